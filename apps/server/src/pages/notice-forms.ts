import { publicAddress } from '@regelwerk/contract/public-pages';
import type { InterfaceLanguage } from '@regelwerk/contract/shared/languages';
import { paths } from '@regelwerk/contract/shared/paths';
import { legalLabels } from '@regelwerk/legal/labels';
import { html } from 'hono/html';
import type { Notice } from '../domain/legal/write-receipt.ts';
import { noticeWords } from './notice-words.ts';

/** The content of a form: the values as typed, and the names of the invalid ones. */
export interface FormState {
  readonly language: InterfaceLanguage;
  readonly path: string;
  readonly values: Readonly<Record<string, string>>;
  readonly faults: readonly string[];
}

const fieldLook = 'mt-1.5 block min-h-11 w-full rounded-control border bg-surface px-3 py-2 text-base';
const buttonLook =
  'inline-flex min-h-11 cursor-pointer items-center justify-center rounded-control bg-accent px-5 py-2 font-medium text-on-accent hover:bg-accent-strong';

function field(
  { language, values, faults }: FormState,
  name: string,
  label: string,
  more: { type?: string; autocomplete?: string; isLong?: boolean } = {},
) {
  const isWrong = faults.includes(name);
  const fault = noticeWords[language][`fault.${name}` as 'fault.name'];
  const look = `${fieldLook} ${isWrong ? 'border-danger' : 'border-line-strong'}`;
  const described = isWrong ? `${name}-fault` : undefined;
  const value = values[name] ?? '';
  const control = more.isLong
    ? html`<textarea class="${look}" id="${name}" name="${name}" rows="4" aria-invalid="${isWrong}" aria-describedby="${described ?? ''}">${value}</textarea>`
    : html`<input class="${look}" id="${name}" name="${name}" type="${more.type ?? 'text'}" autocomplete="${more.autocomplete ?? 'off'}" value="${value}" aria-invalid="${isWrong}" aria-describedby="${described ?? ''}">`;
  return html`<div><label class="block text-sm font-medium" for="${name}">${label}</label>${control}${isWrong ? html`<p class="mt-1.5 text-sm text-danger" id="${name}-fault">${fault}</p>` : ''}</div>`;
}

/** A honeypot field: invisible to people, filled in by bots. */
function trap({ language }: FormState) {
  return html`<div class="absolute -left-[10000px]" aria-hidden="true"><label>${noticeWords[language].trap}<input name="homepage" tabindex="-1" autocomplete="off"></label></div>`;
}

function frame(state: FormState, kind: Notice['kind'], lead: string, form: unknown) {
  const t = noticeWords[state.language];
  const title = legalLabels[state.language][kind === 'withdrawal' ? 'withdrawLink' : 'cancelLink'];
  return html`<section class="mx-auto w-full max-w-xl px-4 py-12">
<h1 class="text-3xl font-semibold tracking-tight">${title}</h1><p class="mt-3 text-muted">${lead}</p>
${state.faults.length === 0 ? '' : html`<p role="alert" class="mt-5 rounded-control border border-danger px-3 py-2 text-sm text-danger">${t.faults}</p>`}
<form id="notice" class="relative mt-6 grid gap-5" method="post" action="${state.path}?lang=${state.language}" novalidate>${trap(state)}<input type="hidden" name="id" value="${state.values.id ?? ''}">${form}</form><script src="/own-details.js" data-kind="${kind}" defer></script></section>`;
}

function contact(state: FormState) {
  const t = noticeWords[state.language];
  return html`<p id="own-details" role="status" hidden class="text-sm text-muted">${t.own}</p>${field(state, 'name', t.name, { autocomplete: 'name' })}${field(state, 'contractReference', t.contract)}${field(state, 'email', t.email, { type: 'email', autocomplete: 'email' })}`;
}

/** Step one of a withdrawal. */
export function withdrawalForm(state: FormState) {
  const t = noticeWords[state.language];
  return frame(
    state,
    'withdrawal',
    t.withdrawLead,
    html`${contact(state)}<p><button class="${buttonLook}" name="step" value="review">${t.review}</button></p>`,
  );
}

/** Step two of a withdrawal: shows the declaration and the button that makes it. */
export function withdrawalReview(state: FormState) {
  const t = noticeWords[state.language];
  const rows = [
    [t.name, 'name'],
    [t.contractShort, 'contractReference'],
    [t.email, 'email'],
  ] as const;
  const hidden = Object.entries(state.values).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  );
  return html`<section class="mx-auto w-full max-w-xl px-4 py-12"><h1 class="text-3xl font-semibold tracking-tight">${t.reviewTitle}</h1>
<dl class="mt-6 grid gap-4">${rows.map(([label, name]) => html`<div><dt class="text-sm text-muted">${label}</dt><dd class="whitespace-pre-line break-words">${state.values[name]}</dd></div>`)}</dl>
<form id="notice" class="mt-8" method="post" action="${state.path}?lang=${state.language}">${hidden}<button class="${buttonLook}" name="step" value="confirm">${legalLabels[state.language].confirmWithdrawal}</button></form>
<form class="mt-4" method="post" action="${state.path}?lang=${state.language}">${hidden}<button class="min-h-10 cursor-pointer underline underline-offset-4" name="step" value="change">${t.change}</button></form></section>`;
}

/** The cancellation page: all fields and the button on one page, as the law requires. */
export function cancellationForm(state: FormState) {
  const t = noticeWords[state.language];
  const chosen = state.values.type === 'extraordinary' ? 'extraordinary' : 'ordinary';
  const choice = (type: 'ordinary' | 'extraordinary') =>
    html`<label class="flex min-h-10 items-center gap-3"><input type="radio" name="type" value="${type}" ${chosen === type ? 'checked' : ''}>${t[type]}</label>`;
  return frame(
    state,
    'cancellation',
    t.cancelLead,
    html`<fieldset><legend class="text-sm font-medium">${t.type}</legend>${choice('ordinary')}${choice('extraordinary')}</fieldset>${field(state, 'reason', t.reason, { isLong: true })}${contact(state)}${field(state, 'end', t.end, { type: 'date' })}<p><button class="${buttonLook}" name="step" value="confirm">${legalLabels[state.language].cancelNow}</button></p>`,
  );
}

/** The receipt, for reading, printing and saving, with the ways back. */
export function receiptPage({
  language,
  path,
  id,
  receipt,
  sendsMail,
}: {
  language: InterfaceLanguage;
  path: string;
  id: string;
  receipt: string;
  sendsMail: boolean;
}) {
  const t = noticeWords[language];
  const ways = [
    [t.toBilling, `${paths.billing}#history`],
    [t.toHome, publicAddress('home', language)],
  ] as const;
  return html`<section class="mx-auto w-full max-w-xl px-4 py-12"><h1 class="text-3xl font-semibold tracking-tight">${t.received}</h1>
<p class="mt-3 text-muted">${sendsMail ? t.mailed : t.kept}</p><pre class="mt-6 rounded-card border border-line bg-surface p-5 font-sans whitespace-pre-wrap break-words">${receipt}</pre>
<p class="mt-6 print:hidden"><a class="${buttonLook}" href="${path}/${id}.txt" download>${t.download}</a></p>
<p class="mt-6 flex flex-wrap gap-x-6 gap-y-2 print:hidden">${ways.map(([label, address]) => html`<a class="inline-block py-1 underline underline-offset-4" href="${address}">${label}</a>`)}</p></section>`;
}

/** A page with one sentence. */
export function plainMessage(title: string, text: string) {
  return html`<section class="mx-auto w-full max-w-xl px-4 py-12"><h1 class="text-3xl font-semibold tracking-tight">${title}</h1><p class="mt-3">${text}</p></section>`;
}
