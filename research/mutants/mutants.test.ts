import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findMistyped } from './find-mistyped.ts';
import { judgeReport } from './judge-report.ts';
import { rankMutants } from './rank-mutants.ts';

const root = join(import.meta.dirname, '../..');
const fileName = 'research/mutants/planted/is-allowed.ts';
const place = { start: { line: 3, column: 17 }, end: { line: 3, column: 24 } };
const change = (id: string, replacement: string) => ({
  id,
  fileName,
  replacement,
  mutatorName: 'EqualityOperator',
  location: place,
});

test('a report separates detected from undetected mutants and leaves out those that do not compile or were not drawn', () => {
  // the report counts from 1
  const location = { start: { line: 4, column: 18 }, end: { line: 4, column: 25 } };
  const mutant = { id: '1', mutatorName: 'EqualityOperator', location };
  const judgment = judgeReport({
    files: {
      [fileName]: {
        source: readFileSync(join(root, fileName), 'utf8'),
        mutants: [
          { ...mutant, replacement: 'fee <= 0', status: 'Killed' },
          { ...mutant, replacement: 'true', status: 'Timeout' },
          { ...mutant, replacement: 'fee >= 0', status: 'Survived' },
          { ...mutant, replacement: 'false', status: 'NoCoverage' },
          { ...mutant, replacement: '{}', status: 'CompileError', statusReason: 'mistyped' },
          { ...mutant, replacement: '""', status: 'CompileError', statusReason: 'not drawn' },
        ],
      },
    },
  });
  expect(judgment).toEqual({
    killed: [`${fileName}:4  fee > 0 → fee <= 0`, `${fileName}:4  fee > 0 → true`],
    timedOut: [`${fileName}:4  fee > 0 → true`],
    survived: [`${fileName}:4  fee > 0 → fee >= 0`, `${fileName}:4  fee > 0 → false`],
    mistyped: 1,
    notDrawn: 1,
  });
});

test('a mutant that does not compile is not created, one that leaves a name unused is', () => {
  const mistyped = findMistyped(root, [change('1', 'fee >= 0'), change('2', '{}'), change('3', 'true')]);
  expect([...mistyped]).toEqual(['2']);
});

test('a seed draws the same mutants in whatever order they come', () => {
  const mutants = ['1', '2', '3', '4', '5', '6'].map((id) => change(id, `fee > ${id}`));
  const drawn = rankMutants(mutants, 'a').map(({ id }) => id);
  expect(rankMutants(mutants.toReversed(), 'a').map(({ id }) => id)).toEqual(drawn);
  expect(rankMutants(mutants, 'b').map(({ id }) => id)).not.toEqual(drawn);
});
