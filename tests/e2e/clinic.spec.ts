import { readFileSync } from 'node:fs';
import {
  expect,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  type Language,
  openIn,
  test,
} from './fixtures.ts';
import { writeProject } from './project-folder.ts';
import { chooseFiles } from './project-step.ts';
import { recordRequests } from './recorded-requests.ts';

const rules = [
  '# Shop',
  '',
  '- Write clean, maintainable code.',
  '- LEAK-kept: prices are integers in cents.',
  '- Sums are in `src/nowhere/sums.ts`.',
  '- Never commit secrets; run `npm run lint` before you finish.',
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
    await expect(page.getByText(say('Changed: one line', 'Geändert: eine Zeile'))).toBeVisible();
    await expect(page.getByText(say('Dropped: one line', 'Entfällt: eine Zeile'))).toBeVisible();
    await page.getByRole('button', { name: say('Go on to the rule', 'Weiter zur Regel') }).click();
    await expect(page).toHaveURL(/step=model/);
    expect(leaks(/LEAK-\w+/)).toEqual([]);
  });
}
