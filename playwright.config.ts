import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findBrowser } from './tools/testing/find-browser.ts';
import { isLongRun } from './tools/testing/is-long-run.ts';
import { scratchFolder } from './tools/testing/scratch-folder.ts';

process.env.TMPDIR = scratchFolder();

const port = Number(process.env.E2E_PORT ?? 4173);

const testDir = 'tests/e2e';
const specs = readdirSync(join(import.meta.dirname, testDir))
  .filter((name) => name.endsWith('.spec.ts'))
  .sort();

/** The short run leaves out the journeys that faster tests prove as well. */
const long = /@long/;

/** Browsers as other people have them: translated, cut off, without storage or over plain http. */
const otherBrowsers = { name: 'other browsers', testMatch: 'other-browsers/*.spec.ts' };

/**
 * The titles of journeys in both languages end with the language. The long run walks both; the short one alternates.
 */
const journeys =
  process.env.EVERY_LANGUAGE === '1'
    ? [{ name: 'journeys', testMatch: specs }, otherBrowsers]
    : [
        {
          name: 'English journeys',
          testMatch: specs.filter((_, index) => index % 2 === 0),
          grepInvert: [/\(de\)$/, long],
        },
        {
          name: 'German journeys',
          testMatch: specs.filter((_, index) => index % 2 === 1),
          grepInvert: [/\(en\)$/, long],
        },
        { ...otherBrowsers, grepInvert: [/\(en\)$/, long] },
      ];

export default defineConfig({
  testDir,
  // the longest journeys take twenty seconds, and up to four times that on a busy machine
  timeout: 120_000,
  expect: { timeout: 10_000 },
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env.CI !== undefined,
  reporter: [['list'], ['json', { outputFile: '.cache/reports/e2e.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    timezoneId: 'Asia/Kathmandu',
    locale: 'en-GB',
    // moving less takes less time; journeys about motion ask for it
    contextOptions: { reducedMotion: isLongRun ? 'no-preference' : 'reduce' },
    // recording takes a tenth of the time; E2E_TRACE=1 keeps the trace of a journey that fails
    trace: process.env.E2E_TRACE === '1' ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath: findBrowser(),
      // without these the browser contacts its vendor, which no test may depend on
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    // the first account of the database becomes its admin, so this must sign up first
    { name: 'first admin', testMatch: 'first-admin.setup.ts' },
    ...journeys.map((project) => ({ ...project, dependencies: ['first admin'] })),
  ],
  webServer: {
    command: 'node tools/run.mjs tools/serve-journeys.mjs',
    url: `http://localhost:${port}/ready`,
    timeout: 120_000,
    reuseExistingServer: false,
    stdout: 'ignore',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: String(port),
      SITE_URL: `http://localhost:${port}`,
      DATA_DIR: '.cache/e2e-data',
      DATABASE_URL: '',
      LOG_LEVEL: 'warn',
      SECRET_KEY: 'sb_secret_e2e',
    },
  },
});
