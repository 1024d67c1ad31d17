// Setting up a table: what is chosen, and what the server is told of it.
import { describe, expect, it } from 'vitest';
import {
  isAlone,
  mayBeRated,
  newTable,
  planFor,
  planOf,
  termsOf,
  wholeNumber,
  withGame,
  withOption,
  withOthers,
  withSeat,
  withSeats,
} from '../../src/features/setup/plan';
import type { GameInfo, OptionInfo } from '../../src/lib/connection/protocol';

const edition: OptionInfo = {
  name: 'edition',
  kind: 'one-of',
  values: ['a', 'b'],
  default: 'a',
  most: null,
};
const rounds: OptionInfo = {
  name: 'rounds',
  kind: 'whole-number',
  values: [],
  default: null,
  most: 100,
};
const game = (name: string, least: number, most: number, options: OptionInfo[]): GameInfo => ({
  name,
  chapters: [],
  least_seats: least,
  most_seats: most,
  options,
});
const big = game('big', 2, 10, [edition, rounds]);
const small = game('small', 3, 3, [{ ...edition, values: ['a'] }]);

describe('a plan', () => {
  it('against bots starts at once', () => {
    expect(newTable(planFor(big, 'bots'))).toMatchObject({
      terms: { game: 'big', seats: 4, options: {}, visibility: 'private' },
      bots: ['careful', 'careful', 'careful'],
      start: true,
    });
  });

  it('with friends waits for them', () => {
    const table = newTable(planFor(big, 'friends'));
    expect(table).toMatchObject({ bots: [], start: false });
  });

  it('for everybody is public and has a clock', () => {
    expect(newTable(planFor(big, 'public')).terms).toMatchObject({
      visibility: 'public',
      pace: 'normal',
    });
  });

  it('mixes people and bots', () => {
    const plan = withSeat(planFor(big, 'friends'), 1, 'strong');
    expect(newTable(plan)).toMatchObject({ bots: ['strong'], start: false });
    expect(isAlone(withOthers(plan, 'careful'))).toBe(true);
  });

  it('changes its number of seats, new ones like the last', () => {
    const plan = withSeats(withSeat(planFor(big, 'friends'), 2, 'master'), 6);
    expect(plan.others).toEqual([null, null, 'master', 'master', 'master']);
    expect(withSeats(plan, 2).others).toEqual([null]);
  });

  it('keeps what another game has, too', () => {
    const plan = withOption(withOption(planFor(big, 'bots'), edition, 'b'), rounds, 3);
    const moved = withGame(plan, small);
    expect(moved).toMatchObject({ game: 'small', options: {} });
    expect(moved.others).toHaveLength(2);
    expect(withGame(plan, big).options).toEqual({ edition: 'b', rounds: 3 });
  });

  it('does not tell what is the default anyway', () => {
    const plan = withOption(planFor(big, 'bots'), edition, 'b');
    expect(withOption(plan, edition, 'a').options).toEqual({});
    expect(withOption(withOption(plan, rounds, 2), rounds, null).options).toEqual({ edition: 'b' });
  });

  it('can be made of a table that is open, and back', () => {
    const terms = {
      ...{ game: 'big', options: { rounds: 3 }, seats: 3, visibility: 'public' as const },
      ...{ pace: 'blitz' as const, away: 'wait' as const, stand_in: 'strong' },
      ...{ chat: 'phrases' as const, memory: true, tally: false, rated: true },
    };
    const plan = planOf(terms, ['careful', null]);
    expect(isAlone(plan)).toBe(false);
    expect({ ...terms, ...termsOf(plan) }).toEqual(terms);
  });

  it('is rated only between people', () => {
    const plan = { ...planFor(big, 'public'), rated: true };
    expect(mayBeRated(plan)).toBe(true);
    expect(withOthers(plan, 'careful').rated).toBe(false);
  });
});

it('reads whole numbers', () => {
  const read = ['7', ' 66 ', '۶۶', '', '0', '-3', '2.5', 'ten'].map((text) => wholeNumber(text));
  expect(read).toEqual([7, 66, 66, null, null, null, null, null]);
  expect(['99', '100', '101'].map((text) => wholeNumber(text, 100))).toEqual([99, 100, 100]);
});
