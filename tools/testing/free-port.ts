import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** Below the range from which systems choose ports themselves. */
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
