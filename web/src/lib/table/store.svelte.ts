// A table as this page knows it: what the server said, what is shown of it now, and what one has
// asked of it.
import { Connection, type Incoming, type Status, type Wish } from '../connection/socket';
import { tableSocket } from '../connection/prefetch';
import { noteAccepted, partIn } from './chance';
import { withNews, withPresence } from './snapshot';
import { hiddenChat } from './hidden-chat.svelte';
import { Playback } from '../animation/playback';
import { timelineOf, type Beat, type Frame } from '../animation/timeline';
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
  /** Or who has taken how many hints. */
  hints?: { seat: number; count: number };
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
  /** What is on the screen: the view of `known`, or one on the way to it. */
  frame = $state.raw<Frame | null>(null);
  /** What happened last that is worth looking at. */
  beat = $state.raw<Beat | null>(null);
  busy = $state(false);
  status = $state<Status>('connecting');
  log = $state.raw<readonly LogLine[]>([]);
  sent = $state.raw<Sent | null>(null);
  private decided = $state.raw<Sent | null>(null);
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
  readonly playback = new Playback({
    show: (frame) => (this.frame = frame),
    tell: (beat) => this.tell(beat),
  });
  private readonly connection: Connection;
  private readonly asked = new Map<string, (refusal: Refusal | null) => void>();
  private told = 0;
  /** The id of one's contribution on its way. */
  private adding: string | null = null;

  constructor(readonly id: string) {
    this.connection = new Connection({
      address: () => tableSocket(this.id, this.known?.v ?? 0),
      receive: (message) => this.receive(message),
      status: (status) => (this.status = status),
    });
  }

  readonly shown = $derived(this.frame?.view ?? null);
  /** The score sheet of the table that is shown: a round counts when its end has been seen. */
  readonly scores = $derived.by(() => {
    const scores = this.known?.scores ?? null;
    if (!scores || !this.shown || !this.busy) return scores;
    return { ...scores, rounds: scores.rounds.slice(0, this.shown.round - 1) };
  });
  /** The decision that can be made on the table that is shown; null if there is none any more. */
  readonly decision = $derived(
    this.known && this.frame?.decision === this.known.decision ? this.known.decision : null,
  );
  /** The action one has taken on the table that is shown. */
  readonly taken = $derived(
    this.decided?.decision === this.frame?.decision ? this.decided?.action : undefined,
  );
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

  /** Decide what the table that is shown asks for; a decision that is still on its way is replaced by
      the new one. Nothing else can be decided. */
  act(action: string): void {
    const { decision } = this;
    if (decision === null || !this.shown?.choices.some((each) => each.action === action)) return;
    if (this.sent) this.connection.settle(this.sent.id);
    this.refusal = this.late = null;
    const id = this.connection.ask({ type: 'act', action, decision });
    this.sent = this.decided = { id, action, decision };
  }

  /** One is ready for a round: the others are shown it. */
  ready(round: number): void {
    if (this.seat && this.seat.ready < round) this.connection.ready(round);
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
    this.bye = null;
    const first = !this.known;
    this.noteHints(this.known, snapshot);
    this.known = snapshot;
    if (first) this.read = this.chat.length; // what was said before one came is no news
    this.draw(snapshot);
    this.beat = null;
    this.miss(snapshot, snapshot.late ?? []);
    this.offset = snapshot.now - Date.now();
    this.contribute(snapshot);
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
    if (news.table) this.contribute(after);
    this.noteHints(before, after);
    this.miss(before, news.late ?? []);
    this.animate(before, after, news);
  }

  /** Add to the chance of the deal, as soon as one sits and until it is in. */
  private contribute({ table, seat }: Snapshot): void {
    if (table.status !== 'open') return noteAccepted(table);
    if (this.adding || !table.seats[seat ?? -1] || table.seats[seat ?? -1]?.contributed) return;
    const { contribution } = partIn(table.id, table.commitment);
    this.adding = this.connection.ask({ type: 'contribute', contribution });
  }

  /** The hints that were taken since, or before one came. */
  private noteHints(before: Snapshot | null, { table }: Snapshot): void {
    for (const { seat, hints: count } of table.seats) {
      if (count > (before?.table.seats[seat]?.hints ?? 0))
        this.note({ events: [], hints: { seat, count } });
    }
  }

  /** A bot has decided where one was late: keep what it chose, to be said. */
  private miss({ view, seat, decision }: Snapshot, late: readonly LateData[]): void {
    const mine = late.findLast((each) => each.seat === seat);
    if (!mine || !view) return;
    const choices = mine.decision === decision ? view.choices : [];
    this.late = { view, choice: choices.find(({ action }) => action === mine.action) ?? null };
  }

  private animate(before: Snapshot, after: Snapshot, { events = [], late = [] }: News): void {
    if (!before.view || !after.view) return this.draw(after);
    if (before.view === after.view && before.decision === after.decision && !events.length) return;
    const known = ({ view, decision }: Snapshot) => ({ view: view as View, decision });
    this.busy = true;
    const timeline = timelineOf(known(before), known(after), events);
    const begin = () => {
      this.beat = null;
      for (const { seat } of late) this.note({ events: [], late: seat });
    };
    void this.playback.play(timeline, begin).then(() => (this.busy = this.playback.busy));
  }

  /** Show a table as it is. */
  private draw({ view, decision }: Snapshot): void {
    this.playback.clear();
    this.frame = view && { view, decision, flying: [] };
  }

  private tell(beat: Beat): void {
    if (beat.holds) this.beat = beat;
    this.note({ events: beat.events });
  }

  private note(line: Omit<LogLine, 'id'>): void {
    this.log = [...this.log, { id: ++this.told, ...line }].slice(-LONGEST_LOG);
  }

  private settle(id: string, refusal: Refusal | null = null): void {
    this.connection.settle(id);
    this.asked.get(id)?.(refusal);
    this.asked.delete(id);
    if (this.sent?.id === id) this.sent = null;
    if (this.adding === id) this.adding = null;
    if (this.refusal && isTooFast(this.refusal)) this.refusal = null;
  }

  private refused(refusal: Refusal): void {
    if (refusal.answer && refusal.answer === this.adding) return this.settle(refusal.answer); // too late
    this.refusal = refusal;
    if (refusal.answer === this.decided?.id) this.decided = null;
    if (refusal.answer) this.settle(refusal.answer, refusal);
    else if (isTooFast(refusal)) this.connection.repeat(1000 * Number(refusal.facts['seconds']));
  }
}
