// Where in the page one is, from the address and back: no library needed for a dozen routes.
import type { Component } from 'svelte';
import { i18n } from './language/i18n.svelte';
import type { TextGroup } from './language/texts';

/** A screen gets the words of its address: `/t/abc` gives `{ id: 'abc' }`. */
export type Screen = Component<{ params: Record<string, string> }>;
type Loader = () => Promise<{ default: unknown }>;

/** Each screen is a chunk of its own, fetched when somebody goes there. */
const routes: [string, Loader][] = [
  ['/', worded(() => import('../screens/Start.svelte'))],
  ['/t/:id', () => import('../screens/Table.svelte')],
  ['/g/:id', worded(() => import('../screens/Replay.svelte'))],
  ['/g/:id/review', worded(() => import('../screens/Review.svelte'), 'review')],
  ['/replay', worded(() => import('../screens/Import.svelte'))],
  ['/lobby', worded(() => import('../screens/Lobby.svelte'))],
  ['/rules', worded(() => import('../screens/Rules.svelte'), 'clauses')],
  ['/rules/:game', worded(() => import('../screens/Rules.svelte'), 'clauses')],
  ['/learn', worded(() => import('../screens/Learn.svelte'), 'learn')],
  ['/learn/:lesson', worded(() => import('../screens/Learn.svelte'), 'learn')],
  ['/training', worded(() => import('../screens/Training.svelte'), 'review')],
  ['/training/:game', worded(() => import('../screens/Training.svelte'), 'review')],
  ['/strengths', worded(() => import('../screens/Strengths.svelte'), 'review')],
  ['/strengths/:game', worded(() => import('../screens/Strengths.svelte'), 'review')],
  ['/me', worded(() => import('../screens/Me.svelte'))],
  ['/people/:id', worded(() => import('../screens/Person.svelte'))],
  ['/leaderboard/:game', worded(() => import('../screens/Leaderboard.svelte'))],
  ['/about', worded(() => import('../screens/About.svelte'))],
];

const missing: Loader = worded(() => import('../screens/Missing.svelte'));

/** A screen that comes together with its words. */
function worded(load: Loader, ...groups: TextGroup[]): Loader {
  return async () => {
    const words = ['screens' as const, ...groups].map((group) => i18n.need(group));
    const [screen] = await Promise.all([load(), ...words]);
    return screen;
  };
}

/** The words of an address that a pattern names, or null if it is another address. */
export function match(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split('/').filter(Boolean);
  const given = path.split('/').filter(Boolean);
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [number, word] of wanted.entries()) {
    const there = decodeURIComponent(given[number] ?? '');
    if (word.startsWith(':')) params[word.slice(1)] = there;
    else if (word !== there) return null;
  }
  return params;
}

class Router {
  path = $state(location.pathname);
  screen = $state.raw<Screen | null>(null);
  params = $state.raw<Record<string, string>>({});
  failed = $state(false);

  constructor() {
    addEventListener('popstate', () => void this.arrive());
    addEventListener('click', (event) => this.clicked(event));
  }

  go(path: string, { replace = false } = {}): Promise<void> {
    history[replace ? 'replaceState' : 'pushState'](null, '', path);
    return this.arrive();
  }

  async arrive(): Promise<void> {
    const path = location.pathname;
    this.failed = false;
    let load = missing;
    let params: Record<string, string> = {};
    for (const [pattern, loader] of routes) {
      const found = match(pattern, path);
      if (found) [load, params] = [loader, found];
    }
    try {
      const { default: screen } = await load();
      if (path !== location.pathname) return;
      // Together: an address has a screen of its own, made with the words of that address.
      this.path = path;
      this.screen = screen as Screen;
      this.params = params;
    } catch {
      this.failed = true; // offline, or a newer page has replaced this one's files
    }
  }

  /** Links inside the page change the screen without a new load. */
  private clicked(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
    const link = (event.target as Element | null)?.closest?.('a[href]');
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download'))
      return;
    if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return;
    event.preventDefault();
    void this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
