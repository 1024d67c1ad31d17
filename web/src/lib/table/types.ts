// Short names for the parts of messages that the whole page speaks of.
import type {
  ChoiceData,
  EffectData,
  EventData,
  PlayerData,
  Terms as TermsData,
  ViewData,
  ZoneData,
} from '../connection/protocol';

export type Card = number | string;
/** A place in a zone: a card, a face-down card, or cards lying on each other, topmost last. */
export type Place = Card | null | Card[];
export type ZoneName = [string, number];
export type Zone = ZoneData;
export type Player = PlayerData;
export type View = ViewData;
export type Choice = ChoiceData;
export type Effect = EffectData;
export type GameEvent = EventData;
/** Terms as the server writes them: nothing is left out. */
export type Terms = Required<TermsData>;

export const sameZone = (a: ZoneName | null, b: ZoneName | null): boolean =>
  a === b || (a !== null && b !== null && a[0] === b[0] && a[1] === b[1]);

export const zoneKey = (zone: ZoneName): string => `${zone[0]}-${String(zone[1])}`;

/** All cards of a place, seen or not. */
export const cardsAt = (place: Place): (Card | null)[] => (Array.isArray(place) ? place : [place]);

/** A name of its own for each card of a hand, however many are alike. */
export function apart(cards: readonly Place[]): string[] {
  const met = new Map<string, number>();
  return cards.map((card) => {
    const face = String(card);
    const before = met.get(face) ?? 0;
    met.set(face, before + 1);
    return `${face}-${String(before)}`;
  });
}

/** Hands are held by number, special cards after them. */
export function byNumber(a: Card | null, b: Card | null): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  if (typeof a === 'string' && typeof b === 'string') return a < b ? -1 : Number(a > b);
  return (typeof a === 'string' ? 1 : 0) - (typeof b === 'string' ? 1 : 0);
}
