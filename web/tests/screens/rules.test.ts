import { describe, expect, it } from 'vitest';
import { partsOf } from '../../src/features/rules/chapters';
import { clauseNow } from '../../src/features/rules/now';
import type { GameInfo } from '../../src/lib/connection/protocol';
import type { View } from '../../src/lib/table/types';
import { match } from '../matches';

const info = (name: string, chapters: string[]): GameInfo => ({
  ...({} as GameInfo),
  name,
  chapters,
});
const GAMES = [
  info('classic', ['TURN', 'PLACE']),
  info('professional', ['TURN', 'PLACE', 'PRO']),
  info('himmel', ['HIM-TURN', 'HIM-PASS']),
];

describe('the rules of a game', () => {
  it('are its own and what it has of the first one', () => {
    expect(partsOf(GAMES, 'classic')).toEqual({
      own: ['TURN', 'PLACE'],
      shared: [],
      plain: false,
    });
    expect(partsOf(GAMES, 'professional')).toEqual({
      own: ['PRO'],
      shared: ['TURN', 'PLACE'],
      plain: false,
    });
    expect(partsOf(GAMES, 'himmel').plain).toBe(true);
  });
});

describe('the clause that matters now', () => {
  const view = match('classic-4').snapshot.view as View;
  const groups = GAMES[0]?.chapters ?? [];
  const placed = match('classic-4')
    .news.flatMap(({ events = [] }) => events)
    .filter(({ kind }) => ['picked', 'placed'].includes(kind));

  it('is how a turn begins, before anything has happened', () => {
    expect(clauseNow(view, [], groups)).toBe('TURN-1');
    expect(clauseNow(view, [], GAMES[2]?.chapters ?? [])).toBe('HIM-TURN-1');
    expect(clauseNow(null, [], [])).toBeUndefined();
  });

  it('is what was placed last, whoever has picked since', () => {
    const last = placed.findLastIndex(({ kind }) => kind === 'placed');
    const log = [placed[last], placed.find(({ kind }) => kind === 'picked')].map((event, id) => ({
      id,
      events: event ? [event] : [],
    }));
    expect(clauseNow(view, log, groups)).toBe(placed[last]?.clause);
  });

  it('is that of a special decision for the player who must decide', () => {
    const asked: View = { ...view, asks: 'row', waiting: [0], seat: 0 };
    expect(clauseNow(asked, [], groups)).toBe('PLACE-4');
    expect(clauseNow(asked, [], GAMES[1]?.chapters ?? [])).toBe('PRO-4');
    expect(clauseNow({ ...asked, seat: 1 }, [], groups)).toBe('TURN-1');
  });
});
