import { createCluster } from './postgres-cluster.ts';
import { runStatement } from './run-statement.ts';

/** A temporary Postgres server on a socket, with an ordinary user who may create databases and roles. */
export interface NativePostgres {
  /** Returns the address of one of its databases. */
  readonly url: (database: string) => string;
  readonly stop: () => Promise<void>;
}

const user = 'regelwerk_owner';

/** Starts a new server; its user is not a superuser, as an operator's should not be. */
export async function startNativePostgres(): Promise<NativePostgres> {
  const cluster = await createCluster();
  await runStatement(cluster.url('postgres'), `create role ${user} login createdb createrole`);
  return { url: (database) => cluster.url(database, user), stop: cluster.remove };
}
