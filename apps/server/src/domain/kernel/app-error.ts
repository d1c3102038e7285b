import type { AccountErrorCode } from '@regelwerk/contract/account/account-error-code';
import type { ExistingRule } from '@regelwerk/contract/rules/existing-rule';
import type { ErrorCode } from '@regelwerk/contract/shared/error-code';
import type { Quote } from '@regelwerk/contract/shop/checkout';

/** The code of an expected refusal, in the words of the functions API or of the auth API. */
export type RefusalCode = ErrorCode | AccountErrorCode;

interface Details {
  /** The place of the fault, as a path into the request body. */
  readonly field?: string | undefined;
  /** For the operator's log; contains no input and no secret. */
  readonly cause?: object | undefined;
  /** The present offer, if the code is `offer_changed`. */
  readonly offer?: Quote;
  /** With `provider_refused`: the provider's own words. */
  readonly providerSays?: string | undefined;
  /** With `rule_exists`: the run that made the same rule. */
  readonly existing?: ExistingRule;
  /** With `weak_password`: what is wrong with it, in the words of the auth client. */
  readonly reasons?: readonly string[];
}

/** An expected refusal: its code is part of the contract, its message an English sentence. */
export class AppError extends Error {
  readonly code: RefusalCode;
  readonly field: string | undefined;
  readonly offer: Quote | undefined;
  readonly existing: ExistingRule | undefined;
  readonly providerSays: string | undefined;
  readonly reasons: readonly string[] | undefined;

  constructor(code: RefusalCode, message: string, details: Details = {}) {
    const { field, cause, offer, existing, providerSays, reasons } = details;
    super(message, { cause });
    this.name = 'AppError';
    this.code = code;
    this.field = field;
    this.offer = offer;
    this.existing = existing;
    this.providerSays = providerSays;
    this.reasons = reasons;
  }
}
