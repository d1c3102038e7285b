import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns a file of the built web app by its path in the build folder. Without a build, throws with the command that
 * makes one.
 */
export function readBuilt(webRoot: string, file: string): string {
  const path = join(webRoot, file);
  if (!existsSync(path)) throw new Error(`The web app is not built: ${path} is missing. Run "npm run build" first.`);
  return readFileSync(path, 'utf8');
}
