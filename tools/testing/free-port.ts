import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** Systems give none of these to those who name no port. */
const [first, last] = [11_000, 15_000];

/** Returns an unused port that nobody gets by chance, for a server that a test starts on it later or again. */
export async function freePort(): Promise<number> {
  for (;;) {
    const probe = createServer().listen(randomInt(first, last));
    const isFree = await once(probe, 'listening').then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    const { port } = probe.address() as AddressInfo;
    probe.close();
    await once(probe, 'close');
    return port;
  }
}
