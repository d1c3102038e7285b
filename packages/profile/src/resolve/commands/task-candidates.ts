import type { Found, Task } from '../../findings.ts';
import { safeText } from '../../shape/safe-text.ts';
import { isForOneSystem } from '../shell/is-narrow.ts';
import { type BodiesOf, ecosystemsOf, type Meaning, meaningOf } from '../shell/meaning-of.ts';
import type { Candidate } from './candidate.ts';
import { checkOf } from './check-of.ts';
import { ecosystemOf } from './ecosystem-of.ts';
import { kindOfName, rankOfName, tellsOtherwise } from './kind-names.ts';
import { effectOf, kindOf, kindsServed } from './kind-of.ts';
import { managersAt, oneTest } from './one-test.ts';
import { impurity, sources } from './scores.ts';
import { taskText } from './task-text.ts';

const plainName = /^[A-Za-z][\w:./-]{0,79}$/;
/** Folders that hold scripts for the folder above them. */
export const scriptFolder = /(?:^|\/)(?:bin|scripts?|dev|ci|\.ci|tools|hack)$/;

/** Returns the commands that named tasks are, by what their texts do. */
export function taskCandidates(
  { path, folder, tasks = [] }: Found,
  found: readonly Found[],
  bodiesOf: BodiesOf,
): Candidate[] {
  const names = new Set(tasks.map(({ name }) => name));
  return tasks.flatMap((task): Candidate[] => {
    if (!plainName.test(task.name) || isHook(task, names) || isForOneSystem(['', task.name])) return [];
    const home = task.runner === 'file' ? folder.replace(scriptFolder, '') : folder;
    const [whole] =
      task.runner === 'script' ? bodiesOf({ runner: 'script', name: task.name, args: '', where: 'own' }, folder) : [];
    const meaning = meaningOf(whole?.body ?? task.body, home, bodiesOf, 1);
    const first = kindOf(nameOf(task), meaning);
    const effect = first === undefined ? 'watches' : effectOf(first, nameOf(task), meaning);
    if (first === undefined || effect === 'watches') return [];
    const isPlain = meaning.isKnown && meaning.kinds.size === 1 && !tellsOtherwise(nameOf(task));
    // a program that nobody knows is what it is called only by a usual name
    if (meaning.kinds.size === 0 && rankOfName(first, nameOf(task)) === undefined) return [];
    // what also builds or checks installs for that alone
    if (first === 'install' && meaning.kinds.size > 1 && !/install|setup|deps|bootstrap/.test(task.name)) return [];
    if (first !== 'install' && kindOfName(nameOf(task)) === undefined && !isPlain) return [];
    const managers = managersAt(found, folder);
    const written =
      task.runner === 'file' ? { ...task, name: home === '' ? task.name : task.name.slice(home.length + 1) } : task;
    const text = safeText(taskText(written, managers.manager, meaning.extra === undefined ? [] : [meaning.extra]));
    if (text === undefined) return [];
    const own = ecosystemOf[task.runner];
    return kindsServed(first, meaning).map((kind): Candidate => {
      const rank = rankOfName(kind, nameOf(task));
      const run = ecosystemsOf(meaning, kind);
      return {
        kind,
        text,
        folder: home,
        home: homeOf(meaning, home),
        evidence: path,
        effect,
        ecosystems: run.size > 0 || own === 'any' ? run : new Set([own]),
        reaches: new Set([home, ...meaning.folders]),
        score: (rank === undefined ? sources.otherName : sources.usualName + rank / 100) + impurity(kind, meaning),
        isMixed: meaning.kinds.has('e2e'),
        one: oneTest(text, managers, meaning, forwards(task)),
        byName: meaning.one?.args[1],
        ...(kind === 'lint' && meaning.effect === 'writes' ? { check: checkOf(task.body, managers.manager) } : {}),
      };
    });
  });
}

/** `pretest` and `posttest` run with `test`, others when the package is installed or published. */
function isHook({ name, runner }: Task, names: ReadonlySet<string>): boolean {
  if (runner === 'script' && /^(?:prepublish(?:Only)?|(?:pre|post)pack|prepare|(?:pre|post)install)$/.test(name))
    return true;
  const [, of] = /^(?:pre|post)(.+)$/.exec(name) ?? [];
  return of !== undefined && names.has(of);
}

function nameOf({ runner, name }: Task): string {
  return runner === 'file' ? name.slice(name.lastIndexOf('/') + 1).replace(/\.\w+$/, '') : name;
}

/** Make, just and Task give arguments to no command, Composer gives them to every line of a script. */
function forwards({ runner, body }: Task): boolean {
  if (runner === 'composer' || runner === 'hatch' || runner === 'pdm' || runner === 'poe') return !body.includes('&&');
  return runner === 'script' || (runner === 'file' && body.includes('$@'));
}

/** A command whose tools all run in one folder below is about that folder. */
export function homeOf({ folders }: Meaning, folder: string): string {
  const [only = folder] = folders;
  return folders.size === 1 ? only : folder;
}
