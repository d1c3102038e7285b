import assert from 'node:assert/strict';
import { probe } from '../../../probe.ts';
import { sees } from '../../../sees.ts';
import type { Probe } from '../../../task.ts';
import { until } from '../../../until.ts';
import {
  doneBox,
  editButton,
  editField,
  editTo,
  failing,
  later,
  mineButton,
  newField,
  note,
  openHotel,
  rest,
  saveButton,
  stands,
  theirsButton,
} from '../hotel.ts';

/** Two people at once, and a board that keeps itself up to date. */
export const togetherProbes: Readonly<Record<string, Probe>> = {
  'who saves second sees both texts': probe('asked', async (project) => {
    const { page, office, now } = await openHotel(project);
    await editTo(page, 'Mine: plumber at ten');
    office.change('Theirs: plumber at nine');
    await saveButton(page).click();
    await sees(page, 'Theirs: plumber at nine');
    assert.ok(await stands(page, 'Mine: plumber at ten'), 'the own text is gone');
    assert.equal(now()[0]?.text, 'Theirs: plumber at nine');
  }),
  'the second can keep the own text': probe('asked', async (project) => {
    const { page, office, now } = await openHotel(project);
    await editTo(page, 'Mine: plumber at ten');
    office.change('Theirs: plumber at nine');
    await saveButton(page).click();
    await sees(page, 'Theirs: plumber at nine');
    await mineButton(page).or(saveButton(page)).first().click();
    if (now()[0]?.text !== 'Mine: plumber at ten') await rest(300);
    if (now()[0]?.text !== 'Mine: plumber at ten' && (await saveButton(page).count()) > 0)
      await saveButton(page).click();
    await until(page, () => now()[0]?.text === 'Mine: plumber at ten', 'the own text cannot be kept');
  }),
  'the second can keep the text of the other': probe('asked', async (project) => {
    const { page, office, now } = await openHotel(project);
    page.on('dialog', (dialog) => dialog.accept());
    await editTo(page, 'Mine: plumber at ten');
    office.change('Theirs: plumber at nine');
    await saveButton(page).click();
    await sees(page, 'Theirs: plumber at nine');
    await theirsButton(page).click();
    await until(page, async () => !(await stands(page, 'Mine: plumber at ten')), 'the own text stays');
    await sees(page, 'Theirs: plumber at nine');
    assert.equal(now()[0]?.text, 'Theirs: plumber at nine');
  }),
  'a third change during a decision is not written over': probe('hostile', async (project) => {
    const { page, office, now } = await openHotel(project);
    await editTo(page, 'Mine: plumber at ten');
    office.change('Theirs: plumber at nine');
    await saveButton(page).click();
    await sees(page, 'Theirs: plumber at nine');
    office.change('Third: plumber ill');
    await mineButton(page).or(saveButton(page)).first().click();
    await sees(page, 'Third: plumber ill');
    assert.equal(now()[0]?.text, 'Third: plumber ill');
    assert.ok(await stands(page, 'Mine: plumber at ten'), 'the own text is gone');
  }),
  'a tick does not write over a text': probe('hostile', async (project) => {
    const { page, office, now } = await openHotel(project);
    await sees(page, 'Room 12');
    office.change('Theirs: plumber at nine');
    await doneBox(page).click();
    await sees(page, 'Theirs: plumber at nine');
    assert.equal(now()[0]?.text, 'Theirs: plumber at nine');
  }),
  'notes of others appear by themselves': probe('asked', async (project) => {
    const { page, office } = await openHotel(project, { hasClock: true });
    await sees(page, 'Room 12');
    office.add(note({ id: 'new', text: 'From the office' }));
    await later(page, 40);
    await sees(page, 'From the office');
  }),
  'a text being written outlives an update': probe('implied', async (project) => {
    const { page, office } = await openHotel(project, { hasClock: true });
    await newField(page).fill('Half a new note');
    await editTo(page, 'Half an edit');
    office.add(note({ id: 'new', text: 'From the office' }));
    await later(page, 40);
    await sees(page, 'From the office');
    assert.ok(await stands(page, 'Half an edit'), 'the edit is gone');
    assert.equal(await newField(page).inputValue(), 'Half a new note');
  }),
  'an update during an edit does not hide a conflict': probe('hostile', async (project) => {
    const { page, office, now } = await openHotel(project, { hasClock: true });
    await editTo(page, 'Mine: plumber at ten');
    office.change('Theirs: plumber at nine');
    await later(page, 40);
    await saveButton(page).or(mineButton(page)).first().click();
    await later(page, 5);
    const isOverwritten = now()[0]?.text === 'Mine: plumber at ten';
    assert.ok(!isOverwritten, 'the note of the other was written over unseen');
    await sees(page, 'Theirs: plumber at nine');
  }),
  'an edit of a note that was removed is not lost': probe('hostile', async (project) => {
    const { page, office } = await openHotel(project, {
      hasClock: true,
      notes: [note(), note({ id: 'n2', text: 'Another' })],
    });
    await sees(page, 'Room 12');
    await editButton(page).click();
    await page.getByRole('textbox').nth(1).fill('Long text of mine');
    office.remove('n1');
    await later(page, 40);
    assert.ok(await stands(page, 'Long text of mine'), 'the text is gone after an update');
    await saveButton(page).click();
    await later(page, 5);
    assert.ok(await stands(page, 'Long text of mine'), 'the text is gone after saving');
  }),
  'an update asked for before a save does not bring the old text back': probe('hostile', async (project) => {
    let isSlow = false;
    const old = note();
    const { page, reads } = await openHotel(project, {
      hasClock: true,
      answers: ({ method, path }) =>
        isSlow && method === 'GET' && path === '/api/notes' ? { json: { notes: [old] }, delay: 2_500 } : undefined,
    });
    await sees(page, 'Room 12');
    await editTo(page, 'Freshly saved');
    isSlow = true;
    const before = reads();
    for (let tries = 0; tries < 8 && reads() === before; tries += 1) await later(page, 5);
    isSlow = false;
    await saveButton(page).click();
    await sees(page, 'Freshly saved');
    await rest(3_000);
    await page.clock.runFor(100);
    assert.equal(await stands(page, 'Room 12 has no hot water'), false, 'the old text is back');
  }),
  'an update that fails leaves the notes': probe('hostile', async (project) => {
    let isDown = false;
    const { page, problems, office } = await openHotel(project, {
      hasClock: true,
      answers: ({ path }) => (path === '/api/notes' && isDown ? failing : undefined),
    });
    await sees(page, 'Room 12');
    isDown = true;
    await later(page, 40);
    await sees(page, 'Room 12');
    isDown = false;
    office.add(note({ id: 'new', text: 'After the break' }));
    await later(page, 80);
    await sees(page, 'After the break');
    await until(page, async () => (await page.getByText('takes a nap').count()) === 0, 'the error stays');
    assert.deepEqual(problems, []);
  }),
  'a board that was left asks no more': probe('implied', async (project) => {
    const { page, reads } = await openHotel(project, { hasClock: true });
    await sees(page, 'Room 12');
    await page.getByRole('link', { name: 'Team' }).click();
    await sees(page, 'Jonas');
    const before = reads();
    await later(page, 90);
    assert.ok(reads() - before <= 1, `${reads() - before} calls after the board was left`);
  }),
  'coming and going does not make it ask more often': probe('implied', async (project) => {
    const { page, reads } = await openHotel(project, { hasClock: true });
    for (let turn = 0; turn < 4; turn += 1) {
      await page.getByRole('link', { name: 'Team' }).click();
      await sees(page, 'Jonas');
      await page.getByRole('link', { name: 'Board' }).click();
      await sees(page, 'Room 12');
    }
    const before = reads();
    await later(page, 60);
    assert.ok(reads() - before <= 8, `${reads() - before} calls in a minute`);
  }),
  'the field in use keeps the keyboard during an update': probe('implied', async (project) => {
    const { page, office } = await openHotel(project, { hasClock: true });
    await editTo(page, 'Half an edit');
    await editField(page).focus();
    office.add(note({ id: 'new', text: 'From the office' }));
    await later(page, 40);
    await sees(page, 'From the office');
    assert.equal(await page.evaluate('document.activeElement.value'), 'Half an edit');
  }),
};
