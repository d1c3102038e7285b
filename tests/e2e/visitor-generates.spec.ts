import { firstModels } from '@regelwerk/contract/rules/choices';
import { modelLabel } from '@regelwerk/contract/rules/model-label';
import { choiceWords } from './choice-words.ts';
import { expect, expectNoSidewaysScroll, expectNoticesBesideButtons, type Language, openIn, test } from './fixtures.ts';
import { holdBack } from './hold-back.ts';
import { ruleWords } from './rule-words.ts';
import { type Answers, answer, choose, generate } from './wizard.ts';
import { words } from './words.ts';

const walks: Answers[] = [
  { model: 'Claude', type: 'Frontend', frameworks: ['React', 'TypeScript'], behavior: 'Strict', format: 'Markdown' },
  { model: 'ChatGPT', type: 'Backend', frameworks: ['Django'], behavior: 'Documented', format: 'JSON' },
  { model: 'Cursor', type: 'Fullstack', frameworks: ['Vue', 'FastAPI'], behavior: 'Modular', format: 'Both' },
];

for (const language of ['en', 'de'] as Language[]) {
  const t = { ...words[language], ...ruleWords[language] };

  for (const walk of walks) {
    test(`visitor gets a masked rule for ${walk.frameworks.join(' and ')} in ${walk.format} (${language})`, {
      tag: walk.format === 'Both' ? [] : ['@long'],
    }, async ({ page }) => {
      const answers: string[] = [];
      page.on('response', async (response) => {
        if (response.url().includes('/functions/v1/')) answers.push(await response.text());
      });
      await openIn(page, language);
      await answer(page, language, walk);
      await generate(page, language);
      const rule = page.getByRole('region', { name: language === 'en' ? 'Generated rule' : 'Erzeugte Regel' });
      for (const name of walk.frameworks) await expect(rule.getByText(name).first()).toBeVisible();
      // a chat runs no commands
      if (walk.model !== 'ChatGPT') await expect(rule.getByText(t.commands).first()).toBeVisible();
      if (walk.format !== 'Markdown') await expect(rule).toContainText('"schemaVersion": 1');
      const height = async () => (await rule.boundingBox())?.height ?? 0;
      await expect.poll(height).toBeLessThanOrEqual(500);
      await page.getByRole('button', { name: t.showAll, expanded: false }).click();
      await expect.poll(height).toBeGreaterThan(800);
      await page.getByRole('button', { name: t.showLess, expanded: true }).click();
      await expect.poll(height).toBeLessThanOrEqual(500);
      if (walk.format !== 'Markdown') {
        const version = rule.getByText('"schemaVersion"');
        await rule.locator('summary').first().press('Enter');
        await expect(version).toBeHidden();
        await rule.locator('summary').first().press('Enter');
        await expect(version).toBeVisible();
      }
      const unmasked =
        /Validate everything that|Prüfe alles, was|read it from the environment|an einer einzigen Stelle/;
      expect(await page.content()).not.toMatch(unmasked);
      expect(answers).toHaveLength(1);
      expect(answers[0]).not.toMatch(unmasked);
      expect(JSON.parse(answers[0] ?? '').content.match(/•+/g).length).toBeGreaterThan(100);
    });
  }

  test(`visitor copies the protected text, may not download it, and must sign in to save it (${language})`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openIn(page, language);
    await answer(page, language, walks[0] as Answers);
    await generate(page, language);

    await page.getByRole('button', { name: t.copy, exact: true }).click();
    await expect(page.getByRole('button', { name: t.copied })).toBeVisible();
    await expect(page.getByText(t.limited)).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain('•••');
    expect(copied).toContain('/signup');
    await expect(page.getByRole('button', { name: t.copy, exact: true })).toBeVisible();

    await page.getByRole('button', { name: t.download }).click();
    await expect(page.getByText(t.downloadBlocked)).toBeVisible();

    await page.getByRole('button', { name: t.save }).click();
    await expect(page).toHaveURL('/signin?next=%2Fpreview');
    await expect(page.getByText(t.saveBlocked)).toBeVisible();
  });

  test(`visitor cannot generate without a framework or without consent, and is told why (${language})`, async ({
    page,
  }) => {
    await openIn(page, language);
    await page.getByRole('button', { name: t.try }).click();
    const circles = page
      .getByRole('navigation')
      .filter({ has: page.locator('[aria-current=step]') })
      .getByRole('button');
    await circles.nth(4).click();
    const button = page.getByRole('button', { name: t.generate });
    await expect(button).toBeDisabled();
    await expect(page.getByText(t.noFramework)).toBeVisible();
    await circles.nth(2).click();
    await expect(page.getByText(t.noFramework)).toBeVisible();
    await choose(page, 'checkbox', 'Angular');
    await expect(page.getByText(t.noFramework)).toBeHidden();
    await circles.nth(4).click();
    await expect(button).toBeDisabled();
    await expect(page.getByText(t.consent)).toBeVisible();
    await page.getByRole('checkbox').check();
    await expect(button).toBeEnabled();
    // no other way to submit generates either, and the reason is said once
    await page.getByRole('checkbox').uncheck();
    await page.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit());
    await expect(button).toBeDisabled();
    await expect(page.getByText(t.consent.split(': ').at(-1) ?? '')).toHaveCount(1);
  });

  test(`each step has an address: back, forward and a reload keep it, and the logo and a new rule start fresh (${language})`, async ({
    page,
  }) => {
    const strict = page.getByRole('radio', { name: new RegExp(`^${choiceWords[language].strict}`) });
    const markdown = page.getByRole('radio', { name: /^Markdown/ });
    const tryIt = page.getByRole('button', { name: t.try });
    // without answers, the address of a later step leads to the first
    await openIn(page, language, '/?step=format');
    await expect(page).toHaveURL('/?step=model');
    await page.getByRole('link', { name: /^Regelwerk/ }).click();
    await expect(page).toHaveURL('/');
    await answer(page, language, walks[0] as Answers);
    await expect(page).toHaveURL('/?step=format');
    await page.goBack();
    await expect(strict).toBeChecked();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.goForward();
    await expect(markdown).toBeChecked();
    await page.reload();
    await expect(markdown).toBeChecked();
    await page.goto('/');
    await expect(page).toHaveURL('/?step=format');
    await page.getByRole('button', { name: t.back, exact: true }).click();
    await expect(strict).toBeChecked();
    expect(await page.evaluate(() => sessionStorage.getItem('activeFormSession'))).toContain('Claude');
    await page.getByRole('button', { name: t.next, exact: true }).click();
    await generate(page, language);
    await expect(page).toHaveURL('/preview');
    await page.goBack();
    await expect(markdown).toBeChecked();
    await page.goForward();
    await page.getByRole('button', { name: t.createNew }).click();
    await expect(page.getByRole('radio', { name: /^ChatGPT/ })).toBeChecked();
    await expect(page).toHaveURL('/?step=model');

    // a person who goes back from the first step reads the landing page, and goes on with the same answers
    await page.getByRole('link', { name: /^Regelwerk/ }).click();
    await expect(tryIt).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem('activeFormSession'))).toBeNull();
    await tryIt.click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await choose(page, 'radio', 'Gemini');
    await page.goBack();
    await tryIt.click();
    await expect(page.getByRole('radio', { name: /^Gemini/ })).toBeChecked();
  });

  test(`what a tool always builds with is selected, and says so (${language})`, async ({ page }) => {
    await openIn(page, language);
    await page.getByRole('button', { name: t.try }).click();
    const next = () => page.getByRole('button', { name: t.next, exact: true }).click();
    await choose(page, 'radio', 'Lovable');
    await next();
    await next();
    await expect(page.getByRole('checkbox', { name: 'React' })).toBeChecked();
    await expect(page.getByText(language === 'en' ? /^Lovable always builds/ : /^Lovable baut immer/)).toBeVisible();
    await expect(page.getByText(t.noFramework)).toHaveCount(0);
  });

  test(`a typed model name stays in the wizard and out of the rule (${language})`, async ({ page }) => {
    await openIn(page, language);
    await page.getByRole('button', { name: t.try }).click();
    await choose(page, 'radio', modelLabel('Custom', language));
    await page.getByPlaceholder(t.customPlaceholder).fill('My <b>own</b> model');
    await page.reload();
    await expect(page.getByPlaceholder(t.customPlaceholder)).toHaveValue('My <b>own</b> model');
    const circles = page
      .getByRole('navigation')
      .filter({ has: page.locator('[aria-current=step]') })
      .getByRole('button');
    await circles.nth(2).click();
    await choose(page, 'checkbox', 'Vue');
    await circles.nth(4).click();
    await generate(page, language);
    await expect(page.getByText('own</b>')).toHaveCount(0);
    await expectNoSidewaysScroll(page);
  });

  test(`the generating screen is shown during the generation, and the way back stops it (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 664 });
    await openIn(page, language);
    await answer(page, language, walks[0] as Answers);
    const letThrough = await holdBack(page, '**/functions/v1/generate-rules');
    await page.getByRole('checkbox').check();
    await page.getByText(choiceWords[language].options).click();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.getByRole('button', { name: t.generate }).click();
    // in view, wherever the page before was scrolled to
    for (const text of [t.generating, t.wait]) await expect(page.getByText(text)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: t.cancel })).toBeInViewport({ ratio: 1 });
    // the way back stops it
    await page.goBack();
    await expect(page.getByText(t.notCharged)).toBeVisible();
    await expect(page.getByRole('radio', { name: new RegExp(`^${choiceWords[language].strict}`) })).toBeChecked();
    await page.goForward();
    await page.getByRole('button', { name: t.generate }).click();
    await expect(page.getByText(t.generating)).toBeVisible();
    letThrough();
    await expect(page.getByRole('button', { name: t.createNew })).toBeVisible();
  });

  test(`the way back works also while the page of a finished rule is loading (${language})`, async ({ page }) => {
    await openIn(page, language);
    await answer(page, language, walks[0] as Answers);
    await page.getByRole('checkbox').check();
    const letThrough = await holdBack(page, '**/assets/*.js');
    const finished = page.waitForResponse('**/functions/v1/generate-rules');
    await page.getByRole('button', { name: t.generate }).click();
    await (await finished).finished();
    await expect(page.getByText(t.generating)).toBeVisible();
    await expect(page).toHaveURL('/preview');
    await page.goBack();
    await expect(page.getByRole('radio', { name: /^Markdown/ })).toBeVisible();
    letThrough();
    await page.getByRole('button', { name: t.generate }).click();
    await expect(page.getByRole('button', { name: t.createNew })).toBeVisible();
  });

  test.describe('with something broken', () => {
    test.use({ expectedMessages: /Failed to load resource|translations could not be loaded/ });

    test(`a failed generation is reported and keeps every answer (${language})`, async ({ page }) => {
      await openIn(page, language);
      await answer(page, language, walks[1] as Answers);
      await page.route('**/functions/v1/generate-rules', (route) =>
        route.fulfill({ status: 500, json: { error: 'boom', code: 'unexpected_failure' } }),
      );
      await page.getByRole('checkbox').check();
      await page.getByRole('button', { name: t.generate }).click();
      await expect(page.getByText(t.failed)).toBeVisible();
      await expect(page.getByText(t.tryAgain)).toBeVisible();
      await expectNoticesBesideButtons(page);
      await expect(page.getByRole('radio', { name: /^JSON/ })).toBeChecked();
      await expect(page.getByRole('checkbox')).toBeChecked();
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 700 });
        const refused = page.waitForResponse('**/functions/v1/generate-rules');
        await page.getByRole('button', { name: t.generate }).click();
        await refused;
        await expect(page.getByText(t.failed).first()).toBeVisible();
        await expectNoticesBesideButtons(page);
      }
      await page.unroute('**/functions/v1/generate-rules');
      await page.getByRole('button', { name: t.generate }).click();
      await expect(page.getByRole('button', { name: t.createNew })).toBeVisible();
    });

    test(`each refusal to generate has its own text (${language})`, { tag: '@long' }, async ({ page }) => {
      await openIn(page, language);
      await answer(page, language, walks[1] as Answers);
      await page.getByRole('checkbox').check();
      for (const [status, code, notice] of [
        [502, 'model_failed', t.modelFailed],
        [429, 'rate_limited', t.tooManyRules],
        [401, 'session_ended', t.sessionEnded],
      ] as const) {
        await page.route('**/functions/v1/generate-rules', (route) =>
          route.fulfill({ status, json: { error: 'Refused', code } }),
        );
        await page.getByRole('button', { name: t.generate }).click();
        await expect(page.getByText(notice, { exact: true })).toBeVisible();
        await expect(page.getByText(t.tryAgain)).toHaveCount(0);
        await page.unroute('**/functions/v1/generate-rules');
      }
    });

    test(`without the model list the built-in one is offered, with a notice (${language})`, { tag: '@long' }, async ({
      page,
    }) => {
      await page.route('**/rest/v1/ai_models**', (route) =>
        route.fulfill({ status: 500, json: { code: 'XX000', message: 'boom', details: null, hint: null } }),
      );
      await openIn(page, language);
      await page.getByRole('button', { name: t.try }).click();
      await expect(page.getByText(t.modelsFailed)).toBeVisible();
      await expect(page.getByText(t.modelsFallback)).toBeVisible();
      await expect(page.getByRole('radio')).toHaveCount(firstModels.length);
    });

    test(`an unknown address links to the landing page (${language})`, async ({ page }) => {
      await openIn(page, language, '/no/such/page');
      await page.getByRole('link', { name: t.home }).click();
      await expect(page.getByRole('button', { name: t.try })).toBeVisible();
    });
  });
}

test('a rule is rendered even on a slow machine with animations', { tag: '@long' }, async ({ page, context }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openIn(page, 'en');
  await answer(page, 'en', walks[2] as Answers);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await generate(page, 'en');
  await expect(page.getByRole('region', { name: 'Generated rule' }).getByText('Vue').first()).toBeVisible();
});
