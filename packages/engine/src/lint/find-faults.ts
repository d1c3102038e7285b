import type { Rule } from '@regelwerk/contract/rules/rule';
import { deliveriesOf } from '../deliver/deliveries-of.ts';
import { allDirectives } from '../knowledge/all-directives.ts';
import { lintRule } from './lint-rule.ts';
import { nearDuplicates } from './near-duplicates.ts';
import { repeatedCommands } from './repeated-commands.ts';
import { contradictions } from './subject-pairs.ts';

const slotOf = new Map(allDirectives.map(({ id, slot }) => [id, slot]));
const conflicts = allDirectives.flatMap(({ id, conflicts: others = [] }) =>
  others.map((other) => [id, other] as const),
);

const alike = nearDuplicates();

/** Returns the faults of a composed rule and its deliveries; the engine must never compose a rule that has any. */
export function findFaults(rule: Rule): string[] {
  const ids = rule.sections.flatMap(({ lines }) => lines.map(({ id }) => id ?? ''));
  const said = new Set(ids);
  const slots = ids.flatMap((id) => slotOf.get(id) ?? []);
  return [
    ...lintRule(rule),
    ...repeatedCommands(rule),
    ...slots.filter((slot, index) => slots.indexOf(slot) !== index).map((slot) => `${slot} is decided twice`),
    ...alike.filter(([a, b]) => said.has(a) && said.has(b)).map(([a, b]) => `${a} says nearly the same as ${b}`),
    ...(rule.language === 'en' ? contradictions(textsOf(rule)) : []),
    ...conflicts.filter(([a, b]) => said.has(a) && said.has(b)).map(([a, b]) => `${a} contradicts ${b}`),
    ...deliveriesOf(rule).flatMap(({ id, files, used, limit }) => [
      ...(used <= (limit.max ?? used) ? [] : [`${id}: ${used} characters exceed ${limit.max}`]),
      ...files
        .filter(({ content }) => !content.includes('- '))
        .map(({ path }) => `${id}: ${path ?? 'text'} says nothing`),
    ]),
  ];
}

function textsOf({ sections }: Rule): string[] {
  return sections.flatMap(({ lines }) => lines.map(({ text, instead }) => `${text} ${instead ?? ''}`));
}
