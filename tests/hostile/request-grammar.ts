import fc from 'fast-check';
import { accountGrammar } from './account-grammar.ts';
import { functionGrammar } from './function-grammar.ts';
import { pageGrammar } from './page-grammar.ts';
import { restGrammar } from './rest-grammar.ts';

/** The sender of a request: the visitor and the stranger must never see another person's data. */
export type Caller = 'visitor' | 'stranger' | 'forger' | 'admin' | 'operator';

/** One request, or one frame on an open socket, as plain data. */
export interface HostileRequest {
  readonly api: 'auth' | 'rest' | 'functions' | 'pages' | 'payments' | 'realtime';
  readonly caller: Caller;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Ids and addresses that exist, so that a request passes the first checks. */
export interface KnownThings {
  readonly ids: readonly string[];
  readonly emails: readonly string[];
  readonly prices: readonly string[];
  /** A paid order of the victim, its checkout session and its invoice. */
  readonly orderId: string;
  readonly orderNumber: number;
  readonly sessionId: string;
  readonly documentId: string;
  /** The declarations of an order, as the server wants them. */
  readonly consent: { readonly termsVersion: string; readonly withdrawalVersion: string; readonly locale: 'en' };
}

/** Requests to every API; most are valid except for faults in a few places. */
export function requestGrammar(known: KnownThings): fc.Arbitrary<HostileRequest> {
  return fc.oneof(
    { weight: 6, arbitrary: restGrammar(known) },
    { weight: 6, arbitrary: functionGrammar(known) },
    { weight: 3, arbitrary: accountGrammar(known) },
    { weight: 3, arbitrary: pageGrammar(known) },
  );
}
