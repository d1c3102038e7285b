import type { Probe } from '../../task.ts';
import { courierProbes } from './probes/courier.ts';
import { exportProbes } from './probes/export.ts';
import { keptProbes } from './probes/kept.ts';
import { paymentProbes } from './probes/payments.ts';
import { signatureProbes } from './probes/signatures.ts';

export const probes: Readonly<Record<string, Probe>> = {
  ...keptProbes,
  ...signatureProbes,
  ...paymentProbes,
  ...courierProbes,
  ...exportProbes,
};
