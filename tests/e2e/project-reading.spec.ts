import { join } from 'node:path';
import { dropFolder } from './drop-folder.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, type Language, test } from './fixtures.ts';
import { writeProject } from './project-folder.ts';
import { card, chooseFiles, openStep } from './project-step.ts';
import { projectWords } from './project-words.ts';
import { choose } from './wizard.ts';
import { words } from './words.ts';

for (const language of ['en', 'de'] as Language[]) {
  const t = { ...words[language], ...projectWords[language] };

  test(
    `a dropped folder and pasted manifests are read, and forgotten again (${language})`,
    { tag: '@long' },
    async ({ page }, info) => {
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
      expect(await page.evaluate(() => sessionStorage.getItem('project'))).toBeNull();
      await page.reload();
      await expect(region.getByRole('button', { name: t.folder })).toBeVisible();
    },
  );

  test(`a folder of more than 50,000 files is read while presses are handled, and reading it can be canceled (${language})`, {
    tag: '@long',
  }, async ({ page }) => {
    const region = await openStep(page, language, openHugeFolder);
    const folder = region.getByRole('button', { name: t.folder });
    await folder.click();
    await expect(region.getByText(t.reading)).toBeVisible();
    // the folder ends only after this press
    await choose(page, 'checkbox', 'Angular');
    await expect(region.getByText(/50[.,]000/)).toBeVisible();
    await expect(region.getByRole('heading', { name: /huge/ })).toBeVisible();
    await expect(card(page, 'React')).toBeChecked();

    // the second one never ends
    await region.getByRole('button', { name: t.readAgain }).click();
    const before = await page.evaluate(() => sessionStorage.getItem('project'));
    await folder.click();
    await expect(region.getByText(t.reading)).toBeVisible();
    await expectAccessible(page);
    await region.getByRole('button', { name: t.cancel }).click();
    await expect(region.getByText(t.readingCanceled)).toBeVisible();
    await expect(region.getByText(t.reading)).toHaveCount(0);
    expect(await page.evaluate(() => sessionStorage.getItem('project'))).toBe(before);
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
