// Cards on their way: the only code that moves anything. It looks where the cards of a frame are,
// lets the frame be drawn, looks where they are then, and lets them travel between the two.
import { flushSync } from 'svelte';
import type { Animator } from './playback';
import type { Beat } from './timeline';
import { n } from '../language/i18n.svelte';
import { sameZone, zoneKey, type Card, type GameEvent, type ZoneName } from '../table/types';

/** Milliseconds; what is shorter cannot be seen. */
const LEAST = 40;
const EASE = 'cubic-bezier(0.3, 0.7, 0.2, 1)';

interface Start {
  event: GameEvent;
  card: Card | null;
  from: DOMRect | null;
  /** A copy to send where the card itself will not be seen any more. */
  copy: Node | null;
  /** How wide it was; 0 where only its owner could be seen. */
  width: number;
}

/** A movement whose way has been measured: all are, before the first one begins and changes things. */
type Measured = () => Animation;

/** Draws frames with movement inside `root`. */
export function animator(root: HTMLElement, layer: HTMLElement, moves: () => boolean): Animator {
  const running = new Set<Animation>();
  const flying = new Set<Animation>(); // those of them that are cards

  function draw(beats: readonly Beat[], rate: number, apply: () => void): void {
    if (!beats.some((beat) => beat.moves / rate >= LEAST) || !moves()) return apply();
    const starts = beats.map((beat) => beat.events.flatMap((event) => startsOf(root, event)));
    const resting = positions(root);
    forget(layer, beats);
    flushSync(apply);
    const longest = Math.max(...beats.map((beat) => beat.moves)) / rate;
    const cards = beats.flatMap((beat, number) =>
      (starts[number] ?? []).map((start) => travel(root, layer, start, beat.moves / rate)),
    );
    const counts = beats.flatMap((beat) =>
      beat.events.map((event) => count(root, layer, event, beat.moves / rate)),
    );
    cards.push(...settle(root, resting, starts.flat(), longest));
    if (running.size || [...cards, ...counts].some((each) => each)) clip(root, false);
    for (const each of cards) if (each) flying.add(follow(each()));
    for (const each of counts) if (each) follow(each());
  }

  function follow(animation: Animation): Animation {
    running.add(animation);
    const over = () => {
      running.delete(animation);
      flying.delete(animation);
      if (!running.size) clip(root, true);
    };
    animation.finished.then(over, over);
    return animation;
  }

  return {
    draw,
    land: () => [...flying].forEach((each) => each.finish()),
    finish: () => [...running].forEach((each) => each.finish()),
  };
}

/** Cards leave a scrolling part on their way, where nothing is scrolled; else it cuts them off. */
function clip(root: HTMLElement, on: boolean): void {
  for (const part of root.querySelectorAll<HTMLElement>('[data-scrolls]')) {
    part.style.overflow = on || part.scrollHeight > part.clientHeight ? '' : 'visible';
  }
}

const selector = (zone: ZoneName, card: Card | null) =>
  `[data-card="${zoneKey(zone)}:${String(card ?? '')}"]`;

/** Where a card is: itself, else its zone, else its owner. */
function place(root: HTMLElement, zone: ZoneName | null, card: Card | null): Element | null {
  if (!zone) return null;
  const found = root.querySelectorAll(selector(zone, card));
  return (
    found[found.length - 1] ??
    root.querySelector(`[data-zone="${zoneKey(zone)}"]:not(ul)`) ??
    root.querySelector(`[data-seat="${String(zone[1])}"]`)
  );
}

function startsOf(root: HTMLElement, event: GameEvent): Start[] {
  const { source } = event;
  // A whole hand from the deck appears at once: it is not worth fifty cards in the air.
  if (!event.target || (source?.[0] === 'deck' && event.cards.length > 3)) return [];
  return event.cards.map((card) => {
    const seen = source
      ? [source, ...nearby(source, event)].map((zone) => place(root, zone, card))
      : [];
    const element = seen.find((each) => each?.matches('[data-card]')) ?? seen[0] ?? null;
    const copy = element?.matches('[data-card]') ? element.cloneNode(true) : null;
    const from = element?.getBoundingClientRect() ?? null;
    return { event, card, from, copy, width: copy ? (from?.width ?? 0) : 0 };
  });
}

/** Places where a card may lie although the event names another: before its player, in a stack. */
function nearby(source: ZoneName, event: GameEvent): ZoneName[] {
  const zones: ZoneName[] = [['stack', source[1]]];
  if (event.seat !== null) zones.push(['hand', event.seat], ['table', event.seat]);
  return zones;
}

function travel(root: HTMLElement, layer: HTMLElement, start: Start, ms: number): Measured | null {
  const { event, card, from, copy } = start;
  const to = place(root, event.target, card);
  const stays = event.source && root.querySelector(selector(event.source, card));
  if (!to || !from || (stays && !to.matches('[data-card]'))) return null; // a pick stays in the hand
  if (sameZone(event.source, event.target)) return () => turn(to, ms);
  const end = to.getBoundingClientRect();
  if (to.matches('[data-card]')) {
    const scale = start.width / end.width || 0.6;
    const left = from.x + (start.width ? 0 : (from.width - end.width * scale) / 2);
    const top = from.y + (start.width ? 0 : (from.height - end.height * scale) / 2);
    const shift = `translate(${String(left - end.x)}px, ${String(top - end.y)}px)`;
    const frames = [
      { transform: `${shift} scale(${String(scale)})`, zIndex: 5 },
      { transform: 'none', zIndex: 5 },
    ];
    return () => animate(to, frames, ms, { transformOrigin: '0 0', position: 'relative' });
  }
  return copy ? () => send(layer, copy, from, end, ms) : null;
}

/** Turned up where it lies. */
function turn(element: Element, ms: number): Animation {
  const frames = [{ transform: 'rotateY(90deg)' }, { transform: 'none' }];
  return animate(element, frames, ms * 0.6);
}

/** Off to somebody's pile or hand, where it cannot be seen any more. */
function send(layer: HTMLElement, copy: Node, from: DOMRect, end: DOMRect, ms: number): Animation {
  const box = document.createElement('div');
  box.style.cssText = `position:fixed;left:${String(from.x)}px;top:${String(from.y)}px;--cw:${String(from.width)}px`;
  box.append(copy);
  layer.append(box);
  const x = end.x + end.width / 2 - from.x - from.width / 2;
  const y = end.y + end.height / 2 - from.y - from.height / 2;
  const frames = [
    { transform: 'none', opacity: 1, offset: 0 },
    { transform: 'translateY(-12%) scale(1.06)', opacity: 1, offset: 0.25 },
    {
      transform: `translate(${String(x)}px, ${String(y)}px) scale(0.3)`,
      opacity: 0.2,
      offset: 1,
    },
  ];
  const animation = animate(box, frames, ms * 1.25);
  void animation.finished.catch(() => undefined).then(() => box.remove());
  return animation;
}

/** A card that is played again is no longer on its way to the hand it came from. */
function forget(layer: HTMLElement, beats: readonly Beat[]): void {
  for (const card of beats.flatMap(({ events }) => events.flatMap(({ cards }) => cards))) {
    if (card === null) continue;
    layer.querySelector(`[data-card$=":${String(card)}"]`)?.parentElement?.remove();
  }
}

/** What a row cost, said where it goes to. */
function count(
  root: HTMLElement,
  layer: HTMLElement,
  event: GameEvent,
  ms: number,
): Measured | null {
  const { heads } = event.facts;
  const to = heads && event.target ? place(root, event.target, null) : null;
  if (!to) return null;
  const end = to.getBoundingClientRect();
  return () => say(layer, `+${n(Number(heads))}`, end, ms);
}

function say(layer: HTMLElement, text: string, end: DOMRect, ms: number): Animation {
  const box = document.createElement('b');
  box.textContent = text;
  box.className = 'count';
  box.style.left = `${String(end.x + end.width / 2)}px`;
  box.style.top = `${String(end.bottom)}px`;
  layer.append(box);
  const frames = [
    { transform: 'translate(-50%, 60%) scale(0.6)', opacity: 0, offset: 0 },
    { transform: 'translate(-50%, 20%) scale(1)', opacity: 1, offset: 0.35 },
    { transform: 'translate(-50%, 20%) scale(1)', opacity: 1, offset: 0.8 },
    { transform: 'translate(-50%, -20%) scale(1)', opacity: 0, offset: 1 },
  ];
  const animation = animate(box, frames, ms * 2.4);
  void animation.finished.catch(() => undefined).then(() => box.remove());
  return animation;
}

type Positions = Map<string, DOMRect>;

/** Where every card of a row lies, so that those pushed aside can be seen to move. */
function positions(root: HTMLElement): Positions {
  const found: Positions = new Map();
  for (const element of root.querySelectorAll<HTMLElement>('[data-card^="row-"]')) {
    found.set(element.dataset['card'] ?? '', element.getBoundingClientRect());
  }
  return found;
}

function settle(
  root: HTMLElement,
  before: Positions,
  starts: readonly Start[],
  ms: number,
): Measured[] {
  const arriving = new Set(
    starts.map(({ event, card }) =>
      event.target ? `${zoneKey(event.target)}:${String(card)}` : '',
    ),
  );
  const moved: Measured[] = [];
  for (const element of root.querySelectorAll<HTMLElement>('[data-card^="row-"]')) {
    const name = element.dataset['card'] ?? '';
    const from = before.get(name);
    if (!from || arriving.has(name)) continue;
    const end = element.getBoundingClientRect();
    const [x, y] = [from.x - end.x, from.y - end.y];
    if (Math.abs(x) + Math.abs(y) < 2) continue;
    const frames = [
      { transform: `translate(${String(x)}px, ${String(y)}px)` },
      { transform: 'none' },
    ];
    moved.push(() => animate(element, frames, ms * 0.7));
  }
  return moved;
}

function animate(
  element: Element,
  frames: Keyframe[],
  ms: number,
  extra: Keyframe = {},
): Animation {
  const all = frames.map((frame) => ({ ...extra, ...frame }));
  return element.animate(all, { duration: ms, easing: EASE });
}
