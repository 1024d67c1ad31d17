import { expect, test } from 'vitest';
import {
  after,
  afterPuzzle,
  load,
  next,
  nothing,
  ofGame,
  running,
  save,
} from '../../src/features/training/progress';

const position = { game: 'classic', number: 3, rating: 1000 };

test('a right answer lifts the rating, a wrong one lowers it, and only the first counts', () => {
  const right = after(nothing(), position, true);
  expect(ofGame(right, 'classic')).toEqual({ rating: 1032, answered: { 3: true } });
  expect(after(right, position, false)).toBe(right);
  expect(ofGame(after(nothing(), position, false), 'classic').rating).toBe(968);
  expect(ofGame(right, 'himmel').rating).toBe(1000);
});

test('a hard position lifts it more than an easy one', () => {
  const gain = (rating: number) =>
    ofGame(after(nothing(), { ...position, rating }, true), 'classic').rating - 1000;
  expect(gain(1600)).toBeGreaterThan(gain(1000));
  expect(gain(600)).toBeLessThan(gain(1000));
});

test('a streak counts days in a row, and ends with a day that was missed', () => {
  const first = afterPuzzle(nothing(), 100, true);
  expect(running(first, 100)).toBe(1);
  expect(afterPuzzle(first, 100, false)).toBe(first);
  const second = afterPuzzle(first, 101, true);
  expect([running(second, 101), running(second, 102), running(second, 103)]).toEqual([2, 2, 0]);
  expect(running(afterPuzzle(second, 102, false), 102)).toBe(0);
  expect(running(afterPuzzle(second, 105, true), 105)).toBe(1);
});

test('what comes next is near the rating and was not answered', () => {
  const ratings = Array.from({ length: 40 }, (_, each) => 600 + each * 40);
  const mine = { rating: 1000, answered: { 10: true } };
  for (const chance of [0, 0.5, 0.99]) {
    const number = next(ratings, mine, () => chance) ?? -1;
    expect(number).not.toBe(10);
    expect(Math.abs((ratings[number] ?? 0) - 1000)).toBeLessThanOrEqual(200);
  }
  expect(next([900], { rating: 1000, answered: { 0: true } })).toBeNull();
});

test('the browser keeps it', () => {
  const progress = after(nothing(), position, true);
  save(progress);
  expect(load()).toEqual(progress);
  localStorage.setItem('sixthcow-training', 'not JSON');
  expect(load()).toEqual(nothing());
});
