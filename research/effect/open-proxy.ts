import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';

/** A proxy of this machine that lets connections through to the named hosts alone. */
export interface Proxy {
  readonly url: string;
  /** The hosts that were asked for and refused. */
  readonly refused: () => readonly string[];
  readonly close: () => void;
}

/** Opens a proxy for encrypted connections to `hosts`; everything else is answered with 403. */
export async function openProxy(hosts: readonly string[]): Promise<Proxy> {
  const refused = new Set<string>();
  const server = createServer((request, response) => {
    refused.add(URL.parse(request.url ?? '')?.hostname ?? 'unknown');
    response.writeHead(403).end();
  });
  server.on('connect', (request, socket, head) => {
    socket.on('error', () => socket.destroy());
    const { hostname = '', port = '443' } = URL.parse(`https://${request.url}`) ?? {};
    if (!hosts.includes(hostname)) {
      refused.add(hostname);
      socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
      return;
    }
    const target = connect(Number(port === '' ? '443' : port), hostname, () => {
      socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      target.write(head);
      target.pipe(socket);
      socket.pipe(target);
    });
    target.on('error', () => socket.destroy());
    socket.on('close', () => target.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    refused: () => [...refused],
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
