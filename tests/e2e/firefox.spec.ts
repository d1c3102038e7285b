import { expect, test } from '@playwright/test';
import { type Browser, launch, type Page } from 'puppeteer-core';
import { findBrowser } from '../../tools/testing/find-browser.ts';
import { choiceWords } from './choice-words.ts';
import type { Language } from './fixtures.ts';
import { newEmail, password } from './people.ts';
import { words } from './words.ts';

let browser: Browser;
test.beforeAll(async () => {
  browser = await launch({ browser: 'firefox', executablePath: findBrowser('firefox'), headless: true });
});
test.afterAll(() => browser.close());

for (const language of ['en', 'de'] as Language[]) {
  const t = { ...words[language], ...choiceWords[language] };

  test(`the way from the landing page to a saved rule works in Firefox (${language})`, async ({ baseURL }) => {
    const problems: string[] = [];
    const page = await openPage(language, problems);
    await page.goto(`${baseURL}/`);
    await press(page, t.try);

    // a visitor's preview
    await choose(page, 'Claude');
    await press(page, t.next);
    await choose(page, 'Frontend');
    await press(page, t.next);
    await choose(page, 'React');
    await press(page, t.next);
    await choose(page, 'Strict');
    await press(page, t.next);
    await choose(page, 'Markdown');
    await page.goBack();
    await expectChosen(page, 'Strict');
    await page.goForward();
    await expectChosen(page, 'Markdown');
    await page.reload();
    await expectChosen(page, 'Markdown');
    expect(await isBarInView(page)).toBe(true);
    await generate(page, t.generate);
    await expectPath(page, '/?step=preview');
    expect(await textOf(page, 'main')).toContain('•••');

    // the whole rule, after signing up
    await page.goto(`${baseURL}/signup`);
    const [name, email, ...secrets] = await fieldsOf(page, 4);
    await name?.type('Ada Lovelace');
    await email?.type(newEmail());
    for (const secret of secrets) await secret.type(password);
    await press(page, t.signUp, 'form');
    await page.waitForFunction(() => window.location.pathname.startsWith('/user/'));
    await page.locator('main h1').wait();
    await page.goto(`${baseURL}/?step=format`);
    await expectChosen(page, 'Markdown');
    await generate(page, t.generate);
    await page.waitForFunction(() => window.location.pathname.startsWith('/rule/'));
    await page.locator('main h1').wait();
    const rule = await textOf(page, 'main');
    expect(rule).not.toContain('•••');
    expect(rule).toContain('React');
    const title = await textOf(page, 'h1');

    // saved, and found again
    await press(page, t.save);
    await press(page, t.save, '[role=dialog]');
    await page.locator(`::-p-text(${t.ruleSaved})`).wait();
    await page.goto(`${baseURL}/user/saved-rules`);
    await page.locator(`main ::-p-text(${title})`).wait();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    expect(problems).toEqual([]);
  });
}

/** Opens a phone-sized page of its own for a person who chose this language; notes what goes wrong on it. */
async function openPage(language: Language, problems: string[]): Promise<Page> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ width: 390, height: 844 });
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warn') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  await page.evaluateOnNewDocument((chosen) => {
    // the blank page in between has no storage
    if (window.location.protocol !== 'about:') window.localStorage.setItem('language', chosen);
  }, language);
  return page;
}

async function press(page: Page, name: string, within = 'body'): Promise<void> {
  await page.locator(`${within} button ::-p-text(${name})`).click();
}

/** Chooses a card by its value; the card itself is pressed, as a finger would. */
async function choose(page: Page, value: string): Promise<void> {
  await page.locator(`label:has(input[value="${value}"])`).click();
  await expectChosen(page, value);
}

async function expectChosen(page: Page, value: string): Promise<void> {
  await page.locator(`input[value="${value}"]:checked`).wait();
}

async function generate(page: Page, name: string): Promise<void> {
  await page.locator('label:has(input[type=checkbox])').click();
  await press(page, name);
}

async function expectPath(page: Page, path: string): Promise<void> {
  await page.waitForFunction((wanted) => window.location.href.endsWith(wanted), {}, path);
}

async function textOf(page: Page, selector: string): Promise<string> {
  return page
    .locator(selector)
    .map((element) => element.textContent ?? '')
    .wait();
}

async function fieldsOf(page: Page, count: number) {
  await page.waitForFunction((wanted) => document.querySelectorAll('main form input').length >= wanted, {}, count);
  return page.$$('main form input');
}

function isBarInView(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const bar = document.querySelector('.step-bar')?.getBoundingClientRect();
    return bar !== undefined && bar.top > 0 && bar.bottom <= window.innerHeight;
  });
}
