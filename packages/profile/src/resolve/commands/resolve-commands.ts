import { type CommandKind, commandKinds, type ProjectCommand } from '@regelwerk/contract/rules/project-profile';
import type { Ecosystem } from '@regelwerk/contract/rules/registry-facts';
import type { Found, Task } from '../../findings.ts';
import { managerAt } from '../manager-at.ts';
import { conventions } from './conventions.ts';
import { ecosystemOf, manifests } from './ecosystem-of.ts';
import { type Ending, endingOf } from './ending-of.ts';
import { folderFacts } from './folder-facts.ts';
import { kindNames } from './kind-names.ts';
import { taskText } from './task-text.ts';

const managersOf: Readonly<Partial<Record<Ecosystem, readonly string[]>>> = {
  npm: ['npm', 'pnpm', 'yarn', 'bun'],
  python: ['uv', 'poetry'],
  java: ['gradle', 'maven'],
};
/** The managers where no file names one. */
const plainManagers: Readonly<Partial<Record<Ecosystem, string>>> = { npm: 'npm', python: 'pip', java: 'maven' };
const name = /^[A-Za-z][\w:.-]{0,59}$/;

interface Candidate extends ProjectCommand {
  readonly ecosystem: Ecosystem | 'any';
}

/** Returns the commands of the root, and those that folders below add for a language the folders above do not serve. */
export function resolveCommands(found: readonly Found[], paths: readonly string[]): ProjectCommand[] {
  const folders = [...new Set(found.map(({ folder }) => folder.replace(/(?:^|\/)bin$/, '')))].sort(
    (a, b) => a.split('/').length * Number(a !== '') - b.split('/').length * Number(b !== '') || (a < b ? -1 : 1),
  );
  const all: Candidate[] = [];
  for (const folder of folders) {
    const own = commandsIn(folder, found, paths);
    const isServed = (one: Candidate) =>
      all.some(
        (above) =>
          above.kind === one.kind &&
          (above.ecosystem === one.ecosystem || above.ecosystem === 'any') &&
          (above.folder === '' || folder.startsWith(`${above.folder}/`)),
      );
    all.push(...own.filter((one) => !isServed(one)));
  }
  const order = (one: Candidate) => Number(one.folder !== '') * 100 + commandKinds.indexOf(one.kind);
  return all
    .sort((a, b) => order(a) - order(b))
    .map(({ kind, folder, text, evidence }) => ({ kind, folder, text, evidence }));
}

function commandsIn(folder: string, found: readonly Found[], paths: readonly string[]): Candidate[] {
  const own = found.filter(
    (one) => one.folder === folder || (one.folder === `${folder}/bin`.replace(/^\//, '') && one.tasks),
  );
  const ecosystems = manifests.flatMap(([ecosystem, manifest]) => {
    const evidence = own.find(({ path }) => manifest.test(path))?.path;
    return evidence === undefined ? [] : [{ ecosystem, evidence }];
  });
  const manager = managerAt(found, folder, managersOf.npm ?? []) ?? 'npm';
  const below = found.filter((one) => one.folder !== folder && (folder === '' || one.folder.startsWith(`${folder}/`)));
  const bodiesBelow = (script: string) =>
    below.flatMap(({ tasks = [] }) => tasks.filter((task) => task.name === script).map(({ body }) => body));
  const stated = statedCommands(folder, own, manager, bodiesBelow);
  const general = stated.filter(({ ecosystem }) => ecosystem === 'any');
  const commands = ecosystems.flatMap(({ ecosystem, evidence }) => {
    const special = stated.filter((one) => one.ecosystem === ecosystem);
    const manager = managerAt(found, folder, managersOf[ecosystem] ?? []) ?? plainManagers[ecosystem] ?? ecosystem;
    const facts = folderFacts(found, ecosystem, manager, paths, folder);
    return commandKinds.flatMap((kind): Candidate[] => {
      const ofTask = firstOf(special, kind) ?? firstOf(general, kind);
      if (ofTask !== undefined) return [ofTask];
      // an own test task without a way to run one test is not bent to a tool's convention in another language
      const text = conventions[ecosystem].flatMap((one) => (one.kind === kind ? one.text(facts) || [] : []))[0];
      return text === undefined ? [] : [{ kind, folder, text, evidence, ecosystem }];
    });
  });
  const all = ecosystems.length === 0 ? commandKinds.flatMap((kind) => firstOf(general, kind) ?? []) : commands;
  return all.filter(
    (one, index) => all.findIndex(({ kind, text }) => kind === one.kind && text === one.text) === index,
  );
}

function firstOf(candidates: readonly Candidate[], kind: CommandKind): Candidate | undefined {
  return candidates.find((one) => one.kind === kind);
}

/** Returns the commands that tasks of a folder state, the best name of each kind first. */
function statedCommands(
  folder: string,
  own: readonly Found[],
  manager: string,
  below: (name: string) => readonly string[],
): Candidate[] {
  return own.flatMap(({ path, tasks = [] }) => {
    const scripts = new Map(tasks.map((task) => [task.name, task.body]));
    return Object.entries(kindNames).flatMap(([kind, names]) => {
      const ranked = names.flatMap((wanted) => tasks.filter((task) => task.name === wanted && name.test(wanted)));
      const ending = ranked.flatMap((task) => {
        const how = endingOf(task.body, { own: scripts, below });
        return how === undefined || !isMeant(kind, task) ? [] : [{ task, how }];
      })[0];
      if (ending === undefined) return [];
      return commandsOf(kind as CommandKind, ending.task, ending.how, manager).map((command) => ({
        ...command,
        folder,
        evidence: path,
        ecosystem: ecosystemOf[ending.task.runner],
      }));
    });
  });
}

/** `check` is a type check if its text says so, otherwise every check except the tests. */
function isMeant(kind: string, { name: task, body }: Task): boolean {
  if (task !== 'check' || (kind !== 'typecheck' && kind !== 'lint')) return true;
  const isTypeCheck = /\b(?:tsc|vue-tsc|svelte-check|astro check|mypy|pyright)\b/.test(body);
  return isTypeCheck === (kind === 'typecheck') && !/\btest/.test(body);
}

function commandsOf(
  kind: CommandKind,
  task: Task,
  { extra, one }: Ending,
  manager: string,
): { kind: CommandKind; text: string }[] {
  const given = extra === undefined ? [] : [extra];
  const command = { kind, text: taskText(task, manager, given) };
  if (kind !== 'test' || one === undefined || !takesArguments(task)) return [command];
  return [command, { kind: 'testOne', text: taskText(task, manager, [...given, one]) }];
}

/** Make, just and Task give arguments to no command, Composer gives them to every line of a script. */
function takesArguments({ runner, body }: Task): boolean {
  if (runner === 'composer') return !body.includes('&&');
  return runner === 'script';
}
