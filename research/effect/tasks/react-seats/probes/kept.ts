import assert from 'node:assert/strict';
import { probe } from '../../../probe.ts';
import { sees } from '../../../sees.ts';
import { styleOf } from '../../../style-of.ts';
import type { Probe } from '../../../task.ts';
import { until } from '../../../until.ts';
import { failing, film, openCinema } from '../cinema.ts';

/** Screens and papers that worked before. */
export const keptProbes: Readonly<Record<string, Probe>> = {
  'the programme leads to a show': probe('kept', async (project) => {
    const { page } = await openCinema(project, { address: '/' });
    await sees(page, 'Thursday 10 September at 20:30');
    await page.getByRole('link', { name: film }).first().click();
    await page.waitForURL(/\/shows\/lamp$/);
    await sees(page, 'He lights the lamps of a town that has none.');
  }),
  'a show tells its prices and its other times': probe('kept', async (project) => {
    const { page } = await openCinema(project, { options: { timezoneId: 'America/New_York' } });
    await sees(page, '€9.50, reduced €7.00');
    await sees(page, 'Thursday 10 September at 20:30');
    await page.getByRole('link', { name: 'Friday 11 September at 22:30' }).waitFor();
  }),
  'a show that cannot be read says why': probe('kept', async (project) => {
    const { page } = await openCinema(project, {
      answers: ({ path }) => (path === '/api/shows/lamp' ? failing : undefined),
    });
    await sees(page, 'on fire');
  }),
  'a message can be sent': probe('kept', async (project) => {
    const { page, calls } = await openCinema(project, { address: '/house' });
    await page.getByRole('button', { name: 'Send' }).click();
    await sees(page, 'Please write something.');
    await page.getByLabel('Write to us').fill('More jazz');
    await page.getByRole('button', { name: 'Send' }).click();
    await sees(page, 'We will read it tonight.');
    assert.deepEqual(calls.find(({ path }) => path === '/api/messages')?.body, { text: 'More jazz' });
  }),
  'the form of the house looks as before': probe('kept', async (project) => {
    const { page } = await openCinema(project, { address: '/house' });
    const send = page.getByRole('button', { name: 'Send' });
    const look: string[] = [];
    for (const name of ['backgroundColor', 'color', 'borderRadius', 'minHeight']) look.push(await styleOf(send, name));
    assert.deepEqual(look, ['rgb(154, 52, 18)', 'rgb(255, 253, 248)', '10px', '44px']);
    assert.equal(await styleOf(page.getByLabel('Write to us'), 'minHeight'), '44px');
  }),
  'each screen has its title': probe('kept', async (project) => {
    const { page } = await openCinema(project, { address: '/' });
    await until(page, async () => (await page.title()) === 'Programme – Lantern', 'another title');
    await page.getByRole('link', { name: 'The house' }).click();
    await until(page, async () => (await page.title()) === 'The house – Lantern', 'another title');
  }),
  'the types are sound': probe('kept', async (project) => {
    const { code, stdout } = await project.run(['tsc', '--noEmit'], { limit: 28_000 });
    assert.equal(code, 0, stdout);
  }),
};
