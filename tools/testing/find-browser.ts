import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The Chromium or Chrome that CHROMIUM_PATH names, else the first installed one; throws with what to install. */
export function findBrowser(): string {
  const places: string[] = JSON.parse(readFileSync(join(import.meta.dirname, '../browsers.json'), 'utf8'));
  const found = process.env.CHROMIUM_PATH ?? places.find((path) => existsSync(path));
  if (found === undefined) throw new Error('No Chromium or Chrome found. Install one, or name it in CHROMIUM_PATH.');
  return found;
}
