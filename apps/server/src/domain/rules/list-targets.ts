import type { ContentLanguage } from '@regelwerk/contract/languages';
import type { TargetDescription } from '@regelwerk/contract/target-description';
import { describeTargets } from '@regelwerk/engine/describe-targets';

/** Returns every target with the places it reads rules from. */
export function listTargets(language: ContentLanguage): TargetDescription[] {
  return describeTargets(language);
}
