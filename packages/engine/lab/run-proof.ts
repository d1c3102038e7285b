import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
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
    if (trial.project !== undefined) copyProject(scaffold.source, trial.project, folder);
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

/** Copies the settings of the scaffold and the files of the project; its packages are found in the folders above. */
function copyProject(source: string, project: string, folder: string): void {
  // linters skip what a .gitignore above names, up to the folder of the repository
  mkdirSync(join(folder, '.git'));
  for (const { name } of readdirSync(source, { withFileTypes: true }).filter((entry) => entry.isFile())) {
    if (name !== 'package-lock.json') cpSync(join(source, name), join(folder, name));
  }
  cpSync(join(source, 'projects', project), folder, { recursive: true });
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
