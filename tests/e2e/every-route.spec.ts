import type { Page } from '@playwright/test';
import { publicAddress, publicPageAt } from '@regelwerk/contract/public-pages';
import { paths } from '@regelwerk/contract/shared/paths';
import {
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  type Language,
  openIn,
  test,
} from './fixtures.ts';
import { expectToLeadSomewhere, type Link, linksOf } from './links-of.ts';
import { signIn, signInAsAdmin } from './people.ts';

const forPeople: readonly string[] = [
  paths.welcome,
  paths.dashboard,
  paths.account,
  paths.device,
  paths.twoFactor,
  paths.savedRules,
  paths.billing,
  `${paths.billing}#plans`,
  `${paths.billing}#history`,
  paths.purchaseTokens,
  paths.purchaseCanceled,
  paths.purchaseSuccess,
];
const forAdmins: readonly string[] = [
  paths.adminSetup,
  ...['products', 'prices', 'discounts', 'subscriptions', 'customers', 'tokens'].map(
    (tab) => `${paths.adminBilling}?tab=${tab}`,
  ),
  paths.adminOrders,
  paths.adminOrder,
  paths.adminPerson,
  paths.adminOverview,
  paths.adminNotices,
  paths.adminReviews,
  paths.adminContent,
  paths.adminLog,
  paths.adminHealth,
];
const pathOf = (address: string) => address.replace(/[?#].*$/, '');
const forGuests: readonly string[] = [
  ...Object.values(paths).filter((path) => ![...forPeople, ...forAdmins].map(pathOf).includes(path)),
  '/rules/cursor/react',
  '/no-such-page',
];

/** The text spacing that WCAG 1.4.12 lets readers set. */
const wideText =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

/** Returns the texts that their box cuts off without a sign that there is more. */
async function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *, header *, footer *')].flatMap((element) => {
      const { overflowX, overflowY, textOverflow, clipPath } = getComputedStyle(element);
      const isForReaders = clipPath !== 'none';
      const isCut =
        (overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 1 && textOverflow !== 'ellipsis') ||
        (overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 1 && textOverflow !== 'ellipsis');
      return isCut && !isForReaders && element.innerText?.trim() ? [element.outerHTML.slice(0, 200)] : [];
    }),
  );
}

/** Returns the elements that make a page scroll sideways. */
async function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    if (document.documentElement.scrollWidth <= window.innerWidth) return [];
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (['auto', 'scroll'].includes(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1 && !scrolls(element))
      .map((element) => element.outerHTML.slice(0, 200));
  });
}

/** Returns the fields for which iOS would enlarge the page when they get the focus. */
async function smallFields(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('input, select, textarea')]
      .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
      .map((field) => field.outerHTML.slice(0, 200)),
  );
}

/** The order of a date that English pages do not use: the documents of an order name the day first. */
const americanDate = /\b(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]* \d{1,2}, \d{4}/;

/** Returns the words of the app that break without a hyphen on a small phone; addresses and ids may. */
async function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (parent === null || parent.closest('code, pre, a, .sr-only') || getComputedStyle(parent).hyphens === 'auto')
        continue;
      for (const word of text.textContent?.matchAll(/(?<![\w@.-])\p{L}{6,}(?![\w@.])/gu) ?? []) {
        const range = document.createRange();
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top));
        if (lines.size > 1) broken.push(word[0]);
      }
    }
    return broken;
  });
}

async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('[data-stale]')).toHaveCount(0);
  await expect(page.locator('main .animate-pulse')).toHaveCount(0);
}

const visits = [
  { who: 'a visitor', addresses: forGuests, arrive: (page: Page, language: Language) => openIn(page, language) },
  { who: 'a signed-in person', addresses: forPeople, arrive: signIn },
  { who: 'an admin', addresses: forAdmins, arrive: signInAsAdmin },
];

/** Returns an address as a link in this language has it. */
function inLanguage(address: string, language: Language): string {
  const page = publicPageAt(address);
  if (page !== undefined) return publicAddress(page.name, language);
  return address === paths.withdraw || address === paths.cancelContract ? `${address}?lang=${language}` : address;
}

test.use({ expectedMessages: /status of 4\d\d/ });

for (const language of ['en', 'de'] as const)
  for (const { who, addresses, arrive } of visits) {
    test(`every route of ${who} opens on a phone in its language, also with text twice as large, without a fault in the console (${language})`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
      await page.setViewportSize({ width: 390, height: 844 });
      await arrive(page, language);
      for (const [index, address] of addresses.entries())
        await test.step(address, async () => {
          // a change of the fragment alone would not reload the page
          if (address.includes('#')) await page.goto('about:blank');
          await page.goto(inLanguage(address, language));
          await settled(page);
          await expect(page.locator('html')).toHaveAttribute('lang', language);
          await expectNoSidewaysScroll(page);
          await expect(page.locator('body')).not.toContainText(americanDate);
          if (index % 3 === 0) await expectAccessible(page);
          expect.soft(await smallFields(page), address).toEqual([]);
          await page.addStyleTag({ content: 'html { font-size: 200% }' });
          expect.soft(await tooWide(page), address).toEqual([]);
        });
    });

    test(`every route of ${who} is accessible in light and dark, fourfold and with spaced text, and its links lead somewhere (${language})`, {
      tag: '@long',
    }, async ({ page, baseURL }) => {
      test.setTimeout(240_000);
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
      await arrive(page, language);
      const links: Link[] = [];
      for (const address of addresses)
        await test.step(address, async () => {
          await page.setViewportSize({ width: 1280, height: 800 });
          // a change of the fragment alone would not reload the page
          await page.goto('about:blank');
          await page.goto(inLanguage(address, language));
          await settled(page);
          await expect(page.locator('html')).toHaveAttribute('lang', language);
          await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
          await expectAccessibleInBothThemes(page);
          links.push(...(await linksOf(page)));
          // 1280 by 1024 pixels at 400 % zoom
          await page.setViewportSize({ width: 320, height: 256 });
          await expectNoSidewaysScroll(page);
          expect.soft(await brokenWords(page), address).toEqual([]);
          await expect(page.getByRole('banner')).toHaveCSS('position', 'static');
          await page.addStyleTag({ content: wideText });
          expect.soft(await tooWide(page), address).toEqual([]);
          expect.soft(await cutTexts(page), address).toEqual([]);
        });
      await expectToLeadSomewhere(page, links, new URL(String(baseURL)).origin);
    });
  }
