import { languageOf } from './all-languages.ts';
import { isGenerated } from './is-generated.ts';

/** The most that is read of a project: files, and characters in all. */
export const sourceLimits = { files: 3000, characters: 60_000_000 } as const;

/**
 * Chooses the sources that are read, the same ones each time: all of them, or a sample spread evenly over the folders. What a tool
 * wrote is left out.
 */
export function chooseSources(files: ReadonlyMap<string, string>): Map<string, string> {
  const sources = [...files].filter(([path, text]) => languageOf(path) !== undefined && !isGenerated(text));
  const spread = sources.sort(([a], [b]) => hash(a) - hash(b) || (a < b ? -1 : 1));
  const chosen = new Map<string, string>();
  let characters = 0;
  for (const [path, text] of spread) {
    if (chosen.size === sourceLimits.files) break;
    if (characters + text.length > sourceLimits.characters) continue;
    characters += text.length;
    chosen.set(path, text);
  }
  return chosen;
}

/** FNV-1a: an order that has nothing to do with the names, and is the same everywhere. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}
