import { createAccessToken } from '../domain/accounts/access-tokens/create-access-token.ts';
import {
  decideDevice,
  readDevice,
  redeemDevice,
  requestDevice,
} from '../domain/accounts/access-tokens/device-codes.ts';
import { holdAccount } from '../domain/accounts/access-tokens/hold-account.ts';
import { listAccessTokens, revokeAccessToken } from '../domain/accounts/access-tokens/own-access-tokens.ts';
import { AppError } from '../domain/kernel/app-error.ts';
import { networkAround } from '../http/network-around.ts';
import { requireWithinLimit } from '../http/require-within-limit.ts';
import type { Handler } from './handler.ts';
import { requireAdminStatus } from './require-admin-status.ts';

const tooMany = () => new AppError('rate_limited', 'Too many requests. Please try again later.');

/** `access-tokens`: the person's own tokens, and the programs that wait for one. Like other sensitive acts, it needs an admin's code. */
export const accessTokens: Handler<'access-tokens'> = async ({ c, body, caller }, deps) => {
  const { accounts } = deps;
  const { sessionId } = caller;
  const userId = caller.account.id;
  if (body.action === 'list') return listAccessTokens(accounts, userId);
  if (body.action === 'revoke') {
    await revokeAccessToken(accounts, { userId, id: body.id });
    return { success: true };
  }
  await requireWithinLimit(c, deps, { limit: 'deviceDecisions', key: userId }, tooMany);
  if (caller.adminStatus === 'needs_code') requireAdminStatus(caller);
  if (body.action === 'create') {
    const { kysely } = accounts.database;
    return kysely.transaction().execute(async (transaction) => {
      await holdAccount(transaction, userId, sessionId);
      return createAccessToken(accounts, transaction, { userId, ...body });
    });
  }
  if (body.action === 'readDevice') return readDevice(accounts, body.userCode);
  await decideDevice(accounts, { userId, sessionId, ...body });
  return { success: true };
};

/** `device-code`: a program asks for a token. */
export const deviceCode: Handler<'device-code'> = async ({ c, body }, deps) => {
  const address = deps.addressOf(c);
  await requireWithinLimit(c, deps, { limit: 'deviceCodesOfAddress', key: address }, tooMany);
  await requireWithinLimit(c, deps, { limit: 'deviceCodesOfNetwork', key: networkAround(address) }, tooMany);
  await requireWithinLimit(c, deps, { limit: 'deviceCodes', key: 'all' }, tooMany);
  return requestDevice(deps.accounts, body.machineName);
};

/** `device-token`: the program asks whether it was approved. */
export const deviceToken: Handler<'device-token'> = async ({ body }, { accounts }) => {
  const { secret, name, scopes, expiresAt } = await redeemDevice(accounts, body.device_code);
  return { access_token: secret, name, scopes, expires_at: expiresAt };
};
