import { sendRecovery } from '../domain/accounts/request-recovery.ts';
import { register } from '../domain/accounts/request-registration.ts';
import { applyCancellation } from '../domain/billing/apply-cancellation.ts';
import { applyPaymentEvent } from '../domain/billing/apply-payment-event.ts';
import { cancelPlan } from '../domain/billing/cancel-plan.ts';
import { keepNotice } from '../domain/billing/keep-notice.ts';
import { resumePlan } from '../domain/billing/resume-plan.ts';
import { settleContract } from '../domain/billing/settle-contract.ts';
import { settleDeletedAccount } from '../domain/billing/settle-deleted-account.ts';
import { settleEndedPlan } from '../domain/billing/settle-ended-plan.ts';
import { shortenNotice } from '../domain/billing/shorten-notice.ts';
import { undoUnpaidChange } from '../domain/billing/undo-unpaid-change.ts';
import { updateCustomer } from '../domain/billing/update-customer.ts';
import { postOperatorCall } from '../domain/calls/post-operator-call.ts';
import { tellOperator } from '../domain/calls/tell-operator.ts';
import { documentAttachments } from '../domain/invoicing/document-attachments.ts';
import { sendDocument } from '../domain/invoicing/send-document.ts';
import { noteSent } from '../domain/mails/note-sent.ts';
import { type Job, jobs } from '../domain/queue/jobs.ts';
import type { JobContext } from './job-context.ts';

/** The work of each job that can be added, by the job's name in the queue. A payload that does not fit fails the job. */
export const queuedWork = [
  workOf(jobs.sendMail, async ({ database, sendMail, patiently }, { documentId, ...mail }) => {
    const attachments = documentId === undefined ? [] : await documentAttachments(database, documentId);
    await sendMail({ ...mail, attachments });
    // the mail has left: a failure to record it must not send it again
    await patiently(() => noteSent(database, mail.id));
  }),
  workOf(jobs.sendRecovery, ({ accounts }, request) => sendRecovery(accounts, request)),
  workOf(jobs.register, ({ accounts }, request) => register(accounts, request)),
  workOf(jobs.sendBillingDocument, ({ billing }, { id }) => sendDocument(billing, id)),
  workOf(jobs.applyPaymentEvent, async ({ billing }, { id }) => {
    const { payments } = billing;
    if (payments !== undefined) await applyPaymentEvent({ ...billing, payments }, id);
  }),
  workOf(jobs.applyCancellation, ({ billing }, { id }) => applyCancellation(billing, id)),
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
  workOf(jobs.tellOperator, ({ billing, calls }, { id }) => tellOperator({ ...billing, calls }, id)),
  workOf(jobs.postOperatorCall, ({ billing, calls }, { id }) => postOperatorCall({ ...billing, calls }, id)),
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
