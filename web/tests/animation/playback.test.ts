import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Frame } from '../../src/lib/animation/frames';
import { Playback } from '../../src/lib/animation/playback';
import type { View } from '../../src/lib/table/types';

const frame = (round: number, pause = true): Frame => ({
  view: { round } as View,
  events: [],
  pause,
  spoken: pause,
});

describe('a playback', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('shows frames in order and pauses after those worth it', async () => {
    const seen: [number, number][] = [];
    const begun = Date.now();
    const playback = new Playback(({ view }) => void seen.push([view.round, Date.now() - begun]));
    playback.speed = 'fast';
    void playback.add([frame(1), frame(2, false)]);
    void playback.add([frame(3)]);
    expect(playback.busy).toBe(true);
    await vi.runAllTimersAsync();
    expect(seen).toEqual([
      [1, 0],
      [2, 380],
      [3, 380],
    ]);
    expect(playback.busy).toBe(false);
  });

  it('can be skipped', async () => {
    const seen: number[] = [];
    const playback = new Playback(({ view }) => void seen.push(view.round));
    const done = playback.add([frame(1), frame(2), frame(3)]);
    await vi.advanceTimersByTimeAsync(1);
    expect(seen).toEqual([1]);
    playback.skip();
    await done;
    expect(seen).toEqual([1, 2, 3]);
  });

  it('waits for nothing at full speed, and hurries when far behind', async () => {
    const playback = new Playback(() => undefined);
    playback.speed = 'instant';
    const begun = Date.now();
    await playback.add([frame(1), frame(2)]);
    expect(Date.now()).toBe(begun);
    playback.speed = 'normal';
    void playback.add(Array.from({ length: 57 }, (_, number) => frame(number)));
    await vi.runAllTimersAsync();
    expect(Date.now() - begun).toBeLessThan((57 * 850) / 1.5);
  });
});
