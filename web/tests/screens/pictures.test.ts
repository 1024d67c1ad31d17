// The drawing of a game.
import { expect, it } from 'vitest';
import { SKETCHES, sketchOf } from '../../src/features/start/pictures';

it('draws a game that has no picture of its own', () => {
  expect(SKETCHES).not.toHaveProperty('discard');
  expect(sketchOf('discard').cards.length).toBeGreaterThan(0);
});
