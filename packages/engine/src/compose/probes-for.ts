import type { RuleAnswers } from '@regelwerk/contract/rules/form-state';
import type { Probe } from '@regelwerk/contract/rules/rule';
import type { ContentLanguage } from '@regelwerk/contract/shared/languages';
import { behaviorProbes, dependencyProbe, doneProbe, loadProbe, secretProbe } from '../knowledge/probes.ts';
import type { ProbeKnowledge } from '../probe.ts';
import { isBelow } from '../project/installed-version.ts';
import type { Stack } from '../stack.ts';
import type { Technology } from '../technology.ts';
import { knownAnswers } from './known-answers.ts';

/** Returns prompts that test whether the rule is loaded, protects secrets, knows its stack, sets the behavior and demands checks. */
export function probesFor(form: RuleAnswers, stack: Stack, language: ContentLanguage): Probe[] {
  const chosen = stack.technologies
    .filter(({ feasibility }) => feasibility === 'native')
    .map(({ technology }) => technology);
  const isOutdated = ({ name, version }: Technology) => {
    const installed = stack.technologies.find(({ technology }) => technology.name === name)?.installed;
    return installed !== undefined && isBelow(installed, version);
  };
  const first = chosen.find(({ role }) => role !== 'language') ?? chosen[0];
  const technology: [string, ProbeKnowledge] =
    first === undefined || isOutdated(first) ? ['dependency', dependencyProbe] : [first.name, first.probe];
  const { behavior } = knownAnswers(form);
  const probes: [string, ProbeKnowledge][] = [
    ['load', loadProbe],
    ['secret', secretProbe],
    technology,
    ...(behavior === undefined ? [] : [[behavior, behaviorProbes[behavior]] satisfies [string, ProbeKnowledge]]),
    ['done', doneProbe],
  ];
  return probes.map(([id, { prompt, sign }]) => ({ id, prompt: prompt[language], sign: sign[language] }));
}
