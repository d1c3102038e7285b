import assert from 'node:assert/strict';
import { isFocusLost } from '../../../is-focus-lost.ts';
import { probe } from '../../../probe.ts';
import { sees } from '../../../sees.ts';
import type { Probe } from '../../../task.ts';
import { until } from '../../../until.ts';
import {
  addButton,
  cancelButton,
  doneBox,
  editButton,
  editField,
  editTo,
  failing,
  newField,
  note,
  openHotel,
  rest,
  saveButton,
  slowly,
  stands,
} from '../hotel.ts';

/** Adding, editing and ticking, with a server that is slow, refuses or fails. */
export const writeProbes: Readonly<Record<string, Probe>> = {
  'a note is added at the top': probe('asked', async (project) => {
    const { page, posts } = await openHotel(project);
    await newField(page).fill('Late arrival in 7');
    await addButton(page).click();
    await sees(page, 'Late arrival in 7');
    assert.deepEqual(posts(), [{ text: 'Late arrival in 7' }]);
    await until(page, async () => (await newField(page).inputValue()) === '', 'the field keeps its text');
    const text = await page.locator('body').innerText();
    assert.ok(text.indexOf('Late arrival in 7') < text.indexOf('Room 12'), 'the new note is not at the top');
  }),
  'a note is edited': probe('asked', async (project) => {
    const { page, puts } = await openHotel(project);
    await editButton(page).click();
    assert.equal(await editField(page).inputValue(), 'Room 12 has no hot water');
    await editField(page).fill('Room 12 is mended');
    await saveButton(page).click();
    await sees(page, 'Room 12 is mended');
    assert.deepEqual(puts(), [{ text: 'Room 12 is mended', isDone: false, version: 3 }]);
  }),
  'an edit can be cancelled': probe('asked', async (project) => {
    const { page, puts } = await openHotel(project);
    page.on('dialog', (dialog) => dialog.accept());
    await editTo(page, 'Never mind');
    await cancelButton(page).click();
    await sees(page, 'Room 12 has no hot water');
    assert.equal(await stands(page, 'Never mind'), false);
    assert.deepEqual(puts(), []);
  }),
  'a note is ticked as done': probe('asked', async (project) => {
    const { page, now } = await openHotel(project);
    await doneBox(page).click();
    await until(page, () => now()[0]?.isDone === true, 'the tick does not reach the server');
    assert.equal(await doneBox(page).isChecked(), true);
    assert.equal(now()[0]?.text, 'Room 12 has no hot water');
  }),
  'a note that is done is shown as done': probe('asked', async (project) => {
    const { page } = await openHotel(project, { notes: [note({ isDone: true })] });
    await doneBox(page).waitFor();
    assert.equal(await doneBox(page).isChecked(), true);
  }),
  'the last change has its time at the reception': probe('asked', async (project) => {
    const notes = [note({ changedAt: '2026-07-14T22:30:00Z' })];
    const { page } = await openHotel(project, { notes, options: { timezoneId: 'America/New_York', locale: 'en-US' } });
    await sees(page, /15 July.*00:30/);
  }),
  'a double click adds one note': probe('hostile', async (project) => {
    const { page, posts } = await openHotel(project, {
      answers: slowly('POST', 500),
    });
    await newField(page).fill('Only once');
    await addButton(page).dblclick();
    await sees(page, 'Only once');
    await rest(300);
    assert.equal(posts().length, 1);
  }),
  'a note of blanks is not sent': probe('implied', async (project) => {
    const { page, posts } = await openHotel(project);
    await newField(page).fill('  \n ');
    if (await addButton(page).isEnabled()) await addButton(page).click();
    await rest(300);
    assert.deepEqual(posts(), []);
  }),
  'a note that cannot be added is kept and can be sent again': probe('implied', async (project) => {
    let isDown = true;
    const { page } = await openHotel(project, {
      answers: ({ method }) => (method === 'POST' && isDown ? failing : undefined),
    });
    await newField(page).fill('Taxi at six');
    await addButton(page).click();
    await sees(page, 'takes a nap');
    assert.equal(await newField(page).inputValue(), 'Taxi at six');
    isDown = false;
    await addButton(page).click();
    await sees(page, 'Taxi at six');
    await until(page, async () => (await page.getByText('takes a nap').count()) === 0, 'the error stays');
  }),
  'what the server refuses is explained': probe('implied', async (project) => {
    const refusal = { status: 422, json: { error: { message: 'A note has at most 500 letters.' } } };
    const { page } = await openHotel(project, { answers: ({ method }) => (method === 'POST' ? refusal : undefined) });
    await newField(page).fill('x'.repeat(490));
    await addButton(page).click();
    await sees(page, 'at most 500');
  }),
  'an edit that cannot be saved is kept and can be saved again': probe('implied', async (project) => {
    let isDown = true;
    const { page, now } = await openHotel(project, {
      answers: ({ method }) => (method === 'PUT' && isDown ? failing : undefined),
    });
    await editTo(page, 'Mended at noon');
    await saveButton(page).click();
    await sees(page, 'takes a nap');
    assert.ok(await stands(page, 'Mended at noon'), 'the text is gone');
    isDown = false;
    await saveButton(page).click();
    await until(page, () => now()[0]?.text === 'Mended at noon', 'it cannot be saved again');
  }),
  'a tick that fails does not stay': probe('implied', async (project) => {
    const { page } = await openHotel(project, { answers: ({ method }) => (method === 'PUT' ? failing : undefined) });
    await doneBox(page).click();
    await sees(page, 'takes a nap');
    await until(page, async () => !(await doneBox(page).isChecked()), 'a tick that was not saved stays');
  }),
  'a save under way can be seen': probe('implied', async (project) => {
    const { page } = await openHotel(project, {
      answers: slowly('PUT', 1_500),
    });
    await editTo(page, 'Slowly');
    await saveButton(page).click();
    const signs = page
      .getByText(/saving|sending/i)
      .or(page.locator('[aria-busy=true], [role=progressbar], button:disabled'));
    await until(page, async () => (await signs.count()) > 0, 'nothing tells that it is being saved');
  }),
  'the keyboard goes into the field and stays near the note': probe('implied', async (project) => {
    const { page } = await openHotel(project);
    await editButton(page).focus();
    await page.keyboard.press('Enter');
    await rest(200);
    assert.equal(await page.evaluate('document.activeElement.value'), 'Room 12 has no hot water');
    await editField(page).fill('By keyboard');
    await saveButton(page).focus();
    await page.keyboard.press('Enter');
    await sees(page, 'By keyboard');
    await rest(300);
    assert.ok(!(await isFocusLost(page)), 'the focus is back at the top of the page');
  }),
  'fields and ticks have names': probe('implied', async (project) => {
    const { page } = await openHotel(project);
    await page.getByLabel(/note/i).first().waitFor();
    await page
      .getByRole('checkbox', { name: /done/i })
      .or(page.getByRole('switch', { name: /done/i }))
      .first()
      .waitFor();
    await editButton(page).click();
    await page.getByRole('textbox', { name: /\S/ }).nth(1).waitFor();
  }),
};
