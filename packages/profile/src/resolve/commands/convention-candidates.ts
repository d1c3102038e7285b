import { placeFrom } from '@regelwerk/contract/rules/place-from';
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
const startsPytest = /\bcd ([\w./-]{1,150})\s*(?:&&|;)\s*(?:python[\d.]* -m )?pytest\b/g;

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
        const isPytest = kind.startsWith('test') && /\bpytest\b/.test(command);
        const score = (kind === 'install' && ecosystem !== 'python' ? -1 : sources.convention) + index / 1000;
        return [
          {
            kind,
            text: command,
            folder: isPytest ? pytestFolder(folder, found, paths) : folder,
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

/** It reads its settings where it starts: in the one folder that holds them, or the one that continuous integration goes to. */
function pytestFolder(folder: string, found: readonly Found[], paths: readonly string[]): string {
  const isInside = (one: string) => folder === '' || one === folder || one.startsWith(`${folder}/`);
  const settings = found.flatMap((one) => (one.checks?.some(({ name }) => name === 'pytest') ? one.folder : []));
  const starts = found.flatMap(({ steps = [] }) =>
    steps.flatMap((step) =>
      [...step.text.matchAll(startsPytest)].map(([, moved = '']) => placeFrom(step.folder, moved)),
    ),
  );
  const [only, ...others] = new Set((settings.length > 0 ? settings : starts).filter(isInside));
  const isThere = only !== undefined && paths.some((path) => path.startsWith(`${only}/`));
  return isThere && others.length === 0 ? only : folder;
}

/** Languages of one ecosystem whose manifest may stand for a tool alone. Manifests without any files say nothing. */
function hasCode(ecosystem: Ecosystem, folder: string, paths: readonly string[]): boolean {
  if (ecosystem !== 'go') return true;
  const start = folder === '' ? '' : `${folder}/`;
  return (
    paths.some((path) => path.startsWith(start) && path.endsWith('.go')) || sourceFiles(paths).sources.length === 0
  );
}
