import type { Convention } from '../convention.ts';
import { installedGrammars } from '../node/installed-grammars.ts';
import { readConventions } from '../read-conventions.ts';

/** Reads a small code base, path to text, with the grammars as installed. */
export async function conventionsIn(
  files: Readonly<Record<string, string>>,
  history: readonly (readonly string[])[] = [],
): Promise<Convention[]> {
  return await readConventions(
    { texts: new Map(Object.entries(files)), paths: Object.keys(files), history },
    installedGrammars,
  );
}

/** `count` files, from what one looks like. */
export function times(count: number, file: (index: number) => readonly [string, string]): Record<string, string> {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => file(index)));
}
