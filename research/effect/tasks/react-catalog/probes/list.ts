import assert from 'node:assert/strict';
import { isFocusLost } from '../../../is-focus-lost.ts';
import { probe } from '../../../probe.ts';
import { sees } from '../../../sees.ts';
import type { Probe } from '../../../task.ts';
import { until } from '../../../until.ts';
import {
  failing,
  item,
  lentUntil,
  manualLink,
  moreButton,
  onePage,
  openShop,
  rest,
  retryButton,
  searchField,
  seesNo,
} from '../shop.ts';

const showing =
  (rows: readonly unknown[]) =>
  ({ path }: { path: string }) =>
    path === '/api/items' ? onePage(rows) : undefined;

/** The list: its rows, its growth, and answers that are late, wrong or odd. */
export const listProbes: Readonly<Record<string, Probe>> = {
  'more items are added below': probe('asked', async (project) => {
    const { page } = await openShop(project);
    await sees(page, 'Family tent no. 101');
    await moreButton(page).click();
    await sees(page, 'Slide viewer no. 124');
    await sees(page, 'Family tent no. 101');
  }),
  'there is no more at the end': probe('implied', async (project) => {
    const { page } = await openShop(project);
    await searchField(page).fill('tent');
    await sees(page, /\b12\s+items\b/);
    await until(
      page,
      async () => (await moreButton(page).count()) === 0 || (await moreButton(page).isDisabled()),
      'more is offered after the last item',
    );
  }),
  'a double click on more adds a page once': probe('hostile', async (project) => {
    const { page, list } = await openShop(project, async ({ query }) => {
      if (query.get('page') === '2') await rest(300);
      return undefined;
    });
    await sees(page, 'Family tent no. 101');
    await moreButton(page).dblclick();
    await sees(page, 'Slide viewer no. 124');
    await rest(500);
    assert.ok(list().filter(({ query }) => query.get('page') === '2').length <= 2);
    assert.equal(await page.getByText('Slide viewer no. 124', { exact: true }).count(), 1);
  }),
  'the keyboard keeps its place when more has come': probe('implied', async (project) => {
    const { page } = await openShop(project, ({ query }) =>
      query.get('page') === '2' ? onePage([item({ id: 'last', name: 'Last of all' })]) : undefined,
    );
    await sees(page, 'Family tent no. 101');
    await moreButton(page).focus();
    await page.keyboard.press('Enter');
    await sees(page, 'Last of all');
    await rest(300);
    assert.ok(!(await isFocusLost(page)), 'the focus is back at the top of the page');
  }),
  'items stay when more cannot be read, and it can be tried again': probe('hostile', async (project) => {
    let isDown = true;
    const { page } = await openShop(project, ({ query }) =>
      query.get('page') === '2' && isDown ? failing : undefined,
    );
    await sees(page, 'Family tent no. 101');
    await moreButton(page).click();
    await sees(page, /closed for a moment|wrong|fail|could not|couldn.t|cannot|unable|error|problem/i);
    await sees(page, 'Family tent no. 101');
    isDown = false;
    await retryButton(page).or(moreButton(page)).first().click();
    await sees(page, 'Slide viewer no. 124');
    assert.equal(await page.getByText('Family tent no. 101', { exact: true }).count(), 1);
  }),
  'a slow answer is shown as loading': probe('implied', async (project) => {
    const { page } = await openShop(project, async ({ query }) => {
      if (query.get('q')) await rest(2_000);
      return undefined;
    });
    await sees(page, 'Family tent no. 101');
    await searchField(page).fill('hedge');
    const signs = page
      .locator('[aria-busy=true], [role=progressbar], progress')
      .or(page.getByText(/loading|searching|fetching|wait/i));
    await until(page, async () => (await signs.count()) > 0, 'nothing says that a search is under way');
    await seesNo(page, 'Family tent no. 101');
    await sees(page, 'Hedge cutter no. 103');
    await until(page, async () => (await signs.filter({ visible: true }).count()) === 0, 'it still says loading');
  }),
  'a search without a hit says so': probe('implied', async (project) => {
    const { page } = await openShop(project);
    await searchField(page).fill('zeppelin');
    // the names of items hold a "no." too
    await seesNo(page, 'Family tent no. 101');
    await sees(page, /\b(no|nothing|none|couldn.t find)\b/i);
    assert.equal(await page.getByRole('alert').filter({ visible: true }).count(), 0);
  }),
  'a search that fails says so and can be tried again': probe('implied', async (project) => {
    let isDown = true;
    const { page } = await openShop(project, ({ query }) => (query.get('q') && isDown ? failing : undefined));
    await searchField(page).fill('hedge');
    await sees(page, /closed for a moment/);
    await seesNo(page, /\bno items|nothing found|0 items/i);
    isDown = false;
    await retryButton(page).click();
    await sees(page, 'Hedge cutter no. 103');
    await seesNo(page, /closed for a moment/);
  }),
  'an answer that is no JSON is an error, not a blank page': probe('hostile', async (project) => {
    const { page, problems } = await openShop(project, ({ query }) =>
      query.get('q') ? { text: '<html>Sign in to the Wi-Fi</html>' } : undefined,
    );
    await searchField(page).fill('hedge');
    await sees(page, /wrong|fail|could not|couldn.t|cannot|unable|error|problem/i);
    await searchField(page).fill('tent');
    assert.deepEqual(problems, []);
  }),
  'an answer without a list is an error, not a blank page': probe('hostile', async (project) => {
    const { page, problems } = await openShop(project, ({ query }) => (query.get('q') ? { json: {} } : undefined));
    await sees(page, 'Family tent no. 101');
    await searchField(page).fill('hedge');
    await seesNo(page, 'Family tent no. 101');
    await searchField(page).fill('');
    await sees(page, 'Family tent no. 101');
    assert.deepEqual(problems, []);
  }),
  'the fee is shown in euros': probe('asked', async (project) => {
    const { page } = await openShop(project, showing([item({ feeCents: 1250 })]));
    await sees(page, /€\s?12[.,]50|12[.,]50\s?€/);
  }),
  'the day it is due back is shown': probe('asked', async (project) => {
    const { page } = await openShop(project, showing([item({ dueAt: lentUntil })]));
    await sees(page, /14 July 2026/);
  }),
  'the day is the day at the shop': probe('hostile', async (project) => {
    const rows = [item({ dueAt: '2026-06-30T22:30:00Z' })];
    const { page } = await openShop(project, showing(rows), { timezoneId: 'America/Los_Angeles', locale: 'en-US' });
    await sees(page, /\b1 July 2026/);
  }),
  'a manual is linked': probe('asked', async (project) => {
    const { page } = await openShop(project, showing([item({ manual: 'https://example.com/saw.pdf' })]));
    assert.equal(await manualLink(page).getAttribute('href'), 'https://example.com/saw.pdf');
  }),
  'an item without a manual has no such link': probe('asked', async (project) => {
    const { page } = await openShop(project, showing([item({ name: 'Bare item' })]));
    await sees(page, 'Bare item');
    assert.equal(await manualLink(page).count(), 0);
  }),
  'unusual addresses of manuals are links': probe('hostile', async (project) => {
    const addresses = [
      'http://intranet:8080/m?id=3&lang=de#page=2',
      '/manuals/tent 4.pdf',
      'HTTPS://EXAMPLE.COM/Saw.PDF',
    ];
    const rows = addresses.map((manual, index) => item({ id: `m${index}`, name: `Manual ${index}`, manual }));
    const { page, url } = await openShop(project, showing(rows));
    await sees(page, 'Manual 2');
    const links: string[] = await page.evaluate('[...document.links].map((link) => link.href)');
    for (const address of addresses) {
      const whole = new URL(address, url).href;
      assert.ok(links.includes(whole), `${address} is no link`);
    }
  }),
  'an address that runs a program is no link': probe('hostile', async (project) => {
    const rows = ['javascript:alert(1)', ' JavaScript:alert(1)', 'data:text/html,<script>1</script>'].map(
      (manual, index) => item({ id: `m${index}`, name: `Trap ${index}`, manual }),
    );
    const { page } = await openShop(project, showing(rows));
    await sees(page, 'Trap 2');
    const protocols: string[] = await page.evaluate('[...document.links].map((link) => link.protocol)');
    assert.ok(
      protocols.every((protocol) => protocol.startsWith('http')),
      protocols.join(),
    );
  }),
  'names are text': probe('hostile', async (project) => {
    const name = '<img src=x onerror="window.wasRun = true"> & "Co" <b>bold</b>';
    const { page } = await openShop(project, showing([item({ name })]));
    await sees(page, name);
    assert.equal(await page.evaluate('window.wasRun === undefined'), true);
  }),
  'one broken row does not hide the others': probe('hostile', async (project) => {
    const rows = [
      item({ id: 'a', name: 'First good one' }),
      { id: 'b', name: 'Without a fee', category: 'Unheard of', feeCents: null, dueAt: 'soon', manual: 'http://[' },
      { id: 'c', name: 'Bare' },
      null,
      item({ id: 'd', name: 'Last good one' }),
    ];
    const { page, problems } = await openShop(project, showing(rows));
    await sees(page, 'First good one');
    await sees(page, 'Last good one');
    await sees(page, 'Without a fee');
    await seesNo(page, /NaN|Invalid Date|undefined/);
    assert.deepEqual(problems, []);
  }),
  'a narrow screen does not scroll sideways': probe('implied', async (project) => {
    const name = `Donaudampfschiff${'fahrtsgesellschaft'.repeat(8)}`;
    const rows = [item({ name, dueAt: lentUntil, manual: 'https://example.com/a.pdf' })];
    const { page } = await openShop(project, showing(rows), { viewport: { width: 320, height: 640 } });
    await sees(page, name);
    const width = await page.evaluate('document.documentElement.scrollWidth');
    assert.ok(Number(width) <= 320, `the page is ${width} px wide`);
  }),
};
