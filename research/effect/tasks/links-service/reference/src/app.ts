import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { parseCsv } from './parse-csv.ts';
import { readLink } from './read-link.ts';
import { respond, respondError, respondPage } from './respond.ts';
import type { Link, Store } from './store.ts';

const largestBody = 10_000;
const largestImport = 2_000_000;

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
  if (pathname === '/links/import' && request.method === 'POST') return importLinks(request, response, store);
  if (pathname.startsWith('/links/') && request.method === 'DELETE') {
    const wasThere = await store.remove(pathname.slice('/links/'.length));
    return wasThere ? respond(response, 204) : respondError(response, 404, 'not_found', 'There is no such link.');
  }
  if (request.method !== 'GET') return respondError(response, 405, 'method_not_allowed', 'Use another method.');
  const link = store.find(pathname.slice(1));
  if (link === undefined) return respondPage(response, 404, 'Not found', 'This link does not exist.');
  if (link.expiresAt !== null && Date.parse(link.expiresAt) <= Date.now())
    return respondPage(response, 410, 'Link ended', 'This link has ended.');
  response.writeHead(302, { location: link.url, 'cache-control': 'no-store' }).end();
  // the visitor does not wait for the numbers, and is sent on when they cannot be written
  store.count(link.code, new Date().toISOString()).catch((error) => console.error(error));
}

async function create(request: IncomingMessage, response: ServerResponse, store: Store): Promise<void> {
  const text = await readBody(request, largestBody);
  if (text === undefined) return respondError(response, 413, 'too_large', 'The body is too large.');
  const body = parse(text);
  if (body === undefined) return respondError(response, 422, 'invalid', 'The body must be a JSON object.');
  const link = readLink(body);
  if (typeof link === 'string') return respondError(response, 422, 'invalid', link);
  if (store.find(link.code) !== undefined) return respondError(response, 409, 'code_taken', 'This code is taken.');
  await store.add(link);
  respond(response, 201, link);
}

/** Creates what is right and names each row that is not, counted as in the file, its head being row 1. */
async function importLinks(request: IncomingMessage, response: ServerResponse, store: Store): Promise<void> {
  const text = await readBody(request, largestImport);
  if (text === undefined) return respondError(response, 413, 'too_large', 'The file is too large.');
  const [head = [], ...rows] = parseCsv(text);
  const columns = head.map((name) => name.trim().toLowerCase());
  if (!columns.includes('code') || !columns.includes('url'))
    return respondError(response, 422, 'invalid', 'The first row must name the columns code, url and expiresAt.');
  const added = new Map<string, Link>();
  const errors: { row: number; code: string; message: string }[] = [];
  for (const [index, cells] of rows.entries()) {
    const cell = (name: string) => cells[columns.indexOf(name)]?.trim() ?? '';
    const link = readLink({ code: cell('code'), url: cell('url'), expiresAt: cell('expiresat') });
    const fault = typeof link === 'string' ? link : taken(link.code);
    if (typeof link === 'string' || fault !== undefined)
      errors.push({ row: index + 2, code: cell('code'), message: fault ?? '' });
    else added.set(link.code, link);
  }
  if (added.size > 0) await store.add(...added.values());
  respond(response, 200, { created: added.size, errors });

  function taken(code: string): string | undefined {
    return store.find(code) === undefined && !added.has(code) ? undefined : 'This code is taken.';
  }
}

function parse(text: string): Record<string, unknown> | undefined {
  try {
    const value = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

async function readBody(request: IncomingMessage, largest: number): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > largest) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
