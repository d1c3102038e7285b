import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// every path that a document names in backticks must exist, so that a moved file breaks the check and not a link
const root = join(import.meta.dirname, '..');
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'research/README.md',
  'research/quality.md',
  ...markdownIn('docs'),
  ...markdownIn('docs/decisions'),
  'tests/conformance/COVERAGE.md',
];
const named = /`((?:apps|packages|tests|tools|bench|research|docs)\/[\w./-]+)`/g;
const missing = documents.flatMap((document) =>
  [...readFileSync(join(root, document), 'utf8').matchAll(named)]
    .map((match) => match[1] ?? '')
    .filter((path) => !existsSync(join(root, path)))
    .map((path) => `${document}: ${path} does not exist`),
);
// a note of a decision has a date, a context, a choice and a price, each at the beginning of a line
const parts = ['Date', 'Context', 'Choice', 'Price'];
const incomplete = markdownIn('docs/decisions').flatMap((document) => {
  const text = readFileSync(join(root, document), 'utf8');
  return parts
    .filter((part) => !new RegExp(`^(?:## )?${part}\\b`, 'm').test(text))
    .map((part) => `${document}: lacks its ${part.toLowerCase()}`);
});
const faults = [...missing, ...incomplete];
for (const line of faults) console.error(line);
if (faults.length > 0) process.exitCode = 1;

function markdownIn(folder: string): string[] {
  return readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${folder}/${name}`);
}
