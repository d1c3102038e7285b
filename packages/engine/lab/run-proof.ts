import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Proof, Trial } from '../src/proof.ts';
import type { OpenScaffold } from './open-scaffold.ts';

const longestRunMs = 120_000;

/** Runs every trial of a proof in fresh folders; returns what differs from the claim, one sentence each. */
export function runProof({ id, trials }: Proof, scaffold: OpenScaffold): string[] {
  return trials.flatMap((trial, index) => {
    const folder = join(scaffold.folder, 'proofs', `${id.replaceAll(/[^\w.-]+/g, '-')}.${index}`);
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    for (const [path, content] of Object.entries(trial.files ?? {})) {
      const file = join(folder, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, content);
    }
    const { status, stdout, stderr } = spawnSync('sh', ['-c', trial.run], {
      cwd: folder,
      env: scaffold.environment,
      encoding: 'utf8',
      timeout: longestRunMs,
    });
    return judge(trial, status, `${stdout}${stderr}`);
  });
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
