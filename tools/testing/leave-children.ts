import { createCluster } from './postgres-cluster.ts';
import { startTestServer } from './start-test-server.ts';

// starts what tests start, prints the process numbers, and ends without stopping anything
const cluster = await createCluster();
const server = await startTestServer({ DATABASE_URL: cluster.url('postgres') });
process.stdout.write(`${server.process.pid}\n${cluster.folder}\n`);
if (process.argv[2] === 'fails') throw new Error('as a test that fails');
process.kill(process.pid, 'SIGKILL');
