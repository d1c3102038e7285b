import type { FormState } from '@regelwerk/contract/form-state';
import type { GenerateRulesResponse, Generator } from '@regelwerk/contract/generate-rules';
import type { ProjectProfile } from '@regelwerk/contract/project-profile';
import type { Rule } from '@regelwerk/contract/rule';
import { deliveriesOf } from '@regelwerk/engine/deliveries-of';
import { renderRule } from '@regelwerk/engine/render-rule';

/** The stored result of a run: everything needed to answer it again and to save it. */
export interface KeptResult {
  readonly rule: Rule;
  readonly generator: Generator;
  readonly createdAt: string;
  /** The document as it was first shown: the database returns JSON keys in another order. */
  readonly content?: string;
  /** The profile that the rule was made with. */
  readonly project?: ProjectProfile | undefined;
}

/** A rule for its owner; `isRepeat` where the store answered a request that had been paid before. */
export interface Delivery {
  readonly response: GenerateRulesResponse;
  readonly isRepeat: boolean;
}

/** Returns the stored text of a run: its result, the document as shown and the answers. */
export function keptText(result: KeptResult, form: FormState): string {
  const aiModel = result.rule.target.key === 'Custom' ? 'Custom' : form.aiModel;
  return JSON.stringify({ ...result, content: renderRule(result.rule), form: { ...form, aiModel } });
}

/** Returns a complete rule with all its deliveries, for its owner. */
export function presentRule(
  { rule, generator, createdAt, content = renderRule(rule), project }: KeptResult,
  settled: { readonly id: string; readonly balance: number | null },
): GenerateRulesResponse {
  return {
    title: rule.title.join(' '),
    content,
    format: rule.format,
    created_at: createdAt,
    ai_generated: generator.kind === 'model',
    tokensRemaining: settled.balance,
    masked: false,
    full: {
      generationId: settled.id,
      rule,
      deliveries: deliveriesOf(rule),
      generator,
      ...(project === undefined ? {} : { project }),
    },
  };
}
