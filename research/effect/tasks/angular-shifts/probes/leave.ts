import assert from 'node:assert/strict';
import { isFocusLost } from '../../../is-focus-lost.ts';
import { probe } from '../../../probe.ts';
import { sees } from '../../../sees.ts';
import type { Probe } from '../../../task.ts';
import { until } from '../../../until.ts';
import {
  askToLeave,
  failing,
  heard,
  joinButton,
  leaveButton,
  leaveShift,
  me,
  openKitchen,
  pots,
  reasonField,
  reasonWindow,
  rest,
  rowOf,
  stay,
  stew,
  usualShifts,
} from '../kitchen.ts';

/** The stew of Friday is my own. */
const withStew = usualShifts.map((one) => (one.id === 's1' ? { ...one, isMine: true, people: ['Ada', me] } : one));

/** Leaving a shift, early and late. */
export const leaveProbes: Readonly<Record<string, Probe>> = {
  'a shift of Friday is left at once': probe('asked', async (project) => {
    const { page, posts, now } = await openKitchen(project, { shifts: withStew });
    await leaveButton(rowOf(page, stew)).click();
    await joinButton(rowOf(page, stew)).waitFor();
    await rowOf(page, stew).getByText('3 places free').waitFor();
    assert.equal(now('s1')?.isMine, false);
    assert.equal(posts('leave').length, 1);
  }),
  'my shifts know of a shift that I left': probe('implied', async (project) => {
    const { page } = await openKitchen(project, { shifts: withStew });
    await page.getByRole('link', { name: 'My shifts (2)' }).waitFor();
    await leaveButton(rowOf(page, stew)).click();
    await page.getByRole('link', { name: 'My shifts (1)' }).click();
    await sees(page, pots);
    assert.equal(await page.getByText(stew).count(), 0);
  }),
  'a shift of tomorrow morning is not left without a reason': probe('asked', async (project) => {
    const { page, posts, now } = await openKitchen(project);
    await askToLeave(page);
    await sees(page, "Why can't you come?");
    await reasonField(page).fill('My bike broke');
    await leaveShift(page).click();
    await joinButton(rowOf(page, pots)).waitFor();
    await until(page, async () => (await reasonWindow(page).count()) === 0, 'the window stays');
    assert.deepEqual(
      posts('leave').map(({ body }) => body),
      [{ reason: 'My bike broke' }],
    );
    assert.equal(now('s3')?.isMine, false);
  }),
  'who stays is still in': probe('asked', async (project) => {
    const { page, posts } = await openKitchen(project);
    await askToLeave(page);
    await stay(page).click();
    await until(page, async () => (await reasonWindow(page).count()) === 0, 'the window stays');
    await leaveButton(rowOf(page, pots)).waitFor();
    assert.equal(posts('leave').length, 0);
  }),
  'the window has a name, and its field too': probe('implied', async (project) => {
    const { page } = await openKitchen(project);
    await askToLeave(page);
    await page
      .getByRole('dialog', { name: /why can.t you come|leave/i })
      .or(page.getByRole('alertdialog', { name: /why can.t you come|leave/i }))
      .first()
      .waitFor();
    await reasonWindow(page).getByRole('textbox', { name: /.{3,}/ }).waitFor();
  }),
  'the keyboard is in the window, and stays there': probe('implied', async (project) => {
    const { page } = await openKitchen(project);
    await leaveButton(rowOf(page, pots)).focus();
    await page.keyboard.press('Enter');
    await reasonField(page).waitFor();
    await rest(200);
    const place = `(() => {
      const window_ = document.activeElement.closest('dialog, [role=dialog], [role=alertdialog]');
      return window_ ? 'in' : document.activeElement === document.body ? 'nowhere' : 'out';
    })()`;
    assert.equal(await page.evaluate(place), 'in');
    for (let presses = 0; presses < 8; presses += 1) {
      await page.keyboard.press('Tab');
      assert.notEqual(await page.evaluate(place), 'out', `after ${presses + 1} tabs`);
    }
  }),
  'escape closes the window and leads back': probe('implied', async (project) => {
    const { page, posts } = await openKitchen(project);
    await leaveButton(rowOf(page, pots)).focus();
    await page.keyboard.press('Enter');
    await reasonField(page).waitFor();
    await rest(200);
    await page.keyboard.press('Escape');
    await until(page, async () => (await reasonWindow(page).count()) === 0, 'the window stays');
    await rest(200);
    assert.match(String(await page.evaluate('document.activeElement.innerText')), /leave/i);
    assert.equal(posts('leave').length, 0);
    await page.keyboard.press('Enter');
    await reasonField(page).waitFor();
  }),
  'the keyboard keeps its place after leaving by the window': probe('implied', async (project) => {
    const { page } = await openKitchen(project);
    await leaveButton(rowOf(page, pots)).focus();
    await page.keyboard.press('Enter');
    await reasonField(page).fill('My bike broke');
    await leaveShift(page).focus();
    await page.keyboard.press('Enter');
    await joinButton(rowOf(page, pots)).waitFor();
    await rest(300);
    assert.equal(await isFocusLost(page), false);
  }),
  'the keyboard keeps its place after leaving at once': probe('implied', async (project) => {
    const { page } = await openKitchen(project, { shifts: withStew });
    await leaveButton(rowOf(page, stew)).focus();
    await page.keyboard.press('Enter');
    await joinButton(rowOf(page, stew)).waitFor();
    await rest(200);
    assert.equal(await isFocusLost(page), false);
  }),
  'a screen reader hears that I have left': probe('implied', async (project) => {
    const { page } = await openKitchen(project, { shifts: withStew });
    await leaveButton(rowOf(page, stew)).focus();
    await heard(page);
    await page.keyboard.press('Enter');
    await joinButton(rowOf(page, stew)).waitFor();
    await rest(300);
    assert.match(await heard(page), /\bleft\b|no longer|not in|taken off|\bjoin\b/i);
  }),
  'a blank reason is not sent, and the field says so': probe('implied', async (project) => {
    const { page, posts } = await openKitchen(project);
    await askToLeave(page);
    const before = await reasonWindow(page).innerText();
    await reasonField(page).fill('   ');
    const submit = leaveShift(page);
    if (await submit.isEnabled()) {
      await submit.click();
      await rest(500);
      const isMarked = await reasonField(page).evaluate(
        (field) => field.getAttribute('aria-invalid') === 'true' || field.matches(':invalid'),
      );
      assert.ok(isMarked || (await reasonWindow(page).innerText()) !== before, 'nothing tells what is wrong');
    }
    assert.equal(posts('leave').length, 0);
    await reasonField(page).fill('My bike broke');
    await leaveShift(page).click();
    await joinButton(rowOf(page, pots)).waitFor();
  }),
  'a long reason is not thrown away': probe('hostile', async (project) => {
    const { page, posts } = await openKitchen(project);
    await askToLeave(page);
    await reasonField(page).click();
    await page.keyboard.insertText('My bike broke. '.repeat(20));
    if (await leaveShift(page).isEnabled()) await leaveShift(page).click();
    await rest(500);
    const sent = posts('leave').map(({ body }) => String((body as { reason?: unknown }).reason).length);
    assert.ok(
      sent.every((length) => length <= 200),
      `sent ${sent.join()} characters`,
    );
    const isOpen = (await reasonWindow(page).count()) > 0;
    if (isOpen) assert.match(await reasonField(page).inputValue(), /^My bike broke/);
  }),
  'leaving by the window can be tried again': probe('implied', async (project) => {
    let isDown = true;
    const { page } = await openKitchen(project, {
      answers: ({ path }) => (path.endsWith('/leave') && isDown ? failing : undefined),
    });
    await askToLeave(page);
    await reasonField(page).fill('My bike broke');
    await leaveShift(page).click();
    await reasonWindow(page).getByText('flooded').waitFor();
    assert.equal(await reasonField(page).inputValue(), 'My bike broke');
    isDown = false;
    await leaveShift(page).click();
    await joinButton(rowOf(page, pots)).waitFor();
    await until(page, async () => (await page.getByText('flooded').count()) === 0, 'the message stays');
  }),
  'a double press leaves once': probe('hostile', async (project) => {
    const { page, posts } = await openKitchen(project, {
      answers: async ({ path }) => {
        if (path.endsWith('/leave')) await rest(400);
        return undefined;
      },
    });
    await askToLeave(page);
    await reasonField(page).fill('My bike broke');
    await leaveShift(page).dblclick();
    await joinButton(rowOf(page, pots)).waitFor();
    await rest(300);
    assert.equal(posts('leave').length, 1);
    assert.equal(posts('join').length, 0);
  }),
  'a page that stood open over night asks for the reason': probe('hostile', async (project) => {
    const { page, posts } = await openKitchen(project, { shifts: withStew, serverNow: '2026-07-16T20:00:00Z' });
    await leaveButton(rowOf(page, stew)).waitFor();
    await page.clock.setFixedTime('2026-07-16T20:00:00Z');
    await leaveButton(rowOf(page, stew)).click();
    await reasonField(page).fill('My bike broke');
    await leaveShift(page).click();
    await joinButton(rowOf(page, stew)).waitFor();
    assert.deepEqual(posts('leave').at(-1)?.body, { reason: 'My bike broke' });
  }),
  'the clock of the server counts for the reason': probe('hostile', async (project) => {
    // the clock of the phone is a day slow
    const { page, posts } = await openKitchen(project, { shifts: withStew, serverNow: '2026-07-16T20:00:00Z' });
    await leaveButton(rowOf(page, stew)).click();
    await reasonField(page).fill('My bike broke');
    await leaveShift(page).click();
    await joinButton(rowOf(page, stew)).waitFor();
    assert.deepEqual(posts('leave').at(-1)?.body, { reason: 'My bike broke' });
  }),
  'the second window is empty again': probe('implied', async (project) => {
    const { page } = await openKitchen(project);
    await askToLeave(page);
    await reasonField(page).fill('My bike broke');
    await stay(page).click();
    await until(page, async () => (await reasonWindow(page).count()) === 0, 'the window stays');
    await rowOf(page, stew).getByRole('button', { name: /join/i }).click();
    await leaveButton(rowOf(page, stew)).waitFor();
    await askToLeave(page);
    await stay(page).waitFor();
    assert.equal(await page.getByText('flooded').count(), 0);
    assert.match(await reasonWindow(page).innerText(), /why can.t you come/i);
  }),
};
