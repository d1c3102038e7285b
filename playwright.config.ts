import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

const port = Number(process.env.E2E_PORT ?? 4173);
const browsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const executablePath = process.env.CHROMIUM_PATH ?? browsers.find((path) => existsSync(path));
if (executablePath === undefined)
  throw new Error('No Chromium or Chrome found. Install one, or name it in CHROMIUM_PATH.');

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '*.spec.ts',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env.CI !== undefined,
  reporter: [['list'], ['json', { outputFile: '.cache/reports/e2e.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    timezoneId: 'Asia/Kathmandu',
    locale: 'en-GB',
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath,
      // without these the browser calls home, which no test may depend on
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
  webServer: {
    command: 'node tools/start.mjs',
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
