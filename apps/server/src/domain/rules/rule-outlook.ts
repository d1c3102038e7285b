import type { ProjectProfile } from '@regelwerk/contract/rules/project-profile';
import type { RuleOutlook } from '@regelwerk/contract/rules/refresh-rule';
import { ruleDifferences } from '@regelwerk/contract/rules/rule-differences';
import { composeRule } from '@regelwerk/engine/compose-rule';
import type { GenerationContext } from './generation-context.ts';
import { readSavedSource } from './read-saved-source.ts';
import { refreshPrice } from './refresh-price.ts';

/**
 * Says what a refresh would change in a saved rule of a person, with today's knowledge and the project as it is now, and for what price;
 * of new lines only their number.
 */
export async function ruleOutlook(
  context: GenerationContext,
  input: { readonly userId: string; readonly configurationId: string; readonly project: ProjectProfile | undefined },
): Promise<RuleOutlook> {
  const { versionId, kept } = await readSavedSource(context.database, input);
  const { rule, form } = kept;
  const price = await refreshPrice(context, { ...input, kept });
  const { added, removed, stale, reworded, versions } = ruleDifferences(
    rule,
    composeRule(form, rule.language, rule.size, input.project ?? kept.project),
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
