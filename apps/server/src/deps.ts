import { join } from 'node:path';
import { seedLists } from '@regelwerk/contract/seed-lists';
import { type Database, openDatabase } from '@regelwerk/database/open-database';
import { prepareDatabase } from '@regelwerk/database/prepare-database';
import type { Surface } from '@regelwerk/database/surface';
import { missingFacts, type Operator } from '@regelwerk/legal/operator';
import type { Sandbox } from '@regelwerk/payment-sandbox/create-sandbox';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import type { AccountContext } from './domain/accounts/account.ts';
import { passwordCost } from './domain/accounts/password-cost.ts';
import { rememberMailboxes } from './domain/accounts/remember-mailboxes.ts';
import type { BillingContext } from './domain/billing/billing-context.ts';
import type { CallSettings } from './domain/calls/call-settings.ts';
import type { LegalContext } from './domain/legal/legal-context.ts';
import type { ConfiguredModel } from './domain/rules/generation-context.ts';
import { openResultStore, type ResultStore } from './domain/rules/result-store.ts';
import { outboxFolder } from './gateways/mail/outbox-folder.ts';
import type { SendMail } from './gateways/mail/send-mail.ts';
import { smtp } from './gateways/mail/smtp.ts';
import { accountMark } from './http/account-mark.ts';
import type { ServerEnv } from './http/bindings.ts';
import type { ServerPhase } from './http/health-routes.ts';
import { type Keys, loadKeys } from './http/keys.ts';
import type { Observation } from './http/observation.ts';
import { openLog } from './http/open-log.ts';
import { createRateLimits, type UseLimit } from './http/rate-limits.ts';
import { prepareJobs } from './jobs/start-jobs.ts';
import { type Catalog, readCatalog } from './rest/catalog.ts';
import { checkReadiness } from './settings/check-readiness.ts';
import { databaseOptions } from './settings/database-options.ts';
import type { Settings } from './settings/env.ts';
import { sandboxSettings } from './settings/payment-keys.ts';
import { readOperator } from './settings/read-operator.ts';
import { version } from './settings/version.ts';
import { metricsRoutes } from './telemetry/metrics-routes.ts';
import { openTelemetry } from './telemetry/open-telemetry.ts';

/** The dependencies of the app, built once. */
export interface Deps {
  readonly settings: Settings & { readonly webRoot: string };
  readonly database: Database;
  readonly catalog: Catalog;
  readonly keys: Keys;
  readonly useLimit: UseLimit;
  readonly accounts: AccountContext & { readonly reuseSeconds: number };
  readonly sendMail: SendMail;
  readonly calls: CallSettings;
  readonly legal: LegalContext;
  readonly billing: BillingContext;
  /** The results of runs, as they are stored. */
  readonly results: ResultStore;
  /** The payment sandbox, if this process serves it. */
  readonly sandbox: Pick<Sandbox, 'fetch'> | undefined;
  /** Writes rules for signed-in people; absent if rules are composed offline. */
  readonly model: ConfiguredModel | undefined;
  readonly clock: () => Date;
  readonly log: Logger;
  readonly phase: () => ServerPhase;
  /** The columns and functions that this version relies on. */
  readonly surface: Surface | undefined;
  /** Counts and traces what the process does. */
  readonly observation: Observation;
  /** `/metrics`, if the settings ask for it. */
  readonly metrics: Hono<ServerEnv> | undefined;
  /** Sends the traces that are left. */
  readonly stopTelemetry: () => Promise<void>;
}

const builtWeb = join(import.meta.dirname, '../../web/dist');

/** Without both facts, the privacy notice would say nothing, or something false, about the model provider. */
function requireNamedModelProvider({ model, operatorFile }: Settings, operator: Operator): void {
  if (model !== undefined && operator.modelProvider === '')
    throw new Error(
      `AI_PROVIDER is set, but ${operatorFile} names no modelProvider: the privacy notice would not say who gets the answers.\nAdd it (see operator.example.json), or unset AI_PROVIDER.`,
    );
  if (model !== undefined && operator.transfers.modelProvider === undefined)
    throw new Error(
      `AI_PROVIDER is set, but ${operatorFile} does not say whether the model provider takes data out of the European Economic Area.\nAdd "transfers": {"modelProvider": "none"}, or a country and its basis (docs/operating.md), or unset AI_PROVIDER.`,
    );
}

async function modelOf({ model }: Settings, log: Logger): Promise<ConfiguredModel | undefined> {
  if (model === undefined) return undefined;
  if (model.apiKey === '') log.warn('AI_PROVIDER is set without AI_API_KEY: rules fail and charge nothing until it is');
  // the libraries of the providers are large
  const { askModel } = await import('./gateways/model/ask-model.ts');
  return { provider: model.provider, model: model.model, write: askModel(model) };
}

async function paymentsOf({ payments, port }: Settings, sealKey: Buffer): Promise<BillingContext['payments']> {
  if (payments === undefined) return undefined;
  const chosen = payments === 'sandbox' ? sandboxSettings(sealKey, port) : payments;
  const { openStripe } = await import('./gateways/stripe/open-stripe.ts');
  return { stripe: openStripe(chosen), mode: chosen.mode, webhookSecrets: chosen.webhookSecrets };
}

/** Returns the folder for mails if there is no mail server. */
export function outboxOf({ dataDir }: Settings): string {
  return join(dataDir, 'outbox');
}

/** Opens and migrates the database, and loads what every request needs. */
export async function createDeps(
  settings: Settings,
  phase: () => ServerPhase = () => 'serving',
  startLog: Logger = openLog(settings.logLevel),
): Promise<Deps> {
  const operator = readOperator(settings.operatorFile);
  checkReadiness(settings, operator, startLog);
  requireNamedModelProvider(settings, operator);
  const telemetry = await openTelemetry(
    { hasMetrics: settings.metrics !== undefined, tracing: settings.tracing },
    version,
  );
  const { metrics, observation, watch } = telemetry;
  const database = await openDatabase({
    ...databaseOptions(settings),
    watch,
    onFault: (fault) => startLog.error({ err: fault }, 'the embedded database stopped and is started anew'),
    onReplica: (isUsed) =>
      startLog[isUsed ? 'info' : 'warn'](
        `visitors read from the ${isUsed ? 'replica' : 'primary, because the replica is away or behind'}`,
      ),
  });
  try {
    const { applied, repaired, surface } = await prepareDatabase(database, seedLists);
    if (applied.length > 0) startLog.info({ applied }, 'database brought up to date');
    if (repaired.length > applied.length)
      startLog.warn({ repaired: repaired.length }, 'roles, grants and policies that a restore had lost were made anew');
    await prepareJobs(database, startLog);
    const keys = await loadKeys(database, settings);
    const log = startLog.child({}, { serializers: { account: (id: string) => accountMark(keys.seal.newest, id) } });
    await rememberMailboxes(database, keys.seal.newest);
    const clock = () => new Date();
    const results = await openResultStore(database, clock);
    const { siteUrl, signupTokens, confirmsMail, reuseSeconds } = settings;
    const { seal } = keys;
    return {
      settings: { ...settings, webRoot: builtWeb },
      database,
      catalog: await readCatalog(database),
      keys,
      useLimit: createRateLimits(database, settings.rateLimitFactor),
      accounts: { database, clock, seal, passwordCost, results, siteUrl, signupTokens, confirmsMail, reuseSeconds },
      sendMail:
        settings.smtpUrl === undefined
          ? outboxFolder(outboxOf(settings), settings.mailFrom)
          : smtp(settings.smtpUrl, settings.mailFrom),
      calls: {
        ...settings.calls,
        mailTo: settings.calls.mailTo ?? (missingFacts(operator).includes('email') ? undefined : operator.email),
      },
      legal: { database, clock, siteUrl, seal, operator },
      billing: {
        database,
        clock,
        siteUrl,
        seal,
        operator,
        log,
        currency: settings.currency,
        payments: await paymentsOf(settings, seal.newest),
      },
      results,
      sandbox: undefined,
      model: await modelOf(settings, log),
      clock,
      log,
      phase,
      surface,
      observation,
      metrics: metrics && metricsRoutes({ metrics, database, clock, log, token: settings.metrics?.token }),
      stopTelemetry: telemetry.stop,
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
