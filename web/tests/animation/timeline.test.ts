// What is drawn between two views, of every golden game and of random ones: nothing that is not so.
import { describe, expect, it } from 'vitest';
import {
  frameAt,
  LONGEST,
  timelineOf,
  type Frame,
  type Timeline,
} from '../../src/lib/animation/timeline';
import { cardsBefore, cardsInHand, openZones } from '../../src/lib/table/layout';
import { cardsAt, sameZone, type Card, type View } from '../../src/lib/table/types';
import { walk, WALKS, type Walk } from '../matches';

const known = (view: View, decision = 0) => ({ view, decision });

/** The cards that are drawn face up, wherever they are. */
function drawn({ view, flying }: Frame): (Card | null)[] {
  const zones = view.zones.filter(({ zone }) => ['row', 'target', 'stack'].includes(zone[0]));
  const places = [
    ...[...zones, ...openZones(view)].flatMap(({ cards }) => cards),
    ...view.players.flatMap(({ seat }) => cardsBefore(view, seat)),
    ...(view.seat === null ? [] : cardsInHand(view)),
  ];
  // What flies to where it is not drawn any more is drawn on its way.
  const away = flying.flatMap(({ events }) =>
    events.flatMap(({ target, cards, source }) =>
      isUnseen(view, target) && !sameZone(source, target) ? cards : [],
    ),
  );
  return [...places.flatMap(cardsAt), ...away];
}

const isUnseen = (view: View, zone: View['zones'][number]['zone'] | null): boolean =>
  zone !== null &&
  (['pile', 'heap', 'deck'].includes(zone[0]) || (zone[0] === 'hand' && zone[1] !== view.seat));

/** Moments at which something changes, and some between. */
function moments({ beats, length }: Timeline): number[] {
  const turns = [0, length, ...beats.flatMap(({ at, moves }) => [at, at + moves])];
  return [...new Set(turns.flatMap((at) => [at, at + 1]))];
}

const total = ({ zones }: View): number => zones.reduce((sum, { size }) => sum + size, 0);

/** What is wrong with a frame of a timeline. */
function wrong(frame: Frame, { before, after }: Timeline, copies: Walk['copies']): string[] {
  const found: string[] = [];
  const counts = new Map<string, number>();
  for (const card of drawn(frame)) {
    if (card !== null) counts.set(String(card), (counts.get(String(card)) ?? 0) + 1);
  }
  for (const [card, count] of counts) {
    if (count > (copies[card] ?? 0)) found.push(`${card} is drawn ${String(count)} times`);
  }
  const { view } = frame;
  if (![total(before.view), total(after.view)].includes(total(view))) found.push('cards are lost');
  for (const { zone, cards, size } of view.zones) {
    const there = cards.flatMap(cardsAt).length;
    if (there && there !== size)
      found.push(`${zone.join(' ')}: ${String(there)} of ${String(size)}`);
  }
  for (const { seat, running } of view.players) {
    const of = ({ players }: View) => players[seat]?.running ?? 0;
    const ends = [of(before.view), of(after.view)];
    if (running < Math.min(...ends) || running > Math.max(...ends)) {
      found.push(`seat ${String(seat)} has ${String(running)}, not ${ends.join(' to ')}`);
    }
  }
  if (frame.decision === null && view.choices.length) found.push('choices for no decision');
  return found;
}

function check(timeline: Timeline, copies: Walk['copies']): void {
  const { after, length } = timeline;
  const found = new Set<string>();
  for (const time of moments(timeline)) {
    const frame = frameAt(timeline, time);
    for (const each of wrong(frame, timeline, copies)) found.add(each);
    if (frame.decision !== (time < length ? null : after.decision)) found.add('wrong decision');
  }
  expect([...found]).toEqual([]);
  const end = frameAt(timeline, Infinity);
  expect(end.view).toBe(after.view);
  expect([end.decision, end.flying]).toEqual([after.decision, []]);
}

/** Everything that changes its place is seen to do so; only a deal or a draft may be there at once. */
function checkMoves({ beats }: Timeline): void {
  const events = beats.flatMap((beat) => beat.events);
  if (events.some(({ kind }) => ['round_began', 'row_started'].includes(kind))) return;
  const still = beats.filter(({ moves }) => !moves).flatMap((beat) => beat.events);
  expect(still.filter(({ target, cards }) => target && cards.length)).toEqual([]);
}

/** The last picture before the end shows the same cards in the same order. */
function checkEnd({ beats, after }: Timeline): void {
  const open = ['row', 'target', 'stack', 'table'];
  const cards = (view: View) =>
    view.zones
      .filter(({ zone, size }) => open.includes(zone[0]) && size > 0)
      .map((zone) => [zone.zone, zone.cards]);
  const last = beats.at(-1);
  if (last) expect(cards(last.view)).toEqual(cards(after.view));
}

describe.each(WALKS)('%s', (name) => {
  const { copies, view: first, steps } = walk(name);

  it('is shown card by card, and nothing is ever drawn that is not so', () => {
    let view = first;
    for (const step of steps) {
      const timeline = timelineOf(known(view, 1), known(step.view, 2), step.events);
      check(timeline, copies);
      checkEnd(timeline);
      checkMoves(timeline);
      view = step.view;
    }
  });

  it('is true as well when several moves come at once', () => {
    for (const size of [2, 7, 40]) {
      let view = first;
      for (let at = 0; at < steps.length; at += size) {
        const some = steps.slice(at, at + size);
        const after = some.at(-1)?.view as View;
        const events = some.flatMap((step) => step.events);
        const timeline = timelineOf(known(view, 1), known(after, 2), events);
        check(timeline, copies);
        expect(timeline.length).toBeLessThanOrEqual(LONGEST);
        expect(timeline.beats.flatMap((beat) => beat.events)).toEqual(events);
        view = after;
      }
    }
  });
});

describe('a timeline', () => {
  const { view: first, steps } = walk('classic-0');
  const stepWith = (kind: string) => {
    const at = steps.findIndex(({ events }) => events.some((event) => event.kind === kind));
    const before = at > 0 ? (steps[at - 1]?.view as View) : first;
    return timelineOf(known(before), known(steps[at]?.view as View), steps[at]?.events ?? []);
  };

  it('turns cards up together', () => {
    const { beats } = stepWith('revealed');
    const turned = beats.filter(({ events }) => events[0]?.kind === 'revealed');
    expect(turned.map(({ events }) => events.length)).toEqual([first.players.length]);
  });

  it('lets one card arrive before the next one leaves', () => {
    const { beats } = stepWith('placed');
    const placed = beats.filter(({ holds }) => holds > 0);
    for (const [number, beat] of placed.entries()) {
      const last = placed[number - 1];
      if (last) expect(beat.at).toBeGreaterThanOrEqual(last.at + last.moves);
    }
  });

  it('goes on being chosen on while others pick', () => {
    const at = steps.findIndex(({ events }) => events.every(({ kind }) => kind === 'picked'));
    const [before, step] = [steps[at - 1]?.view ?? first, steps[at]];
    const timeline = timelineOf(known(before), known(step?.view as View), step?.events ?? []);
    expect(timeline.length).toBe(0);
    expect(frameAt(timeline, 0).view).toBe(step?.view);
  });

  it('changes at once where events do not lead from one view to the other', () => {
    const { before, after, beats } = stepWith('placed');
    const events = beats.flatMap((beat) => beat.events).filter(({ kind }) => kind !== 'placed');
    const timeline = timelineOf(before, after, events);
    for (const time of moments(timeline)) {
      expect(frameAt(timeline, time).view.zones).toEqual(after.view.zones);
    }
  });
});
