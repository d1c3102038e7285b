import { type AiModel, aiModels, type Framework } from '@regelwerk/contract/choices';
import { type Feasibility, feasibilityOf } from '@regelwerk/contract/feasibility';
import type { FormState } from '@regelwerk/contract/form-state';
import { allTechnologies } from '../knowledge/technologies/all-technologies.ts';
import type { Technology } from '../technology.ts';

/** The answers read as a stack: the target, and every technology with what it brings along, in canonical order. */
export interface Stack {
  readonly target: AiModel;
  readonly names: ReadonlySet<Framework>;
  readonly technologies: readonly { technology: Technology; feasibility: Feasibility }[];
}

/** A typed model name is a Custom target: the name itself never reaches a rule. */
export function resolveStack(form: FormState): Stack {
  const target = aiModels.find((name) => name === form.aiModel) ?? 'Custom';
  const names = new Set<Framework>(form.frameworks);
  for (const name of names) for (const implied of allTechnologies[name].implies ?? []) names.add(implied);
  const technologies = Object.values(allTechnologies)
    .filter((technology) => names.has(technology.name))
    .map((technology) => ({ technology, feasibility: feasibilityOf(target, technology.name) }));
  return { target, names, technologies };
}
