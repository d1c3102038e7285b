import assert from 'node:assert/strict';
import { probe } from '../../../probe.ts';
import { sees } from '../../../sees.ts';
import type { Probe } from '../../../task.ts';
import { until } from '../../../until.ts';
import {
  bread,
  curry,
  failing,
  joinButton,
  leaveButton,
  me,
  nextWeek,
  openKitchen,
  previousWeek,
  rest,
  rowOf,
  shift,
  soup,
  stew,
  tellButton,
  tellNotButton,
  usualShifts,
  van,
} from '../kitchen.ts';

/** Joining a shift and waiting for a place, with a server that is slow, refuses or fails. */
export const joinProbes: Readonly<Record<string, Probe>> = {
  'free places are told': probe('asked', async (project) => {
    const { page } = await openKitchen(project);
    await rowOf(page, stew).getByText('2 places free').waitFor();
    await rowOf(page, van).getByText('Full', { exact: false }).first().waitFor();
  }),
  'one place is not called places': probe('implied', async (project) => {
    const { page } = await openKitchen(project);
    await joinButton(rowOf(page, stew)).click();
    await rowOf(page, stew)
      .getByText(/\b1 place free/)
      .waitFor();
  }),
  'more people than places is full': probe('hostile', async (project) => {
    const over = shift({
      id: 'o',
      title: 'Oat cakes',
      startsAt: '2026-07-17T08:00:00Z',
      places: 1,
      people: ['Ada', 'Bo'],
    });
    const { page } = await openKitchen(project, { shifts: [over, ...usualShifts] });
    const row = rowOf(page, 'Oat cakes', ['Soup on Monday', 'Pots and pans', bread, stew, van]);
    await row.getByText('Full', { exact: false }).first().waitFor();
    await tellButton(row).waitFor();
    assert.doesNotMatch(await row.innerText(), /-1|\b0 places/);
  }),
  'a shift can be joined': probe('asked', async (project) => {
    const { page, posts, now } = await openKitchen(project);
    await joinButton(rowOf(page, stew)).click();
    await leaveButton(rowOf(page, stew)).waitFor();
    await rowOf(page, stew).getByText(me).waitFor();
    assert.equal(posts('join').length, 1);
    assert.equal(now('s1')?.isMine, true);
  }),
  'a full shift can be waited for, and no more': probe('asked', async (project) => {
    const { page, now } = await openKitchen(project);
    await tellButton(rowOf(page, van)).click();
    await tellNotButton(rowOf(page, van)).waitFor();
    assert.equal(now('s2')?.isWaiting, true);
    await tellNotButton(rowOf(page, van)).click();
    await tellButton(rowOf(page, van)).waitFor();
    assert.equal(now('s2')?.isWaiting, false);
  }),
  'who waits can join when a place is free': probe('implied', async (project) => {
    const shifts = usualShifts.map((one) => (one.id === 's1' ? { ...one, isWaiting: true } : one));
    const { page } = await openKitchen(project, { shifts });
    await joinButton(rowOf(page, stew)).waitFor();
  }),
  'a full shift of my own can be left': probe('implied', async (project) => {
    const shifts = usualShifts.map((one) => (one.id === 's2' ? { ...one, isMine: true, people: [me] } : one));
    const { page } = await openKitchen(project, { shifts });
    await leaveButton(rowOf(page, van)).waitFor();
    assert.equal(await tellButton(rowOf(page, van)).count(), 0);
  }),
  'a shift that has begun offers nothing': probe('implied', async (project) => {
    const { page } = await openKitchen(project);
    await sees(page, soup);
    const buttons = rowOf(page, soup).getByRole('button', { name: /join|leave|tell me/i, disabled: false });
    assert.equal(await buttons.and(page.locator(':not([aria-disabled=true])')).count(), 0);
    await previousWeek(page).click();
    await sees(page, 'Fish pie');
    assert.equal(await page.getByRole('button', { name: /\bjoin\b/i, disabled: false }).count(), 0);
  }),
  'a double press joins once': probe('hostile', async (project) => {
    const { page, posts, now } = await openKitchen(project, {
      answers: async ({ path }) => {
        if (path.endsWith('/join')) await rest(400);
        return undefined;
      },
    });
    await joinButton(rowOf(page, stew)).dblclick();
    await leaveButton(rowOf(page, stew)).waitFor();
    await rest(500);
    assert.equal(posts('join').length, 1);
    assert.equal(posts('leave').length, 0);
    assert.equal(now('s1')?.isMine, true);
  }),
  'two shifts can be joined at the same time': probe('hostile', async (project) => {
    const { page, now } = await openKitchen(project, {
      answers: async ({ path }) => {
        if (path === '/api/shifts/s1/join') await rest(1_200);
        return undefined;
      },
    });
    await joinButton(rowOf(page, stew)).click();
    await joinButton(rowOf(page, bread)).click({ timeout: 1_000 });
    await leaveButton(rowOf(page, bread)).waitFor();
    await leaveButton(rowOf(page, stew)).waitFor();
    await leaveButton(rowOf(page, bread)).waitFor();
    assert.deepEqual([now('s1')?.isMine, now('s4')?.isMine], [true, true]);
  }),
  'the page does not say that I am in before I am': probe('hostile', async (project) => {
    const { page } = await openKitchen(project, {
      answers: async ({ path }) => {
        if (!path.endsWith('/join')) return undefined;
        await rest(1_000);
        return failing;
      },
    });
    await joinButton(rowOf(page, stew)).click();
    await rest(400);
    const text = await rowOf(page, stew).innerText();
    assert.doesNotMatch(text, /\bleave\b|1 place free|you are in|you're in/i);
    assert.ok(!text.includes(me), 'the name stands there already');
    await sees(page, 'flooded');
  }),
  'a place that is gone is told, and the shift shown as it is': probe('hostile', async (project) => {
    const { page, change } = await openKitchen(project);
    await joinButton(rowOf(page, stew)).waitFor();
    change('s1', { people: ['Ada', 'Bo', 'Cy', 'Dee'] });
    await joinButton(rowOf(page, stew)).click();
    await sees(page, 'Somebody was faster.');
    await tellButton(rowOf(page, stew)).waitFor();
    await rowOf(page, stew).getByText('Full', { exact: false }).first().waitFor();
    assert.equal(await leaveButton(rowOf(page, stew)).count(), 0);
  }),
  'a refused join says why and changes nothing': probe('hostile', async (project) => {
    const message = 'You drive the van at that time.';
    const { page, problems } = await openKitchen(project, {
      answers: ({ path }) =>
        path.endsWith('/join') ? { status: 409, json: { error: { code: 'overlap', message } } } : undefined,
    });
    await joinButton(rowOf(page, stew)).click();
    await sees(page, message);
    await joinButton(rowOf(page, stew)).waitFor();
    await rowOf(page, stew).getByText('2 places free').waitFor();
    assert.deepEqual(problems, []);
  }),
  'a join that fails can be tried again, and the message goes': probe('implied', async (project) => {
    let isDown = true;
    const { page } = await openKitchen(project, {
      answers: ({ path }) => (path.endsWith('/join') && isDown ? failing : undefined),
    });
    await joinButton(rowOf(page, stew)).click();
    await page.getByRole('alert').filter({ hasText: 'flooded' }).waitFor();
    isDown = false;
    await joinButton(rowOf(page, stew)).click();
    await leaveButton(rowOf(page, stew)).waitFor();
    await until(page, async () => (await page.getByText('flooded').count()) === 0, 'the message stays');
  }),
  'a join whose answer was lost counts at the second press': probe('hostile', async (project) => {
    let isLost = false;
    const { page, usual } = await openKitchen(project, {
      answers: (call) => {
        if (!call.path.endsWith('/join') || isLost) return undefined;
        isLost = true;
        usual(call);
        throw new Error('The line broke.');
      },
    });
    await joinButton(rowOf(page, stew)).click();
    await page
      .getByRole('alert')
      .filter({ visible: true })
      .first()
      .or(leaveButton(rowOf(page, stew)))
      .first()
      .waitFor();
    const join = joinButton(rowOf(page, stew));
    if ((await join.count()) > 0) await join.click();
    await leaveButton(rowOf(page, stew)).waitFor();
    await rowOf(page, stew)
      .getByText(/\b1 place free/)
      .waitFor();
    await until(page, async () => (await page.getByText(/in already|cannot reach/).count()) === 0, 'an error is shown');
  }),
  'a page of the tram is no answer': probe('hostile', async (project) => {
    const { page, problems } = await openKitchen(project, {
      answers: ({ path }) =>
        path.endsWith('/join')
          ? { text: '<h1>Welcome to Tram Wi-Fi</h1>', headers: { 'content-type': 'text/html' } }
          : undefined,
    });
    await joinButton(rowOf(page, stew)).click();
    await page.getByRole('alert').filter({ visible: true }).first().waitFor();
    assert.equal(await leaveButton(rowOf(page, stew)).count(), 0);
    assert.deepEqual(problems, []);
  }),
  'an answer that is no shift breaks nothing': probe('hostile', async (project) => {
    const { page, problems } = await openKitchen(project, {
      answers: ({ path }) => (path === '/api/shifts/s1/join' ? { json: {} } : undefined),
    });
    await joinButton(rowOf(page, stew)).click();
    await rest(800);
    await joinButton(rowOf(page, bread)).click();
    await leaveButton(rowOf(page, bread)).waitFor();
    for (const title of [soup, bread, stew, van]) await sees(page, title);
    assert.equal(await page.getByText(/NaN|Invalid|undefined/).count(), 0);
    assert.deepEqual(problems, []);
  }),
  'going on while a join is under way loses nothing': probe('hostile', async (project) => {
    const { page, problems, now } = await openKitchen(project, {
      answers: async ({ path }) => {
        if (path.endsWith('/join')) await rest(1_000);
        return undefined;
      },
    });
    await joinButton(rowOf(page, stew)).click();
    await nextWeek(page).click();
    await sees(page, curry);
    await page.getByRole('link', { name: 'My shifts (2)' }).waitFor();
    await sees(page, curry);
    assert.equal(await page.getByText(stew).filter({ visible: true }).count(), 0);
    await previousWeek(page).click();
    await leaveButton(rowOf(page, stew)).waitFor();
    assert.equal(now('s1')?.isMine, true);
    assert.deepEqual(problems, []);
  }),
  'my shifts know of a shift that I joined': probe('implied', async (project) => {
    const { page } = await openKitchen(project);
    await joinButton(rowOf(page, stew)).click();
    await page.getByRole('link', { name: 'My shifts (2)' }).click();
    await sees(page, /Stew for eighty,? Friday 17 July/);
  }),
};
