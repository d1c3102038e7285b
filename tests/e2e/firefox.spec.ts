import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { publicAddress } from '@regelwerk/contract/public-pages';
import { type Browser, type ElementHandle, launch, type Page } from 'puppeteer-core';
import { findBrowser } from '../../tools/testing/find-browser.ts';
import { choiceWords } from './choice-words.ts';
import type { Language } from './fixtures.ts';
import { writeHouseProject } from './house-project.ts';
import { paymentWords } from './payment-words.ts';
import { newEmail, password } from './people.ts';
import { words } from './words.ts';

/** Firefox reports a font whose page was left before it had arrived. */
const leftWhileLoading = /downloadable font: download failed .* status=2152398850/;

let browser: Browser;
test.beforeAll(async () => {
  browser = await launch({ browser: 'firefox', executablePath: findBrowser('firefox'), headless: true });
});
test.afterAll(() => browser.close());

for (const language of ['en', 'de'] as Language[]) {
  const t = { ...words[language], ...choiceWords[language], ...paymentWords[language] };

  test(`the way from the landing page to a saved rule, an order and the next sign-in works in Firefox (${language})`, async ({
    baseURL,
  }) => {
    const problems: string[] = [];
    const page = await openPage(problems);
    const home = `${baseURL}${publicAddress('home', language)}`;
    await page.goto(home);
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
    await page.waitForFunction(() => window.location.pathname === '/preview');
    await page.waitForFunction(() => document.querySelector('main')?.textContent?.includes('•••'));

    // the whole rule, after signing up
    await page.goto(`${baseURL}/signup`);
    const [name, email, ...secrets] = await fieldsOf(page, 4);
    await name?.type('Ada Lovelace');
    const address = newEmail();
    await email?.type(address);
    for (const secret of secrets) await secret.type(password);
    await press(page, t.signUp, 'form');
    await page.waitForFunction(() => window.location.pathname.startsWith('/user/'));
    // the address changes while the page is still loading, and leaving it then would reload it
    await page.locator('main h1 ::-p-text(Ada Lovelace)').wait();
    await page.goto(`${home}?step=format`);
    await expectChosen(page, 'Markdown');
    await generate(page, t.generate);
    await page.waitForFunction(() => window.location.pathname.startsWith('/rule/'));
    // the address changes before the page that generates leaves
    await page.waitForFunction(() => document.querySelector('main')?.textContent?.includes('React'));
    const rule = await textOf(page, 'main');
    expect(rule).not.toContain('•••');
    const title = await textOf(page, 'h1');

    // saved, and found again
    await press(page, t.save);
    await press(page, t.save, '[role=dialog]');
    await page.locator(`::-p-text(${t.ruleSaved})`).wait();
    await page.goto(`${baseURL}/user/saved-rules`);
    await page.locator(`main ::-p-text(${title})`).wait();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);

    // an order, up to the payment page
    await page.goto(`${baseURL}/user/purchase-tokens`);
    await page.locator(`::-p-aria([name="${t.purchase}: Basic"][role="button"])`).click();
    await agreeToAll(page, 2);
    await press(page, t.order, '[role=dialog]');
    await page.waitForFunction(() => window.location.pathname.startsWith('/sandbox/checkout/'));

    // signed in again, as a new visit would
    await page.goto(`${baseURL}/impressum`);
    await page.evaluate(() => localStorage.clear());
    await page.goto(`${baseURL}/signin`);
    const [user, secret] = await fieldsOf(page, 2);
    await user?.type(address);
    await secret?.type(password);
    await press(page, t.signIn, 'form');
    await page.waitForFunction(() => window.location.pathname === '/user/dashboard');
    await page.locator(`main ::-p-text(${address})`).wait();
    expect(problems).toEqual([]);
  });
}

for (const language of ['en', 'de'] as Language[]) {
  const t = words[language];

  test(`sources are counted in Firefox too, which lets their worker compile grammars (${language})`, async ({
    baseURL,
  }, info) => {
    const folder = writeHouseProject(info.outputPath('house'));
    const problems: string[] = [];
    const page = await openPage(problems);
    await page.goto(`${baseURL}${publicAddress('home', language)}`);
    await press(page, t.try);
    await choose(page, 'Claude');
    await press(page, t.next);
    await choose(page, 'Frontend');
    await press(page, t.next);
    const field = await page.waitForSelector('main input[type=file]:not([webkitdirectory])', { hidden: true });
    const tasks = Array.from({ length: 9 }, (_, index) => `src/tasks/a${index}.ts`);
    const files = ['package.json', 'lib/BaseTask.ts', ...tasks].map((path) => join(folder, path));
    await (field as ElementHandle<HTMLInputElement>).uploadFile(...files);
    await page.locator('main ul ::-p-text(BaseTask)').wait();
    expect(problems).toEqual([]);
  });
}

/** Opens a phone-sized page of its own; notes what goes wrong on it. */
async function openPage(problems: string[]): Promise<Page> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ width: 390, height: 844 });
  const note = (text: string) => {
    if (!leftWhileLoading.test(text)) problems.push(text);
  };
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warn') note(message.text());
  });
  page.on('pageerror', (error) => note(String(error)));
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

/** Ticks the boxes of a dialog one after the other, each as soon as it stands still. */
async function agreeToAll(page: Page, count: number): Promise<void> {
  for (let agreed = 1; agreed <= count; agreed += 1) {
    await page.locator('[role=dialog] input[type=checkbox]:not(:checked)').click();
    await page.waitForFunction(
      (wanted) => document.querySelectorAll('[role=dialog] input:checked').length === wanted,
      {},
      agreed,
    );
  }
}

async function expectChosen(page: Page, value: string): Promise<void> {
  await page.locator(`input[value="${value}"]:checked`).wait();
}

async function generate(page: Page, name: string): Promise<void> {
  await page.locator('label:has(input[type=checkbox])').click();
  await press(page, name);
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
