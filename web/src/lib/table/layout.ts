// Which cards of a view are drawn where. Every card has one place.
import { byNumber, cardsAt, sameZone, type Card, type Place, type View, type Zone } from './types';

/** Zones that have a place of their own on the table; all others are spread out. */
const PLACED = new Set(['row', 'target', 'stack', 'deck']);

/** The viewer's own cards, sorted. A pick lies on the table already, but can be changed: it stays
    where it was. */
export function cardsInHand({ seat, zones, picked }: View): (Card | null)[] {
  const hand = zones.find(({ zone }) => sameZone(zone, ['hand', seat ?? 0]))?.cards ?? [];
  return [...hand.flatMap(cardsAt), ...picked].sort(byNumber);
}

/** What lies before a player; the viewer's own pick is still in the hand. */
export function cardsBefore({ seat, zones, picked }: View, player: number): Place[] {
  if (player === seat && picked.length) return [];
  return zones.find(({ zone }) => sameZone(zone, ['table', player]))?.cards ?? [];
}

/** Cards that lie open for everybody and belong to nobody: to choose from, or taken. */
export function openZones({ zones }: View): Zone[] {
  return zones.filter(
    ({ zone, owner, size }) => owner === null && !PLACED.has(zone[0]) && size > 0,
  );
}
