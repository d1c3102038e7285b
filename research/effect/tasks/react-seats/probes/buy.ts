import assert from 'node:assert/strict';
import { isFocusLost } from '../../../is-focus-lost.ts';
import { probe } from '../../../probe.ts';
import { sees } from '../../../sees.ts';
import type { Probe } from '../../../task.ts';
import { until } from '../../../until.ts';
import {
  buyButton,
  choose,
  failing,
  film,
  hold,
  holdButton,
  nameField,
  openCinema,
  printButton,
  reduce,
  rest,
  retryButton,
  seat,
} from '../cinema.ts';

/** Buying, and the page with the tickets. */
export const buyProbes: Readonly<Record<string, Probe>> = {
  'seats are bought, and the tickets shown': probe('asked', async (project) => {
    const { page, buys } = await openCinema(project);
    await choose(page, 'C4', 'C5');
    await reduce(page);
    await sees(page, '€16.50');
    await holdButton(page).click();
    await nameField(page).fill('Nora Quinn');
    await buyButton(page).click();
    await sees(page, 'LMP-700');
    for (const text of [film, 'Thursday 10 September at 20:30', 'Nora Quinn', '€16.50']) await sees(page, text);
    await sees(page, /Row C, seats? 4\b/);
    assert.deepEqual(
      buys().map(({ body }) => body),
      [{ name: 'Nora Quinn', reduced: ['C4'] }],
    );
  }),
  'tickets have an address of their own': probe('asked', async (project) => {
    const { page, url } = await openCinema(project);
    await hold(page, 'C4');
    await nameField(page).fill('Nora Quinn');
    await buyButton(page).click();
    await sees(page, 'LMP-700');
    assert.doesNotMatch(new URL(page.url()).pathname, /^\/shows\/lamp$/);
    assert.ok(page.url().startsWith(url));
    await page.reload();
    await sees(page, 'LMP-700');
    await until(
      page,
      async () => /ticket/i.test(await page.title()) && / – Lantern$/.test(await page.title()),
      'another title',
    );
  }),
  'back does not lead to buying again': probe('implied', async (project) => {
    const { page, problems, buys } = await openCinema(project, { address: '/' });
    await page.getByRole('link', { name: film }).first().click();
    await hold(page, 'C4');
    await nameField(page).fill('Nora Quinn');
    await buyButton(page).click();
    await sees(page, 'LMP-700');
    await page.goBack();
    await rest(800);
    assert.equal(await buyButton(page).count(), 0, 'it can be bought again');
    assert.equal(buys().length, 1);
    assert.deepEqual(problems, []);
  }),
  'a price of a seat that was given up is not sent': probe('implied', async (project) => {
    const { page, buys } = await openCinema(project);
    await choose(page, 'C4', 'C5');
    await reduce(page);
    await choose(page, 'C4');
    await holdButton(page).click();
    await nameField(page).fill('Nora Quinn');
    await buyButton(page).click();
    await sees(page, 'LMP-700');
    assert.deepEqual(buys()[0]?.body, { name: 'Nora Quinn', reduced: [] });
  }),
  'the enter key buys': probe('implied', async (project) => {
    const { page } = await openCinema(project);
    await hold(page, 'C4');
    await nameField(page).fill('Nora Quinn');
    await nameField(page).press('Enter');
    await sees(page, 'LMP-700');
  }),
  'a missing name is told at the field': probe('implied', async (project) => {
    const { page, buys } = await openCinema(project);
    await hold(page, 'C4');
    for (const name of ['', '   ', 'N']) {
      await nameField(page).fill(name);
      if (!(await buyButton(page).isEnabled())) continue;
      await buyButton(page).click();
      await rest(200);
      const isMarked = await nameField(page).evaluate((field) => {
        const { validity } = field as unknown as { validity: { valid: boolean } };
        return field.getAttribute('aria-invalid') === 'true' || !validity.valid;
      });
      assert.ok(isMarked, `nothing is wrong with "${name}"`);
    }
    assert.equal(buys().length, 0);
    await nameField(page).fill('Nora Quinn');
    await buyButton(page).click();
    await sees(page, 'LMP-700');
  }),
  'the name may be filled in by the phone': probe('implied', async (project) => {
    const { page } = await openCinema(project);
    await hold(page, 'C4');
    assert.equal(await nameField(page).getAttribute('autocomplete'), 'name');
  }),
  'a double press buys once': probe('hostile', async (project) => {
    const { page, buys } = await openCinema(project, {
      answers: async ({ path }) => {
        if (path.endsWith('/buy')) await rest(400);
        return undefined;
      },
    });
    await hold(page, 'C4');
    await nameField(page).fill('Nora Quinn');
    await buyButton(page).dblclick();
    await sees(page, 'LMP-700');
    assert.equal(buys().length, 1);
  }),
  'buying can be tried again, and the name stays': probe('implied', async (project) => {
    let isDown = true;
    const { page } = await openCinema(project, {
      answers: ({ path }) => (path.endsWith('/buy') && isDown ? failing : undefined),
    });
    await hold(page, 'C4');
    await nameField(page).fill('Nora Quinn');
    await buyButton(page).click();
    await page.getByRole('alert').filter({ hasText: 'on fire' }).waitFor();
    assert.equal(await nameField(page).inputValue(), 'Nora Quinn');
    isDown = false;
    await buyButton(page).click();
    await sees(page, 'LMP-700');
  }),
  'a purchase whose answer was lost leads to its tickets': probe('hostile', async (project) => {
    let isLost = false;
    const { page, usual } = await openCinema(project, {
      answers: (call) => {
        if (!call.path.endsWith('/buy') || isLost) return undefined;
        isLost = true;
        usual(call);
        throw new Error('The line broke.');
      },
    });
    await hold(page, 'C4');
    await nameField(page).fill('Nora Quinn');
    await buyButton(page).click();
    await sees(page, /cannot reach|LMP-700/);
    if ((await buyButton(page).count()) > 0) await buyButton(page).click();
    await sees(page, 'LMP-700');
    await sees(page, 'Nora Quinn');
  }),
  'a purchase after the end leads back to the hall': probe('hostile', async (project) => {
    const { page, plans } = await openCinema(project, {
      answers: ({ path }) =>
        path.endsWith('/buy')
          ? { status: 410, json: { error: { code: 'over', message: 'This hold is over.' } } }
          : undefined,
    });
    await hold(page, 'C4');
    const before = plans();
    await nameField(page).fill('Nora Quinn');
    await buyButton(page).click();
    await sees(page, /\bover\b/i);
    await seat(page, 'C5').waitFor();
    assert.equal(await buyButton(page).count(), 0);
    await until(page, () => plans() > before, 'the hall is not read again');
  }),
  'a page of the hotel is no answer': probe('hostile', async (project) => {
    const { page, problems } = await openCinema(project, {
      answers: ({ path }) =>
        path.endsWith('/buy') ? { text: '<h1>Welcome</h1>', headers: { 'content-type': 'text/html' } } : undefined,
    });
    await hold(page, 'C4');
    await nameField(page).fill('Nora Quinn');
    await buyButton(page).click();
    await page.getByRole('alert').filter({ visible: true }).first().waitFor();
    await nameField(page).waitFor();
    assert.doesNotMatch(page.url(), /undefined|null/);
    assert.deepEqual(problems, []);
  }),
  'time that runs out while buying does not hide the tickets': probe('hostile', async (project) => {
    const { page, usual, pass, problems } = await openCinema(project, {
      answers: async (call) => {
        if (!call.path.endsWith('/buy')) return undefined;
        const answer = usual(call);
        await rest(1_500);
        return answer;
      },
    });
    await hold(page, 'C4');
    await nameField(page).fill('Nora Quinn');
    await pass(9.95);
    await buyButton(page).click();
    await rest(200);
    await pass(0.2);
    await sees(page, 'LMP-700');
    assert.deepEqual(problems, []);
  }),
  'the keyboard is not lost on the tickets': probe('implied', async (project) => {
    const { page } = await openCinema(project);
    await hold(page, 'C4');
    await nameField(page).fill('Nora Quinn');
    await nameField(page).press('Enter');
    await sees(page, 'LMP-700');
    await rest(300);
    assert.equal(await isFocusLost(page), false);
  }),
  'tickets that are not there say so': probe('implied', async (project) => {
    const { page } = await openCinema(project);
    await hold(page, 'C4');
    await nameField(page).fill('Nora Quinn');
    await buyButton(page).click();
    await sees(page, 'LMP-700');
    await page.goto(page.url().replace('LMP-700', 'LMP-9%2F9'));
    await sees(page, 'We do not know this.');
  }),
  'tickets that fail can be read again': probe('hostile', async (project) => {
    let isDown = true;
    const { page } = await openCinema(project, {
      answers: ({ path }) => (path.startsWith('/api/tickets') && isDown ? failing : undefined),
    });
    await hold(page, 'C4');
    await nameField(page).fill('Nora Quinn');
    await buyButton(page).click();
    await sees(page, 'on fire');
    isDown = false;
    const retry = retryButton(page);
    if ((await retry.count()) > 0) await retry.click();
    else await page.reload();
    await sees(page, 'LMP-700');
  }),
  'the print button prints': probe('asked', async (project) => {
    const { page } = await openCinema(project);
    await page.addInitScript('window.print = () => { window.prints = (window.prints ?? 0) + 1; }');
    await page.reload();
    await hold(page, 'C4');
    await nameField(page).fill('Nora Quinn');
    await buyButton(page).click();
    await printButton(page).click();
    assert.equal(await page.evaluate('window.prints'), 1);
  }),
};
