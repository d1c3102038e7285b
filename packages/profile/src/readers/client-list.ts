import { placeFrom } from '@regelwerk/contract/rules/place-from';
import type { Findings } from '../findings.ts';
import type { ReadableFile } from '../reader.ts';
import { linesOf } from '../shape/lines-of.ts';

const mostFiles = 5000;

/** The list that openapi-generator keeps of the files it wrote into a folder. */
export const clientList = /\/\.openapi-generator\/FILES$/;

/** Reads the list of files that openapi-generator wrote; a path out of its folder is none of them. */
export function readClientList({ folder, text }: ReadableFile): Findings {
  const files = linesOf(text).filter((line) => /^[\w@-][\w@./-]{0,149}$/.test(line) && !line.includes('..'));
  const home = placeFrom(folder, '..');
  return { folder: home, generated: files.slice(0, mostFiles).map((file) => ({ path: placeFrom(home, file) })) };
}
