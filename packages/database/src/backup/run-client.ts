import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

/**
 * Runs a client program of Postgres, on the database at `address` if given, and returns its output. The password
 * travels in the environment, because everyone on the machine can read the arguments. Throws what the program
 * complains about.
 */
export async function runClient(
  program: 'pg_dump' | 'pg_restore',
  args: readonly string[],
  address?: string,
): Promise<string> {
  const { place, secret } = splitAddress(address);
  const child = spawn(program, [...place, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...secret },
  });
  await once(child, 'spawn').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    throw new Error(`${program} was not found. Install the client programs of PostgreSQL (Debian: postgresql-client).`);
  });
  const [said, complaint] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  if (child.exitCode !== 0) throw new Error(`${program} failed: ${complaint.trim()}`);
  return said;
}

function splitAddress(address: string | undefined): { place: string[]; secret: Record<string, string> } {
  if (address === undefined) return { place: [], secret: {} };
  const url = new URL(address);
  const password = decodeURIComponent(url.password);
  url.password = '';
  return { place: [`--dbname=${url.href}`], secret: password === '' ? {} : { PGPASSWORD: password } };
}
