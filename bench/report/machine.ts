import { availableParallelism, cpus, loadavg, release, totalmem } from 'node:os';
import { z } from 'zod';

/** Above this load average, something else takes part in the figures. */
export const quietLoad = 0.5;

export const machineSchema = z.object({
  processor: z.string(),
  cores: z.number(),
  memoryGb: z.number(),
  system: z.string(),
  node: z.string(),
  /** The load average of the last minute before the run. */
  load: z.number(),
});

export type Machine = z.infer<typeof machineSchema>;

/** Describes this machine as it is now. */
export function readMachine(): Machine {
  return {
    processor: cpus()[0]?.model.trim() ?? 'unknown processor',
    cores: availableParallelism(),
    memoryGb: Math.round(totalmem() / 1024 ** 3),
    system: `${process.platform} ${release()}`,
    node: process.version,
    load: loadavg()[0] ?? 0,
  };
}
