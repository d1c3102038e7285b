import { AppError } from '../../kernel/app-error.ts';
import { isSecondFactor } from '../is-second-factor.ts';
import type { LiveCaller } from '../require-live-session.ts';

const recentMs = 5 * 60_000;

/**
 * Throws unless a code was entered in this session within the last five minutes: an unlocked screen does not prove
 * ownership.
 */
export function requireRecentProof({ level, amr }: Pick<LiveCaller, 'level' | 'amr'>, now: Date): void {
  if (level !== 'aal2') throw new AppError('insufficient_aal', 'AAL2 required');
  const proof = amr.find(isSecondFactor);
  if (proof === undefined || now.getTime() - proof.timestamp * 1000 > recentMs)
    throw new AppError('reauthentication_needed', 'Verify a code again');
}
