import type { RuleAnswers } from '@regelwerk/contract/rules/form-state';
import type { RuleLine, RuleSection } from '@regelwerk/contract/rules/rule';
import type { ContentLanguage } from '@regelwerk/contract/shared/languages';
import { applicationTypeHeadings, behaviorHeadings, phrases } from '../knowledge/phrases.ts';
import type { PlacedDirective } from '../placed-directive.ts';
import type { Stack } from '../stack.ts';
import { knownAnswers, typeWithLines } from './known-answers.ts';

/** Groups lines into sections in reading order: commands, what is known of the project, application, stack, target, boundaries, behavior, closing check. */
export function arrangeSections(
  placedLines: readonly { placed: PlacedDirective; line: RuleLine }[],
  form: RuleAnswers,
  language: ContentLanguage,
  { target: { label }, platforms }: Pick<Stack, 'target' | 'platforms'>,
): RuleSection[] {
  const { behavior } = knownAnswers(form);
  const applicationType = typeWithLines(form, platforms);
  const headings = new Map<string, string>([
    ['policy', phrases.policy[language]],
    ['commands', phrases.commands[language]],
    ['project', phrases.project[language]],
    ['generated', phrases.generated[language]],
    ['places', phrases.places[language]],
    ['companions', phrases.companions[language]],
    ['house', phrases.house[language]],
    ['tests', phrases.tests[language]],
    ['oddities', phrases.oddities[language]],
    ['application', applicationType === undefined ? '' : applicationTypeHeadings[applicationType][language]],
    ...placedLines.flatMap(({ placed: { section, technology } }) =>
      technology === undefined ? [] : ([[section, technology.name]] as const),
    ),
    ['together', phrases.together[language]],
    ['target', `${phrases.inTarget[language]} ${label}`],
    ['external', phrases.outside[language]],
    ['boundaries', phrases.boundaries[language]],
    ['behavior', behavior === undefined ? '' : behaviorHeadings[behavior][language]],
    ['done', phrases.done[language]],
  ]);
  return [...headings].flatMap(([id, heading]) => {
    const lines = placedLines.filter(({ placed }) => placed.section === id).map(({ line }) => line);
    const tiers = id === 'boundaries' ? lines.toSorted(byTier) : lines;
    return lines.length === 0 ? [] : [{ id, heading, ordered: id === 'commands', lines: tiers }];
  });
}

/** Orders boundaries from the hardest to the softest: never, ask first, must, should. */
function byTier(a: RuleLine, b: RuleLine): number {
  return tiers.indexOf(a.modality) - tiers.indexOf(b.modality);
}

const tiers: readonly RuleLine['modality'][] = ['never', 'ask', 'must', 'should'];
