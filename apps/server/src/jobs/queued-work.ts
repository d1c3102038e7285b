import { sendRecovery } from '../domain/accounts/request-recovery.ts';
import { register } from '../domain/accounts/request-registration.ts';
import { sendAlertMail } from '../domain/alerts/send-alert-mail.ts';
import { documentAttachments } from '../domain/invoices/document-attachments.ts';
import { sendDocument } from '../domain/invoices/send-document.ts';
import { type Job, jobs } from '../domain/kernel/jobs.ts';
import { noteSent } from '../domain/mail/note-sent.ts';
import { updateCustomer } from '../domain/orders/update-customer.ts';
import { applyPaymentEvent } from '../domain/reconciliation/apply-payment-event.ts';
import { applyCancellation } from '../domain/settlements/apply-cancellation.ts';
import { applyWithdrawal } from '../domain/settlements/apply-withdrawal.ts';
import { cancelPlan } from '../domain/settlements/cancel-plan.ts';
import { resumeNotice } from '../domain/settlements/resume-notice.ts';
import { settleContract } from '../domain/settlements/settle-contract.ts';
import { settleDeletedAccount } from '../domain/settlements/settle-deleted-account.ts';
import { settleEndedPlan } from '../domain/settlements/settle-ended-plan.ts';
import { undoUnpaidChange } from '../domain/settlements/undo-unpaid-change.ts';
import { dropPendingChange } from '../domain/subscriptions/drop-pending-change.ts';
import { keepNotice } from '../domain/subscriptions/keep-notice.ts';
import { resumePlan } from '../domain/subscriptions/resume-plan.ts';
import { shortenNotice } from '../domain/subscriptions/shorten-notice.ts';
import type { JobContext } from './job-context.ts';

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
  workOf(jobs.applyPaymentEvent, async ({ billing }, { id }) => {
    const { payments } = billing;
    if (payments !== undefined) await applyPaymentEvent({ ...billing, payments }, id);
  }),
  workOf(jobs.applyCancellation, ({ billing }, { id }) => applyCancellation(billing, id)),
  workOf(jobs.applyWithdrawal, ({ billing }, { id }) => applyWithdrawal(billing, id)),
  workOf(jobs.dropChange, async ({ billing }, { id, isByOther }) => {
    const { payments } = billing;
    if (payments !== undefined)
      await dropPendingChange({ ...billing, payments }, id, isByOther ? 'withdrawal_by_other' : 'withdrawal_received');
  }),
  workOf(jobs.cancelPlan, async ({ billing }, declared) => {
    const { payments } = billing;
    if (payments !== undefined) await cancelPlan({ ...billing, payments }, declared);
  }),
  workOf(jobs.resumePlan, async ({ billing }, { id }) => {
    const { payments } = billing;
    if (payments !== undefined) await resumePlan({ ...billing, payments }, id);
  }),
  workOf(jobs.keepNotice, async ({ billing }, { id }) => {
    const { payments } = billing;
    if (payments !== undefined) await keepNotice({ ...billing, payments }, id);
  }),
  workOf(jobs.shortenNotice, async ({ billing }, { id }) => {
    const { payments } = billing;
    if (payments !== undefined) await shortenNotice({ ...billing, payments }, id);
  }),
  workOf(jobs.undoUnpaidChange, async ({ billing }, { id }) => {
    const { payments } = billing;
    if (payments !== undefined) await undoUnpaidChange({ ...billing, payments }, id);
  }),
  workOf(jobs.settleEndedPlan, async ({ billing }, { id }) => {
    const { payments } = billing;
    if (payments !== undefined) await settleEndedPlan({ ...billing, payments }, id);
  }),
  workOf(jobs.settleContract, async ({ billing }, { id }) => {
    const { payments } = billing;
    if (payments !== undefined) await settleContract({ ...billing, payments }, id);
  }),
  workOf(jobs.sendAlertMail, ({ billing, alerts }, { id }) => sendAlertMail({ ...billing, alerts }, id)),
  workOf(jobs.updateCustomer, async ({ billing }, { userId }) => {
    const { payments } = billing;
    if (payments !== undefined) await updateCustomer({ ...billing, payments }, userId);
  }),
  workOf(jobs.settleDeletedAccount, ({ billing }, { userId }) => settleDeletedAccount(billing, userId)),
];

function workOf<Payload>(
  { name, schema }: Job<Payload>,
  work: (context: JobContext, payload: Payload) => Promise<void>,
) {
  return { name, run: (context: JobContext, payload: unknown) => work(context, schema.parse(payload)) };
}
