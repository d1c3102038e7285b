import type { AuditAction } from '@regelwerk/contract/admin/audit-log';

/** Who learns of something that happened to an account. */
export interface EventAudience {
  /** Who gets a mail: the mailbox of the account, the one that it has just left, or nobody. */
  readonly mailbox: 'own' | 'former' | 'none';
  /** Whether the customer at the payment provider follows. */
  readonly customer: 'updated' | 'deleted' | 'same';
  /**
   * Which sessions end: `chosen end` for the act that ends them itself. Those that stay read the change with their next token. Where
   * all or the others end, every access token is revoked too.
   */
  readonly sessions: 'all end' | 'others end' | 'chosen end' | 'stay';
  /** The line in which the operator reads of it, in the log of the admins. */
  readonly logged: AuditAction | 'not';
}

/** Everything that happens to an account, with everybody who learns of it. */
export const accountEvents = {
  change_name: { mailbox: 'none', customer: 'updated', sessions: 'stay', logged: 'not' },
  change_language: { mailbox: 'none', customer: 'updated', sessions: 'stay', logged: 'not' },
  change_address: { mailbox: 'former', customer: 'updated', sessions: 'stay', logged: 'not' },
  undo_address: { mailbox: 'former', customer: 'updated', sessions: 'all end', logged: 'not' },
  change_password: { mailbox: 'own', customer: 'same', sessions: 'others end', logged: 'not' },
  delete_account: { mailbox: 'former', customer: 'deleted', sessions: 'all end', logged: 'not' },
  create_access_token: { mailbox: 'own', customer: 'same', sessions: 'stay', logged: 'not' },
  end_sessions: { mailbox: 'none', customer: 'same', sessions: 'chosen end', logged: 'end_sessions' },
  grant_admin: { mailbox: 'own', customer: 'same', sessions: 'stay', logged: 'grant_admin' },
  remove_admin: { mailbox: 'own', customer: 'same', sessions: 'stay', logged: 'remove_admin' },
  add_two_factor: { mailbox: 'own', customer: 'same', sessions: 'others end', logged: 'add_two_factor' },
  remove_two_factor: { mailbox: 'own', customer: 'same', sessions: 'stay', logged: 'remove_two_factor' },
  reset_two_factor: { mailbox: 'own', customer: 'same', sessions: 'all end', logged: 'reset_two_factor' },
  undo_two_factor: { mailbox: 'own', customer: 'same', sessions: 'others end', logged: 'undo_two_factor' },
  renew_recovery_codes: { mailbox: 'own', customer: 'same', sessions: 'stay', logged: 'renew_recovery_codes' },
  use_recovery_code: { mailbox: 'own', customer: 'same', sessions: 'stay', logged: 'use_recovery_code' },
  too_many_codes: { mailbox: 'own', customer: 'same', sessions: 'stay', logged: 'too_many_codes' },
} as const satisfies Readonly<Record<string, EventAudience>>;

/** The name of an event. */
export type AccountEvent = keyof typeof accountEvents;
