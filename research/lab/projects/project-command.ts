import type { CommandKind } from '@regelwerk/contract/rules/project-profile';
import type { Plant } from '../../../packages/engine/src/knowledge/technologies/command-trials.ts';

/** A command of an example project, and the fault that it must find. */
export interface ProjectCommand {
  readonly kind: CommandKind;
  /** The folder that it runs in; absent for the folder of the project. */
  readonly folder?: string;
  /** The command, word for word as the rule quotes it. */
  readonly command: string;
  /** The run that stands for it, with a real name in place of `<file>`. */
  readonly run?: string;
  /** The message of a run in the fresh project. */
  readonly prints?: RegExp;
  /** The fault that it must find; absent for `install` alone. Paths start at the folder of the project. */
  readonly plant?: Plant;
}
