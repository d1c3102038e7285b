import type { Probe } from '../../task.ts';
import { bidProbes } from './probes/bids.ts';
import { endProbes } from './probes/ends.ts';
import { francProbes } from './probes/francs.ts';
import { keptProbes } from './probes/kept.ts';
import { resultProbes } from './probes/results.ts';

export const probes: Readonly<Record<string, Probe>> = {
  ...keptProbes,
  ...bidProbes,
  ...endProbes,
  ...francProbes,
  ...resultProbes,
};
