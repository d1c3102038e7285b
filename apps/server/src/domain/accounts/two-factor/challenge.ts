import { createHmac, timingSafeEqual } from 'node:crypto';
import { AppError } from '../../kernel/app-error.ts';

/** How long a person has to type the code. */
const lifetimeSeconds = 300;

interface Challenged {
  readonly factorId: string;
  readonly sessionId: string;
  readonly now: Date;
}

/** Returns a challenge, which is good for one factor in one session; needs no row, because codes are accepted once. */
export function createChallenge(
  sealKey: Buffer,
  asked: Challenged,
): { readonly id: string; readonly expiresAt: number } {
  const expiresAt = Math.floor(asked.now.getTime() / 1000) + lifetimeSeconds;
  return { id: sealed(sealKey, asked, expiresAt), expiresAt };
}

/** Throws unless the challenge is one of ours for this factor and session, and still open. */
export function requireChallenge(sealKeys: readonly Buffer[], asked: Challenged, id: string): void {
  const expiresAt = Number.parseInt(id, 36);
  const isOurs = sealKeys.some((key) => {
    const expected = Buffer.from(sealed(key, asked, expiresAt));
    return expected.length === Buffer.byteLength(id) && timingSafeEqual(expected, Buffer.from(id));
  });
  if (!isOurs || expiresAt * 1000 <= asked.now.getTime())
    throw new AppError('mfa_challenge_expired', 'MFA challenge has expired, create a new challenge.');
}

function sealed(sealKey: Buffer, { factorId, sessionId }: Challenged, expiresAt: number): string {
  const time = expiresAt.toString(36);
  const mark = createHmac('sha256', sealKey).update(`challenge ${time} ${factorId} ${sessionId}`).digest('base64url');
  return `${time}.${mark}`;
}
