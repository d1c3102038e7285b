import type { ColumnType, Generated } from 'kysely';
import type { DocumentSchema } from './document-schema.ts';

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

type Interval = 'day' | 'week' | 'month' | 'year';
type SubscriptionStatus =
  | 'trialing'
  | 'active'
  | 'incomplete'
  | 'incomplete_expired'
  | 'past_due'
  | 'canceled'
  | 'unpaid'
  | 'paused';

/** The tables that server code names itself; everything else is reached through the catalogue. */
export interface Schema extends DocumentSchema {
  'public.ai_models': {
    id: Generated<string>;
    name: string;
    description: string;
    is_active: Generated<boolean>;
    created_at: Timestamp;
    updated_at: Timestamp;
  };
  'public.translations': { key: string; language: string; value: string; updated_at: Timestamp };
  'auth.users': {
    id: Generated<string>;
    email: string;
    /** The mailbox of the address under the server's seal; null in accounts of before, until the next start. */
    mailbox_hash: string | null;
    password_hash: string | null;
    app_metadata: Json;
    user_metadata: Json;
    email_confirmed_at: NullableTimestamp;
    confirmation_sent_at: NullableTimestamp;
    recovery_sent_at: NullableTimestamp;
    last_sign_in_at: NullableTimestamp;
    banned_until: NullableTimestamp;
    deleted_at: NullableTimestamp;
    /** A day (ISO), once the account is deleted. */
    kept_until: string | null;
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
    reason: string | null;
    created_at: Timestamp;
  };
  'private.admin_requests': { user_id: string; created_at: Timestamp };
  'private.consents': {
    id: Generated<string>;
    user_id: string;
    declaration: string;
    version: string;
    text_hash: string;
    language: string;
    address_hash: string;
    order_id: string | null;
    given_at: Timestamp;
  };
  'private.legal_notices': {
    id: string;
    kind: 'withdrawal' | 'cancellation';
    language: string;
    name: string;
    email: string;
    contract_reference: string;
    details: Json;
    receipt: string;
    address_hash: string;
    received_at: ColumnType<Date, Date, never>;
    due_at: ColumnType<Date, Date, never>;
    accepted_at: NullableTimestamp;
    accepted_order_id: string | null;
    settled_at: NullableTimestamp;
  };
  'private.settlements': {
    id: Generated<string>;
    cause: 'withdrawal' | 'cancellation' | 'account_end';
    order_id: string;
    user_id: string;
    notice_id: string | null;
    ends_plan: boolean;
    refunds: Json;
    amount: number;
    currency: string;
    problem: string | null;
    created_at: Timestamp;
    done_at: NullableTimestamp;
  };
  'public.customers': {
    id: Generated<string>;
    user_id: string | null;
    email: string;
    name: string | null;
    stripe_customer_id: string | null;
    created_at: Timestamp;
  };
  'public.products': {
    id: Generated<string>;
    stripe_product_id: string;
    name: string;
    description: string | null;
    active: Generated<boolean>;
    metadata: Json;
    created_at: Timestamp;
    updated_at: Timestamp;
  };
  'public.prices': {
    id: Generated<string>;
    product_id: string;
    stripe_price_id: string;
    active: Generated<boolean>;
    unit_amount: number;
    currency: string;
    interval: Interval | null;
    interval_count: number | null;
    trial_period_days: number | null;
    created_at: Timestamp;
  };
  'public.discounts': {
    id: Generated<string>;
    stripe_coupon_id: string;
    name: string;
    description: string | null;
    percent_off: string | null;
    amount_off: number | null;
    currency: string | null;
    duration: 'forever' | 'once' | 'repeating';
    duration_in_months: number | null;
    max_redemptions: number | null;
    redeem_by: NullableTimestamp;
    active: Generated<boolean>;
    valid_until: NullableTimestamp;
    promotion_code: string | null;
    times_redeemed: Generated<number>;
    is_valid: Generated<boolean>;
    created_at: Timestamp;
    updated_at: Timestamp;
  };
  'public.subscriptions': {
    id: Generated<string>;
    user_id: string | null;
    customer_id: string | null;
    stripe_subscription_id: string;
    stripe_price_id: string | null;
    status: SubscriptionStatus;
    current_period_start: NullableTimestamp;
    current_period_end: NullableTimestamp;
    trial_end: NullableTimestamp;
    cancel_at_period_end: Generated<boolean>;
    cancel_at: NullableTimestamp;
    trial_reminded_at: NullableTimestamp;
    read_at: NullableTimestamp;
    created_at: Timestamp;
    updated_at: Timestamp;
  };
  'public.orders': {
    id: Generated<string>;
    number: Generated<string>;
    user_id: string;
    kind: 'token_pack' | 'subscription';
    stripe_price_id: string;
    product_name: string;
    tokens: number;
    list_amount: number;
    amount: number;
    currency: string;
    interval: Interval | null;
    interval_count: number | null;
    trial_days: Generated<number>;
    trial_tokens: Generated<number>;
    promotion_code: string | null;
    language: string;
    vat_mode: string;
    state: Generated<'draft' | 'open' | 'processing' | 'fulfilled' | 'expired' | 'failed' | 'review' | 'refunded'>;
    problem: string | null;
    attempt: Generated<number>;
    checkout_session_id: string | null;
    checkout_url: string | null;
    checkout_expires_at: NullableTimestamp;
    payment_intent_id: string | null;
    receipt_url: string | null;
    stripe_subscription_id: string | null;
    paid_amount: number | null;
    paid_currency: string | null;
    reversed_tokens: Generated<number>;
    billing: ColumnType<Readonly<Record<string, unknown>> | null, string | null | undefined, string | null>;
    payment_country: string | null;
    card_country: string | null;
    created_at: Timestamp;
    fulfilled_at: NullableTimestamp;
  };
  'public.plan_terms': {
    id: Generated<string>;
    user_id: string;
    stripe_subscription_id: string;
    stripe_price_id: string;
    tokens: number;
    valid_from: ColumnType<Date, Date, never>;
    created_at: Timestamp;
  };
  'public.invoices': {
    id: string;
    user_id: string;
    stripe_subscription_id: string;
    number: string | null;
    product_name: string;
    total: number;
    currency: string;
    status: string;
    tokens: number;
    period_start: ColumnType<Date, Date, Date>;
    period_end: ColumnType<Date, Date, Date>;
    receipt_url: string | null;
    payment_intent_id: string | null;
    reversed_tokens: Generated<number>;
    settled_at: NullableTimestamp;
    withheld: Generated<boolean>;
    returned_at: NullableTimestamp;
    created_at: ColumnType<Date, Date, never>;
    read_at: ColumnType<Date, Date, Date>;
  };
  'private.payment_events': {
    id: string;
    type: string;
    object_id: string;
    livemode: boolean;
    api_version: string | null;
    payload: Json;
    state: 'waiting' | 'handled' | 'ignored';
    attempts: Generated<number>;
    last_error: string | null;
    created_at: ColumnType<Date, Date, never>;
    received_at: Timestamp;
    handled_at: NullableTimestamp;
  };
  'private.reconciliations': {
    id: Generated<string>;
    started_at: ColumnType<Date, Date, never>;
    finished_at: ColumnType<Date, Date, never>;
    mended: number;
    differences: ColumnType<unknown, string, never>;
  };
  'private.settings': { name: string; value: ColumnType<unknown, string, string>; created_at: Timestamp };
  'private.seeds': { name: string; applied_at: Timestamp };
  'private.storable_choices': { kind: string; value: string };
}
