import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { type InterfaceLanguage, interfaceLanguages } from '@regelwerk/contract/languages';
import { findBrowser } from '../tools/testing/find-browser.ts';
import { startTestServer } from '../tools/testing/start-test-server.ts';
import { openPhone, type Phone } from './presses/open-phone.ts';
import { signIn } from './presses/sign-in.ts';
import { walkAccount } from './presses/walk-account.ts';
import { walkBilling } from './presses/walk-billing.ts';
import { walkFrame } from './presses/walk-frame.ts';
import { walkRule } from './presses/walk-rule.ts';
import { walkSearch } from './presses/walk-search.ts';
import { walkWizard } from './presses/walk-wizard.ts';
import type { Figure } from './report/figure.ts';
import { printFigures } from './report/print-figures.ts';

const people = {
  visitor: [walkWizard, walkFrame],
  person: [signIn, walkRule, walkBilling, walkAccount, walkSearch],
};
/** Some of the people or languages, for a part of the walks: `node bench/interaction.ts person de`. */
const wanted = process.argv.slice(2);

const dataDir = mkdtempSync(join(tmpdir(), 'regelwerk-bench-'));
const server = await startTestServer({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
});
const printed: Figure[] = [];
for (const [person, walks] of Object.entries(people))
  for (const language of interfaceLanguages) {
    if (!wanted.every((word) => word === person || word === language)) continue;
    const phone = await openPhone(browser, server.url, language);
    for (const walk of walks) await walk(phone, language);
    printed.push(...figuresOf(phone, language));
    await phone.close();
  }
await browser.close();
await server.stop();
rmSync(dataDir, { recursive: true, force: true });
printFigures(printed);

function figuresOf({ presses }: Phone, language: InterfaceLanguage): Figure[] {
  return presses.flatMap(({ name, durationMs, processingMs, shownMs }) => [
    { name: `${language}: ${name}`, unit: 'ms', value: durationMs, goal: { of: 'value', atMost: 100 } },
    { name: `${language}: ${name}, our part`, unit: 'ms', value: Math.round(processingMs) },
    ...(shownMs === undefined
      ? []
      : ([{ name: `${language}: ${name}, until shown`, unit: 'ms', value: Math.round(shownMs) }] as const)),
  ]);
}
