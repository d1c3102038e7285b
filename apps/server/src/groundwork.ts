import { seedLists } from '@regelwerk/contract/seed-lists';
import { type Database, openDatabase } from '@regelwerk/database/open-database';
import type { Surface } from '@regelwerk/database/surface';
import type { Operator } from '@regelwerk/legal/operator';
import type { Logger } from 'pino';
import { checkReadiness } from './settings/check-readiness.ts';
import { databaseOptions } from './settings/database-options.ts';
import type { Settings } from './settings/env.ts';
import { readOperator } from './settings/read-operator.ts';
import { version } from './settings/version.ts';
import { openTelemetry } from './telemetry/open-telemetry.ts';

/** Checked facts, open telemetry and a database on its way: all that a start can do before it loads the app. */
export interface Groundwork {
  readonly operator: Operator;
  readonly telemetry: Awaited<ReturnType<typeof openTelemetry>>;
  readonly prepared: Promise<PreparedDatabase>;
}

/** A database of this version. */
interface PreparedDatabase {
  readonly database: Database;
  /** The columns and functions that this version relies on. */
  readonly surface: Surface | undefined;
}

/**
 * Checks what the settings require, and begins to open the database and to bring it to this version. Throws if a setting is
 * wrong; `prepared` rejects if the database fails.
 */
export async function layGroundwork(settings: Settings, log: Logger): Promise<Groundwork> {
  const operator = readOperator(settings.operatorFile);
  checkReadiness(settings, operator, log);
  requireNamedModelProvider(settings, operator);
  const telemetry = await openTelemetry(
    { hasMetrics: settings.metrics !== undefined, tracing: settings.tracing },
    version,
  );
  const opening = openDatabase({
    ...databaseOptions(settings),
    watch: telemetry.watch,
    onFault: (fault) => log.error({ err: fault }, 'the embedded database stopped and is started anew'),
    onReplica: (isUsed) =>
      log[isUsed ? 'info' : 'warn'](
        `visitors read from the ${isUsed ? 'replica' : 'primary, because the replica is away or behind'}`,
      ),
  });
  const prepared = prepare(opening, log);
  // nothing awaits it until the rest of the server is loaded
  prepared.catch(() => undefined);
  return { operator, telemetry, prepared };
}

async function prepare(opening: Promise<Database>, log: Logger): Promise<PreparedDatabase> {
  const loading = loadPreparation();
  // a failure is thrown below, where it closes the database
  loading.catch(() => undefined);
  const database = await opening;
  try {
    const { prepareDatabase } = await loading;
    const { applied, repaired, surface } = await prepareDatabase(database, seedLists);
    if (applied.length > 0) log.info({ applied }, 'database brought up to date');
    if (repaired.length > applied.length)
      log.warn({ repaired: repaired.length }, 'roles, grants and policies that a restore had lost were made anew');
    return { database, surface };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Loads what prepares the database, and reads its files, while the database opens. */
async function loadPreparation() {
  const { definitions } = await import('@regelwerk/database/definitions');
  definitions();
  return import('@regelwerk/database/prepare-database');
}

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
