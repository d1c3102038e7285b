import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  type Language,
  openIn,
  test,
} from './fixtures.ts';
import { afterSignOut, fillSignUp, newEmail, openMenu } from './people.ts';
import { writeProject } from './project-folder.ts';
import { projectWords } from './project-words.ts';
import { recordRequests } from './recorded-requests.ts';
import { choose, generate, openWizard } from './wizard.ts';
import { words } from './words.ts';

/** Opens the frameworks step; `prepare` changes what the browser can do before the app runs. */
async function openStep(page: Page, language: Language, prepare?: () => void): Promise<Locator> {
  // the browser's own dialog for folders cannot be driven; the field for folders can
  await page.addInitScript(() =>
    Object.defineProperty(window, 'showDirectoryPicker', { value: undefined, writable: true }),
  );
  if (prepare !== undefined) await page.addInitScript(prepare);
  await openIn(page, language);
  await openWizard(page, language);
  await goToStep(page, 2);
  return page.getByRole('region', { name: projectWords[language].title });
}

async function goToStep(page: Page, index: number): Promise<void> {
  const steps = page.getByRole('navigation').filter({ has: page.locator('[aria-current=step]') });
  await steps.getByRole('button').nth(index).click();
}

async function chooseFiles(page: Page, button: Locator, files: string | string[]): Promise<void> {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button.click()]);
  await chooser.setFiles(files);
}

const card = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });

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
    await act('vite').click();
    await act('mypy').last().click();
    await edit('react').click();
    await page.keyboard.type('newest');
    await region.getByRole('textbox').fill('newest');
    await page.keyboard.press('Enter');
    await expect(region.getByText(t.faultVersion)).toBeVisible();
    await region.getByRole('textbox').fill('19.1.1');
    await page.keyboard.press('Enter');
    await expect(region.getByRole('textbox')).toHaveCount(0);
    await edit('npm run lint').click();
    await region.getByRole('textbox').fill(' ');
    await region.getByRole('button', { name: t.apply }).click();
    await expect(region.getByText(t.faultEmpty)).toBeVisible();
    await region.getByRole('textbox').fill('npm run lint -- --write');
    await region.getByRole('button', { name: t.apply }).click();
    await region.getByRole('checkbox', { name: t.isNew }).check();
    await expectAccessibleInBothThemes(page);

    // a reload keeps the project and its corrections
    await page.reload();
    await region.getByRole('button', { name: t.show }).click();
    await region.getByRole('button', { name: t.asJson }).click();
    const shown = JSON.parse(await region.getByRole('region', { name: t.sent }).innerText());
    expect(shown.technologies.map(({ name }: { name: string }) => name)).not.toContain('vite');
    expect(shown.technologies[0]).toEqual({
      name: 'react',
      ecosystem: 'npm',
      framework: 'React',
      version: '19.1.1',
      isExact: true,
      evidence: 'frontend/package.json',
    });
    expect(JSON.stringify(shown.commands)).toContain('npm run lint -- --write');
    expect(shown.checks.map(({ name }: { name: string }) => name)).toEqual(['ruff', 'biome', 'tsc', 'tsc']);
    expect(shown.isNew).toBe(true);

    await goToStep(page, 4);
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
      'tools/package.json':
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

    // a visitor reads how many changes there are, and none of them
    await expect(page.getByRole('heading', { name: t.changesAhead })).toBeVisible();
    await page.getByRole('link', { name: t.unlock }).click();
    await fillSignUp(page, language, newEmail());
    await expect(page).toHaveURL('/preview');
    await page.getByRole('checkbox').check();
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

    // the project stays for new rules until the person signs out
    expect(await page.evaluate(() => localStorage.getItem('project'))).toContain('known-package');
    await page.keyboard.press('Escape');
    await openMenu(page);
    await page.getByRole('menuitem', { name: t.signOut }).click();
    await page.waitForURL(afterSignOut);
    expect(await page.evaluate(() => localStorage.getItem('project'))).toBeNull();
  });

  test(`a dropped folder and pasted manifests are read, and forgotten again (${language})`, async ({ page }, info) => {
    const region = await openStep(page, language);
    await region.getByRole('button', { name: t.paste }).click();
    await region.getByRole('button', { name: t.pasteRead }).click();
    await expect(region.getByText(t.pasteEmpty)).toBeVisible();
    await region.getByLabel(t.pasteText).fill('django\n');
    await region.getByRole('button', { name: t.pasteRead }).click();
    await expect(region.getByText(t.pasteUnknown)).toBeVisible();
    await expectAccessible(page);
    await region.getByLabel(t.pasteWhich).selectOption('requirements.txt');
    await region.getByRole('button', { name: t.pasteRead }).click();
    await expect(card(page, 'Django')).toBeChecked();
    await region.getByRole('button', { name: t.readAgain }).click();
    await region.getByRole('button', { name: t.paste }).click();
    await region.getByLabel(t.pasteText).fill('{ "dependencies": { "vue": "^3.5.0" } }');
    await region.getByRole('button', { name: t.pasteRead }).click();
    for (const name of ['Vue', 'Django']) await expect(card(page, name)).toBeChecked();

    await dropFolder(page, region, writeProject(info.outputPath('site'), 'vite-react'));
    await expect(region.getByRole('heading', { name: /site/ })).toBeVisible();
    await expect(card(page, 'React')).toBeChecked();
    await expect(card(page, 'Django')).toHaveCount(0);

    await region.getByRole('button', { name: t.forget }).click();
    await expect(region.getByText(t.forgotten)).toBeVisible();
    await expect(region.getByRole('heading', { name: t.title })).toBeFocused();
    expect(await page.evaluate(() => localStorage.getItem('project'))).toBeNull();
    await page.reload();
    await expect(region.getByRole('button', { name: t.folder })).toBeVisible();
  });

  test(`a folder of more than 50,000 files is read while presses are handled, and reading it can be cancelled (${language})`, async ({
    page,
  }) => {
    const region = await openStep(page, language, openHugeFolder);
    const folder = region.getByRole('button', { name: t.folder });
    await folder.click();
    await expect(region.getByText(t.reading)).toBeVisible();
    // the folder ends only after this press
    await choose(page, 'checkbox', 'Angular');
    await expect(region.getByRole('status').filter({ hasText: /50[.,]000/ })).toBeVisible();
    await expect(region.getByRole('heading', { name: /huge/ })).toBeVisible();
    await expect(card(page, 'React')).toBeChecked();

    // the second one never ends
    await region.getByRole('button', { name: t.readAgain }).click();
    const before = await page.evaluate(() => localStorage.getItem('project'));
    await folder.click();
    await expect(region.getByText(t.reading)).toBeVisible();
    await expectAccessible(page);
    await region.getByRole('button', { name: t.cancel }).click();
    await expect(region.getByText(t.readingCancelled)).toBeVisible();
    await expect(region.getByText(t.reading)).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('project'))).toBe(before);
  });

  test(`broken and hostile files are named, and the rest is read (${language})`, async ({ page }, info) => {
    const folder = writeProject(info.outputPath('hostile'), 'vite-vue', {
      'tsconfig.json': '{ "compilerOptions": ',
      'composer.json': '['.repeat(100_000),
      'deep/pyproject.toml': '[project]\nname = "__proto__"\ndependencies = ["constructor==1"]',
      'Cargo.toml': '\0binary',
      '.env.production': 'A=1',
      'a\u202Eb/package.json': '{ "dependencies": { "react": "1.0.0" } }',
      'scripts/`id`/package.json': '{ "scripts": { "test": "vitest `id`" } }',
    });
    const region = await openStep(page, language);
    await chooseFiles(page, region.getByRole('button', { name: t.folder }), folder);
    await expect(card(page, 'Vue')).toBeChecked();
    await expect(card(page, 'React')).not.toBeChecked();
    await region.getByRole('button', { name: t.show }).click();
    for (const name of ['composer.json', 'Cargo.toml'])
      await expect(region.getByRole('listitem').filter({ hasText: name }).filter({ hasText: t.broken })).toBeVisible();
    await expect(region.getByRole('listitem').filter({ hasText: '.env.production' })).toContainText(t.secret);
    await expect(region.getByText('\u202E')).toHaveCount(0);
  });

  test.describe('also without a connection', () => {
    test.use({ expectedMessages: /ERR_INTERNET_DISCONNECTED|WebSocket|built-in texts are used/ });

    test(`every way that fails says what to do next (${language})`, async ({ page }, info) => {
      const region = await openStep(page, language, () => {
        Object.defineProperty(window, 'showDirectoryPicker', {
          value: () => Promise.reject(new DOMException('denied', 'NotAllowedError')),
        });
      });
      await region.getByRole('button', { name: t.folder }).click();
      await expect(region.getByRole('alert').filter({ hasText: t.denied })).toBeVisible();
      const empty = writeProject(info.outputPath('empty'), 'vite-vue', { 'notes.txt': 'hello' });
      await chooseFiles(page, region.getByRole('button', { name: t.files }), [join(empty, 'notes.txt')]);
      await expect(region.getByRole('alert').filter({ hasText: t.emptyFiles })).toBeVisible();
      // once the region was touched, reading needs no connection
      await page.context().setOffline(true);
      await chooseFiles(page, region.getByRole('button', { name: t.files }), [join(empty, 'package.json')]);
      await expect(card(page, 'Vue')).toBeChecked();
      await page.context().setOffline(false);
    });
  });

  test.describe('on a phone that opens no folders', () => {
    test.use({ hasTouch: true, viewport: { width: 320, height: 640 } });

    test(`pasting comes first, and the step fits (${language})`, async ({ page }) => {
      const region = await openStep(page, language, () => {
        Reflect.deleteProperty(HTMLInputElement.prototype, 'webkitdirectory');
      });
      await expect(region.getByText(t.noFolders)).toBeVisible();
      await expect(region.getByRole('button')).toHaveText([t.paste, t.files]);
      await region.getByRole('button', { name: t.paste }).click();
      await region
        .getByLabel(t.pasteText)
        .fill('{ "dependencies": { "react": "19.2.0" }, "scripts": { "test": "vitest run" } }');
      await region.getByRole('button', { name: t.pasteRead }).click();
      await expect(card(page, 'React')).toBeChecked();
      await region.getByRole('button', { name: t.show }).click();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    });
  });
}

/** Drops a folder of the disk on a region, as the browser does for a person. */
async function dropFolder(page: Page, region: Locator, folder: string): Promise<void> {
  await region.scrollIntoViewIfNeeded();
  const box = await region.boundingBox();
  if (box === null) throw new Error('There is nothing to drop on.');
  const devtools = await page.context().newCDPSession(page);
  const data = { items: [], files: [folder], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await devtools.send('Input.dispatchDragEvent', { type, x: box.x + 20, y: box.y + 20, data });
}

/** Lets the dialog for folders open a folder of 51,000 files: the first ends after a press on a checkbox, the next never. */
function openHugeFolder(): void {
  let opened = 0;
  const file = (name: string, text: string) => ({ kind: 'file', name, getFile: async () => new File([text], name) });
  const pressed = new Promise((resolve) => window.addEventListener('change', resolve, { once: true }));
  Object.defineProperty(window, 'showDirectoryPicker', {
    value: async () => {
      opened += 1;
      const isLast = opened === 2;
      return {
        kind: 'directory',
        name: 'huge',
        values: async function* () {
          yield file('package.json', '{ "dependencies": { "react": "19.0.0" } }');
          for (let part = 0; part < 510; part += 1)
            yield {
              kind: 'directory',
              name: `part-${part}`,
              values: async function* () {
                if (part === 300) await (isLast ? new Promise(() => {}) : pressed);
                for (let index = 0; index < 100; index += 1) yield file(`module-${index}.ts`, '');
              },
            };
        },
      };
    },
  });
}
