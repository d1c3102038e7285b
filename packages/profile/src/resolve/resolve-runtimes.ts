import type { ProjectTool } from '@regelwerk/contract/rules/project-profile';
import type { Found } from '../findings.ts';

/** Returns the runtimes that the project names. A file with nothing but the version wins over a range of a manifest. */
export function resolveRuntimes(found: readonly Found[]): ProjectTool[] {
  const runtimes = new Map<string, ProjectTool>();
  const isPin = ({ evidence }: ProjectTool) => /(?:^|\/)(?:\.[\w-]+|rust-toolchain\.toml)$/.test(evidence);
  for (const { path, runtimes: stated = [] } of found) {
    for (const { name, version } of stated) {
      const runtime = { name, ...(version && { version }), evidence: path };
      const before = runtimes.get(name);
      if (before === undefined || (isPin(runtime) && !isPin(before))) runtimes.set(name, runtime);
    }
  }
  return [...runtimes.values()];
}
