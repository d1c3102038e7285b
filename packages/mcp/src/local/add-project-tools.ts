import type { McpServer } from '@modelcontextprotocol/server';
import { candidatesOf } from '@regelwerk/claims/sheet/candidates-of';
import { questionSheet } from '@regelwerk/claims/sheet/question-sheet';
import { contentLanguages, defaultLanguage } from '@regelwerk/contract/shared/languages';
import { conventionLines } from '@regelwerk/folder/convention-lines';
import { profileLines } from '@regelwerk/folder/profile-lines';
import { verdictLines } from '@regelwerk/folder/verdict-lines';
import { withoutSecrets } from '@regelwerk/folder/without-secrets';
import { z } from 'zod';
import { answer } from '../answer.ts';
import type { LocalProject } from './local-project.ts';
import { proveAnswers } from './prove-answers.ts';

const language = z.enum(contentLanguages).default(defaultLanguage);
const annotations = { readOnlyHint: true, openWorldHint: false };

/** The tools about the folder: what it states and does, what to ask about it, and what it says to the answers. */
export function addProjectTools(server: McpServer, { read }: LocalProject): void {
  server.registerTool(
    'read_project',
    {
      title: 'Read the project',
      description:
        'Reads the project in the folder on this machine: versions, commands, checks and layout from its files, and what its code does nearly everywhere, counted. No file leaves the machine.',
      inputSchema: z.object({ language }),
      annotations,
    },
    async (wanted) => {
      const profile = withoutSecrets((await read()).profile);
      const lines = [
        ...profileLines(profile, wanted.language),
        '',
        ...conventionLines(profile.conventions ?? [], wanted.language),
      ];
      return answer(lines.join('\n'));
    },
  );
  server.registerTool(
    'question_sheet',
    {
      title: 'Get the question sheet',
      description:
        'Returns the questions about the project that its files do not answer, and the form of the answer. Answer them yourself from the code and from what the person says.',
      inputSchema: z.object({ language }),
      annotations,
    },
    async (wanted) => {
      const { profile, code } = await read();
      return answer(questionSheet(profile, candidatesOf(code), wanted.language));
    },
  );
  server.registerTool(
    'prove_statements',
    {
      title: 'Prove the answers',
      description:
        'Proves each line of the answers to the question sheet in the folder: proven, refuted, known already or unproven, with the reason. Correct what is refuted, then give the answers to generate_rule.',
      inputSchema: z.object({ answers: z.string().min(1).max(100_000), language }),
      annotations,
    },
    async (wanted) => {
      const claims = await proveAnswers(wanted.answers, await read());
      const proven = claims.filter(({ verdict, fault }) => fault === undefined && verdict.is === 'proven').length;
      const lines = verdictLines(claims, wanted.language);
      return answer(lines.length === 0 ? 'There is no statement in these answers.' : lines.join('\n'), { proven });
    },
  );
}
