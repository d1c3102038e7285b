import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file of the built web app, by its path below the build's folder. Without the build it says how to make it. */
export function readBuilt(webRoot: string, file: string): string {
  const path = join(webRoot, file);
  if (!existsSync(path)) throw new Error(`The web app is not built: ${path} is missing. Run "npm run build" first.`);
  return readFileSync(path, 'utf8');
}
