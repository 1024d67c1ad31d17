import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  begin,
  earlyAnswer,
  earlySocket,
  isListening,
  tableSocket,
} from '../../src/lib/connection/prefetch';

class Wire extends EventTarget {
  static made: Wire[] = [];
  onopen: ((event: Event) => void) | null = null;
  onmessage: ((event: Event) => void) | null = null;
  onclose: ((event: Event) => void) | null = null;

  constructor(readonly address: string) {
    super();
    Wire.made.push(this);
  }
}

describe('a visit to a table', () => {
  const asked = vi.fn((path: string) => Promise.resolve(new Response(path)));

  beforeEach(() => {
    Wire.made = [];
    asked.mockClear();
    vi.stubGlobal('WebSocket', Wire);
    vi.stubGlobal('fetch', asked);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('asks who we are, then listens to the table; both are given once', async () => {
    begin('/t/a1b2c3d4e5f6');
    expect(Wire.made).toEqual([]);
    const answer = await earlyAnswer('/api/me');
    expect(await answer?.text()).toBe('/api/me');
    expect(earlyAnswer('/api/me')).toBeNull();

    const address = tableSocket('a1b2c3d4e5f6', 0);
    expect(Wire.made.map((wire) => wire.address)).toEqual([address]);
    expect(earlySocket(tableSocket('a1b2c3d4e5f6', 7))).toBeNull();
    expect(isListening()).toBe(true);
    const taken = earlySocket(address);
    expect(taken).toBe(Wire.made[0]);
    expect(earlySocket(address)).toBeNull();
    expect(isListening()).toBe(false);
  });

  it('tells whoever takes the socket what it has heard', async () => {
    begin('/t/a1b2c3d4e5f6');
    await earlyAnswer('/api/me');
    const [wire] = Wire.made;
    wire?.dispatchEvent(new Event('open'));
    wire?.dispatchEvent(new MessageEvent('message', { data: 'first' }));
    const socket = earlySocket(tableSocket('a1b2c3d4e5f6', 0));
    const heard: string[] = [];
    if (socket) {
      socket.onopen = () => heard.push('open');
      socket.onmessage = (event: MessageEvent<string>) => heard.push(event.data);
    }
    await Promise.resolve();
    wire?.dispatchEvent(new MessageEvent('message', { data: 'second' }));
    expect(heard).toEqual(['open', 'first', 'second']);
  });

  it('asks for nothing elsewhere, and opens no socket when nobody answers', async () => {
    begin('/rules');
    expect(asked).not.toHaveBeenCalled();
    asked.mockReturnValueOnce(Promise.reject(new TypeError('offline')));
    begin('/t/a1b2c3d4e5f6');
    await expect(earlyAnswer('/api/me')).rejects.toThrow('offline');
    expect(Wire.made).toEqual([]);
  });
});
