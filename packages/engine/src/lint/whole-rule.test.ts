import { type ApplicationType, type Framework, frameworksOf } from '@regelwerk/contract/rules/choices';
import type { Rule, RuleLine } from '@regelwerk/contract/rules/rule';
import { contentLanguages } from '@regelwerk/contract/shared/languages';
import { describe, expect, test } from 'vitest';
import { composeRule } from '../compose/compose-rule.ts';
import { commandFaults } from './command-faults.ts';
import { findFaults } from './find-faults.ts';
import { foreignSyntax } from './foreign-syntax.ts';

const sizes = ['lean', 'standard'] as const;
/** Every technology alone and with every partner, and with the languages and styles that such a pair usually has. */
function stacks(applicationType: ApplicationType): Framework[][] {
  const names = frameworksOf(applicationType);
  const usual = (['TypeScript', 'TailwindCSS'] as const).filter((name) => names.includes(name));
  return names.flatMap((first, index) => [
    [first],
    ...names.slice(index + 1).flatMap((second) => [[first, second], [...new Set([first, second, ...usual])]]),
  ]);
}

describe('a rule is read whole', () => {
  test.each(['Frontend', 'Backend', 'Fullstack'] as const)('%s: no stack has a fault', (applicationType) => {
    const faults = new Set<string>();
    for (const frameworks of stacks(applicationType)) {
      for (const size of sizes) {
        for (const language of contentLanguages) {
          const form = { applicationType, frameworks, behaviorPreference: 'Strict', outputFormat: 'Markdown' } as const;
          const rule = composeRule({ aiModel: 'Claude', ...form }, language, size);
          for (const fault of findFaults(rule)) faults.add(`${frameworks.join(' ')} ${size} ${language}: ${fault}`);
        }
      }
    }
    expect([...faults]).toEqual([]);
  });
});

describe('a planted line is refused', () => {
  const planted = (section: string, line: Partial<RuleLine> & { text: string }): Rule => {
    const rule = composeRule(
      {
        aiModel: 'Claude',
        applicationType: 'Frontend',
        frameworks: ['Vue', 'TypeScript'],
        behaviorPreference: 'Strict',
        outputFormat: 'Markdown',
      },
      'en',
    );
    const added = { class: 'decision', modality: 'should', id: 'planted', ...line } as const;
    return {
      ...rule,
      sections: rule.sections.map((one) => (one.id === section ? { ...one, lines: [...one.lines, added] } : one)),
    };
  };

  test.each(['accept `className` for layout', 'call `useState` once', 'run `php artisan test`'])(
    'syntax of another technology: %s',
    (text) => {
      expect(foreignSyntax(planted('stack.Vue', { text }))).toHaveLength(1);
    },
  );

  test.each([
    'Lint: `npm run lint -- --fix`',
    'Checks: `run lint` and `run format`',
    'Laravel: `vendor/bin/pint`',
    'Tests: `vitest --watch`',
    'Tests: `php artisan migrate:fresh`',
  ])('a command outside its kind: %s', (text) => {
    expect(commandFaults(planted('commands', { text }))).toHaveLength(1);
  });

  test.each([
    'Format what you changed: `npx prettier --write FILE`',
    'Laravel: `vendor/bin/pint --test`; not `composer run dev`, which never ends',
    'Tests: `npx ng test --watch=false`',
  ])('a command in its kind is none: %s', (text) => {
    expect(commandFaults(planted('commands', { text }))).toEqual([]);
  });

  test('a demand for every command, the same advice twice, and a line beside its replacement', () => {
    expect(commandFaults(planted('done', { text: 'Run every command above once.' }))).toHaveLength(1);
    const twice = planted('stack.Vue', { id: 'tailwind.concatenate', text: 'map them' });
    const both = {
      ...twice,
      sections: [
        ...twice.sections,
        ...planted('stack.Vue', { id: 'pair.react-tailwind', text: 'map' }).sections.filter(
          ({ id }) => id === 'stack.Vue',
        ),
      ],
    } as Rule;
    expect(findFaults(both)).toEqual(
      expect.arrayContaining([
        'tailwind.concatenate says nearly the same as pair.react-tailwind',
        'tailwind.concatenate stands beside pair.react-tailwind, which replaces it',
      ]),
    );
  });
});
