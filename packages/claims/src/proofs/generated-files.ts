import { isGenerated } from '@regelwerk/conventions/sources/is-generated';
import { evidenceFiles, type Line, type LinePlace } from '../project/line.ts';
import type { Project } from '../project/project.ts';
import type { Verdict } from '../proven-claim.ts';
import { clausesOf } from '../reading/clauses-of.ts';
import { filesOf } from './commands/command-effects.ts';
import { isOfFile } from './commands/command-places.ts';
import { commandsIn, type Named } from './commands/commands-in.ts';
import { namedCommands } from './named-commands.ts';
import { proven } from './proof.ts';

const about =
  /\b(?:generat\w*|written by|comes? from|built (?:from|by)|build output|produced by|copied|ignored by git|not tracked|do not edit|never (?:edit|commit)|erzeug\w*|gebaut|überschrieben|kommt aus|generier\w*|von hand)\b/i;

/** Behind it stands what a file is made from. */
const sources = /\b(?:from|by|with|through|aus|von|mit|durch|erzeugt)\b/i;

/** Proves that a file is the work of a tool: git ignores it, its head says so, the profile lists it, or its command or configuration names it. */
export function generatedFiles(line: Line, project: Project): Verdict | undefined {
  if (!about.test(line.claim.text)) return undefined;
  const command = namedCommands(line, project);
  if (command?.is === 'refuted') return command;
  if (
    clausesOf(line.claim.text).some(({ is, isDenied }) => is === 'must' && isDenied) ||
    /\b(?:always|immer)\b[^.;`]{0,20}\b(?:edit|commit|bearbeit|ändern)/i.test(line.claim.text)
  )
    return undefined;
  const outputs = line.places.filter(({ isEvidence, isDenied }) => !isEvidence && !isDenied);
  const { text } = line.claim;
  const source = sources.exec(text)?.index ?? text.length;
  const before = outputs.filter(({ written }) => text.indexOf(written) < source);
  const made = before.length > 0 ? before : outputs;
  const [first] = made;
  const isBehind = line.mentions.every((one) => one.is !== 'command' || one.at > source || source === text.length);
  if (!isBehind) return undefined;
  // what stands before the words for making is what is made
  const isName = line.mentions.some((one) => one.is === 'name' && one.isCode && one.at < source);
  if (isName || !areMeant(made, line, project)) return undefined;
  // what git ignores is made from what it keeps
  const isTurned =
    outputs.some((one) => !made.includes(one) && isIgnored(one, project)) &&
    !made.every((one) => isIgnored(one, project));
  if (isTurned) return undefined;
  const isWhole = made.every((one) => isWork(one, line, project) && isTold(one, line, project));
  const areThere = outputs.every(
    (one) => made.includes(one) || one.found.is !== 'missing' || isWork(one, line, project),
  );
  if (first === undefined || !isWhole || !areThere) return undefined;
  const isMade = commandsIn(line, project).every(
    (one) => one.exists && made.some((output) => makes(one, output, line, project)),
  );
  if (!isMade) return undefined;
  return proven('generated', [first.written, ...evidenceFiles(line)]);
}

function isIgnored({ found, place }: LinePlace, project: Project): boolean {
  const path = (found.is === 'file' || found.is === 'folder' ? found.path : place.path).replace(/\/?\*+.*$/, '');
  return project.isIgnored(path) || project.isIgnored(`${path}/`);
}

/** Whether a command, a program or a configuration that it names, or a file of the evidence that has it, names what is made. */
function makes(command: Named, { place, found }: LinePlace, line: Line, project: Project): boolean {
  const path = found.is === 'file' || found.is === 'folder' ? found.path : place.path.replace(/\/?\*+.*$/, '');
  const name = stemOf(path.slice(path.lastIndexOf('/') + 1));
  const bodies = [command.text, ...command.read.bodies];
  const configured = bodies
    .flatMap((body) => body.split(/\s+/))
    .flatMap((word) => (/\.[cm]?[jt]s$|\.ya?ml$|\.json$/.test(word) ? (project.codeOf(word) ?? []) : []));
  const evidence = evidenceFiles(line).filter(
    (file) => file !== path && !file.endsWith('.gitignore') && isOfFile(command, file, project),
  );
  const texts = [
    ...bodies,
    ...configured,
    ...bodies.flatMap((body) => filesOf(body, project)),
    ...evidence.map((file) => project.textOf(file) ?? ''),
  ];
  const isTool = evidenceFiles(line).some(
    (file) => /\.config\.|webpack|rollup|vite|\.mix\./.test(file) && (project.textOf(file) ?? '').includes(name),
  );
  return name.length > 1 && (isTool || texts.some((text) => text.includes(name)));
}

/** Whether the evidence, or a command of the line, names the file, or is it. */
function isTold({ place, found }: LinePlace, line: Line, project: Project): boolean {
  const path = (found.is === 'file' || found.is === 'folder' ? found.path : place.path).replace(/\/?\*+.*$/, '');
  const files = evidenceFiles(line);
  if (files.length === 0 || files.some((file) => file === path || file.startsWith(`${path}/`))) return true;
  const name = path.slice(path.lastIndexOf('/') + 1);
  const bodies = line.mentions.flatMap((one) =>
    one.is === 'command' ? project.commands.read(one.command, '').bodies : [],
  );
  const texts = [...files.map((file) => project.textOf(file) ?? ''), ...bodies];
  const isOfCommand = line.mentions.some((one) => one.is === 'command' && one.command.includes(stemOf(name)));
  return isOfCommand || (name.length > 2 && texts.some((text) => text.includes(name)));
}

function isWork({ place, found }: LinePlace, line: Line, project: Project): boolean {
  const path = found.is === 'file' || found.is === 'folder' ? found.path : place.path;
  const plain = path.replace(/\/?\*+.*$/, '');
  if (plain === '') return false;
  if (project.isIgnored(plain) || project.isIgnored(`${plain}/`)) return true;
  const isListed = (project.profile.generated ?? []).some((one) => {
    const listed = one.path.replace(/\/?\*+.*$/, '').replace(/\/$/, '');
    return listed !== '' && (plain === listed || plain.startsWith(`${listed}/`) || listed.startsWith(`${plain}/`));
  });
  if (isListed) return true;
  const text = found.is === 'file' ? project.textOf(found.path) : undefined;
  if (text !== undefined && isGenerated(text)) return true;
  const name = plain.slice(plain.lastIndexOf('/') + 1);
  const makers = evidenceFiles(line).filter((file) => file !== path && !/\.(?:md|rst|txt|gitignore)$/.test(file));
  const isOfCommand = line.mentions.some(
    (one) =>
      one.is === 'command' &&
      one.command.includes(stemOf(name)) &&
      project.commands.read(one.command, '').is === 'task',
  );
  if (isOfCommand && stemOf(name).length > 5 && found.is === 'file') return true;
  return name.length > 3 && makers.some((file) => writesIt(name, file, project));
}

/** Whether a file has a name near a word for writing, or in the configuration of a tool. */
function writesIt(name: string, file: string, project: Project): boolean {
  const lines = (project.codeOf(file) ?? '').split('\n');
  return lines.some(
    (line, at) =>
      line.includes(name) &&
      !/input|entry/i.test(line) &&
      writing.test(lines.slice(Math.max(0, at - 4), at + 5).join('\n')),
  );
}

const writing = /writ|outp|out|dest|generat|dump|save|copy|emit|build|target|file_put|baseline|>>?|cp |mv /i;

/** Whether each file of the evidence has to do with what is made: it has its name, lies in it, or is run by a command of the line. */
function areMeant(made: readonly LinePlace[], line: Line, project: Project): boolean {
  return line.places.every(({ isEvidence, found, place }) => {
    if (!isEvidence || found.is !== 'file') return true;
    const own = project.textOf(found.path) ?? '';
    const name = found.path.slice(found.path.lastIndexOf('/') + 1);
    const isFound = place.symbol === undefined || own.includes(place.symbol.split(/[.#]/).at(-1) ?? '');
    const isNamed = line.claim.text.includes(name);
    const has = made.some(({ found: at, place: { path } }) => {
      const whole = at.is === 'file' || at.is === 'folder' ? at.path : path.replace(/\/?\*+.*$/, '');
      const last = whole.slice(whole.lastIndexOf('/') + 1);
      return (
        found.path === whole ||
        found.path.startsWith(`${whole}/`) ||
        (last.length > 2 && own.includes(last)) ||
        (name === '.gitignore' && (project.isIgnored(whole) || project.isIgnored(`${whole}/`)))
      );
    });
    const isProgram = line.mentions.some(
      (one) =>
        one.is === 'command' &&
        [one.command, ...project.commands.read(one.command, '').bodies].some(
          (body) => body.includes(name) || own.includes(body),
        ),
    );
    return isFound && (isNamed || has || isProgram);
  });
}

function stemOf(name: string): string {
  return name.replace(/\..*$/, '');
}
