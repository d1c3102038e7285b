import type { CallToolResult, McpServer } from '@modelcontextprotocol/server';
import { answersOfProject } from '@regelwerk/contract/rules/answers-of-project';
import { aiModels, applicationTypes, behaviors, frameworks, outputFormats } from '@regelwerk/contract/rules/choices';
import { defaultSizeFor } from '@regelwerk/contract/rules/default-size-for';
import { prefilledPath } from '@regelwerk/contract/rules/prefilled-path';
import type { ProjectProfile } from '@regelwerk/contract/rules/project-profile';
import { ruleSizes } from '@regelwerk/contract/rules/rule-size';
import { contentLanguages, defaultLanguage } from '@regelwerk/contract/shared/languages';
import { limits } from '@regelwerk/contract/shared/limits';
import { paths } from '@regelwerk/contract/shared/paths';
import { z } from 'zod';
import { answer, answerOf, refusal } from '../answer.ts';
import type { Ask } from '../ask.ts';
import { ruleAnswer } from '../rule-answer.ts';

const input = z.object({
  requestId: z
    .uuid()
    .describe(
      'A new UUID for each new rule. The same id with the same answers gives the same rule and costs nothing again.',
    ),
  tool: z
    .string()
    .max(limits.customModelName)
    .describe(`The tool or model: ${aiModels.join(', ')}, or another name`),
  applicationType: z.enum(applicationTypes).optional(),
  frameworks: z
    .array(z.string())
    .max(100)
    .optional()
    .describe(`Of these: ${frameworks.join(', ')}`),
  behavior: z.enum(behaviors).default('Strict'),
  format: z.enum(outputFormats).default('Markdown'),
  notes: z.string().max(limits.additionalNotes).default('').describe('Conventions of the team, in its own words'),
  language: z.enum(contentLanguages).default(defaultLanguage).describe('The language of the rule'),
  size: z.enum(ruleSizes).optional(),
  confirmed: z
    .boolean()
    .default(false)
    .describe(
      'True only after the person has agreed to spend the token. Without it, the tool says the cost and spends nothing.',
    ),
});
const withAnswers = input.extend({
  answers: z
    .string()
    .optional()
    .describe('The answers to the question sheet. They are proven again in the folder; only proven ones become lines.'),
});

/** Where rules for a project get its profile from; absent where there is no folder. */
export interface ProjectOfRules {
  readonly profile: (answers: string | undefined) => Promise<ProjectProfile>;
}

interface Context {
  readonly ask: Ask;
  readonly siteUrl: string;
  readonly project: ProjectOfRules | undefined;
}

/** `generate_rule`: says what a rule costs, and makes it once the person has agreed. */
export function addGenerateRule(server: McpServer, context: Context): void {
  const { project } = context;
  const described = {
    title: 'Generate a rule',
    description: [
      'Makes a rules file for an AI coding tool and returns its files. It costs one token of the account: without confirmed it only says',
      'so, with the balance. Ask the person before you confirm.',
      ...(project === undefined
        ? []
        : ['The rule is made for the project in the folder; application type and frameworks follow from it.']),
    ].join(' '),
    annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  };
  if (project === undefined)
    server.registerTool('generate_rule', { ...described, inputSchema: input }, (wanted) =>
      answerOf(() => generate(context, wanted, undefined)),
    );
  else
    server.registerTool('generate_rule', { ...described, inputSchema: withAnswers }, ({ answers, ...wanted }) =>
      answerOf(async () => generate(context, wanted, await project.profile(answers))),
    );
}

const mustDeclare =
  'The next token comes from a package that can still be withdrawn from. Only the person can declare that they want the rule now.';
const onPage = (link: string) =>
  `They do so where they make this rule: ${link} opens with its tool and technologies. Then get_rule returns it; list_rules names it.`;
/** The page would make the rule without the project. */
const inTerminal = (tool: string) =>
  `They do so in a terminal in this folder: save the answers to the question sheet as answers.md, and let them run regelwerk init --tool "${tool}" --answers answers.md. It asks for the declaration and writes the files.`;

async function generate(
  { ask, siteUrl }: Context,
  wanted: z.output<typeof input>,
  profile: ProjectProfile | undefined,
): Promise<CallToolResult> {
  const shown = profile === undefined ? undefined : answersOfProject(profile);
  const chosen = wanted.frameworks ?? shown?.frameworks ?? [];
  if (chosen.length === 0)
    return refusal('framework_required', 'Name at least one framework or language in frameworks.');
  const { source, isWithdrawable, balance } = await ask('next-token', {});
  if (source === 'none')
    return refusal(
      'no_tokens',
      `There are no tokens left. The person can buy some at ${siteUrl}${paths.purchaseTokens}.`,
    );
  if (isWithdrawable) {
    if (profile !== undefined) return refusal('confirm_needed', `${mustDeclare} ${inTerminal(wanted.tool)}`);
    const link = `${siteUrl}${prefilledPath(wanted.tool, chosen)}`;
    return refusal('confirm_needed', `${mustDeclare} ${onPage(link)}`, { link });
  }
  if (!wanted.confirmed)
    return answer(
      `This costs 1 token of ${balance}. Ask the person, then call again with the same requestId and confirmed: true.`,
      { cost: 1, balance, source },
    );
  const { requestId, language } = wanted;
  const rule = await ask('generate-rules', {
    requestId,
    language,
    size: wanted.size ?? defaultSizeFor(wanted.tool),
    offerExisting: true,
    formData: {
      aiModel: wanted.tool,
      applicationType: wanted.applicationType ?? shown?.applicationType ?? 'Fullstack',
      frameworks: [...chosen],
      behaviorPreference: wanted.behavior,
      outputFormat: wanted.format,
      additionalNotes: wanted.notes,
    },
    // a request may be changed, a profile may not
    ...(profile === undefined ? {} : { project: profile }),
  });
  const [first] = rule.full?.deliveries ?? [];
  const said = `${rule.title}\nTokens left: ${rule.tokensRemaining}. Write each file to its path. ${first?.place ?? ''}`;
  return ruleAnswer(said, { ...rule, files: first?.files ?? [] }, { requestId, balance: rule.tokensRemaining });
}
