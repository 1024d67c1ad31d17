// Where the texts of the page lie: the Fluent files of all languages, parsed by the build.
import type { Texts } from '../../../plugins/texts';
import type { Language } from './languages';

/** Which files are asked for together: what every screen needs, what all but the table need, … */
const GROUPS = {
  base: ['counts', 'events', 'games', 'page', 'prompts', 'refusals', 'replay', 'server'],
  screens: ['screens'],
  clauses: ['clauses'],
  learn: ['clauses', 'learn'],
  review: ['review', 'coach'],
} as const;
export type TextGroup = keyof typeof GROUPS;

// Every file is a chunk of its own, so that only the chosen language is ever fetched.
const files = import.meta.glob<Texts>(
  [
    '../../../../src/sixthcow/locale/*/*.ftl',
    '!../../../../src/sixthcow/locale/*/{arena,cluster,serving,terminal}.ftl',
  ],
  { query: '?texts', import: 'default' },
);

/** All texts of a group. They are fetched once, however often they are asked for. */
export function textsOf(group: TextGroup, language: Language): Promise<Texts[]> {
  return Promise.all(
    GROUPS[group].map((file) => {
      const load = files[`../../../../src/sixthcow/locale/${language}/${file}.ftl`];
      if (!load) throw new Error(`no texts ${language}/${file}`);
      return load();
    }),
  );
}
