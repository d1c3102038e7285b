import { applicationTypes, behaviors, frameworks } from '@regelwerk/contract/rules/choices';
import type { RuleAnswers } from '@regelwerk/contract/rules/form-state';

/** Returns the answers about which something is known; a plain answer is absent, and only the title names it. */
export function knownAnswers({ applicationType, behaviorPreference, frameworks: chosen }: RuleAnswers) {
  return {
    applicationType: applicationTypes.find((one) => one === applicationType),
    behavior: behaviors.find((one) => one === behaviorPreference),
    frameworks: frameworks.filter((one) => chosen.includes(one)),
  };
}
