import type { Rule } from '@regelwerk/contract/rules/rule';
import type { ContentLanguage } from '@regelwerk/contract/shared/languages';
import { composeRule } from '@regelwerk/engine/compose-rule';
import { renderRule } from '@regelwerk/engine/render-rule';
import { changeLines } from './change-lines.ts';
import { exampleForm } from './example-form.ts';
import { exampleProjects } from './example-projects.ts';
import { fixtureProfile } from './fixture-profile.ts';

/** Returns the page that sets the rule for a project beside the rule for the same answers without its profile. */
export function projectPage(language: ContentLanguage): string {
  const parts = exampleProjects.flatMap((example) => {
    const { fixture, aiModel, about } = example;
    const profile = fixtureProfile(fixture);
    const form = exampleForm(example, profile);
    const without = composeRule(form, language);
    const rule = composeRule(form, language, 'standard', profile);
    const changes = rule.project === undefined ? [] : changeLines(rule.project);
    return [
      `## ${fixture}`,
      `${about} Answers: ${aiModel}, ${form.applicationType}, ${form.frameworks.join(', ')}.`,
      table(without, rule),
      `\`\`\`text\n${changes.join('\n')}\n\`\`\``,
      '### With the profile',
      `\`\`\`\`markdown\n${renderRule(rule)}\`\`\`\``,
      '### Without it',
      `\`\`\`\`markdown\n${renderRule(without)}\`\`\`\``,
    ];
  });
  return `${['# Rules for projects', 'Written by `npm run rule -- --write-examples` from fixtures of `packages/profile`; a test keeps them current. `npm run knowledge:projects` runs every command that they quote: [results](../../research/quality.md#commands-of-the-example-projects).', ...parts].join('\n\n')}\n`;
}

function table(without: Rule, rule: Rule): string {
  const linesOf = ({ sections }: Rule) => sections.flatMap(({ lines }) => lines).length;
  const wordsOf = (one: Rule) => renderRule(one).trim().split(/\s+/).length;
  const { project } = rule;
  const rows: [string, number, number][] = [
    ['Characters', without.budget.used, rule.budget.used],
    ['Words', wordsOf(without), wordsOf(rule)],
    ['Lines', linesOf(without), linesOf(rule)],
    ['Lines left to a check', 0, project?.enforced.length ?? 0],
    ['Lines not true for the installed version', 0, project?.outdated.length ?? 0],
    ['Versions and lines made exact', 0, project?.exact.length ?? 0],
    ['Commands quoted', 0, project?.commands.length ?? 0],
  ];
  return ['| | Without | With |', '| --- | ---: | ---: |', ...rows.map((row) => `| ${row.join(' | ')} |`)].join('\n');
}
