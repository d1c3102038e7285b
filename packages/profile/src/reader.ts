import type { Findings } from './findings.ts';

/** A file that a reader may read. */
export interface ReadableFile {
  readonly path: string;
  readonly folder: string;
  readonly name: string;
  readonly text: string;
  /** Returns the text of another readable file of the project, by its path from the root. */
  readonly textAt: (path: string) => string | undefined;
}

/** One row of the table of readers: which files it reads, how many of them at most, and what they say. */
export interface Reader {
  /** Tested against the path with a slash before it. */
  readonly matches: RegExp;
  readonly most?: number;
  /** How much longer a character takes than one of JSON; default 1. */
  readonly weight?: number;
  /** May throw; the file is then named as broken. */
  readonly read: (file: ReadableFile) => Findings;
}
