// What a match is about: said beside the first decision on a device, and never again.
import type { Arguments } from '../../lib/language/words';
import { Once } from '../../lib/once.svelte';
import type { View } from '../../lib/table/types';

export const goal = new Once('goal');

/** The texts that say it, with their values: who wins, and when it ends where that is known. */
export function goalOf(settings: View['settings'], heads: boolean): [string, Arguments][] {
  const { rounds, target, ends } = settings;
  const said: [string, Arguments][] = [[heads ? 'page-goal-heads' : 'page-goal-points', {}]];
  if (typeof rounds === 'number') said.push(['page-goal-rounds', { rounds }]);
  else if (typeof target === 'number') {
    said.push([ends === 'reaches' ? 'page-goal-at' : 'page-goal-above', { target }]);
  }
  return said;
}
