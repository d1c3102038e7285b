import type { ParseArgsOptionDescriptor } from 'node:util';
import type { Terminal } from './terminal.ts';

/** The options of every command, as `parseArgs` takes them. */
export const commonOptions = {
  language: { type: 'string' },
  json: { type: 'boolean', default: false },
  'dry-run': { type: 'boolean', default: false },
  project: { type: 'string', default: '.' },
  help: { type: 'boolean', short: 'h', default: false },
} as const satisfies Readonly<Record<string, ParseArgsOptionDescriptor>>;

/** What a command gets: its words, its options, and the folder of the project. */
export interface Call {
  readonly words: readonly string[];
  readonly flag: (name: string) => boolean;
  readonly option: (name: string) => string | undefined;
  readonly options: (name: string) => readonly string[];
  readonly root: string;
  readonly isDry: boolean;
  readonly terminal: Terminal;
}

/** How a command ends: 0 fine, 1 something was found or is left to decide, 2 it could not be done. */
export type ExitCode = 0 | 1 | 2;

/** A command of the command line. */
export type Command = (call: Call) => Promise<ExitCode>;
