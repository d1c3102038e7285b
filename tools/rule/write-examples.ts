import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { examplePage } from './example-page.ts';

export const examplesFile = join(import.meta.dirname, '../../docs/examples/rules.md');

/** Rewrites the page of examples. */
export function writeExamples(): void {
  writeFileSync(examplesFile, examplePage());
}
