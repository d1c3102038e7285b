import { declarations } from '@regelwerk/legal/consent-texts';
import { Failure } from '../failure.ts';
import type { Terminal } from '../terminal.ts';
import { callServer } from './call-server.ts';
import type { Server } from './choose-server.ts';

interface Asking {
  readonly terminal: Terminal;
  /** Whether an option said yes already. */
  readonly isAgreed: boolean;
  /** True of a refresh with a plan. */
  readonly isFree?: boolean;
}

/**
 * Says what a rule costs and what the account has, and asks. Where the next token can still be withdrawn from, the person types the
 * declaration's yes; no option stands for it. Returns whether the declaration was made, and undefined after a no.
 */
export async function askToSpend(
  server: Server,
  { terminal, isAgreed, isFree = false }: Asking,
): Promise<{ readonly consent: boolean } | undefined> {
  const { say, print, language } = terminal;
  if (isFree) {
    print(say('spend.free'));
    return isAgreed || (await isAgreedNow(terminal)) ? { consent: false } : undefined;
  }
  const { source, isWithdrawable, balance } = await callServer(server, 'next-token', {});
  if (source === 'none') throw new Failure('spend.none', { origin: server.origin });
  print(say('spend.cost', { balance }));
  if (isWithdrawable) {
    print(`\n${declarations.generation.text[language]}\n`);
    if (!terminal.isInteractive) throw new Failure('spend.declareHere', { origin: server.origin });
    const isDeclared = isYes(await terminal.ask(say('spend.declare')), 'whole');
    return isDeclared ? { consent: true } : undefined;
  }
  return isAgreed || (await isAgreedNow(terminal)) ? { consent: false } : undefined;
}

async function isAgreedNow(terminal: Terminal): Promise<boolean> {
  if (!terminal.isInteractive) throw new Failure('spend.yesNeeded');
  return isYes(await terminal.ask(terminal.say('spend.ask')));
}

/** Says whether an answer is a yes; a `whole` one is written out. */
function isYes(answer: string, kind: 'short' | 'whole' = 'short'): boolean {
  const words = kind === 'whole' ? ['yes', 'ja'] : ['y', 'yes', 'j', 'ja'];
  return words.includes(answer.toLowerCase());
}
