import type { Probe } from './task.ts';

/** Writes a probe in one line. */
export const probe = (kind: Probe['kind'], run: Probe['run']): Probe => ({ kind, run });
