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

/**
 * Asks for the token and makes the rule; undefined after a no. A rule that the same input has made already, whose answer or files may be
 * lost, is fetched for nothing.
 */
export async function generate(
  { flag, terminal }: Call,
  server: Server,
  { answers, language, size, profile }: RuleInput,
): Promise<{ readonly requestId: string; readonly full: FullRule } | undefined> {
  const { say, print } = terminal;
  const body = {
    formData: { ...answers, frameworks: [...answers.frameworks] },
    language,
    size,
    project: profile,
  };
  const { requestId, before } = await requestOf(server, body);
  if (before !== undefined) {
    print(say('spend.again'));
    return { requestId, full: before };
  }
  const given = await askToSpend(server, { terminal, isAgreed: flag('yes') });
  if (given === undefined) return undefined;
  const { full, tokensRemaining } = await callServer(server, 'generate-rules', {
    ...body,
    requestId,
    ...(given.consent && { consent: true }),
  });
  if (full === undefined) throw new Failure('login.needed', { origin: server.origin });
  print(say('spend.done', { balance: tokensRemaining ?? 0 }));
  return { requestId, full };
}

/** Returns the id of the request for a body, and its rule if that is made and kept; one that is no longer kept has the next id. */
async function requestOf(server: Server, body: unknown) {
  for (let round = 0; ; round += 1) {
    const requestId = requestIdFor(server, body, round);
    try {
      return { requestId, before: (await callServer(server, 'generated-rule', { requestId })).full };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error.code === 'not_found') return { requestId, before: undefined };
      if (error.code !== 'rule_expired') throw error;
    }
  }
}
