import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { browserStorage } from '@regelwerk/legal/browser-storage';
import { axeFaults } from './axe-faults.ts';

export type Language = 'en' | 'de';

interface Fixtures {
  /** The console messages that a test expects, because it breaks something on purpose. */
  expectedMessages: RegExp | undefined;
  quietConsole: undefined;
}

/**
 * Fails every test on a console error or warning, a page error, what the content security policy forbids, a request to
 * another origin, a cookie, or a storage key that the privacy notice does not list.
 */
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
      await page.addInitScript(() =>
        addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
          console.error(`the policy ${violatedDirective} forbids ${blockedURI}`),
        ),
      );
      await use(undefined);
      expect(problems).toEqual([]);
      expect(await context.cookies()).toEqual([]);
      expect(page.isClosed() || !page.url().startsWith(String(baseURL)) ? [] : await unlistedKeys(page)).toEqual([]);
    },
    { auto: true },
  ],
});

/** Opens the landing page for a person who has already chosen this language. */
export async function openIn(page: Page, language: Language, path = '/'): Promise<void> {
  await page.addInitScript((chosen) => {
    // the blank page in between has no storage
    if (location.protocol !== 'about:') localStorage.setItem('language', chosen);
  }, language);
  await page.goto(path);
}

/** Fails with every fault that axe finds on the current page, by all rules or by the given ones. */
export async function expectAccessible(page: Page, rules?: string[]): Promise<void> {
  await whileNothingMoves(page, async () => expect(await axeFaults(page, rules)).toEqual([]));
}

/**
 * Inspects the page with reduced motion: a fading notice has no definite color, and it may disappear while axe is
 * still reading. Waits for animations that already run.
 */
async function whileNothingMoves(page: Page, look: () => Promise<void>): Promise<void> {
  const wasStill = await page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
        .map(({ finished }) => finished),
    ),
  );
  await look();
  if (!wasStill) await page.emulateMedia({ reducedMotion: null });
}

/** Checks the page in the light theme, and once more in the dark theme with the rules about colors. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  await wear(page, 'light');
  await expectAccessible(page);
  await wear(page, 'dark');
  await expectAccessible(page, ['color-contrast', 'link-in-text-block']);
  await wear(page, 'light');
}

async function wear(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate((chosen) => {
    document.documentElement.dataset.theme = chosen;
  }, theme);
}

/** Fails if the page scrolls sideways at any width, once a chart has adapted to it. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), { timeout: 3_000 })
    .toBeLessThanOrEqual(0);
}

/**
 * Fails unless a dialog or menu that has just closed gave the focus back: to its opener, or without one (it is gone or
 * disabled now) to any other control. Journeys call it after each closing.
 */
export async function expectFocusReturned(page: Page, opener?: Locator): Promise<void> {
  if (opener !== undefined) await expect(opener).toBeFocused();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
}

/** Waits for a notice, and fails if any notice covers the button of a form or an order. */
export async function expectNoticesBesideButtons(page: Page): Promise<void> {
  await expect(page.locator('[data-sonner-toast]').first()).toBeVisible();
  await expect
    .poll(() =>
      page.evaluate(() => {
        const boxes = (selector: string) =>
          Array.from(document.querySelectorAll(selector), (element) => element.getBoundingClientRect());
        return boxes('[data-sonner-toast]').flatMap((notice) =>
          boxes('[type=submit]').filter(
            (button) =>
              button.left < notice.right &&
              notice.left < button.right &&
              button.top < notice.bottom &&
              notice.top < button.bottom,
          ),
        ).length;
      }),
    )
    .toBe(0);
}

/** Returns the storage keys that the privacy notice does not list. */
async function unlistedKeys(page: Page): Promise<string[]> {
  const keys = await page.evaluate(() => ({ local: Object.keys(localStorage), session: Object.keys(sessionStorage) }));
  return (['local', 'session'] as const).flatMap((area) =>
    keys[area].filter((key) => !browserStorage.some((listed) => listed.area === area && listed.keys.test(key))),
  );
}

export { expect };
