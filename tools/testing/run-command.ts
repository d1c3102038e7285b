import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { endWithParent } from './end-with-parent.ts';

const root = join(import.meta.dirname, '../..');

/** Runs a command of the operator in its own process, and returns what it printed and its exit code. */
export async function runCommand(
  environment: Readonly<Record<string, string>>,
  name: string,
  ...words: readonly string[]
): Promise<{ printed: string; complaint: string; code: number | null }> {
  // a restore needs a database that nobody has opened
  const [file, ...named] = name === 'restore' ? ['restore.ts'] : ['run-command.ts', name];
  const child = spawn(process.execPath, [`apps/server/src/commands/${file}`, ...named, ...words], {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  endWithParent(child);
  const [printed, complaint] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { printed, complaint, code: child.exitCode };
}
