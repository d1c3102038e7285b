import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type BrowserName = 'chromium' | 'firefox';

/**
 * Returns the path of a browser: the one in CHROMIUM_PATH or FIREFOX_PATH, else the first installed one (Chrome counts as
 * Chromium); throws with what to install.
 */
export function findBrowser(name: BrowserName = 'chromium'): string {
  const places: Record<BrowserName, string[]> = JSON.parse(
    readFileSync(join(import.meta.dirname, '../browsers.json'), 'utf8'),
  );
  const variable = `${name.toUpperCase()}_PATH`;
  const found = process.env[variable] ?? places[name].find((path) => existsSync(path));
  if (found === undefined) throw new Error(`No ${name} found. Install it, or name it in ${variable}.`);
  return found;
}
