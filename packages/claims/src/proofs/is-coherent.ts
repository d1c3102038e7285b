import { evidenceFiles, type Line } from '../project/line.ts';
import type { Project } from '../project/project.ts';
import { hasWord } from './words.ts';

/**
 * Says whether what a line names belongs together: its evidence, or a file that is tied to it by an import, has the names of its text.
 * Without evidence, files have several of them. A relation between some of the names proves nothing where one is elsewhere.
 */
export function isCoherent(line: Line, project: Project): boolean {
  const names = [
    ...new Set(
      line.mentions.flatMap((one) =>
        one.is === 'name' && !one.isDenied && one.name.length > 2 && !/[<…]/.test(one.text) ? [one.name] : [],
      ),
    ),
  ];
  if (names.length === 0) return true;
  const files = [
    ...new Set([
      ...evidenceFiles(line),
      ...line.places.flatMap(({ found, isDenied }) => (found.is === 'file' && !isDenied ? [found.path] : [])),
    ]),
  ];
  const strange =
    files.length === 0
      ? names.filter((name) => !hasCompany(name, names, project))
      : names.filter((name) => !isTied(name, files, project));
  return strange.length === 0;
}

function isTied(name: string, files: readonly string[], project: Project): boolean {
  if (files.some((path) => hasWord(project.codeOf(path) ?? '', name) || stemOf(path) === name)) return true;
  const users = project.filesWith(name);
  if (users.length === 0) return false;
  const near = new Set(
    files.flatMap((path) => [
      ...(project.factsOf(path)?.own ?? []).map(({ module }) => module),
      ...project.importersOf(path).map((one) => one.path),
    ]),
  );
  return users.some((path) => near.has(path));
}

function hasCompany(name: string, names: readonly string[], project: Project): boolean {
  const users = new Set(project.filesWith(name));
  if (users.size === 0) return false;
  return (
    names.length === 1 ||
    names.some((other) => other !== name && project.filesWith(other).some((path) => users.has(path)))
  );
}

function stemOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).replace(/\..*$/, '');
}
