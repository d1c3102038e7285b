import type { CommandEffect, CommandKind } from '@regelwerk/contract/rules/project-profile';
import type { Ecosystem } from '@regelwerk/contract/rules/registry-facts';

/** What a command of a known tool is; `aside` serves another purpose than the kinds, such as an installation of browsers. */
export interface ToolRow {
  /** Tested against the words of the command, joined by one space. */
  readonly matches: RegExp;
  readonly kind: CommandKind | 'aside' | 'image';
  readonly ecosystem?: Ecosystem;
  readonly effect?: Exclude<CommandEffect, 'needs-name'>;
  /** Arguments without which it watches, or waits after a failure. */
  readonly extra?: readonly [unless: RegExp, argument: string];
  /** Arguments that restrict it to one file, and to one test by its name. */
  readonly one?: readonly string[];
}

/** Writes one row. */
export const row = (
  matches: RegExp,
  kind: ToolRow['kind'],
  ecosystem?: Ecosystem,
  rest: Pick<ToolRow, 'effect' | 'extra' | 'one'> = {},
): ToolRow => ({ matches, kind, ...(ecosystem === undefined ? {} : { ecosystem }), ...rest });
/** A tool that rewrites files. */
export const writes = { effect: 'writes' } as const;
/** A run that never ends. */
export const watches = { effect: 'watches' } as const;
/** A run that changes or deletes data. */
export const destroys = { effect: 'destroys' } as const;
