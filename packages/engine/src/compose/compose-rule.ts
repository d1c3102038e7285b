import type { RuleAnswers } from '@regelwerk/contract/rules/form-state';
import type { ProjectProfile } from '@regelwerk/contract/rules/project-profile';
import type { Rule } from '@regelwerk/contract/rules/rule';
import { defaultRuleSize, type RuleSize } from '@regelwerk/contract/rules/rule-size';
import type { ContentLanguage } from '@regelwerk/contract/shared/languages';
import { canonicalProfile } from '../project/canonical-profile.ts';
import { composeOnce } from './compose-once.ts';
import { projectChanges } from './project-changes.ts';

/**
 * Composes the rule for a set of answers in a language, exact for a project where its profile is given. It uses no network,
 * clock or randomness: the same answers, profile and knowledge version give the same rule, byte for byte.
 */
export function composeRule(
  form: RuleAnswers,
  language: ContentLanguage,
  size: RuleSize = defaultRuleSize,
  profile?: ProjectProfile,
): Rule {
  const without = composeOnce(form, language, size);
  if (profile === undefined) return without.rule;
  const project = { profile: canonicalProfile(profile), without };
  const composed = composeOnce(form, language, size, project);
  return { ...composed.rule, project: projectChanges(without, composed, project.profile) };
}
