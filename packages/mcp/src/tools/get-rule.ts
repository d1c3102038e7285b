import type { McpServer } from '@modelcontextprotocol/server';
import { aiModels } from '@regelwerk/contract/rules/choices';
import { mostTools } from '@regelwerk/contract/rules/deliver-rule';
import { z } from 'zod';
import { answerOf, refusal } from '../answer.ts';
import type { Ask } from '../ask.ts';
import { ruleAnswer } from '../rule-answer.ts';

const input = z.object({
  savedId: z.uuid().optional().describe('The savedId of a rule in list_rules'),
  requestId: z.uuid().optional().describe('The requestId of a rule in list_rules or of generate_rule'),
  tools: z
    .array(z.string())
    .max(mostTools)
    .optional()
    .describe(`Deliver the rule for these tools instead of its own, for nothing: ${aiModels.join(', ')}`),
});

/** `get_rule`: one rule with its files, for its own tool or for others. */
export function addGetRule(server: McpServer, ask: Ask): void {
  server.registerTool(
    'get_rule',
    {
      title: 'Get a rule',
      description: 'Returns a rule of the account with the files to write, each under its path. Costs nothing.',
      inputSchema: input,
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    ({ savedId, requestId, tools = [] }) =>
      answerOf(async () => {
        const isSaved = savedId !== undefined;
        if (isSaved === (requestId !== undefined))
          return refusal('invalid_input', 'Give either savedId or requestId, as list_rules names them.');
        const which = isSaved ? { configurationId: savedId } : { requestId };
        if (tools.length > 0) {
          const { title, files, tools: made } = await ask('deliver-rule', { ...which, tools });
          const said = made.map(({ label, deliveries }) => `${label}: ${deliveries[0]?.place ?? ''}`).join('\n');
          return ruleAnswer(`${title}\n${said}`, { title, content: '', files }, which);
        }
        const rule = isSaved
          ? await ask('saved-rule', { configurationId: savedId })
          : await ask('generated-rule', { requestId: requestId ?? '' });
        const [first] = rule.full?.deliveries ?? [];
        const said = first === undefined ? rule.title : `${rule.title}\n${first.place}`;
        return ruleAnswer(said, { ...rule, files: first?.files ?? [] }, which);
      }),
  );
}
