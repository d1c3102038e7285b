import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessibleInBothThemes, expectNoSidewaysScroll, type Language, test } from './fixtures.ts';
import { secretName, writeHouseProject } from './house-project.ts';
import { card, chooseFiles, goToStep, openStep } from './project-step.ts';
import { projectWords } from './project-words.ts';
import { recordRequests } from './recorded-requests.ts';
import { generate, openWizard } from './wizard.ts';
import { words } from './words.ts';

for (const language of ['en', 'de'] as Language[]) {
  const t = { ...words[language], ...projectWords[language] };
  const say = (en: string, de: string) => (language === 'en' ? en : de);
  const extending = (base: string) => new RegExp(`${base}\\.$`);

  const open = async (page: Page, folder: string, prepare?: () => void) => {
    const region = await openStep(page, language, prepare);
    await chooseFiles(page, region.getByRole('button', { name: t.folder }), writeHouseProject(folder));
    return region;
  };
  const group = (region: Locator, name: string) => region.getByRole('list', { name: new RegExp(`^${name}`) });

  test(`what the code does is counted as on the command line, and only what is ticked is sent (${language})`, async ({
    page,
  }, info) => {
    const { sent, leaks } = recordRequests(page);
    const folder = info.outputPath('house');
    const region = await open(page, folder);
    await expect(region.getByRole('heading', { name: /house/ })).toBeFocused();
    await expect(card(page, 'React')).toBeChecked();
    await expect(group(region, t.commandsGroup).getByRole('checkbox', { name: 'npm test', exact: true })).toBeChecked();
    const style = group(region, t.styleGroup);
    await expect(style.getByRole('listitem').filter({ hasText: 'axios' })).toContainText(
      say('20 of 20 places · for example src/features/', '20 von 20 Stellen · zum Beispiel src/features/'),
    );
    await expect(group(region, t.testsGroup)).toContainText('tests/harness.ts');
    const extent = region.getByText(t.noHistory);
    await expect(extent).toContainText(say('counted in all source files: 51.', 'allen Quelldateien gezählt: 51.'));
    await expect(region.getByText(/dist, node_modules/)).toBeVisible();

    // the command line says the same, with the same counts and places; advice that the code breaks stands last
    const said = async (name: string) => await group(region, name).getByRole('listitem').allInnerTexts();
    const statements = [...(await said(t.styleGroup)).slice(0, -1), ...(await said(t.testsGroup))].map((item) => {
      const lines = item.split('\n').filter((line) => line !== t.suspicious);
      return lines.join('\n');
    });
    const printed = printConventions(folder, language).map(
      ({ text, holds, of, examples }) =>
        `${text}\n${say(`${holds} of ${of} places · for example`, `${holds} von ${of} Stellen · zum Beispiel`)} ${examples}`,
    );
    expect(printed.length).toBeGreaterThan(4);
    expect(statements.sort()).toEqual(printed.sort());

    // what looks like a secret waits for the person
    const secret = style.getByRole('checkbox', { name: extending(secretName) });
    await expect(secret).not.toBeChecked();
    await expect(style.getByText(t.suspicious)).toBeVisible();
    const base = style.getByRole('checkbox', { name: extending('BaseTask') });
    await base.focus();
    await page.keyboard.press('Space');
    await expect(base).not.toBeChecked();
    await expectAccessibleInBothThemes(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);

    await region.getByRole('button', { name: t.showSent }).click();
    await expect(region.getByRole('region', { name: t.sent })).toContainText('src/services/http.ts');
    await region.getByRole('button', { name: t.asJson }).click();
    const shown = async () => JSON.parse(await region.getByRole('region', { name: t.sent }).innerText());
    const bases = async () =>
      (await shown()).conventions.flatMap(({ values }: { values: { base?: string } }) => values.base ?? []);
    expect(await bases()).toEqual([]);
    await secret.check();
    expect(await bases()).toEqual([secretName]);
    await secret.uncheck();
    expect((await shown()).codeCounts).not.toEqual([]);
    await style.getByRole('checkbox', { name: say('that your code goes against', 'dein Code verstößt') }).uncheck();
    const { codeCounts, ...project } = await shown();
    expect(codeCounts).toBeUndefined();

    await goToStep(page, 4);
    const request = page.waitForRequest('**/functions/v1/generate-rules');
    await generate(page, language);
    expect((await request).postDataJSON().project).toEqual(project);
    expect(leaks(/LEAK-\w+/)).toEqual([]);
    expect(sent.join('\n')).not.toContain(secretName);
    expect(leaks(/createHarness/)).not.toEqual([]);
  });

  test(`a project is remembered only once that is ticked, and forgotten by one press (${language})`, async ({
    page,
  }, info) => {
    const region = await open(page, info.outputPath('house'));
    const remember = region.getByRole('checkbox', { name: t.remember });
    await expect(remember).not.toBeChecked();
    const kept = () =>
      page.evaluate(() => [localStorage, sessionStorage].map((area) => area.getItem('project') !== null));
    expect(await kept()).toEqual([false, true]);
    await remember.check();
    expect(await kept()).toEqual([true, false]);

    // another project is not remembered at once, and takes no place of this one
    await region.getByRole('button', { name: t.readAgain }).click();
    await chooseFiles(
      page,
      region.getByRole('button', { name: t.folder }),
      writeHouseProject(info.outputPath('cabin')),
    );
    await expect(region.getByRole('heading', { name: /cabin/ })).toBeVisible();
    await expect(remember).not.toBeChecked();
    expect(await page.evaluate(() => localStorage.getItem('project'))).toContain('"name":"house"');
    await region.getByRole('button', { name: t.forget }).click();
    expect(await kept()).toEqual([true, false]);
    await page.reload();
    await expect(region.getByRole('heading', { name: /house/ })).toBeVisible();
    await expect(remember).toBeChecked();

    // another visit of this device finds it and has the answers
    const other = await page.context().newPage();
    await other.goto('/');
    await openWizard(other, language);
    await goToStep(other, 2);
    await expect(other.getByRole('heading', { name: /house/ })).toBeVisible();
    await expect(card(other, 'React')).toBeChecked();

    // a project that is not remembered stays, whatever the device remembers meanwhile
    const third = await page.context().newPage();
    const here = await openStep(third, language);
    await here.getByRole('button', { name: t.readAgain }).click();
    await chooseFiles(third, here.getByRole('button', { name: t.folder }), info.outputPath('cabin'));
    await expect(here.getByRole('heading', { name: /cabin/ })).toBeVisible();
    await other.getByRole('region', { name: t.title }).getByRole('checkbox', { name: t.remember }).uncheck();
    await other.getByRole('region', { name: t.title }).getByRole('checkbox', { name: t.remember }).check();
    await expect(region.getByRole('heading', { name: /house/ })).toBeVisible();
    await expect(here.getByRole('heading', { name: /cabin/ })).toBeVisible();
    await third.close();

    await other.getByRole('button', { name: t.forget }).click();
    await expect(region.getByRole('heading', { name: /house/ })).toHaveCount(0);
    expect(await kept()).toEqual([false, false]);
    await other.close();

    // one that an earlier version of the app stored is dropped
    await page.evaluate(() => localStorage.setItem('project', '{"version":1,"name":"old","found":{}}'));
    await page.reload();
    await expect(region.getByRole('button', { name: t.folder })).toBeVisible();
    await expect.poll(kept).toEqual([false, false]);
  });

  test.describe('refused by the server', () => {
    test.use({ expectedMessages: /status of 400/ });

    test(`a statement that the server refuses is named as the page says it (${language})`, async ({ page }, info) => {
      await open(page, info.outputPath('house'));
      await expect(card(page, 'React')).toBeChecked();
      await goToStep(page, 4);
      await page.route('**/functions/v1/generate-rules', async (route) => {
        const { conventions } = route.request().postDataJSON().project;
        const index = conventions.findIndex(({ id }: { id: string }) => id === 'test-helper');
        const field = `project.conventions.${index}`;
        const error = `Invalid input: ${field} (statement ${index + 1})`;
        await route.fulfill({ status: 400, json: { error, code: 'invalid_input', field } });
      });
      await page.getByRole('checkbox').check();
      await page.getByRole('button', { name: t.generate }).click();
      const notice = page.locator('[data-sonner-toast]');
      await expect(notice).toContainText(say('This statement about your project', 'Diese Aussage über dein Projekt'));
      await expect(notice).toContainText('tests/harness.ts');
    });
  });

  test.describe('without grammars', () => {
    test.use({ expectedMessages: /ERR_FAILED|the policy script-src forbids/ });

    test(`a project whose conventions cannot be counted keeps its facts, and counting can be canceled (${language})`, async ({
      page,
    }, info) => {
      await page.route('**/*.wasm', (route) => route.abort());
      const region = await open(page, info.outputPath('house'));
      await expect(region.getByText(t.uncounted)).toBeVisible();
      await expect(group(region, t.commandsGroup)).toContainText('npm test');
      await expect(card(page, 'React')).toBeChecked();

      // an answer that never comes
      await page.unroute('**/*.wasm');
      await page.route('**/*.wasm', () => {});
      await region.getByRole('button', { name: t.readAgain }).click();
      const asked = page.waitForRequest('**/*.wasm');
      await chooseFiles(page, region.getByRole('button', { name: t.folder }), info.outputPath('house'));
      await asked;
      await region.getByRole('button', { name: t.cancel }).click();
      await expect(region.getByText(t.readingCanceled)).toBeVisible();

      // the page itself may not compile what the worker may
      const outcome = await page.evaluate(() =>
        WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])).then(
          () => 'compiled',
          (error: unknown) => (error instanceof Error ? error.name : 'refused'),
        ),
      );
      expect(outcome).toBe('CompileError');
    });
  });
}

/** What the command line says of a folder. */
function printConventions(folder: string, language: Language) {
  const args = ['tools/run.mjs', 'tools/rule/print-rule.ts', '--project', folder, '--print-conventions'];
  const text = execFileSync('node', [...args, '--language', language], {
    cwd: join(import.meta.dirname, '../..'),
    encoding: 'utf8',
  });
  return Array.from(
    text.matchAll(/^- (.+) \((\d+)\/(\d+)\)\n {2}\+ (.+)$/gm),
    ([, said = '', holds, of, examples = '']) => ({
      text: said.replaceAll('`', ''),
      holds,
      of,
      examples,
    }),
  );
}
