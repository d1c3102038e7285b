import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Project } from '../../open-project.ts';

export type Mood = (response: ServerResponse) => void;

/** Not a secret; with letters that an address has to escape. */
export const ratesKey = 'k3y&of=the+probes%41';

export const silent: Mood = () => {};
export const tells =
  (rate: unknown, status = 200): Mood =>
  (response) =>
    says(JSON.stringify({ from: 'EUR', to: 'CHF', rate }), status)(response);
export const says =
  (text: string, status = 200): Mood =>
  (response) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(text);

export type Bank = Awaited<ReturnType<typeof openBank>>;

/** A bank that tells the rate in the mood that it is in; `asked` are the addresses of the questions. */
export async function openBank(project: Project, first: Mood) {
  const asked: string[] = [];
  let mood = first;
  const server = createServer((request, response) => {
    response.on('error', () => {});
    asked.push(request.url ?? '');
    mood(response);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  project.onClose(async () => {
    server.close();
    server.closeAllConnections();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    becomes: (next: Mood) => {
      mood = next;
    },
  };
}
