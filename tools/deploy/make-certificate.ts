import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Makes a certificate for localhost that signs itself. */
export function makeCertificate(scratch: string): { readonly certificate: string; readonly key: string } {
  const certificate = join(scratch, 'localhost.pem');
  const key = join(scratch, 'localhost.key');
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2', ...subject].concat(
      ['-keyout', key, '-out', certificate],
    ),
    { stdio: 'ignore' },
  );
  return { certificate, key };
}
