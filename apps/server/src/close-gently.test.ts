import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Worker } from 'node:worker_threads';
import { expect, onTestFinished, test } from 'vitest';
import { closeGently } from './close-gently.ts';

const callers = 20;

/** Connects and sends a request on each connection, while the thread of the server does nothing. */
const caller = `
const { connect } = require('node:net');
const { parentPort, workerData: { port, callers, mark } } = require('node:worker_threads');
let sent = 0;
const answers = Array.from({ length: callers }, () => new Promise((resolve) => {
  let text = '';
  const socket = connect(port, '127.0.0.1', () => socket.write('GET / HTTP/1.1\\r\\nhost: a\\r\\n\\r\\n', () => {
    sent += 1;
    if (sent < callers) return;
    Atomics.store(mark, 0, 1);
    Atomics.notify(mark, 0);
  }));
  socket.on('data', (part) => { text += part; });
  socket.on('error', ({ code }) => { text += code; });
  socket.on('close', () => resolve(text.split('\\r\\n')[0]));
}));
Promise.all(answers).then((all) => parentPort.postMessage(all));
`;

async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return port;
}

test('requests on connections that the server has not accepted yet are answered', async () => {
  const server = createServer((_, response) => void response.setHeader('connection', 'close').end());
  const port = await listen(server);
  const mark = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(caller, { eval: true, workerData: { port, callers, mark } });
  onTestFinished(async () => void (await worker.terminate()));
  const answered = once(worker, 'message');
  await once(worker, 'online');
  // the kernel has accepted the connections; the server has read none of them yet
  Atomics.wait(mark, 0, 0);
  await closeGently(server, { graceMs: 0, limitMs: 5_000 });
  expect(await answered).toEqual([Array.from({ length: callers }, () => 'HTTP/1.1 200 OK')]);
});
