import { WebSocket } from 'ws';

/** A websocket without a client library, for what a client never does. */
export interface BareSocket {
  readonly socket: WebSocket;
  /** The lines the server has printed so far. */
  readonly messages: unknown[];
  /** The status that answered the upgrade; 101 where it was accepted. */
  readonly outcome: number;
}

/** Asks the server at `url` for a realtime socket. */
export async function openSocket(
  url: string,
  query: string,
  headers: Record<string, string> = {},
): Promise<BareSocket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/realtime/v1/websocket?${query}`, { headers });
  const messages: unknown[] = [];
  socket.on('message', (text) => messages.push(JSON.parse(String(text))));
  const outcome = await new Promise<number>((resolve) => {
    socket.on('open', () => resolve(101));
    socket.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0));
    socket.on('error', () => undefined);
  });
  return { socket, messages, outcome };
}
