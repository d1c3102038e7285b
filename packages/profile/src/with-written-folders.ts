import type { GeneratedFile, ProjectProfile } from '@regelwerk/contract/rules/project-profile';
import { fitProfile } from './resolve/fit-profile.ts';
import { isMigration } from './resolve/is-migration.ts';

/** The sources of a project that were read, and those among them that a tool wrote, as their first lines tell. */
interface SourcesRead {
  readonly texts: ReadonlyMap<string, string>;
  readonly generated: readonly string[];
  /** Those that a comment tells people to leave to the tool. */
  readonly marked: readonly string[];
}

/** Of fewer files it could be chance. */
const fewest = 3;

/** Files that tools wrote alone among code, beyond which the first ones stand for all. */
const mostLone = 4;

/**
 * Adds the folders in which tools wrote every source that was read, and files that they wrote among others, as far as the
 * facts do not name them yet, each with the command that `commandOf` knows.
 */
export function withWrittenFolders(
  profile: ProjectProfile,
  { texts, generated, marked }: SourcesRead,
  commandOf: (path: string) => string | undefined = () => undefined,
): ProjectProfile {
  const written = generated.filter((path) => !isMigration(path));
  const byHand = new Set([...texts.keys()].flatMap(foldersAbove));
  const whole = (path: string) => foldersAbove(path).find((folder) => !byHand.has(folder));
  const known = profile.generated ?? [];
  const folders = [...Map.groupBy(written, whole)]
    .filter(([folder, files]) => folder !== undefined && files.length >= fewest && !isNamed(folder, known))
    .sort(([a = '', m], [b = '', n]) => n.length - m.length || (a < b ? -1 : 1))
    .flatMap(([folder = '', files]): GeneratedFile[] => [
      { path: folder + patternIn(folder, files, marked), evidence: files[0] ?? '' },
    ]);
  const others = known.filter(({ path }) => !folders.some((one) => path.startsWith(one.path.replace('**', ''))));
  const places = [...others, ...folders];
  const lone = marked
    .filter((path) => !isMigration(path) && !places.some((one) => isNamedBy(path, one)))
    .sort((a, b) => a.split('/').length - b.split('/').length || (a < b ? -1 : 1))
    .slice(0, mostLone)
    .map((path): GeneratedFile => ({ path, evidence: path }));
  if (folders.length + lone.length === 0) return profile;
  return fitProfile({ ...profile, generated: [...places, ...lone].map(withCommand) });

  function withCommand(one: GeneratedFile): GeneratedFile {
    const command = one.command ?? commandOf(one.path);
    return command === undefined ? one : { ...one, command };
  }
}

/** Beside scripts that are only bundled, a folder that is served holds pictures and pages by hand. */
function patternIn(folder: string, files: readonly string[], marked: readonly string[]): string {
  const isServed = /(?:^|\/)(?:public|static|assets|www(?:root)?)$/.test(folder);
  const endings = new Set(files.map((path) => path.slice(path.lastIndexOf('.'))));
  const [only] = endings;
  const isBundled = isServed && endings.size === 1 && !files.some((path) => marked.includes(path));
  return isBundled ? `/**/*${only}` : '/**';
}

/** A file is named by itself, by a pattern of its folder, or by one of its suffix. */
function isNamedBy(path: string, { path: pattern }: GeneratedFile): boolean {
  const [before = '', after = ''] = pattern.split(/\*+\/?\*?/);
  return (
    pattern === path ||
    (pattern !== before && path.startsWith(before) && path.endsWith(after)) ||
    (pattern.endsWith('/') && path.startsWith(pattern))
  );
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
