import { ruleMailPath } from '@regelwerk/contract/account/rule-mail-path';
import type { InterfaceLanguage } from '@regelwerk/contract/shared/languages';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { z } from 'zod';
import { confirmRuleMail, readRuleMail, stopRuleMail } from '../domain/accounts/answer-rule-mail.ts';
import type { LegalContext } from '../domain/legal/legal-context.ts';
import type { ServerContext, ServerEnv } from '../http/bindings.ts';
import { pageFrame } from './page-frame.ts';
import { pageLanguage } from './page-language.ts';

const words = {
  en: {
    title: 'Monthly mail about saved rules',
    asked:
      'Do you want a mail once a month that says which of your saved rules may no longer be true? You can stop it at any time.',
    confirm: 'Yes, send it',
    running: 'You get this mail once a month, if a saved rule may no longer be true.',
    stop: 'Stop this mail',
    confirmed: 'Confirmed. The mail comes once a month, if a saved rule may no longer be true.',
    stopped: 'Stopped. No further mail comes.',
  },
  de: {
    title: 'Monatliche Mail zu gespeicherten Regeln',
    asked:
      'Möchtest du einmal im Monat eine Mail, die sagt, welche deiner gespeicherten Regeln vielleicht nicht mehr stimmen? Du kannst sie jederzeit abstellen.',
    confirm: 'Ja, schickt sie mir',
    running: 'Du bekommst diese Mail einmal im Monat, wenn eine gespeicherte Regel vielleicht nicht mehr stimmt.',
    stop: 'Diese Mail abstellen',
    confirmed: 'Bestätigt. Die Mail kommt einmal im Monat, wenn eine gespeicherte Regel vielleicht nicht mehr stimmt.',
    stopped: 'Abgestellt. Es kommt keine Mail mehr.',
  },
} as const;

/**
 * Serves the page of the monthly mail, without signing in: its link confirms or stops the mail by a button, because programs open
 * links too. A mail program stops it with one POST (RFC 8058), which is what a POST without an answer does.
 */
export function ruleMailRoutes({ database }: LegalContext, builtPage: string): Hono<ServerEnv> {
  const routes = new Hono<ServerEnv>();
  const frame = pageFrame(builtPage);
  const show = (c: ServerContext, token: string, write: (t: (typeof words)[InterfaceLanguage]) => unknown) => {
    const language = pageLanguage(c);
    const t = words[language];
    const body = html`<section class="mx-auto w-full max-w-xl px-4 py-12"><h1 class="text-3xl font-semibold tracking-tight">${t.title}</h1>${write(t)}</section>`;
    c.header('cache-control', 'no-store');
    return c.html(frame({ language, path: `${ruleMailPath}/${token}`, title: t.title, body }));
  };
  const button = (label: string, answer: 'confirm' | 'stop') =>
    html`<form method="post" class="mt-5"><button name="answer" value="${answer}" class="inline-flex min-h-11 items-center rounded-control bg-accent px-4 py-2 text-sm font-medium text-on-accent">${label}</button></form>`;
  const tokenOf = (c: ServerContext) => z.uuid().safeParse(c.req.param('token')).data;

  routes.get(`${ruleMailPath}/:token`, async (c) => {
    const token = tokenOf(c);
    const state = token === undefined ? undefined : await readRuleMail(database, token);
    return show(c, token ?? '', (t) => {
      if (state === undefined) return html`<p class="mt-3">${t.stopped}</p>`;
      const isAsked = state === 'asked';
      return html`<p class="mt-3">${isAsked ? t.asked : t.running}</p>${button(isAsked ? t.confirm : t.stop, isAsked ? 'confirm' : 'stop')}`;
    });
  });
  routes.post(`${ruleMailPath}/:token`, async (c) => {
    const token = tokenOf(c);
    const { answer } = await c.req.parseBody();
    if (token === undefined) return show(c, '', (t) => html`<p class="mt-3">${t.stopped}</p>`);
    if (answer === 'confirm') {
      await confirmRuleMail(database, token);
      const state = await readRuleMail(database, token);
      return show(c, token, (t) => html`<p class="mt-3">${state === undefined ? t.stopped : t.confirmed}</p>`);
    }
    await stopRuleMail(database, token);
    return show(c, token, (t) => html`<p class="mt-3">${t.stopped}</p>`);
  });
  return routes;
}
