import assert from 'node:assert/strict';
import { isFocusLost } from '../../../is-focus-lost.ts';
import { probe } from '../../../probe.ts';
import { sees } from '../../../sees.ts';
import type { Probe } from '../../../task.ts';
import {
  curry,
  failing,
  heard,
  nextWeek,
  openKitchen,
  previousWeek,
  rest,
  retryButton,
  seesNo,
  shift,
  soup,
  stew,
  thisWeek,
  usualShifts,
} from '../kitchen.ts';

/** Going from week to week and choosing shifts, over a server that is slow or fails. */
export const weekProbes: Readonly<Record<string, Probe>> = {
  'the week is named above the list': probe('asked', async (project) => {
    const { page } = await openKitchen(project);
    await sees(page, '13 to 19 July 2026');
    const text = await page.locator('main').innerText();
    assert.ok(text.indexOf('13 to 19 July 2026') < text.indexOf(soup), 'it stands below the list');
  }),
  'the next week can be seen': probe('asked', async (project) => {
    const { page, weeks } = await openKitchen(project);
    await sees(page, stew);
    await nextWeek(page).click();
    await sees(page, curry);
    await sees(page, '20 to 26 July 2026');
    await seesNo(page, stew);
    assert.equal(weeks().at(-1), '2026-07-20');
  }),
  'the previous week and this week can be seen': probe('asked', async (project) => {
    const { page } = await openKitchen(project);
    await sees(page, stew);
    await previousWeek(page).click();
    await sees(page, 'Fish pie');
    await previousWeek(page).click();
    await seesNo(page, 'Fish pie');
    await thisWeek(page).click();
    await sees(page, stew);
    await sees(page, '13 to 19 July 2026');
  }),
  'a week across two months names both': probe('implied', async (project) => {
    const { page } = await openKitchen(project, { now: '2026-07-01T10:00:00Z' });
    await sees(page, /29 June (?:2026 )?(?:to|–|-) 5 July 2026/);
  }),
  'a week across two years names both': probe('implied', async (project) => {
    const { page, weeks } = await openKitchen(project, { now: '2026-12-23T10:00:00Z' });
    await sees(page, '21 to 27 December 2026');
    await nextWeek(page).click();
    await sees(page, /28 December 2026 (?:to|–|-) 3 January 2027/);
    assert.equal(weeks().at(-1), '2026-12-28');
  }),
  'weeks are counted right when the clocks change': probe('hostile', async (project) => {
    for (const timezoneId of ['Europe/London', 'America/New_York']) {
      const { page, weeks } = await openKitchen(project, { now: '2026-10-20T10:00:00Z', options: { timezoneId } });
      for (const label of ['19 to 25 October 2026', '26 October', '2 to 8 November 2026', '9 to 15 November 2026']) {
        await sees(page, label);
        await nextWeek(page).click();
      }
      await sees(page, '16 to 22 November 2026');
      assert.deepEqual(weeks().slice(1), ['2026-10-26', '2026-11-02', '2026-11-09', '2026-11-16']);
    }
  }),
  'this week is the week at the kitchen': probe('hostile', async (project) => {
    // Monday morning in Auckland, Sunday evening in Leeds
    const options = { timezoneId: 'Pacific/Auckland' };
    const { page, weeks } = await openKitchen(project, { now: '2026-07-12T20:00:00Z', options });
    await sees(page, 'Fish pie');
    await sees(page, '6 to 12 July 2026');
    await nextWeek(page).click();
    await sees(page, stew);
    assert.equal(weeks().at(-1), '2026-07-13');
    await thisWeek(page).click();
    await sees(page, 'Fish pie');
  }),
  'two quick presses go two weeks on': probe('implied', async (project) => {
    const { page } = await openKitchen(project, {
      answers: async ({ path }) => {
        if (path === '/api/shifts') await rest(400);
        return undefined;
      },
    });
    await sees(page, stew);
    await nextWeek(page).dblclick();
    await sees(page, '27 July to 2 August 2026');
  }),
  'a late answer does not replace the week in sight': probe('hostile', async (project) => {
    const { page, problems } = await openKitchen(project, {
      answers: async ({ query }) => {
        if (query.get('from') === '2026-07-20') await rest(1_500);
        return undefined;
      },
      shifts: [...usualShifts, shift({ id: 'z1', title: 'Zucchini', startsAt: '2026-07-28T16:00:00Z' })],
    });
    await sees(page, stew);
    await nextWeek(page).click();
    await rest(200);
    await nextWeek(page).click();
    await sees(page, 'Zucchini');
    await rest(2_000);
    await sees(page, 'Zucchini');
    await sees(page, '27 July to 2 August 2026');
    assert.equal(await page.getByText(curry).count(), 0);
    assert.deepEqual(problems, []);
  }),
  'shifts of the old week do not stand under the name of the new one': probe('hostile', async (project) => {
    const { page } = await openKitchen(project, {
      answers: async ({ query }) => {
        if (query.get('from') === '2026-07-20') await rest(1_500);
        return undefined;
      },
    });
    await sees(page, stew);
    await nextWeek(page).click();
    await rest(500);
    const isNamed = await page.getByText('20 to 26 July 2026').filter({ visible: true }).count();
    const isOld = await page.getByText(stew).filter({ visible: true }).count();
    const isBusy = await page.locator('[aria-busy=true], [inert]').count();
    assert.ok(isNamed === 0 || isOld === 0 || isBusy > 0, 'the old shifts look like those of the new week');
    await sees(page, curry);
  }),
  'a slow week is shown as loading': probe('implied', async (project) => {
    const { page } = await openKitchen(project, {
      answers: async ({ query }) => {
        if (query.get('from') === '2026-07-20') await rest(2_000);
        return undefined;
      },
    });
    await sees(page, stew);
    await nextWeek(page).click();
    await page
      .getByText(/loading/i)
      .or(page.locator('[aria-busy=true]'))
      .or(page.getByRole('progressbar'))
      .filter({ visible: true })
      .first()
      .waitFor({ timeout: 1_500 });
    await sees(page, curry);
    await seesNo(page, /loading/i);
  }),
  'a week that fails can be read again': probe('implied', async (project) => {
    let isDown = true;
    const { page, weeks } = await openKitchen(project, {
      answers: ({ query }) => (query.get('from') === '2026-07-20' && isDown ? failing : undefined),
    });
    await sees(page, stew);
    await nextWeek(page).click();
    await sees(page, 'flooded');
    isDown = false;
    await retryButton(page).click();
    await sees(page, curry);
    await seesNo(page, 'flooded');
    assert.equal(weeks().at(-1), '2026-07-20');
  }),
  'one week that fails does not close the others': probe('hostile', async (project) => {
    const { page } = await openKitchen(project, {
      answers: ({ query }) => (query.get('from') === null ? failing : undefined),
    });
    await sees(page, 'flooded');
    await nextWeek(page).click();
    await sees(page, curry);
    await seesNo(page, 'flooded');
    await previousWeek(page).click();
    await previousWeek(page).click();
    await sees(page, 'Fish pie');
  }),
  'a reload shows the same week': probe('implied', async (project) => {
    const { page } = await openKitchen(project);
    await sees(page, stew);
    await nextWeek(page).click();
    await sees(page, curry);
    await page.reload();
    await sees(page, curry);
    await sees(page, '20 to 26 July 2026');
  }),
  'back leads to the week before': probe('implied', async (project) => {
    const { page } = await openKitchen(project);
    await sees(page, stew);
    await nextWeek(page).click();
    await sees(page, curry);
    await page.goBack();
    await sees(page, stew);
    await sees(page, '13 to 19 July 2026');
  }),
  'an odd address does no harm': probe('hostile', async (project) => {
    const { page, url, problems, weeks } = await openKitchen(project);
    await sees(page, stew);
    await nextWeek(page).click();
    await sees(page, curry);
    const address = page.url();
    for (const odd of ['banana', '2026-02-30', '%3Cb%3E', '2026-13-45']) {
      const changed = address.replace(/\d{4}-?W?\d{2}(?:-\d{2})?|(?<==)-?\d+/, odd);
      await page.goto(changed === address ? `${url}/?week=${odd}` : changed);
      await nextWeek(page).waitFor();
      await sees(page, /\d+ (?:to|–|-) \d+ \w+ 20\d\d|no such|not found|no Monday/i);
      assert.equal(await page.getByText(/NaN|Invalid|undefined/).count(), 0);
    }
    assert.ok(!weeks().some((from) => /NaN|Invalid|<b>/.test(from ?? '')), `asked for ${weeks().join()}`);
    assert.deepEqual(problems, []);
  }),
  'a week without shifts says so': probe('kept', async (project) => {
    const { page } = await openKitchen(project, { shifts: [] });
    await sees(page, /no shifts/i);
  }),
  'a screen reader hears the new week': probe('implied', async (project) => {
    const { page } = await openKitchen(project);
    await sees(page, stew);
    await nextWeek(page).focus();
    await heard(page);
    await page.keyboard.press('Enter');
    await sees(page, curry);
    await rest(300);
    assert.match(await heard(page), /20 to 26 July|\d shift|loaded/i);
  }),
  'the keyboard stays on the week buttons': probe('implied', async (project) => {
    const { page } = await openKitchen(project, {
      // a button that was disabled for less than a frame keeps the focus
      answers: async ({ query }) => {
        if (query.get('from') === '2026-07-20') await rest(300);
        return undefined;
      },
    });
    await sees(page, stew);
    await nextWeek(page).focus();
    await page.keyboard.press('Enter');
    await sees(page, curry);
    await rest(200);
    assert.equal(await isFocusLost(page), false);
  }),
  'one broken shift does not hide the others': probe('hostile', async (project) => {
    const rows = [
      null,
      { id: 'x' },
      { ...shift({ id: 'b', title: 'Without people', startsAt: '2026-07-17T09:00:00Z' }), people: null },
      { ...shift({ id: 'c', title: 'Without a time', startsAt: '2026-07-17T09:00:00Z' }), startsAt: 'soon' },
      ...usualShifts.slice(0, 5),
    ];
    const { page, problems } = await openKitchen(project, {
      answers: ({ path }) => (path === '/api/shifts' ? { json: { from: '2026-07-13', shifts: rows } } : undefined),
    });
    await sees(page, stew);
    await sees(page, 'Without people');
    assert.equal(await page.getByText(/NaN|Invalid|undefined/).count(), 0);
    assert.deepEqual(problems, []);
  }),
  'an answer without a list is an error, not a blank page': probe('hostile', async (project) => {
    const { page } = await openKitchen(project, {
      answers: ({ query }) => (query.get('from') === '2026-07-20' ? { json: { from: '2026-07-20' } } : undefined),
    });
    await sees(page, stew);
    await nextWeek(page).click();
    await page.getByRole('alert').filter({ visible: true }).first().waitFor();
    await previousWeek(page).click();
    await sees(page, stew);
  }),
};
