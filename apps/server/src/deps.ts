import { join } from 'node:path';
import type { Database } from '@regelwerk/database/open-database';
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
import { ownDictionaries } from './domain/rules/own-dictionaries.ts';
import { openResultStore, type ResultStore } from './domain/rules/result-store.ts';
import { outboxFolder } from './gateways/mail/outbox-folder.ts';
import type { SendMail } from './gateways/mail/send-mail.ts';
import { smtp } from './gateways/mail/smtp.ts';
import type { openStripe } from './gateways/stripe/open-stripe.ts';
import { askVies } from './gateways/vies/ask-vies.ts';
import { type Groundwork, layGroundwork } from './groundwork.ts';
import { accountMark } from './http/account-mark.ts';
import type { ServerEnv } from './http/bindings.ts';
import type { ServerPhase } from './http/health-routes.ts';
import { type Keys, loadKeys } from './http/keys.ts';
import type { Observation } from './http/observation.ts';
import { openLog } from './http/open-log.ts';
import { createRateLimits, type UseLimit } from './http/rate-limits.ts';
import { prepareJobs } from './jobs/start-jobs.ts';
import { type Catalog, readCatalog } from './rest/catalog.ts';
import type { Settings } from './settings/env.ts';
import { sandboxSettings } from './settings/payment-keys.ts';
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

/** The register of VAT ids, asked in the operator's name. */
function registerOf({ viesUrl }: Settings, operator: Operator): BillingContext['askVatRegister'] {
  return viesUrl === undefined ? undefined : (vatId) => askVies(viesUrl, { vatId, asker: operator.vatId });
}

async function modelOf({ model }: Settings, log: Logger): Promise<ConfiguredModel | undefined> {
  if (model === undefined) return undefined;
  if (model.apiKey === '') log.warn('AI_PROVIDER is set without AI_API_KEY: rules fail and charge nothing until it is');
  // the libraries of the providers are large
  const { askModel } = await import('./gateways/model/ask-model.ts');
  return { provider: model.provider, model: model.model, write: askModel(model) };
}

function paymentsOf(
  { payments, port }: Settings,
  sealKey: Buffer,
  sdk: { readonly openStripe: typeof openStripe } | undefined,
): BillingContext['payments'] {
  if (payments === undefined || sdk === undefined) return undefined;
  const chosen = payments === 'sandbox' ? sandboxSettings(sealKey, port) : payments;
  return { stripe: sdk.openStripe(chosen), mode: chosen.mode, webhookSecrets: chosen.webhookSecrets };
}

/** Returns the folder for mails if there is no mail server. */
export function outboxOf({ dataDir }: Settings): string {
  return join(dataDir, 'outbox');
}

/** Loads what every request needs, on a groundwork of its own unless one is given. Closes the database if it cannot. */
export async function createDeps(
  settings: Settings,
  phase: () => ServerPhase = () => 'serving',
  startLog: Logger = openLog(settings.logLevel),
  groundwork?: Groundwork,
): Promise<Deps> {
  const { operator, telemetry, prepared } = groundwork ?? (await layGroundwork(settings, startLog));
  const { metrics, observation } = telemetry;
  // the provider's SDK is large, and the database takes its time
  const loadingStripe = settings.payments === undefined ? undefined : import('./gateways/stripe/open-stripe.ts');
  const dictionaries = ownDictionaries();
  const { database, surface } = await prepared;
  try {
    await prepareJobs(database, startLog);
    const keys = await loadKeys(database, settings);
    const log = startLog.child({}, { serializers: { account: (id: string) => accountMark(keys.seal.newest, id) } });
    await rememberMailboxes(database, keys.seal.newest);
    const clock = () => new Date();
    const results = await openResultStore(database, clock, dictionaries);
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
      legal: { database, clock, providerClock: clock, siteUrl, seal, operator },
      billing: {
        database,
        clock,
        providerClock: clock,
        siteUrl,
        seal,
        operator,
        log,
        currency: settings.currency,
        askVatRegister: registerOf(settings, operator),
        payments: paymentsOf(settings, seal.newest, await loadingStripe),
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
