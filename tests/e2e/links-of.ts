import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { openTab } from './open-tab.ts';

/** A link and the address of the page it was found on. */
export interface Link {
  readonly href: string;
  readonly on: string;
}

const settled = (page: Page) => expect(page.locator('[data-stale], main .animate-pulse')).toHaveCount(0);

/**
 * Returns the links of the open page to other pages, opening its tabs one after the other; links to places of the page
 * itself are checked at once.
 */
export async function linksOf(page: Page): Promise<Link[]> {
  const on = page.url();
  const read = async () =>
    (await page.locator('a[href]').evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))).map(
      (href) => ({ href, on }),
    );
  const found = await read();
  for (const tab of await page.getByRole('tab').all()) {
    if ((await tab.getAttribute('aria-selected')) === 'true') continue;
    await openTab(tab);
    await settled(page);
    found.push(...(await read()));
  }
  const isOwn = (link: Link) => targetOf(link) === targetOf({ href: on });
  await expectPlaces(page, found.filter(isOwn));
  return found.filter((link) => !isOwn(link));
}

/** Fails with every link that leads nowhere: a refused address, an unsafe scheme, or a place that its page lacks. */
export async function expectToLeadSomewhere(page: Page, links: readonly Link[], site: string): Promise<void> {
  const distinct = [...new Map(links.map((link) => [link.href, link])).values()];
  expect(distinct.length).toBeGreaterThan(5);
  const inside = distinct.filter(({ href }) => new URL(href).origin === site);
  const outside = distinct.filter((link) => !inside.includes(link));
  // tests call no external address: it only has to be one that a browser opens safely
  const unsafe = outside.filter(
    ({ href }) => !href.startsWith('https://') && !/^mailto:[^@\s]+@[^@\s]+\.[^@\s]+/.test(href),
  );
  expect(unsafe).toEqual([]);
  // the skip link of the intentionally missing page links to that page
  const wanted = inside.filter(({ href }) => !new URL(href).pathname.endsWith('/no-such-page'));
  expect(await refusedOf(page.request, wanted)).toEqual([]);
  const placed = Map.groupBy(
    wanted.filter(({ href }) => new URL(href).hash !== ''),
    targetOf,
  );
  for (const [target, found] of placed) {
    await page.goto(target);
    await settled(page);
    await expectPlaces(page, found);
  }
}

async function refusedOf(request: APIRequestContext, links: readonly Link[]): Promise<string[]> {
  const targets = new Map(links.map((link) => [targetOf(link), link]));
  const refused: string[] = [];
  for (const [target, { on }] of targets) {
    const status = (await request.get(target)).status();
    if (status >= 400) refused.push(`${target} on ${on}: ${status}`);
  }
  return refused;
}

/** Demands the places that links name from the open page. */
async function expectPlaces(page: Page, links: readonly Pick<Link, 'href'>[]): Promise<void> {
  // in print, every section is shown at once
  await page.emulateMedia({ media: 'print' });
  for (const name of new Set(links.map(({ href }) => decodeURIComponent(new URL(href).hash.slice(1))))) {
    const place = page.locator(`[id="${name}"], [role=tab][id$="-trigger-${name}"]`);
    if (name !== '') await expect(place, `${page.url()} has ${name}`).toBeAttached();
  }
  await page.emulateMedia({ media: 'screen' });
}

function targetOf({ href }: Pick<Link, 'href'>): string {
  const { pathname, search } = new URL(href);
  return `${pathname}${search}`;
}
