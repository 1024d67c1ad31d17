// A socket that comes back by itself: heartbeats, back-off with jitter, and commands that are
// sent again with the same id until they are answered.
import { earlySocket } from './prefetch';
import { randomHex } from './random';
import type { FromClient, FromLobby, FromServer, Ping, Pong, Ready, Resync } from './protocol';

/** How often the link is looked at; after silence this long it is asked, and then given up. */
const LOOK = 4_000;
const QUIET = 10_000;
const SILENCE = 25_000;
/** Somebody waits for an answer: silence says more, and sooner. */
const IMPATIENT = 9_000;
const FIRST_DELAY = 400;
const LONGEST_DELAY = 15_000;

export type Status = 'connecting' | 'open' | 'lost' | 'closed';
export type Incoming = FromServer | FromLobby;
export type AnyCommand = Exclude<FromClient, Ping | Pong | Ready | Resync>;
/** A command without its id: the connection gives it one. */
export type Wish = AnyCommand extends infer C
  ? C extends AnyCommand
    ? Omit<C, 'id'>
    : never
  : never;

export interface Handlers {
  /** The address to open, made anew each time: it holds the version seen last. */
  address: () => string;
  receive: (message: Incoming) => void;
  status: (status: Status) => void;
}

/** The parts of the world that tests put their own in place of. */
export interface World {
  socket: (address: string) => WebSocket;
  random: () => number;
}

const browser: World = {
  socket: (address) => earlySocket(address) ?? new WebSocket(address),
  random: Math.random,
};

/** An id that no other command of this person will ever have. */
export const freshId = (): string => randomHex(12);

/** How long to wait before the next try: doubling, and never two clients at the same moment. */
export function delayBefore(attempt: number, random: () => number): number {
  return Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** attempt) * (0.5 + random() / 2);
}

export class Connection {
  private socket: WebSocket | null = null;
  private attempt = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  private later: ReturnType<typeof setTimeout> | undefined;
  private heard = 0;
  private ended = false;
  private readonly unanswered = new Map<string, AnyCommand>();

  constructor(
    private readonly handlers: Handlers,
    private readonly world: World = browser,
  ) {}

  open(): void {
    if (this.ended || this.socket) return;
    clearTimeout(this.timer);
    this.handlers.status('connecting');
    const socket = this.world.socket(this.handlers.address());
    this.socket = socket;
    socket.onopen = () => this.opened(socket);
    socket.onmessage = (event: MessageEvent<string>) => this.received(socket, event.data);
    socket.onclose = () => this.lost(socket);
  }

  /** Leave for good. */
  close(): void {
    this.ended = true;
    clearTimeout(this.timer);
    clearInterval(this.beat);
    clearTimeout(this.later);
    this.socket?.close(1000);
    this.socket = null;
    this.handlers.status('closed');
  }

  /** Try again at once: the network is back, or somebody asked. */
  retry(): void {
    if (this.ended) return;
    this.attempt = 0;
    if (this.socket?.readyState === WebSocket.OPEN) this.send({ type: 'ping' });
    else this.open();
  }

  /** The network has gone: do not wait for the silence to prove it. */
  drop(): void {
    if (this.socket) this.lost(this.socket);
  }

  /** Ask something of the table; it is kept until the table answers. Returns its id. */
  ask(wish: Wish): string {
    const command = { ...wish, id: freshId() } as AnyCommand;
    this.unanswered.set(command.id, command);
    this.send(command);
    return command.id;
  }

  /** The table has answered, or the question has gone out of date. */
  settle(id: string): void {
    this.unanswered.delete(id);
  }

  /** The server did not listen, for it was too much at once: say it again after a while. */
  repeat(ms: number): void {
    clearTimeout(this.later);
    this.later = setTimeout(() => this.sendAgain(), ms);
  }

  /** Something is missing: ask for all that came after `seen`. */
  resync(seen: number): void {
    this.send({ type: 'resync', seen });
  }

  /** Say that one is ready for a round; nobody answers. */
  ready(round: number): void {
    this.send({ type: 'ready', round });
  }

  private send(message: object): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** All that was not answered, with the same ids: what was done already is not done twice. */
  private sendAgain(): void {
    clearTimeout(this.later);
    for (const command of this.unanswered.values()) this.send(command);
  }

  private opened(socket: WebSocket): void {
    if (socket !== this.socket) return;
    this.heard = Date.now();
    this.handlers.status('open');
    this.sendAgain();
    clearInterval(this.beat);
    this.beat = setInterval(() => this.pulse(socket), LOOK);
  }

  private pulse(socket: WebSocket): void {
    const silence = Date.now() - this.heard;
    const waiting = this.unanswered.size > 0;
    if (silence > (waiting ? IMPATIENT : SILENCE)) this.lost(socket);
    else if (waiting || silence > QUIET) this.send({ type: 'ping' });
  }

  private received(socket: WebSocket, data: string): void {
    if (socket !== this.socket) return;
    this.heard = Date.now();
    const message = JSON.parse(data) as Incoming;
    // Only an answer proves that the server is well, and that it lets us in.
    if (message.type !== 'refused' && message.type !== 'bye') this.attempt = 0;
    if (message.type === 'ping') this.send({ type: 'pong' });
    else if (message.type !== 'pong') this.handlers.receive(message);
  }

  private lost(socket: WebSocket): void {
    if (socket !== this.socket) return;
    clearInterval(this.beat);
    this.socket = null;
    socket.onclose = socket.onmessage = socket.onopen = null;
    socket.close();
    if (this.ended) return;
    this.handlers.status('lost');
    this.timer = setTimeout(() => this.open(), delayBefore(this.attempt++, this.world.random));
  }
}
