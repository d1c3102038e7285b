import type { Probe } from '../../task.ts';
import { formatProbes } from './probes/format.ts';
import { keptProbes } from './probes/kept.ts';
import { parseProbes } from './probes/parse.ts';
import { sumProbes } from './probes/sum.ts';

export const probes: Readonly<Record<string, Probe>> = { ...keptProbes, ...parseProbes, ...formatProbes, ...sumProbes };
