import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Proof } from '../../packages/engine/src/proof.ts';
import type { OpenScaffold } from './open-scaffold.ts';
import { runTrial } from './run-trial.ts';

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
    return runTrial(trial, folder, scaffold.environment).faults;
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
