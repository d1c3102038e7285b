import { hash } from 'node:crypto';
import { join, relative, resolve } from 'node:path';

/** The system's limit of an address of a Unix socket, less the final zero byte. */
const longestAddress = 100;

/**
 * Returns the address of the admin socket of a data directory: a file in it, on Windows a named pipe. Undefined if no
 * spelling of the path is short enough.
 */
export function adminSocketPath(dataDir: string): string | undefined {
  const folder = resolve(dataDir);
  if (process.platform === 'win32')
    return `\\\\.\\pipe\\regelwerk-${hash('sha256', folder.toLowerCase(), 'hex').slice(0, 32)}`;
  const whole = join(folder, 'admin.sock');
  return [whole, relative(process.cwd(), whole)].find((path) => Buffer.byteLength(path) <= longestAddress);
}
