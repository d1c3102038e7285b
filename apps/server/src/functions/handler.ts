import type { BuiltInTexts } from '@regelwerk/contract/admin/built-in-texts';
import type { AnswerOf, FunctionName, functions, ParsedRequestOf } from '@regelwerk/contract/functions';
import type { Logger } from 'pino';
import type { AccountContext } from '../domain/accounts/account.ts';
import type { LiveCaller } from '../domain/accounts/require-live-session.ts';
import type { BillingContext } from '../domain/kernel/payments-context.ts';
import type { ExportSlots } from '../domain/personal-data/export-slots.ts';
import type { ConfiguredModel } from '../domain/rules/generation-context.ts';
import type { ServerContext } from '../http/bindings.ts';
import type { Keys } from '../http/keys.ts';
import type { Observation } from '../http/observation.ts';
import type { UseLimit } from '../http/rate-limits.ts';

export interface FunctionDeps {
  readonly accounts: AccountContext;
  readonly billing: BillingContext;
  readonly model: ConfiguredModel | undefined;
  readonly sendsMail: boolean;
  /** The texts of the built app. */
  readonly texts: BuiltInTexts;
  readonly keys: Keys;
  readonly clock: () => Date;
  readonly log: Logger;
  readonly useLimit: UseLimit;
  readonly addressOf: (c: ServerContext) => string;
  readonly countGeneration: Observation['countGeneration'];
}

/**
 * The caller that a function requires: a function for anyone identifies its caller itself, and one that takes personal access tokens
 * knows only the account.
 */
export type CallerOf<Name extends FunctionName> = (typeof functions)[Name]['who'] extends 'anyone'
  ? undefined
  : (typeof functions)[Name] extends { readonly scope: string }
    ? { readonly account: { readonly id: string } }
    : LiveCaller;

export interface FunctionCall<Name extends FunctionName> {
  readonly c: ServerContext;
  readonly body: ParsedRequestOf<Name>;
  readonly caller: CallerOf<Name>;
}

/** The state of the process that handlers share. */
export interface HandlerState {
  readonly exports: ExportSlots;
}

/** Serves one function; returns the value of its response, or a `Response` for a file or a stream. */
export type Handler<Name extends FunctionName> = (
  call: FunctionCall<Name>,
  deps: FunctionDeps & HandlerState,
) => Promise<AnswerOf<Name> | Response>;
