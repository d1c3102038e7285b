import { isGenerated } from '@regelwerk/conventions/sources/is-generated';
import { evidenceFiles, type Line, type LinePlace } from '../project/line.ts';
import type { Project } from '../project/project.ts';
import type { Verdict } from '../proven-claim.ts';
import { namedCommands } from './named-commands.ts';
import { proven } from './proof.ts';

const about =
  /\b(?:generat\w*|written by|comes? from|built (?:from|by)|build output|produced by|copied|ignored by git|not tracked|do not edit|never (?:edit|commit)|erzeug\w*|gebaut|überschrieben|kommt aus|generier\w*|von hand)\b/i;

/** Behind it stands what a file is made from. */
const sources = /\b(?:from|by|with|through|aus|von|mit|durch|erzeugt)\b/i;

/** Proves that a file is the work of a tool: git ignores it, its head says so, the profile lists it, or its command or configuration names it. */
export function generatedFiles(line: Line, project: Project): Verdict | undefined {
  if (line.claim.kind !== 'generated' && !about.test(line.claim.text)) return undefined;
  const command = namedCommands(line, project);
  if (command?.is === 'refuted') return command;
  const outputs = line.places.filter(({ isEvidence, isDenied }) => !isEvidence && !isDenied);
  const { text } = line.claim;
  const source = sources.exec(text)?.index ?? text.length;
  const before = outputs.filter(({ written }) => text.indexOf(written) < source);
  const made = before.length > 0 ? before : outputs;
  const [first] = made;
  const isWhole = made.every((one) => isWork(one, line, project) && isTold(one, line, project));
  const areThere = outputs.every(
    (one) => made.includes(one) || one.found.is !== 'missing' || isWork(one, line, project),
  );
  if (first === undefined || !isWhole || !areThere || command?.is === 'unproven') return undefined;
  return proven('generated', [first.written, ...evidenceFiles(line)]);
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
  return name.length > 3 && makers.some((file) => (project.codeOf(file) ?? '').includes(name));
}

function stemOf(name: string): string {
  return name.replace(/\..*$/, '');
}
