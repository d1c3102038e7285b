import type { GenerateRulesResponse } from '@regelwerk/contract/rules/generate-rules';
import type { Database } from '@regelwerk/database/open-database';
import { presentRule } from './present-rule.ts';
import { readGeneratedRule } from './read-generated-rule.ts';
import type { requireRun } from './require-run.ts';
import { unpackRun } from './unpack-run.ts';

/**
 * Returns the rule of a run that was paid for before, as it was first shown. Throws `rule_expired` if it is no longer kept: what is
 * made anew is paid for anew.
 */
export async function repeatRule(
  database: Database,
  { id, balance, result }: ReturnType<typeof requireRun>,
): Promise<GenerateRulesResponse> {
  if (result !== null) return presentRule(await unpackRun(database, { id, result }), { id, balance });
  return { ...(await readGeneratedRule(database, { id })), tokensRemaining: balance };
}
