import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { respond, respondError, respondPage } from './respond.ts';
import type { Store } from './store.ts';

const largestBody = 10_000;
const codePattern = /^[a-z0-9-]{3,40}$/;

/** Returns the request listener of the service. */
export function createApp(store: Store): RequestListener {
  return (request, response) => {
    handle(request, response, store).catch((error) => {
      console.error(error);
      if (!response.headersSent) respondError(response, 500, 'internal', 'Something went wrong.');
      response.end();
    });
  };
}

async function handle(request: IncomingMessage, response: ServerResponse, store: Store): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  if (pathname === '/links' && request.method === 'GET') return respond(response, 200, { links: store.all() });
  if (pathname === '/links' && request.method === 'POST') return create(request, response, store);
  if (pathname.startsWith('/links/') && request.method === 'DELETE') {
    const wasThere = await store.remove(pathname.slice('/links/'.length));
    return wasThere ? respond(response, 204) : respondError(response, 404, 'not_found', 'There is no such link.');
  }
  if (request.method !== 'GET') return respondError(response, 405, 'method_not_allowed', 'Use another method.');
  const link = store.find(pathname.slice(1));
  if (link === undefined) return respondPage(response, 404, 'Not found', 'This link does not exist.');
  response.writeHead(302, { location: link.url }).end();
}

async function create(request: IncomingMessage, response: ServerResponse, store: Store): Promise<void> {
  const text = await readBody(request);
  if (text === undefined) return respondError(response, 413, 'too_large', 'The body is too large.');
  const body = parse(text);
  if (body === undefined) return respondError(response, 422, 'invalid', 'The body must be a JSON object.');
  const { code, url } = body;
  if (typeof code !== 'string' || !codePattern.test(code) || code === 'links')
    return respondError(response, 422, 'invalid', 'A code has 3 to 40 letters, digits or hyphens.');
  if (typeof url !== 'string' || !isWebAddress(url))
    return respondError(response, 422, 'invalid', 'The address must begin with http:// or https://.');
  if (store.find(code) !== undefined) return respondError(response, 409, 'code_taken', 'This code is taken.');
  const link = { code, url, createdAt: new Date().toISOString() };
  await store.add(link);
  respond(response, 201, link);
}

function parse(text: string): Record<string, unknown> | undefined {
  try {
    const value = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isWebAddress(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && (url.protocol === 'http:' || url.protocol === 'https:');
}

async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > largestBody) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
