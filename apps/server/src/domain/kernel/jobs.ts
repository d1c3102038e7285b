import { z } from 'zod';

/** A job: its name in the queue, the schema of its payload, and the number of attempts. */
export interface Job<Payload> {
  readonly name: string;
  readonly schema: z.ZodType<Payload>;
  readonly maxAttempts: number;
}

const row = z.object({ id: z.string() });

/** The jobs that can be added; `server/jobs/queued-work.ts` binds each to its work. */
export const jobs = {
  sendMail: defineJob(
    'send_mail',
    z.object({
      id: z.string(),
      to: z.string(),
      subject: z.string(),
      text: z.string(),
      html: z.string(),
      documentId: z.string().optional(),
      unsubscribe: z.string().optional(),
    }),
    15,
  ),
  sendRecovery: defineJob(
    'send_recovery',
    z.object({
      email: z.string(),
      redirectTo: z.string(),
      codeChallenge: z.object({ challenge: z.string(), method: z.enum(['plain', 's256']) }).optional(),
    }),
    15,
  ),
  register: defineJob(
    'register',
    z.object({
      email: z.string(),
      passwordHash: z.string(),
      data: z.record(z.string(), z.unknown()),
      redirectTo: z.string(),
    }),
    15,
  ),
  sendBillingDocument: defineJob('send_billing_document', row, 20),
  applyPaymentEvent: defineJob('apply_payment_event', row, 20),
  applyCancellation: defineJob('apply_cancellation', row, 20),
  applyWithdrawal: defineJob('apply_withdrawal', row, 20),
  dropChange: defineJob('drop_change', row.extend({ isByOther: z.boolean().default(false) }), 25),
  cancelPlan: defineJob('cancel_plan', z.object({ noticeId: z.string(), orderId: z.string() }), 25),
  followEnd: defineJob('follow_end', row, 25),
  keepNotice: defineJob('keep_notice', row, 25),
  shortenNotice: defineJob('shorten_notice', row, 25),
  undoUnpaidChange: defineJob('undo_unpaid_change', row, 25),
  settleEndedPlan: defineJob('settle_ended_plan', row, 25),
  settleContract: defineJob('settle_contract', row, 25),
  sendAlertMail: defineJob('send_alert_mail', row, 15),
  updateCustomer: defineJob('update_customer', z.object({ userId: z.string() }), 25),
  settleDeletedAccount: defineJob('settle_deleted_account', z.object({ userId: z.string() }), 25),
};

function defineJob<Payload>(name: string, schema: z.ZodType<Payload>, maxAttempts: number): Job<Payload> {
  return { name, schema, maxAttempts };
}
