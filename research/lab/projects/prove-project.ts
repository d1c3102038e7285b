import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { ProjectCommand as Command } from '@regelwerk/contract/rules/project-profile';
import { detectProject } from '@regelwerk/profile/detect-project';
import { commandTrials } from '../../../packages/engine/src/knowledge/technologies/command-trials.ts';
import type { Trial } from '../../../packages/engine/src/proof.ts';
import { fixtureProfile } from '../../../tools/rule/fixture-profile.ts';
import { readProjectFolder } from '@regelwerk/folder/read-project-folder';
import { runTrial } from '../run-trial.ts';
import { type OpenProject, openProject, write } from './open-project.ts';
import type { ProjectProof } from './project-proofs.ts';
import { quotedCommands } from './quoted-commands.ts';
import type { ProvenCommand } from './record.ts';

/** The outcome of the runs of a project. */
interface ProjectResult {
  readonly commands: readonly ProvenCommand[];
  /** The differences from the claims, one sentence each. */
  readonly faults: readonly string[];
}

/** Runs every command of a project in a fresh copy, then each once more with its planted fault. */
export function proveProject({ fixture, commands }: ProjectProof): ProjectResult {
  const project = openProject(fixture);
  try {
    const faults = comparisons(fixture, project);
    const cases = commands.map(({ plant, folder = '', ...one }) => {
      const trials = commandTrials({ project: fixture, ...one, plants: plant === undefined ? [] : [plant] });
      return { kind: one.kind, folder, command: one.command, fault: plant?.fault, trials };
    });
    const fresh = cases.map(({ folder, trials }) => take(project, folder, trials[0]));
    const installed = detectProject(readProjectFolder(project.folder)).technologies;
    const planted = cases.map(({ folder, trials }) => take(project, folder, trials[1]));
    return {
      faults: [
        ...faults,
        ...(isDeepStrictEqual(installed, fixtureProfile(fixture).technologies)
          ? []
          : [`${fixture}: other versions were installed than the fixture has`]),
        ...[...fresh, ...planted].flatMap((result) => result?.faults ?? []),
      ],
      commands: cases.map(({ kind, folder, command, fault }, index) => ({
        kind,
        folder,
        command,
        exit: fresh[index]?.status ?? null,
        ...(fault !== undefined && { planted: { fault, exit: planted[index]?.status ?? null } }),
      })),
    };
  } finally {
    rmSync(project.room, { recursive: true, force: true });
  }
}

/** Compares the profile of the copy with that of the fixture, which the rule was made for. */
function comparisons(fixture: string, { folder }: OpenProject): string[] {
  const detected = detectProject(readProjectFolder(folder));
  const expected = fixtureProfile(fixture);
  return [
    ...(isDeepStrictEqual(detected, expected) ? [] : [`${fixture}: the copy has another profile than the fixture`]),
    ...(isDeepStrictEqual(sorted(detected.commands), sorted(quotedCommands(fixture)))
      ? []
      : [`${fixture}: the rule quotes other commands than the copy has`]),
  ];
}

function sorted(commands: readonly Command[]): string[] {
  return commands.map(({ kind, folder, text }) => `${kind} ${folder}: ${text}`).sort();
}

/** Runs a trial with its files in place, and puts back what was there. */
function take({ folder, environment }: OpenProject, place: string, trial: Trial | undefined) {
  if (trial === undefined) return undefined;
  const paths = Object.keys(trial.files ?? {});
  const before = paths.map((path) => {
    const file = join(folder, path);
    return [path, existsSync(file) ? readFileSync(file, 'utf8') : undefined] as const;
  });
  for (const [path, text] of Object.entries(trial.files ?? {})) write(folder, path, text);
  const result = runTrial(trial, join(folder, place), environment);
  for (const [path, text] of before) {
    if (text === undefined) rmSync(join(folder, path));
    else write(folder, path, text);
  }
  console.log(`${result.faults.length === 0 ? '✓' : '✗'} ${place === '' ? '' : `${place}: `}${trial.shows}`);
  return result;
}
