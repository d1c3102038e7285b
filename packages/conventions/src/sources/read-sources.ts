import { languageOf } from './all-languages.ts';
import { isGenerated, isMarkedGenerated } from './is-generated.ts';
import { isManifest } from './package-names.ts';

/** The most that is read of a project: files, and characters of one and of all. */
export const sourceLimits = { files: 3000, fileCharacters: 200_000, characters: 60_000_000 } as const;
/** A file of more bytes holds more characters than a source may have; it is not opened. */
export const mostSourceBytes = sourceLimits.fileCharacters * 4;
const atOnce = 16;

/** What was read to count the conventions of a project. */
export interface ReadSources {
  /** The texts of its sources, or of a sample of them, and of the manifests that name its packages. */
  readonly texts: ReadonlyMap<string, string>;
  /** The paths of the sources that a tool wrote, as their texts show. */
  readonly generated: readonly string[];
  /** Those of them that a comment tells people to leave to the tool. */
  readonly marked: readonly string[];
  /** How many of the texts are sources, and how many sources the project has. */
  readonly read: number;
  readonly of: number;
}

/**
 * Reads the sources of a project, the same ones each time: all of them, or a sample spread evenly over the folders. What a tool
 * wrote, or is too long for a person to have written, is no source. `read` returns undefined for a file that cannot be read.
 * Ends early once `hasTime` says no.
 */
export async function readSources(
  paths: readonly string[],
  read: (path: string) => Promise<string | undefined>,
  { hasTime = () => true, onRead = () => undefined }: ReadOptions = {},
): Promise<ReadSources> {
  // a browser takes the byte order mark off, and Node does not
  const textOf = async (path: string) => (await read(path))?.replace(/^\uFEFF/, '');
  const manifests = new Map<string, string>();
  for (const path of paths.filter(isManifest)) {
    const text = await textOf(path);
    if (text !== undefined) manifests.set(path, text);
  }
  const spread = paths
    .filter((path) => languageOf(path) !== undefined)
    .map((path) => ({ path, place: hash(path) }))
    .sort((a, b) => a.place - b.place || (a.path < b.path ? -1 : 1));
  const texts = new Map<string, string>();
  const generated: string[] = [];
  const marked: string[] = [];
  let characters = 0;
  let others = 0;
  for (let from = 0; from < spread.length && texts.size < sourceLimits.files && hasTime(); from += atOnce) {
    const some = spread.slice(from, from + atOnce).map(async ({ path }) => ({ path, text: await textOf(path) }));
    for (const { path, text } of await Promise.all(some)) {
      const isWritten = text !== undefined && isGenerated(text);
      if (isWritten) generated.push(path);
      if (isWritten && isMarkedGenerated(text)) marked.push(path);
      if (text === undefined || isWritten || text.length > sourceLimits.fileCharacters) others += 1;
      else if (texts.size < sourceLimits.files && characters + text.length <= sourceLimits.characters) {
        characters += text.length;
        texts.set(path, text);
      }
    }
    onRead(texts.size);
  }
  return { texts: new Map([...manifests, ...texts]), generated, marked, read: texts.size, of: spread.length - others };
}

interface ReadOptions {
  readonly hasTime?: () => boolean;
  readonly onRead?: (count: number) => void;
}

/** FNV-1a: an order that has nothing to do with the names, and is the same everywhere. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}
