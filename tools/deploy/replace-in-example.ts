import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns an example of `deploy/` with other addresses and paths; throws if it lacks one of those to replace. */
export function replaceInExample(name: string, replacements: readonly (readonly [string, string])[]): string {
  let text = readFileSync(join(import.meta.dirname, '../../deploy', name), 'utf8');
  for (const [from, to] of replacements) {
    if (!text.includes(from)) throw new Error(`deploy/${name} does not contain "${from}".`);
    text = text.replaceAll(from, to);
  }
  return text;
}
