import { answersOfProject } from '@regelwerk/contract/rules/answers-of-project';
import type { AiModel } from '@regelwerk/contract/rules/choices';
import { defaultSizeFor } from '@regelwerk/contract/rules/default-size-for';
import type { RuleAnswers } from '@regelwerk/contract/rules/form-state';
import { formStateSchema } from '@regelwerk/contract/rules/form-state-schema';
import { modelLabel } from '@regelwerk/contract/rules/model-label';
import type { ProjectProfile } from '@regelwerk/contract/rules/project-profile';
import { type RuleSize, ruleSizes } from '@regelwerk/contract/rules/rule-size';
import { type ContentLanguage, contentLanguages } from '@regelwerk/contract/shared/languages';
import type { Call } from './command.ts';
import { Failure } from './failure.ts';
import { fileTools, toolNamed } from './tools-in.ts';

/** What a rule is made from, besides the project. */
interface Answers {
  readonly answers: RuleAnswers;
  readonly tools: readonly AiModel[];
  readonly size: RuleSize;
  readonly ruleLanguage: ContentLanguage;
}

/** Takes the answers from the options and the project, and asks only for the tool, if none is named. */
export async function answersIn(call: Call, profile: ProjectProfile): Promise<Answers> {
  const { option, terminal } = call;
  const [first, ...others] = await toolsOf(call);
  if (first === undefined) throw new Failure('tool.none');
  const shown = answersOfProject(profile);
  const named = option('frameworks')
    ?.split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  const { data, error } = formStateSchema.safeParse({
    aiModel: first,
    applicationType: option('type') ?? shown?.applicationType ?? 'Fullstack',
    frameworks: named ?? shown?.frameworks ?? [],
    behaviorPreference: option('behavior') ?? 'Strict',
    outputFormat: 'Markdown',
    additionalNotes: option('notes') ?? '',
  });
  if (data === undefined && named === undefined && shown === undefined) throw new Failure('init.noStack');
  if (data === undefined)
    throw new Failure('init.answer', {
      problem: error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '),
    });
  const size = ruleSizes.find((one) => one === (option('size') ?? defaultSizeFor(first)));
  const ruleLanguage = contentLanguages.find((one) => one === (option('rule-language') ?? terminal.language));
  if (size === undefined) throw new Failure('init.answer', { problem: `--size: ${ruleSizes.join(', ')}` });
  if (ruleLanguage === undefined)
    throw new Failure('init.answer', { problem: `--rule-language: ${contentLanguages.join(', ')}` });
  return { answers: data, tools: [first, ...others], size, ruleLanguage };
}

async function toolsOf({ options, terminal }: Call): Promise<readonly AiModel[]> {
  const named = options('tool').map(toolNamed);
  if (named.length > 0 || !terminal.isInteractive) return [...new Set(named)];
  const { say, print, language } = terminal;
  for (const [index, name] of fileTools.entries()) print(`  ${index + 1}  ${modelLabel(name, language)}`);
  const answer = await terminal.ask(say('tool.ask'));
  return answer.split(',').map((one) => fileTools[Number(one) - 1] ?? toolNamed(one));
}
