import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { types } from '../../scripts/types.mjs';

it('the types are those of the schema (npm run types)', async () => {
  expect(readFileSync('src/lib/connection/protocol.ts', 'utf-8')).toBe(await types());
});
