import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from '../tools/testing/find-browser.ts';
import { startTestServer } from '../tools/testing/start-test-server.ts';

interface Report {
  readonly lhr: {
    categories: Record<string, { score: number | null }>;
    audits: Record<string, { numericValue?: number }>;
  };
}

const modules = join(import.meta.dirname, 'lighthouse/node_modules');
const { default: lighthouse } = await import(join(modules, 'lighthouse/core/index.js'));
const { launch } = await import(join(modules, 'chrome-launcher/dist/index.js'));
const dataDir = mkdtempSync(join(tmpdir(), 'regelwerk-bench-'));
const server = await startTestServer({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
const chrome = await launch({
  chromePath: findBrowser(),
  chromeFlags: [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});
// mobile, with the network and the processor simulated: Lighthouse's own default
const { lhr }: Report = await lighthouse(`${server.url}/`, { port: chrome.port, output: 'json', logLevel: 'error' });
const scores = Object.fromEntries(
  Object.entries(lhr.categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
);
const largestPaintMs = Math.round(lhr.audits['largest-contentful-paint']?.numericValue ?? 0);
console.log(JSON.stringify({ scores, largestPaintMs }));
await chrome.kill();
await server.stop();
rmSync(dataDir, { recursive: true, force: true });
