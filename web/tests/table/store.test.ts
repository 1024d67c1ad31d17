import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hiddenChat } from '../../src/lib/table/hidden-chat.svelte';
import type { News } from '../../src/lib/connection/protocol';
import { TableStore } from '../../src/lib/table/store.svelte';
import { match } from '../matches';

/** What can be decided first. */
const FIRST = match('classic-4').snapshot.view?.choices[0]?.action ?? '';

/** A socket that a test holds the other end of. */
class Wire {
  static last: Wire;
  static readonly OPEN = 1;
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly address: string) {
    Wire.last = this;
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }
}

describe('a table', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('WebSocket', Wire);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  function opened(): TableStore {
    const store = new TableStore('a1b2c3d4e5f6');
    store.playback.speed = 'instant';
    store.open();
    Wire.last.open();
    Wire.last.say(match('classic-4').snapshot);
    return store;
  }

  it('shows what it is told', async () => {
    const store = opened();
    expect(store.status).toBe('open');
    expect(store.shown?.round).toBe(1);
    for (const each of match('classic-4').news) Wire.last.say(each);
    await vi.runAllTimersAsync();
    expect(store.shown).toEqual(match('classic-4').final);
    expect(store.log.length).toBeGreaterThan(20);
    store.close();
  });

  it('counts a round when its end has been shown', async () => {
    const store = opened();
    const { news } = match('classic-4');
    const end = news.findIndex(({ scores }) => scores);
    for (const each of news.slice(0, end)) Wire.last.say(each);
    await vi.runAllTimersAsync();
    store.playback.speed = 'normal';
    Wire.last.say(news[end] ?? {});
    expect(store.known?.scores.rounds).toHaveLength(1);
    while (store.busy) {
      expect(store.scores?.rounds).toHaveLength(store.shown?.round === 1 ? 0 : 1);
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(store.scores?.rounds).toHaveLength(1);
    store.close();
  });

  it('says that one is ready until the others know', () => {
    const store = opened();
    const { seats } = match('classic-4').snapshot.table;
    const known = { type: 'presence', here: seats.map(() => true), watchers: 0 };
    const ready = (round: number) => ({
      ...known,
      ...{ stand_in: seats.map(() => false), ready: seats.map(() => round) },
    });
    Wire.last.say(ready(1));
    store.ready(2);
    expect(Wire.last.sent).toEqual([{ type: 'ready', round: 2 }]);
    Wire.last.say(ready(2));
    store.ready(2);
    expect(Wire.last.sent).toHaveLength(1);
    expect(store.known?.table.seats.map((seat) => seat.ready)).toEqual(seats.map(() => 2));
    store.close();
  });

  it('adds to the chance of a table that is open, once, and says nothing if it was too late', () => {
    const store = opened();
    expect(Wire.last.sent).toEqual([]); // it has started
    const { table, ...rest } = match('classic-4').snapshot;
    const seats = table.seats.map((seat) => ({ ...seat, contributed: false }));
    const open = { ...rest, table: { ...table, status: 'open', seats } };
    Wire.last.say(open);
    Wire.last.say(open);
    const [command, ...more] = Wire.last.sent;
    expect(more).toEqual([]);
    expect(command?.['contribution']).toMatch(/^[0-9a-f]{64}$/);
    Wire.last.say({ type: 'refused', answer: command?.['id'], reason: 'already-started' });
    expect(store.refusal).toBeNull();
    Wire.last.say(open); // one has got up and sits again: the same number, as a new command
    const again = Wire.last.sent.at(-1);
    expect(again?.['contribution']).toBe(command?.['contribution']);
    expect(again?.['id']).not.toBe(command?.['id']);
    store.close();
  });

  it('asks again for what it missed', () => {
    const store = opened();
    Wire.last.say(match('classic-4').news[4] as News);
    expect(Wire.last.sent.at(-1)).toEqual({ type: 'resync', seen: 1 });
    store.close();
  });

  it('sends an unanswered decision again with the same id when the link is back', async () => {
    const store = opened();
    store.act(FIRST);
    const first = Wire.last;
    const command = first.sent.at(-1);
    expect(command).toMatchObject({ type: 'act', action: FIRST, decision: 1 });
    first.close();
    expect(store.status).toBe('lost');
    await vi.advanceTimersByTimeAsync(1000);
    expect(Wire.last).not.toBe(first);
    expect(Wire.last.address).toContain('seen=1');
    Wire.last.open();
    expect(Wire.last.sent).toEqual([command]);
    Wire.last.say({ ...match('classic-4').news[0], answer: command?.['id'] });
    expect(store.sent).toBeNull();
    Wire.last.close();
    await vi.advanceTimersByTimeAsync(1000);
    Wire.last.open();
    expect(Wire.last.sent).toEqual([]);
    store.close();
  });

  /** The news up to the end of the first turn, which takes its time. */
  function turn(): [picks: News[], end: News] {
    const { news } = match('classic-4');
    const end = news.findIndex((each) => each.events?.some(({ kind }) => kind === 'revealed'));
    return [news.slice(0, end), news[end] as News];
  }

  it('decides only on the table that is shown', async () => {
    const store = opened();
    store.playback.speed = 'normal';
    const [picks, end] = turn();
    const acts = () => Wire.last.sent.filter((each) => each['type'] === 'act');
    store.act(FIRST);
    expect(store.taken).toBe(FIRST);
    for (const each of picks) Wire.last.say(each);
    Wire.last.say({ ...end, decision: 2, answer: store.sent?.id });
    // A second tap: the cards are still being turned up, and nothing can be chosen.
    const second = match('classic-4').snapshot.view?.choices[4]?.action ?? '';
    store.act(second);
    expect([acts().length, store.decision, store.shown?.choices]).toEqual([1, null, []]);
    await vi.advanceTimersByTimeAsync(100);
    store.act(second);
    expect(acts()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(store.decision).toBe(2);
    store.act('play 1000'); // no choice of this table
    expect(acts()).toHaveLength(1);
    store.close();
  });

  it('decides nothing on a table that is out of date', async () => {
    const store = opened();
    store.playback.speed = 'normal';
    const [picks, end] = turn();
    for (const each of [...picks, end]) Wire.last.say(each);
    await vi.advanceTimersByTimeAsync(100);
    const after = match('classic-4').news.slice(picks.length + 1, picks.length + 2);
    for (const each of after) Wire.last.say({ ...each, decision: 9 });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(store.decision).toBe(9);
    store.close();
  });

  it('shows what was decided until the table shows it', () => {
    const store = opened();
    store.act(FIRST);
    const id = store.sent?.id;
    Wire.last.say({ ...match('classic-4').news[1], since: 1, answer: id, events: [], changes: {} });
    expect([store.sent, store.taken]).toEqual([null, FIRST]);
    store.act(FIRST);
    const refusal = { facts: {}, clause: '', text: '', reason: 'too-late' };
    Wire.last.say({ ...refusal, type: 'refused', answer: store.sent?.id });
    expect(store.taken).toBeUndefined();
    store.close();
  });

  it.each(['a skip', 'a fresh start'])(
    'is exact after %s in the middle of a turn',
    async (what) => {
      const store = opened();
      store.playback.speed = 'normal';
      const [picks, end] = turn();
      for (const each of [...picks, end]) Wire.last.say(each);
      await vi.advanceTimersByTimeAsync(400);
      expect(store.shown).not.toEqual(store.known?.view);
      if (what === 'a fresh start' && store.known) Wire.last.say(store.known);
      else store.playback.skip();
      expect(store.shown).toEqual(store.known?.view);
      expect(store.decision).toBe(store.known?.decision);
      await vi.advanceTimersByTimeAsync(20_000);
      expect(store.shown).toEqual(store.known?.view);
      store.close();
    },
  );

  it('says when a decision came too late', () => {
    const store = opened();
    store.act(FIRST);
    const refusal = { facts: {}, clause: '', text: 'too late', reason: 'too-late' };
    Wire.last.say({ ...refusal, type: 'refused', answer: store.sent?.id });
    expect(store.sent).toBeNull();
    expect(store.refusal?.reason).toBe('too-late');
    store.close();
  });

  it('says what a bot chose when the clock ran out, until one decides again', async () => {
    const store = opened();
    const { v, decision, seat, view } = match('classic-4').snapshot;
    const choice = view?.choices[2];
    const own = { seat: seat ?? 0, decision, action: choice?.action };
    const other = { seat: 3, decision };
    const events = match('classic-4').news.find((each) => each.events)?.events;
    Wire.last.say({ type: 'news', since: v, v: v + 1, now: 0, late: [own, other], events });
    expect(store.late?.choice).toEqual(choice);
    await vi.runAllTimersAsync();
    expect(store.log.slice(0, 2).map(({ late }) => late)).toEqual([own.seat, other.seat]);
    store.act(FIRST);
    expect(store.late).toBeNull();
    const old = { ...own, decision: decision - 1 };
    Wire.last.say({ type: 'news', since: v + 1, v: v + 2, now: 0, late: [old] });
    expect(store.late?.choice).toBeNull();
    Wire.last.say({ type: 'news', since: v + 2, v: v + 3, now: 0, late: [other] });
    expect(store.late?.choice).toBeNull();
    store.close();
    const later = opened();
    expect(later.late).toBeNull();
    Wire.last.say({ ...match('classic-4').snapshot, late: [old] });
    expect(later.late?.choice).toBeNull();
    expect(later.late).not.toBeNull();
    later.close();
  });

  it('tells who asked how it went', async () => {
    const store = opened();
    const done = store.ask({ type: 'leave' });
    Wire.last.say({ ...match('classic-4').news[0], answer: Wire.last.sent.at(-1)?.['id'] });
    expect(await done).toBeNull();
    const refused = store.ask({ type: 'close' });
    const refusal = { facts: {}, clause: '', text: '', reason: 'already-started' };
    Wire.last.say({ ...refusal, type: 'refused', answer: Wire.last.sent.at(-1)?.['id'] });
    expect((await refused)?.reason).toBe('already-started');
    store.close();
  });

  it('stays away when it was sent away, and comes back after any other goodbye', async () => {
    const store = opened();
    Wire.last.say({ type: 'bye', reason: 'flood' });
    expect([store.bye, store.gone]).toEqual(['flood', false]);
    Wire.last.close();
    await vi.advanceTimersByTimeAsync(1000);
    Wire.last.open();
    Wire.last.say(match('classic-4').snapshot);
    expect(store.bye).toBeNull();
    const last = Wire.last;
    last.say({ type: 'bye', reason: 'kicked' });
    expect([store.gone, store.status]).toEqual([true, 'closed']);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(Wire.last).toBe(last);
  });

  it('is gone when it is closed', () => {
    const store = opened();
    const { snapshot } = match('classic-4');
    Wire.last.say({ ...snapshot, table: { ...snapshot.table, status: 'closed' } });
    expect(store.gone).toBe(true);
    store.close();
  });

  it('leaves out the chat of people who are hidden here, on this device for good', () => {
    const store = opened();
    const line = (person: string) => ({ person, name: person, at: 0, phrase: null, text: 'moo' });
    Wire.last.say({ ...match('classic-4').snapshot, chat: [line('ada'), line('bo')] });
    hiddenChat.toggle('bo');
    expect(store.chat.map(({ person }) => person)).toEqual(['ada']);
    expect(localStorage.getItem('hidden')).toBe('["bo"]');
    hiddenChat.toggle('bo');
    expect(store.chat).toHaveLength(2);
    store.close();
  });

  it('gives a silent link up', async () => {
    const store = opened();
    const first = Wire.last;
    await vi.advanceTimersByTimeAsync(30_000);
    expect(first.sent.filter((each) => each['type'] === 'ping').length).toBeGreaterThan(0);
    expect(store.status).not.toBe('open');
    store.close();
    expect(store.status).toBe('closed');
  });
});
