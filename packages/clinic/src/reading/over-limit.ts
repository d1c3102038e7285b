import type { Found } from '../entry.ts';
import type { Document } from './document.ts';
import { isMain, isScoped, type ToolPlace, toolPlaces } from './tool-places.ts';

/** Returns the limit that a file exceeds. A limit counts where the file is certain to be for the tool: in its own folder, or beside a file of it. */
export function overLimit(document: Document, documents: readonly Document[]): Found[] {
  const { path, text } = document;
  // a skill brings its own files, which no tool loads for their folder
  if (document.isSkill) return [];
  const over = toolPlaces.filter((place) => {
    const { max, status } = place.surface.limit;
    if (max === undefined || status === 'unknown' || text.length <= max) return false;
    return isScoped(path, place) || (isMain(path, place) && (max > largest || isUsed(place, documents)));
  });
  const [first] = over.toSorted((a, b) => Number(isMade(b, documents)) - Number(isMade(a, documents)));
  if (first === undefined) return [];
  const { source } = first.surface.limit;
  return [{ file: path, line: 1, what: String(text.length), other: first.tool, source }];
}

/** A tool for projects before a chat that takes files as well. */
function isMade(place: ToolPlace, documents: readonly Document[]): boolean {
  return isUsed(place, documents) || place.isFirst;
}

/** From here on a limit matters to whoever writes AGENTS.md, whatever the tool. */
const largest = 30_000;

function isUsed(place: ToolPlace, documents: readonly Document[]): boolean {
  return documents.some(({ path }) => isScoped(path, place));
}
