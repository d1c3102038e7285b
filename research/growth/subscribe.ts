import { publishableKey } from '../../bench/native-server.ts';

/** Opens a socket that follows the translations; resolves once the server has confirmed the subscription. */
export function subscribe(url: string): Promise<WebSocket> {
  const address = url.replace(/^http/, 'ws');
  const socket = new WebSocket(`${address}/realtime/v1/websocket?apikey=${publishableKey}&vsn=2.0.0`);
  const changes = [{ event: '*', schema: 'public', table: 'translations' }];
  const join = ['1', '1', 'realtime:translations', 'phx_join', { config: { postgres_changes: changes } }];
  return new Promise((resolve, reject) => {
    socket.addEventListener('error', () => reject(new Error('a socket could not be opened')));
    socket.addEventListener('open', () => socket.send(JSON.stringify(join)));
    socket.addEventListener('message', ({ data }) => {
      if (String(data).includes('phx_reply')) resolve(socket);
    });
  });
}
