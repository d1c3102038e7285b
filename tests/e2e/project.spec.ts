import type { Locator, Page } from '@playwright/test';
import { choiceWords } from './choice-words.ts';
import {
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  type Language,
  test,
} from './fixtures.ts';
import { afterSignOut, fillSignUp, newEmail, openMenu } from './people.ts';
import { writeProject } from './project-folder.ts';
import { card, chooseFiles, goToStep, openStep } from './project-step.ts';
import { projectWords } from './project-words.ts';
import { recordRequests } from './recorded-requests.ts';
import { generate } from './wizard.ts';
import { words } from './words.ts';

/** Every text of a value, without those that the page translates. */
function stringsOf(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return ['kind', 'effect', 'reason', 'tests'].includes(key) ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => stringsOf(one, Array.isArray(value) ? key : name));
}

for (const language of ['en', 'de'] as Language[]) {
  const t = { ...words[language], ...projectWords[language] };

  test(`a chosen folder answers the questions, is corrected, and is sent exactly as shown (${language})`, async ({
    page,
  }, info) => {
    const region = await openStep(page, language);
    await expectAccessible(page);
    const folder = writeProject(info.outputPath('shop'), 'backend-and-frontend');
    await chooseFiles(page, region.getByRole('button', { name: t.folder }), folder);
    await expect(region.getByRole('heading', { name: /shop/ })).toBeFocused();
    await expect(region.getByRole('listitem').filter({ hasText: 'FastAPI' })).toContainText('backend/pyproject.toml');
    for (const name of ['React', 'TypeScript', 'FastAPI']) await expect(card(page, name)).toBeChecked();

    await region.getByRole('button', { name: t.undo }).click();
    await expect(region.getByText(t.undone)).toBeVisible();
    await expect(card(page, 'React')).not.toBeChecked();
    await expect(card(page, 'FastAPI')).toHaveCount(0);
    await region.getByRole('button', { name: t.readAgain }).click();
    await chooseFiles(page, region.getByRole('button', { name: t.folder }), folder);
    await expect(card(page, 'FastAPI')).toBeChecked();

    await region.getByRole('button', { name: t.show }).click();
    const act = (name: string) =>
      region.getByRole('button', { name: language === 'en' ? `Remove ${name}` : `${name} entfernen`, exact: true });
    const edit = (name: string) =>
      region.getByRole('button', { name: language === 'en' ? `Edit ${name}` : `${name} ändern`, exact: true });
    const edited = region.getByRole('textbox', { name: /^(?:Version (?:of|von)|Command:|Befehl:) / });
    await act('vite').click();
    await act('mypy').last().click();
    await edit('react').click();
    await page.keyboard.type('newest');
    await edited.fill('newest');
    await page.keyboard.press('Enter');
    await expect(region.getByText(t.faultVersion)).toBeVisible();
    await edited.fill('19.1.1');
    await page.keyboard.press('Enter');
    await expect(edited).toHaveCount(0);
    await region
      .getByRole('button', { name: language === 'en' ? /^Show all/ : /^Alle zeigen/ })
      .first()
      .click();
    await edit('npm run build').click();
    await edited.fill(' ');
    await region.getByRole('button', { name: t.apply }).click();
    await expect(region.getByText(t.faultEmpty)).toBeVisible();
    await edited.fill('npm run build -- --mode staging');
    await region.getByRole('button', { name: t.apply }).click();
    await region.getByRole('checkbox', { name: t.isNew }).check();
    await expectAccessibleInBothThemes(page);

    // a reload keeps the project and its corrections, and the device does not
    await page.reload();
    await expect(region.getByRole('heading', { name: /shop/ })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('project'))).toBeNull();
    await region.getByRole('button', { name: t.showSent }).click();
    const inWords = await region.getByRole('region', { name: t.sent }).innerText();
    await region.getByRole('button', { name: t.asJson }).click();
    const shown = JSON.parse(await region.getByRole('region', { name: t.sent }).innerText());
    expect(shown.technologies.map(({ name }: { name: string }) => name)).not.toContain('vite');
    expect(shown.technologies[0]).toEqual({
      name: 'react',
      ecosystem: 'npm',
      framework: 'React',
      version: '19.1.1',
      isExact: true,
      isCorrected: true,
      evidence: 'frontend/package.json',
      folders: ['frontend'],
    });
    expect(JSON.stringify(shown.commands)).toContain('npm run build -- --mode staging');
    expect(shown.checks.map(({ name }: { name: string }) => name)).toEqual(['ruff', 'biome', 'tsc', 'tsc']);
    expect(shown.isNew).toBe(true);
    expect(stringsOf(shown).filter((one) => !inWords.includes(one))).toEqual([]);

    await goToStep(page, 4);
    await page.getByText(choiceWords[language].answers).click();
    await expect(page.getByRole('listitem').filter({ hasText: new RegExp(`^${t.answer}shop`) })).toBeVisible();
    const request = page.waitForRequest('**/functions/v1/generate-rules');
    await generate(page, language);
    expect((await request).postDataJSON().project).toEqual(shown);
  });

  const expectChanges = async (page: Page, place: Locator) => {
    await place.getByRole('tab', { name: t.changesTab }).click();
    const panel = place.getByRole('tabpanel', { name: t.changesTab });
    await expect(panel.getByRole('heading', { name: t.changes })).toBeVisible();
    await panel.getByText(language === 'en' ? /^Commands quoted/ : /^Zitierte Befehle/).click();
    await expect(panel.getByText('uv run pytest', { exact: true })).toBeVisible();
    await expect(panel.getByText('backend/pyproject.toml').first()).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  };

  test(`nothing of the files leaves the page except the profile, from the preview to the saved rule (${language})`, async ({
    page,
  }, info) => {
    const { sent, leaks } = recordRequests(page);
    const folder = writeProject(info.outputPath('private'), 'backend-and-frontend', {
      '.env': 'KEY=LEAK-env',
      'server.pem': 'LEAK-pem',
      '.npmrc': '//registry.example/:_authToken=LEAK-npmrc',
      '.git/config': 'url = https://LEAK-git@example.com',
      'README.md': '# LEAK-readme',
      'AGENTS.md': 'LEAK-rules',
      '.github/workflows/ci.yml': 'jobs: { a: { steps: [{ run: "echo LEAK-step" }, { run: "npm run lint" }] } }',
      'frontend/src/app.tsx': '// LEAK-source',
      'frontend/node_modules/x/package.json': '{ "name": "LEAK-module" }',
      'frontend/eslint.config.js': '// LEAK-comment\nexport default [{ rules: { "no-eval": "error" } }];',
      'frontend/tsconfig.build.json': '{ "compilerOptions": { /* LEAK-tsconfig */ "strict": true } }',
      Makefile: 'lint:\n\techo LEAK-make\n',
      'kit/package.json':
        '{ "name": "tools", "description": "LEAK-description", "author": "LEAK-author", "repository": "https://LEAK-repository.example", "scripts": { "test": "node --test LEAK-script" }, "dependencies": { "known-package": "^1.2.3", "private-package": "git+https://LEAK-token@example.com/x.git" } }',
    });
    const region = await openStep(page, language);
    await chooseFiles(page, region.getByRole('button', { name: t.folder }), folder);
    await expect(card(page, 'React')).toBeChecked();
    await region.getByRole('button', { name: t.show }).click();
    await expect(region.getByText(t.secret).first()).toBeVisible();
    await goToStep(page, 4);
    const asked = page.waitForRequest('**/functions/v1/generate-rules');
    await generate(page, language);
    const { project } = (await asked).postDataJSON();
    expect(project.ruleFiles.map(({ path }: { path: string }) => path)).toContain('AGENTS.md');

    // the preview outlives the tab, its project does not
    const waiting = () =>
      page.evaluate(() => [localStorage, sessionStorage].map((area) => area.getItem('waitingRule') ?? ''));
    const [onDevice, inTab] = await waiting();
    expect([onDevice?.includes('known-package'), inTab?.includes('known-package')]).toEqual([false, true]);

    // a visitor reads how many changes there are, and none of them
    await expect(page.getByRole('heading', { name: t.changesAhead })).toBeVisible();
    await page.getByRole('link', { name: t.unlock }).click();
    await fillSignUp(page, language, newEmail());
    await expect(page).toHaveURL('/preview');
    const paid = page.waitForRequest('**/functions/v1/generate-rules');
    await page.getByRole('button', { name: t.unlock }).click();
    await expect(page).toHaveURL(/\/rule\//);
    expect((await paid).postDataJSON().project).toEqual(project);
    await page.getByRole('button', { name: t.save }).click();
    await page.getByRole('dialog').getByRole('button', { name: t.save }).click();
    await expect(page.getByText(t.ruleSaved)).toBeVisible();

    // the whole rule, here and where it was saved, tells what the project changed
    await expectChanges(page, page.getByRole('main'));
    await page.goto('/user/saved-rules');
    await page.getByRole('button', { name: t.view }).click();
    await expectChanges(page, page.getByRole('dialog'));

    expect(leaks(/LEAK-\w+/)).toEqual([]);
    // the record does hold what may leave, and would hold what may not
    expect(leaks(/known-package/)).not.toEqual([]);
    expect(sent.join('\n')).not.toContain(info.outputPath());
    await page.evaluate(() => fetch('/health?LEAK-planted'));
    expect(leaks(/LEAK-\w+/)).toEqual(['LEAK-planted']);

    // a project that is not to be remembered is gone with the visit's work
    const keptIn = (area: 'localStorage' | 'sessionStorage') =>
      page.evaluate((one) => window[one].getItem('project'), area);
    expect([await keptIn('localStorage'), await keptIn('sessionStorage')]).toEqual([
      null,
      expect.stringContaining('known-package'),
    ]);
    await page.keyboard.press('Escape');
    await openMenu(page);
    await page.getByRole('menuitem', { name: t.signOut }).click();
    await page.waitForURL(afterSignOut);
    expect(await keptIn('sessionStorage')).toBeNull();
  });
}
