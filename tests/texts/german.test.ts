import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { applicationTypes, behaviors, frameworks } from '@regelwerk/contract/rules/choices';
import { composeRule } from '@regelwerk/engine/compose-rule';
import { parseSync, Visitor } from 'oxc-parser';
import { describe, expect, test } from 'vitest';
import { englishSentences } from './english-sentences.ts';

const root = join(import.meta.dirname, '../..');

function filesBelow(folder: string, end: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(end) && !/node_modules|dist|\.test\./.test(name))
    .map((name) => join(folder, name));
}

const sources = ['apps/web/src', 'apps/server/src', 'packages'].flatMap((folder) => [
  ...filesBelow(folder, '.ts'),
  ...filesBelow(folder, '.tsx'),
]);

/** Returns every text of a source file under a German name: `de: …`, `const de = …`, `function german() …`. */
function germanTexts(source: string, path: string): string[] {
  const ranges: [number, number][] = [];
  const texts: { readonly at: number; readonly text: string }[] = [];
  const keys = new Set<number>();
  const { program } = parseSync(path, source);
  const nameOf = (node: { type: string; name?: string; value?: unknown }) =>
    node.type === 'Identifier' ? node.name : node.value;
  new Visitor({
    Property: ({ key, value }) => {
      keys.add(key.start);
      if (nameOf(key as never) === 'de') ranges.push([value.start, value.end]);
    },
    VariableDeclarator: ({ id, init }) => {
      if (/^(de|german)$/.test(String(nameOf(id as never))) && init !== null) ranges.push([init.start, init.end]);
    },
    FunctionDeclaration: ({ id, start, end }) => {
      if (id !== null && id.name === 'german') ranges.push([start, end]);
    },
    Literal: ({ value, start }) => {
      if (typeof value === 'string') texts.push({ at: start, text: value });
    },
    TemplateElement: ({ value, start }) => texts.push({ at: start, text: value.cooked ?? value.raw }),
  }).visit(program);
  return texts
    .filter(({ at }) => !keys.has(at) && ranges.some(([start, end]) => at >= start && at < end))
    .map(({ text }) => text);
}

describe('the German texts of the product', () => {
  const found = sources.map((path) => ({ path, texts: germanTexts(readFileSync(join(root, path), 'utf8'), path) }));
  const withTexts = found.filter(({ texts }) => texts.length > 0);

  test('are found everywhere: pages, mails, legal texts, the sandbox and the rules', () => {
    const places = withTexts.map(({ path }) => path).join('\n');
    for (const place of [
      'apps/web/src/features/rule/generate/copy.ts',
      'apps/server/src/domain/mail/account-mails.ts',
      'apps/server/src/domain/orders/confirmation-mail.ts',
      'apps/server/src/domain/legal/write-receipt.ts',
      'apps/server/src/pages/notice-words.ts',
      'packages/legal/src/texts/privacy.ts',
      'packages/legal/src/labels.ts',
      'packages/payment-sandbox/src/pages/words.ts',
      'packages/engine/src/knowledge/targets/cursor.ts',
    ])
      expect(places).toContain(place);
    expect(withTexts.flatMap(({ texts }) => texts).length).toBeGreaterThan(1500);
  });

  test('have one word for a plan, one for its trial, and never speak of a waiver', () => {
    const faults = withTexts
      .filter(({ path }) => !path.startsWith('packages/engine'))
      .flatMap(({ path, texts }) =>
        texts
          .filter((text) =>
            /\bAbos?\b|\b(Plan|Pläne|Plänen|Plans)\b|Tarif-|Abozahl|Abonn|abonn|Probe(zeit|abo)|Verzicht|verzichte/.test(
              text,
            ),
          )
          .map((text) => `${path}: ${text}`),
      );
    expect(faults).toEqual([]);
  });

  test('end what goes on with an ellipsis, not with three dots', () => {
    const copies = withTexts.filter(({ path }) => /copy\.ts$|words\.ts$/.test(path));
    expect(copies.length).toBeGreaterThan(30);
    expect(copies.flatMap(({ texts }) => texts.filter((text) => /\w ?\.\.\./.test(text)))).toEqual([]);
  });

  test('contain no English sentence', () => {
    const faults = withTexts.flatMap(({ path, texts }) =>
      texts.flatMap(englishSentences).map((sentence) => `${path}: ${sentence}`),
    );
    expect(faults).toEqual([]);
  });

  test('contain no English sentence in any rule', () => {
    const rules = frameworks.flatMap((framework) =>
      behaviors.flatMap((behaviorPreference) =>
        applicationTypes.map((applicationType) =>
          composeRule(
            {
              aiModel: 'Claude',
              outputFormat: 'Markdown',
              applicationType,
              behaviorPreference,
              frameworks: [framework],
            },
            'de',
            'full',
          ),
        ),
      ),
    );
    const lines = new Set(
      rules.flatMap(({ sections }) =>
        sections.flatMap(({ lines }) => lines.flatMap(({ text, instead = '' }) => [text, instead])),
      ),
    );
    expect(lines.size).toBeGreaterThan(300);
    expect([...lines].flatMap(englishSentences)).toEqual([]);
  });

  test('contain no English sentence in the help and the seeds', () => {
    const help = filesBelow('apps/web/src/features/docs/content/de', '.md').map((path) =>
      readFileSync(join(root, path), 'utf8'),
    );
    expect(help.length).toBeGreaterThan(0);
    const seeds = JSON.parse(readFileSync(join(root, 'packages/database/src/seeds/translations.json'), 'utf8'));
    const seeded = seeds.map(({ de }: { de: string }) => de);
    expect([...help, ...seeded].flatMap(englishSentences)).toEqual([]);
  });
});

test.each([
  'An unexpected error occurred. Please try again.',
  'Your session has ended. Please sign in again: your answers are kept.',
  'Deine Regel ist fertig. You can save it to your account.',
  'The confirmation of your order is on its way to you by email.',
  'Nothing is charged until the rule is ready.',
  'A mail confirms it.',
  'Select your framework',
])('an English sentence is detected: %s', (text) => {
  expect(englishSentences(text)).not.toEqual([]);
});

test.each([
  'Die Regel wurde in deinem Konto gespeichert.',
  'Prüfe `is this the end` vor dem Commit.',
  'Nutze Server Components und React Hook Form for Next.js.',
  'Was war in der Mail an dich? Er will so viel, man hat also nur eine Wahl.',
  'API Key',
  'Open Source',
])('German, names and code cause no false alarm: %s', (text) => {
  expect(englishSentences(text)).toEqual([]);
});
