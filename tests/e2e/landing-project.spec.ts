import { readFileSync } from 'node:fs';
import { choiceWords } from './choice-words.ts';
import { dropFolder } from './drop-folder.ts';
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
import { chooseFiles, goToStep } from './project-step.ts';
import { projectWords } from './project-words.ts';
import { unpack } from './unpack.ts';
import { choose } from './wizard.ts';
import { words } from './words.ts';

for (const language of ['en', 'de'] as Language[]) {
  const t = { ...words[language], ...projectWords[language], ...choiceWords[language] };

  test(`a folder dropped on the landing page becomes the files of the tool in six presses (${language})`, async ({
    page,
  }, info) => {
    await signIn(page, language);
    await page.goto('/');
    const door = page.getByRole('region', { name: t.door });
    await expect(door.getByRole('button', { name: t.folder })).toBeVisible();
    // 1: the drop
    await dropFolder(page, door, writeProject(info.outputPath('shop'), 'backend-and-frontend'));
    await expect(page).toHaveURL(/\?step=model$/);
    await expect(page.getByText(t.doorRead)).toContainText('FastAPI');
    // 2: the tool
    await choose(page, 'radio', 'Cursor');
    // 3: the last step
    await goToStep(page, 4);
    // 4: the consent
    await page.getByRole('checkbox').check();
    // 5: the rule
    await page.getByRole('button', { name: t.generate }).click();
    await expect(page.getByRole('button', { name: t.createNew })).toBeVisible();
    // 6: the files
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /^Download ZIP|^ZIP .* herunterladen/ }).click(),
    ]);
    const files = unpack(readFileSync(await saved.path()), info.outputPath('files'));
    const paths = Object.keys(files);
    // what the landing page says of it: the files that the tool loads, with the project's own commands
    expect(paths.filter((path) => path.startsWith('.cursor/rules/')).length).toBeGreaterThan(1);
    expect(Object.values(files).join('\n')).toContain('npm run ');
  });

  test(`a folder is chosen on the landing page, what cannot be read is said there, and reading can be left (${language})`, async ({
    page,
  }, info) => {
    await page.addInitScript(() =>
      Object.defineProperty(window, 'showDirectoryPicker', {
        value: () => Promise.reject(new DOMException('denied', 'NotAllowedError')),
        writable: true,
      }),
    );
    await openIn(page, language);
    const door = page.getByRole('region', { name: t.door });
    await door.getByRole('button', { name: t.folder }).click();
    await expect(door.getByRole('alert').filter({ hasText: t.denied })).toBeVisible();
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoSidewaysScroll(page);
    }
    await expectAccessibleInBothThemes(page);
    await chooseFiles(page, door.getByRole('button', { name: t.files }), [
      `${writeProject(info.outputPath('site'), 'vite-vue', { 'notes.txt': 'hello' })}/notes.txt`,
    ]);
    await expect(page).toHaveURL(/\?step=model$/);
    await expect(page.getByRole('alert').filter({ hasText: t.emptyFiles })).toBeVisible();
    await expectAccessibleInBothThemes(page);
  });
}
