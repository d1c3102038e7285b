import assert from 'node:assert/strict';
import { isFocusLost } from '../../../is-focus-lost.ts';
import { probe } from '../../../probe.ts';
import { sees } from '../../../sees.ts';
import type { Probe } from '../../../task.ts';
import { until } from '../../../until.ts';
import {
  failing,
  freeTick,
  heard,
  joinButton,
  leaveButton,
  openKitchen,
  rest,
  rowOf,
  stew,
  tellButton,
  tellNotButton,
  usualShifts,
  van,
} from '../kitchen.ts';

/** Following a join by keyboard, by ear and by eye. */
export const followProbes: Readonly<Record<string, Probe>> = {
  'a join does not throw me to the top': probe('implied', async (project) => {
    const options = { viewport: { width: 360, height: 420 } };
    const { page } = await openKitchen(project, { options });
    const join = joinButton(rowOf(page, stew));
    await join.scrollIntoViewIfNeeded();
    const before = Number(await page.evaluate('window.scrollY'));
    assert.ok(before > 0, 'the page does not scroll');
    await join.click();
    await leaveButton(rowOf(page, stew)).waitFor();
    await rest(400);
    const after = Number(await page.evaluate('window.scrollY'));
    assert.ok(Math.abs(after - before) < 120, `from ${before} to ${after}`);
  }),
  'the keyboard keeps its place after a join': probe('implied', async (project) => {
    const { page } = await openKitchen(project, {
      answers: async ({ path }) => {
        if (path.endsWith('/join')) await rest(300);
        return undefined;
      },
    });
    await joinButton(rowOf(page, stew)).focus();
    await page.keyboard.press('Enter');
    await leaveButton(rowOf(page, stew)).waitFor();
    await rest(200);
    assert.equal(await isFocusLost(page), false);
  }),
  'the keyboard keeps its place after a join that fails': probe('implied', async (project) => {
    const { page } = await openKitchen(project, {
      answers: ({ path }) => (path.endsWith('/join') ? { ...failing, delay: 300 } : undefined),
    });
    await joinButton(rowOf(page, stew)).focus();
    await page.keyboard.press('Enter');
    await sees(page, 'flooded');
    await rest(200);
    assert.equal(await isFocusLost(page), false);
  }),
  'the keyboard keeps its place after asking to be told': probe('implied', async (project) => {
    const { page } = await openKitchen(project);
    await tellButton(rowOf(page, van)).focus();
    await page.keyboard.press('Enter');
    await tellNotButton(rowOf(page, van)).waitFor();
    await rest(200);
    assert.equal(await isFocusLost(page), false);
  }),
  'the last free place does not take the keyboard along': probe('hostile', async (project) => {
    const shifts = usualShifts.map((one) => (one.id === 's1' ? { ...one, places: 3 } : one));
    const { page, now } = await openKitchen(project, { shifts });
    await freeTick(page).click();
    await joinButton(rowOf(page, stew)).focus();
    await page.keyboard.press('Enter');
    await until(page, () => now('s1')?.isMine === true, 'not joined');
    await rest(600);
    assert.equal(await isFocusLost(page), false);
  }),
  'a screen reader hears that I am in': probe('implied', async (project) => {
    const { page } = await openKitchen(project);
    await joinButton(rowOf(page, stew)).focus();
    await heard(page);
    await page.keyboard.press('Enter');
    await leaveButton(rowOf(page, stew)).waitFor();
    await rest(300);
    assert.match(await heard(page), /joined|you are in|you're in|signed up|you have a place|see you|\bleave\b/i);
  }),
  'buttons of different shifts can be told apart by ear': probe('implied', async (project) => {
    const { page } = await openKitchen(project);
    await sees(page, stew);
    const told = (await page.evaluate(`
      [...document.querySelectorAll('button')].filter((button) => /^\\s*join\\s*$/i.test(button.innerText)).map((button) => {
        const of = (name) => (button.getAttribute(name) ?? '').split(' ').map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
        const group = button.closest('[role=group], fieldset, article, [role=article], section[aria-label], section[aria-labelledby]');
        const label = group && (group.getAttribute('aria-label') ?? document.getElementById(group.getAttribute('aria-labelledby'))?.textContent ?? group.querySelector('legend')?.textContent ?? '');
        return [button.getAttribute('aria-label') ?? '', of('aria-labelledby'), of('aria-describedby'), button.textContent, label ?? ''].join(' ');
      })`)) as string[];
    assert.ok(
      told.length >= 2 || (await page.getByRole('button', { name: /join .+/i }).count()) >= 2,
      told.join(' | '),
    );
    assert.equal(new Set(told.map((text) => text.replaceAll(/\s+/g, ' ').trim())).size, told.length, told.join(' | '));
  }),
  'a joined shift lights up for a moment': probe('asked', async (project) => {
    const { page } = await openKitchen(project);
    await joinButton(rowOf(page, stew)).waitFor();
    const colors = `(async (time) => {
      const seen = new Set();
      const look = () => seen.add([...document.querySelectorAll('main *')].map((one) => getComputedStyle(one).backgroundColor + getComputedStyle(one).boxShadow).filter((value) => value !== 'rgba(0, 0, 0, 0)none').join());
      for (const ends = performance.now() + time; performance.now() < ends; await new Promise((go) => setTimeout(go, 50))) look();
      return [...seen];
    })`;
    const [during] = await Promise.all([
      page.evaluate(`${colors}(1500)`) as Promise<string[]>,
      joinButton(rowOf(page, stew)).click(),
    ]);
    const isGreen = (value: string) =>
      [...value.matchAll(/rgba?\((\d+), (\d+), (\d+)/g)].some(
        ([, r, g, b]) => Number(g) > Number(r) && Number(g) > Number(b),
      );
    assert.ok(during.some(isGreen), 'nothing is green');
    await rest(3_500);
    const [after = ''] = (await page.evaluate(`${colors}(60)`)) as string[];
    assert.ok(!isGreen(after), 'it stays green');
  }),
};
