import { raw } from 'hono/html';

/** Renders data inside a page so that browsers do not execute it and no value can close the block. */
export function dataBlock(type: 'application/ld+json' | 'application/json', data: unknown, id?: string) {
  const text = JSON.stringify(data).replaceAll('<', '\\u003c');
  return raw(`<script type="${type}"${id === undefined ? '' : ` id="${id}"`}>${text}</script>`);
}
