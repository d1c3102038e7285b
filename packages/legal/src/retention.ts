/**
 * The retention periods; years count from the end of the calendar year in Berlin. The nightly deletion and the privacy notice
 * both read them.
 */
export const retention = {
  /** Orders, invoices and the ledger (section 147 AO, section 14b UStG). */
  recordYears: 8,
  /** Invoices whose tax goes to another member state (section 22 (1) UStG, Art. 369k of Directive 2006/112/EC). */
  crossBorderYears: 10,
  /** Declarations with their words, as proof (section 195 BGB). */
  declarationYears: 3,
  /** Withdrawals and cancellations, once settled, as business letters (section 147 AO). */
  noticeYears: 6,
  /** The history of mails, and the acknowledgements and confirmations of orders. */
  mailYears: 6,
  /** The log of admin actions. */
  logYears: 8,
  /** Tokens owed to a mailbox. */
  debtYears: 3,
  /** That a mailbox had its gift, after the account is gone. */
  giftDays: 365,
  /** Sessions that nobody uses. */
  idleSessionDays: 365,
  /** Messages of the payment provider. */
  eventDays: 90,
  /** Generated rules that were not saved. */
  resultDays: 30,
  /** Secrets of links that have lapsed. */
  secretDays: 7,
} as const;
