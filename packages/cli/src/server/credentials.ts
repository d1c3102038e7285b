import { chmodSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { environment } from '../environment.ts';

const schema = z.object({
  /** The server of the last login. */
  last: z.string().optional(),
  /** By the origin of the server, so that a token is sent to no other one. */
  tokens: z.record(z.string(), z.object({ token: z.string(), name: z.string(), expiresAt: z.string() })),
});
type Credentials = z.output<typeof schema>;
const none: Credentials = { tokens: {} };

/** Where the tokens of this person lie: in their own settings, never in a project. */
export const credentialsPath = join(environment.settingsFolder, 'regelwerk', 'tokens.json');

/** Reads the tokens of this person. */
export function readCredentials(): Credentials {
  try {
    return schema.safeParse(JSON.parse(readFileSync(credentialsPath, 'utf8'))).data ?? none;
  } catch {
    return none;
  }
}

/** Writes the tokens so that only this person can read them. */
export function writeCredentials(credentials: Credentials): void {
  mkdirSync(dirname(credentialsPath), { recursive: true, mode: 0o700 });
  const beside = `${credentialsPath}.${process.pid}`;
  writeFileSync(beside, `${JSON.stringify(credentials, null, 2)}\n`, { mode: 0o600 });
  // the umask may have taken more, an older file may have had less
  chmodSync(beside, 0o600);
  renameSync(beside, credentialsPath);
}
