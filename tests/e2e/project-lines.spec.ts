import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from '@playwright/test';
import { dropFolder } from './drop-folder.ts';
import { expect, expectAccessibleInBothThemes, expectNoSidewaysScroll, type Language, test } from './fixtures.ts';
import { holdBack } from './hold-back.ts';
import { writeHouseProject } from './house-project.ts';
import { signIn } from './people.ts';
import { chooseFiles, goToStep, openStep } from './project-step.ts';
import { projectWords } from './project-words.ts';
import { recordRequests } from './recorded-requests.ts';
import { generate } from './wizard.ts';
import { words } from './words.ts';

const inStep = 'If you rename `load3`, also change `src/screens/list.ts`, otherwise the list stays empty.';
const odd = '`A1Task` looks unused and is right: a queue makes it by its name.';
const absent = 'If you change `src/nowhere.ts`, also change the list of features.';
const answer = `Here is what I found:
I: ${inStep} [src/features/feature3.ts#load3, src/screens/list.ts]
K: ${odd} [src/tasks/a1.ts#A1Task]
K: LEAK-unticked: \`A2Task\` is older than the rest. [src/tasks/a2.ts#A2Task]
I: ${absent} [src/nowhere.ts:12]
T: Tests below \`src/features\` use \`createHarness\` from \`tests/harness.ts\`. [tests/harness.ts#createHarness]`;
const plain = (text: string) => text.replaceAll('`', '');

/** A house with a screen that needs one of its features, and with rules of its own. */
function writeProject(folder: string): string {
  writeHouseProject(folder);
  mkdirSync(join(folder, 'src/screens'));
  writeFileSync(
    join(folder, 'src/screens/list.ts'),
    "import { load3 } from '../features/feature3';\nexport const list = () => load3(1);\n",
  );
  writeFileSync(
    join(folder, 'CLAUDE.md'),
    `# House\n\n- If you rename \`load4\`, also change \`src/screens/menu.ts\`.\n- \`A3Task\` runs at night: LEAK-own.\n`,
  );
  return folder;
}

for (const language of ['en', 'de'] as Language[]) {
  const t = { ...words[language], ...projectWords[language] };
  const say = (en: string, de: string) => (language === 'en' ? en : de);
  const group = (region: Locator, name: string) => region.getByRole('list', { name: new RegExp(`^${name}`) });

  test(`an assistant's lines are checked on this device, stand in the rule, and are checked again later (${language})`, async ({
    page,
    context,
  }, info) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await signIn(page, language);
    const { leaks } = recordRequests(page);
    const folder = writeProject(info.outputPath('house'));
    const region = await openStep(page, language);
    await chooseFiles(page, region.getByRole('button', { name: t.folder }), folder);

    await region.getByRole('button', { name: t.copyQuestions }).click();
    const questions = await page.evaluate(() => navigator.clipboard.readText());
    expect(questions).toContain('services/http.ts');
    expect(Buffer.byteLength(questions)).toBeLessThanOrEqual(2000);

    const check = region.getByRole('button', { name: t.checkAnswer });
    await check.click();
    await expect(region.getByRole('alert').filter({ hasText: t.answerEmpty })).toBeVisible();
    const field = region.getByRole('textbox', { name: t.answerField });
    await expect(field).toBeFocused();
    await field.fill('Here is what I found:');
    await check.click();
    await expect(region.getByText(t.noLines)).toBeVisible();
    await field.fill(answer);
    await check.click();
    await expect(region.getByRole('status').filter({ hasText: '·' })).toHaveText(
      say(
        '1 proven · 2 not proven · 1 refuted · 1 known already',
        '1 belegt · 2 nicht belegt · 1 widerlegt · 1 schon bekannt',
      ),
    );
    const proven = group(region, t.provenLines);
    await expect(proven.getByRole('checkbox', { name: plain(inStep) })).toBeChecked();
    const unproven = group(region, t.unprovenLines);
    await expect(unproven.getByRole('checkbox', { name: plain(odd) })).not.toBeChecked();
    const refuted = group(region, t.refutedLines);
    // what is refuted cannot be ticked, and the file is named without the line
    await expect(refuted.getByRole('checkbox')).toHaveCount(0);
    await expect(refuted).toContainText(say('There is no src/nowhere.ts.', 'src/nowhere.ts gibt es nicht.'));
    await unproven.getByRole('checkbox', { name: plain(odd) }).check();
    await expectAccessibleInBothThemes(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 1280, height: 900 });

    // a refuted line in other words is checked again
    await refuted.getByRole('button', { name: say(`Edit ${absent}`, `${absent} ändern`) }).click();
    const mended = absent
      .replace('src/nowhere.ts', 'src/features/feature3.ts')
      .replace('the list of features', '`src/screens/list.ts`');
    await region.getByRole('textbox', { name: t.line, exact: true }).fill(`${mended} [src/features/feature3.ts]`);
    await page.keyboard.press('Enter');
    await expect(unproven.getByRole('checkbox', { name: plain(mended) })).not.toBeChecked();
    await expect(refuted).toHaveCount(0);

    // the lines of the project's own rules stand beside them
    await region
      .getByRole('button', { name: say('Check the lines of CLAUDE.md', 'Zeilen von CLAUDE.md prüfen') })
      .click();
    await expect(refuted).toContainText('src/screens/menu.ts');
    await expect(proven.getByRole('checkbox', { name: plain(inStep) })).toBeChecked();

    await region.getByRole('button', { name: t.showSent }).click();
    await region.getByRole('button', { name: t.asJson }).click();
    const shown = JSON.parse(await region.getByRole('region', { name: t.sent }).innerText());
    expect(shown.claims).toEqual([
      {
        kind: 'invariant',
        text: inStep,
        evidence: ['src/features/feature3.ts#load3', 'src/screens/list.ts'],
        proof: expect.objectContaining({ by: expect.stringMatching(/^(?:import|call)$/) }),
      },
      { kind: 'oddity', text: odd, evidence: ['src/tasks/a1.ts#A1Task'] },
    ]);

    await goToStep(page, 4);
    const request = page.waitForRequest('**/functions/v1/generate-rules');
    await generate(page, language);
    expect((await request).postDataJSON().project).toEqual(shown);
    expect(leaks(/LEAK-\w+/)).toEqual([]);
    await expect(
      page
        .getByRole('listitem')
        .filter({ hasText: plain(inStep) })
        .first(),
    ).toBeVisible();
    await expect(
      page
        .getByRole('listitem')
        .filter({ hasText: plain(odd) })
        .first(),
    ).toBeVisible();

    // nothing has changed yet
    const again = page.getByRole('region', { name: t.stillTrue });
    await dropFolder(page, again, folder);
    await expect(again.getByText(t.allHolds)).toBeVisible();
    // a file that misses the region does not replace the page
    const isRefused = await page.evaluate(() =>
      ['dragover', 'drop'].map(
        (type) => !document.body.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true })),
      ),
    );
    expect(isRefused).toEqual([true, true]);

    // the focus stays with the check while it reads, is canceled and ends, and the last folder counts
    await page.reload();
    const letRead = await holdBack(page, /assets\/read-project/);
    const choose = again.getByRole('button', { name: t.folder });
    await chooseFiles(page, choose, folder);
    const cancel = again.getByRole('button', { name: t.cancel });
    await expect(cancel).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(again.getByText(t.readingCanceled)).toBeVisible();
    await expect(choose).toBeFocused();
    const other = writeProject(info.outputPath('other'));
    rmSync(join(other, 'src/screens/list.ts'));
    await chooseFiles(page, choose, other);
    await expect(cancel).toBeFocused();
    await dropFolder(page, again, folder);
    letRead();
    await expect(again.getByText(t.allHolds)).toBeVisible();
    await expect(again.getByRole('listitem')).toHaveCount(0);
    await expect(choose).toBeFocused();

    // a saved rule is checked where it is viewed: the screen takes another feature, and the tests have another name
    await page.getByRole('button', { name: t.save }).click();
    await page.getByRole('dialog').getByRole('button', { name: t.save }).click();
    await expect(page.getByRole('button', { name: say('Saved', 'Gespeichert'), exact: true })).toBeVisible();
    await page.goto('/user/saved-rules');
    await page.getByRole('article').getByRole('button', { name: t.view }).click();
    await expect(page.getByRole('dialog').getByRole('region', { name: t.stillTrue })).toBeVisible();
    writeFileSync(
      join(folder, 'src/screens/list.ts'),
      "import { load5 } from '../features/feature5';\nexport const list = () => load5(1);\n",
    );
    writeFileSync(
      join(folder, 'package.json'),
      '{ "name": "house", "dependencies": { "react": "19.3.0", "axios": "1.13.0" }, "devDependencies": { "typescript": "5.9.3", "vitest": "4.0.0" }, "scripts": { "test": "vitest run", "lint": "eslint ." } }',
    );
    await chooseFiles(page, again.getByRole('button', { name: t.folder }), folder);
    await expect(again.getByText(say('2 things', '2 Angaben'))).toBeVisible();
    await expect(again.getByRole('listitem').filter({ hasText: 'React 19.2.0' })).toContainText('19.3.0');
    await expect(again.getByRole('listitem').filter({ hasText: plain(inStep) })).toBeVisible();
    await expectAccessibleInBothThemes(page);

    // the rule anew differs in nothing else
    await again.getByRole('button', { name: say('Refresh this rule', 'Diese Regel auffrischen') }).click();
    const refresh = page.getByRole('dialog', { name: say('Refresh this rule', 'Diese Regel auffrischen') });
    await refresh.getByRole('checkbox').check();
    const repeated = page.waitForRequest(
      (one) => one.url().endsWith('/functions/v1/refresh-rule') && one.postDataJSON().action === 'refresh',
    );
    await refresh.getByRole('button', { name: say('Refresh for 1 token', 'Für 1 Token auffrischen') }).click();
    const { project } = (await repeated).postDataJSON();
    const [react, ...others] = shown.technologies;
    expect(project).toEqual({
      ...shown,
      technologies: [{ ...react, version: '19.3.0' }, ...others],
      claims: shown.claims.slice(1),
    });
  });

  test(`lines outlast a reload, and are checked against the folder as it is when it is read again (${language})`, async ({
    page,
  }, info) => {
    const folder = writeProject(info.outputPath('house'));
    const region = await openStep(page, language);
    await chooseFiles(page, region.getByRole('button', { name: t.folder }), folder);
    const field = region.getByRole('textbox', { name: t.answerField });
    const check = region.getByRole('button', { name: t.checkAnswer });
    const secret = 'Every call of `load3` needs a header token: abc.';
    await field.fill(`${answer}\nK: ${secret} [src/features/feature3.ts#load3]`);
    await check.click();
    const line = (text: string) => region.getByRole('checkbox', { name: plain(text) });
    await expect(line(inStep)).toBeChecked();
    await expect(line(secret)).toHaveCount(0);
    await expect(region.getByRole('listitem').filter({ hasText: plain(secret) })).toBeVisible();
    await expect(region.getByText(say('and a rule may hold none', 'das gehört in keine Regel'))).toBeVisible();

    // both sentences of a line in other words stay, and the focus with them
    await region.getByRole('button', { name: say(`Edit ${odd}`, `${odd} ändern`) }).click();
    const two = `${odd} Leave it alone.`;
    await region.getByRole('textbox', { name: t.line, exact: true }).fill(two);
    await page.keyboard.press('Enter');
    await line(two).check();

    await page.reload();
    await expect(line(inStep)).toBeChecked();
    await expect(line(two)).toBeChecked();
    await field.fill(answer);
    await check.click();
    await expect(region.getByText(t.linesAway)).toBeVisible();

    writeFileSync(
      join(folder, 'src/screens/list.ts'),
      "import { load5 } from '../features/feature5';\nexport const list = () => load5(1);\n",
    );
    await region.getByRole('button', { name: t.readAgain }).click();
    await chooseFiles(page, region.getByRole('button', { name: t.folder }), folder);
    await expect(line(inStep)).not.toBeChecked();
    await expect(line(two)).toBeChecked();

    await region.getByRole('button', { name: say('Remove all lines', 'Alle Zeilen entfernen') }).click();
    await expect(line(two)).toHaveCount(0);
    await expect(
      region.getByRole('heading', { name: say('Ask your assistant', 'Frag deinen Assistenten') }),
    ).toBeFocused();

    // of single files nothing tells what else is there
    await region.getByRole('button', { name: t.readAgain }).click();
    await chooseFiles(page, region.getByRole('button', { name: t.files }), [join(folder, 'package.json')]);
    await expect(region.getByText(say('There are no questions here', 'Hier gibt es keine Fragen'))).toBeVisible();
  });
}
