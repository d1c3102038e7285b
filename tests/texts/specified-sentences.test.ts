import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { expect, test } from 'vitest';
import { acceptedDeviations } from './accepted-deviations.ts';
import { specifiedSentences } from './specified-sentences.ts';

const root = join(import.meta.dirname, '../..');
const sources = ['apps/web/src', 'apps/server/src', 'packages/contract/src', 'packages/legal/src'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|testing\//.test(name))
    .map((name) => join(folder, name)),
);

/** Returns every text in the code of a file, with `{…}` for each value in it; comments are no texts. */
function textsOf(path: string): string[] {
  const texts: string[] = [];
  const { program } = parseSync(path, readFileSync(join(root, path), 'utf8'));
  new Visitor({
    Literal: ({ value }) => {
      if (typeof value === 'string') texts.push(value);
    },
    TemplateLiteral: ({ quasis }) => {
      texts.push(quasis.map(({ value }) => value.cooked ?? value.raw).join('{…}'));
    },
  }).visit(program);
  return texts.map(withBlanks);
}

/** Names of values differ between the specification and the code. */
const withBlanks = (text: string) => text.replace(/\{\{\w+\}\}|\{\w+\}/g, '{…}');

const inProduct = new Set(sources.flatMap(textsOf));
const specified = Object.entries(specifiedSentences).flatMap(([part, texts]) =>
  texts.map((text): [string, string] => [part, text]),
);
const deviations = new Map(Object.entries(acceptedDeviations));

test('the texts of the product are found', () => {
  expect(inProduct.size).toBeGreaterThan(3000);
});

test.each(specified)('%s: “%s” is used word for word, or its deviation is accepted', (_, text) => {
  expect(inProduct.has(withBlanks(text)) || deviations.has(text)).toBe(true);
});

test('a deviation has a reason, is of a specified text, and is no deviation once the text is used', () => {
  const texts = new Set(specified.map(([, text]) => text));
  for (const [text, reason] of deviations) {
    expect(reason.length, text).toBeGreaterThan(20);
    expect(texts.has(text), text).toBe(true);
    expect(inProduct.has(withBlanks(text)), text).toBe(false);
  }
});
