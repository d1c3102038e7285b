import { answersOfProject } from '@regelwerk/contract/rules/answers-of-project';
import type { FormState } from '@regelwerk/contract/rules/form-state';
import type { ProjectProfile } from '@regelwerk/contract/rules/project-profile';
import type { ExampleProject } from './example-projects.ts';

/** Returns the answers that the rule of an example project is made from; throws if its profile shows none. */
export function exampleForm({ fixture, aiModel }: ExampleProject, profile: ProjectProfile): FormState {
  const answers = answersOfProject(profile);
  if (answers === undefined) throw new Error(`The project ${fixture} shows no answers`);
  return { aiModel, ...answers, behaviorPreference: 'Strict', outputFormat: 'Markdown' };
}
