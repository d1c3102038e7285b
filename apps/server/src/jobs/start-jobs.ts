import type { Database } from '@regelwerk/database/open-database';
import { run, runMigrations, runOnce, type TaskList, Logger as WorkerLogger } from 'graphile-worker';
import type { Logger } from 'pino';
import type { AccountContext } from '../domain/accounts/account.ts';
import { type RecoveryRequest, sendRecovery } from '../domain/accounts/request-recovery.ts';
import { type RegistrationRequest, register } from '../domain/accounts/request-registration.ts';
import { countLateMails } from '../domain/mails/count-late-mails.ts';
import { forgetOldResults } from '../domain/rules/forget-old-results.ts';
import { releaseExpired } from '../domain/rules/release-expired.ts';
import { ledgerFaults } from '../domain/tokens/ledger-faults.ts';
import type { Mail, SendMail } from '../gateways/mail/send-mail.ts';

const crontab = [
  '*/10 * * * * check_late_mails',
  '* * * * * release_expired_generations',
  '17 * * * * check_ledger',
  '41 3 * * * forget_old_results',
].join('\n');

export interface JobDeps {
  readonly database: Database;
  readonly accounts: AccountContext;
  readonly sendMail: SendMail;
  readonly log: Logger;
}

/** Brings the job queue's own tables up to date; jobs can be added from then on. */
export async function prepareJobs(database: Database, log: Logger): Promise<void> {
  await runMigrations({ pgPool: database.pool, logger: quiet(log) });
}

/** Works on what was put aside for later, in every server process; a failed job is tried again, later each time. */
export async function startJobs(deps: JobDeps): Promise<{ readonly stop: () => Promise<void> }> {
  const runner = await run({ ...optionsOf(deps), concurrency: 2, noHandleSignals: true, crontab });
  return { stop: () => runner.stop() };
}

/** Works on everything that is due now, and ends. */
export async function runDueJobs(deps: JobDeps): Promise<void> {
  await runOnce(optionsOf(deps));
}

function optionsOf({ database, accounts, sendMail, log }: JobDeps) {
  const taskList: TaskList = {
    send_mail: async (payload) => sendMail(payload as Mail),
    check_late_mails: async () => {
      const late = await countLateMails(database, accounts.clock());
      if (late > 0) log.error({ late }, 'mails that the law asks for have waited for more than an hour');
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
