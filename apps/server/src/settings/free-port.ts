import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** Returns an unused port, for a server that must know its port before it listens. */
export async function freePort(host: string): Promise<number> {
  const probe = createServer().listen(0, host);
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
