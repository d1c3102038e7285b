import type { Probe } from '../../task.ts';
import { keptProbes } from './probes/kept.ts';
import { listProbes } from './probes/list.ts';
import { reserveProbes } from './probes/reserve.ts';
import { searchProbes } from './probes/search.ts';

export const probes: Readonly<Record<string, Probe>> = {
  ...keptProbes,
  ...searchProbes,
  ...listProbes,
  ...reserveProbes,
};
