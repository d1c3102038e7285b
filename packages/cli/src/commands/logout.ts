import type { Command } from '../command.ts';
import { readCredentials, writeCredentials } from '../server/credentials.ts';

/** Forgets the token of a server on this machine. */
export const logout: Command = async ({ option, isDry, terminal }) => {
  const { say, print, result } = terminal;
  const { last, tokens } = readCredentials();
  const origin = option('server') ?? last;
  if (origin === undefined || tokens[origin] === undefined) {
    print(say('logout.none'));
    result({ server: null });
    return 0;
  }
  if (!isDry) {
    const { [origin]: _gone, ...others } = tokens;
    writeCredentials({ ...(last !== origin && last !== undefined && { last }), tokens: others });
  }
  print(say(isDry ? 'logout.dry' : 'logout.done', { origin }));
  result({ server: origin });
  return 0;
};
