import { rulePath } from '@regelwerk/contract/rules/rule-address';
import type { Call } from './command.ts';
import { callServer, Refusal } from './server/call-server.ts';
import type { Server } from './server/choose-server.ts';

/**
 * Keeps a new rule for good, under the name that the person gives; returns its id. Undefined without a name, and where the account takes no
 * more: the rule is paid for, so its files are written all the same.
 */
export async function saveRule(
  { option, flag, terminal }: Call,
  { origin, ...server }: Server,
  requestId: string,
): Promise<string | undefined> {
  const { say, print, ask, isInteractive } = terminal;
  const name = option('save') ?? (isInteractive && !flag('yes') ? await ask(say('save.ask')) : '');
  const address = `${origin}${rulePath.replace('$requestId', requestId)}`;
  try {
    if (name.trim() !== '') {
      const saved = await callServer({ origin, ...server }, 'save-rule', { requestId, name });
      print(say('save.done', { name: saved.name }));
      return saved.configurationId;
    }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    print(say(error.key, error.values));
  }
  print(say('init.keep', { address }));
  return undefined;
}
