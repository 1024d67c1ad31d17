// Recorded matches, as the server would tell them to seat 0.
import { readdirSync, readFileSync } from 'node:fs';
import type { News, Snapshot, ViewData } from '../src/lib/connection/protocol';

export interface Match {
  snapshot: Snapshot;
  news: News[];
  final: ViewData;
}

const folder = 'fixtures/made';

export const MATCHES: string[] = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .map((file) => file.replace('.json', ''));

export const match = (name: string): Match =>
  JSON.parse(readFileSync(`${folder}/${name}.json`, 'utf-8')) as Match;
