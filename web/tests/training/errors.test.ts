import { expect, test } from 'vitest';
import measured from '../../src/features/setup/error-rates.json';
import { levelFor, levelRated, suggestedFor } from '../../src/features/setup/suggested';
import ratings from '../../src/features/setup/training-ratings.json';
import * as progress from '../../src/features/training/progress';
import { errorRate, load, save, withMatch, type Judged } from '../../src/features/training/errors';

const match = (name: string, error: number, game = 'classic'): Judged => ({
  match: name,
  game,
  decisions: 10,
  error,
});

test('the error per decision is that of the latest matches of a game', () => {
  let judged: Judged[] = [match('a', 5)];
  expect(errorRate(judged, 'classic')).toBeNull();
  judged = withMatch(withMatch(judged, match('b', 3)), match('c', 100, 'himmel'));
  expect(errorRate(judged, 'classic')).toBeCloseTo(0.4);
  judged = withMatch(judged, match('b', 7)); // reviewed again
  expect(errorRate(judged, 'classic')).toBeCloseTo(0.6);
  for (let each = 0; each < 200; each++) judged = withMatch(judged, match(`m${String(each)}`, 1));
  expect([judged.length, errorRate(judged, 'classic')]).toEqual([100, 0.1]);
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
