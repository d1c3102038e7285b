import { execFileSync } from 'node:child_process';
import { findProgram } from './find-program.ts';

const newest = 2000;
/** The settings of a strange repository could name programs to run: for signatures, for changed files, for objects that lack. */
const harmless = ['-c', 'core.quotePath=off', '-c', 'core.fsmonitor=false', '-c', 'protocol.allow=never'];

/** A bot changes what its settings name together, and so does a new version: neither says what people must keep in step. */
const bot = /\[bot\]|\bbot\b|renovate|dependabot/i;
const newVersion =
  /^[a-z]+\(deps[\w-]*\)!?:|^(?:[^:]{1,40}: )?(?:bump\b|(?:update|upgrade|pin)\b.*(?:\bto v?\d|\bversions?\b)|release\b.*\d)|^\W*v?\d+\.\d+/i;

/** Returns the paths that people changed in each of the newest commits below a folder; nothing without git, a history, or five seconds. */
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
        '--format=%x00%an%n%s',
      ],
      { cwd: root, encoding: 'utf8', timeout: 5000, maxBuffer: 100_000_000, stdio: ['ignore', 'pipe', 'ignore'] },
    );
    return log
      .split('\0')
      .slice(1)
      .flatMap((commit) => {
        const [author = '', subject = '', ...paths] = commit.split('\n');
        return bot.test(author) || newVersion.test(subject) ? [] : [paths.filter((line) => line !== '')];
      });
  } catch {
    return [];
  }
}
