import assert from 'node:assert/strict';
import { probe } from '../../../probe.ts';
import { sees } from '../../../sees.ts';
import type { Probe } from '../../../task.ts';
import { until } from '../../../until.ts';
import { openShop, rest } from '../shop.ts';

/** Screens and papers that worked before. */
export const keptProbes: Readonly<Record<string, Probe>> = {
  'an item of the list leads to its page': probe('kept', async (project) => {
    const { page } = await openShop(project);
    await page
      .getByRole('link', { name: /Family tent no. 101/ })
      .first()
      .click();
    await page.waitForURL(/\/items\/n1$/);
    await page.getByRole('heading', { name: 'Family tent no. 101' }).waitFor();
    await sees(page, '€4.50 a day');
  }),
  'loans can be extended': probe('kept', async (project) => {
    const { page } = await openShop(project);
    await page.getByRole('link', { name: 'My loans' }).click();
    await sees(page, 'Old ladder, due 1 July 2026');
    await page.getByRole('button', { name: 'Extend' }).click();
    await sees(page, 'Old ladder, due 8 July 2026');
  }),
  'the buttons of the loans look as before': probe('kept', async (project) => {
    const { page, url } = await openShop(project);
    await page.goto(`${url}/loans`);
    const button = page.getByRole('button', { name: 'Extend' });
    await button.waitFor();
    const box = await button.boundingBox();
    assert.equal(Math.round(box?.height ?? 0), 40);
    assert.equal(
      await page.evaluate('getComputedStyle(document.querySelector("main button")).backgroundColor'),
      'rgb(20, 83, 45)',
    );
    assert.equal(await page.evaluate('getComputedStyle(document.querySelector("main button")).borderRadius'), '4px');
  }),
  'each screen has its title': probe('kept', async (project) => {
    const { page } = await openShop(project);
    await until(page, async () => (await page.title()) === 'Catalog – Shelf', 'the catalog has another title');
    await page.getByRole('link', { name: 'My loans' }).click();
    await until(page, async () => (await page.title()) === 'My loans – Shelf', 'the loans have another title');
  }),
  'leaving the catalog during a search breaks nothing': probe('kept', async (project) => {
    const { page, problems } = await openShop(project, async ({ path }) => {
      if (path === '/api/items') await rest(600);
      return undefined;
    });
    await page.getByRole('link', { name: 'My loans' }).click();
    await sees(page, 'Old ladder, due 1 July 2026');
    await rest(900);
    await sees(page, 'Old ladder, due 1 July 2026');
    assert.match(page.url(), /\/loans$/);
    assert.deepEqual(problems, []);
  }),
  'the types are sound': probe('kept', async (project) => {
    const { code, stdout } = await project.run(['tsc', '--noEmit'], { limit: 28_000 });
    assert.equal(code, 0, stdout);
  }),
};
