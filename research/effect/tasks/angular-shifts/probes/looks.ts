import assert from 'node:assert/strict';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { probe } from '../../../probe.ts';
import { sees } from '../../../sees.ts';
import { styleOf } from '../../../style-of.ts';
import type { Probe } from '../../../task.ts';
import { askToLeave, joinButton, leaveButton, openKitchen, rest, rowOf, shift, stew, usualShifts } from '../kitchen.ts';

const narrow = { viewport: { width: 320, height: 640 } };

/** Looks, odd texts, small screens and what assistive programs find. */
export const looksProbes: Readonly<Record<string, Probe>> = {
  'titles are text': probe('hostile', async (project) => {
    const title = '<img src=x onerror="window.wasRun = true"> {{ 1 + 1 }} <b>Rice</b>';
    const odd = shift({ id: 'o', title, startsAt: '2026-07-16T07:00:00Z', isMine: true, people: [title] });
    const { page } = await openKitchen(project, { shifts: [odd, ...usualShifts] });
    await sees(page, title);
    await leaveButton(page.locator('body')).click();
    await rest(300);
    assert.equal(await page.evaluate('window.wasRun === undefined'), true);
    assert.equal(await page.locator('main img').count(), 0);
  }),
  'a title from right to left does not turn its neighbors': probe('hostile', async (project) => {
    const title = 'أرز مع عدس (20)';
    const odd = shift({ id: 'o', title, startsAt: '2026-07-16T07:00:00Z', isMine: true, people: [title] });
    const { page } = await openKitchen(project, { shifts: [odd] });
    await sees(page, title);
    await leaveButton(page.locator('main')).click();
    await rest(300);
    const mixed = await page.evaluate(`
      [...document.querySelectorAll('body *')].flatMap((element) => [...element.childNodes])
        .filter((node) => node.nodeType === 3 && node.data.includes(${JSON.stringify(title)}))
        .filter((node) => {
          const { unicodeBidi } = getComputedStyle(node.parentElement);
          const isAlone = node.data.trim() === ${JSON.stringify(title)};
          return !(isAlone && /isolate|plaintext/.test(unicodeBidi)) && node.parentElement.getClientRects().length > 0;
        })
        .map((node) => node.data.trim())`);
    assert.deepEqual(mixed, []);
  }),
  'a narrow screen does not scroll sideways': probe('implied', async (project) => {
    const title = `Rice${'verylongword'.repeat(12)}`;
    const odd = shift({ id: 'o', title, startsAt: '2026-07-16T07:00:00Z', isMine: true, people: [title, 'Bo'] });
    const { page } = await openKitchen(project, { shifts: [odd, ...usualShifts], options: narrow });
    await sees(page, title);
    await assertNoScroll(page);
    await leaveButton(rowOf(page, title)).click();
    await rest(300);
    await assertNoScroll(page);
    const box = await page.getByRole('button', { name: /stay/i }).boundingBox();
    assert.ok(box !== null && box.x >= 0 && box.x + box.width <= 320, 'the window does not fit');
  }),
  'large letters fit': probe('implied', async (project) => {
    const { page } = await openKitchen(project, { options: { viewport: { width: 400, height: 700 } } });
    await sees(page, stew);
    await page.addStyleTag({ content: 'html { font-size: 200% !important; }' });
    await rest(100);
    await assertNoScroll(page);
    const size = Number.parseFloat(await styleOf(joinButton(rowOf(page, stew)), 'fontSize'));
    assert.ok(size >= 24, `the button has letters of ${size} px`);
  }),
  'the window can be used on a low screen': probe('hostile', async (project) => {
    const { page } = await openKitchen(project, { options: { viewport: { width: 568, height: 260 } } });
    await askToLeave(page);
    const stayButton = page.getByRole('button', { name: /stay/i });
    await stayButton.scrollIntoViewIfNeeded();
    await stayButton.click({ timeout: 2_000 });
  }),
  'the buttons are those of the house': probe('implied', async (project) => {
    const { page } = await openKitchen(project);
    const join = joinButton(rowOf(page, stew));
    const style: string[] = [];
    for (const name of ['borderRadius', 'fontSize', 'paddingLeft']) style.push(await styleOf(join, name));
    assert.deepEqual(style, ['6px', '16px', '16px']);
    await join.focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    assert.equal(await styleOf(join, 'outlineStyle'), 'solid');
  }),
  'who wants no motion gets none': probe('implied', async (project) => {
    const { page } = await openKitchen(project, { options: { reducedMotion: 'reduce' } });
    const join = joinButton(rowOf(page, stew));
    await join.waitFor();
    const moving = page.evaluate(`(async () => {
      const seen = new Set();
      for (const ends = performance.now() + 2500; performance.now() < ends; await new Promise((go) => requestAnimationFrame(go)))
        for (const { effect } of document.getAnimations())
          if (Number(effect.getComputedTiming().activeDuration) > 50) seen.add(effect.target?.outerHTML.slice(0, 60));
      return [...seen];
    })()`);
    await join.click();
    await leaveButton(rowOf(page, stew)).waitFor();
    assert.deepEqual(await moving, []);
  }),
  'assistive programs find no fault on the page': probe('implied', async (project) => {
    const { page } = await openKitchen(project);
    await joinButton(rowOf(page, stew)).click();
    await leaveButton(rowOf(page, stew)).waitFor();
    await rest(2_500);
    await assertAccessible(page);
  }),
  'assistive programs find no fault in the window': probe('implied', async (project) => {
    const { page } = await openKitchen(project);
    await askToLeave(page);
    await rest(300);
    await assertAccessible(page);
  }),
};

async function assertNoScroll(page: Page): Promise<void> {
  const [width, room] = (await page.evaluate(
    '[document.documentElement.scrollWidth, document.documentElement.clientWidth]',
  )) as [number, number];
  assert.ok(width <= room, `the page is ${width} px wide on ${room}`);
}

async function assertAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze();
  assert.deepEqual(
    violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
    [],
  );
}
