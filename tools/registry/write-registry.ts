import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { formatRegistry, root } from './format-registry.ts';
import { registryFiles } from './registry-files.ts';

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });

let isChanged = false;
for (const [path, text] of registryFiles) {
  const file = join(root, path);
  const wanted = formatRegistry(path, text);
  if (readFileSync(file, 'utf8') === wanted) continue;
  isChanged = true;
  if (!values.check) writeFileSync(file, wanted);
  else console.error(`${path} differs from the technologies and targets of the engine. Run npm run registry.`);
}
if (values.check && isChanged) process.exitCode = 1;
// the engine answers from the registry, so what was just written may change what it says
if (!values.check && isChanged)
  process.exitCode =
    spawnSync(process.execPath, [...process.execArgv, ...process.argv.slice(1)], {
      stdio: 'inherit',
    }).status ?? 1;
