import type { ColumnType, Generated } from 'kysely';

type Timestamp = ColumnType<Date, Date | undefined, Date>;

/** The tables that server code names itself; everything else is reached through the catalogue. */
export interface Schema {
  'public.ai_models': {
    id: Generated<string>;
    name: string;
    description: string;
    is_active: Generated<boolean>;
    created_at: Timestamp;
    updated_at: Timestamp;
  };
  'public.translations': { key: string; language: 'en' | 'de'; value: string; updated_at: Timestamp };
  'private.settings': { name: string; value: ColumnType<unknown, string, string>; created_at: Timestamp };
  'private.seeds': { name: string; applied_at: Timestamp };
}
