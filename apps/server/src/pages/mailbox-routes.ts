import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import { html } from 'hono/html';
import PostalMime from 'postal-mime';
import type { ServerEnv } from '../http/bindings.ts';

const mostShown = 50;

/** `/dev/mailbox`: shows the mails that were written instead of sent, newest first, for trying out the product. */
export function mailboxRoutes(folder: string): Hono<ServerEnv> {
  const routes = new Hono<ServerEnv>();
  routes.get('/dev/mailbox', async (c) => {
    const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.eml')) : [];
    const newest = names.sort().reverse().slice(0, mostShown);
    const mails = await Promise.all(newest.map((name) => PostalMime.parse(readFileSync(join(folder, name)))));
    const articles = mails.map(({ subject, to, date, text }) => {
      const lines = (text ?? '').split('\n').map((line) => {
        const isLink = /^https?:\/\/\S+$/.test(line);
        return html`${isLink ? html`<a href="${line}">${line}</a>` : line}<br>`;
      });
      const reader = to?.map(({ address }) => address).join(', ');
      return html`<article><h2>${subject}</h2><p><small>${reader} · ${date}</small></p><p>${lines}</p></article>`;
    });
    c.header('cache-control', 'no-store');
    return c.html(html`<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>Mailbox</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>body{font:16px/1.5 system-ui;max-width:42rem;margin:2rem auto;padding:0 1rem}article{border-top:1px solid #ccc;overflow-wrap:anywhere}</style>
</head><body><main><h1>Mailbox</h1><p>Mails that would have been sent. Only on a machine where somebody tries the product.</p>
${articles.length === 0 ? html`<p>No mail yet.</p>` : articles}</main></body></html>`);
  });
  return routes;
}
