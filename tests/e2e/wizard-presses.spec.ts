import type { Locator, Page } from '@playwright/test';
import { publicAddress } from '@regelwerk/contract/public-pages';
import { expect, type Language, openIn, test } from './fixtures.ts';
import { press } from './keyboard.ts';
import { plainAnswers } from './plain-answers.ts';
import { answer, choose, openWizard } from './wizard.ts';
import { words } from './words.ts';

/** Here the button has the same place on every step, so that both clicks of a double one meet it. */
const phone = { width: 390, height: 844 };

/** Presses the controls one after the other, before the browser paints. */
async function pressAtOnce(page: Page, ...controls: readonly Locator[]): Promise<void> {
  const elements = await Promise.all(controls.map((control) => control.elementHandle()));
  await page.evaluate((pressed) => {
    for (const element of pressed) if (element instanceof HTMLElement) element.click();
  }, elements);
}

/** Waits until the browser has painted, and done what waited for that. */
async function paint(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => setTimeout(resolve)))),
      ),
  );
}

/** Returns a list that grows with every request for a rule. */
function noteGenerations(page: Page): readonly string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/functions/v1/generate-rules')) requests.push(request.method());
  });
  return requests;
}

/** Points the mouse at a control of a page that is not scrolled, as its reader sees it; returns where. */
async function pointAt(page: Page, control: Locator): Promise<{ x: number; y: number }> {
  await page.evaluate(() => window.scrollTo(0, 0));
  const { x, y, width, height } = (await control.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const middle = { x: x + width / 2, y: y + height / 2 };
  await page.mouse.move(middle.x, middle.y);
  return middle;
}

for (const language of ['en', 'de'] as Language[]) {
  const t = words[language];

  test(`each press in quick succession takes one step, and the heading gets the focus (${language})`, async ({
    page,
  }) => {
    const heading = page.getByRole('heading', { level: 1 });
    const next = page.getByRole('button', { name: t.next, exact: true });
    const back = page.getByRole('button', { name: t.back, exact: true });
    await page.setViewportSize(phone);
    await openIn(page, language);
    await openWizard(page, language);
    await choose(page, 'radio', 'Claude');
    const flat = await next.evaluate((button) => getComputedStyle(button).boxShadow);
    await pointAt(page, next);
    await page.mouse.down();
    await expect(next).not.toHaveCSS('box-shadow', flat);
    await page.mouse.up();
    await expect(page).toHaveURL('/?step=type');
    await expect(heading).toBeFocused();

    // a locator might scroll first
    const { x, y } = await pointAt(page, next);
    await page.mouse.dblclick(x, y);
    await expect(page).toHaveURL('/?step=behavior');
    await expect(heading).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL('/?step=frameworks');
    await expect(page.getByRole('checkbox', { name: 'React', exact: true })).toBeVisible();
    await expect(heading).toBeFocused();

    await pressAtOnce(page, back, next);
    await paint(page);
    await expect(page).toHaveURL('/?step=frameworks');
    await press(page, next);
    await expect(page).toHaveURL('/?step=behavior');
    await expect(heading).toBeFocused();
  });

  test(`a step that is opened by its address or loaded again leaves the focus to the browser (${language})`, async ({
    page,
  }) => {
    await page.goto(`${publicAddress('home', language)}?step=model`);
    await expect(page.getByRole('radio', { name: /^ChatGPT/ })).toBeVisible();
    await paint(page);
    await expect(page.locator('body')).toBeFocused();
    await page.reload();
    await expect(page.getByRole('radio', { name: /^ChatGPT/ })).toBeVisible();
    await paint(page);
    await expect(page.locator('body')).toBeFocused();
  });

  test(`presses too many neither generate nor lead back into the wizard (${language})`, async ({ page }) => {
    const requests = noteGenerations(page);
    const next = page.getByRole('button', { name: t.next, exact: true });
    const back = page.getByRole('button', { name: t.back, exact: true });
    const generate = page.getByRole('button', { name: t.generate });
    await openIn(page, language);
    await answer(page, language, plainAnswers);
    await page.getByRole('checkbox').check();
    await back.click();
    await pressAtOnce(page, next, next, next);
    await expect(generate).toBeEnabled();
    await paint(page);
    await expect(page).toHaveURL('/?step=format');
    expect(requests).toEqual([]);

    // a person who leaves right after a press stays where they went
    await pressAtOnce(page, back, page.getByRole('link', { name: /^Regelwerk/ }));
    await expect(page.getByRole('button', { name: t.try })).toBeVisible();
    await paint(page);
    await expect(page).toHaveURL('/');

    await answer(page, language, {
      model: 'Cursor',
      type: 'Backend',
      frameworks: ['Django'],
      behavior: 'Modular',
      format: 'JSON',
    });
    await page.getByRole('checkbox').check();
    await pressAtOnce(page, generate, generate);
    await expect(page).toHaveURL('/preview');
    expect(requests).toEqual(['POST']);
  });

  test(`a slow double press on Next ends at the last step, and one on Generate generates once (${language})`, async ({
    page,
  }) => {
    const requests = noteGenerations(page);
    const next = page.getByRole('button', { name: t.next, exact: true });
    const back = page.getByRole('button', { name: t.back, exact: true });
    const generate = page.getByRole('button', { name: t.generate });
    /** Presses the mouse where it is; `clickCount` is the number of the click in a quick series. */
    const click = async (clickCount: number) => {
      await page.mouse.down({ clickCount });
      await page.mouse.up({ clickCount });
    };
    const pointAtNext = async () => {
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expect(next).toBeVisible();
      await paint(page);
      return pointAt(page, next);
    };
    const arrive = async () => {
      await expect(generate).toBeEnabled();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await paint(page);
    };
    const expectNothing = async () => {
      await paint(page);
      await expect(page).toHaveURL('/?step=format');
      expect(requests).toEqual([]);
    };
    await page.setViewportSize(phone);
    await openIn(page, language);
    await answer(page, language, plainAnswers);
    await page.getByRole('checkbox').check();

    await back.click();
    const { x, y } = await pointAtNext();
    await click(1);
    await arrive();
    expect(await generate.evaluate((button, at) => button === document.elementFromPoint(at.x, at.y), { x, y })).toBe(
      true,
    );
    await click(2);
    await expectNothing();

    // a press that began on Next does not end on Generate
    await back.click();
    await pointAtNext();
    await page.mouse.down();
    await page.goBack();
    await arrive();
    await page.mouse.up();
    await expectNothing();

    await back.click();
    await next.focus();
    await page.keyboard.press('Enter');
    await arrive();
    await page.keyboard.press('Enter');
    await expectNothing();

    await generate.dblclick();
    await expect(page).toHaveURL('/preview');
    expect(requests).toEqual(['POST']);
  });
}
