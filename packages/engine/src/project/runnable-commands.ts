import type { ProjectCommand, ProjectProfile } from '@regelwerk/contract/rules/project-profile';
import type { TargetKnowledge } from '../target.ts';
import type { Technology } from '../technology.ts';
import { commandSpan, pathSpan } from './code-span.ts';
import { ecosystemOfCommand } from './ecosystem-of-command.ts';
import { ecosystemOfTechnology } from './ecosystem-of-technology.ts';

/** Returns the commands that a target can run and a rule can quote, those of the root first. */
export function runnableCommands(
  profile: ProjectProfile,
  { runsCommands, runs }: TargetKnowledge,
  native: readonly Technology[],
): readonly ProjectCommand[] {
  if (!runsCommands) return [];
  const reached = new Set(native.map(ecosystemOfTechnology));
  return profile.commands
    .filter(({ text, folder }) => commandSpan(text) !== undefined && (folder === '' || pathSpan(folder) !== undefined))
    .filter((command) => {
      const ecosystem = ecosystemOfCommand(command);
      // an app builder runs only what it sets up itself
      return runs === undefined || (ecosystem !== undefined && reached.has(ecosystem));
    })
    .toSorted((a, b) => depthOf(a.folder) - depthOf(b.folder));
}

function depthOf(folder: string): number {
  return folder === '' ? 0 : folder.split('/').length;
}
