import assert from 'node:assert/strict';
import { probe } from '../../../probe.ts';
import { sees } from '../../../sees.ts';
import type { Probe } from '../../../task.ts';
import { buyButton, film, hold, longFilm, nameField, openCinema, rest } from '../cinema.ts';
import { lightness } from '../lightness.ts';

/** Tickets on paper, and odd words. */
export const paperProbes: Readonly<Record<string, Probe>> = {
  'tickets are dark on white on paper': probe('asked', async (project) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const { page } = await openCinema(project, { options: { colorScheme } });
      await hold(page, 'C4');
      await nameField(page).fill('Nora Quinn');
      await buyButton(page).click();
      await sees(page, 'LMP-700');
      await page.emulateMedia({ media: 'print', colorScheme });
      await rest(200);
      for (const text of ['LMP-700', 'Nora Quinn', film]) {
        const light = await lightness(page.getByText(text).filter({ visible: true }).first(), 'color');
        assert.ok(light < 0.2, `${text} is light on paper, in the ${colorScheme}`);
      }
      const paper = await lightness(page.locator('body'), 'backgroundColor');
      assert.ok(paper > 0.8, `the paper is dark, in the ${colorScheme}`);
    }
  }),
  'no button stands on paper': probe('implied', async (project) => {
    const { page } = await openCinema(project);
    await hold(page, 'C4');
    await nameField(page).fill('Nora Quinn');
    await buyButton(page).click();
    await sees(page, 'LMP-700');
    await page.emulateMedia({ media: 'print' });
    assert.equal(await page.getByRole('button').filter({ visible: true }).count(), 0);
    assert.equal(await page.getByRole('link', { name: 'Programme' }).filter({ visible: true }).count(), 0);
    await sees(page, 'LMP-700');
  }),
  'tickets fit on one sheet': probe('implied', async (project) => {
    const { page } = await openCinema(project, { changed: { film: longFilm } });
    await hold(page, 'B1', 'B2', 'B3', 'B4', 'B5', 'B6');
    await nameField(page).fill('Nora Quinn');
    await buyButton(page).click();
    await sees(page, 'LMP-700');
    await page.emulateMedia({ media: 'print' });
    const height = Number(await page.evaluate('document.documentElement.scrollHeight'));
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    assert.equal(pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length, 1, `${height} px`);
  }),
  'names and titles are text': probe('hostile', async (project) => {
    const odd = '<img src=x onerror="window.wasRun = true"> <b>Lamp</b>';
    const { page } = await openCinema(project, { changed: { film: odd } });
    await hold(page, 'C4');
    await sees(page, odd);
    await nameField(page).fill('<i>Nora</i> & Co');
    await buyButton(page).click();
    await sees(page, odd);
    await sees(page, '<i>Nora</i> & Co');
    assert.equal(await page.evaluate('window.wasRun === undefined'), true);
  }),
  'a name from right to left does not turn its neighbors': probe('hostile', async (project) => {
    const name = 'نورا (2)';
    const { page } = await openCinema(project);
    await hold(page, 'C4');
    await nameField(page).fill(name);
    await buyButton(page).click();
    await sees(page, name);
    const mixed = await page.evaluate(`
      [...document.querySelectorAll('main *')].flatMap((element) => [...element.childNodes])
        .filter((node) => node.nodeType === 3 && node.data.includes(${JSON.stringify(name)}))
        .filter((node) => {
          const { unicodeBidi, display } = getComputedStyle(node.parentElement);
          return !(node.parentElement.innerText.trim() === ${JSON.stringify(name)} && (/isolate|plaintext/.test(unicodeBidi) || display !== 'inline'));
        })
        .map((node) => node.parentElement.innerText)`);
    assert.deepEqual(mixed, []);
  }),
};
