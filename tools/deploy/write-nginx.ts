import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { replaceInExample } from './replace-in-example.ts';

/**
 * Writes `deploy/nginx.conf` with these ports and files into a whole configuration, as it is included in the http context, and
 * returns its path.
 */
export function writeNginx(
  scratch: string,
  input: {
    readonly port: number;
    /** The port that redirects to the other one. */
    readonly plainPort: number;
    readonly upstreams: readonly number[];
    readonly certificate: string;
    readonly key: string;
  },
): string {
  const { port, plainPort, upstreams, certificate, key } = input;
  const site = replaceInExample('nginx.conf', [
    ...upstreams.map((upstream, index) => [`127.0.0.1:${3001 + index} `, `127.0.0.1:${upstream} `] as const),
    ['listen 80;', `listen 127.0.0.1:${plainPort};`],
    ['listen 443 ', `listen 127.0.0.1:${port} `],
    ['/etc/ssl/shop.example.com.pem', certificate],
    ['/etc/ssl/shop.example.com.key', key],
    ['shop.example.com', 'localhost'],
  ]);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((one) => `${one}_temp_path ${join(scratch, `nginx-${one}`)};`)
    .join('\n');
  const whole = `${process.getuid?.() === 0 ? 'user root;\n' : ''}daemon off;
worker_processes 1;
pid ${join(scratch, 'nginx.pid')};
error_log ${join(scratch, 'nginx-error.log')};
events { worker_connections 2048; }
http {
access_log off;
${temporary}
${site}}
`;
  const path = join(scratch, 'nginx.conf');
  writeFileSync(path, whole);
  return path;
}
