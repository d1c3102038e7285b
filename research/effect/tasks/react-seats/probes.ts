import type { Probe } from '../../task.ts';
import { buyProbes } from './probes/buy.ts';
import { chooseProbes } from './probes/choose.ts';
import { holdProbes } from './probes/hold.ts';
import { keptProbes } from './probes/kept.ts';
import { looksProbes } from './probes/looks.ts';
import { paperProbes } from './probes/paper.ts';

export const probes: Readonly<Record<string, Probe>> = {
  ...keptProbes,
  ...chooseProbes,
  ...holdProbes,
  ...buyProbes,
  ...looksProbes,
  ...paperProbes,
};
