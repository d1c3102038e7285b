import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from './testing/find-browser.ts';
import { startTestServer } from './testing/start-test-server.ts';

// Draws the README's picture of a rule from the running product, in light and dark: run `node tools/draw-readme.ts` after
// `npm run build`.
const folder = join(import.meta.dirname, '../docs/images');
const password = 'a passphrase for a picture';
/** The line whose reason is open in the picture: it has room beside it. */
const shownLine = 'a non-null';
const belowHeader = { x: 0, y: 58, width: 1200, height: 1062 };

mkdirSync(folder, { recursive: true });
const dataDir = mkdtempSync(join(tmpdir(), 'regelwerk-readme-'));
const server = await startTestServer({ DATA_DIR: dataDir, DATABASE_URL: '', LOG_LEVEL: 'warn' });
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
try {
  const page = await browser.newPage({
    baseURL: server.url,
    viewport: { width: 1200, height: 1120 },
    locale: 'en-GB',
    reducedMotion: 'reduce',
  });
  await page.goto('/signup');
  await page.getByLabel('Name', { exact: true }).fill('Ada Lovelace');
  await page.getByLabel('Email', { exact: true }).fill('ada@example.com');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.locator('form').getByRole('button', { name: 'Sign Up' }).click();
  await page.waitForURL('**/user/welcome');

  await page.goto('/?model=Cursor&frameworks=React,TypeScript,FastAPI');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Generate Rules' }).click();
  await page.waitForURL('**/rule/**');
  const line = page.getByRole('listitem').filter({ hasText: shownLine }).first();
  await line.getByRole('button', { name: 'Why this line?' }).click();
  await page.getByText('1 token has been deducted').waitFor({ state: 'hidden' });

  for (const theme of ['light', 'dark']) {
    await page.evaluate(`document.documentElement.dataset.theme = '${theme}'`);
    await page.screenshot({ path: join(folder, `rule-${theme}.png`), clip: belowHeader });
  }
} finally {
  await browser.close();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
