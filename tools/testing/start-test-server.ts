import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { endWithParent } from './end-with-parent.ts';

const root = join(import.meta.dirname, '../..');

/** A server in its own process, as an operator would run it. */
export interface TestServer {
  readonly url: string;
  readonly process: ChildProcess;
  /** The log lines so far. */
  readonly lines: readonly string[];
  /** Stops it as an operator would, and resolves with its exit code. */
  readonly stop: () => Promise<number | null>;
  /** Kills it, like a power cut. */
  readonly kill: () => Promise<void>;
}

/** Starts the product in `folder` on a free port; resolves when it reports ready. */
export async function startTestServer(environment: Record<string, string>, folder = root): Promise<TestServer> {
  const child = spawn(process.execPath, ['--max-old-space-size=512', 'apps/server/src/main.ts'], {
    cwd: folder,
    env: {
      ...process.env,
      PORT: '0',
      SITE_URL: 'http://localhost:3000',
      LOG_LEVEL: 'warn',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  endWithParent(child);
  const lines: string[] = [];
  const exited = once(child, 'exit');
  const url = await new Promise<string>((resolve, reject) => {
    const read = (line: string) => {
      lines.push(line);
      const address = /ready at (\S+)/.exec(line)?.[1];
      if (address !== undefined) resolve(address);
    };
    for (const stream of [child.stdout, child.stderr]) createInterface({ input: stream }).on('line', read);
    child.on('error', reject);
    child.on('exit', (code) => reject(new Error(`The server ended with code ${code}:\n${lines.join('\n')}`)));
  });
  return {
    url,
    process: child,
    lines,
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
      return child.exitCode;
    },
    kill: async () => {
      if (child.exitCode === null) child.kill('SIGKILL');
      await exited;
    },
  };
}
