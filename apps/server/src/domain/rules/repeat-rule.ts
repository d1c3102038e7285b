import type { GenerateRulesResponse } from '@regelwerk/contract/rules/generate-rules';
import type { GenerationContext } from './generation-context.ts';
import { presentRule } from './present-rule.ts';
import { readGeneratedRule } from './read-generated-rule.ts';
import type { requireRun } from './require-run.ts';

/**
 * Returns the rule of a run that was paid for before, as it was first shown. Throws `rule_expired` if it is no longer kept: what is
 * made anew is paid for anew.
 */
export async function repeatRule(
  context: Pick<GenerationContext, 'database' | 'results'>,
  { id, balance, result }: ReturnType<typeof requireRun>,
): Promise<GenerateRulesResponse> {
  if (result !== null) return presentRule(await context.results.read(result), { id, balance });
  return { ...(await readGeneratedRule(context, { id })), tokensRemaining: balance };
}
