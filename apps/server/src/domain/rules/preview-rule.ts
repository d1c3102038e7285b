import type { GenerateRulesResponse } from '@regelwerk/contract/rules/generate-rules';
import type { Rule } from '@regelwerk/contract/rules/rule';
import type { RuleContents } from '@regelwerk/contract/rules/rule-contents';
import { composeRule } from '@regelwerk/engine/compose-rule';
import { deliveriesOf } from '@regelwerk/engine/deliveries-of';
import { maskRule } from '@regelwerk/engine/mask-rule';
import { renderRule } from '@regelwerk/engine/render-rule';
import type { GenerationInput } from './generation-input.ts';

/** Composes the rule and returns only what a visitor may see: the complete rule never leaves this function. */
export function previewRule(
  { form, language, size, project }: Pick<GenerationInput, 'form' | 'language' | 'size' | 'project'>,
  createdAt: string,
): GenerateRulesResponse {
  const rule = composeRule(form, language, size, project);
  const masked = maskRule(rule);
  return {
    title: masked.title.join(' '),
    content: renderRule(masked),
    format: masked.format,
    created_at: createdAt,
    ai_generated: false,
    tokensRemaining: null,
    masked: true,
    contents: presentContents(rule),
  };
}

/** Returns what a rule contains, for a visitor who may not read it. Exact sizes are left out: they tell the hidden words' length. */
function presentContents(rule: Rule): RuleContents {
  const { project } = rule;
  const lines = rule.sections.flatMap((section) => section.lines);
  return {
    target: rule.target.name,
    lines: lines.length,
    sources: lines.filter(({ evidence }) => evidence !== undefined).length,
    decisions: rule.decisions.length,
    probes: rule.probes.length,
    places: deliveriesOf(rule).map(({ name, place, files }) => ({
      name,
      place,
      paths: files.flatMap(({ path }) => path ?? []),
    })),
    ...(project === undefined
      ? {}
      : {
          project: {
            exact: project.exact.length,
            enforced: project.enforced.length,
            outdated: project.outdated.length,
            contradicted: project.contradicted?.length ?? 0,
            unasked: project.unasked?.length ?? 0,
            ...(project.conventions && { conventions: project.conventions.length }),
            ...(project.claims && { claims: claimsIn(rule) }),
            added: project.added.length,
            commands: project.commands.length,
            snippets: project.snippets.length,
            characters: Math.round(project.saved.characters / 100) * 100,
          },
        }),
  };
}

function claimsIn({ sections, omitted }: Rule): NonNullable<RuleContents['project']>['claims'] {
  const claimed = sections.flatMap(({ lines }) => lines).filter((line) => line.claimed !== undefined);
  const checked = claimed.filter(({ ground }) => ground === 'checked').length;
  const leftOut = omitted.filter(({ id }) => id.startsWith('project.claim.')).length;
  return { checked, reported: claimed.length - checked, leftOut };
}
