import type { Page } from '@playwright/test';
import { adminWords } from './admin-words.ts';
import { expect, type Language, openIn, test } from './fixtures.ts';
import { expectFirstView, type FirstView } from './in-first-view.ts';
import { ownWords } from './own-words.ts';
import { signIn, signInAsAdmin, takeTokens } from './people.ts';
import { plainAnswers } from './plain-answers.ts';
import { answer, generate, openWizard } from './wizard.ts';
import { words } from './words.ts';

const screens = [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
] as const;

type Width = (typeof screens)[number]['width'];
type View = (page: Page, language: Language, width: Width) => FirstView;

const steps = ['model', 'type', 'frameworks', 'behavior', 'format'] as const;
type Step = (typeof steps)[number];

/** How many cards of a step fit the first view. */
const cards: Readonly<Record<Step, Readonly<Record<Width, number>>>> = {
  model: { 1280: 9, 390: 4 },
  type: { 1280: 3, 390: 3 },
  frameworks: { 1280: 7, 390: 7 },
  behavior: { 1280: 4, 390: 4 },
  format: { 1280: 3, 390: 3 },
};

const main = (page: Page) => page.getByRole('main');
const title = (page: Page) => main(page).getByRole('heading', { level: 1 });
const lead = (page: Page) => main(page).getByRole('paragraph').first();
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
const field = (page: Page, label: string) => main(page).getByLabel(label, { exact: true });
const region = (page: Page, name: string) => main(page).getByRole('region', { name });
const tabs = (page: Page) => main(page).getByRole('tab');
const first = <Part>(count: number, part: (index: number) => Part) =>
  Array.from({ length: count }, (_, at) => part(at));
const circles = (page: Page) => main(page).locator('nav', { has: page.locator('[aria-current=step]') });
const cardsOf = (page: Page, step: Step, count: number) =>
  first(count, (at) =>
    main(page)
      .locator('label', { has: page.getByRole(step === 'frameworks' ? 'checkbox' : 'radio') })
      .nth(at),
  );

/** A step of the wizard; `count` says how many of its cards fit. */
const stepView =
  (step: Step, count: Readonly<Record<Width, number>> = cards[step]): View =>
  (page, language, width) => {
    const t = words[language];
    const isLast = step === 'format';
    return {
      parts: [circles(page), title(page), ...cardsOf(page, step, count[width])],
      also: [
        button(page, t.back),
        ...(isLast ? [main(page).getByRole('checkbox'), button(page, t.generate)] : [button(page, t.next)]),
      ],
    };
  };

/** The specified parts of each public screen. */
const publicScreens: Readonly<Record<string, View>> = {
  '/': (page, language) => ({
    parts: [
      title(page),
      lead(page),
      button(page, words[language].try),
      main(page).locator('a[href="/signup"]'),
      main(page).locator('a[href="/signin"]'),
      main(page).getByRole('heading', { level: 2 }).first(),
      ...first(2, (at) => main(page).getByRole('list').nth(at)),
    ],
  }),
  '/signin': (page, language) => ({
    parts: [
      title(page),
      lead(page),
      field(page, words[language].email),
      field(page, words[language].password),
      main(page).getByRole('link', { name: words[language].forgot }),
      button(page, words[language].signIn),
    ],
  }),
  '/signup': (page, language) => ({
    parts: [
      title(page),
      lead(page),
      field(page, words[language].name),
      field(page, words[language].email),
      field(page, words[language].password),
    ],
    // what a password must have stands under its field
    also: [field(page, words[language].confirmPassword), button(page, words[language].signUp)],
  }),
  '/forgot-password': (page, language) => ({
    parts: [title(page), lead(page), field(page, words[language].email), button(page, words[language].sendLink)],
  }),
  '/documentation': (page, language) => ({
    parts: [
      title(page),
      main(page).getByText(/prompt engineering:/i),
      ...words[language].docsTabs.map((name) => main(page).getByRole('tab', { name })),
    ],
    also: [main(page).getByRole('tabpanel').getByRole('heading').first()],
  }),
  '/billing': (page, _, width) => ({
    parts: [
      title(page),
      lead(page),
      tabs(page).first(),
      ...first(width === 1280 ? 2 : 1, (at) => offers(page).nth(at)),
    ],
  }),
  '/user/purchase-tokens': (page, _, width) => ({
    parts: [title(page), lead(page), ...first(width === 1280 ? 3 : 2, (at) => offers(page).nth(at))],
  }),
};

/** The specified parts of the screens of a person. */
const ownScreens: Readonly<Record<string, View>> = {
  '/user/dashboard': (page, language, width) => ({
    parts: [
      title(page),
      main(page).getByText('@').first(),
      button(page, ownWords[language].newRule),
      main(page).locator('section', { hasText: 'Ada Lovelace' }),
      region(page, words[language].balance),
      region(page, words[language].yourRules),
      main(page).getByRole('heading', { name: words[language].recent }),
    ],
    also: width === 1280 ? [main(page).getByRole('row').nth(1)] : [],
  }),
  '/user/saved-rules': (page, language) => ({
    parts: [main(page).getByRole('link', { name: words[language].back, exact: true }), title(page)],
    also: [
      main(page).getByRole('article').first(),
      main(page).getByRole('article').first().getByRole('button', { name: words[language].view }),
    ],
  }),
  '/billing': (page) => ({
    parts: [title(page), lead(page), ...first(3, (at) => tabs(page).nth(at)), offers(page).first()],
  }),
  '/user/purchase-tokens': (page, language) => ({
    parts: [title(page), lead(page), region(page, words[language].balance), offers(page).first()],
  }),
};

/** The cards of what is sold. */
function offers(page: Page) {
  return main(page).locator('li', { has: page.getByRole('heading', { level: 2 }) });
}

/** Looks at the page as a desktop and as a phone show it. */
async function onEach(page: Page, look: (width: Width) => Promise<void>): Promise<void> {
  for (const screen of screens) {
    await page.setViewportSize(screen);
    await look(screen.width);
  }
}

for (const language of ['en', 'de'] as Language[]) {
  const t = { ...words[language], ...ownWords[language] };
  const expectView = (page: Page, view: View) =>
    onEach(page, (width) => expectFirstView(page, view(page, language, width)));
  const expectParts = (page: Page, view: FirstView) => onEach(page, () => expectFirstView(page, view));

  test(`the first view of each public screen has what is specified (${language})`, async ({ page }) => {
    for (const [path, view] of Object.entries(publicScreens)) {
      await openIn(page, language, path);
      await expectView(page, view);
    }
  });

  test(`the first view of each step, and of the preview, has what is specified (${language})`, async ({ page }) => {
    await openIn(page, language);
    await openWizard(page, language);
    for (const step of steps) {
      await expectView(page, stepView(step));
      // a step without its answer says so beside the way on, and is not marked as done
      if (step === 'frameworks') await expectParts(page, { parts: [page.getByText(t.noFramework)] });
      if (step !== 'format') await button(page, t.next).click();
    }
    await expectParts(page, { parts: [page.getByText(t.noFramework)] });
    const circle = circles(page).getByRole('button').nth(2);
    await expect(circle).toHaveText(/^3/);
    await circle.click();
    await page.getByRole('checkbox', { name: 'React' }).check({ force: true });
    await circles(page).getByRole('button').nth(4).click();
    await expectView(page, (...of) => ({ ...stepView('format')(...of), parts: [page.getByText(t.consent)] }));
    await generate(page, language);
    await expectParts(page, {
      parts: [title(page)],
      also: [
        ...[t.copy, t.download, t.save, t.createNew].map((name) => button(page, name)),
        main(page).getByRole('heading', { level: 2 }).first(),
      ],
    });
  });

  test(`the first view of each screen of a person has what is specified, also without tokens (${language})`, async ({
    page,
    request,
  }) => {
    await signIn(page, language);
    await page.goto('/');
    await expectParts(page, { parts: [title(page), lead(page), button(page, t.start)] });
    await answer(page, language, plainAnswers);
    await expectView(page, stepView('format'));
    await page.setViewportSize(screens[0]);
    await expectFirstView(page, { parts: [region(page, t.balance)] });
    await generate(page, language);
    await expectParts(page, {
      parts: [title(page), ...[t.copy, t.download, t.save].map((name) => button(page, name))],
      also: [button(page, t.createNew)],
    });
    await button(page, t.save).click();
    await page.getByRole('dialog').getByRole('button', { name: t.save }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    for (const [path, view] of Object.entries(ownScreens)) {
      await page.goto(path);
      await expectView(page, view);
    }

    // without tokens, every step says so first, and the dashboard has a way on
    await takeTokens(page, request, 2);
    await page.goto('/user/dashboard');
    const buy = { name: t.buyTokens };
    await expectParts(page, { parts: [region(page, t.balance).getByRole('link', buy)] });
    await button(page, t.newRule).click();
    for (const step of steps) {
      const banner = region(page, t.balance).filter({ hasText: t.outOfTokens });
      const fitting = { 1280: cards[step][1280], 390: Math.min(cards[step][390], step === 'format' ? 2 : 3) };
      await expectView(page, (...of) => {
        const { parts, also } = stepView(step, fitting)(...of);
        return { parts: [banner.getByRole('link', buy), ...parts], ...(also && { also }) };
      });
      if (step !== 'format') await button(page, t.next).click();
    }
  });

  test(`the first view of the administration has what is specified (${language})`, async ({ page }) => {
    await signInAsAdmin(page, language);
    await page.goto('/admin/billing');
    await expect(page.locator('[aria-keyshortcuts]')).toBeVisible();
    const tagline = page.getByText(language === 'en' ? /^Five answers/ : /^Fünf Antworten/);
    await onEach(page, async () => {
      await expect(tagline.filter({ visible: true })).not.toHaveCount(0);
      await expectFirstView(page, { parts: [title(page), lead(page), ...first(6, (tab) => tabs(page).nth(tab))] });
      await expectFirstView(page, { parts: [button(page, adminWords[language].newProduct)] });
    });
  });
}
