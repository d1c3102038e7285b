import { withdrawalEnd } from '../legal/withdrawal-end.ts';
import type { Contract } from './read-contracts.ts';

/** Whether a consumer can still withdraw from a contract at a time; of a declaration, that of its receipt counts. */
export const isWithdrawable = (
  { isBusiness, concludedAt, confirmedAt }: Pick<Contract, 'isBusiness' | 'concludedAt' | 'confirmedAt'>,
  at: Date,
) => !isBusiness && at <= withdrawalEnd(concludedAt, confirmedAt);
