import type { ProjectTool } from '@regelwerk/contract/rules/project-profile';
import type { Found } from '../findings.ts';

/** The package managers of JavaScript. */
const scripted = ['npm', 'pnpm', 'yarn', 'bun'];

/**
 * Returns the package managers of the project, each once, with the first version that a file states. A list of tools names a
 * manager of JavaScript only where no manifest and no lockfile does.
 */
export function resolveManagers(found: readonly Found[]): ProjectTool[] {
  const managers = new Map<string, ProjectTool>();
  const isList = (path: string) => path.endsWith('.tool-versions');
  const isDecided = found.some(({ path, managers: stated = [] }) =>
    stated.some(({ name }) => !isList(path) && scripted.includes(name)),
  );
  for (const { path, managers: stated = [] } of found) {
    for (const { name, version } of stated) {
      if (isDecided && isList(path) && scripted.includes(name) && !managers.has(name)) continue;
      const before = managers.get(name);
      if (before === undefined) managers.set(name, { name, ...(version && { version }), evidence: path });
      else if (before.version === undefined && version !== undefined)
        managers.set(name, { name, version, evidence: path });
    }
  }
  const manifest = found.find(({ path }) => path.endsWith('package.json'));
  if (manifest !== undefined && !scripted.some((name) => managers.has(name))) {
    managers.set('npm', { name: 'npm', evidence: manifest.path });
  }
  if (managers.has('uv') || managers.has('poetry')) managers.delete('pip');
  return [...managers.values()];
}
