import { expect, test } from 'vitest';
import {
  after,
  DAYS,
  due,
  load,
  none,
  positionOf,
  save,
  withMatch,
  type Mistakes,
  type Solvable,
} from '../../src/features/training/mistakes';
import type { Replay, ReviewedDecision } from '../../src/lib/connection/protocol';

const TODAY = 1000;
const position = { game: 'classic' } as Solvable;
const one = withMatch(none(), 'abc', [{ move: 7, position }], TODAY);
const ids = (mistakes: Mistakes, day: number) => due(mistakes, day).map((each) => each.id);

test('a mistake comes back the next day, then ever later, and is learned at last', () => {
  expect([ids(one, TODAY), ids(one, TODAY + 1)]).toEqual([[], ['abc/7']]);
  let [mistakes, day] = [one, TODAY];
  const days: number[] = [];
  while (mistakes.open.length) {
    const next = mistakes.open[0]?.due ?? 0;
    days.push(next - day);
    expect(ids(mistakes, next - 1)).toEqual([]);
    [mistakes, day] = [after(mistakes, 'abc/7', true, next), next];
  }
  expect(days).toEqual([...DAYS]);
});

test('a wrong answer goes back to the beginning', () => {
  const solved = after(after(one, 'abc/7', true, 1001), 'abc/7', true, 1004);
  expect(solved.open[0]).toMatchObject({ solved: 2, due: 1011 });
  const wrong = after(solved, 'abc/7', false, 1011);
  expect(wrong.open[0]).toMatchObject({ solved: 0, due: 1012 });
});

test('a match is taken over once, even when its mistakes are learned', () => {
  expect(withMatch(one, 'abc', [{ move: 9, position }], 1005)).toBe(one);
  const learned = { ...one, open: [] };
  expect(withMatch(learned, 'abc', [{ move: 7, position }], 1005).open).toEqual([]);
});

test('there are never more than so many: the oldest make room', () => {
  let mistakes = none();
  for (let match = 0; match < 600; match++) {
    const found = [1, 2].map((move) => ({ move, position }));
    mistakes = withMatch(mistakes, String(match), found, TODAY + match);
  }
  expect([mistakes.open.length, mistakes.matches.length]).toEqual([60, 500]);
  expect(mistakes.open.at(-1)?.id).toBe('599/2');
  expect(ids(mistakes, 5000)[0]).toBe('570/1');
});

test('the position is what the seat saw when it decided', () => {
  const views = [0, 1, 2].map((turn) => ({ seat: 2, turn, choices: [{ action: 'play 1' }] }));
  const replay = { game: 'classic', deck: [], steps: views.map((view) => ({ view })) };
  const decision = { move: 2, seat: 3, choices: { 'play 1': 2 }, facts: {}, equal: ['play 1'] };
  const found = positionOf(decision as unknown as ReviewedDecision, replay as unknown as Replay);
  expect(found).toMatchObject({ view: views[1], costs: { 'play 1': 2 }, equal: ['play 1'] });
  const others = { ...decision, seat: 1 } as unknown as ReviewedDecision;
  expect(positionOf(others, replay as unknown as Replay)).toBeNull();
});

test('the browser keeps them', () => {
  save(one);
  expect(load()).toEqual(one);
  for (const other of ['not JSON', '{"open": 3}', '7', 'null']) {
    localStorage.setItem('sixthcow-mistakes', other);
    expect(load()).toEqual(none());
  }
});
