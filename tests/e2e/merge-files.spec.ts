import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, expectAccessibleInBothThemes, expectNoSidewaysScroll, type Language, test } from './fixtures.ts';
import { writeHouseProject } from './house-project.ts';
import { press } from './keyboard.ts';
import { signIn } from './people.ts';
import { chooseFiles, goToStep, openStep } from './project-step.ts';
import { projectWords } from './project-words.ts';
import { recordRequests } from './recorded-requests.ts';
import { unpack } from './unpack.ts';
import { choose, generate } from './wizard.ts';
import { words } from './words.ts';

const dead = 'If you rename `load4`, also change `src/screens/menu.ts`.';
const known = '`A4Task` runs on Sundays.';
const own = `# House

- ${dead}
- \`A3Task\` runs at
  night: LEAK-own.
- ${known}

Ask Ada first: LEAK-ada.
`;
const plain = (text: string) => text.replaceAll('`', '');

for (const language of ['en', 'de'] as Language[]) {
  const t = { ...words[language], ...projectWords[language] };
  const say = (en: string, de: string) => (language === 'en' ? en : de);

  test(`a rule is merged into the person's own file on this device, and no line is lost unseen (${language})`, async ({
    page,
  }, info) => {
    await signIn(page, language);
    const { leaks } = recordRequests(page);
    const folder = writeHouseProject(info.outputPath('house'));
    const file = join(folder, 'CLAUDE.md');
    writeFileSync(file, own);
    const region = await openStep(page, language);
    await chooseFiles(page, region.getByRole('button', { name: t.folder }), folder);
    await expect(region.getByText(say('merge it into your file', 'in deine Datei einfügen'))).toBeVisible();
    await region
      .getByRole('button', { name: say('Check the lines of CLAUDE.md', 'Zeilen von CLAUDE.md prüfen') })
      .click();
    await region.getByRole('checkbox', { name: plain(known) }).check();
    await goToStep(page, 0);
    await page.locator('summary', { hasText: say('More tools', 'Weitere Werkzeuge') }).click();
    await choose(page, 'radio', 'Claude Code');
    await goToStep(page, 4);
    await generate(page, language);

    // the file that imports the rule, then the one that holds it
    const ways = page.getByRole('button', { name: say('Merge into CLAUDE.md', 'In CLAUDE.md einfügen') });
    const merge = ways.last();
    const dialog = page.getByRole('dialog', { name: say('Merge into your file', 'In deine Datei einfügen') });
    const save = async (name: RegExp) => {
      const [saved] = await Promise.all([page.waitForEvent('download'), dialog.getByRole('button', { name }).click()]);
      return readFileSync(await saved.path());
    };
    const saveFile = async () => (await save(/CLAUDE\.md/)).toString();
    await ways.first().click();
    const both = unpack(await save(/^ZIP /), info.outputPath('files'));
    expect(both['CLAUDE.md']).toBe(`${own}\n<!-- regelwerk:begin -->\n@AGENTS.md\n<!-- regelwerk:end -->\n`);
    expect(both['AGENTS.md']).toContain('# ');
    await page.keyboard.press('Escape');

    await press(page, merge);
    // a refuted line stays until the person lets it go
    const refuted = dialog.getByRole('checkbox', { name: plain(dead) });
    await expect(refuted).not.toBeChecked();
    await expect(refuted).toHaveAccessibleDescription(/src\/screens\/menu\.ts/);
    await expect(dialog.getByText(say('4 lines of yours stay.', '4 deiner Zeilen bleiben.'))).toBeVisible();
    await press(page, dialog.getByRole('button', { name: say('Left out of the rule', 'In der Regel weggelassen') }));
    await expect(
      dialog
        .getByRole('listitem')
        .filter({ hasText: plain(known) })
        .last(),
    ).toBeVisible();
    await press(
      page,
      dialog.getByRole('button', { name: say('Show the merged file', 'Zusammengefügte Datei zeigen') }),
    );
    await expect(dialog.locator('pre')).toContainText(dead);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
    await expectAccessibleInBothThemes(page);
    await page.setViewportSize({ width: 1280, height: 900 });
    await refuted.focus();
    await page.keyboard.press('Space');
    await expect(dialog.getByText(say('3 lines of yours stay.', '3 deiner Zeilen bleiben.'))).toBeVisible();
    const merged = await saveFile();
    expect(merged.startsWith(`${own.replace(`- ${dead}\n`, '')}\n<!-- regelwerk:begin -->\n# `)).toBe(true);
    expect(merged.split(known)).toHaveLength(2);
    await page.keyboard.press('Escape');
    await expect(merge).toBeFocused();

    // later the page asks for the folder; the block of before goes, with what was written into it
    writeFileSync(
      file,
      `${merged.replace('<!-- regelwerk:begin -->\n', (all) => `${all}- LEAK-between.\n`)}\nBelow.\n`,
    );
    await page.reload();
    await expect(ways).toHaveCount(3);
    await merge.click();
    const ask = dialog.getByRole('button', { name: t.folder });
    const other = writeHouseProject(info.outputPath('other'));
    await chooseFiles(page, ask, other);
    await expect(dialog.getByText(say('There is no such file here', 'Diese Datei gibt es hier nicht'))).toBeVisible();
    const again = dialog.getByRole('button', { name: say('Read another folder', 'Anderen Ordner einlesen') });
    await again.click();
    await chooseFiles(page, dialog.getByRole('button', { name: t.files }), [file]);
    await expect(
      dialog.getByText(say('Your lines were not checked', 'Deine Zeilen wurden nicht geprüft')),
    ).toBeVisible();
    await again.click();
    await chooseFiles(page, ask, folder);
    await expect(dialog.getByRole('listitem').filter({ hasText: 'LEAK-between' })).toBeVisible();
    expect(await saveFile()).toBe(`${merged}\nBelow.\n`);
    expect(leaks(/LEAK-\w+/)).toEqual([]);

    // what is no text is left to the person
    writeFileSync(file, Buffer.from([0xff, 0xfe, 0x00]));
    await again.click();
    await chooseFiles(page, ask, folder);
    await expect(dialog.getByText('UTF-8')).toBeVisible();
    await expect(dialog.getByRole('button', { name: /CLAUDE\.md/ })).toHaveCount(0);
  });
}
