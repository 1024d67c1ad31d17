import { describe, expect, it } from 'vitest';
import { distance, lastRoundEnd, stayOf } from '../../src/features/table/round-end';
import type { LogLine } from '../../src/lib/table/store.svelte';
import type { GameEvent, View } from '../../src/lib/table/types';
import { MATCHES, match } from '../matches';

const linesOf = (events: readonly GameEvent[]): LogLine[] =>
  events.map((event, number) => ({ id: number + 1, events: [event] }));

const eventsOf = (name: string): GameEvent[] =>
  match(name).news.flatMap(({ events = [] }) => events);

const FIRST_ROUND = 1;

describe('the end of a round', () => {
  it.each(MATCHES)('of %s is what was scored', (name) => {
    const events = eventsOf(name);
    let shown = 0;
    for (const [number, event] of events.entries()) {
      const end = lastRoundEnd(linesOf(events.slice(0, number + 1)));
      if (event.kind === 'round_began') {
        shown++;
        expect(end?.next).toBe(event.facts['round']);
        for (const { seat, points, before, total } of end?.scores ?? []) {
          const told = end?.events.find((scored) => scored.seat === seat);
          expect([points, total]).toEqual([told?.facts['points'], told?.facts['total']]);
          expect(before + points).toBe(total);
        }
        expect(end?.scores.length).toBeGreaterThan(0);
      }
      if (['placed', 'put', 'scored', 'match_over', 'won'].includes(event.kind)) {
        expect(end).toBeNull();
      }
    }
    const rounds = events.filter(({ kind }) => kind === 'round_began').length;
    expect(shown).toBe(rounds);
  });

  it('has the best first', () => {
    const events = eventsOf('classic-4');
    const began = events.findIndex(({ kind }) => kind === 'round_began');
    const totals = lastRoundEnd(linesOf(events.slice(0, began + 1)))?.scores.map(
      (one) => one.total,
    );
    expect(totals).toEqual([...(totals ?? [])].sort((a, b) => a - b));
    expect(totals).toHaveLength(4);
  });

  it('is not shown to somebody who has just come', () => {
    const [first] = eventsOf('classic-4').filter(({ kind }) => kind === 'round_began');
    expect(lastRoundEnd([])).toBeNull();
    expect(lastRoundEnd(linesOf(first ? [first] : []))).toBeNull();
  });

  it('says how far the end of the match is', () => {
    const score = { seat: 2, points: 5, before: 15, total: 20 };
    const end = { id: 1, events: [], scores: [score], next: FIRST_ROUND + 1 };
    const left = (settings: View['settings']) => distance(end, settings)?.count;
    expect(left({ target: 66, ends: 'exceeds', rounds: null })).toBe(47);
    expect(left({ target: 66, ends: 'reaches', rounds: null })).toBe(46);
    expect(left({ target: 66, ends: 'exceeds', rounds: 3 })).toBe(2);
    expect(left({ rounds: 1, tie: 'again' })).toBeUndefined();
    expect(left({})).toBeUndefined();
  });

  it('is short where a clock runs', () => {
    expect(stayOf(4, true)).toBeLessThan(stayOf(2, false));
  });
});
