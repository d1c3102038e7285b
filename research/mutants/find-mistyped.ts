import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { applyMutant } from './apply-mutant.ts';
import type { Mutant } from './mutant.ts';

/**
 * Returns the ids of the mutants whose own file fails the type check. Writes each mutant beside its original in a
 * copy of the sources, so that one compiler run judges them all.
 */
export function findMistyped(root: string, mutants: readonly Mutant[]): Set<string> {
  const copy = mkdtempSync(join(tmpdir(), 'regelwerk-mutants-'));
  try {
    for (const folder of ['apps/server', 'packages', 'tools', 'research/mutants']) {
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
    // a change that only leaves a name unused is still a change to detect
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
