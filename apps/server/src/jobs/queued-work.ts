import { sendRecovery } from '../domain/accounts/request-recovery.ts';
import { register } from '../domain/accounts/request-registration.ts';
import { sendAlertMail } from '../domain/alerts/send-alert-mail.ts';
import { documentAttachments } from '../domain/invoices/document-attachments.ts';
import { sendDocument } from '../domain/invoices/send-document.ts';
import { type Job, jobs } from '../domain/kernel/jobs.ts';
import type { OpenBilling } from '../domain/kernel/payments-context.ts';
import { noteSent } from '../domain/mail/note-sent.ts';
import { updateCustomer } from '../domain/orders/update-customer.ts';
import { applyPaymentEvent } from '../domain/reconciliation/payment-events.ts';
import { applyCancellation } from '../domain/settlements/apply-cancellation.ts';
import { applyWithdrawal } from '../domain/settlements/apply-withdrawal.ts';
import { cancelPlan } from '../domain/settlements/cancel-plan.ts';
import { resumeNotice } from '../domain/settlements/resume-notice.ts';
import { settleContract } from '../domain/settlements/settle-contract.ts';
import { settleDeletedAccount } from '../domain/settlements/settle-deleted-account.ts';
import { settleEndedPlan } from '../domain/settlements/settle-ended-plan.ts';
import { undoUnpaidChange } from '../domain/settlements/undo-unpaid-change.ts';
import { dropPendingChange } from '../domain/subscriptions/drop-pending-change.ts';
import { followEnd } from '../domain/subscriptions/follow-end.ts';
import { keepNotice } from '../domain/subscriptions/keep-notice.ts';
import { shortenNotice } from '../domain/subscriptions/shorten-notice.ts';
import type { JobContext } from './job-context.ts';

const events = withPayments(jobs.applyPaymentEvent, (billing, { id }) => applyPaymentEvent(billing, id));
const ends = withPayments(jobs.followEnd, (billing, { id }) => followEnd(billing, id));
const alertMails = workOf(jobs.sendAlertMail, ({ billing, alerts }, { id }) =>
  sendAlertMail({ ...billing, alerts }, id),
);

/** The work of each job that can be added, by the job's name in the queue. A payload that does not fit fails the job. */
export const queuedWork = [
  workOf(jobs.sendMail, async ({ database, sendMail, retry }, { documentId, ...mail }) => {
    const attachments = documentId === undefined ? [] : await documentAttachments(database, documentId);
    await sendMail({ ...mail, attachments });
    // the mail has left: a failure to record it must not send it again
    await retry(() => noteSent(database, mail.id));
    await retry(() => resumeNotice(database, mail.id));
  }),
  workOf(jobs.sendRecovery, ({ accounts }, request) => sendRecovery(accounts, request)),
  workOf(jobs.register, ({ accounts }, request) => register(accounts, request)),
  workOf(jobs.sendBillingDocument, ({ billing }, { id }) => sendDocument(billing, id)),
  events,
  workOf(jobs.applyCancellation, ({ billing }, { id }) => applyCancellation(billing, id)),
  workOf(jobs.applyWithdrawal, ({ billing }, { id }) => applyWithdrawal(billing, id)),
  withPayments(jobs.dropChange, (billing, { id, isByOther }) =>
    dropPendingChange(billing, id, isByOther ? 'withdrawal_by_other' : 'withdrawal_received'),
  ),
  withPayments(jobs.cancelPlan, cancelPlan),
  ends,
  withPayments(jobs.keepNotice, (billing, { id }) => keepNotice(billing, id)),
  withPayments(jobs.shortenNotice, (billing, { id }) => shortenNotice(billing, id)),
  withPayments(jobs.undoUnpaidChange, (billing, { id }) => undoUnpaidChange(billing, id)),
  withPayments(jobs.settleEndedPlan, (billing, { id }) => settleEndedPlan(billing, id)),
  withPayments(jobs.settleContract, (billing, { id }) => settleContract(billing, id)),
  alertMails,
  withPayments(jobs.updateCustomer, (billing, { userId }) => updateCustomer(billing, userId)),
  workOf(jobs.settleDeletedAccount, ({ billing }, { userId }) => settleDeletedAccount(billing, userId)),
];

/** Work under the names of the former version, one of whose processes may still add it while the first new one starts. */
export const formerWork = [
  { ...events, name: 'handle_payment_event' },
  { ...alertMails, name: 'tell_operator' },
  { ...ends, name: 'resume_plan' },
];

/** Work that asks the payment provider: nothing is left to do for it while payments are off. */
function withPayments<Payload>(job: Job<Payload>, work: (context: OpenBilling, payload: Payload) => Promise<unknown>) {
  return workOf(job, async ({ billing }, payload) => {
    const { payments } = billing;
    if (payments !== undefined) await work({ ...billing, payments }, payload);
  });
}

function workOf<Payload>(
  { name, schema }: Job<Payload>,
  work: (context: JobContext, payload: Payload) => Promise<void>,
) {
  return { name, run: (context: JobContext, payload: unknown) => work(context, schema.parse(payload)) };
}
