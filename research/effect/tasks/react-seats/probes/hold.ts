import assert from 'node:assert/strict';
import { isFocusLost } from '../../../is-focus-lost.ts';
import { probe } from '../../../probe.ts';
import { sees } from '../../../sees.ts';
import type { Probe } from '../../../task.ts';
import { until } from '../../../until.ts';
import {
  buyButton,
  changeButton,
  choose,
  failing,
  film,
  heard,
  hold,
  holdButton,
  isChosen,
  nameField,
  openCinema,
  rest,
  seat,
  timeLeft,
} from '../cinema.ts';

/** Holding seats for ten minutes. */
export const holdProbes: Readonly<Record<string, Probe>> = {
  'seats are held for ten minutes': probe('asked', async (project) => {
    const { page, holds } = await openCinema(project);
    await hold(page, 'C4', 'C5');
    await sees(page, /\b(?:9:5\d|10:00) left/);
    assert.deepEqual(
      holds().map(({ body }) => body),
      [{ seats: ['C4', 'C5'] }],
    );
    await buyButton(page).waitFor();
  }),
  'the time goes down': probe('asked', async (project) => {
    const { page, pass } = await openCinema(project);
    await hold(page, 'C4');
    await pass(4);
    await sees(page, /\b(?:5:5\d|6:00) left/);
  }),
  'the clock of the device may be wrong': probe('hostile', async (project) => {
    for (const skew of [7 * 60_000, -7 * 60_000]) {
      const { page } = await openCinema(project, { skew });
      await hold(page, 'C4');
      await sees(page, /\b(?:9:5\d|10:00) left/);
    }
  }),
  'seconds have two digits': probe('implied', async (project) => {
    const { page, pass } = await openCinema(project);
    await hold(page, 'C4');
    await pass(9.9);
    await sees(page, /\b0:0\d left/);
  }),
  'when the time is over, the page says so and the hall is back': probe('asked', async (project) => {
    const { page, pass, plans } = await openCinema(project);
    await hold(page, 'C4');
    const before = plans();
    await pass(10.1);
    await sees(page, /\bover\b|time is up|expired|ran out|released/i);
    await seat(page, 'C5').waitFor();
    assert.equal(await buyButton(page).count(), 0);
    assert.equal(await page.getByText(timeLeft).filter({ visible: true }).count(), 0);
    await until(page, () => plans() > before, 'the hall is not read again');
  }),
  'the end of the time is announced': probe('implied', async (project) => {
    const { page, pass } = await openCinema(project);
    await hold(page, 'C4');
    await rest(300);
    await heard(page);
    await pass(10.1);
    await seat(page, 'C5').waitFor();
    await rest(300);
    assert.match(await heard(page), /\bover\b|time is up|expired|ran out|released/i);
  }),
  'seats can be held again after the time': probe('implied', async (project) => {
    const { page, pass, holds } = await openCinema(project);
    await hold(page, 'C4');
    await pass(10.1);
    await seat(page, 'C5').waitFor();
    if (await isChosen(page, 'C4')) await choose(page, 'C4');
    await hold(page, 'D5');
    await sees(page, /\b(?:9:5\d|10:00) left/);
    assert.equal(holds().length, 2);
    await rest(800);
    await sees(page, timeLeft);
  }),
  'the countdown does not talk all the time': probe('implied', async (project) => {
    const { page } = await openCinema(project);
    await hold(page, 'C4');
    await rest(500);
    await heard(page);
    await rest(4_500);
    const said = (await heard(page)).split('\n').filter((line) => line !== '');
    assert.ok(said.length <= 1, said.join(' | '));
  }),
  'a double press holds once': probe('hostile', async (project) => {
    const { page, holds } = await openCinema(project, {
      answers: async ({ path }) => {
        if (path.endsWith('/holds')) await rest(400);
        return undefined;
      },
    });
    await choose(page, 'C4');
    await holdButton(page).dblclick();
    await nameField(page).waitFor();
    await rest(500);
    assert.equal(holds().length, 1);
  }),
  'seats that are gone are named, and the others stay': probe('asked', async (project) => {
    const { page, sell } = await openCinema(project);
    await choose(page, 'C4', 'C5', 'D7');
    sell('C5', 'E1');
    await holdButton(page).click();
    await page
      .getByRole('alert')
      .filter({ hasText: /\bC\b.*5|C5/ })
      .waitFor();
    await until(page, async () => !(await isChosen(page, 'C5')), 'C5 stays chosen');
    assert.equal(await isChosen(page, 'C4'), true);
    assert.equal(await isChosen(page, 'D7'), true);
    await sees(page, '€19.00');
    await seat(page, 'C5')
      .click({ force: true, timeout: 2_000 })
      .catch(() => undefined);
    await rest(300);
    assert.equal(await isChosen(page, 'C5'), false, 'C5 can be chosen again');
    await holdButton(page).click();
    await nameField(page).waitFor();
  }),
  'a hold that fails can be tried again': probe('implied', async (project) => {
    let isDown = true;
    const { page } = await openCinema(project, {
      answers: ({ path }) => (path.endsWith('/holds') && isDown ? failing : undefined),
    });
    await choose(page, 'C4');
    await holdButton(page).click();
    await page.getByRole('alert').filter({ hasText: 'on fire' }).waitFor();
    assert.equal(await isChosen(page, 'C4'), true);
    isDown = false;
    await holdButton(page).click();
    await nameField(page).waitFor();
    assert.equal(await page.getByText('on fire').count(), 0);
  }),
  'an answer that is no hold breaks nothing': probe('hostile', async (project) => {
    const { page, problems } = await openCinema(project, {
      answers: ({ path }) => (path.endsWith('/holds') ? { status: 201, json: {} } : undefined),
    });
    await choose(page, 'C4');
    await holdButton(page).click();
    await page.getByRole('alert').filter({ visible: true }).first().waitFor();
    assert.equal(await page.getByText(/NaN|undefined|Invalid/).count(), 0);
    assert.deepEqual(problems, []);
  }),
  'what was chosen cannot change while it is being held': probe('hostile', async (project) => {
    const { page, holds } = await openCinema(project, {
      answers: async ({ path }) => {
        if (path.endsWith('/holds')) await rest(900);
        return undefined;
      },
    });
    await choose(page, 'C4');
    await holdButton(page).click();
    await rest(100);
    await seat(page, 'C5')
      .click({ force: true, timeout: 500 })
      .catch(() => undefined);
    await nameField(page).waitFor();
    assert.deepEqual(holds()[0]?.body, { seats: ['C4'] });
    await rest(200);
    assert.equal(await page.getByText('€19.00').filter({ visible: true }).count(), 0, 'a price of two seats for one');
  }),
  'a reload keeps the hold': probe('implied', async (project) => {
    const { page, holds } = await openCinema(project);
    await hold(page, 'C4', 'C5');
    await page.reload();
    await nameField(page).waitFor();
    await sees(page, /\b9:[345]\d left/);
    await sees(page, '€19.00');
    assert.equal(holds().length, 1);
  }),
  'a reload after the end says that it is over': probe('hostile', async (project) => {
    const { page, pass, problems } = await openCinema(project);
    await hold(page, 'C4');
    const address = page.url();
    await page.goto('about:blank');
    await pass(11);
    await page.goto(address);
    await seat(page, 'C5').waitFor();
    await until(page, async () => (await buyButton(page).count()) === 0, 'it can be bought');
    assert.equal(await page.getByText(timeLeft).filter({ visible: true }).count(), 0);
    await hold(page, 'D5');
    assert.deepEqual(problems, []);
  }),
  'changing seats gives them back': probe('asked', async (project) => {
    const { page, given, isFree } = await openCinema(project);
    await hold(page, 'C4');
    await changeButton(page).click();
    await seat(page, 'C5').waitFor();
    await until(page, () => given().length === 1, 'nothing was given back');
    assert.equal(isFree('C4'), true);
    assert.equal(await buyButton(page).count(), 0);
  }),
  'my own seats are not taken from me': probe('implied', async (project) => {
    const { page } = await openCinema(project);
    await hold(page, 'C4');
    await changeButton(page).click();
    await seat(page, 'C5').waitFor();
    await rest(500);
    if (!(await isChosen(page, 'C4'))) await choose(page, 'C4');
    await until(page, () => isChosen(page, 'C4'), 'C4 is taken');
    await holdButton(page).click();
    await nameField(page).waitFor();
  }),
  'the keyboard is at the name after holding': probe('implied', async (project) => {
    const { page } = await openCinema(project);
    await choose(page, 'C4');
    await holdButton(page).focus();
    await page.keyboard.press('Enter');
    await nameField(page).waitFor();
    await rest(200);
    assert.equal(await isFocusLost(page), false);
  }),
  'the keyboard keeps its place after giving back': probe('implied', async (project) => {
    const { page } = await openCinema(project);
    await hold(page, 'C4');
    await changeButton(page).focus();
    await page.keyboard.press('Enter');
    await seat(page, 'C5').waitFor();
    await rest(300);
    assert.equal(await isFocusLost(page), false);
  }),
  'a hold of one show is not a hold of another': probe('hostile', async (project) => {
    const { page, problems, pass } = await openCinema(project);
    await hold(page, 'C4');
    await page.getByRole('link', { name: 'Friday 11 September at 22:30' }).click();
    await page.waitForURL(/late/);
    await seat(page, 'A3').waitFor();
    assert.equal(await buyButton(page).count(), 0);
    await choose(page, 'A3');
    await pass(10.5);
    await rest(600);
    assert.match(page.url(), /late/);
    await until(page, () => isChosen(page, 'A3'), 'the end of the other hold took A3');
    await sees(page, film);
    assert.deepEqual(problems, []);
  }),
};
