import assert from 'node:assert/strict';
import type { BrowserContextOptions, Locator, Page } from '@playwright/test';
import type { Project } from '../../open-project.ts';
import { type ApiAnswer, type ApiCall, servePage } from '../../serve-page.ts';

export interface Item {
  readonly id: string;
  readonly name: string;
  readonly category: string;
  readonly feeCents: number;
  readonly dueAt: string | null;
  readonly manual: string | null;
  readonly isReserved: boolean;
}

type Answers = (call: ApiCall) => ApiAnswer | undefined | Promise<ApiAnswer | undefined>;

const names = ['Cordless saw', 'Family tent', 'Cake tin', 'Hedge cutter', 'Slide viewer'];
const categories = ['Tools', 'Camping', 'Kitchen', 'Garden', 'Media'];
export const lentUntil = '2026-07-14T10:00:00Z';

export const item = (rest: Partial<Item> = {}): Item => ({
  id: 'i1',
  name: 'Cordless saw',
  category: 'Tools',
  feeCents: 450,
  dueAt: null,
  manual: null,
  isReserved: false,
  ...rest,
});

/** Sixty items: twelve of each kind, named by number, the even ones lent out. */
export const stock: readonly Item[] = Array.from({ length: 60 }, (_, index) =>
  item({
    id: `n${index}`,
    name: `${names[index % 5]} no. ${index + 100}`,
    category: categories[index % 5] ?? '',
    dueAt: index % 2 === 0 ? lentUntil : null,
  }),
);

/** One page that holds exactly these rows. */
export const onePage = (items: readonly unknown[]): ApiAnswer => ({
  json: { items, total: items.length, nextPage: null },
});

const down: ApiAnswer = { status: 503, json: { error: { message: 'The library is closed for a moment.' } } };
export const failing = down;

/** The catalog with its API. `answers` may answer a call in place of the API of sixty items. */
export async function openShop(project: Project, answers: Answers = () => undefined, options?: BrowserContextOptions) {
  const served = await servePage(project, async (call) => (await answers(call)) ?? usual(call));
  const page = await project.page(options);
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  await page.goto(served.url);
  return {
    ...served,
    page,
    problems,
    list: () => served.calls.filter(({ path }) => path === '/api/items'),
    reservations: () => served.calls.filter(({ path }) => path === '/api/reservations'),
  };
}

function usual({ method, path, query }: ApiCall): ApiAnswer {
  if (path === '/api/categories') return { json: { categories } };
  if (path === '/api/loans')
    return { json: { loans: [{ id: 'l1', name: 'Old ladder', dueAt: '2026-06-30T22:30:00Z' }] } };
  if (path === '/api/loans/l1/extend') return { json: { id: 'l1', name: 'Old ladder', dueAt: '2026-07-07T22:30:00Z' } };
  if (path === '/api/reservations' && method === 'POST') return { status: 201, json: { id: 'r1' } };
  if (path === '/api/items') return { json: find(query) };
  const one = stock.find(({ id }) => path === `/api/items/${id}`);
  return one === undefined ? { status: 404, json: { error: { message: 'There is no such item.' } } } : { json: one };
}

function find(query: URLSearchParams) {
  const words = (query.get('q') ?? '').toLowerCase().split(' ');
  const category = query.get('category');
  const found = stock.filter(
    (one) =>
      words.every((word) => one.name.toLowerCase().includes(word)) &&
      (!category || one.category === category) &&
      (query.get('available') !== '1' || one.dueAt === null),
  );
  const page = Number(query.get('page') ?? 1);
  const items = found.slice((page - 1) * 24, page * 24);
  return { items, total: found.length, nextPage: page * 24 < found.length ? page + 1 : null };
}

export const searchField = (page: Page): Locator =>
  page
    .getByRole('searchbox')
    .or(page.getByRole('textbox', { name: /search|find/i }))
    .or(page.locator('input[type=text], input:not([type])'))
    .first();

/** Chooses a category, be it in a select or among buttons. */
export async function chooseCategory(page: Page, name: string): Promise<void> {
  const select = page.locator('select').first();
  await page.getByText(name, { exact: false }).first().waitFor({ state: 'attached' });
  if ((await select.count()) > 0) {
    const value = await select.locator('option', { hasText: name }).first().getAttribute('value');
    await select.selectOption(value === null ? { label: name } : value);
    return;
  }
  const box = page.getByRole('combobox', { name: /categor/i }).first();
  if ((await box.count()) > 0) await box.click();
  const roles = ['option', 'radio', 'button', 'checkbox', 'tab', 'menuitem', 'link'] as const;
  for (const role of roles) {
    const found = page.getByRole(role, { name }).first();
    if ((await found.count()) > 0) return found.click();
  }
  assert.fail('no category can be chosen');
}

export const availableFilter = (page: Page): Locator => {
  const name = /available/i;
  const roles = ['checkbox', 'switch', 'radio', 'button'] as const;
  return roles
    .map((role) => page.getByRole(role, { name }))
    .reduce((all, one) => all.or(one))
    .first();
};

export const moreButton = (page: Page): Locator => page.getByRole('button', { name: /more/i }).first();
export const reserveButton = (page: Page): Locator => page.getByRole('button', { name: /^reserve\b/i }).first();
export const retryButton = (page: Page): Locator => page.getByRole('button', { name: /again|retry|reload/i }).first();
export const manualLink = (page: Page): Locator => page.getByRole('link', { name: /manual/i }).first();

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
