import { productName } from '@regelwerk/contract/shop/product-name';
import { Secret, TOTP } from 'otpauth';

/** Returns the one-time passwords of a secret (base32), or of a new one: six digits every 30 seconds (RFC 6238). */
export function createTotp({ email, secret }: { readonly email: string; readonly secret?: string }): TOTP {
  return new TOTP({
    issuer: productName,
    label: email,
    algorithm: 'SHA1',
    digits: 6,
    period: 30,
    secret: secret === undefined ? new Secret({ size: 20 }) : Secret.fromBase32(secret),
  });
}
