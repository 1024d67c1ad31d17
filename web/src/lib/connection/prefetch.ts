// A visit to a table asks the server at once, while the browser still reads the page's own code.
// Whoever needs the answer later takes it from here.
let answer: [path: string, coming: Promise<Response>] | null = null;
let socket: [address: string, open: WebSocket, heard: Event[]] | null = null;

/** The address of a socket of this server. */
export function socketAddress(path: string): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${path}`;
}

/** The address of a table's socket, for somebody who has seen that much of it. */
export const tableSocket = (table: string, seen: number): string =>
  socketAddress(`/api/tables/${table}/socket?seen=${String(seen)}`);

/** Ask for what the screen at this address will need first. */
export function begin(path: string): void {
  const table = /^\/t\/([\w-]+)\/?$/.exec(path)?.[1];
  if (!table) return;
  const coming = fetch('/api/me', { credentials: 'same-origin' });
  answer = ['/api/me', coming];
  // That answer makes this device a guest; only then can it have a socket.
  coming.then(
    () => listen(tableSocket(table, 0)),
    () => null,
  );
}

function listen(address: string): void {
  const open = new WebSocket(address);
  const heard: Event[] = [];
  open.onopen = open.onmessage = open.onclose = (event: Event) => heard.push(event);
  socket = [address, open, heard];
}

/** The answer that was asked for already; given once. */
export function earlyAnswer(path: string): Promise<Response> | null {
  if (answer?.[0] !== path) return null;
  const [, coming] = answer;
  answer = null;
  return coming;
}

/** Whether a table is listened to already, by somebody the server knows. */
export const isListening = (): boolean => socket !== null;

/** The socket that was opened already; given once. What it has heard is told it again, soon. */
export function earlySocket(address: string): WebSocket | null {
  if (socket?.[0] !== address) return null;
  const [, open, heard] = socket;
  socket = null;
  open.onopen = open.onmessage = open.onclose = null;
  queueMicrotask(() => {
    for (const event of heard) open.dispatchEvent(event);
  });
  return open;
}
