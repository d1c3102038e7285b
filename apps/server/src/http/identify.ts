import type { Identity } from '@regelwerk/database/with-role';
import { errors, jwtVerify } from 'jose';
import type { ServerContext } from './bindings.ts';
import type { Keys } from './keys.ts';

/** Why a caller could not be identified; each surface answers it in its own shape. */
export class IdentityError extends Error {
  readonly reason: 'missing_api_key' | 'expired_token' | 'invalid_token';

  constructor(reason: IdentityError['reason']) {
    super(reason);
    this.name = 'IdentityError';
    this.reason = reason;
  }
}

const clockToleranceSeconds = 30;

/**
 * Who calls: no bearer or the publishable key is `anon`, the secret key is `service_role`, anything else must be an
 * access token of ours, which outranks the API key. A bad token is an error, never silently anonymous.
 */
export async function identify(c: ServerContext, keys: Keys, siteUrl: string): Promise<Identity> {
  const apiKey = c.req.header('apikey') ?? c.req.query('apikey') ?? '';
  if (!keys.isPublishable(apiKey) && !keys.isSecret(apiKey)) throw new IdentityError('missing_api_key');
  const bearer = /^Bearer +(.+)$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? apiKey;
  return identityOf(bearer, keys, siteUrl);
}

/** Whose key or token this is; throws for a token that is not valid now. */
export async function identityOf(bearer: string, keys: Keys, siteUrl: string): Promise<Identity> {
  if (keys.isPublishable(bearer)) return { role: 'anon', claims: { role: 'anon' } };
  if (keys.isSecret(bearer)) return { role: 'service_role', claims: { role: 'service_role' } };
  return { role: 'authenticated', claims: await verifyToken(bearer, keys, siteUrl) };
}

async function verifyToken(token: string, keys: Keys, siteUrl: string): Promise<Record<string, unknown>> {
  try {
    const { payload } = await jwtVerify(token, keys.tokenKeys, {
      algorithms: ['ES256'],
      issuer: `${siteUrl}/auth/v1`,
      audience: 'authenticated',
      requiredClaims: ['sub', 'exp'],
      clockTolerance: clockToleranceSeconds,
    });
    if (payload.role !== 'authenticated') throw new IdentityError('invalid_token');
    return payload;
  } catch (error) {
    throw new IdentityError(error instanceof errors.JWTExpired ? 'expired_token' : 'invalid_token');
  }
}
