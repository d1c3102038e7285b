import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publicAddress } from '@regelwerk/contract/public-pages';
import { interfaceLanguages } from '@regelwerk/contract/shared/languages';
import type { Figure } from '../../bench/report/figure.ts';
import { printFigures } from '../../bench/report/print-figures.ts';
import { findBrowser } from '../../tools/testing/find-browser.ts';
import { startTestServer } from '../../tools/testing/start-test-server.ts';

interface Report {
  readonly lhr: {
    categories: Record<string, { score: number | null }>;
    audits: Record<string, { numericValue?: number; score: number | null; scoreDisplayMode: string }>;
  };
}

const modules = join(import.meta.dirname, 'node_modules');
// it is large and only measures, so the first run installs it here
if (!existsSync(join(modules, 'lighthouse'))) {
  const { status } = spawnSync('npm', ['ci'], { cwd: import.meta.dirname, stdio: ['ignore', 2, 2] });
  if (status !== 0) throw new Error('Lighthouse could not be installed.');
}
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
// mobile, with simulated network and processor: Lighthouse's default
const addresses = (['home', 'documentation', 'privacy'] as const).flatMap((name) =>
  interfaceLanguages.map((language) => publicAddress(name, language)),
);
const figures: Figure[] = [];
for (const address of addresses) {
  const lhr = await look(`${server.url}${address}`);
  const milliseconds = (audit: string) => Math.round(lhr.audits[audit]?.numericValue ?? 0);
  for (const [name, { score }] of Object.entries(lhr.categories))
    figures.push({
      name: `${address}: ${name}`,
      unit: 'points',
      value: Math.round((score ?? 0) * 100),
      goal: { of: 'value', atLeast: 98 },
    });
  figures.push(
    {
      name: `${address}: largest paint, simulated phone`,
      unit: 'ms',
      value: milliseconds('largest-contentful-paint'),
      goal: { of: 'value', atMost: 1100 },
    },
    { name: `${address}: blocked`, unit: 'ms', value: milliseconds('total-blocking-time') },
  );
  for (const [name, { score, scoreDisplayMode }] of Object.entries(lhr.audits))
    if (score === 0 && scoreDisplayMode === 'binary') process.stderr.write(`${address}: ${name}\n`);
}
printFigures(figures);
await chrome.kill();
await server.stop();
rmSync(dataDir, { recursive: true, force: true });

/** Measures again if a trace has no paint and therefore no score. */
async function look(url: string): Promise<Report['lhr']> {
  for (let attempt = 1; ; attempt += 1) {
    const { lhr }: Report = await lighthouse(url, { port: chrome.port, output: 'json', logLevel: 'error' });
    if (attempt === 3 || Object.values(lhr.categories).every(({ score }) => score !== null)) return lhr;
  }
}
