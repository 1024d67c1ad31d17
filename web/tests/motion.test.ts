import { describe, expect, it } from 'vitest';
import { framesOf, Motion, type Frame } from '../src/lib/motion';
import { changed } from '../src/lib/fold';
import type { View } from '../src/lib/types';
import { MATCHES, match } from './matches';

const frame = (round: number, pause = true): Frame => ({
  view: { round } as View,
  events: [],
  pause,
  spoken: pause,
});

describe('frames', () => {
  it.each(MATCHES)('tell %s card by card until the new view is reached', (name) => {
    const { snapshot, news } = match(name);
    let view = snapshot.view as View;
    for (const { changes, view: whole, events = [] } of news) {
      const after = whole ?? changed(view, changes ?? {});
      const frames = framesOf(view, after, events);
      expect(frames.at(-1)?.view).toBe(after);
      const told = frames.at(-2)?.view;
      if (told && !events.some((event) => event.kind === 'round_began')) {
        // Rows, targets and stacks are all open: the events alone must lead to where they end.
        const open = ['row', 'target', 'stack'];
        const sorted = (of: View) =>
          of.zones.filter((zone) => open.includes(zone.zone[0])).map((zone) => zone.cards.flat());
        expect(sorted(told)).toEqual(sorted(after));
      }
      view = after;
    }
  });

  it('show cards that are turned up together as one picture', () => {
    const { snapshot, news } = match('classic-4');
    let view = snapshot.view as View;
    for (const { changes, events = [] } of news) {
      const after = changed(view, changes ?? {});
      const shown = events.filter((event) => event.kind === 'revealed').length;
      if (shown) {
        const frames = framesOf(view, after, events);
        expect(frames.filter((each) => each.events[0]?.kind === 'revealed')).toHaveLength(1);
        return;
      }
      view = after;
    }
    expect.unreachable();
  });
});

describe('the queue', () => {
  it('shows frames in order and pauses after those worth it', async () => {
    const seen: string[] = [];
    const motion = new Motion({
      show: ({ view }) => void seen.push(`show ${String(view.round)}`),
      wait: (ms) => {
        seen.push(`wait ${String(ms)}`);
        return Promise.resolve();
      },
    });
    motion.speed = 'fast';
    const first = motion.add([frame(1), frame(2, false)]);
    void motion.add([frame(3)]);
    expect(motion.busy).toBe(true);
    await first;
    expect(seen).toEqual(['show 1', 'wait 380', 'show 2', 'show 3', 'wait 380']);
    expect(motion.busy).toBe(false);
  });

  it('can be skipped', async () => {
    const seen: number[] = [];
    const motion = new Motion({
      show: ({ view }) => void seen.push(view.round),
      wait: () => new Promise(() => undefined), // for ever
    });
    const done = motion.add([frame(1), frame(2), frame(3)]);
    await Promise.resolve();
    await Promise.resolve();
    expect(seen).toEqual([1]);
    motion.skip();
    await done;
    expect(seen).toEqual([1, 2, 3]);
  });

  it('waits for nothing at full speed, and hurries when far behind', async () => {
    const waits: number[] = [];
    const wait = (ms: number) => {
      waits.push(ms);
      return Promise.resolve();
    };
    const motion = new Motion({ show: () => undefined, wait });
    motion.speed = 'instant';
    await motion.add([frame(1), frame(2)]);
    expect(waits).toEqual([]);
    motion.speed = 'normal';
    await motion.add(Array.from({ length: 57 }, (_, number) => frame(number)));
    expect(waits[0]).toBeLessThan(850 / 3);
    expect(waits.at(-1)).toBe(850);
  });
});
