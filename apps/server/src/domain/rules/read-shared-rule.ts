import { hash } from 'node:crypto';
import type { GenerateRulesResponse } from '@regelwerk/contract/rules/generate-rules';
import type { Rule, RuleLine } from '@regelwerk/contract/rules/rule';
import { AppError } from '../kernel/app-error.ts';
import type { GenerationContext } from './generation-context.ts';
import { keptResult } from './kept-result.ts';
import { readSavedRule } from './read-saved-rule.ts';

/**
 * Returns the saved rule that a link leads to, for everybody who has it: without its owner, the answers, the profile, and the
 * places in the code that its lines were proven by. Throws `not_found` for a token that never was or was revoked, and
 * while its owner is banned.
 */
export async function readSharedRule(
  { database, clock }: GenerationContext,
  token: string,
): Promise<GenerateRulesResponse> {
  const share = await database.kysely
    .selectFrom('public.rule_shares as s')
    .innerJoin('public.user_configurations as c', 'c.id', 's.configuration_id')
    .innerJoin('auth.users as u', 'u.id', 'c.user_id')
    .select(['s.configuration_id', 'c.user_id'])
    .where('s.token_hash', '=', hash('sha256', token))
    .where(({ eb, or }) => or([eb('u.banned_until', 'is', null), eb('u.banned_until', '<=', clock())]))
    .executeTakeFirst();
  if (share === undefined) throw new AppError('not_found', 'There is no such link');
  const saved = await readSavedRule(database, { userId: share.user_id, configurationId: share.configuration_id });
  const { full } = saved;
  if (full?.answers === undefined) {
    const { full: _, ...text } = saved;
    return text;
  }
  const { generator, answers: form } = full;
  const rule = withoutPlaces(full.rule);
  const { content = '', deliveries = [] } = keptResult({ rule, generator, form, createdAt: saved.created_at });
  return { ...saved, content, full: { generationId: '', rule, deliveries, generator } };
}

function withoutPlaces({ project: _, ...rule }: Rule): Rule {
  const sections = rule.sections.map((section) => ({ ...section, lines: section.lines.map(withoutPlacesOfLine) }));
  return { ...rule, sections };
}

function withoutPlacesOfLine(line: RuleLine): RuleLine {
  const { counted, claimed, why, ...rest } = line;
  // the reason of a line about the project is where it shows
  return counted === undefined && claimed === undefined && why !== undefined ? { ...rest, why } : rest;
}
