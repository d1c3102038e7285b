import type { GenerateRulesResponse } from '@regelwerk/contract/rules/generate-rules';
import type { Database } from '@regelwerk/database/open-database';
import type { WriteObject } from '../../gateways/model/write-object.ts';

/** The model that the operator configured. */
export interface ConfiguredModel {
  readonly provider: string;
  readonly model: string;
  readonly write: WriteObject;
}

export interface GenerationContext {
  readonly database: Database;
  readonly clock: () => Date;
}

/** A rule for its owner; `isRepeat` where the store answered a request that had been paid before. */
export interface GeneratedRule {
  readonly response: GenerateRulesResponse;
  readonly isRepeat: boolean;
}
