import { join } from 'node:path';
import { seedLists } from '@regelwerk/contract/rules/seed-lists';
import { type Database, openDatabase } from '@regelwerk/database/open-database';
import { prepareDatabase } from '@regelwerk/database/prepare-database';
import { missingFacts, type Operator } from '@regelwerk/legal/operator';
import type { Sandbox } from '@regelwerk/payment-sandbox/create-sandbox';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import type { AccountContext } from './domain/accounts/account.ts';
import { passwordCost } from './domain/accounts/password-hash.ts';
import { rememberMailboxes } from './domain/accounts/remember-mailboxes.ts';
import type { AlertSettings } from './domain/alerts/send-alert-mail.ts';
import type { BillingContext } from './domain/kernel/payments-context.ts';
import type { LegalContext } from './domain/legal/legal-context.ts';
import type { ConfiguredModel } from './domain/rules/generation-context.ts';
import { unpackResults } from './domain/rules/unpack-results.ts';
import { outboxFolder } from './gateways/mail/outbox-folder.ts';
import type { SendMail } from './gateways/mail/send-mail.ts';
import { smtp } from './gateways/mail/smtp.ts';
import { openStripe } from './gateways/stripe/open-stripe.ts';
import { askVies } from './gateways/vies/ask-vies.ts';
import { accountMark } from './http/account-mark.ts';
import type { ServerEnv } from './http/bindings.ts';
import type { ServerPhase } from './http/health-routes.ts';
import { type Keys, loadKeys } from './http/keys.ts';
import type { Observation } from './http/observation.ts';
import { openLog } from './http/open-log.ts';
import { createRateLimits, type UseLimit } from './http/rate-limits.ts';
import { prepareJobs } from './jobs/start-jobs.ts';
import { type Catalog, readCatalog } from './rest/catalog.ts';
import { openSandbox } from './sandbox/open-sandbox.ts';
import { checkReadiness } from './settings/check-readiness.ts';
import type { Settings } from './settings/env.ts';
import { readOperator } from './settings/read-operator.ts';
import { version } from './settings/version.ts';
import { createMetrics } from './telemetry/create-metrics.ts';
import { metricsRoutes } from './telemetry/metrics-routes.ts';

/** The dependencies of the app, built once. */
export interface Deps {
  readonly settings: Settings & { readonly webRoot: string };
  readonly database: Database;
  readonly catalog: Catalog;
  readonly keys: Keys;
  readonly useLimit: UseLimit;
  readonly accounts: AccountContext & { readonly reuseSeconds: number };
  readonly sendMail: SendMail;
  readonly alerts: AlertSettings;
  readonly legal: LegalContext;
  readonly billing: BillingContext;
  /** The payment sandbox, if it stands in for the provider. */
  readonly sandbox: Sandbox | undefined;
  /** Writes rules for signed-in people; absent if rules are composed offline. */
  readonly model: ConfiguredModel | undefined;
  readonly clock: () => Date;
  readonly log: Logger;
  readonly phase: () => ServerPhase;
  /** Counts what the process does. */
  readonly observation: Observation;
  /** `/metrics`, if the settings ask for it. */
  readonly metrics: Hono<ServerEnv> | undefined;
}

const builtWeb = join(import.meta.dirname, '../../web/dist');

/** The register of VAT ids, asked in the operator's name. */
function registerOf({ viesUrl }: Settings, operator: Operator): BillingContext['askVatRegister'] {
  return viesUrl === undefined ? undefined : (vatId) => askVies(viesUrl, { vatId, asker: operator.vatId });
}

async function modelOf({ model }: Settings, log: Logger): Promise<ConfiguredModel | undefined> {
  if (model === undefined) return undefined;
  if (model.apiKey === '') log.warn('AI_PROVIDER is set without AI_API_KEY: rules fail and charge nothing until it is');
  // these libraries are large, and most servers have no model
  const { askModel } = await import('./gateways/model/ask-model.ts');
  return { provider: model.provider, model: model.model, write: askModel(model) };
}

/** Opens the database that the settings select, and brings it to this version. */
async function openOwnDatabase({ databaseUrl, dataDir }: Settings, log: Logger): Promise<Database> {
  const database = await openDatabase({
    ...(databaseUrl === undefined ? { dataDir } : { url: databaseUrl }),
    onFault: (fault) => log.error({ err: fault }, 'the embedded database stopped and is started anew'),
  });
  try {
    const applied = await prepareDatabase(database, seedLists);
    if (applied.length > 0) log.info({ applied }, 'database brought up to date');
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** The provider that the settings name, or the sandbox instead of it. */
function openPayments(
  { payments, siteUrl }: Settings,
  home: { readonly database: Database; readonly keys: Keys; readonly log: Logger },
): { readonly payments: BillingContext['payments']; readonly sandbox?: Sandbox } {
  if (payments === 'sandbox') return openSandbox({ ...home, siteUrl });
  if (payments === undefined) return { payments };
  const { mode, webhookSecrets } = payments;
  return { payments: { stripe: openStripe(payments), mode, webhookSecrets } };
}

/** Returns the folder for mails if there is no mail server. */
export function outboxOf({ dataDir }: Settings): string {
  return join(dataDir, 'outbox');
}

/** Checks the settings, opens the database and loads what every request needs. Closes the database if it cannot. */
export async function createDeps(
  settings: Settings,
  phase: () => ServerPhase = () => 'serving',
  startLog: Logger = openLog(settings.logLevel),
): Promise<Deps> {
  const operator = readOperator(settings.operatorFile);
  checkReadiness(settings, operator, startLog);
  const metrics = settings.metrics === undefined ? undefined : createMetrics(version);
  const database = await openOwnDatabase(settings, startLog);
  try {
    await prepareJobs(database, startLog);
    await unpackResults(database, startLog);
    const keys = await loadKeys(database, settings);
    const log = startLog.child({}, { serializers: { account: (id: string) => accountMark(keys.seal.newest, id) } });
    await rememberMailboxes(database, keys.seal.newest);
    const clock = () => new Date();
    const { siteUrl, signupTokens, confirmsMail, reuseSeconds } = settings;
    const { seal } = keys;
    const { payments, sandbox } = openPayments(settings, { database, keys, log });
    const providerClock = sandbox?.now ?? clock;
    return {
      settings: { ...settings, webRoot: builtWeb },
      database,
      catalog: await readCatalog(database),
      keys,
      useLimit: createRateLimits(database, settings.rateLimitFactor),
      accounts: { database, clock, seal, passwordCost, siteUrl, signupTokens, confirmsMail, reuseSeconds },
      sendMail:
        settings.smtpUrl === undefined
          ? outboxFolder(outboxOf(settings), settings.mailFrom)
          : smtp(settings.smtpUrl, settings.mailFrom),
      alerts: {
        ...settings.alerts,
        mailTo: settings.alerts.mailTo ?? (missingFacts(operator).includes('email') ? undefined : operator.email),
      },
      legal: { database, clock, providerClock, siteUrl, seal, operator },
      billing: {
        database,
        clock,
        providerClock,
        siteUrl,
        seal,
        operator,
        log,
        currency: settings.currency,
        askVatRegister: registerOf(settings, operator),
        payments,
      },
      sandbox,
      model: await modelOf(settings, log),
      clock,
      log,
      phase,
      observation: metrics?.observation ?? {},
      metrics: metrics && metricsRoutes({ metrics, database, clock, log, token: settings.metrics?.token }),
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
