// The rules by chapters, read from the file that holds their words: its headings are the chapters',
// its keys the clauses. Nothing about the rules is written here.
import type { GameInfo } from '../../lib/connection/protocol';
import type { Language } from '../../lib/language/languages';

export interface Chapter {
  title: string;
  clauses: string[];
}

const files = import.meta.glob<string>('../../../../src/sixthcow/locale/*/clauses.ftl', {
  query: '?raw',
  import: 'default',
});

export async function chaptersOf(language: Language): Promise<Chapter[]> {
  const load = files[`../../../../src/sixthcow/locale/${language}/clauses.ftl`];
  return load ? parsed(await load()) : [];
}

/** The headings (`## …`) of a file of clauses, each with the clauses under it. */
export function parsed(source: string): Chapter[] {
  const chapters: Chapter[] = [];
  for (const line of source.split('\n')) {
    const title = /^## (.+)$/.exec(line)?.[1];
    const clause = /^clause-([A-Z-]+-\d+) =/.exec(line)?.[1];
    if (title) chapters.push({ title, clauses: [] });
    else if (clause) chapters.at(-1)?.clauses.push(clause);
  }
  return chapters;
}

/** `HIM-END-2` belongs to the group `HIM-END`. */
export const groupOf = (clause: string): string => clause.slice(0, clause.lastIndexOf('-'));

/** The chapters that hold clauses of these groups, with those clauses only. */
export function chosen(chapters: readonly Chapter[], groups: readonly string[]): Chapter[] {
  return chapters
    .map(({ title, clauses }) => ({
      title,
      clauses: clauses.filter((clause) => groups.includes(groupOf(clause))),
    }))
    .filter(({ clauses }) => clauses.length > 0);
}

export interface Parts {
  /** What only this game has, or all of the first one, which the others are variants of. */
  own: string[];
  /** What it has of the first game. */
  shared: string[];
  /** Games of another family have no heads on their cards. */
  plain: boolean;
}

/** The groups of clauses of a game. */
export function partsOf(games: readonly GameInfo[], name: string): Parts {
  const [first] = games;
  const all = games.find((game) => game.name === name)?.chapters ?? [];
  const common = first?.chapters ?? [];
  const own = all.filter((group) => first?.name === name || !common.includes(group));
  return {
    own,
    shared: all.filter((group) => !own.includes(group)),
    plain: !all.some((group) => common.includes(group)),
  };
}
