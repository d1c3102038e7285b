import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Project } from '../../open-project.ts';

/** Not a secret: what the service signs in with at the company of the probes. */
export const payKey = 'pk-of-the-probes-4417';

/** A call that the company got. */
export interface Attempt {
  readonly key: string | undefined;
  readonly authorization: string | undefined;
  readonly method: string | undefined;
  readonly path: string | undefined;
  readonly body: { readonly amount: unknown; readonly currency: unknown; readonly card: unknown };
}

interface Charge {
  readonly charge: string;
  readonly amount: unknown;
  readonly card: unknown;
}

/** How the company meets one call; `pay` takes the money and answers, `take` takes it without an answer. */
export type Mood = (response: ServerResponse, company: { pay: () => void; take: () => void }) => void;

/** The moods of a company that is not the best. */
export const pays: Mood = (_response, { pay }) => pay();
export const hangs: Mood = () => {};
export const declines: Mood = (response) => send(response, 402, '{"status": "declined"}');
export const losesTheAnswer: Mood = (response, { take }) => {
  take();
  response.destroy();
};
export const answers =
  (status: number, text: string): Mood =>
  (response) =>
    send(response, status, text);

export type Company = Awaited<ReturnType<typeof openCompany>>;

/**
 * A payment company that meets its calls with `moods`, one after another, then `always` in the same mood until it is mended. As its
 * documents say, it takes nothing again for a key that it has seen.
 */
export async function openCompany(project: Project, moods: readonly Mood[] = [], always: Mood = pays) {
  const attempts: Attempt[] = [];
  const charges = new Map<string, Charge>();
  const left = [...moods];
  let usual = always;
  const server = createServer(async (request, response) => {
    response.on('error', () => {});
    request.on('error', () => {});
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const text = Buffer.concat(chunks).toString('utf8');
    const header = (name: string) => request.headers[name]?.toString();
    const attempt = {
      key: header('idempotency-key'),
      authorization: header('authorization'),
      method: request.method,
      path: request.url,
      body: text === '' ? {} : JSON.parse(text),
    };
    attempts.push(attempt);
    const take = () => {
      const key = attempt.key ?? crypto.randomUUID();
      const { amount, card } = attempt.body;
      const charge = charges.get(key) ?? { charge: `ch_${charges.size + 1}`, amount, card };
      charges.set(key, charge);
      return charge;
    };
    const pay = () => send(response, 201, JSON.stringify({ charge: take().charge, status: 'paid' }));
    (left.shift() ?? usual)(response, { pay, take });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  project.onClose(async () => {
    server.close();
    server.closeAllConnections();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    attempts,
    /** Everything that was taken, once per key. */
    taken: () => [...charges.values()],
    /** From now on it pays; a solution may ask it again at once before. */
    mend: () => {
      left.length = 0;
      usual = pays;
    },
  };
}

function send(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(text);
}
