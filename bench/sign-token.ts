import type { Database } from '@regelwerk/database/open-database';
import { importJWK, SignJWT } from 'jose';
import { site } from './native-server.ts';

/** Returns an access token like the server's, signed with the key of its database. */
export async function signToken(database: Database, claims: Readonly<Record<string, unknown>>): Promise<string> {
  const { rows } = await database.pool.query(`select value from private.settings where name = 'keys'`);
  const [jwk] = rows[0].value.signing;
  return new SignJWT({ role: 'authenticated', iss: `${site}/auth/v1`, aud: 'authenticated', ...claims })
    .setProtectedHeader({ alg: 'ES256', kid: jwk.kid })
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(await importJWK(jwk, 'ES256'));
}
