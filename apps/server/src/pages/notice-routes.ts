import { randomUUID } from 'node:crypto';
import { directionMarks } from '@regelwerk/contract/shared/direction-marks';
import { defaultLanguage } from '@regelwerk/contract/shared/languages';
import { paths } from '@regelwerk/contract/shared/paths';
import { isUnavailable } from '@regelwerk/database/is-unavailable';
import { legalLabels } from '@regelwerk/legal/labels';
import { Hono } from 'hono';
import { z } from 'zod';
import { findReceipt } from '../domain/legal/find-receipt.ts';
import type { LegalContext } from '../domain/legal/legal-context.ts';
import { cancellationNotice, withdrawalNotice } from '../domain/legal/legal-notice.ts';
import { receiveNotice } from '../domain/legal/receive-notice.ts';
import type { Notice } from '../domain/legal/write-receipt.ts';
import type { ServerContext, ServerEnv } from '../http/bindings.ts';
import type { UseLimit } from '../http/rate-limits.ts';
import {
  cancellationForm,
  type FormState,
  plainMessage,
  receiptPage,
  withdrawalForm,
  withdrawalReview,
} from './notice-forms.ts';
import { noticeWords } from './notice-words.ts';
import { pageFrame } from './page-frame.ts';
import { pageLanguage } from './page-language.ts';

interface NoticeDeps {
  readonly legal: LegalContext;
  readonly useLimit: UseLimit;
  readonly addressOf: (c: ServerContext) => string;
  readonly sendsMail: boolean;
}

const aliases = { [paths.withdraw]: '/withdraw', [paths.cancelContract]: '/cancel-contract' };

/**
 * Serves the pages for withdrawal and cancellation: they need no sign-in and no JavaScript, and never reveal whether
 * a contract exists.
 */
export function noticeRoutes(deps: NoticeDeps, builtPage: string): Hono<ServerEnv> {
  const routes = new Hono<ServerEnv>();
  const frame = pageFrame(builtPage);
  const kinds = [
    { kind: 'withdrawal', path: paths.withdraw, schema: withdrawalNotice, form: withdrawalForm, label: 'withdrawLink' },
    {
      kind: 'cancellation',
      path: paths.cancelContract,
      schema: cancellationNotice,
      form: cancellationForm,
      label: 'cancelLink',
    },
  ] as const;

  for (const { kind, path, schema, form, label } of kinds) {
    const show = (
      c: ServerContext,
      body: unknown,
      status: 200 | 404 | 422 | 429 | 503 = 200,
      more: { readonly path?: string; readonly notice?: { readonly turn: string; readonly enter: string } } = {},
    ) => {
      const language = pageLanguage(c);
      c.header('cache-control', 'no-store');
      return c.html(frame({ language, path, title: legalLabels[language][label], body, ...more }), status);
    };
    /** A change of the language sends the form, so that nothing that was entered is lost. */
    const showForm = (c: ServerContext, state: FormState, status?: 422) =>
      show(c, form(state), status, { notice: { turn: 'change', enter: kind === 'withdrawal' ? 'review' : 'confirm' } });
    const stateOf = (c: ServerContext, values: Record<string, string>, faults: string[] = []): FormState => ({
      language: pageLanguage(c),
      path,
      values,
      faults,
    });

    routes.use(`${path}/*`, async function answerUnavailable(c, next) {
      await next();
      if (c.error === undefined || !isUnavailable(c.error)) return;
      const language = pageLanguage(c);
      const text = `${noticeWords[language].unavailable} ${deps.legal.operator.email}`;
      c.res = await show(c, plainMessage(legalLabels[language][label], text), 503);
    });
    routes.get(aliases[path] ?? '', (c) => {
      const asked = new URLSearchParams({ lang: defaultLanguage, ...c.req.query() });
      return c.redirect(`${path}?${asked}`, 308);
    });
    routes.get(path, (c) => {
      // links beside an order name its contract
      const contractReference = (c.req.query('contract') ?? '').slice(0, 300);
      return showForm(c, stateOf(c, { id: randomUUID(), contractReference }));
    });
    routes.post(path, async (c) => {
      const language = pageLanguage(c);
      const { step, homepage, ...values } = await formValues(c);
      const parsed = schema.safeParse(values);
      if (step === 'change' && (homepage ?? '') === '') return showForm(c, stateOf(c, { ...values, id: idOf(values) }));
      if (!parsed.success || (homepage ?? '') !== '') {
        const faults = parsed.success ? ['id'] : parsed.error.issues.map((issue) => String(issue.path[0]));
        return showForm(c, stateOf(c, { ...values, id: idOf(values) }, faults), 422);
      }
      if (kind === 'withdrawal' && step !== 'confirm')
        return show(c, withdrawalReview(stateOf(c, values)), 200, { notice: { turn: 'review', enter: 'confirm' } });
      if (await isTooMany(deps, parsed.data, deps.addressOf(c))) {
        const text = `${noticeWords[language].limited} ${deps.legal.operator.email}`;
        c.header('retry-after', '3600');
        return show(c, plainMessage(legalLabels[language][label], text), 429);
      }
      const notice = { kind, content: parsed.data as z.output<typeof schema> } as Notice;
      const id = await receiveNotice(deps.legal, { notice, language, address: deps.addressOf(c) });
      return c.redirect(`${path}/${id}?lang=${language}`, 303);
    });
    routes.get(`${path}/:id{[0-9a-f-]{36}}`, async (c) => {
      const language = pageLanguage(c);
      const id = c.req.param('id') ?? '';
      const receipt = await receiptOf(id, kind);
      if (receipt === undefined) return show(c, plainMessage('404', noticeWords[language].none), 404);
      const page = receiptPage({ language, path, id, receipt, sendsMail: deps.sendsMail });
      return show(c, page, 200, { path: `${path}/${id}` });
    });
    routes.get(`${path}/:file{[0-9a-f-]{36}\\.txt}`, async (c) => {
      const id = (c.req.param('file') ?? '').slice(0, -4);
      const receipt = await receiptOf(id, kind);
      if (receipt === undefined) return c.text(noticeWords[pageLanguage(c)].none, 404);
      return c.body(receipt, 200, {
        'content-type': 'text/plain; charset=utf-8',
        'content-disposition': `attachment; filename="${kind}-${id.slice(0, 8)}.txt"`,
        'cache-control': 'no-store',
      });
    });
  }
  return routes;

  async function receiptOf(id: string, kind: Notice['kind']): Promise<string | undefined> {
    return z.uuid().safeParse(id).success ? findReceipt(deps.legal, { id, kind }) : undefined;
  }
}

/**
 * A network may have only so many receipts sent to one mailbox, even fewer for one contract. All in all it is counted loosely:
 * everybody in an office may declare at once, and strangers elsewhere use up nobody's right.
 */
async function isTooMany(
  { useLimit }: NoticeDeps,
  { email, contractReference }: { readonly email: string; readonly contractReference: string },
  address: string,
): Promise<boolean> {
  const mailbox = email.toLowerCase();
  const uses = [
    ['legalNoticesOfAddress', address],
    ['legalNoticesOfMailbox', `${address} ${mailbox}`],
    ['legalNotices', `${address} ${mailbox} ${contractReference.toLowerCase()}`],
  ] as const;
  for (const [limit, key] of uses) if ((await useLimit(limit, key)) !== undefined) return true;
  return false;
}

/** The form's own id, which makes a repeated declaration harmless; a new one if it is none. */
const idOf = ({ id }: Readonly<Record<string, string>>) => (z.uuid().safeParse(id).success ? String(id) : randomUUID());

async function formValues(c: ServerContext): Promise<Record<string, string>> {
  const body = await c.req.parseBody();
  return Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value.replaceAll(directionMarks, '')]] : [],
    ),
  );
}
