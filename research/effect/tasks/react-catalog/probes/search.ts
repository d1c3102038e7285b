import assert from 'node:assert/strict';
import { probe } from '../../../probe.ts';
import { sees } from '../../../sees.ts';
import type { Probe } from '../../../task.ts';
import { until } from '../../../until.ts';
import {
  availableFilter,
  chooseCategory,
  item,
  moreButton,
  onePage,
  openShop,
  rest,
  searchField,
  seesNo,
} from '../shop.ts';

/** Search, filters, their place in the address, and answers that come late. */
export const searchProbes: Readonly<Record<string, Probe>> = {
  'typing finds items': probe('asked', async (project) => {
    const { page } = await openShop(project);
    await sees(page, 'Family tent no. 101');
    await searchField(page).fill('hedge');
    await sees(page, 'Hedge cutter no. 103');
    await seesNo(page, 'Family tent no. 101');
  }),
  'a category narrows the list': probe('asked', async (project) => {
    const { page } = await openShop(project);
    await sees(page, 'Family tent no. 101');
    await chooseCategory(page, 'Kitchen');
    await seesNo(page, 'Family tent no. 101');
    await sees(page, 'Cake tin no. 102');
  }),
  'only what is available now can be shown': probe('asked', async (project) => {
    const { page } = await openShop(project);
    await sees(page, 'Cordless saw no. 100');
    await availableFilter(page).click();
    await seesNo(page, 'Cordless saw no. 100');
    await sees(page, 'Family tent no. 101');
  }),
  'search and filters work together': probe('asked', async (project) => {
    const { page, list } = await openShop(project);
    await chooseCategory(page, 'Garden');
    await availableFilter(page).click();
    await searchField(page).pressSequentially('cutter');
    await until(
      page,
      () => {
        const query = list().at(-1)?.query;
        return query?.get('q') === 'cutter' && query.get('category') === 'Garden' && query.get('available') === '1';
      },
      'the API is never asked for all three',
    );
    await sees(page, /\b6\s+items\b/);
  }),
  'how many there are stands above the list': probe('asked', async (project) => {
    const { page } = await openShop(project);
    await sees(page, /\b60\s+items\b/);
    await chooseCategory(page, 'Media');
    await sees(page, /\b12\s+items\b/);
  }),
  'one item is not called items': probe('implied', async (project) => {
    const { page } = await openShop(project, ({ path }) => (path === '/api/items' ? onePage([item()]) : undefined));
    await sees(page, /\b1\s+item\b/);
    await seesNo(page, /\b1\s+items\b/);
  }),
  'a screen reader hears how many there are': probe('implied', async (project) => {
    const { page } = await openShop(project);
    const live = page.locator('[role=status], [aria-live=polite], [aria-live=assertive], output');
    await sees(page, 'Family tent no. 101');
    await chooseCategory(page, 'Media');
    await live
      .filter({ hasText: /\b12\b/ })
      .first()
      .waitFor({ state: 'attached' });
  }),
  'the fields have labels': probe('implied', async (project) => {
    const { page } = await openShop(project);
    await page
      .getByLabel(/search|find/i)
      .first()
      .waitFor();
    await page
      .getByLabel(/available/i)
      .first()
      .waitFor();
    assert.ok(
      (await page
        .getByLabel(/categor/i)
        .or(page.getByRole('group', { name: /categor/i }))
        .count()) > 0,
    );
  }),
  'the address of a search can be sent to somebody': probe('implied', async (project) => {
    const { page } = await openShop(project);
    await chooseCategory(page, 'Garden');
    await searchField(page).fill('cutter');
    await sees(page, /\b12\s+items\b/);
    await rest(600);
    const other = await project.page();
    await other.goto(page.url());
    await sees(other, 'Hedge cutter no. 103');
    await seesNo(other, 'Family tent no. 101');
    assert.equal(await searchField(other).inputValue(), 'cutter');
  }),
  'back from an item leads to the search': probe('implied', async (project) => {
    const { page } = await openShop(project);
    await searchField(page).fill('viewer');
    await sees(page, /\b12\s+items\b/);
    await rest(600);
    await page
      .getByRole('link', { name: /Slide viewer no. 104/ })
      .first()
      .click();
    await page.waitForURL(/items\/n4/);
    await page.goBack();
    await sees(page, 'Slide viewer no. 109');
    await seesNo(page, 'Family tent no. 101');
    assert.equal(await searchField(page).inputValue(), 'viewer');
  }),
  'a search is not asked for at every key': probe('implied', async (project) => {
    const { page, list } = await openShop(project);
    await sees(page, 'Family tent no. 101');
    const before = list().length;
    await searchField(page).pressSequentially('hedge cutter', { delay: 20 });
    await sees(page, 'Hedge cutter no. 103');
    await seesNo(page, 'Family tent no. 101');
    assert.ok(list().length - before <= 5, `${list().length - before} calls for twelve keys`);
  }),
  'typing goes on while an answer comes': probe('hostile', async (project) => {
    const { page } = await openShop(project, ({ query }) =>
      query.get('q')
        ? { json: { items: [item({ name: `Found ${query.get('q')}` })], total: 1, nextPage: null }, delay: 150 }
        : undefined,
    );
    await sees(page, 'Family tent no. 101');
    await searchField(page).click();
    for (const letter of 'cutter and saw') {
      await page.keyboard.press(letter === ' ' ? 'Space' : letter);
      await rest(130);
    }
    await sees(page, 'Found cutter and saw');
    assert.equal(await searchField(page).inputValue(), 'cutter and saw');
  }),
  'the enter key does not load the page again': probe('implied', async (project) => {
    const { page } = await openShop(project);
    await page.evaluate('window.wasHere = true');
    await searchField(page).fill('tent');
    await page.keyboard.press('Enter');
    await sees(page, /\b12\s+items\b/);
    await rest(300);
    assert.equal(await page.evaluate('window.wasHere'), true);
    await sees(page, 'Family tent no. 106');
  }),
  'an answer that comes late does not replace a newer one': probe('hostile', async (project) => {
    const { page, list } = await openShop(project, ({ path, query }) =>
      path === '/api/items' && query.get('q') === 'slow'
        ? { ...onePage([item({ name: 'Late answer' })]), delay: 1_500 }
        : undefined,
    );
    await sees(page, 'Family tent no. 101');
    await searchField(page).fill('slow');
    await until(page, () => list().at(-1)?.query.get('q') === 'slow', 'the search was not sent');
    await searchField(page).fill('hedge');
    await sees(page, 'Hedge cutter no. 103');
    await rest(1_800);
    await sees(page, 'Hedge cutter no. 103');
    await seesNo(page, 'Late answer');
  }),
  'a page of an older search is not added to a newer one': probe('hostile', async (project) => {
    const { page, list } = await openShop(project, ({ query }) =>
      query.get('page') === '2' ? { ...onePage([item({ name: 'Late answer' })]), delay: 1_500 } : undefined,
    );
    await sees(page, 'Family tent no. 101');
    await moreButton(page).click();
    await until(page, () => list().at(-1)?.query.get('page') === '2', 'the second page was not asked for');
    await searchField(page).fill('hedge');
    await sees(page, 'Hedge cutter no. 103');
    await rest(1_800);
    await seesNo(page, 'Late answer');
  }),
  'signs of addresses are searched for as they are': probe('hostile', async (project) => {
    const { page, list } = await openShop(project);
    const words = '50% a&b=c #1+2';
    await searchField(page).fill(words);
    await until(page, () => list().at(-1)?.query.get('q') === words, 'the words arrive changed');
    await rest(600);
    await page.reload();
    await until(
      page,
      async () => (await searchField(page).inputValue()) === words,
      'the words are changed by a reload',
    );
  }),
  'items are shown when the categories cannot be read': probe('hostile', async (project) => {
    const { page } = await openShop(project, ({ path }) =>
      path === '/api/categories' ? { status: 500, text: '<h1>Error</h1>' } : undefined,
    );
    await sees(page, 'Family tent no. 101');
    await searchField(page).fill('hedge');
    await seesNo(page, 'Family tent no. 101');
    await sees(page, 'Hedge cutter no. 103');
  }),
};
