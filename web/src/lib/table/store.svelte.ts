// A table as this page knows it: what the server said, what is shown of it now, and what one has
// asked of it.
import { Connection, type Incoming, type Status, type Wish } from '../connection/socket';
import { tableSocket } from '../connection/prefetch';
import { withNews, withPresence } from './snapshot';
import { hiddenChat } from './hidden-chat.svelte';
import { framesOf, type Frame } from '../animation/frames';
import { Playback } from '../animation/playback';
import type { LateData, News, Refusal, Snapshot } from '../connection/protocol';
import type { Choice, GameEvent, View } from './types';

const LONGEST_LOG = 400;
/** Goodbyes after which it is no use to come back. */
const FINAL = new Set(['kicked', 'table-not-found', 'banned']);

/** The server has not even read it: it will be sent again. */
export const isTooFast = ({ reason, answer }: Refusal): boolean =>
  reason === 'too-many-requests' && !answer;

/** A line of the log; `id` counts all that were ever told. */
export interface LogLine {
  id: number;
  events: readonly GameEvent[];
  /** It tells no event, but whose clock ran out. */
  late?: number;
}

/** One's clock ran out: what a bot chose, if that is known, among what was to choose from. */
export interface Late {
  choice: Choice | null;
  view: View;
}

/** One's own decision on its way to the table. */
export interface Sent {
  id: string;
  action: string;
  decision: number;
}

/** Somebody one can ask about: on a seat, or only in the chat. */
export interface Met {
  person: string | null;
  name: string;
}

export class TableStore {
  known = $state.raw<Snapshot | null>(null);
  /** The view on the screen: that of `known`, or one on the way to it. */
  shown = $state.raw<View | null>(null);
  /** The last one worth looking at. */
  frame = $state.raw<Frame | null>(null);
  busy = $state(false);
  status = $state<Status>('connecting');
  log = $state.raw<readonly LogLine[]>([]);
  sent = $state.raw<Sent | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  /** One's last decision was a bot's, until one decides again. */
  late = $state.raw<Late | null>(null);
  /** Why the server let us go, where it did: `kicked`, `flood`, … */
  bye = $state<string | null>(null);
  /** Whose sheet is open. */
  met = $state.raw<Met | null>(null);
  /** How many lines of the chat have been looked at. */
  read = $state(0);
  /** The server's clock minus ours. */
  offset = $state(0);
  readonly playback = new Playback((frame) => this.show(frame));
  private readonly connection: Connection;
  private readonly asked = new Map<string, (refusal: Refusal | null) => void>();
  private told = 0;

  constructor(readonly id: string) {
    this.connection = new Connection({
      address: () => tableSocket(this.id, this.known?.v ?? 0),
      receive: (message) => this.receive(message),
      status: (status) => (this.status = status),
    });
  }

  readonly names = $derived(this.known?.table.seats.map((seat) => seat.name) ?? []);
  readonly host = $derived(!!this.known && this.known.table.host === this.known.you);
  readonly seat = $derived(this.known?.table.seats[this.known.seat ?? -1] ?? null);
  /** There is no way back to this table. */
  readonly gone = $derived(this.known?.table.status === 'closed' || FINAL.has(this.bye ?? ''));
  /** What was said, but for what one does not want to read. */
  readonly chat = $derived(this.known?.chat.filter((line) => !hiddenChat.has(line.person)) ?? []);
  /** Somebody has said something since. */
  readonly unread = $derived(this.chat.length > this.read);

  open(): void {
    this.connection.open();
  }

  close(): void {
    this.connection.close();
  }

  retry(): void {
    this.connection.retry();
  }

  drop(): void {
    this.connection.drop();
  }

  /** Ask something of the table; in the end there is nothing to say, or why not. */
  ask(wish: Wish): Promise<Refusal | null> {
    this.refusal = this.late = null;
    const id = this.connection.ask(wish);
    return new Promise((answered) => this.asked.set(id, answered));
  }

  /** Decide; a decision that is still on its way is replaced by the new one. */
  act(action: string): void {
    if (!this.known) return;
    if (this.sent) this.connection.settle(this.sent.id);
    this.refusal = this.late = null;
    const { decision } = this.known;
    const id = this.connection.ask({ type: 'act', action, decision });
    this.sent = { id, action, decision };
  }

  receive(message: Incoming): void {
    switch (message.type) {
      case 'table':
        return this.start(message);
      case 'news':
        return this.hear(message);
      case 'presence':
        if (this.known) this.known = withPresence(this.known, message);
        return;
      case 'refused':
        return this.refused(message);
      case 'bye':
        if (message.reason !== 'restart') this.bye = message.reason;
        if (FINAL.has(message.reason)) this.close();
    }
  }

  /** Everything at once: nothing to animate, it is simply so. */
  private start(snapshot: Snapshot): void {
    this.playback.clear();
    this.bye = null;
    const first = !this.known;
    this.known = snapshot;
    if (first) this.read = this.chat.length; // what was said before one came is no news
    this.shown = snapshot.view;
    this.frame = null;
    this.miss(snapshot, snapshot.late ?? []);
    this.offset = snapshot.now - Date.now();
  }

  private hear(news: News): void {
    if (!this.known) return;
    this.bye = null; // it has let us in again
    const after = withNews(this.known, news);
    if (!after) {
      this.connection.resync(this.known.v);
      return;
    }
    const before = this.known;
    this.known = after;
    this.offset = news.now - Date.now();
    if (news.answer) this.settle(news.answer);
    if (after === before) return;
    this.miss(before, news.late ?? []);
    this.tell(before, after, news);
  }

  /** A bot has decided where one was late: keep what it chose, to be said. */
  private miss({ view, seat, decision }: Snapshot, late: readonly LateData[]): void {
    const mine = late.findLast((each) => each.seat === seat);
    if (!mine || !view) return;
    const choices = mine.decision === decision ? view.choices : [];
    this.late = { view, choice: choices.find(({ action }) => action === mine.action) ?? null };
  }

  private tell(before: Snapshot, after: Snapshot, { events = [], late = [] }: News): void {
    if (!after.view) {
      this.shown = null;
    } else if (!before.view) {
      this.shown = after.view;
    } else if (before.view !== after.view || events.length) {
      this.busy = true;
      const frames = framesOf(before.view, after.view, events);
      if (frames[0]) frames[0].late = late.map(({ seat }) => seat);
      void this.playback.add(frames).then(() => {
        this.busy = this.playback.busy;
      });
    }
  }

  private show(frame: Frame): void {
    this.shown = frame.view;
    if (frame.pause) this.frame = frame;
    for (const late of frame.late ?? []) this.note({ events: [], late });
    if (frame.events.length) this.note({ events: frame.events });
  }

  private note(line: Omit<LogLine, 'id'>): void {
    this.log = [...this.log, { id: ++this.told, ...line }].slice(-LONGEST_LOG);
  }

  private settle(id: string, refusal: Refusal | null = null): void {
    this.connection.settle(id);
    this.asked.get(id)?.(refusal);
    this.asked.delete(id);
    if (this.sent?.id === id) this.sent = null;
    if (this.refusal && isTooFast(this.refusal)) this.refusal = null;
  }

  private refused(refusal: Refusal): void {
    this.refusal = refusal;
    if (refusal.answer) this.settle(refusal.answer, refusal);
    else if (isTooFast(refusal)) this.connection.repeat(1000 * Number(refusal.facts['seconds']));
  }
}
