import assert from 'node:assert/strict';
import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { probe } from '../../../probe.ts';
import { sees } from '../../../sees.ts';
import { styleOf } from '../../../style-of.ts';
import type { Probe } from '../../../task.ts';
import {
  buyButton,
  changeButton,
  choose,
  hold,
  holdButton,
  isChosen,
  longFilm,
  nameField,
  openCinema,
  reducedOf,
  rest,
  seat,
} from '../cinema.ts';
import { changedShare } from '../compare-pictures.ts';
import { lightness } from '../lightness.ts';

const narrow = { viewport: { width: 320, height: 568 } };

/** Looks: narrow screens, the dark, forced colors, paper, letters and odd words. */
export const looksProbes: Readonly<Record<string, Probe>> = {
  'a narrow screen does not scroll sideways': probe('implied', async (project) => {
    const { page } = await openCinema(project, { options: narrow, changed: { film: longFilm } });
    await choose(page, 'C4', 'D12');
    await assertNoScroll(page);
    await holdButton(page).click();
    await nameField(page).fill('N'.repeat(70));
    await assertNoScroll(page);
    await buyButton(page).click();
    await sees(page, 'LMP-700');
    await assertNoScroll(page);
  }),
  'every seat can be pressed on a narrow screen': probe('implied', async (project) => {
    const { page } = await openCinema(project, { options: { ...narrow, hasTouch: true } });
    await seat(page, 'A1').waitFor();
    for (const id of ['A1', 'A12', 'H12', 'D7']) {
      assert.equal(await isOutOfReach(seat(page, id)), false, `no finger gets to ${id}`);
      await seat(page, id).tap();
      assert.equal(await isChosen(page, id), true, id);
    }
  }),
  'seats are large enough for a finger': probe('asked', async (project) => {
    const { page } = await openCinema(project, { options: narrow });
    await seat(page, 'C4').waitFor();
    for (const id of ['C4', 'C5', 'H1', 'A12']) {
      const box = await targetBox(page, id);
      assert.ok(box.width >= 24 && box.height >= 24, `${id} is ${box.width} by ${box.height}`);
    }
    const [left, right] = [await targetBox(page, 'C4'), await targetBox(page, 'C5')];
    assert.ok(left.x + left.width <= right.x + 0.5, 'seats lie over each other');
  }),
  'what one presses is large enough': probe('implied', async (project) => {
    const { page } = await openCinema(project, { options: narrow });
    await choose(page, 'C4');
    const control = reducedOf(page);
    await control.waitFor({ state: 'attached' });
    const height = await control.evaluate((element) => {
      const label = element.closest('label') ?? element;
      return Math.max(label.getBoundingClientRect().height, element.getBoundingClientRect().height);
    });
    assert.ok(height >= 44, `the choice of the price is ${height} px high`);
    await holdButton(page).click();
    for (const one of [buyButton(page), changeButton(page), nameField(page)]) {
      const box = await one.boundingBox();
      assert.ok((box?.height ?? 0) >= 44, `${await one.innerText()} is ${box?.height} px high`);
    }
  }),
  'the plan keeps its form': probe('implied', async (project) => {
    for (const options of [narrow, undefined]) {
      const { page } = await openCinema(project, options === undefined ? {} : { options });
      await seat(page, 'C4').waitFor();
      const [c4, c12, d4] = [await targetBox(page, 'C4'), await targetBox(page, 'C12'), await targetBox(page, 'D4')];
      assert.ok(Math.abs(c4.y - c12.y) < 3, 'a row is broken');
      assert.ok(Math.abs(c4.x - d4.x) < 3, 'a column is broken');
      assert.ok(d4.y > c4.y, 'row D is not behind row C');
      const [c6, c7, c5] = [await targetBox(page, 'C6'), await targetBox(page, 'C7'), await targetBox(page, 'C5')];
      assert.ok(c7.x - c6.x > c6.x - c5.x + 4, 'there is no gap in the middle');
    }
  }),
  'a chosen seat is seen without colors': probe('implied', async (project) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const { page } = await openCinema(project, { options: { colorScheme } });
      assert.ok((await shareOfChoice(page)) >= 0.04, `hardly anything changes in the ${colorScheme}`);
    }
  }),
  'a chosen seat is seen in forced colors': probe('hostile', async (project) => {
    const { page } = await openCinema(project, { options: { forcedColors: 'active' } });
    assert.ok((await shareOfChoice(page)) >= 0.04, 'hardly anything changes');
  }),
  'a taken seat looks different from a free one': probe('asked', async (project) => {
    const shots: Buffer[] = [];
    for (const taken of [['A3'], ['A3', 'C4']]) {
      const { page } = await openCinema(project, { taken });
      await seat(page, 'C4').waitFor();
      await rest(300);
      shots.push(await page.screenshot({ clip: around(await targetBox(page, 'C4')), animations: 'disabled' }));
    }
    assert.ok(shots[0] && shots[1] && !shots[0].equals(shots[1]), 'they look the same');
  }),
  'the seat with the keyboard is seen': probe('implied', async (project) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const { page } = await openCinema(project, { options: { colorScheme } });
      await seat(page, 'C4').waitFor();
      const clip = around(await targetBox(page, 'C4'));
      const before = await page.screenshot({ clip, animations: 'disabled' });
      await seat(page, 'C4').focus();
      await page.keyboard.press('Shift');
      await rest(300);
      const after = await page.screenshot({ clip, animations: 'disabled' });
      assert.ok((await changedShare(page, before, after)) >= 0.03, `hardly anything changes in the ${colorScheme}`);
    }
  }),
  'the seat with the keyboard is not covered': probe('hostile', async (project) => {
    const { page } = await openCinema(project, { options: { viewport: { width: 360, height: 480 } } });
    await choose(page, 'B2', 'B3', 'B4');
    for (const id of ['A1', 'E6', 'H12', 'H6']) {
      await seat(page, id).focus();
      await rest(250);
      const isSeen = await seat(page, id).evaluate((element) => {
        const target = element.closest('label') ?? element;
        const { x, y, width, height } = target.getBoundingClientRect();
        const top = element.ownerDocument.elementFromPoint(x + width / 2, y + height / 2);
        return top !== null && (target.contains(top) || top.contains(target));
      });
      assert.ok(isSeen, `${id} lies under something or outside`);
    }
  }),
  'the dark has enough contrast': probe('implied', async (project) => {
    const { page } = await openCinema(project, { options: { colorScheme: 'dark' } });
    await choose(page, 'C4');
    await assertAccessible(page);
    await holdButton(page).click();
    await nameField(page).waitFor();
    await buyButton(page).click();
    await rest(300);
    await assertAccessible(page);
    await nameField(page).fill('Nora Quinn');
    await buyButton(page).click();
    await sees(page, 'LMP-700');
    await assertAccessible(page);
    assert.ok((await lightness(page.locator('main h1').first(), 'color')) > 0.5, 'the letters are dark');
  }),
  'assistive programs find no fault': probe('implied', async (project) => {
    const { page } = await openCinema(project, { options: narrow });
    await choose(page, 'C4', 'H1');
    await assertAccessible(page);
    await holdButton(page).click();
    await nameField(page).waitFor();
    await assertAccessible(page);
    await nameField(page).fill('Nora Quinn');
    await buyButton(page).click();
    await sees(page, 'LMP-700');
    await assertAccessible(page);
  }),
  'large letters fit': probe('implied', async (project) => {
    const { page } = await openCinema(project, { options: { viewport: { width: 400, height: 700 } } });
    await choose(page, 'C4');
    await page.addStyleTag({ content: 'html { font-size: 200% !important; }' });
    await rest(200);
    await assertNoScroll(page);
    const [c4, c5] = [await targetBox(page, 'C4'), await targetBox(page, 'C5')];
    assert.ok(c4.x + c4.width <= c5.x + 1, 'seats lie over each other');
    assert.ok(Number.parseFloat(await styleOf(holdButton(page), 'fontSize')) >= 28);
  }),
  'the controls are those of the house': probe('implied', async (project) => {
    const { page } = await openCinema(project);
    await hold(page, 'C4');
    assert.equal(await styleOf(buyButton(page), 'borderRadius'), '10px');
    assert.equal(await styleOf(buyButton(page), 'backgroundColor'), 'rgb(154, 52, 18)');
    assert.equal(await styleOf(nameField(page), 'borderRadius'), '10px');
    await buyButton(page).click();
    await rest(200);
    await nameField(page).focus();
    await page.keyboard.press('Shift');
    assert.equal(await styleOf(nameField(page), 'outlineStyle'), 'solid');
  }),
  'who wants no motion gets none': probe('implied', async (project) => {
    const { page } = await openCinema(project, { options: { reducedMotion: 'reduce' } });
    await seat(page, 'C4').waitFor();
    const moving = page.evaluate(`(async () => {
      const seen = new Set();
      for (let frame = 0; frame < 120; frame += 1) {
        for (const { effect } of document.getAnimations())
          if (Number(effect.getComputedTiming().activeDuration) > 50) seen.add(effect.target?.outerHTML.slice(0, 60));
        await new Promise((go) => requestAnimationFrame(go));
      }
      return [...seen];
    })()`);
    await hold(page, 'C4');
    assert.deepEqual(await moving, []);
  }),
};

/** The part of the page that takes the press for a seat. */
async function targetBox(page: Page, id: string) {
  return seat(page, id).evaluate((element) => {
    const target = element.tagName === 'INPUT' ? (element.closest('label') ?? element) : element;
    const { x, y, width, height } = target.getBoundingClientRect();
    return { x, y, width, height };
  });
}

/** Whether a seat lies where scrolling by hand does not lead: cut off, or left of where a box begins. */
function isOutOfReach(element: Locator): Promise<boolean> {
  return element.evaluate((target) => {
    const { getComputedStyle } = globalThis as unknown as { getComputedStyle: (of: unknown) => { overflowX: string } };
    for (let box = target.parentElement; box !== null; box = box.parentElement) {
      const { overflowX } = getComputedStyle(box);
      if (overflowX === 'visible') continue;
      box.scrollLeft = 0;
      const [mine, its] = [target.getBoundingClientRect(), box.getBoundingClientRect()];
      if (mine.left < its.left - 1) return true;
      if (overflowX === 'auto' || overflowX === 'scroll') return false;
      if (mine.right > its.right + 1) return true;
    }
    return target.getBoundingClientRect().left < 0;
  });
}

function around({ x, y, width, height }: { x: number; y: number; width: number; height: number }) {
  return { x: x - 5, y: y - 5, width: width + 10, height: height + 10 };
}

/** How much of a seat's picture changes in its lightness when it is chosen. */
async function shareOfChoice(page: Page): Promise<number> {
  await seat(page, 'C4').waitFor();
  const clip = await targetBox(page, 'C4');
  const shot = async () => {
    await page.mouse.move(1, 1);
    await page.evaluate('document.activeElement.blur()');
    await rest(400);
    return page.screenshot({ clip, animations: 'disabled' });
  };
  const before = await shot();
  await choose(page, 'C4');
  return changedShare(page, before, await shot());
}

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
