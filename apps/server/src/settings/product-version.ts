import { hash } from 'node:crypto';
import { definitions } from '@regelwerk/database/definitions';
import { migrationNames } from '@regelwerk/database/migration-names';
import { version } from './version.ts';

/**
 * The version of this process: that of the package and a digest of the database schema, which tells two unreleased
 * states apart. Read at the start, because an update replaces the files of a running server.
 */
export const productVersion = `${version}+${digestOfSchema()}`;

function digestOfSchema(): string {
  const parts = [...migrationNames(), ...definitions().map(({ name, sha256 }) => `${name} ${sha256}`)];
  return hash('sha256', parts.join('\n'), 'hex').slice(0, 8);
}
