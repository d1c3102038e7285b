import type { ReadCommand } from '@regelwerk/profile/command-reader';
import { evidenceFiles, type Line } from '../../project/line.ts';
import type { Project } from '../../project/project.ts';

/** A command that a line names, as the project reads it. */
export interface Named {
  readonly text: string;
  /** Where it stands in the line. */
  readonly at: number;
  readonly isDenied: boolean;
  readonly read: ReadCommand;
  /** Whether continuous integration runs it. */
  readonly isRun: boolean;
  readonly exists: boolean;
}

/** Finds the commands of a line. */
export function commandsIn(line: Line, project: Project): Named[] {
  const folders = [
    '',
    ...line.places.flatMap(({ found, isEvidence }) => (found.is === 'folder' && !isEvidence ? [found.path] : [])),
  ];
  return line.mentions.flatMap((one): Named[] => {
    if (one.is !== 'command') return [];
    const text = one.command.replace(/\s+/g, ' ').trim();
    const reads = folders.map((folder) => project.commands.read(text, folder));
    const read = reads.find(({ is }) => is === 'task') ?? reads[0];
    if (read === undefined) return [];
    const isRun = isRunByCi(text, project);
    return [
      { text, at: one.at, isDenied: one.isDenied, read, isRun, exists: isRun || exists(text, read, line, project) },
    ];
  });
}

function exists(text: string, read: ReadCommand, line: Line, project: Project): boolean {
  if (read.is === 'task') return true;
  if (read.is === 'missing') return false;
  const [, called] = /^(?:yarn|pnpm|bun) ([a-z][\w:-]*)/.exec(text) ?? [];
  if (called !== undefined && !ofManager.test(called)) return isInstalled(called, project);
  if (isDocumented(text, project)) return true;
  const tools = read.tools.filter((tool) => tool !== 'cd');
  if (read.is === 'tool') return tools.every((tool) => isInstalled(tool, project));
  // a program of the project, or a command that it defines for its framework
  const words = text.split(' ');
  const isProgram = words
    .slice(0, 3)
    .some((word) => /[/.]/.test(word) && /^(?:file|folder)$/.test(project.paths.find(word).is));
  const named = words.filter(
    (word) =>
      /^[a-z][\w]*(?:[:_-][\w-]+)+$|^[a-z]\w{3,}$/i.test(word) &&
      !/^(?:python3?|manage|artisan|console|node|rails|rake|bundle|exec|php|make|docker|compose|up|run|npx|pnpm|yarn)$/.test(
        word,
      ),
  );
  const isDefined = evidenceFiles(line).some((path) =>
    named.some((word) => path.includes(word) || (project.textOf(path) ?? '').includes(word)),
  );
  return isDefined || (isProgram && named.length === 0) || (isProgram && isDefined);
}

export const everywhere =
  /^(?:git|docker|docker-compose|make|go|cargo|npm|npx|node|php|python3?|pip3?|bundle|rails|rake|composer|dotnet|mix|swift|flutter|dart|gradle|gradlew|mvn|mvnw|bash|sh|rm|cp|createdb|psql|artisan|console|manage\.py|deno|bun|uv|poetry)$/;

const ofManager = /^(?:add|install|remove|exec|dlx|run|up|update|audit|workspaces?|why|list|pack|publish|link|x|i|ci)$/;

function isInstalled(tool: string, project: Project): boolean {
  const name = tool.slice(tool.lastIndexOf('/') + 1);
  if (everywhere.test(name)) return true;
  return (
    project.commands.steps.some(({ text }) => text.includes(name)) ||
    project.commands.tasks.some(({ body }) => body.includes(name)) ||
    project.profile.technologies.some((one) => one.name === name || one.name.endsWith(`/${name}`)) ||
    project.profile.checks.some((one) => one.name === name)
  );
}

function isRunByCi(text: string, project: Project): boolean {
  return project.commands.steps.some((step) => step.source === 'ci' && runs(step.text, text));
}

function isDocumented(text: string, project: Project): boolean {
  return project.commands.steps.some((step) => runs(step.text, text));
}

/** Whether a step runs a command: `npm run lint:all` does not run `npm run lint`, and `pnpm test` not `npm test`. */
function runs(step: string, command: string): boolean {
  const plain = withoutVariables(command).replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  return new RegExp(`(?<![\\w-])${plain}(?![\\w:-])`).test(withoutVariables(step));
}

/** Returns a command without the settings before it. */
export function withoutVariables(text: string): string {
  return text
    .replace(/^(?:[A-Z_][A-Z0-9_]*=\S* )+/, '')
    .replace(/\s+/g, ' ')
    .trim();
}
