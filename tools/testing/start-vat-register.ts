import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** The verdict of the register on every VAT id. */
export type RegisterState = 'knows all' | 'knows none' | 'member state is down' | 'answers HTML';

/** Starts a stand-in for VIES that speaks its REST protocol over a real socket. */
export async function startVatRegister() {
  const questions: unknown[] = [];
  let state: RegisterState = 'knows all';
  const server = createServer(async (request, response) => {
    if (request.method !== 'POST' || request.url !== '/check-vat-number') return response.writeHead(404).end();
    const question = JSON.parse(await text(request));
    questions.push(question);
    if (state === 'answers HTML') return response.writeHead(503, { 'content-type': 'text/html' }).end('<h1>Sorry</h1>');
    response.writeHead(200, { 'content-type': 'application/json' });
    if (state === 'member state is down')
      return response.end(JSON.stringify({ actionSucceed: false, errorWrappers: [{ error: 'MS_UNAVAILABLE' }] }));
    const { countryCode, vatNumber } = question;
    const verdict = { countryCode, vatNumber, requestDate: '2026-11-26T12:00:00.000Z', valid: state === 'knows all' };
    return response.end(JSON.stringify({ ...verdict, requestIdentifier: 'WAPIAAAAX1', name: '---', address: '---' }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    questions,
    become: (next: RegisterState) => {
      state = next;
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
