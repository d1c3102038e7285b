import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { applyMutant } from './apply-mutant.ts';
import type { Mutant } from './mutant.ts';

/**
 * The ids of the mutants whose own file no longer passes the type check. Each mutant is written beside its original
 * in a copy of the sources, so one run of the compiler judges them all.
 */
export function findMistyped(root: string, mutants: readonly Mutant[]): Set<string> {
  const copy = mkdtempSync(join(tmpdir(), 'regelwerk-mutants-'));
  try {
    for (const folder of ['apps/server', 'packages', 'tools']) {
      cpSync(join(root, folder), join(copy, folder), {
        recursive: true,
        filter: (path) => basename(path) !== 'node_modules',
      });
    }
    for (const name of ['package.json', 'tsconfig.base.json']) cpSync(join(root, name), join(copy, name));
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
    const files = mutants.map((mutant) => {
      const file = mutant.fileName.replace(/\.ts$/, `.mutant-${mutant.id}.ts`);
      writeFileSync(join(copy, file), applyMutant(readFileSync(join(root, mutant.fileName), 'utf8'), mutant));
      return file;
    });
    // a change that leaves a name unused is still a change to notice
    const compilerOptions = { lib: ['esnext'], types: ['node'], noUnusedLocals: false, noUnusedParameters: false };
    writeFileSync(
      join(copy, 'tsconfig.json'),
      JSON.stringify({ extends: './tsconfig.base.json', compilerOptions, files }),
    );
    const compiler = join(root, 'node_modules/typescript/bin/tsc');
    const { stdout } = spawnSync(process.execPath, [compiler, '-p', copy, '--pretty', 'false'], {
      cwd: copy,
      encoding: 'utf8',
    });
    return new Set([...stdout.matchAll(/\.mutant-(\d+)\.ts\(/g)].map(([, id = '']) => id));
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
