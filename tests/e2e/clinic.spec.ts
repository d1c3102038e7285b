import { readFileSync } from 'node:fs';
import {
  expect,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  type Language,
  openIn,
  test,
} from './fixtures.ts';
import { signIn } from './people.ts';
import { writeProject } from './project-folder.ts';
import { card, chooseFiles, goToStep } from './project-step.ts';
import { recordRequests } from './recorded-requests.ts';
import { answerSteps, generate } from './wizard.ts';

const rules = [
  '# Shop',
  '',
  '- Write clean, maintainable code.',
  '- LEAK-kept: prices are integers in cents.',
  '- Sums are in `src/nowhere/sums.ts`, LEAK-dropped.',
  '- Never commit secrets; run `npm run lint` before you finish.',
  '',
].join('\n');

/** Long enough to miss something in them. */
const ownRules = [
  '# Shop',
  '',
  '- Write clean, maintainable code.',
  '- Prices are integers in cents.',
  '- Sums are in `src/nowhere/sums.ts`, LEAK-dropped.',
  '- Never commit secrets\u200B.',
  '- Orders are paid in the currency of the shop, and the rate of the day is stored with the order.',
  '- A cart belongs to one person and is emptied once the order is paid.',
  '',
].join('\n');

for (const language of ['en', 'de'] as Language[]) {
  const say = (en: string, de: string) => (language === 'en' ? en : de);
  const heading = say('Clinic for rules files', 'Klinik für Regeldateien');

  test(`a visitor pastes rules, fixes a line, takes it back, dismisses one, and takes the report along (${language})`, async ({
    page,
  }) => {
    await openIn(page, language, '/clinic');
    const { leaks } = recordRequests(page);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await page.getByRole('button', { name: say('Examine', 'Untersuchen'), exact: true }).click();
    await expect(
      page.getByRole('alert').filter({ hasText: say('Paste some text first.', 'Füge zuerst einen Text ein.') }),
    ).toBeVisible();
    const field = page.getByRole('textbox', { name: say('Paste a rules file', 'Eine Regeldatei einfügen') });
    await expect(field).toBeFocused();
    await field.fill(`${rules}- Try to be kind\u202E.\n<img src=x onerror=alert(1)>\n`);
    await page.getByRole('button', { name: say('Examine', 'Untersuchen'), exact: true }).click();
    const score = page.getByRole('heading', { level: 2, name: new RegExp(`${say('Score', 'Punkte')}: \\d+`) });
    await expect(score).toBeFocused();
    const status = page.getByRole('status').filter({ hasText: say('findings', 'Befunde') });
    await expect(status).toContainText('3');
    const before = await score.innerText();

    await page.getByRole('button', { name: new RegExp(`^${say('Fix line 3', 'Zeile 3 korrigieren')}`) }).click();
    await expect(page.getByText('Write clean, maintainable code.')).toHaveCount(0);
    await expect(score).not.toHaveText(before);
    await page.getByRole('button', { name: say('Undo the last fix', 'Letzte Korrektur rückgängig machen') }).click();
    await expect(score).toHaveText(before);
    await page.getByRole('button', { name: new RegExp(`^${say('Dismiss line 3', 'Zeile 3 verwerfen')}`) }).click();
    await expect(score).not.toHaveText(before);
    await expect(
      page.getByRole('button', { name: say('Show one dismissed finding', 'Einen verworfenen Befund zeigen') }),
    ).toBeVisible();

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: say('Report as SARIF', 'Bericht als SARIF') }).click(),
    ]);
    const sarif = JSON.parse(readFileSync(await download.path(), 'utf8'));
    expect(sarif.runs[0].results.map(({ ruleId }: { ruleId: string }) => ruleId)).toContain('risk.hidden');
    const [card] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: say('Card to share', 'Karte zum Teilen') }).click(),
    ]);
    expect(
      readFileSync(await card.path())
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG');
    await expectAccessibleInBothThemes(page);
    await page.setViewportSize({ width: 320, height: 700 });
    await expectNoSidewaysScroll(page);
    expect(leaks(/LEAK-\w+/)).toEqual([]);
  });

  test.describe(() => {
    // offline, live changes and the texts of the operator are out of reach
    test.use({ expectedMessages: /ERR_INTERNET_DISCONNECTED|translations could not be loaded/ });
    test(`rules of a folder are proven against its project, also without a connection, and go on to a rule (${language})`, async ({
      page,
      context,
    }, info) => {
      const folder = writeProject(info.outputPath('shop'), 'vite-react', { 'CLAUDE.md': rules });
      await page.addInitScript(() => Object.defineProperty(window, 'showDirectoryPicker', { value: undefined }));
      await openIn(page, language, '/clinic');
      const { leaks } = recordRequests(page);
      const choose = page.getByRole('button', { name: say('Choose a folder', 'Ordner wählen') });
      await choose.focus();
      await chooseFiles(page, choose, folder);
      const nowhere = say('The project has no src/nowhere/sums.ts.', 'Das Projekt hat kein src/nowhere/sums.ts.');
      await expect(page.getByRole('listitem').filter({ hasText: nowhere }).last()).toBeVisible();
      // what was loaded on the way here is there by now
      await page.waitForLoadState('networkidle');
      await context.setOffline(true);
      await page.getByRole('button', { name: new RegExp(`^${say('Fix line 3', 'Zeile 3 korrigieren')}`) }).click();
      await expect(page.getByText('Write clean, maintainable code.')).toHaveCount(0);
      await context.setOffline(false);
      await expect(page.getByText(say('Dropped: 2 lines', 'Entfallen: 2 Zeilen'))).toBeVisible();
      await page.getByRole('button', { name: say('Go on to the rule', 'Weiter zur Regel') }).click();
      await expect(page).toHaveURL(/step=model/);
      expect(leaks(/LEAK-\w+/)).toEqual([]);
    });
  });

  test(`a person sees what a repair keeps, changes, drops and adds, and gets it for a token (${language})`, async ({
    page,
  }, info) => {
    const folder = writeProject(info.outputPath('shop'), 'vite-react', { 'CLAUDE.md': ownRules });
    await page.addInitScript(() => Object.defineProperty(window, 'showDirectoryPicker', { value: undefined }));
    await signIn(page, language);
    await page.goto('/clinic');
    const { leaks } = recordRequests(page);
    await chooseFiles(page, page.getByRole('button', { name: say('Choose a folder', 'Ordner wählen') }), folder);
    for (const line of [3, 5])
      await page
        .getByRole('button', { name: new RegExp(`^${say(`Fix line ${line}`, `Zeile ${line} korrigieren`)}:`) })
        .click();
    const repair = page.getByRole('region', {
      name: say('Repair the rest with a rule', 'Den Rest mit einer Regel beheben'),
    });
    const part = (title: string) => repair.getByRole('group').filter({ hasText: title });
    await expect(part(say('Kept: 4 lines', 'Bleiben: 4 Zeilen'))).toContainText('Prices are integers in cents.');
    await expect(part(say('Changed: one line', 'Geändert: eine Zeile'))).toContainText('→');
    const dropped = part(say('Dropped: 2 lines', 'Entfallen: 2 Zeilen'));
    await expect(dropped).toContainText('Write clean, maintainable code.');
    await expect(dropped).toContainText('src/nowhere/sums.ts');
    await expect(
      part(say('Added: the lines for your stack, and', 'Kommt dazu: die Zeilen für deinen Stack und')),
    ).toContainText(say('Nothing says when a change is done', 'Nichts sagt, wann eine Änderung fertig ist'));
    await repair.getByRole('button', { name: say('Go on to the rule', 'Weiter zur Regel') }).click();
    await expect(page).toHaveURL(/step=model/);
    // there the project answers
    await goToStep(page, 2);
    await expect(card(page, 'React')).toBeChecked();
    await goToStep(page, 4);
    const request = page.waitForRequest('**/functions/v1/generate-rules');
    const response = page.waitForResponse('**/functions/v1/generate-rules');
    await generate(page, language);
    expect((await request).postDataJSON().project.claims.map(({ text }: { text: string }) => text)).toContain(
      'Prices are integers in cents.',
    );
    // of three gifts, one is spent
    expect((await (await response).json()).tokensRemaining).toBe(2);
    await expect(page.getByRole('listitem').filter({ hasText: 'Prices are integers in cents.' }).first()).toBeVisible();
    await expect(page.getByText('src/nowhere/sums.ts')).toHaveCount(0);
    expect(leaks(/LEAK-\w+/)).toEqual([]);
  });

  test(`a visitor sees how many lines a repair keeps, and a masked rule with them (${language})`, async ({ page }) => {
    await openIn(page, language, '/clinic');
    const field = page.getByRole('textbox', { name: say('Paste a rules file', 'Eine Regeldatei einfügen') });
    await field.fill(rules);
    await page.getByRole('button', { name: say('Examine', 'Untersuchen'), exact: true }).click();
    const again = page.getByRole('button', { name: say('Examine other rules', 'Andere Regeln untersuchen') });
    await again.click();
    // the text is there to go on with
    await expect(field).toHaveValue(rules);
    await page.getByRole('button', { name: say('Examine', 'Untersuchen'), exact: true }).click();
    await expect(page.getByText(say('Dropped: one line', 'Entfällt: eine Zeile'))).toBeVisible();
    await expect(page.getByText(say('Kept: 3 lines', 'Bleiben: 3 Zeilen'))).toBeVisible();
    await expect(page.getByRole('group').filter({ hasText: say('Kept', 'Bleiben') })).toHaveCount(0);
    await page.getByRole('button', { name: say('Go on to the rule', 'Weiter zur Regel') }).click();
    await answerSteps(page, language, {
      model: 'Cursor',
      type: 'Backend',
      frameworks: ['Express'],
      behavior: 'Strict',
      format: 'Markdown',
    });
    const request = page.waitForRequest('**/functions/v1/generate-rules');
    const response = page.waitForResponse('**/functions/v1/generate-rules');
    await generate(page, language);
    expect((await request).postDataJSON().formData.additionalNotes).toContain('prices are integers in cents');
    const { masked, content } = await (await response).json();
    expect(masked).toBe(true);
    expect(content).toMatch(/(?:LEAK-kept:|•+) (?:prices|•+) (?:are|•+) (?:integers|•+) (?:in|•+)/);
    expect(content).not.toContain('prices are');
  });
}
