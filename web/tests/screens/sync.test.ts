// How one likes the page, on two devices of one person: neither undoes what the other one changed.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Me, MeChange } from '../../src/lib/connection/protocol';

const SOON = 500;
const AGAIN = 11_000;

/** A server that knows one person, and keeps what it was sent. */
class House {
  sent: MeChange[] = [];
  up = true;
  me: Me = {
    ...{ id: 'ada', name: 'Ada', language: 'en', account: null, created: 0, tables: [] },
    settings: { speed: 'normal', theme: 'system', sound: false, confirm: false, motion: 'system' },
  };

  fetch = (_: string, init: RequestInit): Promise<Response> => {
    if (!this.up) return Promise.reject(new TypeError('no link'));
    if (init.method === 'PATCH') {
      const change = JSON.parse(init.body as string) as MeChange;
      this.sent.push(change);
      const settings = { ...this.me.settings, ...change.settings };
      this.me = { ...this.me, language: change.language ?? this.me.language, settings };
    }
    return Promise.resolve(new Response(JSON.stringify(this.me)));
  };
}

/** Open the page on a device that has kept something. */
async function opened(kept: Record<string, string> = {}) {
  vi.resetModules();
  localStorage.clear();
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
  const { session } = await import('../../src/features/session/session.svelte');
  const { settings } = await import('../../src/lib/settings.svelte');
  const { i18n } = await import('../../src/lib/language/i18n.svelte');
  await session.load();
  return { session, settings, i18n };
}

describe('how one likes the page', () => {
  let house: House;

  beforeEach(() => {
    vi.useFakeTimers();
    house = new House();
    vi.stubGlobal('fetch', house.fetch);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('is told soon, once, and only what was changed', async () => {
    const { settings } = await opened();
    await vi.advanceTimersByTimeAsync(SOON);
    expect(house.sent).toEqual([]);
    settings.change({ theme: 'dark' });
    await vi.advanceTimersByTimeAsync(SOON / 2);
    settings.change({ theme: 'light' });
    settings.change({ sound: true });
    await vi.advanceTimersByTimeAsync(SOON);
    expect(house.sent).toEqual([{ settings: { theme: 'light', sound: true } }]);
    await vi.advanceTimersByTimeAsync(AGAIN);
    expect(house.sent).toHaveLength(1);
  });

  it('is told again when there was no link', async () => {
    const { settings } = await opened();
    house.up = false;
    settings.change({ confirm: true });
    await vi.advanceTimersByTimeAsync(SOON);
    house.up = true;
    await vi.advanceTimersByTimeAsync(AGAIN);
    expect(house.sent).toEqual([{ settings: { confirm: true } }]);
  });

  it('is told on the next visit when the page was closed too soon', async () => {
    const first = await opened();
    first.settings.change({ theme: 'dark' });
    first.session.forget(); // nobody is at that page any more
    await opened({ ...localStorage });
    await vi.advanceTimersByTimeAsync(SOON);
    expect(house.sent).toEqual([{ settings: { theme: 'dark' } }]);
  });

  it('is merged from two devices', async () => {
    await opened();
    const phone = { ...localStorage };
    const desk = await opened();
    desk.settings.change({ theme: 'dark' });
    await desk.i18n.choose('de');
    await vi.advanceTimersByTimeAsync(SOON);
    desk.session.forget();
    const again = await opened(phone);
    expect(again.settings.value.theme).toBe('dark');
    expect(again.i18n.words.language).toBe('de');
    again.settings.change({ sound: true });
    await vi.advanceTimersByTimeAsync(SOON);
    expect(house.sent.at(-1)).toEqual({ settings: { sound: true } });
    expect(house.me.settings).toMatchObject({ theme: 'dark', sound: true });
  });

  it('is what was chosen last, even while the server answers', async () => {
    const { settings } = await opened();
    const { fetch } = house;
    let answer: (() => void) | undefined;
    vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
      await new Promise<void>((go) => (answer = go));
      return fetch(path, init);
    });
    settings.change({ theme: 'dark' });
    await vi.advanceTimersByTimeAsync(SOON);
    settings.change({ theme: 'system' });
    answer?.();
    await vi.advanceTimersByTimeAsync(SOON);
    answer?.();
    await vi.advanceTimersByTimeAsync(SOON);
    expect(settings.value.theme).toBe('system');
    expect(house.me.settings.theme).toBe('system');
  });

  it('is said in the language of the browser until one is chosen', async () => {
    house.me = { ...house.me, language: 'fa' };
    const { i18n, session } = await opened();
    await vi.advanceTimersByTimeAsync(SOON);
    expect([i18n.words.language, house.sent]).toEqual(['en', []]);
    house.me = { ...house.me, language: 'pl' };
    await session.load(true);
    expect(i18n.words.language).toBe('pl');
    await vi.advanceTimersByTimeAsync(SOON);
    expect(house.sent).toEqual([]);
  });

  it('goes along to a new guest, and gives way to an account', async () => {
    const { session, settings } = await opened();
    settings.change({ theme: 'dark' });
    await vi.advanceTimersByTimeAsync(SOON);
    house.me = { ...new House().me, id: 'moo' };
    session.forget();
    await session.load();
    await vi.advanceTimersByTimeAsync(SOON);
    expect(house.me.settings.theme).toBe('dark');
    await session.become(new House().me);
    expect(settings.value.theme).toBe('system');
  });
});
