import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns the path of the Chromium or Chrome in CHROMIUM_PATH, else of the first installed one; throws with the
 * package to install.
 */
export function findBrowser(): string {
  const places: string[] = JSON.parse(readFileSync(join(import.meta.dirname, '../browsers.json'), 'utf8'));
  const found = process.env.CHROMIUM_PATH ?? places.find((path) => existsSync(path));
  if (found === undefined) throw new Error('No Chromium or Chrome found. Install one, or name it in CHROMIUM_PATH.');
  return found;
}
