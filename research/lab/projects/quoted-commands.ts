import type { ProjectCommand } from '@regelwerk/contract/rules/project-profile';
import { composeRule } from '@regelwerk/engine/compose-rule';
import { exampleForm } from '../../../tools/rule/example-form.ts';
import { exampleProjects } from '../../../tools/rule/example-projects.ts';
import { fixtureProfile } from '../../../tools/rule/fixture-profile.ts';

/** Returns the commands that the rule of an example project quotes. */
export function quotedCommands(fixture: string): readonly ProjectCommand[] {
  const example = exampleProjects.find((one) => one.fixture === fixture);
  if (example === undefined) throw new Error(`There is no example ${fixture}`);
  const profile = fixtureProfile(fixture);
  return composeRule(exampleForm(example, profile), 'en', 'standard', profile).project?.commands ?? [];
}
