import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { choiceWords } from './choice-words.ts';
import { cutChoices } from './cut-choices.ts';
import {
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  expectFocusReturned,
  expectNoSidewaysScroll,
  openIn,
  test,
} from './fixtures.ts';
import { holdBack } from './hold-back.ts';
import { openTab } from './open-tab.ts';
import { ownWords } from './own-words.ts';
import { pageJumps } from './page-jumps.ts';
import { signIn, takeTokens } from './people.ts';
import { ruleWords } from './rule-words.ts';
import { unpack } from './unpack.ts';
import { answer, choose, generate } from './wizard.ts';
import { words } from './words.ts';

const answers = {
  model: 'Claude',
  type: 'Fullstack',
  frameworks: ['React', 'TypeScript', 'Django'],
  behavior: 'Strict',
  format: 'Markdown',
} as const;

/** Shows the landing page without losing the open session. */
async function goHome(page: Page): Promise<void> {
  await page.goto('/');
}

for (const language of ['en', 'de'] as const) {
  const t = { ...words[language], ...ruleWords[language], ...ownWords[language] };
  const chosen = choiceWords[language];

  test(`generate, inspect, save, find, view, duplicate, rename and delete a rule (${language})`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await signIn(page, language);
    await goHome(page);
    await answer(page, language, answers);
    // a shorter rule may leave out every line that was decided about
    await page.getByText(chosen.options).click();
    await choose(page, 'radio', chosen.full);
    await generate(page, language);

    // the rule's details
    await expect(page.getByRole('tab', { name: t.whereItGoes })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('button', { name: '.claude/rules/react.md' })).toBeVisible();
    const places = page.getByRole('tabpanel', { name: t.whereItGoes });
    const zip = page.waitForEvent('download');
    await places.getByRole('button', { name: /^ZIP / }).click();
    const saved = await zip;
    expect(saved.suggestedFilename()).toMatch(/\.zip$/);
    const unpacked = Object.entries(unpack(await readFile(await saved.path()), test.info().outputPath()));
    // the files, not the lines that do not fit
    const list = places.locator('li > ul > li');
    expect((await list.locator('code').allTextContents()).sort()).toEqual(unpacked.map(([path]) => path).sort());
    await expect(places.getByRole('button', { name: /^ZIP / })).toContainText(String(unpacked.length));
    for (const [path, content] of unpacked)
      await expect(list.filter({ has: page.getByText(path, { exact: true }) })).toContainText(
        new Intl.NumberFormat(language).format(content.length),
      );
    await page.getByRole('tab', { name: t.decisions }).click();
    await expect(page.getByRole('tabpanel', { name: t.decisions })).toContainText(/\d/);
    // a decision shows its line in the document, with the reason beside it; on a phone the reason is below the line
    await page.getByRole('button', { name: t.showInRule }).first().click();
    const why = page.getByRole('button', { name: t.why, expanded: true });
    const note = page.locator(`[id="${await why.getAttribute('aria-controls')}"]`);
    await expect(note.locator('s')).toBeVisible();
    await expect(note).toContainText(ruleWords[language].ground);
    const line = page.getByRole('listitem').filter({ has: why });
    const sideOf = async () => {
      const [one, other] = [await note.boundingBox(), await line.boundingBox()];
      return (one?.x ?? 0) >= (other?.x ?? 0) + (other?.width ?? 0) ? 'beside' : 'below';
    };
    await expect.poll(sideOf).toBe('beside');
    await expectAccessibleInBothThemes(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(sideOf).toBe('below');
    await expectNoSidewaysScroll(page);
    await why.press('Escape');
    await expect(note).toHaveCount(0);
    const tabs = page.getByRole('tablist', { name: t.aboutRule }).getByRole('tab');
    const rows = () => tabs.evaluateAll((all) => new Set(all.map((tab) => tab.getBoundingClientRect().y)).size);
    await expect.poll(rows).toBe(1);
    await page.getByRole('tab', { name: t.tryIt }).click();
    await expect(page.getByRole('button', { name: t.copyPrompt })).toHaveCount(5);
    await expectNoSidewaysScroll(page);

    // each file is read and copied alone
    await page.getByRole('tab', { name: 'react.md' }).click();
    await page.getByRole('button', { name: t.copyFile('react.md') }).click();
    await expect(page.getByText(t.copiedFile('.claude/rules/react.md'))).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^---\npaths:[\s\S]*# React\n/);
    await expectAccessibleInBothThemes(page);
    await expectNoSidewaysScroll(page);
    await openTab(page.getByRole('tab', { name: 'claude.ai' }));
    await expectAccessible(page);
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.getByRole('tab', { name: t.wholeRule }).click();

    // saving
    await page.getByRole('button', { name: t.save }).click();
    const dialog = page.getByRole('dialog');
    const name = dialog.getByLabel(t.ruleName);
    await expect(name).toBeFocused();
    await name.fill('  ');
    await expect(dialog.getByRole('button', { name: t.save })).toBeDisabled();
    await expect(name).toHaveAccessibleDescription(/^(Name required|Name erforderlich)/);
    await name.fill('Shop 100%');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: t.save }).click();
    await expect(page.getByText(t.ruleSaved, { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: t.saved, exact: true })).toBeDisabled();
    await expectFocusReturned(page, page.getByRole('button', { name: t.saved, exact: true }));

    // the dashboard counts it
    await page.goto('/user/dashboard');
    const yours = page.getByRole('region', { name: t.yourRules });
    await expect(yours).toContainText('1');
    const table = page.getByRole('table');
    await expect(table.getByRole('row')).toHaveCount(3);
    await expect(table).toContainText(t.used);
    await expect(table).toContainText('−1 ');
    await expectAccessible(page);
    await yours.getByRole('link').first().click();

    // the list
    await expect(page.getByRole('heading', { level: 1, name: t.savedRules })).toBeVisible();
    const cards = page.getByRole('article');
    await expect(cards).toHaveCount(1);
    await page.getByRole('button', { name: t.showDetails }).click();
    await expect(cards.first()).toContainText('React, TypeScript, Django');
    await expect(cards.first().getByRole('definition').filter({ hasText: chosen.strict })).toHaveCount(1);
    // its main action hands over what the tool reads
    const [files] = await Promise.all([
      page.waitForEvent('download'),
      cards
        .first()
        .getByRole('button', { name: /^(Files for|Dateien für) Claude$/ })
        .click(),
    ]);
    expect(Object.keys(unpack(await readFile(await files.path()), test.info().outputPath('saved')))).toContain(
      '.claude/rules/react.md',
    );
    await page.getByRole('button', { name: t.duplicate }).click();
    await expect(page.getByText(t.duplicated, { exact: true })).toBeVisible();
    await expect(cards).toHaveCount(2);
    await expect(cards.first().getByRole('heading')).toHaveText(
      `Shop 100% ${language === 'en' ? '(Copy)' : '(Kopie)'}`,
    );
    await expectAccessible(page);

    // on a small phone no page moves while it loads, and every chosen filter is read in full
    await page.setViewportSize({ width: 320, height: 640 });
    const jumps = await pageJumps(page, ['/user/dashboard', '/user/saved-rules']);
    for (const [address, jump] of Object.entries(jumps)) expect.soft(jump, address).toBeLessThan(0.1);
    await expect(cards).toHaveCount(2);
    expect(await cutChoices(page)).toEqual([]);
    // nor is it wider for a word or an address that is wider than the phone
    await cards.first().getByRole('button', { name: t.rename }).click();
    await page
      .getByRole('dialog')
      .getByLabel(t.ruleName)
      .fill(`Shop 100% ${'Donaudampfschiff'.repeat(4)}`);
    await page.getByRole('dialog').getByRole('button', { name: t.rename }).click();
    await expect(cards.first().getByRole('heading')).toContainText('Donaudampfschiff');
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 1280, height: 720 });

    // searching
    await page.getByText(t.filterRules).click();
    await page.getByLabel(t.searchRules).fill('nothing like this');
    await expect(page.getByText(t.noMatchingRule)).toBeVisible();
    await page.getByLabel(t.searchRules).fill('100%');
    await expect(cards).toHaveCount(2);
    await expect(page).toHaveURL(/text=100/);
    await page.reload();
    await expect(page.getByLabel(t.searchRules)).toHaveValue('100%');

    // viewing, renaming, deleting
    await cards.first().getByRole('button', { name: t.view }).click();
    await expect(page.getByRole('dialog').getByRole('button', { name: '.claude/rules/react.md' })).toBeVisible();
    await expect(page.getByRole('dialog').getByRole('heading', { name: t.commands })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expectFocusReturned(page, cards.first().getByRole('button', { name: t.view }));
    await cards.first().getByRole('button', { name: t.rename }).click();
    await page.getByRole('dialog').getByLabel(t.ruleName).fill('Second 100%');
    await page.getByRole('dialog').getByRole('button', { name: t.rename }).click();
    await expect(page.getByText(t.renamed, { exact: true })).toBeVisible();
    await expect(cards.first().getByRole('heading')).toHaveText('Second 100%');
    await expectFocusReturned(page, cards.first().getByRole('button', { name: t.rename }));
    await cards.first().getByRole('button', { name: t.delete }).click();
    const confirm = page.getByRole('alertdialog', { name: t.sure });
    await expect(confirm).toContainText('Second 100%');
    await expectAccessible(page);
    // the notice comes even if the card is gone before the count is known
    const letCount = await holdBack(page, /user_configurations\?select=id&/);
    await confirm.getByRole('button', { name: t.delete }).click();
    await expect(cards).toHaveCount(1);
    letCount();
    await expect(page.getByText(t.deleted, { exact: true })).toBeVisible();
    await expectFocusReturned(page);

    // a new rule begins anew, whatever this tab answered before
    await goHome(page);
    await expect(page).toHaveURL('/?step=format');
    await page.goto('/user/saved-rules');
    await cards.first().getByRole('button', { name: t.view }).click();
    await page.getByRole('dialog').getByRole('button', { name: t.newRule }).click();
    await expect(page).toHaveURL('/?step=model');
    await expect(page.getByRole('radio', { name: /^ChatGPT/ })).toBeChecked();
  });

  test(`without rules and on a narrow screen (${language})`, { tag: '@long' }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await signIn(page, language);
    await page.goto('/user/dashboard');
    await expect(page.getByRole('region', { name: t.yourRules })).toContainText('0');
    await expectNoSidewaysScroll(page);
    // on a phone the rows of a table are cards, and remain rows for a screen reader
    const table = page.getByRole('table');
    await expect(table.getByRole('row')).toHaveCount(2);
    await expect(table.getByRole('columnheader')).toHaveCount(4);
    await expect(table.getByRole('rowheader')).toHaveCount(1);
    expect(
      await table.evaluate(({ parentElement: frame }) => (frame?.scrollWidth ?? 1) - (frame?.clientWidth ?? 0)),
    ).toBe(0);
    const [jump] = Object.values(await pageJumps(page, ['/user/saved-rules']));
    expect(jump).toBeLessThan(0.1);
    await expect(page.getByText(t.noRules)).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.evaluate(() =>
      sessionStorage.setItem('activeFormSession', JSON.stringify({ form: { aiModel: 'Claude' }, step: 4 })),
    );
    await page.reload();
    await page.getByRole('button', { name: t.createFirst }).click();
    await expect(page).toHaveURL('/?step=model');
    await expect(page.getByRole('radio', { name: /^ChatGPT/ })).toBeChecked();
  });

  test.describe('with an empty balance', () => {
    // the refusal
    test.use({ expectedMessages: /status of 402/ });

    test(`a balance changes in every open tab, and nothing is generated without tokens (${language})`, {
      tag: '@long',
    }, async ({ page, context, request }) => {
      await signIn(page, language);
      await page.goto('/user/dashboard');
      const balance = page.getByRole('region', { name: t.balance });
      await expect(balance).toContainText('3');
      const second = await context.newPage();
      const subscribed = second
        .waitForEvent('websocket')
        .then((socket) =>
          socket.waitForEvent('framereceived', (frame) => /table:user_tokens.*Subscribed/.test(String(frame.payload))),
        );
      await openIn(second, language, '/user/dashboard');
      await subscribed;
      await goHome(page);
      await answer(page, language, { ...answers, frameworks: ['React'] });
      await generate(page, language);
      await expect(second.getByRole('region', { name: t.balance })).toContainText('2');
      await expect(second.getByRole('table')).toContainText('−1 ');
      await takeTokens(page, request, 2);
      await expect(second.getByText(t.outOfTokens)).toBeVisible();
      await second.close();
      await page.getByRole('button', { name: t.createNew }).click();
      for (let step = 0; step < 2; step += 1) await page.getByRole('button', { name: t.next, exact: true }).click();
      await page.getByRole('checkbox', { name: /^React/ }).check({ force: true });
      for (let step = 0; step < 2; step += 1) await page.getByRole('button', { name: t.next, exact: true }).click();
      await expect(page.getByText(t.outOfTokens)).toBeVisible();
      await page.getByRole('checkbox').check();
      await page.getByRole('button', { name: t.generate }).click();
      await expect(page.getByText(t.noTokens)).toBeVisible();
    });
  });

  test(`an agent with files starts lean, a chat does not, and a choice stays (${language})`, { tag: '@long' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await openIn(page, language);
    await answer(page, language, { ...answers, frameworks: ['React'] });
    const size = (name: string) => page.getByRole('radio', { name: new RegExp(`^${name} `) });
    await page.getByText(chosen.options).click();
    await expect(size(chosen.lean)).toBeChecked();
    await expect(page.getByText(chosen.whyLean)).toBeVisible();
    await expect(
      page.getByText(language === 'en' ? /900 words.+1,300 tokens/ : /800 Wörter.+1\.400 Token/),
    ).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);

    // another target, another size
    const circles = page.getByRole('navigation').filter({ has: page.locator('[aria-current=step]') });
    await circles.getByRole('button').first().click();
    await choose(page, 'radio', 'ChatGPT');
    await circles.getByRole('button').nth(4).click();
    await page.getByText(chosen.options).click();
    await expect(size(chosen.standard)).toBeChecked();
    await expect(page.getByText(chosen.whyLean)).toHaveCount(0);

    // a choice by keyboard outlasts a reload and a change of the target
    await size(chosen.standard).focus();
    await page.keyboard.press('ArrowDown');
    await expect(size(chosen.full)).toBeChecked();
    await page.reload();
    await expect(size(chosen.full)).toBeChecked();
    await circles.getByRole('button').first().click();
    await choose(page, 'radio', 'Claude');
    await circles.getByRole('button').nth(4).click();
    await expect(size(chosen.full)).toBeChecked();
    const asked = page.waitForRequest('**/functions/v1/generate-rules');
    await generate(page, language);
    expect((await asked).postDataJSON()).toMatchObject({ size: 'full', language });
  });

  test(`size and language of a rule are independent of the page (${language})`, { tag: '@long' }, async ({ page }) => {
    const other = language === 'en' ? 'de' : 'en';
    await signIn(page, language);
    await goHome(page);
    await answer(page, language, { ...answers, model: 'Gemini', frameworks: ['React'] });
    await page.getByText(chosen.options).click();
    await choose(page, 'radio', chosen.full);
    await page.getByLabel(chosen.ruleLanguage).selectOption(other);
    await generate(page, language);
    await expect(page.getByRole('heading', { name: words[other].commands })).toBeVisible();
    // this target has a limit
    await expect(page.getByRole('meter').first()).toBeVisible();
  });

  test(`a model shows its progress and can be stopped; what it worded is downloaded with its mark (${language})`, {
    tag: '@long',
  }, async ({ page }) => {
    await signIn(page, language);
    const result = {
      title: 'Rule',
      content: '# Rule\n\n## Commands\n\n1. npm test\n\n<!-- ai-generated: openai m -->\n',
      format: 'Markdown',
      created_at: '2026-11-21T10:00:00.000Z',
      ai_generated: true,
      tokensRemaining: 2,
      masked: false,
    };
    const events = [
      { type: 'progress', step: 'writing' },
      { type: 'progress', step: 'checking' },
      { type: 'result', result },
    ];
    let isAnswering = false;
    await page.route('**/config.json', async (route) => {
      const config = await (await route.fetch()).json();
      await route.fulfill({ json: { ...config, hasModel: true } });
    });
    await page.route('**/functions/v1/generate-rules', async (route) => {
      if (!isAnswering) return;
      const body = events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('');
      await route.fulfill({ contentType: 'text/event-stream', body });
    });
    await goHome(page);
    await answer(page, language, { ...answers, frameworks: ['React'] });
    await expect(page.getByText(t.modelPlanned)).toBeVisible();
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: t.generate }).click();
    await expect(page.getByText(t.generating)).toBeVisible();
    await page.getByRole('button', { name: t.cancel }).click();
    await expect(page.getByText(t.canceled, { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: t.generate })).toBeFocused();
    await expect(page.getByText(t.notCharged)).toBeVisible();
    isAnswering = true;
    await page.getByRole('button', { name: t.generate }).click();
    await expect(page.getByText(t.byModel)).toBeVisible();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: t.download }).click();
    const stream = await (await saved).createReadStream();
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk as Buffer);
    expect(Buffer.concat(chunks).toString()).toBe(result.content);
  });

  test.describe('with a server that is away', () => {
    test.use({ expectedMessages: /Failed to load resource/ });

    test(`a failed deletion is reported and keeps the rule (${language})`, { tag: '@long' }, async ({ page }) => {
      await signIn(page, language);
      await goHome(page);
      await answer(page, language, { ...answers, frameworks: ['React'] });
      await generate(page, language);
      await page.getByRole('button', { name: t.save }).click();
      await page.getByRole('dialog').getByLabel(t.ruleName).fill('To stay');
      await page.getByRole('dialog').getByRole('button', { name: t.save }).click();
      await expect(page.getByText(t.ruleSaved, { exact: true })).toBeVisible();
      await page.goto('/user/saved-rules');
      await page.getByRole('article').getByRole('button', { name: t.delete }).click();
      await page.route('**/rest/v1/user_configurations**', (route) =>
        route.request().method() === 'DELETE' ? route.abort() : route.fallback(),
      );
      const dialog = page.getByRole('alertdialog');
      await dialog.getByRole('button', { name: t.delete }).click();
      // where it happened, and nowhere else
      await expect(dialog.getByText(t.deleteFailed, { exact: true })).toBeVisible();
      await expect(page.getByText(t.deleteFailedText)).toHaveCount(1);
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await page.getByRole('article').getByRole('button', { name: t.delete }).click();
      await expect(dialog).toBeVisible();
      await expect(page.getByText(t.deleteFailedText)).toHaveCount(0);
      await expect(page.getByRole('article')).toHaveCount(1);
    });
  });
}
