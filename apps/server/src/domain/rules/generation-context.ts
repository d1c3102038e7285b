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
  /** Absent if rules are composed offline. */
  readonly model: ConfiguredModel | undefined;
}
