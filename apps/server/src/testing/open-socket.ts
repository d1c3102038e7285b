import { WebSocket } from 'ws';

/** A websocket without a client library, for behavior that no client shows. */
export interface BareSocket {
  readonly socket: WebSocket;
  /** The messages that the server has sent so far. */
  readonly messages: unknown[];
  /** The status of the upgrade; 101 if it was accepted. */
  readonly outcome: number;
}

/** Requests a realtime socket from the server at `url`. */
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
