// Playing a card by dragging it out of the hand: onto the table, or onto a place that wants it.
import { tick } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import type { Choosing } from './choosing.svelte';
import type { Item } from './selection';

/** A finger is never quite still: less than this is a tap. */
const LEAST = 10;

/** Lets a button of the hand be dragged; where it is let go decides. News make new items all the
    time: the one that it is then is asked for, so that a drag outlives them. */
export function draggable(item: () => Item, choosing: Choosing): Attachment<HTMLElement> {
  return (element) => {
    let from: { x: number; y: number } | null = null;
    let moved = false;

    function began(event: PointerEvent): void {
      moved = false;
      if (!event.isPrimary || event.button !== 0) return;
      from = { x: event.clientX, y: event.clientY };
      element.setPointerCapture(event.pointerId);
    }

    function went(event: PointerEvent): void {
      if (!from) return;
      const [x, y] = [event.clientX - from.x, event.clientY - from.y];
      if (!moved && Math.hypot(x, y) < LEAST) return;
      moved = true;
      choosing.point(item());
      element.classList.add('dragged');
      element.style.translate = `${String(x)}px ${String(y)}px`;
    }

    async function ended(event: PointerEvent): Promise<void> {
      const dropped = moved && event.type === 'pointerup';
      from = null;
      element.classList.remove('dragged');
      element.style.translate = '';
      if (!moved) return;
      choosing.point(null);
      const home = element.closest('[data-zone]')?.getBoundingClientRect();
      if (!dropped || !home || event.clientY > home.top) return; // put back
      choosing.tap(item(), 'drop');
      await tick();
      const below = document.elementsFromPoint(event.clientX, event.clientY);
      const key = below
        .map((each) => each.closest<HTMLElement>('[data-item^="zone:"]'))
        .find(Boolean);
      const place = key && choosing.offered.get(key.dataset['item'] ?? '');
      if (place) choosing.tap(place, 'drop');
    }

    /** The click that ends a drag is none. */
    function clicked(event: MouseEvent): void {
      if (moved) event.stopImmediatePropagation();
      moved = false;
    }

    const done = (event: PointerEvent) => void ended(event);
    element.addEventListener('pointerdown', began);
    element.addEventListener('pointermove', went);
    element.addEventListener('pointerup', done);
    element.addEventListener('pointercancel', done);
    element.addEventListener('click', clicked, { capture: true });
    return () => {
      element.removeEventListener('pointerdown', began);
      element.removeEventListener('pointermove', went);
      element.removeEventListener('pointerup', done);
      element.removeEventListener('pointercancel', done);
      element.removeEventListener('click', clicked, { capture: true });
    };
  };
}
