import type { ProjectTool } from '@regelwerk/contract/rules/project-profile';
import type { Found } from '../findings.ts';

/** The package managers of JavaScript. */
const scripted = ['npm', 'pnpm', 'yarn', 'bun'];

/** Returns the package managers of the project, each once, with the first version that a file states. */
export function resolveManagers(found: readonly Found[]): ProjectTool[] {
  const managers = new Map<string, ProjectTool>();
  for (const { path, managers: stated = [] } of found) {
    for (const { name, version } of stated) {
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
