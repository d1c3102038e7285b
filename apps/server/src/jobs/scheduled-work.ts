import { forgetDeviceCodes } from '../domain/accounts/access-tokens/forget-device-codes.ts';
import { mailStaleRules } from '../domain/accounts/mail-stale-rules.ts';
import { resealMailboxes } from '../domain/accounts/reseal-mailboxes.ts';
import { resealSecrets } from '../domain/accounts/two-factor/reseal-secrets.ts';
import { sumDays } from '../domain/admin/sum-days.ts';
import { queueLateWorkAlerts } from '../domain/alerts/queue-late-work-alerts.ts';
import { checkLedger } from '../domain/ledger/check-ledger.ts';
import { countDeadMails } from '../domain/mail/count-dead-mails.ts';
import { countLateMails } from '../domain/mail/count-late-mails.ts';
import { forgetExpired } from '../domain/personal-data/forget-expired.ts';
import { forgetOldRecords } from '../domain/personal-data/forget-old-records.ts';
import { inboxHealth } from '../domain/reconciliation/payment-events.ts';
import { reconcile } from '../domain/reconciliation/reconcile.ts';
import { forgetOldResults } from '../domain/rules/forget-old-results.ts';
import { releaseExpired } from '../domain/rules/release-expired.ts';
import type { JobContext } from './job-context.ts';

interface ScheduledWork {
  readonly name: string;
  /** The time in cron syntax, in UTC. */
  readonly at: string;
  readonly run: (context: JobContext) => Promise<void>;
}

/** The scheduled work of the queue. */
export const scheduledWork: readonly ScheduledWork[] = [
  {
    name: 'check_late_mails',
    at: '*/10 * * * *',
    run: async ({ database, accounts, billing, log }) => {
      await queueLateWorkAlerts(database, accounts.clock(), billing.payments !== undefined);
      const late = await countLateMails(database, accounts.clock());
      if (late > 0) log.error({ late }, 'mails that the law asks for have waited for more than an hour');
      const dead = await countDeadMails(database);
      if (dead > 0) log.error({ dead }, 'mails were given up and reach nobody');
    },
  },
  {
    name: 'release_expired_generations',
    at: '* * * * *',
    run: async ({ database, log }) => {
      const released = await releaseExpired(database);
      if (released > 0) log.warn({ released }, 'generations ended without a word; their tokens went back');
    },
  },
  {
    // anybody may ask for one
    name: 'forget_device_codes',
    at: '*/10 * * * *',
    run: async ({ database, accounts }) => {
      await forgetDeviceCodes(database, accounts.clock());
    },
  },
  {
    name: 'check_ledger',
    at: '17 * * * *',
    run: async ({ database, log }) => {
      const faults = await checkLedger(database);
      if (faults.length > 0)
        log.error(
          { count: faults.length, invariants: [...new Set(faults.map(({ invariant }) => invariant))] },
          'the token ledger is wrong',
        );
    },
  },
  {
    // soon after midnight in the shop
    name: 'sum_days',
    at: '13 0 * * *',
    run: async ({ database, accounts }) => {
      await sumDays(database, accounts.clock());
    },
  },
  {
    name: 'reseal_mailboxes',
    at: '37 * * * *',
    run: async ({ database, accounts }) => {
      await resealMailboxes(database, accounts.seal);
      await resealSecrets(database, accounts.seal);
    },
  },
  {
    name: 'forget_old_results',
    at: '41 3 * * *',
    run: async ({ database, accounts }) => {
      await forgetOldResults(database, accounts.clock());
    },
  },
  {
    name: 'forget_expired',
    at: '11 4 * * *',
    run: async ({ database, accounts, log }) => {
      await forgetOldRecords(database, accounts.clock());
      const erased = await forgetExpired(database, accounts.clock());
      if (erased > 0) log.info({ erased }, 'what was left of deleted accounts is erased');
    },
  },
  {
    name: 'mail_stale_rules',
    at: '29 7 5 * *',
    run: ({ accounts }) => mailStaleRules(accounts),
  },
  {
    name: 'reconcile_orders',
    at: '*/15 * * * *',
    run: async ({ database, billing, log }) => {
      const { payments } = billing;
      if (payments === undefined) return;
      const { waiting, failing, oldest } = await inboxHealth(database);
      if (failing > 0) log.error({ waiting, failing, oldest }, 'payment events cannot be handled');
      await reconcile({ ...billing, payments }, { isFull: false });
    },
  },
  {
    name: 'reconcile_all',
    at: '23 2 * * *',
    run: async ({ billing }) => {
      const { payments } = billing;
      if (payments !== undefined) await reconcile({ ...billing, payments });
    },
  },
];

/** The schedule as a crontab of the queue. */
export const crontab = scheduledWork.map(({ at, name }) => `${at} ${name}`).join('\n');
