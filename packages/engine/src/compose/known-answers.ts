import { applicationTypes, behaviors, frameworks } from '@regelwerk/contract/rules/choices';
import type { RuleAnswers } from '@regelwerk/contract/rules/form-state';
import type { Platform } from '@regelwerk/contract/rules/recognized-packages';

/** Returns the answers about which something is known; a plain answer is absent, and only the title names it. */
export function knownAnswers({ applicationType, behaviorPreference, frameworks: chosen }: RuleAnswers) {
  return {
    applicationType: applicationTypes.find((one) => one === applicationType),
    behavior: behaviors.find((one) => one === behaviorPreference),
    frameworks: frameworks.filter((one) => chosen.includes(one)),
  };
}

/** Returns the application type whose lines apply: of a project those of its own sides, and none for an app or a library. */
export function typeWithLines(form: RuleAnswers, platforms?: ReadonlySet<Platform>) {
  if (platforms === undefined) return knownAnswers(form).applicationType;
  if (platforms.has('browser')) return platforms.has('server') ? 'Fullstack' : 'Frontend';
  return platforms.has('server') ? 'Backend' : undefined;
}
