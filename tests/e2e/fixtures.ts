import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

export type Language = 'en' | 'de';

interface Fixtures {
  /** What a test expects on the console, because it breaks something on purpose. */
  expectedMessages: RegExp | undefined;
  quietConsole: undefined;
}

/** Every test fails on an error or warning of the console, on a page error, on any request to another origin, and on any cookie. */
export const test = base.extend<Fixtures>({
  expectedMessages: [undefined, { option: true }],
  quietConsole: [
    async ({ page, context, expectedMessages, baseURL }, use) => {
      const problems: string[] = [];
      const note = (text: string) => {
        if (expectedMessages?.test(text) !== true) problems.push(text);
      };
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') note(message.text());
      });
      page.on('pageerror', (error) => note(error.message));
      page.on('request', (request) => {
        const { origin, protocol } = new URL(request.url());
        if (protocol.startsWith('http') && origin !== baseURL) note(`request to ${origin}`);
      });
      await use(undefined);
      expect(problems).toEqual([]);
      expect(await context.cookies()).toEqual([]);
    },
    { auto: true },
  ],
});

/** Opens the landing page as somebody who chose this language before. */
export async function openIn(page: Page, language: Language, path = '/'): Promise<void> {
  await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
  await page.goto(path);
}

/** Fails with every fault that axe finds on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
}

/** No sideways scroll, whatever the width. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const [scroll, width] = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
  expect(scroll).toBeLessThanOrEqual(width ?? 0);
}

export { expect };
