import type { GeneratedFile, ProjectProfile } from '@regelwerk/contract/rules/project-profile';
import { fitProfile } from './resolve/fit-profile.ts';
import { isMigration } from './resolve/is-migration.ts';

/** The sources of a project that were read, and those among them that a tool wrote, as their first lines tell. */
interface SourcesRead {
  readonly texts: ReadonlyMap<string, string>;
  readonly generated: readonly string[];
}

/** Of fewer files it could be chance. */
const fewest = 3;

/** Adds the folders in which tools wrote every source that was read, as far as the facts do not name them yet. */
export function withWrittenFolders(profile: ProjectProfile, { texts, generated }: SourcesRead): ProjectProfile {
  const written = generated.filter((path) => !isMigration(path));
  const byHand = new Set([...texts.keys()].flatMap(foldersAbove));
  const whole = (path: string) => foldersAbove(path).find((folder) => !byHand.has(folder));
  const known = profile.generated ?? [];
  const folders = [...Map.groupBy(written, whole)]
    .filter(([folder, files]) => folder !== undefined && files.length >= fewest && !isNamed(folder, known))
    .sort(([a = '', m], [b = '', n]) => n.length - m.length || (a < b ? -1 : 1))
    .flatMap(([folder = '', [evidence = '']]): GeneratedFile[] => [{ path: `${folder}/**`, evidence }]);
  if (folders.length === 0) return profile;
  const others = known.filter(({ path }) => !folders.some((one) => path.startsWith(one.path.replace('**', ''))));
  return fitProfile({ ...profile, generated: [...others, ...folders] });
}

/** The folders above a path, the highest first. */
function foldersAbove(path: string): string[] {
  const steps = path.split('/').slice(0, -1);
  return steps.map((_, index) => steps.slice(0, index + 1).join('/'));
}

/** A folder is named by itself, by one above it, or by what in it has a command. */
function isNamed(folder: string, known: readonly GeneratedFile[]): boolean {
  return known.some(({ path, command }) => {
    const place = path.replace(/\/?\*.*$/, '');
    return `${folder}/`.startsWith(`${place}/`) || (command !== undefined && place.startsWith(`${folder}/`));
  });
}
