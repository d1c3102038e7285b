import type { McpServer } from '@modelcontextprotocol/server';
import { answer, answerOf } from '../answer.ts';
import type { Ask } from '../ask.ts';

/** `list_rules`: the person's saved and recent rules. */
export function addListRules(server: McpServer, ask: Ask): void {
  server.registerTool(
    'list_rules',
    {
      title: 'List rules',
      description: 'Lists the saved rules of the account, and those made in the last thirty days. Costs nothing.',
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    () =>
      answerOf(async () => {
        const { saved, recent } = await ask('list-rules', {});
        const lines = [
          ...saved.map(
            (one) => `- ${one.name} (${one.aiModel}, ${one.frameworks.join(', ')}): savedId ${one.configurationId}`,
          ),
          ...recent.map((one) => `- ${one.title} (not saved, ${one.createdAt}): requestId ${one.requestId}`),
        ];
        return answer(lines.length === 0 ? 'There are no rules yet.' : lines.join('\n'), { saved, recent });
      }),
  );
}
