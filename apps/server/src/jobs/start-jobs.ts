import { EventEmitter } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '@regelwerk/database/open-database';
import {
  type Runner,
  run,
  runMigrations,
  runOnce,
  type TaskList,
  type WorkerEvents,
  Logger as WorkerLogger,
} from 'graphile-worker';
import type { Logger } from 'pino';
import type { AccountContext } from '../domain/accounts/account.ts';
import { forgetExpired } from '../domain/accounts/forget-expired.ts';
import { type RecoveryRequest, sendRecovery } from '../domain/accounts/request-recovery.ts';
import { type RegistrationRequest, register } from '../domain/accounts/request-registration.ts';
import { applyCancellation } from '../domain/billing/apply-cancellation.ts';
import type { BillingContext } from '../domain/billing/billing-context.ts';
import { cancelPlan } from '../domain/billing/cancel-plan.ts';
import { handleEvent } from '../domain/billing/handle-event.ts';
import { inboxHealth } from '../domain/billing/receive-event.ts';
import { reconcile } from '../domain/billing/reconcile.ts';
import { settleContract } from '../domain/billing/settle-contract.ts';
import { settleDeletedAccount } from '../domain/billing/settle-deleted-account.ts';
import { settleEndedPlan } from '../domain/billing/settle-ended-plan.ts';
import { shortenNotice } from '../domain/billing/shorten-notice.ts';
import { documentAttachments } from '../domain/invoicing/document-attachments.ts';
import { sendDocument } from '../domain/invoicing/send-document.ts';
import { countDeadMails } from '../domain/mails/count-dead-mails.ts';
import { countLateMails } from '../domain/mails/count-late-mails.ts';
import { noteSent } from '../domain/mails/note-sent.ts';
import { forgetOldResults } from '../domain/rules/forget-old-results.ts';
import { releaseExpired } from '../domain/rules/release-expired.ts';
import { ledgerFaults } from '../domain/tokens/ledger-faults.ts';
import type { Mail, SendMail } from '../gateways/mail/send-mail.ts';
import { type Patiently, patienceUntil } from './patience-until.ts';
import { patientPool } from './patient-pool.ts';
import { schedule } from './schedule.ts';

const crontab = schedule.map(({ at, job }) => `${at} ${job}`).join('\n');

/** The queue frees the next job of a queue only after it looked for one: it looks again soon. */
const pollMs = 500;
const restartMs = 1_000;
const stopLimitMs = 5_000;
const unlock = 'select graphile_worker.force_unlock_workers($1)';
/** Jobs are recorded as done or failed in batches, even of one: only then does the queue catch an error of it. */
const recordingPreset = { preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } } };

export interface JobDeps {
  readonly database: Database;
  readonly accounts: AccountContext;
  readonly billing: BillingContext;
  readonly sendMail: SendMail;
  readonly log: Logger;
}

/** Brings the job queue's own tables up to date; jobs can be added from then on. */
export async function prepareJobs(database: Database, log: Logger): Promise<void> {
  await runMigrations({ pgPool: database.sessions, logger: quiet(log) });
}

/**
 * Works on what was put aside for later, in every server process; a failed job is tried again, later each time.
 * A queue that gives up is started anew, and what it had begun is free again.
 */
export async function startJobs(deps: JobDeps): Promise<{ readonly stop: () => Promise<void> }> {
  const stopping = new AbortController();
  const patiently = patienceUntil(stopping.signal, deps.log);
  const pgPool = patientPool(deps.database.sessions, patiently);
  const events: WorkerEvents = new EventEmitter();
  const pools: string[] = [];
  events.on('pool:create', ({ workerPool }) => pools.push(workerPool.id));
  const start = () =>
    run({
      ...optionsOf(deps, patiently),
      pgPool,
      events,
      concurrency: 2,
      noHandleSignals: true,
      crontab,
      pollInterval: pollMs,
      ...recordingPreset,
    });

  const startAnew = async (): Promise<Runner> => {
    for (;;) {
      await delay(restartMs, undefined, { signal: stopping.signal });
      try {
        await pgPool.query(unlock, [pools]);
        return await start();
      } catch (error) {
        deps.log.error({ err: error }, 'the job queue could not be started');
      }
    }
  };
  let runner = await start();
  const supervise = async () => {
    while (!stopping.signal.aborted) {
      const reason: unknown = await runner.promise.catch((error: unknown) => error);
      if (stopping.signal.aborted) return;
      deps.log.error({ err: reason }, 'the job queue stopped and is started anew');
      runner = await startAnew();
    }
  };
  // rejects only where the stop cuts a pause short
  const supervised = supervise().catch(() => undefined);
  return {
    stop: async () => {
      stopping.abort();
      const stopped = runner.stop().then(
        () => true,
        () => true,
      );
      const isStopped = await Promise.race([stopped, delay(stopLimitMs, false, { ref: false })]);
      // what is still running, such as a mail to a server that says nothing, is another process's to do
      if (isStopped) await supervised;
      else await deps.database.sessions.query(unlock, [pools]).catch(() => undefined);
    },
  };
}

/** Works on everything that is due now, and ends when the last of it is written down. */
export async function runDueJobs(deps: JobDeps): Promise<void> {
  const { pool } = deps.database;
  for (;;) {
    await runOnce({ ...optionsOf(deps, (work) => work()), pgPool: pool, ...recordingPreset });
    // a job behind another of its queue is passed over while that one is being written down
    const { rows } = await pool.query(
      `select from graphile_worker._private_jobs
       where run_at <= now() and locked_at is null and attempts < max_attempts limit 1`,
    );
    if (rows.length === 0) return;
  }
}

function optionsOf({ database, accounts, billing, sendMail, log }: JobDeps, patiently: Patiently) {
  const { payments } = billing;
  const taskList: TaskList = {
    send_mail: async (payload) => {
      const { documentId, ...mail } = payload as Mail & { readonly id: string; readonly documentId?: string };
      const attachments = documentId === undefined ? [] : await documentAttachments(database, documentId);
      await sendMail({ ...mail, attachments });
      // a mail that is out is not sent again because its note could not be made
      await patiently(() => noteSent(database, mail.id));
    },
    check_late_mails: async () => {
      const late = await countLateMails(database, accounts.clock());
      if (late > 0) log.error({ late }, 'mails that the law asks for have waited for more than an hour');
      const dead = await countDeadMails(database);
      if (dead > 0) log.error({ dead }, 'mails were given up and reach nobody');
    },
    release_expired_generations: async () => {
      const released = await releaseExpired(database);
      if (released > 0) log.warn({ released }, 'generations ended without a word; their tokens went back');
    },
    check_ledger: async () => {
      const faults = await ledgerFaults(database);
      if (faults.length > 0)
        log.error({ faults: faults.slice(0, 20), count: faults.length }, 'the token ledger is wrong');
    },
    forget_old_results: async () => {
      await forgetOldResults(database, accounts.clock());
    },
    forget_expired: async () => {
      const erased = await forgetExpired(database, accounts.clock());
      if (erased > 0) log.info({ erased }, 'what was left of deleted accounts is erased');
    },
    send_billing_document: async (payload) => sendDocument(billing, (payload as { id: string }).id),
    handle_payment_event: async (payload) => {
      if (payments !== undefined) await handleEvent({ ...billing, payments }, (payload as { id: string }).id);
    },
    apply_cancellation: async (payload) => {
      if (payments !== undefined) await applyCancellation({ ...billing, payments }, (payload as { id: string }).id);
    },
    cancel_plan: async (payload) => {
      const named = payload as { noticeId: string; orderId: string };
      if (payments !== undefined) await cancelPlan({ ...billing, payments }, named);
    },
    shorten_notice: async (payload) => {
      if (payments !== undefined) await shortenNotice({ ...billing, payments }, (payload as { id: string }).id);
    },
    settle_ended_plan: async (payload) => {
      if (payments !== undefined) await settleEndedPlan({ ...billing, payments }, (payload as { id: string }).id);
    },
    settle_contract: async (payload) => {
      if (payments !== undefined) await settleContract({ ...billing, payments }, (payload as { id: string }).id);
    },
    settle_deleted_account: async (payload) => settleDeletedAccount(billing, (payload as { userId: string }).userId),
    reconcile_orders: async () => {
      if (payments === undefined) return;
      const { waiting, failing, oldest } = await inboxHealth(database);
      if (failing > 0) log.error({ waiting, failing, oldest }, 'payment events cannot be handled');
      await reconcile({ ...billing, payments }, { isFull: false });
    },
    reconcile_all: async () => {
      if (payments !== undefined) await reconcile({ ...billing, payments });
    },
    register: async (payload) => register(accounts, payload as RegistrationRequest),
    send_recovery: async (payload) => sendRecovery(accounts, payload as RecoveryRequest),
  };
  return { logger: quiet(log), taskList };
}

/** The queue tells of every step; only its warnings and errors concern an operator, and never a payload. */
function quiet(log: Logger): WorkerLogger {
  return new WorkerLogger((scope) => (level, message) => {
    if (level === 'error') log.error({ job: scope.taskIdentifier }, message);
    else if (level === 'warning') log.warn({ job: scope.taskIdentifier }, message);
  });
}
