import type { AiModel } from '@regelwerk/contract/rules/choices';
import type { DeliverRuleResponse } from '@regelwerk/contract/rules/deliver-rule';
import type { Rule } from '@regelwerk/contract/rules/rule';
import type { Database } from '@regelwerk/database/open-database';
import { filesForTools } from '@regelwerk/engine/files-for-tools';
import { ruleForTool } from '@regelwerk/engine/rule-for-tool';
import { AppError } from '../kernel/app-error.ts';
import { deliveriesFor, markFiles } from './kept-result.ts';
import { readGeneratedRule } from './read-generated-rule.ts';
import { readSavedRule } from './read-saved-rule.ts';

/** A rule of a person, and the tools that it is wanted for. */
interface Wanted {
  readonly userId: string;
  readonly requestId?: string | undefined;
  readonly configurationId?: string | undefined;
  readonly tools: readonly AiModel[];
}

/** Returns a person's paid rule for other tools, in the words it was made with. Throws `text_only` if it has no structure. */
export async function deliverRule(
  database: Database,
  { userId, requestId, configurationId, tools }: Wanted,
): Promise<DeliverRuleResponse> {
  const { title, full } =
    configurationId === undefined
      ? await readGeneratedRule(database, { userId, requestId: requestId ?? '' })
      : await readSavedRule(database, { userId, configurationId });
  if (full?.answers === undefined) throw new AppError('text_only', 'This rule was saved as text alone.');
  const { rule, answers: form, project, generator } = full;
  const rules = tools.map((tool) => ({ tool, there: ruleForTool(rule, { form, project }, tool) }));
  return {
    title,
    tools: rules.map(({ tool, there }) => ({
      tool,
      label: there.target.name,
      deliveries: deliveriesFor(there, generator),
      external: there.stack.flatMap(({ name, feasibility }) => (feasibility === 'external' ? [name] : [])),
      cut: cutFrom(rule, there),
    })),
    files: markFiles(filesForTools(rules.map(({ there }) => there)), generator),
  };
}

function cutFrom(rule: Rule, there: Rule) {
  const said = new Set(there.sections.flatMap(({ lines }) => lines.map(({ id }) => id)));
  return rule.sections
    .filter(({ id }) => id !== 'target')
    .flatMap(({ lines }) => lines.flatMap(({ id, text }) => (id === undefined || said.has(id) ? [] : [{ id, text }])));
}
