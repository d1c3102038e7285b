import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
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
import { chooseFiles, goToStep, openStep } from './project-step.ts';
import { projectWords } from './project-words.ts';
import { unpack } from './unpack.ts';
import { answer, generate } from './wizard.ts';
import { words } from './words.ts';

const said = {
  en: {
    otherTool: 'For another tool',
    tool: 'Tool',
    bothFiles: 'ZIP with 2 files for both',
    cannotRun: /Lovable cannot run this itself: Django\./,
    renew: 'Refresh this rule',
    note: 'Note it on the rule',
    noted: 'Noted on the rule',
    noteOnCard: 'In its project, 1 thing no longer holds.',
    matter: 'The project of 1 saved rule has changed.',
    useToken: 'Refresh now; this uses one token',
    refresh: 'Refresh for 1 token',
    refreshed: 'Rule refreshed',
    history: 'History',
    compare: 'Compare with now',
    exact: 'Other version: 1 technology',
    restore: 'Restore',
    restored: /^The version of .* is back$/,
    share: 'Share',
    create: 'Create link',
    copyLink: 'Copy link',
    revoke: 'Revoke link',
    revoked: 'The link no longer works',
    answersLink: 'Copy link with the answers',
    shared: 'Somebody shared this rule with you.',
    gone: 'This link does not work',
    saved: 'Saved',
    nameOfRule: 'My secret name',
    file: /^Download ZIP/,
  },
  de: {
    otherTool: 'Für ein weiteres Werkzeug',
    tool: 'Werkzeug',
    bothFiles: 'ZIP mit 2 Dateien für beide',
    cannotRun: /Lovable kann das nicht selbst ausführen: Django\./,
    renew: 'Diese Regel auffrischen',
    note: 'An der Regel vermerken',
    noted: 'An der Regel vermerkt',
    noteOnCard: 'In ihrem Projekt stimmt 1 Angabe nicht mehr.',
    matter: 'Das Projekt von 1 gespeicherten Regel hat sich geändert.',
    useToken: 'Jetzt auffrischen; das verbraucht einen Token',
    refresh: 'Für 1 Token auffrischen',
    refreshed: 'Regel aufgefrischt',
    history: 'Verlauf',
    compare: 'Mit jetzt vergleichen',
    exact: 'Andere Version: 1 Technologie',
    restore: 'Wiederherstellen',
    restored: /^Die Fassung vom .* ist wieder da$/,
    share: 'Teilen',
    create: 'Link anlegen',
    copyLink: 'Link kopieren',
    revoke: 'Link widerrufen',
    revoked: 'Der Link funktioniert nicht mehr',
    answersLink: 'Link mit den Antworten kopieren',
    shared: 'Diese Regel wurde mit dir geteilt.',
    gone: 'Dieser Link funktioniert nicht',
    saved: 'Gespeichert',
    nameOfRule: 'Mein geheimer Name',
    file: /^ZIP .* herunterladen$/,
  },
} as const;

// a revoked link
test.use({ expectedMessages: /404/ });

for (const language of ['en', 'de'] as Language[]) {
  const t = { ...words[language], ...projectWords[language], ...said[language] };

  test(`a rule is delivered for another tool, which says what it cannot run, and two tools share a file (${language})`, async ({
    page,
  }) => {
    await signIn(page, language);
    await page.goto('/');
    await answer(page, language, {
      model: 'Cursor',
      type: 'Fullstack',
      frameworks: ['React', 'Django'],
      behavior: 'Strict',
      format: 'JSON',
    });
    await generate(page, language);
    const region = page.getByRole('region', { name: t.otherTool });
    const tool = region.getByLabel(t.tool, { exact: true });
    await tool.selectOption({ label: 'Lovable' });
    await expect(region.getByText(t.cannotRun)).toBeVisible();
    await tool.selectOption({ label: 'Claude Code' });
    const zip = page.waitForEvent('download');
    await region.getByRole('button', { name: t.bothFiles }).click();
    const files = unpack(await readFile(await (await zip).path()), test.info().outputPath());
    expect(Object.keys(files).sort()).toEqual(['AGENTS.md', 'CLAUDE.md']);
    expect(files['CLAUDE.md']).toBe('@AGENTS.md\n');
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoSidewaysScroll(page);
    }
    await expectAccessibleInBothThemes(page);
  });

  test(`a project that changed is noted, the rule refreshed, compared and restored (${language})`, async ({
    page,
  }, info) => {
    await signIn(page, language);
    const folder = await writeProject(info.outputPath('small'), '19.2.0');
    const region = await openStep(page, language);
    await chooseFiles(page, region.getByRole('button', { name: t.folder }), folder);
    await expect(region.getByRole('button', { name: t.showSent })).toBeVisible();
    await goToStep(page, 4);
    await generate(page, language);
    await page.getByRole('button', { name: t.save }).click();
    await page.getByRole('dialog').getByRole('button', { name: t.save }).click();
    await expect(page.getByRole('button', { name: t.saved, exact: true })).toBeVisible();
    await writeProject(folder, '19.3.0');

    await page.goto('/user/saved-rules');
    const card = page.getByRole('article');
    await card.getByRole('button', { name: t.view }).click();
    const dialog = page.getByRole('dialog').first();
    const again = dialog.getByRole('region', { name: t.stillTrue });
    await dropFolder(page, again, folder);
    await again.getByRole('button', { name: t.note }).click();
    await expect(page.getByText(t.noted)).toBeVisible();
    await page.goto('/user/dashboard');
    await expect(page.getByText(t.matter)).toBeVisible();
    await page.goto('/user/saved-rules');
    await expect(card.getByText(t.noteOnCard)).toBeVisible();

    await card.getByRole('button', { name: t.view }).click();
    await dropFolder(page, again, folder);
    await again.getByRole('button', { name: t.renew }).click();
    const refresh = page.getByRole('dialog', { name: t.renew });
    await expect(refresh.getByRole('button', { name: t.refresh })).toBeDisabled();
    await refresh.getByRole('checkbox', { name: t.useToken }).check();
    await expectAccessibleInBothThemes(page);
    await refresh.getByRole('button', { name: t.refresh }).click();
    await expect(page.getByText(t.refreshed)).toBeVisible();
    // what no longer held is gone with the former text
    await expect(again.getByRole('button', { name: t.renew })).toHaveCount(0);
    await dialog.locator('summary').filter({ hasText: t.history }).click();
    await dialog.getByRole('button', { name: t.compare }).click();
    await expect(dialog.getByText(t.exact)).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(page);
    await dialog.getByRole('button', { name: t.restore }).click();
    await expect(page.getByText(t.restored)).toBeVisible();
    await expect(dialog.getByRole('button', { name: t.compare })).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(card.getByText(t.noteOnCard)).toHaveCount(0);
  });

  test(`a rule is shared by a link that is shown once, read by a stranger, and revoked (${language})`, async ({
    page,
    context,
    browser,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await signIn(page, language);
    await page.goto('/');
    await answer(page, language, {
      model: 'Claude',
      type: 'Frontend',
      frameworks: ['React'],
      behavior: 'Strict',
      format: 'Markdown',
    });
    await generate(page, language);
    await page.getByRole('button', { name: t.save }).click();
    await page.getByRole('dialog').getByRole('textbox').fill(t.nameOfRule);
    await page.getByRole('dialog').getByRole('button', { name: t.save }).click();
    await page.goto('/user/saved-rules');
    await page.getByRole('article').getByRole('button', { name: t.view }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('button', { name: t.file })).toBeVisible();
    await dialog.locator('summary').filter({ hasText: t.share }).click();
    await dialog.getByRole('button', { name: t.answersLink }).click();
    const answersLink = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(answersLink).search).toBe('?model=Claude&frameworks=React');
    await dialog.getByRole('button', { name: t.create }).click();
    await dialog.getByRole('button', { name: t.copyLink, exact: true }).click();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await expectAccessibleInBothThemes(page);
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoSidewaysScroll(page);
    }

    const stranger = await browser.newContext();
    const tab = await stranger.newPage();
    await openIn(tab, language, link);
    await expect(tab.getByText(t.shared)).toBeVisible();
    await expect(tab.getByRole('heading', { level: 1 })).toContainText('Claude');
    await expect(tab.getByRole('button', { name: t.file })).toBeVisible();
    await expect(tab.getByText(t.nameOfRule)).toHaveCount(0);
    await expect(tab.getByRole('region', { name: t.otherTool })).toHaveCount(0);
    await expect(tab.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await expectAccessibleInBothThemes(tab);
    for (const width of [320, 390, 1280]) {
      await tab.setViewportSize({ width, height: 900 });
      await expectNoSidewaysScroll(tab);
    }

    await dialog.getByRole('button', { name: t.revoke }).click();
    await expect(page.getByText(t.revoked)).toBeVisible();
    await expect(dialog.getByRole('button', { name: t.create })).toBeVisible();
    await tab.reload();
    await expect(tab.getByRole('heading', { name: t.gone })).toBeVisible();
    await openIn(tab, language, answersLink);
    await expect(tab).toHaveURL(/\?step=behavior$/);
    await stranger.close();
  });
}

/** Writes a small project with an installed version of React. */
async function writeProject(folder: string, react: string): Promise<string> {
  await mkdir(join(folder, 'src'), { recursive: true });
  const manifest = { name: 'small', dependencies: { react }, scripts: { test: 'vitest run' } };
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest));
  await writeFile(join(folder, 'src/app.jsx'), 'export const App = () => <p>Hello</p>;\n');
  return folder;
}
