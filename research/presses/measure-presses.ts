import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import type { InterfaceLanguage } from '@regelwerk/contract/shared/languages';
import type { Figure } from '../../bench/report/figure.ts';
import { findBrowser } from '../../tools/testing/find-browser.ts';
import { startTestServer } from '../../tools/testing/start-test-server.ts';
import { openPhone, type Phone } from './open-phone.ts';
import { signIn } from './sign-in.ts';
import { walkAccount } from './walk-account.ts';
import { walkBilling } from './walk-billing.ts';
import { walkFrame } from './walk-frame.ts';
import { walkRule } from './walk-rule.ts';
import { walkSearch } from './walk-search.ts';
import { walkWizard } from './walk-wizard.ts';

const walksOf = {
  visitor: [walkWizard, walkFrame],
  person: [signIn, walkRule, walkBilling, walkAccount, walkSearch],
};
export type Walker = keyof typeof walksOf;

/** Times every press of these people in these languages, each on a phone of its own. */
export async function measurePresses(
  walkers: readonly Walker[],
  languages: readonly InterfaceLanguage[],
): Promise<readonly Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'regelwerk-bench-'));
  const server = await startTestServer({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  });
  const figures: Figure[] = [];
  for (const walker of walkers)
    for (const language of languages) {
      const phone = await openPhone(browser, server.url, language);
      for (const walk of walksOf[walker]) await walk(phone, language);
      figures.push(...figuresOf(phone, language));
      await phone.close();
    }
  await browser.close();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
  return figures;
}

function figuresOf({ presses }: Phone, language: InterfaceLanguage): Figure[] {
  return presses.flatMap(({ name, durationMs, processingMs, shownMs }) => [
    { name: `${language}: ${name}`, unit: 'ms', value: durationMs, goal: { of: 'value', atMost: 100 } },
    { name: `${language}: ${name}, our part`, unit: 'ms', value: Math.round(processingMs) },
    ...(shownMs === undefined
      ? []
      : ([{ name: `${language}: ${name}, until shown`, unit: 'ms', value: Math.round(shownMs) }] as const)),
  ]);
}
