// The review of a match as far as it is known, and the decision that is looked at.
import { calls } from '../../lib/connection/calls';
import type {
  ReviewedDecision,
  ReviewedMatch,
  ReviewedRound,
  ReviewPart,
} from '../../lib/connection/protocol';
import { live } from './live';

type Finding = ReviewedDecision | ReviewedRound | ReviewedMatch;

/** Between two questions, while the server still works and its socket cannot be reached. */
const PATIENCE = 700;

const MISTAKES = new Set(['mistake', 'blunder']);
/** A decision that cost its player something worth looking at. */
export const isMistake = (decision: ReviewedDecision): boolean =>
  decision.decider === null && MISTAKES.has(decision.class);

export class Review {
  findings = $state.raw<readonly Finding[]>([]);
  /** How many decisions there are in all. */
  total = $state(0);
  done = $state(false);
  /** The server still has to get ready for the first findings. */
  preparing = $state(false);
  failure = $state.raw<unknown>(null);
  /** Whose decisions are looked at, from 0. */
  seat = $state(0);
  /** The decision of that seat that is looked at. */
  at = $state(0);
  private readonly left = new AbortController();

  constructor(
    readonly id: string,
    private readonly wait = (ms: number) => new Promise((done) => setTimeout(done, ms)),
    private readonly ask = (after: number): Promise<ReviewPart> => calls.review(id, after),
    private readonly listen = live,
  ) {}

  readonly known = $derived.by(() => this.findings.filter((each) => each.kind === 'decision'));
  readonly match = $derived.by(() => this.findings.find((each) => each.kind === 'match') ?? null);
  readonly decisions = $derived.by(() => this.known.filter((each) => each.seat === this.seat + 1));
  readonly current = $derived.by(() => this.decisions[this.at] ?? null);

  /** What is stored comes at once; what is still being found comes over a socket, or is asked for
   * again and again where there is none. What has come is shown at once. */
  async follow(): Promise<void> {
    this.failure = null;
    const { signal } = this.left;
    try {
      this.take(await this.ask(this.findings.length), this.findings.length);
      if (!this.done && !signal.aborted) {
        const receive = (news: ReviewPart & { after: number }) => this.take(news, news.after);
        await this.listen(this.id, this.findings.length, receive, signal);
      }
      while (!this.done && !signal.aborted) {
        await this.wait(PATIENCE);
        this.take(await this.ask(this.findings.length), this.findings.length);
      }
    } catch (error) {
      this.failure = error;
    }
  }

  /** A part of the review: its findings from a number on. */
  private take(part: ReviewPart, after: number): void {
    this.total = part.decisions;
    this.preparing = part.preparing;
    if (part.findings.length) this.findings = [...this.findings.slice(0, after), ...part.findings];
    this.done = part.done;
  }

  close(): void {
    this.left.abort();
  }

  /** Look at another seat, at about the same time of the match. */
  look(seat: number): void {
    const move = this.current?.move ?? 0;
    this.seat = seat;
    this.show(move);
  }

  /** The first decision of the seat from a move on. */
  show(move: number): void {
    const at = this.decisions.findIndex((each) => each.move >= move);
    this.jump(at < 0 ? this.decisions.length - 1 : at);
  }

  jump(to: number): void {
    this.at = Math.max(0, Math.min(this.decisions.length - 1, to));
  }

  /** The next mistake of the seat, or the one before; -1 where there is none. */
  mistake(by: 1 | -1): number {
    return by > 0
      ? this.decisions.findIndex((each, at) => at > this.at && isMistake(each))
      : this.decisions.findLastIndex((each, at) => at < this.at && isMistake(each));
  }

  toMistake(by: 1 | -1): void {
    const to = this.mistake(by);
    if (to >= 0) this.at = to;
  }
}
