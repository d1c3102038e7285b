import type { Device } from '../domain/accounts/session.ts';
import type { ServerContext } from '../http/bindings.ts';
import type { AuthDeps } from './auth-deps.ts';

export function deviceOf(c: ServerContext, { addressOf }: Pick<AuthDeps, 'addressOf'>): Device {
  return { address: addressOf(c), userAgent: c.req.header('user-agent') ?? '' };
}
