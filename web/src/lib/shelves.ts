// Where the texts of the page lie: the Fluent files of all languages, parsed by the build.
import type { Texts } from '../../plugins/texts';
import type { Language } from './language';

/** Which files are asked for together: what every screen needs, what all but the table need, … */
const SHELVES = {
  base: ['counts', 'events', 'games', 'page', 'prompts', 'refusals', 'replay', 'server'],
  screens: ['screens'],
  clauses: ['clauses'],
  learn: ['clauses', 'learn'],
} as const;
export type Shelf = keyof typeof SHELVES;

// Every file is a chunk of its own, so that only the chosen language is ever fetched.
const files = import.meta.glob<Texts>(
  [
    '../../../src/sixthcow/locale/*/*.ftl',
    '!../../../src/sixthcow/locale/*/{arena,cluster,serving,terminal}.ftl',
  ],
  { query: '?texts', import: 'default' },
);

/** All texts of a shelf. They are fetched once, however often they are asked for. */
export function textsOn(shelf: Shelf, language: Language): Promise<Texts[]> {
  return Promise.all(
    SHELVES[shelf].map((file) => {
      const load = files[`../../../src/sixthcow/locale/${language}/${file}.ftl`];
      if (!load) throw new Error(`no texts ${language}/${file}`);
      return load();
    }),
  );
}
