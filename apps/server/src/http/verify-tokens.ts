import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTPayload, jwtVerify } from 'jose';
import { clockToleranceSeconds, hasExpired } from './has-expired.ts';
import { IdentityError } from './identity-error.ts';

/** Returns the claims of one of our access tokens; throws `IdentityError` if it is not valid now. */
export type VerifyToken = (token: string) => Promise<JWTPayload>;

const mostRemembered = 5000;

/**
 * Checks access tokens against the site's public keys. Caches valid signatures in bounded memory; checks the expiry
 * at every use.
 */
export function verifyTokens(publicKeys: JSONWebKeySet, siteUrl: string): VerifyToken {
  const keys = createLocalJWKSet(publicKeys);
  const remembered = new Map<string, JWTPayload>();
  return async (token) => {
    const known = remembered.get(token) ?? (await verifySignature(token, keys, siteUrl));
    if (hasExpired(known, new Date())) {
      remembered.delete(token);
      throw new IdentityError('expired_token');
    }
    if (!remembered.has(token)) remember(remembered, token, known);
    return known;
  };
}

async function verifySignature(token: string, keys: ReturnType<typeof createLocalJWKSet>, siteUrl: string) {
  try {
    const { payload } = await jwtVerify(token, keys, {
      algorithms: ['ES256'],
      issuer: `${siteUrl}/auth/v1`,
      audience: 'authenticated',
      requiredClaims: ['sub', 'exp'],
      clockTolerance: clockToleranceSeconds,
    });
    if (payload.role === 'authenticated') return payload;
  } catch (error) {
    if (error instanceof errors.JWTExpired) throw new IdentityError('expired_token');
  }
  throw new IdentityError('invalid_token');
}

/** Evicts the oldest token to make room. */
function remember(remembered: Map<string, JWTPayload>, token: string, payload: JWTPayload): void {
  const [oldest] = remembered.keys();
  if (remembered.size >= mostRemembered && oldest !== undefined) remembered.delete(oldest);
  remembered.set(token, payload);
}
