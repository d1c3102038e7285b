import { hostname } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import type { Command } from '../command.ts';
import { Failure } from '../failure.ts';
import { inert } from '../inert.ts';
import { callServer, Refusal } from '../server/call-server.ts';
import { chooseServer } from '../server/choose-server.ts';
import { credentialsPath, readCredentials, writeCredentials } from '../server/credentials.ts';

/** Seconds that a server may add to the pause between two questions. */
const slower = 5;

/** Lets a person approve this machine in the browser, and keeps the token that the server then gives. */
export const login: Command = async ({ option, isDry, terminal }) => {
  const { say, print, result } = terminal;
  const { origin } = chooseServer(option('server'));
  const server = { origin, token: undefined };
  if (isDry) {
    print(say('login.dry', { origin, path: credentialsPath }));
    result({ server: origin, path: credentialsPath });
    return 0;
  }
  const machineName = hostname().slice(0, 80) || 'regelwerk';
  const code = await callServer(server, 'device-code', { machineName });
  // for people also where the result is JSON: nobody can approve a code that is not shown
  process.stderr.write(
    `${inert(say('login.open', { address: code.verification_uri, code: code.user_code, whole: code.verification_uri_complete }))}\n`,
  );
  const ends = Date.now() + code.expires_in * 1000;
  let seconds = code.interval;
  while (Date.now() < ends) {
    await pause(seconds * 1000);
    try {
      const given = await callServer(server, 'device-token', { device_code: code.device_code });
      const known = readCredentials();
      const token = { token: given.access_token, name: given.name, expiresAt: given.expires_at };
      writeCredentials({ last: origin, tokens: { ...known.tokens, [origin]: token } });
      print(say('login.done', { origin, name: given.name, day: given.expires_at.slice(0, 10) }));
      result({ server: origin, name: given.name, scopes: given.scopes, expiresAt: given.expires_at });
      return 0;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error.code === 'slow_down') seconds += slower;
      else if (error.code === 'access_denied') throw new Failure('login.denied');
      else if (error.code === 'expired_token') throw new Failure('login.expired');
      else if (error.code !== 'authorization_pending') throw error;
    }
  }
  throw new Failure('login.expired');
};
