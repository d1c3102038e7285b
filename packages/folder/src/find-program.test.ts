import { mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { expect, test } from 'vitest';
import { scratchFolder } from '../../../tools/testing/scratch-folder.ts';
import { findProgram } from './find-program.ts';

test('a program is one of the folders that PATH names whole, never one of the folder at hand', () => {
  const place = join(scratchFolder(), `programs-${process.pid}`);
  const [first, second] = [join(place, 'first'), join(place, 'second')];
  for (const folder of [join(first, 'tool'), second]) mkdirSync(folder, { recursive: true });
  writeFileSync(join(second, 'tool'), '#!/bin/sh\n', { mode: 0o755 });
  writeFileSync(join(second, 'text'), 'no program', { mode: 0o644 });
  const path = ['', '.', 'second', first, second].join(delimiter);
  expect(findProgram('tool', path)).toBe(join(second, 'tool'));
  expect(findProgram('text', path)).toBeUndefined();
  expect(findProgram('tool', ['', '.', 'second'].join(delimiter))).toBeUndefined();
});
