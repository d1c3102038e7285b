import type { RequestOf } from '@regelwerk/contract/functions';
import type { RuleAnswers } from '@regelwerk/contract/rules/form-state';
import type { FullRule } from '@regelwerk/contract/rules/generate-rules';
import type { ProjectProfile } from '@regelwerk/contract/rules/project-profile';
import type { RuleSize } from '@regelwerk/contract/rules/rule-size';
import type { ContentLanguage } from '@regelwerk/contract/shared/languages';
import type { Call } from './command.ts';
import { Failure } from './failure.ts';
import { askToSpend } from './server/ask-to-spend.ts';
import { callServer, Refusal } from './server/call-server.ts';
import type { Server } from './server/choose-server.ts';
import { requestIdFor } from './server/request-id-for.ts';

/** What a rule is made from. */
export interface RuleInput {
  readonly answers: RuleAnswers;
  readonly language: ContentLanguage;
  readonly size: RuleSize;
  readonly profile: ProjectProfile;
}

/** Asks for the token and makes the rule; undefined after a no. The same input is paid for once, however often it is sent. */
export async function generate(
  { flag, terminal }: Call,
  server: Server,
  { answers, language, size, profile }: RuleInput,
): Promise<{ readonly requestId: string; readonly full: FullRule } | undefined> {
  const given = await askToSpend(server, { terminal, isAgreed: flag('yes') });
  if (given === undefined) return undefined;
  const body = {
    formData: { ...answers, frameworks: [...answers.frameworks] },
    language,
    size,
    project: profile,
  };
  const { requestId, made } = await makeOnce(server, body, given.consent);
  const { full, tokensRemaining } = made;
  if (full === undefined) throw new Failure('login.needed', { origin: server.origin });
  terminal.print(terminal.say('spend.done', { balance: tokensRemaining ?? 0 }));
  return { requestId, full };
}

/** Asks for the rule of a body under the id that the same body had before, or under the next one if that rule is no longer kept. */
async function makeOnce(
  server: Server,
  body: Omit<RequestOf<'generate-rules'>, 'requestId' | 'consent'>,
  consent: boolean,
) {
  for (let round = 0; ; round += 1) {
    const requestId = requestIdFor(server, body, round);
    try {
      const made = await callServer(server, 'generate-rules', {
        ...body,
        requestId,
        ...(consent && { consent: true }),
      });
      return { requestId, made };
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'rule_expired') throw error;
    }
  }
}
