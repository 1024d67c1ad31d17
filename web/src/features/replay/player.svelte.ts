// A match that was played, at one of its moments, or on the way from one to the next.
import { Playback } from '../../lib/animation/playback';
import { timelineOf } from '../../lib/animation/timeline';
import type { Replay, Step } from '../../lib/connection/protocol';
import type { LogLine } from '../../lib/table/store.svelte';
import type { GameEvent, View } from '../../lib/table/types';

const LONGEST_LOG = 400;
/** Between moves that need no look of their own. */
const BREATH = 90;

/** A move that only puts a card down in secret; all others change what everybody sees. */
const isSecret = (step: Step): boolean =>
  step.events.length > 0 && step.events.every((event) => event.kind === 'picked');

/** Decisions in the middle of a turn: what follows them belongs to the same turn. */
const IN_BETWEEN = ['row', 'end', 'first', 'keep', 'target'];

/** The steps that open a turn for all to see: what happens there is worth stopping for. */
export function turnsOf(steps: readonly Step[]): number[] {
  return steps.flatMap((step, at) =>
    isSecret(step) || IN_BETWEEN.includes(steps[at - 1]?.view.asks ?? '') ? [] : [at],
  );
}

/** The first step of every round. */
export function roundsOf(steps: readonly Step[]): number[] {
  const starts = steps.flatMap((step, at) =>
    at > 0 &&
    (step.events.some((event) => event.kind === 'round_began') ||
      step.view.round !== steps[at - 1]?.view.round)
      ? [at]
      : [],
  );
  const found: number[] = [];
  for (const at of starts) {
    const round = steps[at]?.view.round;
    if (!found.some((each) => steps[each]?.view.round === round)) found.push(at);
  }
  return found.length ? found : [0];
}

/** Where a match begins to be worth watching: the first time that somebody must decide. */
export const firstDecision = (steps: readonly Step[]): number =>
  Math.max(
    0,
    steps.findIndex((step) => step.view.waiting.length > 0),
  );

export class ReplayPlayer {
  at = $state(0);
  shown = $state.raw<View | null>(null);
  event = $state.raw<GameEvent | null>(null);
  playing = $state(false);
  readonly playback = new Playback({
    show: ({ view }) => (this.shown = view),
    tell: ({ spoken, events }) => spoken && (this.event = events.at(-1) ?? this.event),
  });
  readonly turns: readonly number[];
  readonly rounds: readonly number[];

  constructor(readonly replay: Replay) {
    this.turns = turnsOf(replay.steps);
    this.rounds = roundsOf(replay.steps);
    this.jump(0);
  }

  get last(): number {
    return this.replay.steps.length - 1;
  }

  readonly round = $derived.by(
    () => this.rounds.findLast((start) => start <= this.at) ?? this.rounds[0] ?? 0,
  );
  /** The turns of the round that is shown. */
  readonly turnsOfRound = $derived.by(() => {
    const next = this.rounds.find((start) => start > this.round) ?? this.last + 1;
    return this.turns.filter((at) => at > this.round && at < next);
  });
  readonly log = $derived.by(() => this.lines(this.at));

  /** Be at a step, at once. */
  jump(to: number): void {
    this.playback.clear();
    this.at = Math.min(this.last, Math.max(0, to));
    const step = this.replay.steps[this.at];
    this.shown = step?.view ?? null;
    this.event = step?.events.findLast((event) => event.kind !== 'picked') ?? null;
  }

  /** The next move, shown as it happened. */
  async forward(): Promise<void> {
    const [before, next] = [this.replay.steps[this.at], this.replay.steps[this.at + 1]];
    if (!before || !next) return;
    if (!this.playing) this.playback.skip();
    this.shown = before.view;
    this.at++;
    const known = ({ view }: Step) => ({ view, decision: 0 });
    await this.playback.play(timelineOf(known(before), known(next), next.events));
  }

  back(): void {
    this.jump(this.at - 1);
  }

  turn(by: 1 | -1): void {
    const to =
      by > 0 ? this.turns.find((at) => at > this.at) : this.turns.findLast((at) => at < this.at);
    this.jump(to ?? (by > 0 ? this.last : 0));
  }

  pause(): void {
    this.playing = false;
  }

  /** On and on, until the end or a pause. */
  async play(): Promise<void> {
    if (this.playing) return;
    if (this.at >= this.last) this.jump(firstDecision(this.replay.steps));
    this.playing = true;
    while (this.playing && this.at < this.last) {
      await this.forward();
      await new Promise((done) => setTimeout(done, BREATH));
    }
    this.playing = false;
  }

  /** Cards that are turned up together make one line. */
  private lines(to: number): LogLine[] {
    const groups: GameEvent[][] = [];
    for (const event of this.replay.steps.slice(0, to + 1).flatMap((step) => step.events)) {
      const last = groups.at(-1);
      if (last && event.kind === 'revealed' && last[0]?.kind === 'revealed') last.push(event);
      else groups.push([event]);
    }
    return groups.map((events, id) => ({ id, events })).slice(-LONGEST_LOG);
  }
}
