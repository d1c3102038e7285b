import type { FullRule } from '@regelwerk/contract/rules/generate-rules';
import type { ProjectProfile } from '@regelwerk/contract/rules/project-profile';
import type { RuleOutlook } from '@regelwerk/contract/rules/refresh-rule';
import type { Call } from './command.ts';
import { Failure } from './failure.ts';
import { askToSpend } from './server/ask-to-spend.ts';
import { callServer } from './server/call-server.ts';
import type { Server } from './server/choose-server.ts';
import { requestIdFor } from './server/request-id-for.ts';

/** Makes a saved rule anew in its place, free with a plan; undefined after a no. The former text stays in its history. */
export async function refreshSaved(
  { flag, terminal }: Call,
  server: Server,
  rule: { readonly configurationId: string; readonly outlook: RuleOutlook; readonly profile: ProjectProfile },
): Promise<FullRule | undefined> {
  const { configurationId, outlook, profile } = rule;
  const isFree = outlook.price === 0;
  const given = await askToSpend(server, { terminal, isAgreed: flag('yes'), isFree });
  if (given === undefined) return undefined;
  const body = {
    action: 'refresh',
    configurationId,
    versionId: outlook.versionId,
    price: outlook.price,
    // a request may be changed, a profile may not
    project: profile,
  } as const;
  const { full, tokensRemaining } = await callServer(server, 'refresh-rule', {
    ...body,
    requestId: requestIdFor(server, body),
    ...(given.consent && { consent: true, language: terminal.language }),
  });
  if (full === undefined) throw new Failure('login.needed', { origin: server.origin });
  terminal.print(terminal.say('spend.done', { balance: tokensRemaining ?? 0 }));
  return full;
}
