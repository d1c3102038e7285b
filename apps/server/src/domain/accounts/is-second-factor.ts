import type { AuthenticationMethod } from '@regelwerk/database/column-types';

export function isSecondFactor({ method }: AuthenticationMethod): boolean {
  return method === 'totp' || method === 'mfa/recovery_code';
}
