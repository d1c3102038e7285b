import type { HostileRequest } from './request-grammar.ts';
import type { Stage } from './stage.ts';

/** Sends frames on sockets, which it reopens when the server closes them; passes every message to `onMessage`. */
export function openFrameSender(url: string, stage: Stage, onMessage: (text: string) => void) {
  const sockets = new Map<string, WebSocket>();
  const open = async (version: string, caller: HostileRequest['caller']): Promise<WebSocket> => {
    const known = sockets.get(`${version} ${caller}`);
    if (known?.readyState === WebSocket.OPEN) return known;
    const address = `${url.replace('http', 'ws')}/realtime/v1/websocket?apikey=${stage.publishableKey}&vsn=${version}`;
    const socket = new WebSocket(address);
    socket.addEventListener('message', ({ data }) => onMessage(String(data)));
    await new Promise<void>((resolve) => {
      for (const event of ['open', 'error', 'close']) socket.addEventListener(event, () => resolve(), { once: true });
    });
    sockets.set(`${version} ${caller}`, socket);
    return socket;
  };
  return {
    send: async ({ path: version, caller, body = '' }: HostileRequest) => {
      const socket = await open(version, caller);
      const text =
        caller === 'stranger' ? body.replace('"access_token":null', `"access_token":"${stage.tokenOf(caller)}"`) : body;
      if (socket.readyState === WebSocket.OPEN) socket.send(text);
    },
    close: async () => {
      for (const socket of sockets.values()) socket.close();
    },
  };
}
