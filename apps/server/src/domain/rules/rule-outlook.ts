import type { RuleOutlook } from '@regelwerk/contract/rules/refresh-rule';
import { ruleDifferences } from '@regelwerk/contract/rules/rule-differences';
import type { Database } from '@regelwerk/database/open-database';
import { composeRule } from '@regelwerk/engine/compose-rule';
import { readSavedSource } from './read-saved-source.ts';
import { refreshPrice } from './refresh-price.ts';

/** Says what today's knowledge would change in a saved rule of a person, and for what price; of new lines only their number. */
export async function ruleOutlook(
  database: Database,
  input: { readonly userId: string; readonly configurationId: string },
): Promise<RuleOutlook> {
  const { versionId, kept } = await readSavedSource(database, input);
  const { rule, form, project } = kept;
  const price = await refreshPrice(database, input.userId);
  const { added, removed, stale, reworded, versions } = ruleDifferences(
    rule,
    composeRule(form, rule.language, rule.size, project),
  );
  return {
    versionId,
    price,
    outdated: [...removed, ...stale],
    reworded: reworded.map(({ before }) => before),
    versions: versions.map(({ name, before }) => ({ name, before })),
    added: added.length,
  };
}
