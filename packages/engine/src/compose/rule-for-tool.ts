import type { AiModel } from '@regelwerk/contract/rules/choices';
import type { RuleAnswers } from '@regelwerk/contract/rules/form-state';
import type { ProjectProfile } from '@regelwerk/contract/rules/project-profile';
import type { Rule, RuleLine, RuleSection } from '@regelwerk/contract/rules/rule';
import { renderLine } from '../render/render-line.ts';
import { composeRule } from './compose-rule.ts';

/**
 * Returns a rule, made from these answers and this profile, for another tool. It keeps its own lines and words, also where the
 * knowledge has changed since, or a model wrote them: only what the tool itself adds, cannot run, or has no room for differs.
 */
export function ruleForTool(
  made: Rule,
  { form, project }: { readonly form: RuleAnswers; readonly project?: ProjectProfile | undefined },
  tool: AiModel,
): Rule {
  if (tool === made.target.key) return made;
  const compose = (aiModel: RuleAnswers['aiModel']) =>
    composeRule({ ...form, aiModel }, made.language, made.size, project);
  const there = compose(tool);
  const [wanted, here, kept] = [linesOf(there), linesOf(compose(made.target.key)), linesOf(made)];
  const written = (line: RuleLine) => renderLine(line, '-', made.language, made.size);
  const lineFor = (line: RuleLine): RuleLine | undefined => {
    const [before, stored] = [here.get(keyOf(line)), kept.get(keyOf(line))];
    if (before === undefined) return line;
    return stored !== undefined && written(before) === written(stored) ? line : stored;
  };
  const older = made.sections.map((section) => ({
    ...section,
    lines: section.lines.filter(
      (line) => section.id !== 'target' && !here.has(keyOf(line)) && !wanted.has(keyOf(line)),
    ),
  }));
  const versions = new Map(made.stack.map((entry) => [entry.name, entry.version]));
  return {
    ...there,
    knowledgeVersion: made.knowledgeVersion,
    fingerprint: made.fingerprint,
    stack: there.stack.map((entry) => ({ ...entry, version: versions.get(entry.name) ?? entry.version })),
    sections: withLines(
      there.sections.map((section) => ({ ...section, lines: section.lines.flatMap((line) => lineFor(line) ?? []) })),
      older,
    ),
  };
}

/** Adds lines at the end of their sections, and sections that are missing before the last. */
function withLines(sections: readonly RuleSection[], more: readonly RuleSection[]): RuleSection[] {
  const missing = more.filter(({ id }) => !sections.some((section) => section.id === id));
  const joined = sections.map((section) => ({
    ...section,
    lines: [...section.lines, ...(more.find(({ id }) => id === section.id)?.lines ?? [])],
  }));
  return [...joined.slice(0, -1), ...missing, ...joined.slice(-1)].filter(({ lines }) => lines.length > 0);
}

function linesOf({ sections }: Rule): ReadonlyMap<string, RuleLine> {
  return new Map(sections.flatMap(({ lines }) => lines.map((line) => [keyOf(line), line])));
}

function keyOf({ id, text }: RuleLine): string {
  return id ?? text;
}
