import assert from 'node:assert/strict';
import { probe } from '../../../probe.ts';
import { sees } from '../../../sees.ts';
import type { Probe } from '../../../task.ts';
import { until } from '../../../until.ts';
import { failing, openKitchen, retryButton } from '../kitchen.ts';

/** Screens and papers that worked before. */
export const keptProbes: Readonly<Record<string, Probe>> = {
  'shifts stand under the days of the kitchen': probe('kept', async (project) => {
    const { page } = await openKitchen(project, { options: { timezoneId: 'Pacific/Auckland' } });
    await sees(page, 'Bread at night');
    const text = await page.locator('main').innerText();
    const order = ['Thursday 16 July', 'Pots and pans', 'Friday 17 July', 'Bread at night', '00:30', 'Stew for eighty'];
    const places = order.map((part) => text.indexOf(part));
    assert.deepEqual(
      places,
      [...places].sort((a, b) => a - b),
      text,
    );
    assert.ok(!places.includes(-1), text);
  }),
  'who comes is told': probe('kept', async (project) => {
    const { page } = await openKitchen(project);
    for (const name of ['Ada', 'Bo', 'Cy']) await sees(page, name);
  }),
  'my shifts are listed and counted': probe('kept', async (project) => {
    const { page } = await openKitchen(project);
    await page.getByRole('link', { name: 'My shifts (1)' }).click();
    await sees(page, /Pots and pans,? Thursday 16 July/);
  }),
  'my shifts can be read again': probe('kept', async (project) => {
    let isDown = true;
    const { page } = await openKitchen(project, {
      address: '/mine',
      answers: ({ path }) => (path === '/api/me/shifts' && isDown ? failing : undefined),
    });
    await sees(page, 'flooded');
    isDown = false;
    await retryButton(page).click();
    await sees(page, 'Pots and pans');
  }),
  'people have numbers to dial': probe('kept', async (project) => {
    const { page } = await openKitchen(project);
    await page.getByRole('link', { name: 'People' }).click();
    assert.equal(await page.getByRole('link', { name: '+44 113 555 01' }).getAttribute('href'), 'tel:+4411355501');
  }),
  'each screen has its title': probe('kept', async (project) => {
    const { page } = await openKitchen(project);
    for (const name of ['My shifts', 'People', 'Week']) {
      await page.getByRole('link', { name }).click();
      await until(page, async () => (await page.title()) === `${name} – Ladle`, `another title than ${name}`);
    }
  }),
  'a week that cannot be read says why': probe('kept', async (project) => {
    const { page } = await openKitchen(project, {
      answers: ({ path }) => (path === '/api/shifts' ? failing : undefined),
    });
    await sees(page, 'flooded');
  }),
  'the types are sound': probe('kept', async (project) => {
    const { code, stdout } = await project.run(['tsc', '--noEmit', '-p', 'tsconfig.spec.json'], { limit: 28_000 });
    assert.equal(code, 0, stdout);
  }),
};
