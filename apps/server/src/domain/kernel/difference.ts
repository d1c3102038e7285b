import type { HealthDetail } from '@regelwerk/contract/admin/health-detail';

/** Something that an operator has to look at; `what` is for the log and the command line. */
export interface Difference {
  readonly what: string;
  /** Absent in those that an earlier version recorded. */
  readonly code?: HealthDetail['code'];
  readonly subject: string;
}
