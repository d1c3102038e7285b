import type { CommandEffect, CommandKind } from '@regelwerk/contract/rules/project-profile';
import { acceptFiles } from './accept/accept-files.ts';
import type { Step } from './findings.ts';
import { readFiles } from './read-files.ts';
import { taskBodies } from './resolve/commands/task-bodies.ts';
import { callsIn } from './resolve/shell/calls-in.ts';
import { type Meaning, meaningOf } from './resolve/shell/meaning-of.ts';
import { shellParts, shellWords } from './resolve/shell/shell-parts.ts';
import { unwrap } from './resolve/shell/unwrap.ts';

/** What a command of the shell is in a project. */
export interface ReadCommand {
  /**
   * `task`: the project has the task that it calls. `missing`: it surely calls a task, and no folder has one of that name. `tool`: a
   * known tool. `unknown`: anything else.
   */
  readonly is: 'task' | 'missing' | 'tool' | 'unknown';
  /** The folders that have the task. */
  readonly folders: readonly string[];
  readonly effect: Exclude<CommandEffect, 'needs-name'>;
  /** False if a part is a program that nobody knows. */
  readonly isKnown: boolean;
  readonly kinds: readonly CommandKind[];
  /** The shell texts behind the tasks that it calls. */
  readonly bodies: readonly string[];
  /** The tools that it runs, without what they are wrapped in. */
  readonly tools: readonly string[];
}

/** Reads commands as the files of a project give them their meaning. */
export interface CommandReader {
  /** The lines that continuous integration runs, and that documents tell people to run. */
  readonly steps: readonly (Step & { readonly path: string })[];
  /** The named tasks, with the file that states them. */
  readonly tasks: readonly {
    readonly name: string;
    readonly body: string;
    readonly folder: string;
    readonly path: string;
  }[];
  /** Reads a command in a folder; where no task is there, in the folders that have it. */
  readonly read: (text: string, folder: string) => ReadCommand;
}

const mostFolders = 20;

/** Reads the files that state tasks, as `detectProject` does. */
export function commandReader(files: ReadonlyMap<string, string>): CommandReader {
  const accepted = acceptFiles(files);
  const { found } = readFiles(accepted);
  const bodiesOf = taskBodies(found, accepted.paths);
  const tasks = found.flatMap(({ path, folder, tasks: own = [] }) => own.map((task) => ({ ...task, folder, path })));
  const folders = [...new Set(tasks.map((task) => task.folder))].sort(
    (a, b) => a.length - b.length || (a < b ? -1 : 1),
  );
  const runners = new Set(tasks.map(({ runner }) => runner));

  const read = (text: string, folder: string): ReadCommand => {
    const parts = shellParts(text).map((part) => shellWords(part));
    const calls = parts.flatMap((words) => callsIn(words));
    const has = (at: string) => calls.some((call) => bodiesOf(call, at).length > 0);
    const places = calls.length === 0 ? [] : [folder, ...folders.filter((one) => one !== folder)].filter(has);
    const at = places[0] ?? folder;
    const meaning: Meaning = meaningOf(text, at, bodiesOf);
    const bodies = calls.flatMap((call) => bodiesOf(call, at).map(({ body }) => body));
    const isCertain = calls.some(
      ({ runner, name }) =>
        (runner === 'make' ||
          (runner === 'script' && /^(?:npm|pnpm|yarn|bun)\s(?:-\S+\s)*run(?:-script)?\s/.test(text.trim()))) &&
        runners.has(runner) &&
        /^[a-z][\w:.-]{1,60}$/i.test(name),
    );
    const tools = parts.map((words) => unwrap(words).words[0] ?? '').filter((tool) => tool !== '');
    return {
      is: nature(places.length > 0, isCertain, meaning.isKnown),
      folders: places.slice(0, mostFolders),
      effect: meaning.effect,
      isKnown: meaning.isKnown,
      kinds: [...meaning.kinds.keys()],
      bodies,
      tools,
    };
  };
  const steps = found.flatMap(({ path, steps: own = [] }) => own.map((step) => ({ ...step, path })));
  return { steps, tasks, read };
}

function nature(isTask: boolean, isCertain: boolean, isKnown: boolean): ReadCommand['is'] {
  if (isTask) return 'task';
  if (isCertain) return 'missing';
  return isKnown ? 'tool' : 'unknown';
}
