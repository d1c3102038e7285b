import type { McpServer } from '@modelcontextprotocol/server';
import type { Ground } from '@regelwerk/claims/ground';
import { contentLanguages, defaultLanguage } from '@regelwerk/contract/shared/languages';
import { z } from 'zod';
import { answer, answerOf } from '../answer.ts';

/** Longer than what any tool reads of one file. */
const longestText = 40_000;

const input = z.object({
  path: z.string().min(1).max(200).default('AGENTS.md').describe('The path of the file in its project'),
  text: z.string().max(longestText).describe('The text of the rules file'),
  language: z.enum(contentLanguages).default(defaultLanguage),
});

/** `check_rules`: what is wrong with a text of rules; with a project, also what is not true of it. */
export function addCheckRules(
  server: McpServer,
  {
    ground,
    mayCheck,
  }: { readonly ground?: (() => Promise<Ground>) | undefined; readonly mayCheck?: (() => Promise<void>) | undefined },
): void {
  server.registerTool(
    'check_rules',
    {
      title: 'Check rules',
      description: `Says what is wrong with a file of rules for an AI coding tool, line by line${ground === undefined ? '' : ', also against the project in the folder'}: what its tool does not load, what is dead, outdated, risky, contradictory or noise. Costs nothing and keeps nothing.`,
      inputSchema: input,
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    ({ path, text, language }) =>
      answerOf(async () => {
        await mayCheck?.();
        // large, and most calls never need them
        const [{ examine }, { toText }] = await Promise.all([
          import('@regelwerk/clinic/examine'),
          import('@regelwerk/clinic/export/to-text'),
        ]);
        const examination = await examine([{ path, text }], await ground?.());
        const { findings, score } = examination;
        const found = findings.map(({ line, code, severity, message }) => ({
          line,
          code,
          severity,
          message: message[language],
        }));
        return answer(toText(examination, language), { score: score.points, findings: found });
      }),
  );
}
