import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PostgresCluster } from '../testing/postgres-cluster.ts';
import { runStatement } from '../testing/run-statement.ts';

/**
 * Creates user and database with `deploy/postgres-user.sh`, has the server demand the password, and returns the address with it.
 */
export async function createExampleDatabase({ folder, url }: PostgresCluster): Promise<string> {
  const password = 'deployment';
  const script = join(import.meta.dirname, '../../deploy/postgres-user.sh');
  const { status, stderr } = spawnSync('sh', [script], {
    encoding: 'utf8',
    env: { ...process.env, PGHOST: folder, POSTGRES_PASSWORD: password },
  });
  if (status !== 0) throw new Error(`deploy/postgres-user.sh:\n${stderr}`);
  const access = join(folder, 'data', 'pg_hba.conf');
  writeFileSync(access, `local all regelwerk scram-sha-256\n${readFileSync(access, 'utf8')}`);
  await runStatement(url('postgres'), 'select pg_reload_conf()');
  const direct = new URL(url('regelwerk', 'regelwerk'));
  direct.password = password;
  return direct.href;
}
