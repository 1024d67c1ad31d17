import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Playback, type Animator, type Speed } from '../../src/lib/animation/playback';
import { LONGEST, timelineOf, type Frame, type Timeline } from '../../src/lib/animation/timeline';
import type { GameEvent, View } from '../../src/lib/table/types';
import { walk } from '../matches';

/** A walk through a match, as timelines. */
function timelinesOf(name: string): Timeline[] {
  const { view: first, steps } = walk(name);
  const views = [first, ...steps.map(({ view }) => view)];
  return steps.map(({ events, view }, at) =>
    timelineOf({ view: views[at] as View, decision: at }, { view, decision: at + 1 }, events),
  );
}

/** The same numbers every time. */
function numbers(seed: number): (below: number) => number {
  return (below) => {
    seed = (seed * 48271) % 2147483647;
    return Math.floor((seed / 2147483647) * below);
  };
}

class Screen {
  frames: Frame[] = [];
  told: GameEvent[] = [];
  playback = new Playback({
    show: (frame) => this.frames.push(frame),
    tell: ({ events }) => this.told.push(...events),
  });
}

const hidden = vi.spyOn(document, 'hidden', 'get');

describe('a playback', () => {
  const timelines = timelinesOf('classic-0');
  const long = timelines.find(({ length }) => length > 2000) as Timeline;

  beforeEach(() => {
    vi.useFakeTimers();
    hidden.mockReturnValue(false);
  });
  afterEach(() => void vi.useRealTimers());

  it('takes the time that its speed gives it, and ends in the view it leads to', async () => {
    for (const [speed, rate] of Object.entries({ slow: 0.6, normal: 1, fast: 2.2 })) {
      const { playback, frames } = new Screen();
      playback.speed = speed as Speed;
      void playback.play(long);
      await vi.advanceTimersByTimeAsync(long.length / rate - 10);
      expect([playback.busy, frames.at(-1)?.decision]).toEqual([true, null]);
      await vi.advanceTimersByTimeAsync(20);
      expect([playback.busy, frames.at(-1)?.view]).toEqual([false, long.after.view]);
    }
  });

  it('waits for nothing at full speed, where nobody looks, or after a skip', () => {
    const screens = [new Screen(), new Screen(), new Screen()];
    for (const { playback } of screens) void playback.play(long);
    screens[0]?.playback.skip();
    hidden.mockReturnValue(true);
    void screens[1]?.playback.play(timelines.at(-1) as Timeline);
    screens[1]?.playback.skip();
    hidden.mockReturnValue(false);
    const { playback, frames } = new Screen();
    playback.speed = 'instant';
    void playback.play(long);
    expect(frames.map(({ view }) => view)).toEqual([long.after.view]);
    expect(screens[0]?.frames.at(-1)?.view).toBe(long.after.view);
    expect(screens[1]?.frames.at(-1)?.view).toBe(timelines.at(-1)?.after.view);
    expect(screens.map((screen) => screen.playback.busy)).toEqual([false, false, true]);
  });

  it('hurries when far behind', async () => {
    const { playback, told } = new Screen();
    const all = timelines.reduce((sum, { length }) => sum + length, 0);
    expect(all).toBeGreaterThan(5 * LONGEST);
    for (const timeline of timelines) void playback.play(timeline);
    await vi.advanceTimersByTimeAsync(all * 0.7);
    expect(playback.busy).toBe(false);
    expect(told).toEqual(timelines.flatMap(({ beats }) => beats.flatMap((beat) => beat.events)));
  });

  it('lets the end be looked at before something else happens', async () => {
    const { playback, frames } = new Screen();
    const resting = timelines.find(({ rest, length }) => rest > 100 && length) as Timeline;
    await Promise.all([playback.play(resting), vi.advanceTimersByTimeAsync(resting.length)]);
    const count = frames.length;
    void playback.play(long);
    await vi.advanceTimersByTimeAsync(resting.rest - 10);
    expect(frames).toHaveLength(count);
    await vi.advanceTimersByTimeAsync(20);
    expect(frames.length).toBeGreaterThan(count);
  });

  it('waits while something else is looked at', async () => {
    const { playback, frames } = new Screen();
    let isHeld = true;
    playback.holds = () => isHeld;
    void playback.play(long);
    await vi.advanceTimersByTimeAsync(10 * LONGEST);
    expect(frames).toEqual([]);
    isHeld = false;
    playback.resume();
    await vi.advanceTimersByTimeAsync(long.length);
    expect(frames.at(-1)?.view).toBe(long.after.view);
    const count = frames.length;
    playback.resume();
    expect(frames).toHaveLength(count);
  });

  it('leaves nothing on its way when it is skipped or begins afresh', () => {
    const { playback } = new Screen();
    const finish = vi.fn();
    const draw: Animator['draw'] = (_, __, apply) => apply();
    playback.animator = { draw, finish, land: vi.fn() };
    void playback.play(long);
    playback.skip();
    void playback.play(long);
    playback.clear();
    expect(finish).toHaveBeenCalledTimes(2);
  });
});

describe.each(['classic-0', 'random-himmel-3-0', 'random-tournament-2-0', 'twins-doubles-0'])(
  '%s',
  (name) => {
    const timelines = timelinesOf(name);

    beforeEach(() => {
      vi.useFakeTimers();
      hidden.mockReturnValue(false);
    });
    afterEach(() => void vi.useRealTimers());

    it('ends as it is, whatever happens meanwhile', async () => {
      for (let seed = 1; seed < 6; seed++) {
        const random = numbers(seed);
        const { playback, frames, told } = new Screen();
        const disturb = [
          () => playback.skip(),
          () =>
            (playback.speed =
              (['slow', 'normal', 'fast', 'instant'] as const)[random(4)] ?? 'fast'),
          () => void hidden.mockReturnValue(random(2) > 0),
        ];
        for (const timeline of timelines) {
          void playback.play(timeline);
          await vi.advanceTimersByTimeAsync(random(1500));
          if (!random(4)) disturb[random(disturb.length)]?.();
        }
        await vi.advanceTimersByTimeAsync(120_000);
        expect(playback.busy).toBe(false);
        expect(frames.at(-1)?.view).toBe(timelines.at(-1)?.after.view);
        expect(told).toEqual(
          timelines.flatMap(({ beats }) => beats.flatMap(({ events }) => events)),
        );
        // Decisions come in their order, and only with their own table.
        const decided = frames.filter(({ decision }) => decision !== null);
        for (const { decision, view } of decided) {
          expect(view).toBe(timelines[(decision ?? 0) - 1]?.after.view);
        }
        const order = decided.map(({ decision }) => decision ?? 0);
        expect(order).toEqual([...order].sort((a, b) => a - b));
      }
    });

    it('is as the server says after a fresh start in the middle', async () => {
      const { playback, frames } = new Screen();
      for (const [at, timeline] of timelines.entries()) {
        void playback.play(timeline);
        await vi.advanceTimersByTimeAsync(300);
        if (at % 5) continue;
        playback.clear();
        const count = frames.length;
        await vi.advanceTimersByTimeAsync(30_000);
        expect(frames).toHaveLength(count);
        expect(playback.busy).toBe(false);
      }
    });
  },
);
