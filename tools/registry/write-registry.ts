import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { formatRegistry, root } from './format-registry.ts';
import { registryFiles } from './registry-files.ts';

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });

for (const [path, text] of registryFiles) {
  const file = join(root, path);
  const wanted = formatRegistry(path, text);
  if (!values.check) writeFileSync(file, wanted);
  else if (readFileSync(file, 'utf8') !== wanted) {
    process.exitCode = 1;
    console.error(`${path} differs from the technologies and targets of the engine. Run npm run registry.`);
  }
}
