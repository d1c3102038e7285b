import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { type InterfaceLanguage, interfaceLanguages } from '@regelwerk/contract/languages';
import { publicAddress } from '@regelwerk/contract/public-pages';
import { findBrowser } from '../tools/testing/find-browser.ts';
import { startTestServer } from '../tools/testing/start-test-server.ts';
import type { Figure } from './report/figure.ts';
import { printFigures } from './report/print-figures.ts';

/** How much slower the processor of a cheap phone is than this one. */
const slowdown = 6;
const settleMs = 400;

/** From the press to the next paint, as the browser counts it, with the part that our own code took. */
interface Interaction {
  readonly name: string;
  readonly durationMs: number;
  readonly processingMs: number;
  /** From the press until a new heading is painted; absent where the heading stays. */
  readonly headingMs: number | undefined;
}

const names = {
  en: { start: 'Try It Now', next: 'Next', back: 'Back', generate: 'Generate Rules' },
  de: { start: 'Jetzt ausprobieren', next: 'Weiter', back: 'Zurück', generate: 'Regel erzeugen' },
} as const;

const observe = `
  window.pressed = [];
  new PerformanceObserver((list) => pressed.push(...list.getEntries().filter((entry) => entry.interactionId > 0)))
    .observe({ type: 'event', durationThreshold: 16, buffered: true });
  const heading = () => document.querySelector('h1')?.textContent;
  addEventListener('click', ({ timeStamp }) => {
    window.clicked = { at: timeStamp, heading: heading() };
  }, { capture: true });
  new MutationObserver(() => {
    if (window.clicked === undefined || window.headingMs !== undefined || heading() === clicked.heading) return;
    requestAnimationFrame(() => setTimeout(() => { window.headingMs ??= performance.now() - clicked.at; }));
  }).observe(document, { childList: true, characterData: true, subtree: true });
`;
const forget = 'pressed.length = 0; window.clicked = undefined; window.headingMs = undefined';
const slowest = `({
  headingMs: window.headingMs,
  durationMs: Math.max(0, ...pressed.map(({ duration }) => duration)),
  processingMs: pressed.reduce((sum, { processingStart, processingEnd }) => sum + processingEnd - processingStart, 0),
})`;

const dataDir = mkdtempSync(join(tmpdir(), 'regelwerk-bench-'));
const server = await startTestServer({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
const printed: Figure[] = [];
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
});
for (const language of interfaceLanguages) {
  const interactions = await walk(language);
  printed.push(
    ...interactions.flatMap(({ name, durationMs, processingMs, headingMs }) => [
      {
        name: `${language}: ${name}`,
        unit: 'ms' as const,
        value: durationMs,
        goal: { of: 'value' as const, atMost: 100 },
      },
      { name: `${language}: ${name}, our part`, unit: 'ms' as const, value: Math.round(processingMs) },
      ...(headingMs === undefined
        ? []
        : [{ name: `${language}: ${name}, until its heading`, unit: 'ms' as const, value: Math.round(headingMs) }]),
    ]),
  );
}
await browser.close();
await server.stop();
rmSync(dataDir, { recursive: true, force: true });
printFigures(printed);

/** Walks through the wizard on a phone and returns what each press took. */
async function walk(language: InterfaceLanguage): Promise<Interaction[]> {
  const t = names[language];
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await page.goto(`${server.url}${publicAddress('home', language)}`, { waitUntil: 'networkidle' });
  await page.evaluate(observe);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const found: Interaction[] = [];
  const press = async (name: string, act: () => Promise<unknown>) => {
    await page.waitForTimeout(settleMs);
    await page.evaluate(forget);
    await act();
    await page.waitForTimeout(settleMs);
    found.push({ name, ...(await page.evaluate<Omit<Interaction, 'name'>>(slowest)) });
  };
  const card = (name: string) =>
    page
      .locator('main label > input')
      .and(page.getByLabel(new RegExp(`^${name}`)))
      .first();
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const tap = (name: string, target: ReturnType<Page['locator']>) => press(name, () => target.tap());

  await tap('start the wizard', button(t.start));
  await page.getByRole('radio').first().waitFor({ state: 'attached' });
  // how long this machine takes for a press that nothing handles
  await tap('press on nothing', page.getByRole('heading', { level: 1 }));
  await tap('choose a model', card('Claude'));
  await tap('choose to type a model', card('Custom'));
  await page.getByRole('textbox').last().tap();
  await press('type a letter of its name', () => page.keyboard.press('M'));
  await tap('choose a model again', card('Cursor'));
  await tap('to the types', button(t.next));
  await tap('choose a type', card('Fullstack'));
  await tap('to the frameworks', button(t.next));
  await tap('choose a framework', card('React'));
  await tap('choose another framework', card('Laravel'));
  await tap('to the behaviors', button(t.next));
  await tap('back to the frameworks', button(t.back));
  await tap('to the behaviors again', button(t.next));
  await tap('choose a behavior', page.getByRole('radio').nth(1));
  await tap('to the formats', button(t.next));
  await tap('choose a format', page.getByRole('radio').nth(1));
  await tap('agree', page.getByRole('checkbox'));
  await tap('generate', button(t.generate));
  await context.close();
  return found;
}
