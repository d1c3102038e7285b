import { z } from 'zod';
import { hasVisibleText } from '../shared/has-visible-text.ts';
import { successResponse, wireTime } from '../shared/wire-values.ts';
import { accessTokenLimits } from './access-token-limits.ts';
import { accessTokenScopes } from './access-token-scopes.ts';

const { name: longestName, mostDaily, usualDaily, days } = accessTokenLimits;
const name = z.string().trim().max(longestName).refine(hasVisibleText);
const userCode = z.string().min(1).max(40);
const scopes = z.array(z.enum(accessTokenScopes)).readonly();

/** Body of the function `access-tokens`: the person's own tokens, and the devices that wait for one. */
export const accessTokensRequest = z.discriminatedUnion('action', [
  z.object({ action: z.literal('list') }),
  z.object({
    action: z.literal('create'),
    name,
    scopes: z.array(z.enum(accessTokenScopes)).min(1).max(accessTokenScopes.length),
    days: z.literal([...days]),
    dailyLimit: z.int().min(1).max(mostDaily).default(usualDaily),
  }),
  z.object({ action: z.literal('revoke'), id: z.uuid() }),
  z.object({ action: z.literal('readDevice'), userCode }),
  z.object({ action: z.literal('decideDevice'), userCode, approve: z.boolean() }),
]);
/** Request body of `access-tokens`, before parsing. */
export type AccessTokensRequest = z.input<typeof accessTokensRequest>;

const ownAccessToken = z.object({
  id: z.string(),
  name: z.string(),
  scopes,
  dailyLimit: z.number(),
  expiresAt: wireTime,
  createdAt: wireTime,
  /** Null before its first use; exact to the minute. */
  lastUsedAt: wireTime.nullable(),
});
/** A token of the person without its secret. */
export type OwnAccessToken = Readonly<z.output<typeof ownAccessToken>>;

const createdAccessToken = ownAccessToken.extend({
  /** The secret, shown this once. */
  secret: z.string(),
});

/** The responses of `access-tokens`, one for each action. */
export const accessTokensResponses = {
  list: z.array(ownAccessToken).readonly(),
  create: createdAccessToken,
  revoke: successResponse,
  readDevice: z.object({ machineName: z.string(), requestedAt: wireTime }),
  decideDevice: successResponse,
} satisfies Record<AccessTokensRequest['action'], z.ZodType>;

/** Body of `device-code`: a program asks for a token (RFC 8628). */
export const deviceCodeRequest = z.object({ machineName: name });

/** Its response, in the names of the RFC; times in seconds. */
export const deviceCodeResponse = z.object({
  device_code: z.string(),
  user_code: z.string(),
  verification_uri: z.string(),
  verification_uri_complete: z.string(),
  expires_in: z.number(),
  interval: z.number(),
});

/** Body of `device-token`: the program asks whether the person has approved it. */
export const deviceTokenRequest = z.object({ device_code: z.string().min(1).max(200) });

/** Its response once the person has approved; before, it refuses with a code of the RFC. */
export const deviceTokenResponse = z.object({
  access_token: z.string(),
  name: z.string(),
  scopes,
  expires_at: wireTime,
});
