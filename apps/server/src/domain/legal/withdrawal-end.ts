import { endOfPeriod } from './end-of-period.ts';

const withdrawalDays = 14;
const monthsWithoutInstruction = 12;

/**
 * Returns the last moment to withdraw from a contract (sections 355 and 356 (3) of the German Civil Code). The period starts
 * when the confirmation with the instruction was sent; without one it ends twelve months later. A holiday of any German state counts,
 * because the place of the declaration is unknown.
 */
export function withdrawalEnd(concludedAt: Date, confirmedAt: Date | null): Date {
  if (confirmedAt !== null)
    return endOfPeriod(confirmedAt > concludedAt ? confirmedAt : concludedAt, withdrawalDays, 'ALL');
  const lapse = new Date(concludedAt);
  lapse.setUTCMonth(lapse.getUTCMonth() + monthsWithoutInstruction);
  return endOfPeriod(lapse, withdrawalDays, 'ALL');
}
