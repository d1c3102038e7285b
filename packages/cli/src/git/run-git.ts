import { execFileSync } from 'node:child_process';
import { findProgram } from '@regelwerk/folder/find-program';
import { Failure } from '../failure.ts';

/** Runs git in a folder and returns what it prints; fails with its own words. */
export function runGit(root: string, ...words: readonly string[]): string {
  const git = findProgram('git');
  if (git === undefined) throw new Failure('git.none');
  try {
    return execFileSync(git, words, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();
  } catch (error) {
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : String(error);
    throw new Failure('git.failed', { command: `git ${words.join(' ')}`, problem: said });
  }
}
