// The log by turns: what everybody picked and where it went, or what one player did.
import type { LogLine } from './store.svelte';
import { cardsAt, zoneKey, type GameEvent, type Place, type ZoneName } from './types';

export interface Turn {
  /** That of its first line. */
  id: number;
  lines: LogLine[];
}

/** These belong to what is there already. */
const GOES_ON = new Set(['dealt', 'row_started']);
/** These come in a row: one after another is one turn. */
const TOGETHER = new Set(['picked', 'revealed', 'scored', 'drafted']);
const kindOf = (line: LogLine | undefined) => line?.events[0]?.kind ?? '';

export function turnsOf(log: readonly LogLine[]): Turn[] {
  const turns: Turn[] = [];
  for (const line of log) {
    const turn = turns.at(-1);
    if (turn && !starts(line, turn.lines)) turn.lines.push(line);
    else turns.push({ id: line.id, lines: [line] });
  }
  return turns;
}

function starts(line: LogLine, before: readonly LogLine[]): boolean {
  const [event] = line.events;
  if (!event || GOES_ON.has(event.kind)) return false;
  const kinds = before.map(kindOf);
  if (event.kind === 'round_began') return true;
  if (TOGETHER.has(event.kind)) {
    const last = kinds.findLast((kind) => kind !== '');
    const follows = last === event.kind || (event.kind === 'revealed' && last === 'picked');
    return !follows && !isSecondCard(event, before);
  }
  if (kinds.some((kind) => kind === 'picked' || kind === 'revealed')) return false;
  const seat = before.flatMap(({ events }) => events).find((one) => !GOES_ON.has(one.kind))?.seat;
  return event.seat !== null && event.seat !== seat;
}

/** A player may play two cards, one after the other. */
function isSecondCard(event: GameEvent, [first]: readonly LogLine[]): boolean {
  return (
    event.kind === 'revealed' &&
    event.source?.[0] === 'hand' &&
    first?.events[0]?.seat === event.seat
  );
}

/** The name of a card at its place, as it is drawn. */
export const cardKey = (zone: ZoneName, card: Place): string =>
  `${zoneKey(zone)}:${String(card ?? '')}`;

const LAID = new Set(['placed', 'row_begun', 'laid_on', 'put']);

/** Who has laid the cards of the last turn, by the place of each card. */
export function marksOf(turns: readonly Turn[]): ReadonlyMap<string, number> {
  const marks = new Map<string, number>();
  const began = turns.findLastIndex(({ lines }) => kindOf(lines[0]) === 'round_began');
  const laid = turns
    .slice(began + 1)
    .map(({ lines }) => lines.flatMap(({ events }) => events).filter(({ kind }) => LAID.has(kind)))
    .findLast((events) => events.length > 0);
  for (const { seat, target, cards } of laid ?? []) {
    if (seat === null || !target) continue;
    for (const card of cards.flatMap(cardsAt)) marks.set(cardKey(target, card), seat);
  }
  return marks;
}
