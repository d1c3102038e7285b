import type { Probe } from '../../task.ts';
import { filterProbes } from './probes/filter.ts';
import { followProbes } from './probes/follow.ts';
import { joinProbes } from './probes/join.ts';
import { keptProbes } from './probes/kept.ts';
import { leaveProbes } from './probes/leave.ts';
import { looksProbes } from './probes/looks.ts';
import { weekProbes } from './probes/week.ts';

export const probes: Readonly<Record<string, Probe>> = {
  ...keptProbes,
  ...weekProbes,
  ...filterProbes,
  ...joinProbes,
  ...followProbes,
  ...leaveProbes,
  ...looksProbes,
};
