import type { AiModel } from '@regelwerk/contract/rules/choices';
import { feasibilityOf } from '@regelwerk/contract/rules/feasibility';
import { defaultFormState } from '@regelwerk/contract/rules/form-state';
import type { Rule, RuleLine } from '@regelwerk/contract/rules/rule';
import type { StackPage } from '@regelwerk/contract/rules/stack-page';
import { type ContentLanguage, contentLanguages } from '@regelwerk/contract/shared/languages';
import { composeRule } from '../compose/compose-rule.ts';
import { lineValue } from '../compose/line-value.ts';
import { deliveriesOf } from '../deliver/deliveries-of.ts';
import { targetFamilies } from '../knowledge/targets/target-families.ts';
import { targetNamed } from '../knowledge/targets/target-named.ts';
import { allTechnologies } from '../knowledge/technologies/all-technologies.ts';
import type { Technology } from '../technology.ts';
import { countChecks } from './count-checks.ts';
import { shareLines } from './share-lines.ts';

const linesOfPage = 3;
const pages = new Map<ContentLanguage, readonly StackPage[]>();

/**
 * Returns the public page of every technology in every family of tools, in one language. There is none where the tool
 * cannot run the technology, or where three lines with a source are not left for this page alone.
 */
export function stackPages(language: ContentLanguage): readonly StackPage[] {
  const known = pages.get(language);
  if (known !== undefined) return known;
  const written = allTechnologies.flatMap((technology) => pagesOf(technology, language));
  pages.set(language, written);
  return written;
}

function pagesOf(technology: Technology, language: ContentLanguage): StackPage[] {
  const families = targetFamilies.filter(([model]) => feasibilityOf(model, technology.name) === 'native');
  const shares = shareLines(new Map(families.map(([model]) => [model, ownLines(model, technology)])), linesOfPage);
  return families.flatMap(([model, ...others]) => {
    const share = shares.get(model);
    return share === undefined ? [] : [pageOf(model, others, technology, share, language)];
  });
}

/** The full rule: smaller ones leave out what every model does, and with it lines that a page shows. */
function ruleOf(model: AiModel, { name, side }: Technology, language: ContentLanguage): Rule {
  const applicationType = side === 'frontend' ? 'Frontend' : 'Backend';
  return composeRule({ ...defaultFormState, aiModel: model, applicationType, frameworks: [name] }, language, 'full');
}

/** Returns the ids of the lines about a technology with a source that the rule has in every language, best first. */
function ownLines(model: AiModel, technology: Technology): string[] {
  const own = new Set(technology.directives.map(({ id }) => id));
  const byLanguage = contentLanguages.map((language) => linesOf(ruleOf(model, technology, language)));
  const [first = [], ...others] = byLanguage;
  return first
    .filter(({ id = '', evidence }) => own.has(id) && evidence !== undefined)
    .filter(({ id }) => others.every((lines) => lines.some((line) => line.id === id)))
    .toSorted((a, b) => lineValue(b) - lineValue(a))
    .map(({ id = '' }) => id);
}

function linesOf({ sections }: Rule): RuleLine[] {
  return sections.flatMap(({ lines }) => lines);
}

function pageOf(
  model: AiModel,
  others: readonly AiModel[],
  technology: Technology,
  share: readonly string[],
  language: ContentLanguage,
): StackPage {
  const rule = ruleOf(model, technology, language);
  const lines = linesOf(rule);
  const shown = new Set(lines.map(({ id }) => id));
  const [delivery] = deliveriesOf(rule);
  const { place = '', check = '', files = [] } = delivery ?? {};
  const { prompt, sign } = technology.probe;
  return {
    model,
    tool: rule.target.name,
    others: others
      .filter((name) => name !== 'Custom' && feasibilityOf(name, technology.name) === 'native')
      .map((name) => targetNamed(name).label),
    framework: technology.name,
    version: technology.version,
    place,
    check,
    files: files.map(({ path, content }) => ({ ...(path === undefined ? {} : { path }), characters: content.length })),
    sections: rule.sections.map((section) => ({ heading: section.heading, lines: section.lines.length })),
    checked: countChecks(technology.directives.filter(({ id }) => shown.has(id))),
    lines: share.flatMap((id) => lines.find((line) => line.id === id) ?? []),
    probe: { prompt: prompt[language], sign: sign[language] },
  };
}
