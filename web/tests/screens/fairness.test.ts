// The browser's check against matches that a server dealt, and against tampered ones.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { drawsFromHands, isHonest, verify, type Checked } from '../../src/features/replay/fairness';
import { hex, sha256 } from '../../src/features/replay/sha256';

interface Match {
  record: Required<Checked>;
  hands: Record<string, (number | string)[]>;
}

const match = (name: string): Match =>
  JSON.parse(readFileSync(`tests/screens/data/${name}.json`, 'utf-8')) as Match;

const check = ({ record, hands }: Match) => verify(record, (move) => hands[move] ?? []);

describe('a dealt match', () => {
  it.each(['classic', 'himmel', 'contributions'])('%s is found honest', async (name) => {
    const verdict = await check(match(name));
    expect(verdict && isHonest(verdict)).toBe(true);
    expect(verdict?.draws.length).toBe(
      match(name).record.moves.filter(([who]) => who === 0).length,
    );
  });

  it('says who has added to the seed', async () => {
    expect((await check(match('classic')))?.contributions).toEqual([]);
    const verdict = await check(match('contributions'));
    expect(verdict?.contributions.map(([seat]) => seat)).toEqual([1, 3]);
  });

  it('knows whether hands are needed', () => {
    expect(drawsFromHands(match('classic').record)).toBe(false);
    expect(drawsFromHands(match('himmel').record)).toBe(true);
  });

  it('is the same with our own hash', async () => {
    const { record } = match('classic');
    const own = (text: string) => Promise.resolve(sha256(new TextEncoder().encode(text)));
    const verdict = await verify(record, () => [], own);
    expect(verdict && isHonest(verdict)).toBe(true);
  });
});

describe('a match that goes on from another one', () => {
  const after = (name: string, move: unknown): Match => {
    const found = match(name);
    found.record.meta = { ...found.record.meta, continues: { game: 'original', move } };
    return found;
  };

  it('is checked from there on, with the numbers of its draws', async () => {
    const verdict = await check(after('himmel', 1));
    const all = (await check(match('himmel')))?.draws ?? [];
    expect(verdict?.continues).toEqual({ moves: 1, game: 'original' });
    expect(verdict?.draws).toEqual(all.slice(1));
    expect(verdict && isHonest(verdict)).toBe(true);
  });

  it('has no proof if it begins nowhere', async () => {
    for (const move of [-1, 1e6, '1', null]) {
      expect(await check(after('classic', move))).toBeNull();
    }
  });
});

describe('a tampered match', () => {
  it('is found out by its shuffle', async () => {
    const tampered = match('classic');
    const [who, action] = tampered.record.moves[0] ?? [0, ''];
    const [verb, first, second, ...rest] = action.split(' ');
    tampered.record.moves[0] = [who, [verb, second, first, ...rest].join(' ')];
    const verdict = await check(tampered);
    expect(verdict?.draws.filter((draw) => !draw.right).map((draw) => draw.move)).toEqual([1]);
    expect(verdict?.seedFits).toBe(true);
  });

  it('is found out by its theft', async () => {
    const tampered = match('himmel');
    const theft = Object.keys(tampered.hands).map(Number)[0] ?? 0;
    const move = tampered.record.moves[theft - 1];
    const other = tampered.hands[theft]?.find((card) => `steal ${String(card)}` !== move?.[1]);
    tampered.record.moves[theft - 1] = [0, `steal ${String(other)}`];
    const verdict = await check(tampered);
    expect(verdict?.draws.filter((draw) => !draw.right).map((draw) => draw.move)).toEqual([theft]);
  });

  it('is found out by its seed', async () => {
    const tampered = match('classic');
    const fairness = tampered.record.meta?.fairness;
    if (fairness) fairness.commitment = fairness.seed;
    const verdict = await check(tampered);
    expect(verdict?.seedFits).toBe(false);
    expect(verdict && isHonest(verdict)).toBe(false);
  });

  it('is found out by a contribution that is gone', async () => {
    const tampered = match('contributions');
    const { contributions } = tampered.record.meta?.fairness as {
      contributions: Record<string, string>;
    };
    delete contributions['3'];
    expect((await check(tampered))?.draws.every((draw) => !draw.right)).toBe(true);
    contributions['3'] = 'moo';
    expect(await check(tampered)).toBeNull();
  });

  it('has no verdict without a proof', async () => {
    expect(await verify({ moves: [] }, () => [])).toBeNull();
    for (const meta of [null, {}, { fairness: {} }, { fairness: { seed: 3, commitment: 'x' } }])
      expect(await verify({ moves: [], meta }, () => [])).toBeNull();
  });
});

describe('our own SHA-256', () => {
  // FIPS 180-4's examples, and lengths around the edges of a block.
  it.each(['', 'abc', 'a'.repeat(55), 'b'.repeat(56), 'c'.repeat(64), 'd'.repeat(200)])(
    'agrees with the browser on %j',
    async (text) => {
      const bytes = new TextEncoder().encode(text);
      const theirs = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
      expect(hex(sha256(bytes))).toBe(hex(theirs));
    },
  );
});
