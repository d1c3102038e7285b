import { createHash } from 'node:crypto';
import type { FormState } from '@regelwerk/contract/form-state';
import type { ContentLanguage } from '@regelwerk/contract/languages';
import type { RuleSize } from '@regelwerk/contract/rule-size';

/** What a person asks for. */
export interface GenerationInput {
  readonly userId: string;
  /** Chosen by the client: asked again with the same answers it is the same run. */
  readonly requestId: string;
  readonly form: FormState;
  readonly language: ContentLanguage;
  readonly size: RuleSize;
}

/** Tells one set of answers from another. */
export function answersHash({ form, language, size }: GenerationInput): string {
  return createHash('sha256')
    .update(JSON.stringify([form, language, size]))
    .digest('base64url');
}

/** What the ledger says of a run. */
export function describeRun(title: string): string {
  return `Rule generated: ${title}`.slice(0, 500);
}
