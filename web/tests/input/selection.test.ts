import { describe, expect, it } from 'vitest';
import { withChanges } from '../../src/lib/table/snapshot';
import { itemKey, Selection } from '../../src/lib/input/selection';
import { apart, type View } from '../../src/lib/table/types';
import { MATCHES, match } from '../matches';

/** Every action that tapping leads to, beginning with nothing chosen. */
function reachable(view: View): Set<string> {
  const actions = new Set<string>();
  const seen = new Set<string>();
  const queue = [new Selection(view)];
  for (let selection = queue.pop(); selection; selection = queue.pop()) {
    const chosen = [...selection.chosen].map(String).sort().join();
    if (seen.has(chosen)) continue;
    seen.add(chosen);
    for (const item of selection.items) {
      const { next, action } = selection.choose(item);
      if (action) actions.add(action);
      else queue.push(next);
    }
  }
  return actions;
}

describe('choosing step by step', () => {
  it.each(MATCHES)('reaches every legal action of %s, and no other', (name) => {
    const { snapshot, news } = match(name);
    let view = snapshot.view as View;
    for (const { changes, view: whole } of news) {
      view = whole ?? withChanges(view, changes ?? {});
      const legal = new Set(view.choices.map((choice) => choice.action));
      expect(reachable(view)).toEqual(legal);
    }
  });

  it('shows what an item would do before it is chosen', () => {
    const selection = new Selection(match('classic-4').snapshot.view as View);
    const [item] = selection.items;
    expect(item && itemKey(item)).toMatch(/^card:hand-0:\d+$/);
    expect(item && selection.preview(item)?.effects).toHaveLength(1);
  });
});

it('tells cards of a hand apart, however many are alike', () => {
  expect(apart([7, 'R', 'R', 'R', null, null])).toEqual([
    '7-0',
    'R-0',
    'R-1',
    'R-2',
    'null-0',
    'null-1',
  ]);
});
