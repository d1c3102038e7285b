import type { Delivery } from '@regelwerk/contract/rules/delivery';
import type { RuleAnswers } from '@regelwerk/contract/rules/form-state';
import type { Generator } from '@regelwerk/contract/rules/generate-rules';
import type { ProjectProfile } from '@regelwerk/contract/rules/project-profile';
import type { Rule } from '@regelwerk/contract/rules/rule';
import { writeRule } from './write-rule.ts';

/** The result of a run as it is stored: everything needed to answer it again and to save it. */
export interface KeptResult {
  readonly rule: Rule;
  readonly generator: Generator;
  readonly createdAt: string;
  /** The document as it was first shown: a saved rule keeps its JSON keys in another order. */
  readonly content?: string;
  /** The deliveries as they were first shown; absent in saved rules and in results from before they were kept. */
  readonly deliveries?: readonly Delivery[];
  /** The profile that the rule was made with. */
  readonly project?: ProjectProfile | undefined;
}

/** Returns a result as it is shown and stored: the document, its deliveries and the answers that led to it. */
export function keptResult({
  rule,
  generator,
  project,
  form,
  createdAt,
}: Pick<KeptResult, 'rule' | 'generator' | 'project' | 'createdAt'> & { readonly form: RuleAnswers }): KeptResult & {
  readonly form: RuleAnswers;
} {
  return {
    rule,
    generator,
    ...writeRule(rule, generator),
    ...(project === undefined ? {} : { project }),
    form: { ...form, aiModel: rule.target.key === 'Custom' ? 'Custom' : form.aiModel },
    createdAt,
  };
}

/** Returns the title of a run and its line in the ledger, as long as their columns. */
export function runTexts(rule: Rule): { readonly title: string; readonly description: string } {
  const title = rule.title.join(' ').slice(0, 300);
  return { title, description: `Rule generated: ${title}` };
}
