import { aiModels, behaviors, frameworks, outputFormats } from '@regelwerk/contract/rules/choices';
import type { FormState } from '@regelwerk/contract/rules/form-state';
import { maskFiller } from '@regelwerk/contract/rules/mask-filler';
import type { Rule } from '@regelwerk/contract/rules/rule';
import { type RuleDocument, ruleDocumentSchema } from '@regelwerk/contract/rules/rule-schema';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { composeRule } from '../compose/compose-rule.ts';
import { renderMarkdown } from '../render/render-markdown.ts';
import { renderRule } from '../render/render-rule.ts';
import { maskRule } from './mask-rule.ts';
import { maskText } from './mask-text.ts';

const anyForm: fc.Arbitrary<FormState> = fc.record({
  aiModel: fc.constantFrom(...aiModels),
  applicationType: fc.constantFrom('Frontend' as const, 'Backend' as const, 'Fullstack' as const),
  frameworks: fc.uniqueArray(fc.constantFrom(...frameworks), { minLength: 1, maxLength: 5 }),
  behaviorPreference: fc.constantFrom(...behaviors),
  outputFormat: fc.constantFrom(...outputFormats),
});

/** Every text of the whole rule beside what a visitor sees of it. */
function textsOf(rule: Rule): string[] {
  const lines = rule.sections.flatMap((section) => [
    section.heading,
    ...section.lines.flatMap(({ text, instead, example }) => [
      text,
      instead ?? '',
      example?.bad ?? '',
      example?.good ?? '',
    ]),
  ]);
  return [...rule.title, rule.purpose, ...rule.stack.flatMap(({ name, version }) => [name, version]), ...lines];
}

/** Stays as it is: choices that the visitor made, and marks of the form. */
const shownFields = new Set([
  'language',
  'size',
  'format',
  'applicationType',
  'behavior',
  'feasibility',
  'class',
  'modality',
  'id',
  'unit',
  'fingerprint',
  'knowledgeVersion',
  'version',
  'key',
  'name',
]);

/** Returns every text of a value with the path of its fields; a field that is new is among them. */
function everyText(
  value: unknown,
  path: readonly string[] = [],
): readonly { readonly path: string; readonly text: string }[] {
  if (typeof value === 'string') return [{ path: path.join('.'), text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) =>
    shownFields.has(key) && typeof one === 'string' ? [] : everyText(one, [...path, key]),
  );
}

describe('maskText', () => {
  test('hides the second word of every pair and starts anew with every line', () => {
    expect(maskText('One two three four')).toBe(`One ${maskFiller.repeat(3)} three ${maskFiller.repeat(5)}`);
    expect(maskText('alpha beta\ngamma delta')).toMatch(/^alpha •+\ngamma •+$/);
  });

  test('keeps marks around a hidden word, so code spans and brackets stay closed', () => {
    expect(maskText('use `ref` (now)')).toBe(`use \`${maskFiller.repeat(3)}\` (now)`);
    expect(maskText('- => one two')).toMatch(/^- => one •+$/);
  });

  test('tells the width of a hidden word only roughly', () => {
    expect(maskText('a four')).toBe(maskText('a fives'.slice(0, 7)));
    expect(maskText('a internationalisation')).toBe(`a ${maskFiller.repeat(12)}`);
    expect(maskText('a misunderstanding')).toBe(`a ${maskFiller.repeat(12)}`);
  });
});

describe('maskRule', () => {
  test.each(aiModels)('a rule for %s shows of no text of two words more than every second one', (aiModel) => {
    const form: FormState = {
      aiModel,
      applicationType: 'Fullstack',
      frameworks: ['React', 'TypeScript'],
      behaviorPreference: 'Strict',
      outputFormat: 'Markdown',
      additionalNotes: 'Our notes are secret',
    };
    const rule = composeRule(form, 'en');
    const texts = everyText(maskRule(rule));
    const whole = new Map(everyText(rule).map(({ path, text }) => [path, text]));
    expect(texts.map(({ path }) => path)).toEqual(expect.arrayContaining(['target.place', 'purpose', 'notes.0']));
    for (const { path, text } of texts) expect(text, path).toBe(maskText(whole.get(path) ?? ''));
    expect(maskRule(rule).target.place).not.toBe(rule.target.place);
  });

  test('any number of responses for different answers hide the same words of a text', () => {
    const seen = new Map<string, string>();
    fc.assert(
      fc.property(anyForm, (form) => {
        const rule = composeRule(form, 'en');
        const masked = maskRule(rule);
        const whole = textsOf(rule);
        for (const [index, text] of textsOf(masked).entries()) {
          const original = whole[index] ?? '';
          expect(seen.get(original) ?? text).toBe(text);
          seen.set(original, text);
        }
      }),
      { numRuns: 200, seed: 20261121 },
    );
    expect(seen.size).toBeGreaterThan(200);
  });

  test('no hidden word of a text can be read off any masked form of it, in any output format', () => {
    fc.assert(
      fc.property(anyForm, (form) => {
        const rule = composeRule(form, 'en');
        const content = renderRule(maskRule(rule));
        for (const text of textsOf(rule)) {
          const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
          if (words.length >= 2) expect(content).not.toContain(`${words[0]} ${words[1]}`);
        }
      }),
      { numRuns: 100, seed: 20261121 },
    );
  });

  test('every number of the JSON is one of the masked document itself', () => {
    fc.assert(
      fc.property(anyForm, (form) => {
        const rule = composeRule({ ...form, outputFormat: 'JSON' }, 'en');
        const masked = maskRule(rule);
        const numbers = (JSON.parse(renderRule(masked)) as RuleDocument).budget;
        expect(numbers).toEqual({ ...rule.budget, used: renderMarkdown(masked).length });
        expect(renderRule(masked).replaceAll(/"(budget|version)": ("[^"]*"|{[^}]*})/g, '')).not.toMatch(/": \d\d/);
      }),
      { numRuns: 50, seed: 20261122 },
    );
  });

  test('leaves out ids, reasons, scopes, decisions and omissions, and keeps the structure', () => {
    const rule = composeRule(
      {
        aiModel: 'Claude',
        applicationType: 'Frontend',
        frameworks: ['TypeScript', 'JavaScript', 'React'],
        behaviorPreference: 'Strict',
        outputFormat: 'JSON',
        additionalNotes: 'secret plan here',
      },
      'en',
    );
    const masked = maskRule(rule);
    expect(masked.sections.map(({ lines }) => lines.length)).toEqual(rule.sections.map(({ lines }) => lines.length));
    expect(masked.sections.map(({ id }) => id)).toEqual(rule.sections.map((_, index) => String(index + 1)));
    const lines = rule.sections.flatMap((section) => section.lines);
    expect(masked.sections.flatMap((section) => section.lines.map(({ instead }) => instead))).toEqual(
      lines.map(({ instead }) => (instead === undefined ? undefined : maskText(instead))),
    );
    expect(masked.sections.flatMap((section) => section.lines.map(({ example }) => example))).toEqual(
      lines.map(
        ({ example }) =>
          example && { language: example.language, bad: maskText(example.bad), good: maskText(example.good) },
      ),
    );
    expect(lines.some(({ instead }) => instead !== undefined)).toBe(true);
    expect(lines.some(({ example }) => example !== undefined)).toBe(true);
    expect(masked.decisions).toEqual([]);
    expect(masked.omitted).toEqual([]);
    expect(ruleDocumentSchema.safeParse(JSON.parse(renderRule(masked))).error).toBeUndefined();
    expect(renderRule(masked)).not.toMatch(/"(id": "[a-z]|why|scope|path|weight|since|evidence|prompt)/);
    expect(renderRule(masked)).not.toMatch(/secret plan/);
  });
});
