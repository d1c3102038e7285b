import { aiModels, applicationTypes, type Framework } from '@regelwerk/contract/rules/choices';
import type { FormState } from '@regelwerk/contract/rules/form-state';
import { ruleSizes } from '@regelwerk/contract/rules/rule-size';
import { contentLanguages } from '@regelwerk/contract/shared/languages';
import { describe, expect, test } from 'vitest';
import { allTargets } from '../knowledge/targets/all-targets.ts';
import { allTechnologies } from '../knowledge/technologies/all-technologies.ts';
import { lintRule } from '../lint/lint-rule.ts';
import { renderMarkdown } from '../render/render-markdown.ts';
import { composeRule } from './compose-rule.ts';

const formOf = (changes: Partial<FormState> & { frameworks: Framework[] }): FormState => ({
  aiModel: 'Claude',
  applicationType: 'Fullstack',
  behaviorPreference: 'Strict',
  outputFormat: 'Markdown',
  ...changes,
});
const linesOf = (rule: ReturnType<typeof composeRule>) => rule.sections.flatMap(({ lines }) => lines);
const named = allTechnologies.map((technology) => [technology.name, technology] as const);

describe('what reviewers measured', () => {
  test('the stack comes first, after a short start, for every target and size', () => {
    for (const aiModel of aiModels) {
      for (const applicationType of applicationTypes) {
        for (const language of contentLanguages) {
          for (const size of ruleSizes) {
            const rule = composeRule(
              formOf({ aiModel, applicationType, frameworks: ['React', 'Django'] }),
              language,
              size,
            );
            const [start = '', first] = renderMarkdown(rule).split(/^(?=## )/m);
            expect(first).toMatch(/^## Stack\n/);
            expect(start.split('\n').filter((line) => line !== '').length).toBeLessThanOrEqual(12);
          }
        }
      }
    }
  });

  test('a rule whose start is too long is a fault', () => {
    const rule = composeRule(formOf({ frameworks: ['React'] }), 'en');
    expect(lintRule(rule)).toEqual([]);
    const purpose = Array.from({ length: 12 }, (_, index) => `Line ${index}.`).join('\n');
    expect(lintRule({ ...rule, purpose })).toContainEqual(expect.stringMatching(/stand before the first section/));
  });

  // a database, and what queries it, is checked by the project that uses it
  test.each(named.filter(([, { role, side }]) => role !== 'database' && !(role === 'library' && side === 'backend')))(
    '%s names one way to run a test and to lint in every size, and one to format in all but lean',
    (name, { side }) => {
      for (const size of ruleSizes) {
        const applicationType = side === 'frontend' ? 'Frontend' : 'Backend';
        const rule = composeRule(formOf({ applicationType, frameworks: [name] }), 'en', size);
        const commands = rule.sections.find(({ id }) => id === 'commands')?.lines.map(({ text }) => text) ?? [];
        const said = commands.join('\n');
        expect(said.match(/one test:/gi), said).toHaveLength(1);
        expect(said).toMatch(
          /(run|ng|expo) lint|ruff check|rubocop|pint --test|phpstan|go vet|dotnet build|mvnw verify|clippy|flutter analyze/,
        );
        if (size !== 'lean') expect(said).toMatch(/format/i);
      }
    },
  );

  test.each(named.filter(([, { role }]) => role === 'interface' || role === 'service' || role === 'runtime'))(
    '%s: a new project gets one short tree in every size, an existing one none',
    (name, { side }) => {
      for (const size of ruleSizes) {
        const applicationType = side === 'frontend' ? 'Frontend' : 'Backend';
        const ids = (isNew: boolean) =>
          linesOf(composeRule(formOf({ applicationType, frameworks: [name], project: { isNew } }), 'de', size)).filter(
            ({ id = '' }) => id.endsWith('.tree'),
          );
        expect(ids(true).length, size).toBe(1);
        for (const { text } of ids(true)) expect(text.length).toBeLessThanOrEqual(300);
        expect(ids(false)).toEqual([]);
      }
    },
  );

  test.each(allTargets.filter(({ takesExamples }) => takesExamples).map((target) => [target.name, target] as const))(
    '%s: every size but lean shows a contrasting pair of the stack',
    (aiModel, { runs }) => {
      for (const { name, runsOn } of allTechnologies.filter((one) => runs === undefined || runs.includes(one.runsOn))) {
        for (const size of ['standard', 'full'] as const) {
          for (const language of contentLanguages) {
            const rule = composeRule(formOf({ aiModel, frameworks: [name] }), language, size);
            const pairs = linesOf(rule).filter(({ example }) => example !== undefined);
            expect(pairs.length, `${name} (${runsOn}) ${size} ${language}`).toBeGreaterThan(0);
          }
        }
      }
    },
  );
});
