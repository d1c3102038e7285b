import { execFileSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { printFigures } from './report/print-figures.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'packages/cli/dist');
execFileSync(process.execPath, [join(root, 'tools/build-cli.mjs')], { stdio: 'ignore' });
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
const bytes = files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);

printFigures([
  {
    name: 'start of the command line until its help is printed',
    unit: 'ms',
    value: millisecondsOf([join(folder, 'regelwerk.js'), 'help']),
    reference: { name: 'a start of Node that does nothing', value: millisecondsOf(['-e', '0']) },
    goal: { of: 'value', atMost: 300 },
  },
  {
    name: 'the command line as it is installed, with its grammars',
    unit: 'MB',
    value: bytes / 1_000_000,
    goal: { of: 'value', atMost: 25 },
  },
]);

function millisecondsOf(words: readonly string[]): number {
  const began = performance.now();
  execFileSync(process.execPath, words, { stdio: 'ignore' });
  return performance.now() - began;
}
