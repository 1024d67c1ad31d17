import { expect, test } from 'vitest';
import measured from '../../src/features/setup/error-rates.json';
import { levelFor, levelRated, suggestedFor } from '../../src/features/setup/suggested';
import ratings from '../../src/features/setup/training-ratings.json';
import * as progress from '../../src/features/training/progress';
import {
  errorRate,
  judged,
  load,
  ofGame,
  rateOf,
  save,
  together,
  withMatch,
  type Judged,
} from '../../src/features/training/errors';

const match = (name: string, error: number, game = 'classic'): Judged => ({
  match: name,
  game,
  decisions: 10,
  error,
  luck: 0,
  classes: {},
  situations: {},
});

test('the error per decision is that of the latest matches of a game', () => {
  let matches: Judged[] = [match('a', 5)];
  expect(errorRate(matches, 'classic')).toBeNull();
  matches = withMatch(withMatch(matches, match('b', 3)), match('c', 100, 'himmel'));
  expect(errorRate(matches, 'classic')).toBeCloseTo(0.4);
  matches = withMatch(matches, match('b', 7)); // reviewed again
  expect(errorRate(matches, 'classic')).toBeCloseTo(0.6);
  for (let each = 0; each < 200; each++) matches = withMatch(matches, match(`m${String(each)}`, 1));
  expect([matches.length, errorRate(matches, 'classic')]).toEqual([100, 0.1]);
});

test('matches add up: errors, luck, classes and situations', () => {
  const score = { decisions: 4, error: 2, error_rate: 0.5, classes: { best: 3, blunder: 1 } };
  const row = { decisions: 1, error: 1.5, error_rate: 1.5, classes: { blunder: 1 } };
  const seat = { seat: 1, expected: 9, error: 2, luck: -1, result: 10, corrected: 11, score };
  const first = judged('a', 'classic', { ...seat, situations: { row } });
  const second = judged('b', 'classic', { ...seat, luck: 5, situations: { row, play: score } });
  const sum = together(ofGame([first, match('c', 9, 'himmel'), second], 'classic'));
  expect(sum).toEqual({
    decisions: 8,
    error: 4,
    luck: 4,
    classes: { best: 6, blunder: 2 },
    situations: { row: { decisions: 2, error: 3 }, play: { decisions: 4, error: 2 } },
  });
  expect([rateOf(sum), rateOf(together([]))]).toEqual([0.5, 0]);
});

test('matches that were kept before luck and situations were still count', () => {
  const old = { match: 'a', game: 'classic', decisions: 20, error: 5 };
  localStorage.setItem('sixthcow-errors', JSON.stringify({ matches: [old] }));
  expect(errorRate(load(), 'classic')).toBe(0.25);
  expect(together(load()).situations).toEqual({});
});

test.each(Object.entries(measured))('in %s every level suits those who err like it', (_, rates) => {
  for (const level of ['random', 'cautious', 'careful', 'strong'] as const) {
    expect(levelFor(rates[level], rates)).toBe(level);
  }
  expect(levelFor(99, rates)).toBe('random');
  expect(levelFor(rates.strong / 2, rates)).toBe('master');
});

test('a level is suggested from what the browser keeps', () => {
  save([]);
  expect(suggestedFor('classic')).toBeNull();
  const error = 10 * measured.classic.careful;
  save([match('a', error), match('b', error)]);
  expect(suggestedFor('classic')).toBe('careful');
  expect([suggestedFor('himmel'), suggestedFor('none')]).toEqual([null, null]);
  localStorage.setItem('sixthcow-errors', '{"matches": 3}');
  expect(load()).toEqual([]);
});

test('without reviewed matches the rating in training counts, once there are enough answers', () => {
  save([]);
  const trained = (answers: number, rating: number) => {
    const answered = Object.fromEntries(Array.from({ length: answers }, (_, each) => [each, true]));
    progress.save({ ...progress.nothing(), games: { classic: { rating, answered } } });
    return suggestedFor('classic');
  };
  expect(trained(9, 1600)).toBeNull();
  expect(trained(10, 1600)).toBe('careful');
  expect(trained(10, 2100)).toBe('master');
  save([match('a', 50), match('b', 50)]);
  expect(trained(10, 2100)).toBe('random');
  for (const level of ['random', 'cautious', 'careful', 'strong'] as const) {
    expect(levelRated(ratings[level])).toBe(level);
  }
});
