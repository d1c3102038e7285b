import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSettings } from './env.ts';
import { namesInEnvFiles } from './unknown-settings.ts';

test.each([
  ['DATABASE_UR', 'DATABASE_URL'],
  ['DATABSE_URL', 'DATABASE_URL'],
  ['DATABASE_ULR', 'DATABASE_URL'],
  ['DATABASEURL', 'DATABASE_URL'],
  ['database_url', 'DATABASE_URL'],
  ['SMTP_UR', 'SMTP_URL'],
  ['MAIL_FORM', 'MAIL_FROM'],
  ['NODE_EVN', 'NODE_ENV'],
  ['SITEURL', 'SITE_URL'],
  ['STRIPE_SECRETKEY', 'STRIPE_SECRET_KEY'],
  ['STRIPE_WEBHOOK_SECERT', 'STRIPE_WEBHOOK_SECRET'],
  ['TRUST_PROXYS', 'TRUST_PROXY'],
  ['SIGNUP_TOKEN', 'SIGNUP_TOKENS'],
])('%s is refused by name, and %s suggested', (name, meant) => {
  for (const ownFile of [[], [name]])
    expect(() => readSettings({ [name]: 'x' }, ownFile)).toThrow(`${name}: no such setting; did you mean ${meant}?`);
});

test('unknown names stand in one list with wrong values', () => {
  expect(() => readSettings({ DATABASE_UR: 'x', PORT: 'x' })).toThrow(/DATABASE_UR:[\s\S]*PORT:/);
});

/** Variables of shells, service managers, build servers, hosts and other programs. */
const ofOthers =
  `HOME HOSTNAME HOSTTYPE PATH PWD OLDPWD SHELL SHLVL TERM USER LOGNAME MAIL MAILCHECK LANG LC_ALL TZ EDITOR
DISPLAY COLORTERM XDG_DATA_DIRS XDG_DATA_HOME XDG_RUNTIME_DIR SSH_AUTH_SOCK INVOCATION_ID JOURNAL_STREAM NOTIFY_SOCKET LISTEN_PID
CI GITHUB_ACTIONS GITHUB_TOKEN GIT_URL GIT_BRANCH BUILD_URL JOB_URL JENKINS_URL NODE_OPTIONS NODE_PATH NODE_EXTRA_CA_CERTS NODE_VERSION
NODE_DEBUG NODE_NO_WARNINGS npm_lifecycle_event npm_config_cache npm_package_name HTTP_PROXY HTTPS_PROXY NO_PROXY http_proxy https_proxy
KUBERNETES_SERVICE_HOST KUBERNETES_PORT PGDATA PGHOST PGPORT PGUSER PGPASSWORD PGSSLMODE POSTGRES_USER POSTGRES_DB POSTGRES_PASSWORD
POSTGRES_URL MYSQL_URL REDIS_URL MONGO_URL DATABASE_HOST DATABASE_USER DATABASE_NAME DATABASE_PASSWORD DATABASE_PRIVATE_URL
DATABASE_URL_UNPOOLED SQLALCHEMY_DATABASE_URI APP_URL BASE_URL API_URL API_KEY API_BASE_URL API_TIMEOUT PUBLIC_URL ROOT_URL WEB_URL VITE_URL
SMTP_HOST SMTP_PORT SMTP_USER SMTP_PASS SMTP_SSL SMTP_TLS MAIL_HOST MAIL_PORT MAIL_USER MAILER_DSN SECRET SECRET_KEY_BASE JWT_SECRET
SESSION_SECRET AWS_REGION AWS_SECRET_ACCESS_KEY AWS_ACCESS_KEY_ID OPENAI_API_KEY ANTHROPIC_API_KEY XAI_API_KEY MISTRAL_API_KEY AI21_API_KEY
STRIPE_API_KEY STRIPE_CLI_KEY STRIPE_PUBLISHABLE_KEY STRIPE_TEST_SECRET_KEY LOGLEVEL_ROOT LOG_FORMAT LOG_FILE DEBUG OTEL_SERVICE_NAME SENTRY_DSN
FLY_APP_NAME RAILWAY_STATIC_URL RENDER_EXTERNAL_URL HEROKU_APP_NAME DYNO VERCEL_URL PM2_HOME SUPERVISOR_ENABLED PORTS COST POST
FORCE_COLOR NO_COLOR VITEST VITEST_POOL_ID PLAYWRIGHT_BROWSERS_PATH E2E_PORT`.split(/\s+/);

test.each(ofOthers)('%s of another program does not stop the start', (name) => {
  expect(() => readSettings({ [name]: 'x' })).not.toThrow();
});

test('the environment that the tests run in does not stop the start', () => {
  expect(() => readSettings(process.env)).not.toThrow();
});

test('in a file of our own every name has to be known, but for those of Node, the database and the system', () => {
  expect(() => readSettings({ SMTP_HOST: 'x' }, ['SMTP_HOST'])).toThrow(
    'SMTP_HOST: no such setting, yet it stands in .env',
  );
  expect(() => readSettings({ PROT: '80' }, ['PROT'])).toThrow('PROT: no such setting');
  for (const name of ['NODE_OPTIONS', 'PGSSLMODE', 'TZ', 'HTTPS_PROXY', 'COMPOSE_PROJECT_NAME'])
    expect(() => readSettings({ [name]: 'x' }, [name])).not.toThrow();
});

test('the names of the file are read from it, empty ones too', () => {
  const folder = mkdtempSync(join(tmpdir(), 'regelwerk-env-'));
  const path = join(folder, '.env');
  writeFileSync(path, '# note\nPORT=1\nSMTP_HOST=\nexport TZ="UTC"\n');
  expect(namesInEnvFiles([`--env-file=${path}`])).toEqual(['PORT', 'SMTP_HOST', 'TZ']);
  expect(namesInEnvFiles(['--inspect'])).toEqual([]);
  rmSync(folder, { recursive: true });
});
