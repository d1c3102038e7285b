import type { ProjectTool } from '@regelwerk/contract/rules/project-profile';
import type { Found } from '../findings.ts';
import { areApart, excludesVersion } from './excludes-version.ts';

type Stated = ProjectTool & { readonly folder: string; readonly isPin: boolean };

const bounded = ['node', 'python', 'ruby', 'php', 'go', 'rust'];
/** Languages whose manifests state the least version by writing it alone. */
const least = ['go', 'rust'];

/**
 * Returns the runtimes that the project names. A file with nothing but the version wins over a range of a manifest, unless
 * that range, or else what continuous integration sets up, leaves it out: then nobody has kept it up to date.
 */
export function resolveRuntimes(found: readonly Found[]): ProjectTool[] {
  const all = found.flatMap(({ path, folder, runtimes = [] }) =>
    runtimes.map(
      ({ name, version }, index): Stated => ({
        name,
        ...(version && { version }),
        evidence: path,
        folder,
        isPin:
          /(?:^|\/)(?:\.[\w-]+|rust-toolchain\.toml)$/.test(path) ||
          (index === 0 && path.endsWith('package.json') && /^\d+\.\d+\.\d+$/.test(version ?? '')),
      }),
    ),
  );
  const tests = /(?:^|\/)(?:tests?|e2e)(?:\/|$)/;
  const tried = found.flatMap((one) => one.tried ?? []);
  const own = all.filter(({ folder }) => !tests.test(folder));
  const named = [...Map.groupBy(own, ({ name }) => name)].map(([name, stated]) => {
    const set = tried.filter((one) => one.name === name).map(({ version }) => version);
    const current = stated.filter((one) => !isStale(one, stated, set));
    const best = current.find(({ isPin }) => isPin) ?? current[0];
    // what two folders pin in different ways is no version of the whole
    const pins = new Set(current.filter(({ isPin }) => isPin).map(({ version }) => version));
    const isApart = pins.size > 1 && !current.some(({ isPin, folder }) => isPin && folder === '');
    if (best !== undefined) return isApart ? { name, evidence: best.evidence } : toolOf(best);
    const [version] = new Set(set).size === 1 ? set : [];
    const evidence = found.find((one) => one.tried?.some((other) => other.name === name))?.path;
    return { name, ...(version && { version }), evidence: evidence ?? stated[0]?.evidence ?? '' };
  });
  const node = named.some(({ name }) => name === 'node') ? [] : nodeOfCi(found);
  // PHP is a dependency of its manifest already
  return [...named, ...node].filter(({ name, evidence }) => name !== 'php' || !evidence.endsWith('composer.json'));
}

/** The one Node.js that every job sets up, where a package of JavaScript is part of the project and no file names another. */
function nodeOfCi(found: readonly Found[]): ProjectTool[] {
  const isUsed = found.some(({ dependencies = [] }) => dependencies.some(({ ecosystem }) => ecosystem === 'npm'));
  const set = found.flatMap(({ path, tried = [] }) =>
    tried.flatMap(({ name, version }) => (name === 'node' ? [{ version: version.replace(/\.x$/, ''), path }] : [])),
  );
  const [first] = set;
  const isOne = first !== undefined && /^\d+(?:\.\d+)*$/.test(first.version);
  if (!isUsed || !isOne || set.some(({ version }) => version !== first.version)) return [];
  return [{ name: 'node', version: first.version, evidence: first.path }];
}

function isStale({ name, version, isPin, folder }: Stated, stated: readonly Stated[], set: readonly string[]): boolean {
  if (!isPin || version === undefined || !bounded.includes(name)) return false;
  const ranges = stated.filter((one) => !one.isPin && one.version !== undefined);
  const beside = ranges.filter((one) => one.folder === folder);
  const binding = beside.length > 0 ? beside : ranges;
  if (binding.length > 0)
    return binding.every((one) => excludesVersion(`${least.includes(name) ? '>=' : ''}${one.version}`, version));
  return set.length > 0 && set.every((one) => areApart(name, one, version));
}

function toolOf({ name, version, evidence }: Stated): ProjectTool {
  return { name, ...(version && { version }), evidence };
}
