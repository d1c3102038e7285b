import { hash } from 'node:crypto';
import type { RuleAnswers } from '@regelwerk/contract/rules/form-state';
import type { ProjectProfile } from '@regelwerk/contract/rules/project-profile';
import type { RuleSize } from '@regelwerk/contract/rules/rule-size';
import type { ContentLanguage } from '@regelwerk/contract/shared/languages';
import { canonicalProfile } from '@regelwerk/engine/canonical-profile';
import { oldestKeptRule } from '@regelwerk/legal/oldest-kept-rule';
import type { ConsentRecord } from '../legal/consent-record.ts';

/** The input of a generation. */
export interface GenerationInput {
  readonly userId: string;
  /** The session or the access token of the call; either must still be valid when the token is spent. */
  readonly caller: { readonly sessionId: string } | { readonly accessTokenId: string };
  /** Chosen by the client: the same id with the same answers is the same run. */
  readonly requestId: string;
  readonly form: RuleAnswers;
  readonly language: ContentLanguage;
  readonly size: RuleSize;
  /** The profile of the project that the rule is for. */
  readonly project?: ProjectProfile | undefined;
  /** Whether a rule that the person already has from the same answers is offered instead. */
  readonly offersExisting: boolean;
  /** The person's consent, recorded in the transaction that pays; a generation that does not happen records none. */
  readonly consent: ConsentRecord | undefined;
}

/** Returns a hash of the answers and the profile, in whichever order the profile lists its findings. */
export function answersHash({ form, language, size, project }: GenerationInput): string {
  const said = [form, language, size, ...(project === undefined ? [] : [canonicalProfile(project)])];
  return hash('sha256', JSON.stringify(said), 'base64url');
}

/** Returns the time after which an existing rule is offered instead, in ISO 8601; null if none is. */
export function offeredSince({ offersExisting }: Pick<GenerationInput, 'offersExisting'>, now: Date): string | null {
  return offersExisting ? oldestKeptRule(now).toISOString() : null;
}

/** Returns the parts of a caller as the ledger takes them. */
export function callerParts({ caller }: Pick<GenerationInput, 'caller'>) {
  return {
    sessionId: 'sessionId' in caller ? caller.sessionId : null,
    accessTokenId: 'accessTokenId' in caller ? caller.accessTokenId : null,
  };
}
