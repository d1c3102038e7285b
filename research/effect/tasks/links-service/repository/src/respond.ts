import type { ServerResponse } from 'node:http';

/** Answers with JSON. */
export function respond(response: ServerResponse, status: number, body?: unknown): void {
  if (body === undefined) {
    response.writeHead(status).end();
    return;
  }
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(body));
}

/** Answers with an error that a program can read by its code and a person by its message. */
export function respondError(response: ServerResponse, status: number, code: string, message: string): void {
  respond(response, status, { error: { code, message } });
}

/** Answers a visitor with a small page. */
export function respondPage(response: ServerResponse, status: number, title: string, text: string): void {
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' });
  response.end(`<!doctype html><html lang="en"><title>${title}</title><h1>${title}</h1><p>${text}</p></html>`);
}
