import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** An unused port, which nobody else gets until it is freed. */
export interface HeldPort {
  readonly port: number;
  readonly free: () => Promise<void>;
}

/** Holds a port for a server that must know it long before it listens. */
export async function holdPort(host: string): Promise<HeldPort> {
  const holder = createServer((socket) => socket.destroy()).listen(0, host);
  await once(holder, 'listening');
  // a start that fails must still end the process
  holder.unref();
  return {
    port: (holder.address() as AddressInfo).port,
    free: async () => {
      holder.close();
      await once(holder, 'close');
    },
  };
}
