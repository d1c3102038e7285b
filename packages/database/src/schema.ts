// Written by `npm run schema` from migrations 7dd1e5b36fe0.
import type { ColumnType, Generated } from 'kysely';
import type { AuthenticationMethod } from './column-types.ts';

type Moment = ColumnType<Date, Date, Date>;
type Timestamp = ColumnType<Date, Date | undefined, Date>;
type NullableTimestamp = ColumnType<Date | null, Date | null | undefined, Date | null>;
/** Read as a value, written as its text. */
type Json<Value> = ColumnType<Value, string, string>;
type DefaultJson<Value> = ColumnType<Value, string | undefined, string>;
type NullableJson<Value> = ColumnType<Value | null, string | null | undefined, string | null>;

/** The tables of the database. */
export interface Schema {
  'auth.access_tokens': {
    id: Generated<string>;
    user_id: string;
    token_hash: string;
    name: string;
    scopes: string[];
    daily_limit: number;
    expires_at: Moment;
    last_used_at: NullableTimestamp;
    created_at: Timestamp;
  };
  'auth.device_codes': {
    code_hash: string;
    user_code_hash: string;
    machine_name: string;
    user_id: string | null;
    is_approved: boolean | null;
    poll_seconds: Generated<number>;
    polled_at: NullableTimestamp;
    expires_at: Moment;
    created_at: Timestamp;
  };
  'auth.flow_states': {
    auth_code: Generated<string>;
    user_id: string;
    purpose: 'recovery' | 'signup' | 'email_change';
    code_challenge: string;
    code_challenge_method: 'plain' | 's256';
    created_at: Timestamp;
  };
  'auth.mfa_factors': {
    id: Generated<string>;
    user_id: string;
    friendly_name: Generated<string>;
    status: Generated<'unverified' | 'verified'>;
    secret: string;
    last_step: string | null;
    recovery_id: string | null;
    created_at: Timestamp;
    updated_at: Timestamp;
  };
  'auth.mfa_recovery_codes': {
    factor_id: string;
    code_hash: string;
    used_at: NullableTimestamp;
  };
  'auth.one_time_tokens': {
    token_hash: string;
    user_id: string;
    purpose: 'recovery' | 'signup' | 'email_change' | 'undo_address';
    new_email: string | null;
    redirect_to: string;
    code_challenge: string | null;
    code_challenge_method: 'plain' | 's256' | null;
    expires_at: Moment;
    created_at: Timestamp;
  };
  'auth.sessions': {
    id: Generated<string>;
    user_id: string;
    amr: Json<readonly AuthenticationMethod[]>;
    generation: Generated<number>;
    address_hash: string | null;
    user_agent: Generated<string>;
    created_at: Timestamp;
    refreshed_at: Timestamp;
    aal: Generated<'aal1' | 'aal2'>;
  };
  'auth.users': {
    id: Generated<string>;
    email: string;
    password_hash: string | null;
    app_metadata: DefaultJson<Readonly<Record<string, unknown>>>;
    user_metadata: DefaultJson<Readonly<Record<string, unknown>>>;
    email_confirmed_at: NullableTimestamp;
    last_sign_in_at: NullableTimestamp;
    created_at: Timestamp;
    updated_at: Timestamp;
    banned_until: NullableTimestamp;
    confirmation_sent_at: NullableTimestamp;
    recovery_sent_at: NullableTimestamp;
    deleted_at: NullableTimestamp;
    kept_until: string | null;
    mailbox_hash: string | null;
  };
  'private.admin_requests': {
    user_id: string;
    created_at: Timestamp;
  };
  'private.audit_log': {
    id: Generated<string>;
    actor_id: string | null;
    action: string;
    subject_id: string;
    before: NullableJson<unknown>;
    after: NullableJson<unknown>;
    created_at: Timestamp;
    reason: string | null;
  };
  'private.audit_subjects': {
    request_id: string;
    subject_id: string;
  };
  'private.billing_files': {
    document_id: string;
    pdf: Buffer;
    xml: string | null;
    mailed_at: NullableTimestamp;
    created_at: Timestamp;
  };
  'private.consents': {
    id: Generated<string>;
    user_id: string;
    declaration: string;
    version: string;
    text_hash: string;
    language: string;
    address_hash: string;
    given_at: Timestamp;
    order_id: string | null;
  };
  'private.definitions': {
    name: string;
    sha256: string;
    parts: string[];
    applied_at: Timestamp;
  };
  'private.dictionaries': {
    hash: string;
    zstd: Buffer;
    created_at: Timestamp;
  };
  'private.document_counters': {
    series: string;
    last: number;
  };
  'private.legal_notices': {
    id: string;
    kind: 'withdrawal' | 'cancellation';
    language: string;
    name: string;
    email: string;
    contract_reference: string;
    details: DefaultJson<Readonly<Record<string, unknown>>>;
    receipt: string;
    address_hash: string;
    received_at: Moment;
    due_at: Moment;
    settled_at: NullableTimestamp;
    accepted_at: NullableTimestamp;
    accepted_order_id: string | null;
    for_cause: Generated<boolean>;
    effective_end: NullableTimestamp;
    applied_at: NullableTimestamp;
    taken_back_at: NullableTimestamp;
  };
  'private.legal_texts': {
    hash: string;
    name: string;
    version: string;
    language: string;
    body: string;
    created_at: Timestamp;
  };
  'private.mailboxes': {
    hash: string;
    gift_at: NullableTimestamp;
    debt: Generated<number>;
    released_at: NullableTimestamp;
  };
  'private.mails': {
    id: string;
    user_id: string;
    subject: string;
    is_legal: boolean;
    queued_at: Timestamp;
    sent_at: NullableTimestamp;
    order_id: string | null;
    body_text: string | null;
    body_html: string | null;
    purpose: 'acknowledgement' | 'confirmation' | null;
  };
  'private.migrations': {
    name: string;
    sha256: string;
    applied_at: Timestamp;
  };
  'private.operator_alerts': {
    id: Generated<string>;
    kind:
      | 'dispute'
      | 'review'
      | 'withdrawal'
      | 'cancellation'
      | 'refund_failed'
      | 'declaration_stuck'
      | 'change_undone'
      | 'reconciliation'
      | 'dead_mails'
      | 'late_jobs'
      | 'turnover_abroad';
    key: string;
    facts: DefaultJson<Readonly<Record<string, unknown>>>;
    created_at: Timestamp;
    mailed_at: NullableTimestamp;
  };
  'private.payment_events': {
    id: string;
    type: string;
    object_id: Generated<string>;
    livemode: boolean;
    api_version: string | null;
    payload: Json<Readonly<Record<string, unknown>>>;
    state: 'waiting' | 'handled' | 'ignored';
    attempts: Generated<number>;
    last_error: string | null;
    created_at: Moment;
    received_at: Timestamp;
    handled_at: NullableTimestamp;
  };
  'private.preview_days': {
    day: string;
    previews: number;
  };
  'private.rate_limits': {
    key: string;
    points: Generated<number>;
    expire: string | null;
  };
  'private.reconciliations': {
    id: Generated<string>;
    started_at: Moment;
    finished_at: Moment;
    mended: number;
    differences: Json<unknown>;
  };
  'private.reversals': {
    id: string;
    kind: 'refund' | 'dispute';
    source_type: 'order' | 'invoice';
    source_id: string;
    amount: number;
    is_active: boolean;
    created_at: Timestamp;
    read_at: Moment;
    is_open: Generated<boolean>;
  };
  'private.sandbox_objects': {
    seq: Generated<string>;
    kind: string;
    id: string;
    data: Json<unknown>;
  };
  'private.seeds': {
    name: string;
    applied_at: Timestamp;
  };
  'private.settings': {
    name: string;
    value: Json<unknown>;
    created_at: Timestamp;
  };
  'private.settlements': {
    id: Generated<string>;
    cause: 'withdrawal' | 'cancellation' | 'account_end' | 'goodwill' | 'notice';
    order_id: string;
    user_id: string;
    notice_id: string | null;
    ends_plan: boolean;
    refunds: Json<unknown>;
    amount: number;
    currency: string;
    problem: string | null;
    created_at: Timestamp;
    done_at: NullableTimestamp;
    ends_with_period: Generated<boolean>;
    request_id: string | null;
    actor_id: string | null;
    reason: string | null;
    ends_at: NullableTimestamp;
    mail_id: string | null;
    attempt: Generated<number>;
  };
  'private.storable_choices': {
    kind: string;
    value: string;
  };
  'private.token_days': {
    day: string;
    sold: number;
    used: number;
    failed: number;
  };
  'public.ai_models': {
    id: Generated<string>;
    name: string;
    description: Generated<string>;
    is_active: Generated<boolean>;
    created_at: Timestamp;
    updated_at: Timestamp;
  };
  'public.billing_details': {
    user_id: string;
    is_business: Generated<boolean>;
    name: Generated<string>;
    street: Generated<string>;
    postcode: Generated<string>;
    city: Generated<string>;
    country: string;
    vat_id: Generated<string>;
    updated_at: Timestamp;
    vat_id_confirmed_at: NullableTimestamp;
    vat_id_consultation: Generated<string>;
  };
  'public.billing_documents': {
    id: Generated<string>;
    kind: 'invoice' | 'credit_note';
    series: string;
    position: number;
    number: string;
    user_id: string;
    order_id: string | null;
    source_type: 'order' | 'invoice' | 'refund';
    source_id: string;
    corrects_id: string | null;
    is_test: boolean;
    is_business: boolean;
    country: string;
    tax_country: string;
    is_country_proven: boolean;
    treatment: 'taxed' | 'small_business' | 'reverse_charge';
    rate: number;
    currency: string;
    net: number;
    vat: number;
    gross: number;
    facts: Json<Readonly<Record<string, unknown>>>;
    issued_at: Timestamp;
  };
  'public.customers': {
    id: Generated<string>;
    user_id: string | null;
    email: string;
    name: string | null;
    stripe_customer_id: string | null;
    created_at: Timestamp;
    deleted_at: NullableTimestamp;
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
    created_at: Timestamp;
    updated_at: Timestamp;
    promotion_code: string | null;
    times_redeemed: Generated<number>;
    is_valid: Generated<boolean>;
  };
  'public.generated_rules': {
    id: Generated<string>;
    configuration_id: string;
    title: string;
    content: string;
    format: string;
    created_at: Timestamp;
    result: NullableJson<unknown>;
    generation_id: string | null;
    knowledge_version: string | null;
    project_stale: NullableJson<unknown>;
  };
  'public.generations': {
    id: Generated<string>;
    user_id: string;
    request_id: string;
    answers_hash: string;
    state: 'held' | 'captured' | 'released';
    generator: 'offline' | 'model';
    title: string;
    result: NullableJson<unknown>;
    error: string | null;
    lease_until: NullableTimestamp;
    created_at: Timestamp;
    settled_at: NullableTimestamp;
    access_token_id: string | null;
    price: Generated<number>;
  };
  'public.invoices': {
    id: string;
    user_id: string;
    stripe_subscription_id: string;
    number: string | null;
    product_name: Generated<string>;
    total: number;
    currency: string;
    status: string;
    tokens: Generated<number>;
    period_start: Moment;
    period_end: Moment;
    receipt_url: string | null;
    payment_intent_id: string | null;
    reversed_tokens: Generated<number>;
    reversal_count: Generated<number>;
    created_at: Moment;
    read_at: Moment;
    settled_at: NullableTimestamp;
    withheld: Generated<boolean>;
    returned_at: NullableTimestamp;
    is_for_period: Generated<boolean>;
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
    interval: 'day' | 'week' | 'month' | 'year' | null;
    interval_count: number | null;
    trial_days: Generated<number>;
    promotion_code: string | null;
    language: string;
    vat_mode: string;
    state: Generated<
      | 'draft'
      | 'open'
      | 'processing'
      | 'scheduled'
      | 'fulfilled'
      | 'expired'
      | 'failed'
      | 'review'
      | 'refunded'
      | 'canceled'
    >;
    problem: string | null;
    attempt: Generated<number>;
    checkout_session_id: string | null;
    checkout_url: string | null;
    checkout_expires_at: NullableTimestamp;
    payment_intent_id: string | null;
    receipt_url: string | null;
    stripe_subscription_id: string | null;
    reversed_tokens: Generated<number>;
    reversal_count: Generated<number>;
    created_at: Timestamp;
    fulfilled_at: NullableTimestamp;
    paid_amount: number | null;
    paid_currency: string | null;
    trial_tokens: Generated<number>;
    billing: NullableJson<Readonly<Record<string, unknown>>>;
    payment_country: string | null;
    card_country: string | null;
    order_button: string | null;
    terms_hash: string | null;
    withdrawal_hash: string | null;
    privacy_hash: string | null;
    changes_order_id: string | null;
    scheduled_at: NullableTimestamp;
    starts_at: NullableTimestamp;
    discount: NullableJson<unknown>;
    dropped_because:
      | 'taken_back'
      | 'plan_ends'
      | 'withdrawal_received'
      | 'withdrawal_by_other'
      | 'withdrawn'
      | 'undone'
      | 'unpaid'
      | null;
  };
  'public.plan_terms': {
    id: Generated<string>;
    user_id: string;
    stripe_subscription_id: string;
    stripe_price_id: string;
    tokens: number;
    valid_from: Moment;
    created_at: Timestamp;
  };
  'public.prices': {
    id: Generated<string>;
    product_id: string;
    stripe_price_id: string;
    active: Generated<boolean>;
    unit_amount: number;
    currency: string;
    interval: 'day' | 'week' | 'month' | 'year' | null;
    interval_count: number | null;
    trial_period_days: number | null;
    created_at: Timestamp;
  };
  'public.products': {
    id: Generated<string>;
    stripe_product_id: string;
    name: string;
    description: string | null;
    active: Generated<boolean>;
    metadata: DefaultJson<Readonly<Record<string, unknown>>>;
    created_at: Timestamp;
    updated_at: Timestamp;
  };
  'public.profiles': {
    id: string;
    display_name: string;
    created_at: Timestamp;
    updated_at: Timestamp;
  };
  'public.rule_mails': {
    user_id: string;
    token: Generated<string>;
    asked_at: Timestamp;
    confirmed_at: NullableTimestamp;
    sent_at: NullableTimestamp;
  };
  'public.rule_shares': {
    configuration_id: string;
    token_hash: string;
    created_at: Timestamp;
  };
  'public.rule_versions': {
    id: string;
    configuration_id: string;
    title: string;
    content: string;
    format: string;
    result: NullableJson<unknown>;
    generation_id: string | null;
    created_at: Moment;
    knowledge_version: string | null;
  };
  'public.subscriptions': {
    id: Generated<string>;
    user_id: string | null;
    customer_id: string | null;
    stripe_subscription_id: string;
    stripe_price_id: string | null;
    status: 'trialing' | 'active' | 'incomplete' | 'incomplete_expired' | 'past_due' | 'canceled' | 'unpaid' | 'paused';
    current_period_start: NullableTimestamp;
    current_period_end: NullableTimestamp;
    trial_end: NullableTimestamp;
    cancel_at_period_end: Generated<boolean>;
    created_at: Timestamp;
    updated_at: Timestamp;
    cancel_at: NullableTimestamp;
    trial_reminded_at: NullableTimestamp;
    read_at: NullableTimestamp;
    ends_by_notice: Generated<boolean>;
    ends_by_subscriber: Generated<boolean>;
  };
  'public.token_transactions': {
    id: Generated<string>;
    user_id: string;
    transaction_type: 'add' | 'use';
    amount: number;
    delta: number;
    balance_after: number;
    description: Generated<string>;
    source_type: string;
    source_id: string;
    actor_id: string | null;
    created_at: Timestamp;
    details: NullableJson<Readonly<Record<string, unknown>>>;
  };
  'public.translations': {
    key: string;
    language: string;
    value: string;
    updated_at: Timestamp;
  };
  'public.user_configurations': {
    id: Generated<string>;
    user_id: Generated<string>;
    name: string;
    ai_model: string;
    application_type: string;
    frameworks: string[];
    behavior_preference: string;
    output_format: string;
    additional_notes: string | null;
    created_at: Timestamp;
    updated_at: Timestamp;
  };
  'public.user_tokens': {
    user_id: string;
    tokens_remaining: Generated<number>;
    updated_at: Timestamp;
  };
}
