import { spawnSync } from 'node:child_process';
import type { Trial } from '../../packages/engine/src/proof.ts';

const longestRunMs = 300_000;

/** How a run ended. */
export interface TrialResult {
  /** The exit status, or null where the run was stopped. */
  readonly status: number | null;
  /** The differences from the claim, one sentence each. */
  readonly faults: readonly string[];
}

/** Runs a trial by a shell in a folder, for at most five minutes. */
export function runTrial(trial: Trial, folder: string, environment: NodeJS.ProcessEnv): TrialResult {
  const { status, stdout, stderr } = spawnSync('sh', ['-c', trial.run], {
    cwd: folder,
    env: environment,
    encoding: 'utf8',
    timeout: longestRunMs,
    maxBuffer: 100_000_000,
  });
  return { status, faults: judge(trial, status, `${stdout}${stderr}`) };
}

/** Compares how a run ended with how it must end. */
export function judge(
  { shows, run, exits, prints, neverPrints }: Trial,
  status: number | null,
  output: string,
): string[] {
  const shown = output.trim().slice(-400);
  return [
    ...(endedWith(exits, status) ? [] : [`${shows}: \`${run}\` exited ${status}, not ${exits}: ${shown}`]),
    ...(prints === undefined || prints.test(output) ? [] : [`${shows}: \`${run}\` did not print ${prints}: ${shown}`]),
    ...(neverPrints?.test(output) ? [`${shows}: \`${run}\` printed ${neverPrints}: ${shown}`] : []),
  ];
}

function endedWith(exits: Trial['exits'], status: number | null): boolean {
  if (exits === 'zero') return status === 0;
  if (exits === 'not zero') return status !== 0 && status !== null;
  return status === exits;
}
