import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../packages/profile/fixtures');

/** Returns the files of a fixture by their paths. A fixture is one text, with each file below a line `-- path --`. */
export function readFixture(name: string): Map<string, string> {
  const [, ...parts] = readFileSync(join(folder, `${name}.txtar`), 'utf8').split(/^-- (.+) --\n/m);
  return new Map(parts.flatMap((path, index) => (index % 2 === 0 ? [[path, parts[index + 1] ?? '']] : [])));
}
