import { describe, expect, it } from 'vitest';
import { companyOf, distance, lastRoundEnd, stayOf } from '../../src/features/table/round-end';
import type { SeatData } from '../../src/lib/connection/protocol';
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

  it('is short where a clock runs, and long where people wait for each other', () => {
    expect(stayOf(4, true, 30_000)).toBeLessThan(stayOf(2, false, null));
    expect(stayOf(4, true, 8_000)).toBeLessThan(stayOf(4, true, 30_000));
    expect(stayOf(4, true, -1)).toBe(0);
    expect(stayOf(4, true, null)).toBeGreaterThan(stayOf(4, false, null));
  });

  it('is looked at by people who are there', () => {
    const { snapshot } = match('classic-4');
    const view = snapshot.view && { ...snapshot.view, round: 2 };
    const seats: SeatData[] = snapshot.table.seats.map((seat, number) => ({
      ...seat,
      ...{ person: `person-${String(number)}`, level: null, here: true, stand_in: false, ready: 1 },
    }));
    const company = (seat: number, changes: object) =>
      companyOf({
        ...snapshot,
        view,
        table: {
          ...snapshot.table,
          seats: seats.with(seat, { ...seats[seat], ...changes } as SeatData),
        },
      });
    expect([...company(1, {})]).toEqual([1, 2, 3].map((seat) => [seat, false]));
    expect(company(1, { ready: 2 }).get(1)).toBe(true);
    for (const away of [{ here: false }, { stand_in: true }, { person: null, level: 'master' }]) {
      expect([...company(1, away).keys()]).toEqual([2, 3]);
    }
  });

  it('is over for somebody who has picked a card', () => {
    const { snapshot } = match('classic-4');
    const seats = snapshot.table.seats.map((seat) => ({ ...seat, person: 'bo', here: true }));
    const players = snapshot.view?.players.map((player) => ({
      ...player,
      chosen: player.seat === 2,
    }));
    const view = { ...snapshot.view, players } as View;
    const company = companyOf({ ...snapshot, view, table: { ...snapshot.table, seats } });
    expect([...company]).toEqual([1, 2, 3].map((seat) => [seat, seat === 2]));
  });
});
