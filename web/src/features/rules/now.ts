// The clause that matters at a table now: that of a special decision, or of what happened last.
import type { LogLine } from '../../lib/table/store.svelte';
import type { View } from '../../lib/table/types';
import { groupOf } from './chapters';

/** The clauses behind decisions that need explaining; a game has one of each. */
const DECISIONS: Record<string, readonly string[]> = {
  draft: ['LOGIC-2'],
  row: ['PRO-4', 'PLACE-4'],
  end: ['PRO-2'],
  first: ['DOUBLE-3'],
  keep: ['HOOF-3'],
  target: ['HIM-PASS-2'],
};
/** What every turn and every round begins with. */
const ORDINARY = new Set(['picked', 'revealed', 'dealt', 'row_started', 'round_began']);
/** How a turn begins. */
const TURNS = ['HOOF-2', 'HIM-TURN-1', 'OPEN-3', 'DOUBLE-1', 'TURN-1'];

export function clauseNow(
  view: View | null,
  log: readonly LogLine[],
  groups: readonly string[],
): string | undefined {
  const has = (clause: string) => groups.includes(groupOf(clause));
  const asked = DECISIONS[view?.asks ?? '']?.find(has);
  if (asked && view?.waiting.includes(view.seat ?? -1)) return asked;
  const told = log.flatMap(({ events }) => events.filter(({ kind }) => !ORDINARY.has(kind)));
  return told.map(({ clause }) => clause).findLast(has) ?? TURNS.find(has);
}
