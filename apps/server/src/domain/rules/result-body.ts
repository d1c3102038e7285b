import type { RuleAnswers } from '@regelwerk/contract/rules/form-state';
import type { Generator } from '@regelwerk/contract/rules/generate-rules';
import type { ProjectProfile } from '@regelwerk/contract/rules/project-profile';
import type { Rule } from '@regelwerk/contract/rules/rule';
import type { KeptResult } from './present-rule.ts';
import { writeRule } from './write-rule.ts';

/** A result without its time: everything in it follows from the answers, the profile and the words of the generator. */
export type ResultBody = Required<Omit<KeptResult, 'createdAt' | 'project'>> &
  Pick<KeptResult, 'project'> & { readonly form: RuleAnswers };

/** Returns a result as it is shown and stored: the document, its deliveries and the answers that led to it. */
export function resultBody({
  rule,
  generator,
  project,
  form,
}: {
  readonly rule: Rule;
  readonly generator: Generator;
  readonly project?: ProjectProfile | undefined;
  readonly form: RuleAnswers;
}): ResultBody {
  const aiModel = rule.target.key === 'Custom' ? 'Custom' : form.aiModel;
  return {
    rule,
    generator,
    ...writeRule(rule, generator),
    ...(project === undefined ? {} : { project }),
    form: { ...form, aiModel },
  };
}
