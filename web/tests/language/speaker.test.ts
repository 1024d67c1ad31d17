import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { EventData, OutcomeData, ViewData } from '../../src/lib/connection/protocol';
import { Speaker } from '../../src/lib/language/speaker';
import { LANGUAGES } from '../../src/lib/language/languages';
import { Words } from '../../src/lib/language/words';
import { match } from '../matches';

const NAMES = [
  ...['Ada', 'Bo', 'Mia', 'Konstantin-Alexander', 'Leni'],
  ...['Oskar', 'Zofia', 'Юрий', 'سارا', 'Max'],
];

interface Said {
  kind: string;
  given: unknown;
  said: string[];
}

/** What this page says of the same thing. */
function told(speaker: Speaker, { kind, given }: Said): string[] {
  if (kind === 'event') {
    const event = given as EventData;
    return [speaker.event(event), speaker.why(event)];
  }
  if (kind === 'prompt') return [speaker.prompt(given as ViewData)];
  if (kind === 'outcome') return speaker.outcome(given as OutcomeData);
  const view = given as ViewData & { number: number };
  const choice = view.choices[view.number];
  return choice ? [speaker.choice(choice, view)] : [];
}

describe.each(LANGUAGES)('in %s', (language) => {
  it('the page says what the terminal says', async () => {
    const words = await (await new Words(language).load('base')).load('clauses');
    const speaker = new Speaker(words, NAMES);
    const all = JSON.parse(readFileSync(`fixtures/made/said/${language}.json`, 'utf-8')) as Said[];
    expect(all.length).toBeGreaterThan(100);
    for (const each of all) expect(told(speaker, each)).toEqual(each.said);
  });
});

describe('what was chosen', () => {
  it.each([
    ['double', /^\d+ and \d+$/],
    ['himmel', /^Play \d+ under target /],
  ])('in %s is its cards, or its label', async (name, said) => {
    const speaker = new Speaker(await new Words('en').load('base'), NAMES);
    const { view } = match(name).snapshot;
    const choice = view?.choices[0];
    expect(view && choice && speaker.chosen(choice, view)).toMatch(said);
  });
});
