import { examine } from '@regelwerk/clinic/examine';
import type { RuleFile } from '@regelwerk/clinic/rule-file';
import type { AiModel } from '@regelwerk/contract/rules/choices';
import type { Rule } from '@regelwerk/contract/rules/rule';
import { ruleSizes } from '@regelwerk/contract/rules/rule-size';
import { contentLanguages } from '@regelwerk/contract/shared/languages';
import { allTargets } from '@regelwerk/engine/all-targets';
import { allTechnologies } from '@regelwerk/engine/all-technologies';
import { composeRule } from '@regelwerk/engine/compose-rule';
import { deliveriesOf } from '@regelwerk/engine/deliveries-of';
import type { Technology } from '@regelwerk/engine/technology';
import { expect, test } from 'vitest';
import { exampleProjects } from './example-projects.ts';
import { fixtureProfile } from './fixture-profile.ts';

const form = { applicationType: 'Fullstack', behaviorPreference: 'Strict', outputFormat: 'Markdown' } as const;

function hasChecks({ commands, builtBy }: Technology): boolean {
  return commands.length > 0 || builtBy !== undefined;
}

/** The files of each place of a rule, as a project has them afterwards. */
function setsOf(rule: Rule): RuleFile[][] {
  return deliveriesOf(rule)
    .filter(({ kind }) => kind === 'files')
    .map(({ files }) => files.flatMap(({ path, content }) => (path === undefined ? [] : [{ path, text: content }])));
}

async function faultsOf(name: string, rule: Rule): Promise<string[]> {
  const examinations = await Promise.all(setsOf(rule).map((files) => examine(files)));
  return examinations.flatMap(({ findings, score }) => [
    ...(score.points < 95 ? [`${name}: ${score.points} points`] : []),
    ...findings.map(({ file, line, code, message }) => `${name}: ${file}:${line} ${code} ${message.en}`),
  ]);
}

async function allFaults(entries: readonly (readonly [string, Rule])[]): Promise<string[]> {
  return (await Promise.all(entries.map(([name, rule]) => faultsOf(name, rule)))).flat();
}

test('a rule for each technology has nothing that the clinic finds, sizes and languages in turn', async () => {
  // a database alone has no command that checks
  const rules = allTechnologies.filter(hasChecks).map(({ name }, index) => {
    const size = ruleSizes[index % ruleSizes.length] ?? 'standard';
    const language = contentLanguages[index % contentLanguages.length] ?? 'en';
    const answers = { ...form, aiModel: 'Claude Code' as AiModel, frameworks: [name] };
    return [`${name} ${size} ${language}`, composeRule(answers, language, size)] as const;
  });
  expect(await allFaults(rules)).toEqual([]);
});

test('a rule for each tool has nothing that the clinic finds', async () => {
  const rules = allTargets
    .filter(({ hasCode, runsCommands }) => hasCode !== false && runsCommands)
    .flatMap(({ name }) =>
      contentLanguages.map((language) => {
        const answers = { ...form, aiModel: name, frameworks: ['React', 'TypeScript', 'FastAPI'] as const };
        return [
          `${name} ${language}`,
          composeRule({ ...answers, frameworks: [...answers.frameworks] }, language, 'standard'),
        ] as const;
      }),
    );
  expect(await allFaults(rules)).toEqual([]);
});

test('the rule of each example project has nothing that the clinic finds', async () => {
  const rules = exampleProjects.map(({ fixture, aiModel }) => {
    const profile = fixtureProfile(fixture);
    const frameworks = [...new Set(profile.technologies.flatMap(({ framework }) => framework ?? []))];
    return [fixture, composeRule({ ...form, aiModel, frameworks }, 'en', 'standard', profile)] as const;
  });
  expect(await allFaults(rules)).toEqual([]);
});
