import type { GenerateRulesResponse } from '@regelwerk/contract/rules/generate-rules';
import type { KeptResult } from './kept-result.ts';
import { writeRule } from './write-rule.ts';

/** Returns a complete rule with all its deliveries, for its owner. */
export function presentRule(
  { rule, generator, createdAt, content, deliveries, project }: KeptResult,
  run: { readonly id: string; readonly balance: number | null },
): GenerateRulesResponse {
  const written = content === undefined || deliveries === undefined ? writeRule(rule, generator) : undefined;
  return {
    title: rule.title.join(' '),
    content: content ?? written?.content ?? '',
    format: rule.format,
    created_at: createdAt,
    ai_generated: generator.kind === 'model',
    tokensRemaining: run.balance,
    masked: false,
    full: {
      generationId: run.id,
      rule,
      deliveries: deliveries ?? written?.deliveries ?? [],
      generator,
      ...(project === undefined ? {} : { project }),
    },
  };
}
