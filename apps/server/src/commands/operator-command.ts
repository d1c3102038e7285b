import type { Deps } from '../deps.ts';

/** The work of a command: prints sentences and returns the exit code. */
export type CommandWork = (deps: Deps, print: (line: string) => void) => Promise<number>;

/** One command of the operator, run by the command itself or by the server that owns the embedded database. */
export interface OperatorCommand {
  /** Each way to call it, without `npm run`. */
  readonly usage: readonly string[];
  /** Returns what the words ask for; undefined if they ask for nothing that the command knows. */
  readonly parse: (words: readonly string[]) => CommandWork | undefined;
}
