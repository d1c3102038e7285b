import { z } from 'zod';
import type { AccessTokenScope } from './account/access-token-scopes.ts';
import {
  accessTokensRequest,
  accessTokensResponses,
  deviceCodeRequest,
  deviceCodeResponse,
  deviceTokenRequest,
  deviceTokenResponse,
} from './account/access-tokens.ts';
import { accountRequest, accountResponses } from './account/account.ts';
import { adminContentRequest, adminContentResponses } from './admin/admin-content.ts';
import { adminDataRequest, adminDataResponses } from './admin/admin-data.ts';
import { adminNoticesRequest, adminNoticesResponses } from './admin/admin-notices.ts';
import { adminOrdersRequest, adminOrdersResponses } from './admin/admin-orders.ts';
import { adminPeopleRequest, adminPeopleResponses } from './admin/admin-people.ts';
import { adminSearchRequest, adminSearchResponse } from './admin/admin-search.ts';
import { adminStripeRequest, adminStripeResponses } from './admin/admin-stripe.ts';
import { adjustTokensRequest, adjustTokensResponse } from './admin/admin-tokens.ts';
import {
  adminUsersRequest,
  adminUsersResponse,
  updateAdminStatusRequest,
  updateAdminStatusResponse,
} from './admin/admin-users.ts';
import { adminsRequest, adminsResponses } from './admin/admins.ts';
import { deliverRuleRequest, deliverRuleResponse } from './rules/deliver-rule.ts';
import { generateRulesRequest, generateRulesResponse } from './rules/generate-rules.ts';
import { generatedRuleRequest } from './rules/generated-rule.ts';
import { listRulesResponse } from './rules/list-rules.ts';
import { refreshRuleRequest, refreshRuleResponses } from './rules/refresh-rule.ts';
import { saveRuleRequest, saveRuleResponse } from './rules/save-rule.ts';
import { savedRuleRequest } from './rules/saved-rule.ts';
import { sharedRuleRequest } from './rules/shared-rule.ts';
import { successResponse } from './shared/wire-values.ts';
import { billingDetailsRequest, billingDetailsResponse, billingDocumentRequest } from './shop/billing.ts';
import {
  checkoutRequest,
  confirmPurchaseRequest,
  hostedPage,
  portalRequest,
  purchaseStateResponse,
  quoteRequest,
  quoteResponse,
} from './shop/checkout.ts';
import { contractsRequest, contractsResponses } from './shop/contracts.ts';
import { nextTokenResponse } from './shop/next-token.ts';

/** A response for each `action` of the request. */
interface ResponsesByAction {
  readonly each: Readonly<Record<string, z.ZodType>>;
}

interface FunctionContract {
  /** `anyone` with a key, a signed-in `person`, or an `admin`. */
  readonly who: 'anyone' | 'person' | 'admin';
  /** The scope with which a personal access token may call it; without one it takes no such tokens. */
  readonly scope?: AccessTokenScope;
  /** Whether it needs no API key, because its callers are programs that have none yet. */
  readonly isKeyless?: true;
  readonly request: z.ZodType;
  readonly response: z.ZodType | ResponsesByAction;
}

/** Every function of `/functions/v1`: its name, its callers, its request and its response. */
export const functions = {
  'access-tokens': { who: 'person', request: accessTokensRequest, response: { each: accessTokensResponses } },
  account: { who: 'person', request: accountRequest, response: { each: accountResponses } },
  'admin-content': {
    who: 'admin',
    request: adminContentRequest,
    response: { each: adminContentResponses },
  },
  'admin-data': { who: 'admin', request: adminDataRequest, response: { each: adminDataResponses } },
  'admin-notices': {
    who: 'admin',
    request: adminNoticesRequest,
    response: { each: adminNoticesResponses },
  },
  'admin-orders': { who: 'admin', request: adminOrdersRequest, response: { each: adminOrdersResponses } },
  'admin-people': { who: 'admin', request: adminPeopleRequest, response: { each: adminPeopleResponses } },
  'admin-search': { who: 'admin', request: adminSearchRequest, response: adminSearchResponse },
  'admin-stripe': { who: 'admin', request: adminStripeRequest, response: { each: adminStripeResponses } },
  'admin-tokens': { who: 'admin', request: adjustTokensRequest, response: adjustTokensResponse },
  'admin-users': { who: 'admin', request: adminUsersRequest, response: adminUsersResponse },
  admins: { who: 'admin', request: adminsRequest, response: { each: adminsResponses } },
  'billing-details': { who: 'person', request: billingDetailsRequest, response: billingDetailsResponse },
  'billing-document': { who: 'person', request: billingDocumentRequest, response: z.instanceof(Blob) },
  'confirm-purchase': { who: 'person', request: confirmPurchaseRequest, response: purchaseStateResponse },
  contracts: { who: 'person', request: contractsRequest, response: { each: contractsResponses } },
  'create-checkout': { who: 'person', request: checkoutRequest, response: hostedPage },
  'customer-portal': { who: 'person', request: portalRequest, response: hostedPage },
  'deliver-rule': {
    who: 'person',
    scope: 'rules:read',
    request: deliverRuleRequest,
    response: deliverRuleResponse,
  },
  'device-code': { who: 'anyone', isKeyless: true, request: deviceCodeRequest, response: deviceCodeResponse },
  'device-token': { who: 'anyone', isKeyless: true, request: deviceTokenRequest, response: deviceTokenResponse },
  'generate-rules': {
    who: 'anyone',
    scope: 'rules:write',
    request: generateRulesRequest,
    response: generateRulesResponse,
  },
  'generated-rule': {
    who: 'person',
    scope: 'rules:read',
    request: generatedRuleRequest,
    response: generateRulesResponse,
  },
  'list-rules': {
    who: 'person',
    scope: 'rules:read',
    request: z.object({}).prefault({}),
    response: listRulesResponse,
  },
  'next-token': {
    who: 'person',
    scope: 'rules:read',
    request: z.object({}).prefault({}),
    response: nextTokenResponse,
  },
  'quote-order': { who: 'person', request: quoteRequest, response: quoteResponse },
  'refresh-rule': {
    who: 'person',
    scope: 'rules:write',
    request: refreshRuleRequest,
    response: { each: refreshRuleResponses },
  },
  'request-admin': { who: 'person', request: z.object({}).prefault({}), response: successResponse },
  'save-rule': { who: 'person', scope: 'rules:write', request: saveRuleRequest, response: saveRuleResponse },
  'saved-rule': { who: 'person', scope: 'rules:read', request: savedRuleRequest, response: generateRulesResponse },
  'shared-rule': { who: 'anyone', request: sharedRuleRequest, response: generateRulesResponse },
  'token-purchase': { who: 'person', request: checkoutRequest, response: hostedPage },
  'update-admin-status': { who: 'person', request: updateAdminStatusRequest, response: updateAdminStatusResponse },
} as const satisfies Readonly<Record<string, FunctionContract>>;

/** The name of a function on the wire. */
export type FunctionName = keyof typeof functions;
/** The body that a client sends. */
export type RequestOf<Name extends FunctionName> = z.input<(typeof functions)[Name]['request']>;
/** The body after parsing. */
export type ParsedRequestOf<Name extends FunctionName> = z.output<(typeof functions)[Name]['request']>;

type Chosen<Response, Body> = Response extends z.ZodType
  ? Response
  : Response extends { readonly each: infer Each }
    ? Body extends { readonly action: infer Choice extends keyof Each }
      ? Each[Choice]
      : never
    : never;
type SchemaOf<Name extends FunctionName, Body> = Chosen<(typeof functions)[Name]['response'], Body>;

/** The response that a client reads; files come as a `Blob`, text as a string. */
export type ResponseOf<Name extends FunctionName, Body = RequestOf<Name>> = z.output<SchemaOf<Name, Body>>;
/** The value that a handler returns, before it is parsed. */
export type AnswerOf<Name extends FunctionName> = z.input<SchemaOf<Name, ParsedRequestOf<Name>>>;

/** Returns the schema of the response to a parsed request. */
export function responseSchema(name: FunctionName, body: unknown): z.ZodType {
  const { response }: FunctionContract = functions[name];
  if (!('each' in response)) return response;
  const { action } = z.looseObject({ action: z.string() }).parse(body);
  const schema = response.each[action];
  if (schema === undefined) throw new Error(`${name} has no response for ${action}`);
  return schema;
}
