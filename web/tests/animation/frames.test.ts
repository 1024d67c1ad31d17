import { describe, expect, it } from 'vitest';
import { framesOf } from '../../src/lib/animation/frames';
import { withChanges } from '../../src/lib/table/snapshot';
import type { View } from '../../src/lib/table/types';
import { MATCHES, match } from '../matches';

describe('frames', () => {
  it.each(MATCHES)('tell %s card by card until the new view is reached', (name) => {
    const { snapshot, news } = match(name);
    let view = snapshot.view as View;
    for (const { changes, view: whole, events = [] } of news) {
      const after = whole ?? withChanges(view, changes ?? {});
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
      const after = withChanges(view, changes ?? {});
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
