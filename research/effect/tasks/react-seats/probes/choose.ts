import assert from 'node:assert/strict';
import { probe } from '../../../probe.ts';
import { sees } from '../../../sees.ts';
import type { Probe } from '../../../task.ts';
import { until } from '../../../until.ts';
import {
  choose,
  failing,
  heard,
  hold,
  holdButton,
  isChosen,
  namedSeat,
  openCinema,
  reduce,
  rest,
  retryButton,
  seat,
} from '../cinema.ts';

/** The plan of the hall and what was chosen. */
export const chooseProbes: Readonly<Record<string, Probe>> = {
  'seats are chosen and taken back': probe('asked', async (project) => {
    const { page } = await openCinema(project);
    await choose(page, 'C4');
    await until(page, () => isChosen(page, 'C4'), 'C4 does not say that it is chosen');
    assert.equal(await isChosen(page, 'D4'), false);
    await sees(page, /Row C, seats? 4\b/);
    await choose(page, 'C4');
    await until(page, async () => !(await isChosen(page, 'C4')), 'C4 stays chosen');
  }),
  'the total is told': probe('asked', async (project) => {
    const { page } = await openCinema(project);
    await choose(page, 'C4', 'C5', 'D7');
    await sees(page, '€28.50');
    await choose(page, 'D7');
    await sees(page, '€19.00');
  }),
  'a reduced seat costs less': probe('asked', async (project) => {
    const { page } = await openCinema(project);
    await choose(page, 'C4', 'C5');
    await reduce(page);
    await sees(page, '€16.50');
  }),
  'a price goes with its seat': probe('implied', async (project) => {
    const { page } = await openCinema(project);
    await choose(page, 'C4', 'C5');
    await reduce(page);
    await sees(page, '€16.50');
    await choose(page, 'C4');
    await sees(page, '€9.50');
    await until(
      page,
      async () => (await page.getByText('€7.00').filter({ visible: true }).count()) <= 1,
      'C5 became reduced',
    );
  }),
  'a taken seat cannot be chosen': probe('asked', async (project) => {
    const { page } = await openCinema(project);
    await seat(page, 'C5').waitFor();
    await seat(page, 'C6')
      .click({ force: true, timeout: 2_000 })
      .catch(() => undefined);
    await rest(200);
    assert.equal(await isChosen(page, 'C6'), false);
    assert.equal(await page.getByText('€9.50').filter({ visible: true }).getByText(/total/i).count(), 0);
  }),
  'a taken seat says so to a screen reader': probe('implied', async (project) => {
    const { page } = await openCinema(project);
    await seat(page, 'C5').waitFor();
    const told = async (id: string) => {
      const [snapshot, isOff] = [await seat(page, id).ariaSnapshot(), await seat(page, id).isDisabled()];
      return isOff || /disabled|taken|sold|unavailable|not free|occupied/i.test(snapshot);
    };
    assert.equal(await told('C6'), true);
    assert.equal(await told('C5'), false);
  }),
  'each seat has a name with its row': probe('implied', async (project) => {
    const { page } = await openCinema(project);
    await seat(page, 'C4').waitFor();
    for (const id of ['C4', 'D4', 'H12']) await namedSeat(page, id).first().waitFor();
  }),
  'a wheelchair place says so': probe('asked', async (project) => {
    const { page } = await openCinema(project);
    const name = (id: string) => seat(page, id).ariaSnapshot();
    await seat(page, 'G1').waitFor();
    const place = page
      .getByRole('button', { name: /wheelchair/i })
      .or(page.getByRole('checkbox', { name: /wheelchair/i }));
    assert.equal(await place.count(), 2);
    assert.doesNotMatch(await name('G1'), /wheelchair/i);
    await place.first().click();
    await sees(page, /Row H, seats? 1\b/);
  }),
  'six seats are the most, and the page says so': probe('asked', async (project) => {
    const { page } = await openCinema(project);
    await choose(page, 'B1', 'B2', 'B3', 'B4', 'B5', 'B6');
    await heard(page);
    const before = await page.locator('main').innerText();
    await seat(page, 'B7')
      .click({ force: true, timeout: 2_000 })
      .catch(() => undefined);
    await rest(300);
    assert.equal(await isChosen(page, 'B7'), false);
    await sees(page, '€57.00');
    const isTold = (await heard(page)) !== '' || (await page.locator('main').innerText()) !== before;
    assert.ok(isTold || (await seat(page, 'B7').isDisabled()), 'nothing says why');
    await choose(page, 'B1', 'B7');
    await until(page, () => isChosen(page, 'B7'), 'no other seat can be chosen');
  }),
  'a screen reader hears the new total': probe('implied', async (project) => {
    const { page } = await openCinema(project);
    await choose(page, 'C4');
    await rest(200);
    await heard(page);
    await choose(page, 'C5');
    await rest(300);
    assert.match(await heard(page), /19\.00/);
  }),
  'seats are chosen by the keyboard': probe('implied', async (project) => {
    const { page } = await openCinema(project);
    await seat(page, 'C4').focus();
    await page.keyboard.press('Space');
    await until(page, () => isChosen(page, 'C4'), 'the space bar does not choose');
    assert.match(String(await page.evaluate('document.activeElement.outerHTML')), /4/);
  }),
  'the keyboard passes the hall without a hundred stops': probe('implied', async (project) => {
    const { page } = await openCinema(project);
    await choose(page, 'A1');
    await seat(page, 'A1').focus();
    await page.evaluate('document.querySelector("main a, main button, main input")?.focus()');
    for (let stops = 0; stops < 25; stops += 1) {
      const text = String(await page.evaluate('document.activeElement.innerText'));
      if (/hold/i.test(text)) return;
      // a link that passes the plan is as good as a plan with one stop
      await page.keyboard.press(/skip|past the/i.test(text) ? 'Enter' : 'Tab');
    }
    assert.fail('25 stops and no end');
  }),
  'every seat is reached by the keyboard': probe('implied', async (project) => {
    const { page } = await openCinema(project);
    await seat(page, 'C4').waitFor();
    const place = () =>
      page.evaluate(
        'document.activeElement.getAttribute("aria-label") || document.activeElement.innerText || document.activeElement.id',
      );
    await page.evaluate('document.querySelector("main a, main button, main input")?.focus()');
    const seen = new Set<unknown>();
    for (let presses = 0; presses < 130 && seen.size < 20; presses += 1) {
      const before = await place();
      const isSeat = await page.evaluate(
        'document.activeElement.closest("main") && !/hold|screen/i.test(document.activeElement.innerText)',
      );
      if (isSeat) seen.add(before);
      await page.keyboard.press('ArrowRight');
      if ((await place()) !== before) continue;
      await page.keyboard.press('ArrowDown');
      if ((await place()) !== before) continue;
      await page.keyboard.press('Tab');
    }
    assert.ok(seen.size >= 12, `only ${seen.size} places`);
  }),
  'a slow hall is shown as loading': probe('implied', async (project) => {
    const { page } = await openCinema(project, {
      answers: async ({ path }) => {
        if (path.endsWith('/seats')) await rest(1_500);
        return undefined;
      },
    });
    await sees(page, 'He lights the lamps');
    await page
      .getByText(/loading/i)
      .or(page.locator('[aria-busy=true]'))
      .or(page.getByRole('progressbar'))
      .filter({ visible: true })
      .first()
      .waitFor({ timeout: 1_000 });
    await seat(page, 'C4').waitFor();
    assert.equal(
      await page
        .getByText(/loading/i)
        .filter({ visible: true })
        .count(),
      0,
    );
  }),
  'a hall that fails can be read again, and the show stays': probe('implied', async (project) => {
    let isDown = true;
    const { page } = await openCinema(project, {
      answers: ({ path }) => (path.endsWith('/seats') && isDown ? failing : undefined),
    });
    await sees(page, 'on fire');
    await sees(page, 'He lights the lamps');
    isDown = false;
    await retryButton(page).click();
    await seat(page, 'C4').waitFor();
    assert.equal(await page.getByText('on fire').count(), 0);
  }),
  'a hall without seats says so': probe('hostile', async (project) => {
    const { page, problems } = await openCinema(project, {
      answers: ({ path }) => (path.endsWith('/seats') ? { json: { rows: [] } } : undefined),
    });
    await sees(page, 'He lights the lamps');
    await sees(page, /no seats|nothing|no plan|sold out|not possible/i);
    assert.deepEqual(problems, []);
  }),
  'a broken row does not close the hall': probe('hostile', async (project) => {
    const { page, problems, usual } = await openCinema(project, {
      answers: (call) => {
        if (!call.path.endsWith('/seats')) return undefined;
        const { rows } = usual(call).json as { rows: unknown[] };
        return {
          json: { rows: [null, { name: 'X', places: null }, { name: 'Y', places: [{ id: 'Y1' }, 7] }, ...rows] },
        };
      },
    });
    await choose(page, 'C4');
    await sees(page, /Row C, seats? 4\b/);
    assert.equal(await page.getByText(/NaN|undefined|\[object/).count(), 0);
    assert.deepEqual(problems, []);
  }),
  'an answer without rows is an error, not a blank page': probe('hostile', async (project) => {
    const { page, problems } = await openCinema(project, {
      answers: ({ path }) => (path.endsWith('/seats') ? { json: {} } : undefined),
    });
    await sees(page, 'He lights the lamps');
    await page.getByRole('alert').filter({ visible: true }).first().waitFor();
    assert.deepEqual(problems, []);
  }),
  'seats of one show are not those of another': probe('hostile', async (project) => {
    const { page, holds } = await openCinema(project);
    await choose(page, 'C4', 'C5');
    await sees(page, '€19.00');
    await page.getByRole('link', { name: 'Friday 11 September at 22:30' }).click();
    await page.waitForURL(/late/);
    await sees(page, 'Friday 11 September at 22:30');
    await until(page, async () => !(await isChosen(page, 'C4')), 'C4 is chosen in the other show');
    assert.equal(await page.getByText('€19.00').count(), 0);
    await hold(page, 'A3');
    assert.deepEqual(
      holds().map(({ path, body }) => [path, body]),
      [['/api/shows/late/holds', { seats: ['A3'] }]],
    );
  }),
  'a late hall of another show is not shown': probe('hostile', async (project) => {
    const { page, problems } = await openCinema(project, {
      answers: async ({ path }) => {
        if (path === '/api/shows/lamp/seats') await rest(1_500);
        return undefined;
      },
    });
    await page.getByRole('link', { name: 'Friday 11 September at 22:30' }).click();
    await seat(page, 'A3').waitFor();
    await rest(1_800);
    await choose(page, 'A3');
    await until(page, () => isChosen(page, 'A3'), 'the hall of the other show has come');
    assert.deepEqual(problems, []);
  }),
  'nothing chosen cannot be held': probe('implied', async (project) => {
    const { page, holds } = await openCinema(project);
    await seat(page, 'C4').waitFor();
    const button = holdButton(page);
    if ((await button.count()) > 0 && (await button.isEnabled())) await button.click();
    await rest(300);
    assert.equal(holds().length, 0);
    await choose(page, 'C4');
    await holdButton(page).click();
    await until(page, () => holds().length === 1, 'it cannot be held any more');
  }),
  'the phone number is gone': probe('asked', async (project) => {
    const { page } = await openCinema(project);
    await seat(page, 'C4').waitFor();
    assert.equal(await page.getByText('555 0101').count(), 0);
  }),
};
