import type { TargetDescription } from '@regelwerk/contract/rules/target-description';
import type { ContentLanguage } from '@regelwerk/contract/shared/languages';
import { describeTargets } from '@regelwerk/engine/describe-targets';

/** Returns every target with the places it reads rules from. */
export function listTargets(language: ContentLanguage): TargetDescription[] {
  return describeTargets(language);
}
