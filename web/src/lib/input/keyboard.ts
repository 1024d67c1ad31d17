// Playing with keys alone: arrows lead to the nearest thing that can be chosen in that direction,
// digits to a card by its number, Enter chooses (the button does), Escape takes back.
import type { Choosing } from './choosing.svelte';
import { itemKey } from './selection';

const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Whether the key meant something here. */
export function steer(event: KeyboardEvent, root: HTMLElement, choosing: Choosing): boolean {
  const way = WAYS[event.key];
  if (way) return lead(root, way);
  if (event.key === 'Escape') return choosing.back();
  if (!/^\d$/.test(event.key)) return false;
  const item = choosing.type(event.key);
  if (item) focus(root, itemKey(item));
  return item !== null;
}

function focus(root: HTMLElement, key: string): void {
  root.querySelector<HTMLElement>(`[data-item="${CSS.escape(key)}"]`)?.focus();
}

function lead(root: HTMLElement, [x, y]: [number, number]): boolean {
  const all = [...root.querySelectorAll<HTMLElement>('[data-item]')];
  const here = all.find((element) => element === document.activeElement);
  if (!here) {
    const first = all.find((element) => element.tabIndex === 0) ?? all[0];
    first?.focus();
    return first !== undefined;
  }
  const from = middle(here);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const element of all) {
    const to = middle(element);
    const [along, aside] = [
      (to.x - from.x) * x + (to.y - from.y) * y,
      Math.abs((to.x - from.x) * y) + Math.abs((to.y - from.y) * x),
    ];
    const far = along + 3 * aside;
    if (element !== here && along > 4 && far < least) [best, least] = [element, far];
  }
  best?.focus();
  return true;
}

function middle(element: HTMLElement): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
