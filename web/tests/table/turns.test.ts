import { describe, expect, it } from 'vitest';
import { marksOf, turnsOf } from '../../src/lib/table/turns';
import type { LogLine } from '../../src/lib/table/store.svelte';
import type { GameEvent } from '../../src/lib/table/types';
import { MATCHES, match } from '../matches';

const eventsOf = (name: string): GameEvent[] =>
  match(name).news.flatMap(({ events = [] }) => events);
const linesOf = (events: readonly GameEvent[]): LogLine[] =>
  events.map((event, number) => ({ id: number + 1, events: [event] }));
const kinds = (lines: readonly LogLine[]) => lines.map(({ events }) => events[0]?.kind);

describe('turns', () => {
  it.each(MATCHES)('of %s hold every line once, in order', (name) => {
    const lines = linesOf(eventsOf(name));
    expect(turnsOf(lines).flatMap((turn) => turn.lines)).toEqual(lines);
  });

  it('of a classic round are ten, each with what everybody picked', () => {
    const events = eventsOf('classic-4');
    const began = events.findIndex(({ kind }) => kind === 'round_began');
    const turns = turnsOf(linesOf(events.slice(0, began)));
    expect(turns).toHaveLength(11); // the last is the counting
    for (const turn of turns.slice(0, 10)) {
      const cards = turn.lines
        .flatMap((line) => line.events)
        .filter((one) => one.kind === 'revealed');
      expect(new Set(cards.map(({ seat }) => seat)).size).toBe(4);
    }
    expect(new Set(kinds(turns[10]?.lines ?? []))).toEqual(new Set(['scored']));
  });

  it.each(['himmel', 'hoof'])('of %s are those of one player', (name) => {
    const turns = turnsOf(linesOf(eventsOf(name)));
    const played = turns.filter(({ lines }) =>
      kinds(lines).some((kind) => kind === 'put' || kind === 'placed'),
    );
    expect(played.length).toBeGreaterThan(10);
    for (const { lines } of played) {
      const acted = lines.flatMap(({ events }) => events).filter(({ kind }) => kind === 'revealed');
      expect(new Set(acted.map(({ seat }) => seat)).size).toBeLessThanOrEqual(1);
      expect(kinds(lines).filter((kind) => kind === 'put').length).toBeLessThanOrEqual(1);
    }
  });
});

describe('marks', () => {
  it.each(MATCHES)('of %s are on cards that lie where the mark says', (name) => {
    const { news, snapshot } = match(name);
    let zones = new Map((snapshot.view?.zones ?? []).map((zone) => [zone.zone.join('-'), zone]));
    const log: LogLine[] = [];
    let marked = 0;
    for (const { events = [], changes, view } of news) {
      log.push(...linesOf(events));
      if (view) zones = new Map(view.zones.map((zone) => [zone.zone.join('-'), zone]));
      for (const zone of changes?.zones ?? []) zones.set(zone.zone.join('-'), zone);
      const marks = marksOf(turnsOf(log));
      for (const key of marks.keys()) {
        const [place = '', card = ''] = key.split(':');
        if (!place.startsWith('row')) continue;
        const there = zones.get(place)?.cards.flat().map(String);
        if (there?.includes(card)) marked++;
      }
    }
    expect(marked > 0).toBe(name !== 'himmel');
  });

  it('are gone when a new round begins', () => {
    const events = eventsOf('classic-4');
    const began = events.findIndex(({ kind }) => kind === 'round_began');
    expect(marksOf(turnsOf(linesOf(events.slice(0, began)))).size).toBe(4);
    expect(marksOf(turnsOf(linesOf(events.slice(0, began + 1)))).size).toBe(0);
  });
});
