import type { Probe } from '../../task.ts';
import { bankProbes } from './probes/bank.ts';
import { keptProbes } from './probes/kept.ts';
import { repeatProbes } from './probes/repeat.ts';
import { reportProbes } from './probes/report.ts';

export const probes: Readonly<Record<string, Probe>> = {
  ...keptProbes,
  ...bankProbes,
  ...repeatProbes,
  ...reportProbes,
};
