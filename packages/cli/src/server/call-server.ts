import type { FunctionName, RequestOf, ResponseOf } from '@regelwerk/contract/functions';
import { Failure } from '../failure.ts';
import type { CopyKey } from '../text.ts';
import type { Server } from './choose-server.ts';

const longestMs = 120_000;

/** A call that the server refused; `code` is one of the contract. */
export class Refusal extends Failure {
  readonly code: string;
  constructor(code: string, message: string, key: CopyKey = 'server.refused') {
    super(key, { message });
    this.code = code;
  }
}

/** Calls a function of the server. Fails with a `Refusal` that carries its code, or says that it cannot be reached. */
export async function callServer<Name extends FunctionName, const Body extends RequestOf<Name>>(
  { origin, token }: Server,
  name: Name,
  body: Body,
): Promise<ResponseOf<Name, Body>> {
  const response = await send(`${origin}/functions/v1/${name}`, {
    method: 'POST',
    redirect: 'error',
    headers: { 'content-type': 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(longestMs),
  }).catch(() => {
    throw new Failure('server.unreachable', { origin });
  });
  if (response.ok) return response.body as ResponseOf<Name, Body>;
  const { code = '', error = `HTTP ${response.status}` } = (response.body ?? {}) as { code?: string; error?: string };
  throw new Refusal(code, error, keys[code]);
}

async function send(url: string, init: RequestInit) {
  const answer = await fetch(url, init);
  const text = await answer.text();
  const isJson = answer.headers.get('content-type')?.startsWith('application/json') === true;
  if (answer.ok && !isJson) throw new Error('no JSON');
  return { ok: answer.ok, status: answer.status, body: isJson ? (JSON.parse(text) as unknown) : undefined };
}

/** Refusals that have a sentence of their own here; the others are said in the words of the server. */
const keys: Readonly<Record<string, CopyKey>> = {
  no_tokens: 'refused.noTokens',
  token_invalid: 'refused.token',
  token_expired: 'refused.token',
  not_signed_in: 'refused.token',
  session_ended: 'refused.token',
  scope_missing: 'refused.scope',
  token_limit_reached: 'refused.dailyLimit',
  free_refreshes_used: 'refused.freeUsed',
  rate_limited: 'refused.rate',
  rule_expired: 'refused.expired',
  not_found: 'refused.notFound',
  consent_required: 'refused.consent',
};
