import assert from 'node:assert/strict';
import type { BrowserContextOptions, Locator, Page } from '@playwright/test';
import type { Project } from '../../open-project.ts';
import { type ApiAnswer, type ApiCall, servePage } from '../../serve-page.ts';

export interface Shift {
  readonly id: string;
  readonly title: string;
  readonly work: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly places: number;
  readonly people: readonly string[];
  readonly isMine: boolean;
  readonly isWaiting: boolean;
}

type Answers = (call: ApiCall) => ApiAnswer | undefined | Promise<ApiAnswer | undefined>;

export const me = 'Mia';
/** A Wednesday. */
const usualNow = '2026-07-15T10:00:00Z';
const hour = 3_600_000;

export const shift = (rest: Partial<Shift> & Pick<Shift, 'id' | 'startsAt'>): Shift => ({
  title: `Shift ${rest.id}`,
  work: 'cook',
  endsAt: new Date(Date.parse(rest.startsAt) + 2 * hour).toISOString(),
  places: 4,
  people: [],
  isMine: false,
  isWaiting: false,
  ...rest,
});

export const stew = 'Stew for eighty';
export const van = 'Van to Harehills';
export const pots = 'Pots and pans';
export const bread = 'Bread at night';
export const soup = 'Soup on Monday';
export const curry = 'Curry for sixty';
const pie = 'Fish pie';
const titles = [stew, van, pots, bread, soup, curry, pie];

/** Three weeks around Wednesday 15 July 2026. */
export const usualShifts: readonly Shift[] = [
  shift({ id: 's5', title: soup, startsAt: '2026-07-13T11:00:00Z', people: ['Ada'] }),
  shift({
    id: 's3',
    title: pots,
    work: 'wash',
    startsAt: '2026-07-16T06:00:00Z',
    people: [me],
    places: 2,
    isMine: true,
  }),
  shift({ id: 's4', title: bread, startsAt: '2026-07-16T23:30:00Z', places: 3 }),
  shift({ id: 's1', title: stew, startsAt: '2026-07-17T16:00:00Z', people: ['Ada', 'Bo'] }),
  shift({ id: 's2', title: van, work: 'drive', startsAt: '2026-07-18T09:00:00Z', places: 1, people: ['Cy'] }),
  shift({ id: 'n1', title: curry, startsAt: '2026-07-21T16:00:00Z' }),
  shift({ id: 'p1', title: pie, startsAt: '2026-07-08T16:00:00Z' }),
];

export const failing: ApiAnswer = {
  status: 503,
  json: { error: { code: 'closed', message: 'The kitchen is flooded.' } },
};

/** The page at `address`, with a server that keeps shifts and thinks it is `now`, as does the browser. */
export async function openKitchen(
  project: Project,
  {
    shifts = usualShifts,
    answers = () => undefined,
    options,
    now = usualNow,
    serverNow = now,
    address = '/',
  }: {
    shifts?: readonly Shift[];
    answers?: Answers;
    options?: BrowserContextOptions;
    now?: string;
    serverNow?: string;
    address?: string;
  } = {},
) {
  let kept = shifts;
  const put = (id: string, change: Partial<Shift>) => {
    kept = kept.map((old) => (old.id === id ? { ...old, ...change } : old));
    return kept.find((one) => one.id === id);
  };
  const act = ({ path, body }: ApiCall): ApiAnswer => {
    const [, id = '', what = ''] = /^\/api\/shifts\/([^/]+)\/(\w+)$/.exec(path) ?? [];
    const old = kept.find((one) => one.id === id);
    if (old === undefined) return refusal(404, 'unknown', 'There is no such shift.');
    const left = Date.parse(old.startsAt) - Date.parse(serverNow);
    if (left <= 0) return refusal(409, 'over', 'The shift has begun.', old);
    if (what === 'wait' || what === 'unwait') return { json: put(id, { isWaiting: what === 'wait' }) };
    if (what === 'join') {
      if (old.isMine) return refusal(409, 'already_in', 'You are in already.', old);
      if (old.people.length >= old.places) return refusal(409, 'full', 'Somebody was faster.', old);
      return { json: put(id, { isMine: true, people: [...old.people, me] }) };
    }
    if (!old.isMine) return refusal(409, 'not_in', 'You are not in.', old);
    const { reason } = (body ?? {}) as { reason?: unknown };
    const isGiven = typeof reason === 'string' && reason.trim().length >= 3 && reason.length <= 200;
    if (left <= 24 * hour && !isGiven) return refusal(422, 'reason_needed', 'Please give a reason.');
    return { json: put(id, { isMine: false, people: old.people.filter((name) => name !== me) }) };
  };
  const usual = (call: ApiCall): ApiAnswer => {
    const { method, path, query } = call;
    if (path === '/api/people') return { json: { people: [{ name: 'Ruth', phone: '+44 113 555 01' }] } };
    if (path === '/api/me/shifts') {
      const mine = kept.filter(({ isMine, startsAt }) => isMine && Date.parse(startsAt) > Date.parse(serverNow));
      return { json: { shifts: mine } };
    }
    if (method === 'POST') return act(call);
    if (path !== '/api/shifts') return refusal(404, 'unknown', 'There is nothing here.');
    const from = query.get('from') ?? mondayOf(dayAtKitchen(serverNow));
    if (!/^\d{4}-\d{2}-\d{2}$/.test(from) || mondayOf(from) !== from)
      return refusal(422, 'no_monday', 'This is no Monday.');
    return { json: { from, shifts: kept.filter(({ startsAt }) => mondayOf(dayAtKitchen(startsAt)) === from) } };
  };
  const served = await servePage(project, async (call) => (await answers(call)) ?? usual(call));
  const page = await project.page(options);
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  // Angular catches what a template throws and tells the console alone
  page.on('console', (message) => {
    if (/\b(?:Type|Range|Reference)Error\b|\bNG0\d+/.test(message.text())) problems.push(message.text());
  });
  await page.clock.setFixedTime(now);
  await page.addInitScript(listen);
  await page.goto(served.url + address);
  // the first script of a page may be slow to start on a busy machine
  await page.getByRole('heading').first().waitFor({ timeout: 15_000 });
  const posts = (what: string) => served.calls.filter((call) => call.path.endsWith(`/${what}`));
  return {
    ...served,
    page,
    problems,
    posts,
    /** The Mondays that weeks were asked for, in order. */
    weeks: () => served.calls.filter(({ path }) => path === '/api/shifts').map(({ query }) => query.get('from')),
    now: (id: string) => kept.find((one) => one.id === id),
    /** Somebody else changes a shift on the server. */
    change: (id: string, change: Partial<Shift>) => put(id, change),
    /** The call's usual answer, for an answer that is late or lost. */
    usual,
  };
}

function refusal(status: number, code: string, message: string, old?: Shift): ApiAnswer {
  return { status, json: { error: { code, message }, ...(old === undefined ? {} : { shift: old }) } };
}

function dayAtKitchen(time: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' }).format(new Date(time));
}

function mondayOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
  return date.toISOString().slice(0, 10);
}

/** Keeps in the page what a screen reader would say by itself: changed live regions, and what gets the focus. */
const listen = `
  window.heard = [];
  const live = '[role=status], [role=alert], [role=log], output, [aria-live=polite], [aria-live=assertive]';
  const say = (element) => { const text = element.textContent.trim(); if (text !== '') window.heard.push(text); };
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      const element = target.nodeType === 1 ? target : target.parentElement;
      const region = element?.closest(live);
      if (region) say(region);
      for (const node of addedNodes) if (node.nodeType === 1) for (const inner of node.querySelectorAll(live)) say(inner);
    }
  }).observe(document, { childList: true, characterData: true, subtree: true });
  document.addEventListener('focusin', ({ target }) => window.heard.push((target.getAttribute('aria-label') ?? '') + ' ' + target.textContent));
`;

/** The words of a screen reader by itself since the last call. */
export async function heard(page: Page): Promise<string> {
  return ((await page.evaluate('window.heard.splice(0)')) as string[]).join('\n');
}

/** The largest part of the page that tells of this shift and of no other, without windows and announcements. */
export function rowOf(page: Page, title: string, others: readonly string[] = titles): Locator {
  const aside =
    "ancestor::*[@role='status' or @role='alert' or @role='dialog' or @aria-live or self::dialog or self::nav]";
  const without = others.filter((other) => other !== title).map((other) => `not(contains(string(.), "${other}"))`);
  const names = `.//text()[contains(., "${title}") and not(${aside})]`;
  return page.locator(`xpath=(//body//*[${[names, ...without].join(' and ')}])[1]`);
}

const named = (row: Locator, name: RegExp): Locator =>
  row.getByRole('button', { name }).filter({ visible: true }).first();
export const joinButton = (row: Locator): Locator => named(row, /\bjoin\b/i);
export const leaveButton = (row: Locator): Locator => named(row, /\bleave\b/i);
export const tellButton = (row: Locator): Locator => named(row, /^(?!.*(?:don.?t|stop)).*\btell me\b/i);
export const tellNotButton = (row: Locator): Locator => named(row, /don.?t tell|stop telling/i);

const step = (page: Page, name: RegExp): Locator =>
  page.getByRole('button', { name }).or(page.getByRole('link', { name })).first();
export const nextWeek = (page: Page): Locator => step(page, /next week/i);
export const previousWeek = (page: Page): Locator => step(page, /previous week/i);
export const thisWeek = (page: Page): Locator => step(page, /this week/i);
export const retryButton = (page: Page): Locator => page.getByRole('button', { name: /again|retry|reload/i }).first();
export const freeTick = (page: Page): Locator =>
  page
    .getByRole('checkbox', { name: /free place/i })
    .or(page.getByRole('switch', { name: /free place/i }))
    .first();

/** Chooses the work, be it in a select or among radios, tabs or buttons. */
export async function chooseWork(page: Page, name: RegExp): Promise<void> {
  const select = page.locator('select').first();
  if ((await select.count()) > 0) {
    const label = (await select.locator('option').allTextContents()).find((text) => name.test(text));
    await select.selectOption({ label: label?.trim() ?? 'no such work' });
    return;
  }
  for (const role of ['radio', 'tab', 'button', 'option', 'link'] as const) {
    const found = page.getByRole(role, { name }).first();
    if ((await found.count()) > 0) return found.click();
  }
  assert.fail(`${name} cannot be chosen`);
}

export const reasonWindow = (page: Page): Locator =>
  page.getByRole('dialog').or(page.getByRole('alertdialog')).filter({ visible: true }).first();
export const reasonField = (page: Page): Locator => reasonWindow(page).getByRole('textbox').first();
export const leaveShift = (page: Page): Locator => reasonWindow(page).getByRole('button', { name: /leave/i }).first();
export const stay = (page: Page): Locator => reasonWindow(page).getByRole('button', { name: /stay/i }).first();

/** Opens the window that asks for the reason, at the shift of tomorrow morning. */
export async function askToLeave(page: Page): Promise<void> {
  await leaveButton(rowOf(page, pots)).click();
  await reasonField(page).waitFor();
}

/** Waits until a text can no longer be seen. */
export async function seesNo(page: Page, text: string | RegExp): Promise<void> {
  const found = page.getByText(text).filter({ visible: true });
  for (let tries = 0; tries < 50; tries += 1) {
    if ((await found.count()) === 0) return;
    await rest(100);
  }
  assert.fail(`${text} can still be seen`);
}

/** Real time, in milliseconds. */
export const rest = (time: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, time));
