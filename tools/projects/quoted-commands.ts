import type { ProjectCommand } from '@regelwerk/contract/project-profile';
import { answersOf } from '@regelwerk/engine/answers-of';
import { composeRule } from '@regelwerk/engine/compose-rule';
import { exampleProjects } from '../rule/example-projects.ts';
import { fixtureProfiles } from '../rule/fixture-profiles.ts';

/** Returns the commands that the rule of an example project quotes. */
export function quotedCommands(fixture: string): readonly ProjectCommand[] {
  const profile = new Map(fixtureProfiles()).get(fixture);
  const example = exampleProjects.find((one) => one.fixture === fixture);
  if (profile === undefined || example === undefined) throw new Error(`There is no example ${fixture}`);
  const form = {
    aiModel: example.aiModel,
    ...answersOf(profile),
    behaviorPreference: 'Strict',
    outputFormat: 'Markdown',
  } as const;
  return composeRule(form, 'en', 'standard', profile).project?.commands ?? [];
}
