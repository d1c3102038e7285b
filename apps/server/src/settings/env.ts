import { defaultLanguage, type InterfaceLanguage, interfaceLanguages } from '@regelwerk/contract/shared/languages';
import { type ShopCurrency, shopCurrencies } from '@regelwerk/contract/shared/shop-currency';
import { productName } from '@regelwerk/contract/shop/product-name';
import { z } from 'zod';
import { type ModelSettings, modelProviders } from '../gateways/model/model-settings.ts';
import type { PaymentSettings } from '../gateways/stripe/payment-settings.ts';
import { isLoopback } from '../http/is-loopback.ts';
import { namesInEnvFiles, unknownSettings } from './unknown-settings.ts';

const port = z.coerce.number().int().min(0).max(65_535);
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema);

/** Comma-separated while a key is being replaced. */
const keyList = (prefix: string) => z.string().regex(new RegExp(`^${prefix}[^\\s,]+(\\s*,\\s*${prefix}[^\\s,]+)*$`));

const switched = z.enum(['0', '1']).transform((value) => value === '1');

const environment = z
  .object({
    NODE_ENV: optional(z.enum(['production', 'development', 'test']).default('development')),
    PORT: optional(port.default(3000)),
    HOST: optional(z.string().default('127.0.0.1')),
    SITE_URL: optional(z.url({ protocol: /^https?$/ }).optional()),
    DATA_DIR: optional(z.string().default('.data')),
    DATABASE_URL: optional(z.url({ protocol: /^postgres(ql)?$/ }).optional()),
    PUBLISHABLE_KEY: optional(keyList('sb_publishable_').optional()),
    SECRET_KEY: optional(keyList('sb_secret_').optional()),
    TRUST_PROXY: optional(z.coerce.number().int().min(0).max(10).default(0)),
    SIGNUP_TOKENS: optional(z.coerce.number().int().min(0).max(1000).optional()),
    MAIL_CONFIRM: optional(switched.optional()),
    SMTP_URL: optional(z.url({ protocol: /^smtps?$/ }).optional()),
    MAIL_FROM: optional(z.string().optional()),
    REUSE_INTERVAL: optional(z.coerce.number().int().min(0).max(300).default(10)),
    DEV_TOOLS: optional(switched.optional()),
    OPERATOR_FILE: optional(z.string().default('operator.json')),
    STRIPE_SECRET_KEY: optional(
      z
        .string()
        .regex(/^(sk|rk)_(test|live)_\w+$/)
        .optional(),
    ),
    STRIPE_WEBHOOK_SECRET: optional(
      z
        .string()
        .regex(/^whsec_\w+(\s*,\s*whsec_\w+)*$/)
        .optional(),
    ),
    STRIPE_API_BASE: optional(z.url({ protocol: /^https?$/ }).optional()),
    PAYMENTS: optional(z.enum(['stripe', 'sandbox', 'off']).optional()),
    SHOP_CURRENCY: optional(z.enum(shopCurrencies).default('eur')),
    AI_PROVIDER: optional(z.enum(modelProviders).optional()),
    AI_MODEL: optional(z.string().min(1).max(200).optional()),
    AI_API_KEY: optional(z.string().optional()),
    AI_BASE_URL: optional(z.url({ protocol: /^https?$/ }).optional()),
    AI_TIMEOUT: optional(z.coerce.number().int().min(1).max(75).default(60)),
    RATE_LIMIT_FACTOR: optional(z.coerce.number().positive().optional()),
    OPERATOR_MAIL: optional(z.email().optional()),
    OPERATOR_LANGUAGE: optional(z.enum(interfaceLanguages).default(defaultLanguage)),
    VIES_URL: optional(z.url({ protocol: /^https?$/ }).optional()),
    METRICS_PORT: optional(port.optional()),
    METRICS_TOKEN: optional(z.string().min(16).optional()),
    LOG_LEVEL: optional(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info')),
  })
  .refine(({ AI_PROVIDER, AI_MODEL }) => AI_PROVIDER === undefined || AI_MODEL !== undefined, {
    path: ['AI_MODEL'],
    message: 'AI_PROVIDER needs the name of a model',
  })
  .refine(({ AI_PROVIDER, AI_BASE_URL }) => AI_PROVIDER !== 'openai-compatible' || AI_BASE_URL !== undefined, {
    path: ['AI_BASE_URL'],
    message: 'openai-compatible needs the address of the service',
  })
  .refine(({ PAYMENTS, STRIPE_SECRET_KEY }) => PAYMENTS !== 'stripe' || STRIPE_SECRET_KEY !== undefined, {
    path: ['STRIPE_SECRET_KEY'],
    message: 'PAYMENTS=stripe needs the secret key of the account',
  })
  .refine(({ PORT, METRICS_PORT }) => METRICS_PORT === undefined || METRICS_PORT === 0 || METRICS_PORT !== PORT, {
    path: ['METRICS_PORT'],
    message: 'the figures need a port of their own; for /metrics on PORT, set METRICS_TOKEN alone',
  })
  .refine(
    ({ PAYMENTS = 'stripe', STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET }) =>
      PAYMENTS !== 'stripe' || STRIPE_SECRET_KEY === undefined || STRIPE_WEBHOOK_SECRET !== undefined,
    { path: ['STRIPE_WEBHOOK_SECRET'], message: 'without the secret of the webhook endpoint no payment is heard of' },
  );

/** The operator's settings, parsed once for all other files. */
export interface Settings {
  readonly isProduction: boolean;
  readonly port: number;
  readonly host: string;
  /** The public address without a trailing slash, used in links and security headers. */
  readonly siteUrl: string;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly publishableKey: string | undefined;
  readonly secretKey: string | undefined;
  /** The number of proxies in front of the server that add to X-Forwarded-For. */
  readonly trustedProxies: number;
  readonly rateLimitFactor: number;
  /** The operator's facts for the legal texts. */
  readonly operatorFile: string;
  /** The access to the payment provider; undefined if payments are off. The sandbox creates its keys at the start. */
  readonly payments: PaymentSettings | 'sandbox' | undefined;
  /** Whether payments move real money. */
  readonly hasLivePayments: boolean;
  /** The currency of all prices in the shop. */
  readonly currency: ShopCurrency;
  /** The number of tokens of a new account. */
  readonly signupTokens: number;
  readonly confirmsMail: boolean;
  /** The mail server; if undefined, mails are written to `outbox` in the data directory. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** The model that writes rules for signed-in people; undefined means offline. */
  readonly model: ModelSettings | undefined;
  /** Seconds for which a retired refresh token still leads to the active one. */
  readonly reuseSeconds: number;
  /** The audience of the trial pages, such as the mailbox. */
  readonly devTools: ToolAccess;
  /** The audience of the payment sandbox, if it is in use. */
  readonly sandboxAccess: Exclude<ToolAccess, 'nobody'>;
  readonly logLevel: string;
  /** Where alerts are mailed; without an address of its own, the one of the operator file is used. */
  readonly alerts: AlertSettings;
  /** The address of the register of VAT ids; undefined if none is asked. */
  readonly viesUrl: string | undefined;
  /** Where /metrics is served and which bearer token it demands; undefined if figures are off. */
  readonly metrics: MetricsSettings | undefined;
}

interface AlertSettings {
  readonly mailTo: string | undefined;
  readonly language: InterfaceLanguage;
}

/** Without a port of its own, /metrics is served beside the product. */
interface MetricsSettings {
  readonly port: number | undefined;
  readonly token: string | undefined;
}

/** `machine`: only requests from this machine; `everybody`: a public demo. */
export type ToolAccess = 'nobody' | 'machine' | 'everybody';

/** Reads the settings; throws one error that lists every fault. `ownFile` holds the names of the `.env` file. */
export function readSettings(
  source: Readonly<Record<string, string | undefined>> = process.env,
  ownFile: readonly string[] = source === process.env ? namesInEnvFiles() : [],
): Settings {
  const parsed = environment.safeParse(source);
  const unknown = unknownSettings(Object.keys(environment.shape), source, ownFile);
  if (!parsed.success || unknown.length > 0) {
    const wrong = (parsed.error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
    const faults = [...unknown, ...wrong].map((fault) => `  ${fault}`);
    throw new Error(`These settings are wrong:\n${faults.join('\n')}\nSee .env.example for what each one means.`);
  }
  const env = parsed.data;
  const siteUrl = (env.SITE_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, '');
  const isProduction = env.NODE_ENV === 'production';
  const isTrial = !isProduction && isLoopback(new URL(siteUrl).hostname);
  const isOwnMachine = isTrial && isLoopback(env.HOST);
  return {
    isProduction,
    port: env.PORT,
    host: env.HOST,
    siteUrl,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    publishableKey: env.PUBLISHABLE_KEY,
    secretKey: env.SECRET_KEY,
    trustedProxies: env.TRUST_PROXY,
    currency: env.SHOP_CURRENCY,
    signupTokens: env.SIGNUP_TOKENS ?? (isTrial ? 3 : 0),
    confirmsMail: env.MAIL_CONFIRM ?? false,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM ?? `${productName} <no-reply@${new URL(siteUrl).hostname}>`,
    model: readModel(env),
    reuseSeconds: env.REUSE_INTERVAL,
    devTools: readDevTools(env.DEV_TOOLS, isOwnMachine),
    sandboxAccess: env.PAYMENTS === 'sandbox' ? 'everybody' : 'machine',
    operatorFile: env.OPERATOR_FILE,
    payments: readPayments(env, isOwnMachine),
    hasLivePayments: env.PAYMENTS !== 'off' && isLiveKey(env.STRIPE_SECRET_KEY ?? ''),
    rateLimitFactor: env.RATE_LIMIT_FACTOR ?? (isTrial ? 50 : 1),
    logLevel: env.LOG_LEVEL,
    alerts: { mailTo: env.OPERATOR_MAIL, language: env.OPERATOR_LANGUAGE },
    viesUrl: env.VIES_URL,
    metrics: readMetrics(env),
  };
}

/** Only an explicit setting opens the tools to others; a guess from the addresses opens them to this machine alone. */
function readDevTools(wanted: boolean | undefined, isOwnMachine: boolean): ToolAccess {
  if (wanted === undefined) return isOwnMachine ? 'machine' : 'nobody';
  return wanted ? 'everybody' : 'nobody';
}

const isLiveKey = (key: string) => /^(sk|rk)_live_/.test(key);

/** A key selects the real provider; without one, the sandbox serves a trial on this machine. */
function readPayments(env: z.infer<typeof environment>, isOwnMachine: boolean): Settings['payments'] {
  const { PAYMENTS, STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: secrets = '', STRIPE_API_BASE } = env;
  const withoutKey = isOwnMachine ? 'sandbox' : 'off';
  const wanted = PAYMENTS ?? (secretKey === undefined ? withoutKey : 'stripe');
  if (wanted === 'off') return undefined;
  if (wanted === 'sandbox' || secretKey === undefined) return 'sandbox';
  return {
    mode: isLiveKey(secretKey) ? 'live' : 'test',
    secretKey,
    webhookSecrets: secrets.split(/\s*,\s*/),
    apiBase: STRIPE_API_BASE,
  };
}

function readMetrics({ METRICS_PORT: port, METRICS_TOKEN: token }: z.infer<typeof environment>): Settings['metrics'] {
  return port === undefined && token === undefined ? undefined : { port, token };
}

function readModel(env: z.infer<typeof environment>): ModelSettings | undefined {
  const { AI_PROVIDER: provider, AI_MODEL: model, AI_API_KEY: apiKey = '', AI_BASE_URL: baseUrl, AI_TIMEOUT } = env;
  if (provider === undefined || model === undefined) return undefined;
  return { provider, model, apiKey, baseUrl, timeoutMs: AI_TIMEOUT * 1000 };
}
