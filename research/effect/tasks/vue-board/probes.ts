import type { Probe } from '../../task.ts';
import { keptProbes } from './probes/kept.ts';
import { togetherProbes } from './probes/together.ts';
import { writeProbes } from './probes/write.ts';

export const probes: Readonly<Record<string, Probe>> = { ...keptProbes, ...writeProbes, ...togetherProbes };
