import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const example = join(import.meta.dirname, '../../deploy/nginx.conf');

/** Writes the example of nginx with these ports and files into a whole configuration, and returns its path. */
export function writeNginx(
  scratch: string,
  input: {
    readonly port: number;
    readonly upstreams: readonly number[];
    readonly certificate: string;
    readonly key: string;
  },
): string {
  const [first = 0, second = 0, third = 0] = input.upstreams;
  const site = readFileSync(example, 'utf8')
    .replace('127.0.0.1:3001', `127.0.0.1:${first}`)
    .replace('127.0.0.1:3002', `127.0.0.1:${second}`)
    .replace('127.0.0.1:3003', `127.0.0.1:${third}`)
    .replace(/server \{\s+listen 80;[\s\S]*?\n\}\n/, '')
    .replace('listen 443 ssl http2', `listen 127.0.0.1:${input.port} ssl http2`)
    .replaceAll('shop.example.com', 'localhost')
    .replace('/etc/ssl/localhost.pem', input.certificate)
    .replace('/etc/ssl/localhost.key', input.key);
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
