import { raw } from 'hono/html';

/** Data inside a page, which no browser runs and nothing in it can end. */
export function dataBlock(type: 'application/ld+json' | 'application/json', data: unknown, id?: string) {
  const text = JSON.stringify(data).replaceAll('<', '\\u003c');
  return raw(`<script type="${type}"${id === undefined ? '' : ` id="${id}"`}>${text}</script>`);
}
