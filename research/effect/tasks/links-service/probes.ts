import type { Probe } from '../../task.ts';
import { clicksProbes } from './probes/clicks.ts';
import { endsProbes } from './probes/ends.ts';
import { importProbes } from './probes/import.ts';
import { keptProbes } from './probes/kept.ts';

export const probes: Readonly<Record<string, Probe>> = {
  ...keptProbes,
  ...endsProbes,
  ...clicksProbes,
  ...importProbes,
};
