import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Project } from './open-project.ts';

/** A call that the page made. `body` is undefined when there is none or it is no JSON. */
export interface ApiCall {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
  readonly headers: IncomingMessage['headers'];
}

/** An answer of the fake API. `delay` is in milliseconds; `text` is sent as it is, in place of JSON. */
export interface ApiAnswer {
  readonly status?: number;
  readonly json?: unknown;
  readonly text?: string;
  readonly delay?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The built page of a solution, its calls so far in order of arrival, and the address of both. */
export interface ServedPage {
  readonly url: string;
  readonly calls: readonly ApiCall[];
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/**
 * Serves `files` of a solution, with `index.html` for addresses without a file, and answers every call below `/api` as
 * `answer` says. Closed with the project.
 */
export async function servePage(
  project: Project,
  answer: (call: ApiCall) => ApiAnswer | Promise<ApiAnswer>,
  files = 'dist',
): Promise<ServedPage> {
  const calls: ApiCall[] = [];
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname: path, searchParams: query } = new URL(request.url ?? '/', 'http://localhost');
    if (!path.startsWith('/api/')) {
      const { type, content } = await readStatic(join(project.folder, files), path);
      response.writeHead(200, { 'content-type': type }).end(content);
      return;
    }
    const call = { method: request.method ?? '', path, query, body: await readJson(request), headers: request.headers };
    calls.push(call);
    const { status = 200, json, text = JSON.stringify(json), delay = 0, headers = {} } = await answer(call);
    if (delay > 0) await pause(delay);
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(text);
  };
  // an answer that a probe no longer waits for may fail with the page that it asks about
  const server = createServer((request, response) => void handle(request, response).catch(() => response.destroy()));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  project.onClose(async () => {
    server.close();
    server.closeAllConnections();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The listener has no port.');
  return { url: `http://127.0.0.1:${address.port}`, calls };
}

async function readStatic(folder: string, path: string): Promise<{ type: string; content: Buffer }> {
  const type = types[extname(path)];
  const file = type === undefined ? undefined : await readFile(join(folder, path)).catch(() => undefined);
  if (file !== undefined && type !== undefined) return { type, content: file };
  return { type: 'text/html; charset=utf-8', content: await readFile(join(folder, 'index.html')) };
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch {
    return undefined;
  }
}
