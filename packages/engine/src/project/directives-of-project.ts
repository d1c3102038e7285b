import type { Directive } from '../directive.ts';
import type { Stack } from '../stack.ts';
import type { Technology } from '../technology.ts';
import { commandsOf } from './commands-of.ts';
import { ecosystemOfCommand } from './ecosystem-of-command.ts';
import { ecosystemOfTechnology } from './ecosystem-of-technology.ts';
import { projectCommands } from './project-commands.ts';
import { projectLines } from './project-lines.ts';

/**
 * Returns the commands and lines that the profile of a project states; undefined without a profile. Technologies whose tools
 * the project names no command for keep the commands of the knowledge.
 */
export function directivesOfProject(stack: Stack): { commands: Directive[]; lines: Directive[] } | undefined {
  const { project, technologies } = stack;
  if (project === undefined) return undefined;
  const { profile, commands } = project;
  const covered = new Set(commands.map(ecosystemOfCommand));
  const isCovered = (technology: Technology) =>
    covered.has(undefined) || covered.has(ecosystemOfTechnology(technology));
  const native = technologies.filter(({ feasibility }) => feasibility === 'native');
  const open = native.filter(({ technology }) => !isCovered(technology));
  const isWholly = commands.length > 0 && open.length === 0;
  return {
    commands: [...projectCommands(commands), ...(isWholly ? [] : commandsOf({ ...stack, technologies: open }))],
    lines: projectLines(
      profile,
      commands,
      native.map(({ technology }) => technology),
    ),
  };
}
