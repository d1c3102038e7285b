import { defaultSizeFor } from '@regelwerk/contract/rules/default-size-for';
import { defaultFormState, type FormState } from '@regelwerk/contract/rules/form-state';
import type { LandingFacts } from '@regelwerk/contract/rules/stack-page';
import type { ContentLanguage } from '@regelwerk/contract/shared/languages';
import { composeRule } from '../compose/compose-rule.ts';
import { deliveriesOf } from '../deliver/deliveries-of.ts';
import { allDirectives } from '../knowledge/all-directives.ts';
import { targetFamilies } from '../knowledge/targets/target-families.ts';
import { targetNamed } from '../knowledge/targets/target-named.ts';
import { countChecks } from './count-checks.ts';

/** The answers behind the sample; everything else is as the wizard preselects it. */
export const sampleAnswers: FormState = {
  ...defaultFormState,
  aiModel: 'cursor',
  applicationType: 'Fullstack',
  frameworks: ['React', 'FastAPI'],
};
const openFile = '.cursor/rules/fastapi.mdc';

/** Returns what the landing page shows of the product: the rule that a person gets for the sample's answers. */
export function landingFacts(language: ContentLanguage): LandingFacts {
  const rule = composeRule(sampleAnswers, language, defaultSizeFor(sampleAnswers.aiModel));
  const files = deliveriesOf(rule)[0]?.files ?? [];
  const open = files.find(({ path }) => path === openFile);
  if (open === undefined) throw new Error('The rule lacks the file that the landing page shows.');
  return {
    rule: {
      tool: rule.target.name,
      stack: rule.stack.map(({ name }) => name),
      files: files.map(({ path = '', content }) => ({ path, characters: content.length })),
      open: { path: openFile, text: open.content.trimEnd() },
    },
    checked: countChecks(allDirectives),
    tools: targetFamilies.flat().flatMap((name) => {
      if (name === 'Custom') return [];
      const { label, surfaces } = targetNamed(name);
      const [{ path, name: place }] = surfaces;
      const isPath = path !== undefined;
      return [{ label, place: isPath ? path.replace(/\/[^/]+$/, '') : place[language], isPath }];
    }),
  };
}
