import type { Rule } from '@regelwerk/contract/rules/rule';
import { deliveriesOf } from '../deliver/deliveries-of.ts';
import { allDirectives } from '../knowledge/all-directives.ts';
import { technologyGroups } from '../knowledge/technologies/technology-groups.ts';
import { commandFaults } from './command-faults.ts';
import { foreignSyntax } from './foreign-syntax.ts';
import { lintRule } from './lint-rule.ts';
import { nearDuplicates } from './near-duplicates.ts';
import { repeatedCommands } from './repeated-commands.ts';
import { sameAdvice } from './same-advice.ts';
import { contradictions } from './subject-pairs.ts';

const services = new Set<string>(technologyGroups.services);
const slotOf = new Map(allDirectives.map(({ id, slot }) => [id, slot]));
const conflicts = allDirectives.flatMap(({ id, conflicts: others = [] }) =>
  others.map((other) => [id, other] as const),
);

const english = new Map(allDirectives.map(({ id, text, instead }) => [id, `${text.en} ${instead?.en ?? ''}`] as const));
const replacements = allDirectives.flatMap(({ id, supersedes = [] }) =>
  supersedes.map((other) => [id, other] as const),
);
const alike = [...nearDuplicates(), ...sameAdvice];

/** Returns the faults of a composed rule and its deliveries; the engine must never compose a rule that has any. */
export function findFaults(rule: Rule): string[] {
  const ids = rule.sections.flatMap(({ lines }) => lines.map(({ id }) => id ?? ''));
  const said = new Set(ids);
  const slots = ids.flatMap((id) => slotOf.get(id) ?? []);
  return [
    ...lintRule(rule),
    ...repeatedCommands(rule),
    ...commandFaults(rule),
    ...foreignSyntax(rule),
    ...slots.filter((slot, index) => slots.indexOf(slot) !== index).map((slot) => `${slot} is decided twice`),
    ...alike
      .filter(([a, b]) => said.has(a) && said.has(b) && !standsForOthers(a, rule))
      .map(([a, b]) => `${a} says nearly the same as ${b}`),
    ...contradictions(textsOf(rule)),
    ...replacements
      .filter(([a, b]) => said.has(a) && said.has(b) && !standsForOthers(b, rule))
      .map(([a, b]) => `${b} stands beside ${a}, which replaces it`),
    ...conflicts.filter(([a, b]) => said.has(a) && said.has(b)).map(([a, b]) => `${a} contradicts ${b}`),
    ...deliveriesOf(rule).flatMap(({ id, files, used, limit }) => [
      ...(used <= (limit.max ?? used) ? [] : [`${id}: ${used} characters exceed ${limit.max}`]),
      ...files
        // a file may do no more than import another one
        .filter(({ content }) => !content.includes('- ') && !files.some(({ path }) => content === `@${path}\n`))
        .map(({ path }) => `${id}: ${path ?? 'text'} says nothing`),
    ]),
  ];
}

/** The lines in English, so that a contradiction in any language is found. */
function textsOf({ sections }: Rule): string[] {
  return sections.flatMap(({ lines }) =>
    lines.map(({ id = '', text, instead }) => english.get(id) ?? `${text} ${instead ?? ''}`),
  );
}

/** What holds for every server stays where several services share a rule. */
function standsForOthers(id: string, { stack }: Rule): boolean {
  return id.startsWith('backend.') && stack.filter(({ name }) => services.has(name)).length > 1;
}
