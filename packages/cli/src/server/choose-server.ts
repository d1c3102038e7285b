import { environment } from '../environment.ts';
import { Failure } from '../failure.ts';
import { readCredentials } from './credentials.ts';

declare const REGELWERK_SERVER: string;

/** A server, and the token with which this person calls it. */
export interface Server {
  readonly origin: string;
  readonly token: string | undefined;
}

/**
 * Chooses the server: the one that is named, that of the environment, that of the project, that of the last login, or the one that this
 * program was built for. A token of the environment goes to no server that a project names, because anybody may write a project.
 */
export function chooseServer(named: string | undefined, ofProject?: string): Server {
  const { last, tokens } = readCredentials();
  const given = named ?? environment.server;
  const written = given ?? ofProject ?? last ?? REGELWERK_SERVER;
  if (written === '') throw new Failure('server.unknown');
  const origin = originOf(written);
  const { token } = environment;
  if (token !== undefined) {
    if (given === undefined && origin !== REGELWERK_SERVER) throw new Failure('server.named', { origin });
    return { origin, token };
  }
  return { origin, token: tokens[origin]?.token };
}

/** Chooses the server of a person who is signed in there. */
export function requireServer(named: string | undefined, ofProject?: string): Server & { readonly token: string } {
  const { origin, token } = chooseServer(named, ofProject);
  if (token === undefined) throw new Failure('login.needed', { origin });
  return { origin, token };
}

function originOf(written: string): string {
  const url = parsed(written);
  const isLocal = url !== undefined && /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname);
  if (url === undefined || !(url.protocol === 'https:' || (url.protocol === 'http:' && isLocal)))
    throw new Failure('server.address', { address: written });
  return url.origin;
}

function parsed(written: string): URL | undefined {
  try {
    return new URL(written);
  } catch {
    return undefined;
  }
}
