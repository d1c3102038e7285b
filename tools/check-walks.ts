import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

// every file of a walk in the architecture must be joined by an import with a file that stands before it in the walk
const root = join(import.meta.dirname, '..');
const document = readFileSync(join(root, 'docs/ARCHITECTURE.md'), 'utf8');
const walks = (document.split('\n## ').find((part) => part.startsWith('Walks\n')) ?? '').split(/\n(?=\d+\. )/).slice(1);
const filePath = /`((?:apps|packages|tools)\/[\w./-]+\.tsx?)`/g;
const specifiers = /(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g;

/** The files that a file imports, also lazily, as paths from the root. */
function importsOf(path: string): ReadonlySet<string> {
  if (!existsSync(join(root, path))) return new Set();
  const found = [...readFileSync(join(root, path), 'utf8').matchAll(specifiers)].map(([, specifier = '']) => specifier);
  return new Set(found.flatMap((specifier) => resolve(path, specifier) ?? []));
}

function resolve(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return join(dirname(from), specifier);
  if (!specifier.startsWith('@regelwerk/')) return undefined;
  return fileURLToPath(import.meta.resolve(specifier)).slice(root.length + 1);
}

const areJoined = (one: string, other: string) => importsOf(one).has(other) || importsOf(other).has(one);

const faults = walks.flatMap((walk) => {
  const name = /\*\*(.+?)\*\*/.exec(walk)?.[1] ?? walk.slice(0, 40);
  const missing: string[] = [];
  let stretch: string[] = [];
  for (const step of walk.split('->')) {
    const paths = [...step.matchAll(filePath)].map(([, path = '']) => path);
    const before = stretch;
    // a step without a file leaves the code: over the wire, through a job, into a build
    if (paths.length === 0) stretch = [];
    for (const path of paths) {
      if (before.length > 0 && !before.some((one) => areJoined(one, path)))
        missing.push(`${name}: no import joins ${path} with a file before it`);
      stretch = [...stretch, path];
    }
  }
  return missing;
});

for (const fault of faults) console.error(`docs/ARCHITECTURE.md: ${fault}`);
if (walks.length === 0) console.error('docs/ARCHITECTURE.md: no walk was found to check.');
if (faults.length > 0 || walks.length === 0) process.exitCode = 1;
