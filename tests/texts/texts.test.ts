import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { frameworks } from '@regelwerk/contract/rules/choices';
import { seedLists } from '@regelwerk/contract/rules/seed-lists';
import { languageName } from '@regelwerk/contract/shared/language-name';
import { contentLanguages, interfaceLanguages } from '@regelwerk/contract/shared/languages';
import { composeRule } from '@regelwerk/engine/compose-rule';
import { aiNotice } from '@regelwerk/legal/ai-notice';
import { declarations } from '@regelwerk/legal/consent-texts';
import { legalLabels } from '@regelwerk/legal/labels';
import { describe, expect, test } from 'vitest';
import { copy as notFound } from '../../apps/web/src/app/not-found/copy.ts';
import { copy as head } from '../../apps/web/src/app/prerender/copy.ts';
import { copy as rendered } from '../../apps/web/src/app/rendered/copy.ts';
import { copy as shell } from '../../apps/web/src/app/shell/copy.ts';
import { userMenuCopy } from '../../apps/web/src/app/shell/user-menu-copy.ts';
import { copy as account } from '../../apps/web/src/features/account/copy.ts';
import { copy as people } from '../../apps/web/src/features/admin/accounts/copy.ts';
import { copy as catalog } from '../../apps/web/src/features/admin/catalog/copy.ts';
import { copy as content } from '../../apps/web/src/features/admin/content/copy.ts';
import { copy as discounts } from '../../apps/web/src/features/admin/discounts/copy.ts';
import { copy as history } from '../../apps/web/src/features/admin/history/copy.ts';
import { healthCopy, copy as insight } from '../../apps/web/src/features/admin/insight/copy.ts';
import { copy as notices } from '../../apps/web/src/features/admin/notices/copy.ts';
import { copy as orders } from '../../apps/web/src/features/admin/orders/copy.ts';
import { copy as overview } from '../../apps/web/src/features/admin/overview/copy.ts';
import { copy as reviews } from '../../apps/web/src/features/admin/reviews/copy.ts';
import { copy as setup } from '../../apps/web/src/features/admin/rights/copy.ts';
import { copy as search } from '../../apps/web/src/features/admin/search/copy.ts';
import { copy as shop } from '../../apps/web/src/features/admin/shop/copy.ts';
import { copy as table } from '../../apps/web/src/features/admin/table/copy.ts';
import { copy as auth } from '../../apps/web/src/features/auth/copy.ts';
import { copy as billing } from '../../apps/web/src/features/billing/copy.ts';
import { copy as checkout } from '../../apps/web/src/features/checkout/copy.ts';
import { claimCopy, copy as dashboard, welcomeCopy } from '../../apps/web/src/features/dashboard/copy.ts';
import { copy as docs } from '../../apps/web/src/features/docs/copy.ts';
import { copy as invoices } from '../../apps/web/src/features/invoices/copy.ts';
import { copy as landing } from '../../apps/web/src/features/landing/copy.ts';
import { copy as legal } from '../../apps/web/src/features/legal/copy.ts';
import { copy as project } from '../../apps/web/src/features/project/copy.ts';
import { modelDescriptions, copy as wizard } from '../../apps/web/src/features/rule/generate/copy.ts';
import {
  changesCopy,
  choiceNames,
  commandKindNames,
  detailsCopy,
  filesCopy,
  copy as rule,
  waitingCopy,
} from '../../apps/web/src/features/rule/view/copy.ts';
import { copy as savedRules } from '../../apps/web/src/features/saved-rules/copy.ts';
import { copy as stackPages } from '../../apps/web/src/features/stack-pages/copy.ts';
import { purchaseCopy, copy as tokens } from '../../apps/web/src/features/tokens/copy.ts';
import { copy as failures } from '../../apps/web/src/i18n/copy.ts';
import { texts } from '../../apps/web/src/i18n/texts.ts';
import { adminWords } from '../e2e/admin-words.ts';
import { choiceWords } from '../e2e/choice-words.ts';
import { invoiceWords } from '../e2e/invoice-words.ts';
import { ownWords } from '../e2e/own-words.ts';
import { paymentWords } from '../e2e/payment-words.ts';
import { projectWords } from '../e2e/project-words.ts';
import { words } from '../e2e/words.ts';

const copies = [
  shell,
  head,
  userMenuCopy,
  notFound,
  landing,
  stackPages,
  rendered,
  wizard,
  modelDescriptions,
  project,
  rule,
  savedRules,
  docs,
  account,
  choiceNames,
  changesCopy,
  commandKindNames,
  detailsCopy,
  filesCopy,
  waitingCopy,
  auth,
  billing,
  checkout,
  invoices,
  tokens,
  purchaseCopy,
  dashboard,
  claimCopy,
  welcomeCopy,
  setup,
  shop,
  table,
  catalog,
  discounts,
  people,
  insight,
  history,
  orders,
  search,
  healthCopy,
  content,
  notices,
  reviews,
  overview,
  legal,
  failures,
];
const english: Record<string, string> = Object.assign({}, ...copies.map(({ en }) => en));
const german: Record<string, string> = Object.assign({}, ...copies.map(({ de }) => de));

/** Texts whose words do not depend on the number beside them, or that never stand beside a one. */
const sameForOne = new Set([
  'overview.days',
  ...['day', 'week', 'month', 'year'].flatMap((unit) => [
    `catalog.intervals.${unit}`,
    `billing.every.${unit}`,
    `billing.units.${unit}`,
  ]),
  'catalog.tokensGuessed',
  'orders.tokensPerPeriod',
  'discounts.redeemedOf',
  'changes.conventions',
  'changes.claims',
  'insight.count.mails',
  'insight.count.reviews',
  'insight.count.catalog',
  'health.mails_late',
  'health.mails_given_up',
  'project.filesOf',
  'health.pack_without_tokens',
  'people.preview',
  'saved.count',
  'project.corrected',
  'project.characters',
  'showcase.characters',
  'details.characters',
  'details.zip',
  'details.omitted',
  'changes.exact',
  'changes.commands',
  'changes.enforced',
  'changes.outdated',
  'changes.contradicted',
  'changes.unasked',
  'changes.added',
  'changes.snippets',
]);

function seed<Row>(file: string): Row[] {
  return JSON.parse(readFileSync(join(import.meta.dirname, '../../packages/database/src/seeds', file), 'utf8'));
}

describe('texts', () => {
  test('no key is declared by two features', () => {
    const keys = copies.flatMap(({ en }) => Object.keys(en));
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  test('both languages have the same placeholders, and neither is empty', () => {
    const values = (text: string) => text.match(/\{\{\w+\}\}/g)?.sort() ?? [];
    for (const [key, text] of Object.entries(english)) {
      expect(values(german[key] ?? ''), key).toEqual(values(text));
      expect(text.trim().length, key).toBeGreaterThan(0);
      expect(german[key]?.trim().length, key).toBeGreaterThan(0);
    }
  });

  test('a number of things has a form for one thing', () => {
    const forms = Object.keys(english).filter((key) => key.endsWith('_other'));
    expect(forms.filter((key) => !(key.replace(/_other$/, '_one') in english))).toEqual([]);
    const said = (language: 'en' | 'de', key: string, count: number) => {
      texts.changeLanguage(language);
      return texts.read().translate(key, { count });
    };
    expect(said('en', 'catalog.archiveText', 1)).toContain('1 subscription stays');
    expect(said('en', 'catalog.archiveText', 2)).toContain('2 subscriptions stay ');
    expect(said('de', 'catalog.archiveText', 1)).toContain('1 Tarif bleibt');
    expect(said('de', 'catalog.archiveText', 2)).toContain('2 Tarife bleiben');
    expect(said('en', 'health.events_failing', 1)).toContain('1 event could not be handled and is tried');
    expect(said('de', 'health.events_failing', 1)).toContain('1 Ereignis ließ sich');
    expect(said('de', 'health.events_failing', 2)).toContain('2 Ereignisse ließen sich');
    texts.changeLanguage('en');
  });

  test('a text with a number has a form for one thing, unless it reads the same', () => {
    const numbered = Object.keys(english).filter((key) => english[key]?.includes('{{count}}'));
    expect(numbered.filter((key) => !/_(one|other)$/.test(key) && !sameForOne.has(key))).toEqual([]);
    expect([...sameForOne].filter((key) => !numbered.includes(key))).toEqual([]);
  });

  test('a number is written as the language writes it', () => {
    texts.changeLanguage('en');
    expect(texts.read().translate('table.total', { count: 22849 })).toBe('22,849 entries');
    texts.changeLanguage('de');
    expect(texts.read().translate('table.total', { count: 22849 })).toBe('22.849 Einträge');
    texts.changeLanguage('en');
  });

  test('German addresses the person as du, without exclamation marks', () => {
    for (const [key, text] of Object.entries(german)) {
      expect(text, key).not.toMatch(/\b(Sie|Ihre?[nrms]?)\b(?! werden)/);
      expect(text.replace('Kopiert!', ''), key).not.toContain('!');
    }
  });

  test('seeded translations equal the built-in texts, so an unchanged table changes nothing', () => {
    for (const { key, en, de } of seed<{ key: string; en: string; de: string }>('translations.json')) {
      expect([english[key], german[key]], key).toEqual([en, de]);
    }
  });

  test('seeded models have the descriptions that the app falls back to', () => {
    for (const { name, description } of seedLists.models) {
      expect(english[`aiModel.${name}`]).toBe(description);
    }
  });

  test('the journeys use exactly the texts of the app', () => {
    for (const [language, texts] of [
      ['en', english],
      ['de', german],
    ] as const) {
      const built = new Set(Object.values(texts));
      for (const label of Object.values(legalLabels[language])) built.add(label);
      for (const notice of Object.values(aiNotice)) built.add(notice[language]);
      for (const one of interfaceLanguages) built.add(languageName(one, language));
      built.add('Boundaries').add('Commands').add('Befehle');
      const consent = `${texts.consentRequired}: ${texts.confirmPreview}`;
      for (const text of Object.values({
        ...words[language],
        ...choiceWords[language],
        ...paymentWords[language],
        ...invoiceWords[language],
        ...adminWords[language],
        ...projectWords[language],
        ...ownWords[language],
      }).flat())
        expect(built.has(text) || text === consent, text).toBe(true);
    }
  });

  test('no text of the app reveals what the preview hides', () => {
    const form = {
      aiModel: 'Custom',
      behaviorPreference: 'Strict',
      outputFormat: 'Markdown',
      applicationType: 'Fullstack',
    } as const;
    const runs = (text: string) => {
      const found = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
      return found.slice(5).map((_, index) => found.slice(index, index + 6).join(' '));
    };
    const shown = new Set([...Object.values(english), ...Object.values(german)].flatMap(runs));
    const sold = contentLanguages.flatMap((language) =>
      frameworks.flatMap((name) =>
        composeRule({ ...form, frameworks: [name] }, language).sections.flatMap(({ lines }) =>
          lines.flatMap(({ text, instead = '' }) => [...runs(text), ...runs(instead)]),
        ),
      ),
    );
    expect(sold.length).toBeGreaterThan(1000);
    expect(sold.filter((run) => shown.has(run))).toEqual([]);
  });

  test('a missing key shows the key and warns', () => {
    const warned: unknown[] = [];
    console.warn = (...words) => void warned.push(words.join(' '));
    expect(texts.read().translate('no.such.key')).toBe('no.such.key');
    expect(warned).toEqual(['Missing text: no.such.key']);
  });

  test('the consent names the withdrawal period and its loss in both languages', () => {
    expect(declarations.generation.text.en).toMatch(/14-day withdrawal period.*lose my right of withdrawal/);
    expect(declarations.generation.text.de).toMatch(/14-tägigen Widerrufsfrist.*Widerrufsrecht verliere/);
  });

  test('a visitor is asked for no waiver, and is told that nothing is charged', () => {
    expect(declarations.preview.text.en).toMatch(/free preview.*nothing is charged/);
    expect(declarations.preview.text.de).toMatch(/kostenlose Vorschau.*nichts berechnet/);
    for (const text of Object.values(declarations.preview.text)) expect(text).not.toMatch(/withdraw|widerruf/i);
  });
});
