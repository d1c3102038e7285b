import type { ColumnType, Generated } from 'kysely';

type Timestamp = ColumnType<Date, Date | undefined, Date>;

type NullableTimestamp = ColumnType<Date | null, Date | null | undefined, Date | null>;
type Json = ColumnType<Readonly<Record<string, unknown>>, string | undefined, string>;

/** How somebody proved who they are; `timestamp` in seconds. */
export interface AuthenticationMethod {
  readonly method: 'password' | 'otp' | 'recovery';
  readonly timestamp: number;
}

/** What a mailed link is for. */
export type LinkPurpose = 'recovery' | 'signup' | 'email_change';

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
  'auth.users': {
    id: Generated<string>;
    email: string;
    password_hash: string | null;
    app_metadata: Json;
    user_metadata: Json;
    email_confirmed_at: NullableTimestamp;
    confirmation_sent_at: NullableTimestamp;
    recovery_sent_at: NullableTimestamp;
    last_sign_in_at: NullableTimestamp;
    banned_until: NullableTimestamp;
    deleted_at: NullableTimestamp;
    created_at: Timestamp;
    updated_at: Timestamp;
  };
  'auth.sessions': {
    id: Generated<string>;
    user_id: string;
    amr: ColumnType<readonly AuthenticationMethod[], string, string>;
    generation: Generated<number>;
    address_hash: string | null;
    user_agent: Generated<string>;
    created_at: Timestamp;
    refreshed_at: Timestamp;
  };
  'auth.one_time_tokens': {
    token_hash: string;
    user_id: string;
    purpose: LinkPurpose;
    new_email: string | null;
    redirect_to: string;
    code_challenge: string | null;
    code_challenge_method: 'plain' | 's256' | null;
    expires_at: ColumnType<Date, Date, Date>;
    created_at: Timestamp;
  };
  'auth.flow_states': {
    auth_code: Generated<string>;
    user_id: string;
    purpose: LinkPurpose;
    code_challenge: string;
    code_challenge_method: 'plain' | 's256';
    created_at: Timestamp;
  };
  'public.profiles': { id: string; display_name: string; created_at: Timestamp; updated_at: Timestamp };
  'public.user_tokens': { user_id: string; tokens_remaining: Generated<number>; updated_at: Timestamp };
  'private.audit_log': {
    id: Generated<string>;
    actor_id: string | null;
    action: string;
    subject_id: string;
    before: ColumnType<unknown, string | null, never>;
    after: ColumnType<unknown, string | null, never>;
    created_at: Timestamp;
  };
  'private.admin_requests': { user_id: string; created_at: Timestamp };
  'private.consents': {
    id: Generated<string>;
    user_id: string;
    declaration: string;
    version: string;
    text_hash: string;
    language: 'en' | 'de';
    address_hash: string;
    given_at: Timestamp;
  };
  'private.legal_notices': {
    id: string;
    kind: 'withdrawal' | 'cancellation';
    language: 'en' | 'de';
    name: string;
    email: string;
    contract_reference: string;
    details: Json;
    receipt: string;
    address_hash: string;
    received_at: ColumnType<Date, Date, never>;
    due_at: ColumnType<Date, Date, never>;
    settled_at: NullableTimestamp;
  };
  'private.settings': { name: string; value: ColumnType<unknown, string, string>; created_at: Timestamp };
  'private.seeds': { name: string; applied_at: Timestamp };
}
