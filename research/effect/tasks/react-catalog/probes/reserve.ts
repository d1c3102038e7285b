import assert from 'node:assert/strict';
import { isFocusLost } from '../../../is-focus-lost.ts';
import { probe } from '../../../probe.ts';
import { sees } from '../../../sees.ts';
import type { Probe } from '../../../task.ts';
import { until } from '../../../until.ts';
import { item, lentUntil, onePage, openShop, reserveButton, rest } from '../shop.ts';

const lent = item({ id: 'x/7', dueAt: lentUntil });
const showing =
  (row: unknown) =>
  ({ path }: { path: string }) =>
    path === '/api/items' ? onePage([row]) : undefined;
const reserved = /^\s*(✓\s*)?reserved\b/i;

/** Reservations. */
export const reserveProbes: Readonly<Record<string, Probe>> = {
  'an item that is lent out can be reserved': probe('asked', async (project) => {
    const { page, reservations } = await openShop(project, showing(lent));
    await reserveButton(page).click();
    await sees(page, reserved);
    assert.deepEqual(
      reservations().map(({ method, body }) => ({ method, body })),
      [{ method: 'POST', body: { itemId: 'x/7' } }],
    );
  }),
  'an item in the shop cannot be reserved': probe('asked', async (project) => {
    const { page } = await openShop(project, showing(item()));
    await sees(page, 'Cordless saw');
    assert.equal(await reserveButton(page).count(), 0);
  }),
  'an item reserved before says so': probe('asked', async (project) => {
    const { page } = await openShop(project, showing({ ...lent, isReserved: true }));
    await sees(page, reserved);
    assert.equal(await page.getByRole('button', { name: /^reserve\b/i, disabled: false }).count(), 0);
  }),
  'a double click reserves once': probe('hostile', async (project) => {
    const { page, reservations } = await openShop(project, ({ path }) =>
      path === '/api/reservations' ? { status: 201, json: { id: 'r' }, delay: 700 } : showing(lent)({ path }),
    );
    await reserveButton(page).dblclick();
    await page.keyboard.press('Enter');
    await sees(page, reserved);
    assert.equal(reservations().length, 1);
  }),
  'a reservation that is refused says why and can be tried again': probe('implied', async (project) => {
    let isRefused = true;
    const refusal = { status: 409, json: { error: { message: 'Three others wait for it already.' } } };
    const { page } = await openShop(project, ({ path }) =>
      path === '/api/reservations' && isRefused ? refusal : showing(lent)({ path }),
    );
    await reserveButton(page).click();
    await sees(page, 'Three others wait for it already.');
    assert.equal(await page.getByText(reserved).count(), 0);
    isRefused = false;
    await reserveButton(page).click();
    await sees(page, reserved);
  }),
  'the keyboard keeps its place after a reservation': probe('implied', async (project) => {
    const { page } = await openShop(project, showing(lent));
    await reserveButton(page).focus();
    await page.keyboard.press('Enter');
    await sees(page, reserved);
    await rest(300);
    assert.ok(!(await isFocusLost(page)), 'the focus is back at the top of the page');
  }),
  'one reservation leaves the other items alone': probe('implied', async (project) => {
    const rows = [lent, item({ id: 'y', name: 'Other saw', dueAt: lentUntil })];
    const { page } = await openShop(project, ({ path }) => (path === '/api/items' ? onePage(rows) : undefined));
    const buttons = page.getByRole('button', { name: /^reserve\b/i, disabled: false });
    await until(page, async () => (await buttons.count()) === 2, 'two items have not two buttons');
    await buttons.first().click();
    await sees(page, reserved);
    assert.equal(await buttons.count(), 1);
  }),
};
