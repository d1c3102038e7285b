import type { Probe } from '../../task.ts';
import { calendarProbes } from './probes/calendar.ts';
import { keptProbes } from './probes/kept.ts';
import { listProbes } from './probes/lists.ts';
import { neighborProbes } from './probes/neighbor.ts';
import { paymentProbes } from './probes/payments.ts';
import { repeatProbes } from './probes/repeats.ts';
import { seriesProbes } from './probes/series.ts';

export const probes: Readonly<Record<string, Probe>> = {
  ...keptProbes,
  ...paymentProbes,
  ...repeatProbes,
  ...neighborProbes,
  ...seriesProbes,
  ...listProbes,
  ...calendarProbes,
};
