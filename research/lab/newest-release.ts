import { execFile } from 'node:child_process';
import type { UsedPackage } from './used-versions.ts';

/**
 * Asks the registry that the client is configured for; undefined where it does not answer within `timeoutMs`, or does
 * not know the package.
 */
export function newestRelease(
  { name, client }: Pick<UsedPackage, 'name' | 'client'>,
  timeoutMs: number,
): Promise<string | undefined> {
  const [command, ...words] = client === 'npm' ? npmWords(name, timeoutMs) : pipWords(name, timeoutMs);
  return new Promise((answer) => {
    execFile(command, words, { timeout: timeoutMs, killSignal: 'SIGKILL' }, (error, stdout) => {
      // pip prints `name (1.2.3)`, npm the version alone; a warning stands on a line of its own
      const found = /^(?:\S+ \()?(\d+(?:\.[\w-]+)+)\)?$/m.exec(stdout);
      answer(error === null ? found?.[1] : undefined);
    });
  });
}

function npmWords(name: string, timeoutMs: number): readonly [string, ...string[]] {
  return ['npm', 'view', name, 'version', '--fetch-retries=0', `--fetch-timeout=${timeoutMs}`];
}

function pipWords(name: string, timeoutMs: number): readonly [string, ...string[]] {
  const seconds = Math.max(1, Math.floor(timeoutMs / 1000));
  return ['python3', '-m', 'pip', 'index', 'versions', name, '--retries=0', `--timeout=${seconds}`];
}
