import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Names the first installed browser for an environment; Playwright otherwise looks for one of its own. */
export function browserOf(): { CHROMIUM_PATH?: string } {
  const file = join(import.meta.dirname, '../../tools/browsers.json');
  const places: { readonly chromium: readonly string[] } = JSON.parse(readFileSync(file, 'utf8'));
  const found = process.env.CHROMIUM_PATH ?? places.chromium.find((path) => existsSync(path));
  return found === undefined ? {} : { CHROMIUM_PATH: found };
}
