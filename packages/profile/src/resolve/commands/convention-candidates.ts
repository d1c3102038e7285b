import type { Ecosystem } from '@regelwerk/contract/rules/registry-facts';
import type { Found } from '../../findings.ts';
import { managerAt } from '../manager-at.ts';
import { sourceFiles } from '../source-files.ts';
import type { Candidate } from './candidate.ts';
import { conventions } from './conventions.ts';
import { manifests } from './ecosystem-of.ts';
import { folderFacts } from './folder-facts.ts';
import { sources } from './scores.ts';

const managersOf: Readonly<Partial<Record<Ecosystem, readonly string[]>>> = {
  npm: ['npm', 'pnpm', 'yarn', 'bun'],
  python: ['uv', 'poetry', 'pdm', 'hatch', 'pipenv'],
  java: ['gradle', 'maven'],
};
/** The managers where no file names one. */
const plainManagers: Readonly<Partial<Record<Ecosystem, string>>> = { npm: 'npm', python: 'pip', java: 'maven' };
/** Returns the commands that the tools of a manifest bring along. */
export function conventionCandidates(
  { path, folder }: Found,
  found: readonly Found[],
  paths: readonly string[],
): Candidate[] {
  return manifests.flatMap(([ecosystem, manifest]) => {
    if (!manifest.test(path) || !hasCode(ecosystem, folder, paths)) return [];
    const manager = managerAt(found, folder, managersOf[ecosystem] ?? []) ?? plainManagers[ecosystem] ?? ecosystem;
    const facts = folderFacts(found, ecosystem, manager, paths, folder);
    return conventions[ecosystem].flatMap(
      ({ kind, text, effect = kind === 'format' ? 'writes' : 'checks' }, index): Candidate[] => {
        const command = text(facts);
        if (command === false) return [];
        const score = (kind === 'install' && ecosystem !== 'python' ? -1 : sources.convention) + index / 1000;
        return [
          {
            kind,
            text: command,
            folder,
            home: folder,
            evidence: path,
            effect,
            ecosystems: new Set([ecosystem]),
            reaches: new Set([folder]),
            isMixed: false,
            score,
          },
        ];
      },
    );
  });
}

/** Languages of one ecosystem whose manifest may stand for a tool alone. Manifests without any files say nothing. */
function hasCode(ecosystem: Ecosystem, folder: string, paths: readonly string[]): boolean {
  if (ecosystem !== 'go') return true;
  const start = folder === '' ? '' : `${folder}/`;
  return (
    paths.some((path) => path.startsWith(start) && path.endsWith('.go')) || sourceFiles(paths).sources.length === 0
  );
}
