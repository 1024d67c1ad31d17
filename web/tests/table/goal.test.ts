import { describe, expect, it } from 'vitest';
import { goalOf } from '../../src/features/table/goal';

describe('the goal', () => {
  it('names the end that the table has agreed on', () => {
    const keys = (settings: Record<string, unknown>, heads = true) =>
      goalOf(settings, heads).map(([key]) => key);
    expect(keys({ target: 66, ends: 'exceeds', rounds: null })).toEqual([
      'page-goal-heads',
      'page-goal-above',
    ]);
    expect(keys({ target: 66, ends: 'reaches', rounds: null })[1]).toBe('page-goal-at');
    expect(keys({ rounds: 1, tie: 'again' }, false)).toEqual([
      'page-goal-points',
      'page-goal-rounds',
    ]);
    expect(keys({ cards: 'tactical' })).toEqual(['page-goal-heads']);
  });
});
