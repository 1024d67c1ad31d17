// One's own part in the chance of a deal, remembered so that it can be looked for in the record.
import { randomHex } from '../connection/random';
import type { TableData } from '../connection/protocol';

const KEPT = 'chance';
const MOST = 100;

/** What this device has seen and added at a table. `accepted`: the server dealt with it. */
export interface Part {
  commitment: string;
  contribution: string;
  accepted?: boolean;
}

/** This device's part at a table: made once, however often it is asked for. */
export function partIn(table: string, commitment: string): Part {
  const known = remembered(table);
  if (known) return known;
  return keep(table, { commitment, contribution: randomHex(32) });
}

/** Note, once a table has started, that one's own part is among those that it was dealt with. */
export function noteAccepted({ id, contributions }: TableData): void {
  const known = contributions && remembered(id);
  if (!known || known.accepted) return;
  if (Object.values(contributions).includes(known.contribution))
    keep(id, { ...known, accepted: true });
}

/** What this device has added at a table, if it has. */
export const remembered = (table: string): Part | null => all()[table] ?? null;

function all(): Record<string, Part> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Record<string, Part>;
  } catch {
    return {}; // there is no memory here, or somebody has been at it
  }
}

function keep(table: string, part: Part): Part {
  const others = Object.entries(all()).filter(([each]) => each !== table);
  try {
    const latest = [...others, [table, part]].slice(-MOST);
    localStorage.setItem(KEPT, JSON.stringify(Object.fromEntries(latest)));
  } catch {
    // Without memory it counts all the same, but cannot be looked for.
  }
  return part;
}
