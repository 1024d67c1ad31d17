import { describe, expect, test } from 'vitest';
import { textsOf } from '../../plugins/texts';
import { LANGUAGES } from '../../src/lib/language/languages';
import { Words } from '../../src/lib/language/words';

describe('numbers', () => {
  test.each(LANGUAGES)('%s writes small ones as the library of languages would', (language) => {
    const words = new Words(language);
    const format = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
    for (const value of [-120, -1, 0, 7, 104, 999, 1000, 12345.67, 2.5]) {
      expect(words.number(value)).toBe(format.format(value));
    }
  });

  test('are Latin in Persian text for those who want it', async () => {
    const words = await new Words('fa', () => 'latin').load('base');
    const said = [-120, 104, 1000, 12345.67, 2.5].map((value) => words.number(value));
    expect(said).toEqual(['\u200e−120', '104', '1,000', '12,345.7', '2.5']);
    expect(words.text('count-cards', { count: 12 })).toContain('12');
    expect(words.text('count-cards', { count: 1200 })).toContain('1,200');
  });

  test('decide between forms, and are written, in a text', async () => {
    const words = await new Words('ru').load('base');
    const said = [1, 3, 7, 1200].map((count) => words.text('count-cards', { count }));
    expect(said).toEqual(['1 карта', '3 карты', '7 карт', '1\u00a0200 карт']);
  });
});

test('a file is parsed to its texts and attributes, comments left out', () => {
  expect(textsOf('# why\na = word\nb = { $x } words\n    .text = more\n')).toEqual([
    ['a', 'word'],
    ['b', [{ type: 'var', name: 'x' }, ' words'], { text: 'more' }],
  ]);
});
