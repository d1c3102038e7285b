import type { Trial } from '../../proof.ts';

/** A fault that a command must find, and the message that proves that it found this one. */
export interface Plant {
  readonly fault: NonNullable<Trial['planted']>;
  readonly files: Readonly<Record<string, string>>;
  readonly prints: RegExp;
  /** The run that meets the fault, where it differs from the run in the fresh project. */
  readonly run?: string;
}

interface CommandCase {
  readonly project?: string;
  /** The command, word for word as a rule names it. */
  readonly command: string;
  /** The run that stands for it, with real names in place of `FILE` and `NAME`. */
  readonly run?: string;
  /** The message of a run in the fresh project. */
  readonly prints?: RegExp;
  /** Files that the project needs before the command works. */
  readonly files?: Readonly<Record<string, string>>;
  readonly plants: readonly Plant[];
}

/** Returns the trials of a command: it exits with zero in the fresh project, and with another code for each planted fault. */
export function commandTrials({ project, command, run = command, prints, files, plants }: CommandCase): Trial[] {
  const fresh: Trial = {
    shows: `\`${command}\` passes in a fresh project`,
    ...(project && { project }),
    command,
    run,
    exits: 'zero',
    ...(files && { files }),
    ...(prints && { prints }),
  };
  const planted = plants.map(
    (plant): Trial => ({
      shows: `\`${command}\` finds a planted fault (${plant.fault})`,
      ...(project && { project }),
      command,
      run: plant.run ?? run,
      exits: 'not zero',
      files: { ...files, ...plant.files },
      planted: plant.fault,
      prints: plant.prints,
    }),
  );
  return [fresh, ...planted];
}
