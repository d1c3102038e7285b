import { raw } from 'hono/html';

/** Renders data inside a page so that browsers do not execute it and no value can close the block. */
export function dataBlock(data: unknown) {
  const text = JSON.stringify(data).replaceAll('<', '\\u003c');
  return raw(`<script type="application/ld+json">${text}</script>`);
}
