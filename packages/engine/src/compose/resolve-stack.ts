import type { Framework } from '@regelwerk/contract/choices';
import { type Feasibility, feasibilityOf } from '@regelwerk/contract/feasibility';
import type { FormState } from '@regelwerk/contract/form-state';
import { targetNamed } from '../knowledge/targets/target-named.ts';
import { allTechnologies } from '../knowledge/technologies/all-technologies.ts';
import type { TargetKnowledge } from '../target.ts';
import type { Technology } from '../technology.ts';

/** The target and every technology, implied ones included, in the order in which a rule speaks of them. */
export interface Stack {
  readonly target: TargetKnowledge;
  readonly names: ReadonlySet<Framework>;
  readonly technologies: readonly { technology: Technology; feasibility: Feasibility }[];
}

/** Resolves the answers to a stack. A typed model name becomes the Custom target and never reaches the rule. */
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

/** Languages come first in a rule, because what they decide applies to the frameworks below. */
const readingOrder = allTechnologies.toSorted((a, b) => Number(b.role === 'language') - Number(a.role === 'language'));
