import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { manifests, namedPackages } from './named-packages.ts';
import { taskFolder } from './prepare-copy.ts';
import { probe } from './probe.ts';
import type { Probe, Task } from './task.ts';

/** Probes that every task has: its tests pass and, where the repository names packages, it names no more of them. */
export function upkeepProbes(name: string, { test }: Pick<Task, 'test'>): Readonly<Record<string, Probe>> {
  const start = join(taskFolder(name), 'repository');
  return {
    'its own tests pass': probe('kept', async (project) => {
      const { code, stdout, stderr } = await project.run(test, {
        limit: 28_000,
        environment: { NODE_ENV: 'test', CI: '1' },
      });
      const said = stdout + stderr;
      assert.equal(code, 0, said);
      // some runners take no test at all for success
      assert.doesNotMatch(said, /^(?:Ran 0 tests|(?:#|ℹ) tests 0$)/m);
    }),
    ...(manifests.some((path) => existsSync(join(start, path))) && {
      'no package was added': probe('kept', async (project) => {
        const before = packagesOf(start);
        assert.deepEqual(
          packagesOf(project.folder).filter((added) => !before.includes(added)),
          [],
        );
      }),
    }),
  };
}

function packagesOf(folder: string): readonly string[] {
  return namedPackages((path) => (existsSync(join(folder, path)) ? readFileSync(join(folder, path), 'utf8') : ''));
}
