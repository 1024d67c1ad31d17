// The server's HTTP side: JSON in, JSON out, and problems as errors that can be said.
import { earlyAnswer } from './prefetch';
import type { Problem } from './protocol';

/** An answer that is not a success, or none at all (`offline`). */
export class ApiError extends Error {
  constructor(readonly problem: Problem) {
    super(problem.text || problem.reason);
  }
}

const offline: Problem = { status: 0, reason: 'offline', facts: {}, clause: '', text: '' };

export async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
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
