import type { Database } from '@regelwerk/database/open-database';
import { run, runMigrations, runOnce, type TaskList, Logger as WorkerLogger } from 'graphile-worker';
import type { Logger } from 'pino';
import type { AccountContext } from '../domain/accounts/account.ts';
import { forgetExpired } from '../domain/accounts/forget-expired.ts';
import { type RecoveryRequest, sendRecovery } from '../domain/accounts/request-recovery.ts';
import { type RegistrationRequest, register } from '../domain/accounts/request-registration.ts';
import { applyCancellation } from '../domain/billing/apply-cancellation.ts';
import type { BillingContext } from '../domain/billing/billing-context.ts';
import { handleEvent } from '../domain/billing/handle-event.ts';
import { inboxHealth } from '../domain/billing/receive-event.ts';
import { reconcile } from '../domain/billing/reconcile.ts';
import { settleDeletedAccount } from '../domain/billing/settle-deleted-account.ts';
import { countDeadMails } from '../domain/mails/count-dead-mails.ts';
import { countLateMails } from '../domain/mails/count-late-mails.ts';
import { noteSent } from '../domain/mails/note-sent.ts';
import { forgetOldResults } from '../domain/rules/forget-old-results.ts';
import { releaseExpired } from '../domain/rules/release-expired.ts';
import { ledgerFaults } from '../domain/tokens/ledger-faults.ts';
import type { Mail, SendMail } from '../gateways/mail/send-mail.ts';
import { schedule } from './schedule.ts';

const crontab = schedule.map(({ at, job }) => `${at} ${job}`).join('\n');

/** The queue frees the next job of a queue only after it looked for one: it looks again soon. */
const pollMs = 500;

export interface JobDeps {
  readonly database: Database;
  readonly accounts: AccountContext;
  readonly billing: BillingContext;
  readonly sendMail: SendMail;
  readonly log: Logger;
}

/** Brings the job queue's own tables up to date; jobs can be added from then on. */
export async function prepareJobs(database: Database, log: Logger): Promise<void> {
  await runMigrations({ pgPool: database.pool, logger: quiet(log) });
}

/** Works on what was put aside for later, in every server process; a failed job is tried again, later each time. */
export async function startJobs(deps: JobDeps): Promise<{ readonly stop: () => Promise<void> }> {
  const runner = await run({
    ...optionsOf(deps),
    concurrency: 2,
    noHandleSignals: true,
    crontab,
    pollInterval: pollMs,
  });
  return { stop: () => runner.stop() };
}

/** Works on everything that is due now, and ends when the last of it is written down. */
export async function runDueJobs(deps: JobDeps): Promise<void> {
  const { pool } = deps.database;
  for (;;) {
    await runOnce({ ...optionsOf(deps), preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } } });
    // a job behind another of its queue is passed over while that one is being written down
    const { rows } = await pool.query(
      `select from graphile_worker._private_jobs
       where run_at <= now() and locked_at is null and attempts < max_attempts limit 1`,
    );
    if (rows.length === 0) return;
  }
}

function optionsOf({ database, accounts, billing, sendMail, log }: JobDeps) {
  const { payments } = billing;
  const taskList: TaskList = {
    send_mail: async (payload) => {
      const mail = payload as Mail & { readonly id: string };
      await sendMail(mail);
      await noteSent(database, mail.id);
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
    handle_payment_event: async (payload) => {
      if (payments !== undefined) await handleEvent({ ...billing, payments }, (payload as { id: string }).id);
    },
    apply_cancellation: async (payload) => {
      if (payments !== undefined) await applyCancellation({ ...billing, payments }, (payload as { id: string }).id);
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
  return { pgPool: database.pool, logger: quiet(log), taskList };
}

/** The queue tells of every step; only its warnings and errors concern an operator, and never a payload. */
function quiet(log: Logger): WorkerLogger {
  return new WorkerLogger((scope) => (level, message) => {
    if (level === 'error') log.error({ job: scope.taskIdentifier }, message);
    else if (level === 'warning') log.warn({ job: scope.taskIdentifier }, message);
  });
}
