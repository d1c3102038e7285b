import type { Database } from '@regelwerk/database/open-database';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { ShopFigures } from '../domain/admin/read-figures.ts';
import { generationOutcomes, type Observation } from '../http/observation.ts';

/** The figures of this process and of the shop, in the text format of Prometheus. */
export interface Metrics {
  readonly observation: Required<Observation>;
  readonly contentType: string;
  /** Returns all figures; `shop` is undefined while the database cannot be read. */
  readonly write: (database: Pick<Database, 'pool'>, shop: ShopFigures | undefined) => Promise<string>;
}

const requestBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 75];

/** Creates the figures of one process. */
export function createMetrics(version: string): Metrics {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  const build = new Gauge({
    name: 'regelwerk_build_info',
    help: 'Always 1; the labels name the version of the product and of Node.',
    labelNames: ['version', 'node'],
    registers,
  });
  build.set({ version, node: process.version }, 1);
  const requests = new Histogram({
    name: 'regelwerk_http_request_duration_seconds',
    help: 'Time until a request was answered, by the pattern of its route.',
    labelNames: ['method', 'route', 'status'],
    buckets: requestBuckets,
    registers,
  });
  const generations = new Counter({
    name: 'regelwerk_generations_total',
    help: 'Runs of the generator in this process, by their outcome.',
    labelNames: ['outcome'],
    registers,
  });
  for (const outcome of generationOutcomes) generations.inc({ outcome }, 0);
  const sockets = new Gauge({
    name: 'regelwerk_realtime_sockets',
    help: 'Open websockets of this process.',
    registers,
  });
  const connections = new Gauge({
    name: 'regelwerk_db_pool_connections',
    help: 'Connections to the database, by what they do.',
    labelNames: ['state'],
    registers,
  });
  const waiting = new Gauge({
    name: 'regelwerk_db_pool_waiting',
    help: 'Callers that wait for a connection to the database.',
    registers,
  });
  const isUp = new Gauge({
    name: 'regelwerk_database_up',
    help: '1 if the database answered this scrape in time; the figures of the shop are missing otherwise.',
    registers,
  });
  const setShop = shopGauges(registers);
  return {
    observation: {
      countRequest: ({ seconds, ...labels }) => requests.observe(labels, seconds),
      countGeneration: (outcome) => generations.inc({ outcome }),
      countSockets: (open) => sockets.set(open),
    },
    contentType: register.contentType,
    write: ({ pool }, shop) => {
      connections.set({ state: 'idle' }, pool.idleCount);
      connections.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      waiting.set(pool.waitingCount);
      isUp.set(shop === undefined ? 0 : 1);
      setShop(shop);
      return register.metrics();
    },
  };
}

const shopHelp = {
  payment_events_waiting: 'Stored webhooks that wait for their processing.',
  payment_events_failing: 'Stored webhooks whose processing has failed at least once.',
  payment_event_oldest_age_seconds: 'Age of the oldest webhook that waits; 0 if none does.',
  payment_event_last_age_seconds: 'Time since the last webhook arrived.',
  mails_dead: 'Mails that were given up and reach nobody.',
  mails_late: 'Mails required by law that have waited for more than an hour.',
  token_holds_open: 'Running generations that hold a token.',
  token_hold_oldest_age_seconds: 'Age of the oldest hold; 0 if there is none.',
  ledger_check_faults: 'Faults that the last check of the token ledger found.',
  ledger_check_age_seconds: 'Time since the last check of the token ledger.',
  reconciliation_differences: 'Differences that the last comparison with the payment provider found.',
  reconciliation_age_seconds: 'Time since the last comparison with the payment provider.',
  orders_in_review: 'Orders whose payment does not match them.',
  notices_open: 'Declared withdrawals and cancellations that are not settled.',
  notices_overdue: 'Declared withdrawals and cancellations past their deadline.',
} as const satisfies Record<keyof ShopFigures['values'], string>;

/** Creates the gauges that are read from the database, and returns how to set them; all are empty without figures. */
function shopGauges(registers: Registry[]) {
  const depth = new Gauge({
    name: 'regelwerk_job_queue_depth',
    help: 'Jobs in the queue, by their kind and state; dead ones have used up their attempts.',
    labelNames: ['task', 'state'],
    registers,
  });
  const age = new Gauge({
    name: 'regelwerk_job_queue_age_seconds',
    help: 'How long the oldest due job of a kind has been waiting; 0 if none is due.',
    labelNames: ['task'],
    registers,
  });
  const values = Object.entries(shopHelp).map(
    ([name, help]) => [name as keyof ShopFigures['values'], labelless(`regelwerk_${name}`, help, registers)] as const,
  );
  return (shop: ShopFigures | undefined) => {
    for (const gauge of [depth, age, ...values.map(([, one]) => one)]) gauge.reset();
    if (shop === undefined) {
      // a gauge without labels is reset to 0, which would claim that all is well
      for (const [, gauge] of values) gauge.remove();
      return;
    }
    for (const { task, waiting, running, dead, ageSeconds } of shop.jobs) {
      for (const [state, count] of Object.entries({ waiting, running, dead })) depth.set({ task, state }, count);
      age.set({ task }, ageSeconds);
    }
    for (const [name, gauge] of values) {
      const value = shop.values[name];
      if (value === null) gauge.remove();
      else gauge.set(value);
    }
  };
}

const labelless = (name: string, help: string, registers: Registry[]) => new Gauge({ name, help, registers });
