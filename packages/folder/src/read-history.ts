import { execFileSync } from 'node:child_process';
import { findProgram } from './find-program.ts';

const newest = 2000;
/** The settings of a strange repository could name programs to run: for signatures, for changed files, for objects that lack. */
const harmless = ['-c', 'core.quotePath=off', '-c', 'core.fsmonitor=false', '-c', 'protocol.allow=never'];

/** Returns the paths that each of the newest commits below a folder changed; nothing without git, a history, or five seconds. */
export function readHistory(root: string): string[][] {
  const git = findProgram('git');
  if (git === undefined) return [];
  try {
    const log = execFileSync(
      git,
      [
        ...harmless,
        'log',
        '--no-show-signature',
        `--max-count=${newest}`,
        '--no-merges',
        '--relative',
        '--name-only',
        '--format=%x00',
      ],
      { cwd: root, encoding: 'utf8', timeout: 5000, maxBuffer: 100_000_000, stdio: ['ignore', 'pipe', 'ignore'] },
    );
    return log.split('\0').map((commit) => commit.split('\n').filter((line) => line !== ''));
  } catch {
    return [];
  }
}
