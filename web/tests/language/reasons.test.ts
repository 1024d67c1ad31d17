import { beforeAll, describe, expect, it } from 'vitest';
import { i18n } from '../../src/lib/language/i18n.svelte';
import { factText } from '../../src/lib/language/reasons';

const SIXTH = { card: '69', row: '4', heads: 5, chance: 82 };

describe('a reason', () => {
  beforeAll(async () => {
    await i18n.words.load('base');
    await i18n.words.load('review');
  });

  it('lists the cards that would help', () => {
    const said = factText({ kind: 'sixth-unless', values: { ...SIXTH, between: '64 65 66' } });
    expect(said).toContain('unless 64, 65 or 66 comes');
  });

  it('is said as it is without them', () => {
    const said = factText({ kind: 'sixth', values: SIXTH });
    expect(said).toBe('69 would be the sixth card of row 4 (5 heads): 82%');
  });
});
