// Where cards lie after an event. Every event moves cards that are there: none is made, none is
// lost. An event that does not fit what is seen has no answer, and nothing is animated.
import {
  byNumber,
  cardsAt,
  sameZone,
  zoneKey,
  type Card,
  type GameEvent,
  type Place,
  type Zone,
  type ZoneName,
} from '../table/types';

/** How a viewer sees a zone: its faces, backs, or only how many there are. */
type Look = 'faces' | 'backs' | 'count';
export type LookOf = (zone: Zone) => Look;

/** Tells how zones look from views in which something lies in them; the first that knows does. */
export function looksOf(...views: readonly (readonly Zone[])[]): LookOf {
  return ({ zone }) => {
    for (const zones of views) {
      const found = zones.find((each) => sameZone(each.zone, zone));
      if (found?.size) return lookOf(found);
    }
    return 'faces';
  };
}

function lookOf({ cards }: Zone): Look {
  if (!cards.length) return 'count';
  return cards.every((card) => card === null) ? 'backs' : 'faces';
}

/** The zones after an event, as the one sees them for whom the event was made; null if it does not
    fit. */
export function zonesAfter(zones: readonly Zone[], event: GameEvent, looks: LookOf): Zone[] | null {
  const { source, target, cards } = event;
  if (event.kind === 'round_began') return collected(zones);
  if (!target || !cards.length) return [...zones];
  if (sameZone(source, target)) return turned(zones, target, cards);
  if (!source) return null;
  const before = event.kind === 'picked' ? takenBack(zones, source, target) : [...zones];
  const left = [...cards];
  const isSource = (zone: Zone) => sameZone(zone.zone, source);
  let after = before.map((zone) => (isSource(zone) ? without(zone, left) : zone));
  // Some lie elsewhere, where one sees them: in the stack under a target, in a draft that is over.
  after = after.map((zone) => (isSource(zone) ? zone : withoutSeen(zone, left)));
  if (left.length || !after.some((zone) => sameZone(zone.zone, target))) return null;
  return after.map((zone) => (sameZone(zone.zone, target) ? withCards(zone, event, looks) : zone));
}

/** A new round begins with all cards in the deck. */
function collected(zones: readonly Zone[]): Zone[] {
  const all = zones.reduce((sum, zone) => sum + zone.size, 0);
  return zones.map((zone) => ({ ...zone, cards: [], size: zone.zone[0] === 'deck' ? all : 0 }));
}

/** Cards turned up, or put into an order, where they lie. */
function turned(zones: readonly Zone[], name: ZoneName, cards: GameEvent['cards']): Zone[] | null {
  const there = zones.find((zone) => sameZone(zone.zone, name));
  if (there?.size !== cards.length) return null;
  return zones.map((zone) => (zone === there ? { ...zone, cards: [...cards] } : zone));
}

/** A pick replaces the one before it, which goes back to where it came from. */
function takenBack(zones: readonly Zone[], hand: ZoneName, table: ZoneName): Zone[] {
  const back = zones.find((zone) => sameZone(zone.zone, table))?.cards.flatMap(cardsAt) ?? [];
  return zones.map((zone) => {
    if (sameZone(zone.zone, table)) return { ...zone, cards: [], size: 0 };
    if (!sameZone(zone.zone, hand)) return zone;
    const size = zone.size + back.length;
    return { ...zone, cards: inOrder(zone, [...zone.cards, ...back]), size };
  });
}

/** The zone without the cards in `left`; those found are struck out there. */
function without(zone: Zone, left: (Card | null)[]): Zone {
  if (!zone.cards.length) {
    const gone = Math.min(zone.size, left.length);
    left.splice(0, gone);
    return { ...zone, size: zone.size - gone };
  }
  // Those whose faces are seen first: one seen from behind may be any.
  const seen = removed(zone.cards, (card) => card !== null && struck(left, left.indexOf(card)));
  const places = removed(seen, (card) => card === null && struck(left, left.length - 1));
  return { ...zone, cards: places, size: places.flatMap(cardsAt).length };
}

function removed(places: readonly Place[], goes: (card: Card | null) => boolean): Place[] {
  return places.flatMap((place) => {
    const there = cardsAt(place);
    const kept = there.filter((card) => !goes(card));
    return kept.length === there.length ? [place] : kept.slice(0, 1);
  });
}

/** The same, but only cards whose faces it shows. */
function withoutSeen(zone: Zone, left: (Card | null)[]): Zone {
  return zone.cards.length && !zone.cards.includes(null) ? without(zone, left) : zone;
}

/** Strike a card out, if it is there. */
function struck(left: (Card | null)[], at: number): boolean {
  if (at >= 0) left.splice(at, 1);
  return at >= 0;
}

/** The zone with an event's cards added. */
function withCards(zone: Zone, event: GameEvent, looks: LookOf): Zone {
  const size = zone.size + event.cards.length;
  const look = looks(zone);
  if (look === 'count') return { ...zone, cards: [], size };
  if (look === 'backs') {
    return { ...zone, cards: [...zone.cards, ...event.cards.map(() => null)], size };
  }
  if (event.kind === 'laid_on') {
    const below = zone.cards.length ? cardsAt(zone.cards.at(-1) ?? null) : [];
    const pair = [...below, ...event.cards].filter((card) => card !== null);
    return { ...zone, cards: [...zone.cards.slice(0, -1), pair], size };
  }
  let added: Place[] = event.cards;
  if (zone.capacity !== null && event.cards.length > 1) {
    added = [event.cards.filter((card) => card !== null)];
  }
  if (event.facts['side'] === 'left') return { ...zone, cards: [...added, ...zone.cards], size };
  return { ...zone, cards: inOrder(zone, [...zone.cards, ...added]), size };
}

/** Hands are held by number. */
function inOrder({ zone }: Zone, cards: Place[]): Place[] {
  if (zone[0] !== 'hand' || cards.includes(null)) return cards;
  return cards.sort((a, b) => byNumber(a as Card, b as Card));
}

/** Whether the same cards lie in the same zones, as far as they are seen in both. */
export function sameCards(some: readonly Zone[], others: readonly Zone[]): boolean {
  const names = new Map([...some, ...others].map(({ zone }) => [zoneKey(zone), zone]));
  const find = (zones: readonly Zone[], name: ZoneName) =>
    zones.find(({ zone }) => sameZone(zone, name));
  return [...names.values()].every((name) => sameIn(find(some, name), find(others, name)));
}

function sameIn(one: Zone | undefined, other: Zone | undefined): boolean {
  if ((one?.size ?? 0) !== (other?.size ?? 0)) return false;
  const [here, there] = [one, other].map((zone) => zone?.cards.flatMap(cardsAt) ?? []);
  if (!here?.length || !there?.length || here.includes(null) || there.includes(null)) return true;
  const sorted = (cards: (Card | null)[]) => cards.map(String).sort().join();
  return sorted(here) === sorted(there);
}
