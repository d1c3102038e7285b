import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** A server process of its own, as an operator starts it; `kill` gives it no chance to end well. */
export interface ServerProcess {
  readonly url: string;
  readonly kill: () => Promise<void>;
}

export async function startServer(port: number, environment: Record<string, string>): Promise<ServerProcess> {
  const child: ChildProcess = spawn(process.execPath, [join(import.meta.dirname, '../../apps/server/src/main.ts')], {
    env: { PATH: process.env.PATH ?? '', PORT: String(port), LOG_LEVEL: 'error', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const complaints: string[] = [];
  if (child.stderr !== null) createInterface({ input: child.stderr }).on('line', (line) => complaints.push(line));
  const exited = once(child, 'exit');
  await new Promise<void>((resolve, reject) => {
    if (child.stdout !== null) {
      createInterface({ input: child.stdout }).on('line', (line) => {
        if (line.includes('is ready at')) resolve();
      });
    }
    child.on('exit', () => reject(new Error(`The server did not start: ${complaints.join('\n')}`)));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    kill: async () => {
      child.kill('SIGKILL');
      await exited;
    },
  };
}
