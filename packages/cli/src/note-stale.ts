import { countStale } from '@regelwerk/claims/kept/count-stale';
import type { StalePart } from '@regelwerk/claims/kept/stale-parts';
import type { Call } from './command.ts';
import { Failure } from './failure.ts';
import type { KeptRule } from './files/kept-rule.ts';
import { callServer } from './server/call-server.ts';
import { requireServer } from './server/choose-server.ts';

interface Look {
  readonly stale: readonly StalePart[];
  readonly isSame: boolean;
}

/** Notes on the saved rule of a project how many parts of it no longer hold, by kind; returns what it says of that. */
export async function noteStale(
  { option, isDry, terminal: { say } }: Call,
  kept: KeptRule | undefined,
  look: Look | undefined,
): Promise<string> {
  if (kept?.configurationId === undefined || look === undefined) throw new Failure('note.notSaved');
  if (!look.isSame) throw new Failure('project.other');
  const stale = countStale(look.stale);
  if (isDry) return say('note.dry', stale);
  const server = requireServer(option('server'), kept.server);
  await callServer(server, 'refresh-rule', { action: 'note', configurationId: kept.configurationId, stale });
  return say('note.done', stale);
}
