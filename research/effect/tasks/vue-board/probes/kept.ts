import assert from 'node:assert/strict';
import { probe } from '../../../probe.ts';
import { sees } from '../../../sees.ts';
import type { Probe } from '../../../task.ts';
import { failing, newField, note, openHotel, rest, stands } from '../hotel.ts';

/** Screens that worked before, odd data, and texts that are not saved yet. */
export const keptProbes: Readonly<Record<string, Probe>> = {
  'the board shows notes and who wrote them': probe('kept', async (project) => {
    const { page } = await openHotel(project);
    await sees(page, 'Room 12 has no hot water');
    await sees(page, 'Mira');
  }),
  'an empty board says so': probe('kept', async (project) => {
    const { page } = await openHotel(project, { notes: [] });
    await sees(page, 'Nothing to hand over.');
  }),
  'a board that cannot be read says why': probe('kept', async (project) => {
    const { page } = await openHotel(project, { answers: ({ path }) => (path === '/api/notes' ? failing : undefined) });
    await sees(page, 'takes a nap');
  }),
  'the team has numbers to dial': probe('kept', async (project) => {
    const { page } = await openHotel(project);
    await page.getByRole('link', { name: 'Team' }).click();
    assert.equal(await page.getByRole('link', { name: '+43 1 555 01' }).getAttribute('href'), 'tel:+43155501');
    assert.equal(await page.title(), 'Team – Handover');
  }),
  'the button of the team looks as before': probe('kept', async (project) => {
    const { page, url } = await openHotel(project);
    await page.goto(`${url}/#team`);
    const button = page.getByRole('button', { name: 'Reload' });
    await button.waitFor();
    assert.equal(
      await page.evaluate('getComputedStyle(document.querySelector("main button")).backgroundColor'),
      'rgb(30, 58, 138)',
    );
    assert.equal(await page.evaluate('getComputedStyle(document.querySelector("main button")).padding'), '8px 16px');
  }),
  'a new text is not lost by a look at the team': probe('implied', async (project) => {
    const { page } = await openHotel(project);
    let wasAsked = false;
    page.on('dialog', (dialog) => {
      wasAsked = true;
      return dialog.dismiss();
    });
    await newField(page).fill('Written for five minutes');
    await page.getByRole('link', { name: 'Team' }).click();
    await rest(300);
    await page.getByRole('link', { name: 'Board' }).click();
    await sees(page, 'Room 12');
    assert.ok(wasAsked || (await stands(page, 'Written for five minutes')), 'the text is gone');
  }),
  'a new text is not lost by a reload': probe('implied', async (project) => {
    const { page } = await openHotel(project);
    let wasAsked = false;
    page.on('dialog', (dialog) => {
      wasAsked = true;
      return dialog.accept();
    });
    await newField(page).click();
    await newField(page).pressSequentially('Written for five minutes');
    await rest(600);
    await page.reload();
    await sees(page, 'Room 12');
    assert.ok(wasAsked || (await stands(page, 'Written for five minutes')), 'the text is gone');
  }),
  'notes are text': probe('hostile', async (project) => {
    const text = '<img src=x onerror="window.wasRun = true"> {{ 1 + 1 }} <b>bold</b>';
    const { page } = await openHotel(project, { notes: [note({ text })] });
    await sees(page, text);
    assert.equal(await page.evaluate('window.wasRun === undefined'), true);
  }),
  'the lines of a note stay lines': probe('implied', async (project) => {
    const { page } = await openHotel(project, { notes: [note({ text: 'Room 3\nRoom 4\nRoom 5' })] });
    await sees(page, 'Room 3');
    assert.match(await page.locator('body').innerText(), /Room 3\s*\n\s*Room 4\s*\n\s*Room 5/);
  }),
  'one broken note does not hide the others': probe('hostile', async (project) => {
    const rows = [
      null,
      { id: 'a' },
      { ...note({ id: 'b', text: 'Without a time' }), changedAt: 'yesterday' },
      note({ id: 'c' }),
    ];
    const { page, problems } = await openHotel(project, {
      answers: ({ path }) => (path === '/api/notes' ? { json: { notes: rows } } : undefined),
    });
    await sees(page, 'Room 12 has no hot water');
    await sees(page, 'Without a time');
    assert.equal(await page.getByText(/Invalid Date|NaN|undefined/).count(), 0);
    assert.deepEqual(problems, []);
  }),
  'a narrow screen does not scroll sideways': probe('implied', async (project) => {
    const text = `https://example.com/${'verylongaddress'.repeat(12)}`;
    const options = { viewport: { width: 320, height: 640 } };
    const { page } = await openHotel(project, { notes: [note({ text })], options });
    await sees(page, text);
    const width = Number(await page.evaluate('document.documentElement.scrollWidth'));
    assert.ok(width <= 320, `the page is ${width} px wide`);
  }),
  'the types are sound': probe('kept', async (project) => {
    const { code, stdout } = await project.run(['vue-tsc', '--noEmit'], { limit: 28_000 });
    assert.equal(code, 0, stdout);
  }),
};
