// The socket of a review: its findings as they are made.
import { socketAddress } from '../../lib/connection/prefetch';
import type { FromReview, ReviewNews } from '../../lib/connection/protocol';

/** The server asks after 20 seconds of silence whether one is still there. */
const SILENCE = 45_000;

export type Live = (
  id: string,
  after: number,
  receive: (news: ReviewNews) => void,
  left: AbortSignal,
) => Promise<void>;

/** Receive a review's news until there is no more, or the socket is gone. */
export const live: Live = (id, after, receive, left) =>
  new Promise((ended) => {
    const path = `/api/games/${encodeURIComponent(id)}/review/socket?after=${String(after)}`;
    const socket = new WebSocket(socketAddress(path));
    const close = () => socket.close(1000);
    let silence = setTimeout(close, SILENCE);
    left.addEventListener('abort', close);
    socket.onmessage = (event: MessageEvent<string>) => {
      clearTimeout(silence);
      silence = setTimeout(close, SILENCE);
      const message = JSON.parse(event.data) as FromReview;
      if (message.type === 'ping') socket.send(JSON.stringify({ type: 'pong' }));
      else if (message.type === 'review') receive(message);
    };
    socket.onclose = () => {
      clearTimeout(silence);
      left.removeEventListener('abort', close);
      ended();
    };
  });
