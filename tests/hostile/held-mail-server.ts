import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/**
 * A mail server that does not answer a complete mail until it is released, so that a job stays in the middle of its
 * work.
 */
export interface HeldMailServer {
  readonly url: string;
  /** The number of complete mails received for an address, accepted or not. */
  readonly received: (address: string) => number;
  /** Resolves when a mail for the address waits for its answer. */
  readonly holding: (address: string) => Promise<void>;
  /** Sends this answer to every waiting and later mail. */
  readonly letGo: (answer: '250 kept' | '451 try later') => void;
  readonly hold: () => void;
  readonly stop: () => Promise<void>;
}

export async function startHeldMailServer(): Promise<HeldMailServer> {
  const waiting = new Set<Socket>();
  const sockets = new Set<Socket>();
  let held = true;
  let answer = '250 kept';
  const received: string[] = [];
  const watchers = new Map<string, () => void>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
    let text = '';
    let isData = false;
    let recipient = '';
    const take = (line: string) => {
      if (isData) {
        if (line !== '.') return;
        isData = false;
        received.push(recipient);
        if (!held) return void socket.write(`${answer}\r\n`);
        waiting.add(socket);
        return watchers.get(recipient)?.();
      }
      recipient = /^rcpt to:<(.*)>/i.exec(line)?.[1] ?? recipient;
      isData = /^data$/i.test(line);
      const agreement = /^quit$/i.test(line) ? '221 bye' : '250 ok';
      socket.write(`${isData ? '354 go on' : agreement}\r\n`);
    };
    socket.on('data', (chunk: Buffer) => {
      const lines = `${text}${chunk.toString('latin1')}`.split('\r\n');
      text = lines.pop() ?? '';
      for (const line of lines) take(line);
    });
    socket.write('220 ready\r\n');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}?ignoreTLS=true`,
    received: (address) => received.filter((one) => one === address).length,
    holding: (address) =>
      new Promise((resolve) => {
        if (received.includes(address)) resolve();
        else watchers.set(address, resolve);
      }),
    hold: () => {
      held = true;
    },
    letGo: (chosen) => {
      held = false;
      answer = chosen;
      for (const socket of waiting) socket.write(`${answer}\r\n`);
      waiting.clear();
    },
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
