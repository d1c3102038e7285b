import assert from 'node:assert/strict';
import { probe } from '../../../probe.ts';
import { sees } from '../../../sees.ts';
import type { Probe } from '../../../task.ts';
import {
  chooseWork,
  curry,
  freeTick,
  nextWeek,
  openKitchen,
  seesNo,
  shift,
  stew,
  usualShifts,
  van,
} from '../kitchen.ts';

/** Choosing among the shifts of a week. */
export const filterProbes: Readonly<Record<string, Probe>> = {
  'the address of a choice shows the same to somebody else': probe('implied', async (project) => {
    const { page, url } = await openKitchen(project);
    await sees(page, stew);
    await chooseWork(page, /driv/i);
    await seesNo(page, stew);
    const address = page.url().slice(url.length);
    const { page: other } = await openKitchen(project, { address });
    await sees(other, van);
    assert.equal(await other.getByText(stew).count(), 0);
  }),
  'only shifts with a free place can be shown': probe('asked', async (project) => {
    const { page } = await openKitchen(project);
    await sees(page, van);
    await freeTick(page).click();
    await seesNo(page, van);
    await sees(page, stew);
    await freeTick(page).click();
    await sees(page, van);
  }),
  'the work can be chosen': probe('asked', async (project) => {
    const { page } = await openKitchen(project);
    await sees(page, van);
    await chooseWork(page, /driv/i);
    await seesNo(page, stew);
    await sees(page, van);
    await chooseWork(page, /wash/i);
    await sees(page, 'Pots and pans');
    await seesNo(page, van);
    await chooseWork(page, /^\s*(?:all|any|every)/i);
    await sees(page, stew);
  }),
  'a choice holds in the next week': probe('implied', async (project) => {
    const shifts = [
      ...usualShifts,
      shift({ id: 'n2', title: 'Nan van', work: 'drive', startsAt: '2026-07-22T09:00:00Z' }),
    ];
    const { page } = await openKitchen(project, { shifts });
    await sees(page, van);
    await chooseWork(page, /driv/i);
    await nextWeek(page).click();
    await sees(page, 'Nan van');
    assert.equal(await page.getByText(curry).filter({ visible: true }).count(), 0);
  }),
  'a choice that hides everything says so': probe('implied', async (project) => {
    const { page } = await openKitchen(project);
    await sees(page, stew);
    await nextWeek(page).click();
    await sees(page, curry);
    const before = await page.locator('main').innerText();
    await chooseWork(page, /wash/i);
    await seesNo(page, curry);
    const after = await page.locator('main').innerText();
    const fresh = after.split('\n').filter((line) => line.trim() !== '' && !before.includes(line.trim()));
    assert.match(fresh.join('\n'), /\bno\b|nothing|none/i, 'an empty page');
    assert.doesNotMatch(fresh.join('\n'), /^no shifts this week\.?$/im);
  }),
};
