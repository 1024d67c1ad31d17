// The table between two moments: where cards lie after each event, told by the events alone.
import {
  byNumber,
  cardsAt,
  sameZone,
  type Card,
  type GameEvent,
  type Place,
  type Zone,
} from '../table/types';

/** The zones after an event, as the one sees them for whom the event was made. */
export function zonesAfter(zones: readonly Zone[], event: GameEvent): Zone[] {
  const { source, target, cards } = event;
  if (!target || !cards.length) return [...zones];
  if (sameZone(source, target)) {
    return zones.map((zone) =>
      sameZone(zone.zone, target) ? { ...zone, cards: [...cards] } : zone,
    );
  }
  const left = [...cards];
  const isSource = (zone: Zone) => sameZone(zone.zone, source);
  let after = zones.map((zone) => (isSource(zone) ? without(zone, left) : zone));
  // A card may lie before its player although the event says that it comes from the hand.
  after = after.map((zone) =>
    isSource(zone) || zone.owner === null || zone.zone[0] !== 'table' ? zone : without(zone, left),
  );
  if (left.length && source && source[0] !== 'deck') {
    // What lies with it: the stack under a target.
    after = after.map((zone) =>
      zone.owner === null && zone.zone[1] === source[1] ? without(zone, left) : zone,
    );
  }
  return after.map((zone) => (sameZone(zone.zone, target) ? withCards(zone, event) : zone));
}

/** The zone without the cards in `left`; those found are struck out there. */
function without(zone: Zone, left: (Card | null)[]): Zone {
  if (!zone.cards.length) return { ...zone, size: Math.max(0, zone.size - left.length) };
  const places: Place[] = [];
  let size = zone.size;
  for (const place of zone.cards) {
    const there = cardsAt(place);
    const kept = there.filter((card) => !struck(card, left));
    size -= there.length - kept.length;
    if (kept.length === there.length) places.push(place);
    else if (kept[0] !== undefined) places.push(kept[0]);
  }
  return { ...zone, cards: places, size };
}

/** Strike a card out; one seen from behind may be any. */
function struck(card: Card | null, left: (Card | null)[]): boolean {
  const at = left.indexOf(card);
  if (at >= 0) left.splice(at, 1);
  else if (card === null && left.length) left.pop();
  else return false;
  return true;
}

/** The zone with an event's cards added. */
function withCards(zone: Zone, event: GameEvent): Zone {
  const size = zone.size + event.cards.length;
  if (zone.size && !zone.cards.length) return { ...zone, size }; // a pile that nobody looks through
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
  const cards = [...zone.cards, ...added];
  if (zone.zone[0] === 'hand' && !cards.includes(null)) {
    cards.sort((a, b) => byNumber(a as Card, b as Card));
  }
  return { ...zone, cards, size };
}
