import type { Ecosystem } from '@regelwerk/contract/rules/registry-facts';
import picomatch from 'picomatch';
import { isCostlyGlob } from '../accept/is-costly-glob.ts';
import type { Found } from '../findings.ts';
import { manifests } from './commands/ecosystem-of.ts';

const ecosystems: Readonly<Record<string, Ecosystem>> = { uv: 'python', cargo: 'rust', maven: 'java', gradle: 'java' };
/** Folders whose manifests show other projects: material for tests, examples and generators. */
const aside =
  /(?:^|\/)(?:examples?|(?:__)?fixtures?(?:__)?|templates?|scaffolds?|testdata|test-data|bench(?:marks?)?|playgrounds?|samples?|demos?|stubs?)(?:\/|$)/;
const mostGlobs = 50;

/** Returns the findings that belong to the project: of the root, of stated members, and of other folders that are no examples. */
export function projectMembers(found: readonly Found[]): Found[] {
  const globs = found.flatMap(statedGlobs);
  const packages = new Map<string, Set<Ecosystem>>();
  for (const { path, folder } of found) {
    for (const [ecosystem, manifest] of manifests) {
      if (manifest.test(path)) packages.set(folder, (packages.get(folder) ?? new Set()).add(ecosystem));
    }
  }
  const belongs = (folder: string) => {
    const asked = [...(packages.get(folder) ?? [])].map((ecosystem) =>
      globs.filter((glob) => glob.ecosystem === ecosystem),
    );
    const isMember = asked.some(
      (own) => own.some(({ matches }) => matches(folder)) && !own.some(({ refuses }) => refuses(folder)),
    );
    return isMember || (!aside.test(folder) && asked.some((own) => own.length === 0));
  };
  const known = new Map([...packages.keys()].map((folder) => [folder, folder === '' || belongs(folder)]));
  return found.filter(({ folder }) => {
    for (let at = folder; at !== ''; at = at.slice(0, Math.max(at.lastIndexOf('/'), 0))) {
      const isKnown = known.get(at);
      if (isKnown !== undefined) return isKnown && !aside.test(folder.slice(at.length));
    }
    return !aside.test(folder);
  });
}

function statedGlobs({ folder, workspaces }: Found) {
  return (workspaces?.globs ?? []).slice(0, mostGlobs).flatMap((written) => {
    const plain = written.replace(/^!/, '').replace(/^\.\//, '').replace(/\/$/, '');
    const glob = folder === '' ? plain : `${folder}/${plain}`;
    if (plain === '' || isCostlyGlob(glob)) return [];
    const matches = picomatch(glob, { noextglob: true });
    const isRefusal = written.startsWith('!');
    return [
      {
        ecosystem: ecosystems[workspaces?.tool ?? ''] ?? 'npm',
        matches: (path: string) => !isRefusal && matches(path),
        refuses: (path: string) => isRefusal && matches(path),
      },
    ];
  });
}
