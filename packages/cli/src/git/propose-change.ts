import { spawnSync } from 'node:child_process';
import { findProgram } from '@regelwerk/folder/find-program';
import { environment } from '../environment.ts';
import { Failure } from '../failure.ts';
import { ruleFile } from '../files/kept-rule.ts';
import type { Terminal } from '../terminal.ts';
import { runGit } from './run-git.ts';

/** The branch on which a refreshed rule is proposed. */
export const proposedBranch = 'regelwerk/refresh';
const remote = 'origin';

/**
 * Says whether a refresh may be proposed now. Fails in a folder with changes of its own, which would go along. False while an earlier
 * proposal is not merged, so that a schedule does not pay for the same change every week.
 */
export function canPropose(root: string): boolean {
  if (isChanged(root)) throw new Failure('propose.dirty');
  return runGit(root, 'ls-remote', '--heads', remote, proposedBranch) === '' || isMerged(root);
}

/** A host may keep the branch, and squash its commits: the kept rule tells whether it came in. */
function isMerged(root: string): boolean {
  runGit(root, 'fetch', '--quiet', remote, proposedBranch);
  return runGit(root, 'diff', '--name-only', 'HEAD', 'FETCH_HEAD', '--', ruleFile) === '';
}

/** Says whether a folder has changes that are not committed. */
export function isChanged(root: string): boolean {
  return runGit(root, 'status', '--porcelain') !== '';
}

/** Commits the files of a rule on a branch of their own, pushes it, and opens the change where the host offers that. */
export function proposeChange(root: string, reasons: readonly string[], { say, print }: Terminal): void {
  const title = say('propose.title');
  const body = `${say('propose.body')}\n\n${reasons.map((reason) => `- ${reason}`).join('\n')}`;
  runGit(root, 'switch', '--force-create', proposedBranch);
  // nothing else had changed before
  runGit(root, 'add', '--all');
  runGit(root, 'commit', '--quiet', '--message', title, '--message', body);
  const wish = environment.isGitLab ? ['-o', 'merge_request.create', '-o', `merge_request.title=${title}`] : [];
  // what a merged proposal left there is replaced
  runGit(root, 'push', '--quiet', '--force', ...wish, remote, proposedBranch);
  print(say('propose.pushed', { branch: proposedBranch }));
  if (!environment.isGitHub) return;
  const words = ['pr', 'create', '--head', proposedBranch, '--title', title, '--body', body];
  const gh = findProgram('gh');
  const opened =
    gh === undefined ? undefined : spawnSync(gh, words, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
  if (opened?.status !== 0) throw new Failure('propose.notOpened', { branch: proposedBranch });
}
