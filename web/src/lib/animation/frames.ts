// What happened between two views, cut into frames: events in order on the old view, until the new
// view is reached.
import { zonesAfter } from './zones';
import { sameZone, type GameEvent, type View } from '../table/types';

// Not worth a sentence: the picture says it, or the sentence beside it does.
const QUIET = new Set([
  ...['dealt', 'row_started', 'row_begun', 'picked', 'marker_moved', 'order_chosen'],
  ...['scored', 'match_over', 'won'], // the score sheet
]);

/** A picture: the view at this moment, and the events that led to it. */
export interface Frame {
  view: View;
  events: GameEvent[];
  /** Worth a moment to look at. */
  pause: boolean;
  /** Worth a sentence. */
  spoken: boolean;
  /** Seats whose clock ran out just before: a bot decided for them. */
  late?: readonly number[];
}

const turnsUp = (event: GameEvent | undefined): boolean =>
  event?.kind === 'revealed' && sameZone(event.source, event.target);

/** What happened between two views, cut into pictures. Cards turned up together are one picture. */
export function framesOf(before: View, after: View, events: readonly GameEvent[]): Frame[] {
  const frames: Frame[] = [];
  let view: View = { ...before, zones: [...before.zones, ...opened(before, after)] };
  for (const [number, event] of events.entries()) {
    if (event.kind === 'round_began') view = after;
    else view = { ...view, zones: zonesAfter(view.zones, event), picked: pickedAfter(view, event) };
    // While others pick, one goes on choosing; after that there is only to watch.
    if (event.kind !== 'picked') view = { ...view, waiting: [], choices: [] };
    const last = frames.at(-1);
    if (turnsUp(event) && last && turnsUp(last.events[0]) && turnsUp(events[number - 1])) {
      last.events.push(event);
      last.view = view;
      continue;
    }
    const drawnUnseen = event.kind === 'drew' && event.cards.includes(null);
    const spoken = !QUIET.has(event.kind) && !turnsUp(event) && !drawnUnseen;
    frames.push({ view, events: [event], pause: spoken || turnsUp(event), spoken });
  }
  frames.push({ view: after, events: [], pause: false, spoken: false });
  return frames;
}

/** The places that come into being meanwhile, still empty. */
function opened(before: View, after: View): View['zones'] {
  return after.zones
    .filter((zone) => !before.zones.some((each) => sameZone(each.zone, zone.zone)))
    .map((zone) => ({ ...zone, cards: [], size: 0 }));
}

/** A pick stays in the hand, raised, until something else happens. */
function pickedAfter(view: View, event: GameEvent): View['picked'] {
  if (event.kind !== 'picked') return [];
  const seen = event.cards.filter((card) => card !== null);
  return event.seat === view.seat && seen.length ? seen : view.picked;
}
