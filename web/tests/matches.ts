// Recorded matches: what the server would say to seat 0, and walks through matches from view to view.
import { readdirSync, readFileSync } from 'node:fs';
import type { News, Snapshot, ViewData } from '../src/lib/connection/protocol';
import type { GameEvent } from '../src/lib/table/types';

export interface Match {
  snapshot: Snapshot;
  news: News[];
  final: ViewData;
}

export interface Walk {
  /** How often each card exists. */
  copies: Record<string, number>;
  view: ViewData;
  steps: { events: GameEvent[]; view: ViewData }[];
}

const folder = 'fixtures/made';
const namesIn = (path: string): string[] =>
  readdirSync(path)
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.replace('.json', ''));
const read = (path: string): unknown => JSON.parse(readFileSync(`${path}.json`, 'utf-8'));

export const MATCHES: string[] = namesIn(folder);
export const match = (name: string): Match => read(`${folder}/${name}`) as Match;
export const WALKS: string[] = namesIn(`${folder}/walks`);
export const walk = (name: string): Walk => read(`${folder}/walks/${name}`) as Walk;
