import { aiModels, applicationTypes, behaviors, type Framework, frameworksOf } from '@regelwerk/contract/rules/choices';
import type { FormState } from '@regelwerk/contract/rules/form-state';
import { contentLanguages } from '@regelwerk/contract/shared/languages';
import { composeRule } from '@regelwerk/engine/compose-rule';
import { maskRule } from '@regelwerk/engine/mask-rule';
import { renderRule } from '@regelwerk/engine/render-rule';
import { summarise } from './measure.ts';
import { printFigures } from './report/print-figures.ts';

const forms: FormState[] = [];
for (const applicationType of applicationTypes) {
  const names = frameworksOf(applicationType);
  const stacks: Framework[][] = [
    ...names.map((name) => [name]),
    ...names.slice(1).map((name, index) => [names[index] as Framework, name]),
    [...names],
  ];
  for (const frameworks of stacks) {
    for (const aiModel of aiModels) {
      for (const behaviorPreference of behaviors) {
        forms.push({ aiModel, applicationType, frameworks, behaviorPreference, outputFormat: 'Both' });
      }
    }
  }
}

const run = (form: FormState, language: (typeof contentLanguages)[number]) => {
  const start = performance.now();
  renderRule(maskRule(composeRule(form, language)));
  return performance.now() - start;
};
for (const form of forms.slice(0, 300)) run(form, 'en');
const timings = summarise(contentLanguages.flatMap((language) => forms.map((form) => run(form, language))));
printFigures([
  { name: 'a rule composed, masked and rendered', unit: 'ms', value: timings.median },
  { name: 'the same, slowest of a hundred', unit: 'ms', value: timings.p99 },
]);
