import type { Database } from '@regelwerk/database/open-database';
import type { Operator } from '@regelwerk/legal/operator';
import type { Seal } from '../kernel/seal.ts';

/** The context that legal operations share. */
export interface LegalContext {
  readonly database: Database;
  readonly clock: () => Date;
  /** The time that plans run by: ours, except in the payment sandbox, where months can be made to pass. */
  readonly providerClock: () => Date;
  readonly siteUrl: string;
  readonly operator: Operator;
  /** Hides the addresses that declarations come from. */
  readonly seal: Seal;
}
