import { expect, test } from 'vitest';
import { rated } from '../../src/features/review/choices';
import type { Live } from '../../src/features/review/live';
import { Review } from '../../src/features/review/review.svelte';
import type { ReviewedDecision, ReviewPart } from '../../src/lib/connection/protocol';
import type { Choice } from '../../src/lib/table/types';

const decision = (
  move: number,
  seat: number,
  verdict: ReviewedDecision['class'],
  decider: ReviewedDecision['decider'] = null,
) => ({ kind: 'decision', move, seat, class: verdict, decider }) as ReviewedDecision;

const FOUND = [
  decision(2, 1, 'best'),
  decision(3, 2, 'mistake'),
  decision(4, 1, 'blunder'),
  decision(5, 2, 'equal'),
  decision(6, 1, 'blunder', 'bot'),
  decision(7, 1, 'mistake'),
];

const choice = (action: string, cards: number[]): Choice =>
  ({ action, cards, zone: null, effects: [] }) as unknown as Choice;

/** What the server says of the findings from one number to another. */
const part = (from: number, to: number, done: boolean): ReviewPart => ({
  done,
  preparing: false,
  decisions: 6,
  findings: FOUND.slice(from, to),
});

const noSocket: Live = () => Promise.resolve();

/** A server that knows a little more each time, and has no sockets. */
async function followed(): Promise<[Review, number[]]> {
  const asked: number[] = [];
  const ask = (after: number): Promise<ReviewPart> => {
    asked.push(after);
    return Promise.resolve(part(after, after + 2, after + 2 >= FOUND.length));
  };
  const review = new Review('abc', () => Promise.resolve(), ask, noSocket);
  await review.follow();
  return [review, asked];
}

test('a review is followed until all of it is known', async () => {
  const [review, asked] = await followed();
  expect(asked).toEqual([0, 2, 4]);
  expect([review.done, review.total, review.known.length]).toEqual([true, 6, 6]);
});

test('what is found later comes over the socket, and nothing is there twice', async () => {
  const asked: number[] = [];
  const ask = (after: number): Promise<ReviewPart> => {
    asked.push(after);
    return Promise.resolve(part(0, 2, false));
  };
  const listen: Live = (id, after, receive) => {
    expect([id, after]).toEqual(['abc', 2]);
    receive({ type: 'review', after: 2, ...part(2, 4, false) });
    receive({ type: 'review', after: 2, ...part(2, 6, true) }); // one has fallen behind
    return Promise.resolve();
  };
  const review = new Review('abc', () => Promise.reject(new Error('asks again')), ask, listen);
  await review.follow();
  expect([review.failure, review.done, asked]).toEqual([null, true, [0]]);
  expect(review.findings).toEqual(FOUND);
});

test('a socket that is lost is replaced by questions', async () => {
  const ask = (after: number): Promise<ReviewPart> =>
    Promise.resolve(part(after, after + 2, after + 2 >= FOUND.length));
  const listen: Live = (_, after, receive) => {
    receive({ type: 'review', after, ...part(2, 3, false) });
    return Promise.resolve();
  };
  const review = new Review('abc', () => Promise.resolve(), ask, listen);
  await review.follow();
  expect([review.done, review.findings]).toEqual([true, FOUND]);
});

test('while the server gets ready, the review says so', async () => {
  const said: boolean[] = [];
  const parts = [true, true, false].map((preparing) => ({
    done: !preparing,
    preparing,
    decisions: 0,
    findings: [],
  }));
  const review: Review = new Review(
    'abc',
    () => Promise.resolve(said.push(review.preparing)),
    () => Promise.resolve(parts.shift() as ReviewPart),
    noSocket,
  );
  await review.follow();
  expect([...said, review.preparing]).toEqual([true, true, false]);
});

test('one goes through the decisions of a seat, and from mistake to mistake', async () => {
  const [review] = await followed();
  expect(review.decisions.map((each) => each.move)).toEqual([2, 4, 6, 7]);
  review.toMistake(1);
  expect(review.current?.move).toBe(4);
  review.toMistake(1);
  expect(review.current?.move).toBe(7);
  expect(review.mistake(1)).toBe(-1);
  review.toMistake(1);
  expect(review.current?.move).toBe(7);
  review.toMistake(-1);
  expect(review.current?.move).toBe(4);
  review.look(1);
  expect(review.current?.move).toBe(5);
  review.jump(-3);
  expect(review.current?.move).toBe(3);
});

test('a failure ends the questions and can be tried again', async () => {
  let fails = true;
  const ask = (): Promise<ReviewPart> =>
    fails
      ? Promise.reject(new Error('away'))
      : Promise.resolve({ done: true, preparing: false, decisions: 0, findings: [] });
  const review = new Review('abc', () => Promise.resolve(), ask, noSocket);
  await review.follow();
  expect(review.failure).toBeInstanceOf(Error);
  fails = false;
  await review.follow();
  expect([review.failure, review.done]).toEqual([null, true]);
});

test('every choice has its cost; of many, the best are shown and the chosen one', () => {
  const few = [choice('play 3', [3]), choice('row 1', [])];
  const costs = { 'play 3': 2, 'row 1': 1 };
  const shown = rated(few, { choices: costs, best: 'row 1', action: 'play 3' });
  expect(shown.map(({ cost, best, chosen, cards }) => [cost, best, chosen, cards])).toEqual([
    [2, false, true, [3]],
    [1, true, false, []],
  ]);
  const many = Array.from({ length: 30 }, (_, each) => choice(`play ${String(each)}`, [each]));
  const all = Object.fromEntries(many.map((each, cost) => [each.action, cost]));
  const best = rated(many, { choices: all, best: 'play 0', action: 'play 29' });
  expect(best.map((each) => each.cost)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 29]);
});

test('chances to win are shown where the choice changes them', () => {
  const few = [choice('play 3', [3]), choice('play 4', [4])];
  const costs = { choices: { 'play 3': 2, 'play 4': 1 }, best: 'play 4', action: 'play 3' };
  const wins = (win?: Record<string, number>) =>
    rated(few, win ? { ...costs, win } : costs).map((each) => each.win);
  expect(wins({ 'play 3': 0.24, 'play 4': 0.31 })).toEqual([0.24, 0.31]);
  expect(wins({ 'play 3': 0.24, 'play 4': 0.25 })).toEqual([null, null]);
  expect(wins()).toEqual([null, null]);
});
