import { afterEach, expect, test, vi } from 'vitest';
import { live } from '../../src/features/review/live';

class FakeSocket {
  static made: FakeSocket[] = [];
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: () => void = () => undefined;
  said: string[] = [];
  code: number | null = null;

  constructor(readonly address: string) {
    FakeSocket.made.push(this);
  }
  send(text: string): void {
    this.said.push(text);
  }
  close(code: number): void {
    this.code = code;
    this.onclose();
  }
  say(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  FakeSocket.made = [];
});

function opened(receive = vi.fn(), left = new AbortController()): [FakeSocket, Promise<void>] {
  vi.stubGlobal('WebSocket', FakeSocket);
  const ended = live('a b', 3, receive, left.signal);
  return [FakeSocket.made[0] as FakeSocket, ended];
}

test('a review is received until its socket ends', async () => {
  const receive = vi.fn();
  const [socket, ended] = opened(receive);
  expect(socket.address).toMatch(/^ws.*\/api\/games\/a%20b\/review\/socket\?after=3$/);
  const news = { type: 'review', after: 3, done: true, preparing: false, decisions: 4 };
  socket.say({ type: 'ping' });
  socket.say({ ...news, findings: [] });
  socket.say({ type: 'bye', reason: 'done' });
  expect(socket.said).toEqual(['{"type":"pong"}']);
  expect(receive.mock.calls).toEqual([[{ ...news, findings: [] }]]);
  socket.onclose();
  await ended;
});

test('one leaves, and the socket is closed', async () => {
  const left = new AbortController();
  const [socket, ended] = opened(vi.fn(), left);
  left.abort();
  await ended;
  expect(socket.code).toBe(1000);
});

test('a silent socket is given up', async () => {
  vi.useFakeTimers();
  const [socket, ended] = opened();
  vi.advanceTimersByTime(40_000);
  socket.say({ type: 'ping' });
  vi.advanceTimersByTime(40_000);
  expect(socket.code).toBe(null);
  vi.advanceTimersByTime(5_000);
  await ended;
  expect(socket.code).toBe(1000);
});
