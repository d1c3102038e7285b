import type { Framework } from '@regelwerk/contract/choices';
import { type Feasibility, feasibilityOf } from '@regelwerk/contract/feasibility';
import type { FormState } from '@regelwerk/contract/form-state';
import { targetNamed } from '../knowledge/targets/target-named.ts';
import { allTechnologies } from '../knowledge/technologies/all-technologies.ts';
import type { TargetKnowledge } from '../target.ts';
import type { Technology } from '../technology.ts';

/** The answers read as a stack: the target, and every technology with what it brings along, in canonical order. */
export interface Stack {
  readonly target: TargetKnowledge;
  readonly names: ReadonlySet<Framework>;
  readonly technologies: readonly { technology: Technology; feasibility: Feasibility }[];
}

/** A typed model name is a Custom target: the name itself never reaches a rule. */
export function resolveStack(form: FormState): Stack {
  const target = targetNamed(form.aiModel);
  const names = new Set<Framework>(form.frameworks);
  for (const name of names) for (const implied of byName.get(name)?.implies ?? []) names.add(implied);
  const technologies = readingOrder
    .filter((technology) => names.has(technology.name))
    .map((technology) => ({ technology, feasibility: feasibilityOf(target.name, technology.name) }));
  return { target, names, technologies };
}

const byName = new Map(allTechnologies.map((technology) => [technology.name, technology]));

/** A rule speaks of languages first: what they decide holds for the frameworks below. */
const readingOrder = allTechnologies.toSorted((a, b) => Number(b.role === 'language') - Number(a.role === 'language'));
