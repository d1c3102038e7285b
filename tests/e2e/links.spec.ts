import type { Page } from '@playwright/test';
import { interfaceLanguages } from '@regelwerk/contract/languages';
import { paths } from '@regelwerk/contract/paths';
import { publicAddress, publicPageNames } from '@regelwerk/contract/public-pages';
import { expect, openIn, test } from './fixtures.ts';
import { signIn, signInAsAdmin } from './people.ts';

const open = [
  paths.signIn,
  paths.signUp,
  paths.forgotPassword,
  paths.resetPassword,
  paths.adminSignIn,
  '/no-such-page',
];
const own = [
  paths.welcome,
  paths.dashboard,
  paths.account,
  paths.savedRules,
  paths.billing,
  paths.purchaseTokens,
  paths.purchaseCanceled,
  paths.purchaseSuccess,
];
const admin = [
  paths.adminSetup,
  paths.adminBilling,
  paths.adminOverview,
  paths.adminNotices,
  paths.adminReviews,
  paths.adminContent,
  paths.adminLog,
  paths.adminHealth,
];

interface Found {
  readonly href: string;
  readonly on: string;
}

/** Returns the links of a page, opening its tabs one after the other. */
async function linksOf(page: Page, address: string): Promise<Found[]> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('main .animate-pulse')).toHaveCount(0);
  const read = async () =>
    (await page.locator('a[href]').evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))).map(
      (href) => ({ href, on: address }),
    );
  const found = await read();
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click();
    await expect(page.locator('main .animate-pulse')).toHaveCount(0);
    found.push(...(await read()));
  }
  return found;
}

const visits = [
  {
    who: 'a visitor',
    pages: [...publicPageNames.flatMap((name) => interfaceLanguages.map((one) => publicAddress(name, one))), ...open],
    arrive: (page: Page) => openIn(page, 'en'),
  },
  { who: 'a signed-in person', pages: own, arrive: (page: Page) => signIn(page, 'en') },
  { who: 'an admin', pages: admin, arrive: (page: Page) => signInAsAdmin(page, 'de') },
];

test.use({ expectedMessages: /status of 4\d\d/ });

for (const { who, pages, arrive } of visits)
  test(`every link on every page of ${who} leads somewhere`, async ({ page, baseURL }) => {
    test.setTimeout(180_000);
    await arrive(page);
    const found: Found[] = [];
    for (const address of pages) found.push(...(await linksOf(page, address)));
    const links = [...new Map(found.map((link) => [link.href, link])).values()];
    expect(links.length).toBeGreaterThan(5);
    const broken: string[] = [];
    const answers = new Map<string, number>();
    const places = new Map<string, string[]>();
    for (const { href, on } of links) {
      const { protocol, origin, pathname, search, hash } = new URL(href);
      if (origin !== baseURL) {
        // tests call no external address: it only has to be one that a browser opens safely
        if (protocol !== 'https:' && !/^mailto:[^@\s]+@[^@\s]+\.[^@\s]+/.test(href)) broken.push(`${href} on ${on}`);
        continue;
      }
      const target = `${pathname}${search}`;
      if (!answers.has(target)) answers.set(target, (await page.request.get(target)).status());
      // the skip link of the intentionally missing page links to that page
      if (pathname === '/no-such-page') continue;
      if ((answers.get(target) ?? 0) >= 400) broken.push(`${href} on ${on}: ${answers.get(target)}`);
      if (hash !== '') places.set(target, [...(places.get(target) ?? []), decodeURIComponent(hash.slice(1))]);
    }
    for (const [target, names] of places) {
      await page.goto(target);
      await expect(page.locator('[data-stale], main .animate-pulse')).toHaveCount(0);
      // in print, every section is shown at once
      await page.emulateMedia({ media: 'print' });
      for (const name of names) {
        const place = page.locator(`[id="${name}"], [role=tab][id$="-trigger-${name}"]`);
        await expect(place, `${target}#${name}`).toBeAttached();
      }
      await page.emulateMedia({ media: 'screen' });
    }
    expect(broken).toEqual([]);
  });
