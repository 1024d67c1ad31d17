// The server's HTTP side: JSON in, JSON out, and problems as errors that can be said.
import { earlyAnswer } from './prefetch';
import type { Problem } from './protocol';

/** An answer that is not a success, or none at all (`offline`). */
export class ApiError extends Error {
  constructor(readonly problem: Problem) {
    super(problem.text || problem.reason);
  }
}

const READ_WITHIN = 3_000; // milliseconds: a link that hangs must not hold up everything
const reading = new Set<Promise<unknown>>();

const offline: Problem = { status: 0, reason: 'offline', facts: {}, clause: '', text: '' };

export function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = asked<T>(method, path, body);
  if (method === 'GET') {
    reading.add(answer);
    const forget = () => reading.delete(answer);
    answer.then(forget, forget);
  }
  return answer;
}

/**
 * Waits for the answers to all that was asked before: once another person sits here, nobody may be
 * there any more who could be told them.
 */
export async function allRead(): Promise<void> {
  let waits = true;
  const late = new Promise<void>((resolve) => setTimeout(resolve, READ_WITHIN)).then(() => {
    waits = false;
  });
  while (waits && reading.size) await Promise.race([Promise.allSettled(reading), late]);
}

async function asked<T>(method: string, path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method, credentials: 'same-origin' };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { 'Content-Type': 'application/json' };
  }
  const early = method === 'GET' ? earlyAnswer(path) : null;
  const answer = await (early ?? fetch(path, init)).catch(() => null);
  if (!answer) throw new ApiError(offline);
  const text = await answer.text();
  const data: unknown = text ? parsed(text) : undefined;
  if (!answer.ok)
    throw new ApiError(isProblem(data) ? data : { ...offline, status: answer.status });
  return data as T;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

const isProblem = (data: unknown): data is Problem =>
  typeof data === 'object' && data !== null && 'reason' in data;
