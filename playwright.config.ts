import { defineConfig } from '@playwright/test';
import { findBrowser } from './tools/testing/find-browser.ts';

const port = Number(process.env.E2E_PORT ?? 4173);

export default defineConfig({
  testDir: 'tests/e2e',
  // the longest journeys take twenty seconds, and up to four times that where other programs want the processor
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
    // pictures of every step cost a quarter of the time, and a trace can be read without
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: true },
    launchOptions: {
      executablePath: findBrowser(),
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
  projects: [
    // the first account of the database becomes its admin: nobody may sign up before it
    { name: 'first admin', testMatch: 'first-admin.setup.ts' },
    { name: 'journeys', testMatch: '*.spec.ts', dependencies: ['first admin'] },
  ],
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
