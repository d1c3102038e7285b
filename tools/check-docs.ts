import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

// every path that a document names in backticks, draws in a walk or links to must exist, so that a moved file breaks the check and not a link
const root = join(import.meta.dirname, '..');
const documents = ['.', 'docs', 'docs/decisions', 'research', 'research/measurements']
  .flatMap(markdownIn)
  .concat('tests/conformance/COVERAGE.md');
const named = /`((?:apps|packages|tests|tools|bench|research|docs)\/[\w./-]+)`/g;
const drawn = /^[ │├└a-z:]*? ((?:apps|packages)\/[\w./-]+\.(?:tsx?|sql))/gm;
const linked = /\]\((?!https?:|mailto:|#)([^)#\s]+)/g;
const missing = documents.flatMap((document) => {
  const text = readFileSync(join(root, document), 'utf8');
  const paths = [
    ...[named, drawn].flatMap((paths) => [...text.matchAll(paths)].map(([, path = '']) => path)),
    ...[...text.matchAll(linked)].map(([, path = '']) => join(dirname(document), path)),
  ];
  // what a build writes is not there in a fresh checkout
  return paths
    .filter((path) => !path.endsWith('/dist') && !existsSync(join(root, path)))
    .map((path) => `${document}: ${path} does not exist`);
});
// a note of a decision has one form, and a line in the index
const form = ['Context', 'Choice', 'Price'].join();
const index = readFileSync(join(root, 'docs/decisions/README.md'), 'utf8');
const misshapen = markdownIn('docs/decisions')
  .filter((document) => basename(document) !== 'README.md')
  .flatMap((document) => {
    const text = readFileSync(join(root, document), 'utf8');
    const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading).join();
    return [
      ...(/^Date: \d{4}-\d{2}-\d{2}$/m.test(text) ? [] : [`${document}: lacks its date`]),
      ...(headings === form ? [] : [`${document}: its headings are ${headings}, not ${form}`]),
      ...(index.includes(`(${basename(document)})`) ? [] : [`${document}: is not in docs/decisions/README.md`]),
    ];
  });
const faults = [...missing, ...misshapen];
for (const line of faults) console.error(line);
if (faults.length > 0) process.exitCode = 1;

function markdownIn(folder: string): string[] {
  return readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name));
}
