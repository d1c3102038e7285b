import type { Dependency } from '../findings.ts';

/** A range of versions; no address, which might hold a secret. */
const plain = /^[\w.^~<>=|*!,+ -]{1,60}$/;
const exact = /^={0,3}v?(\d+(?:\.[\w+-]+)*)$/;
/** Registries whose manifests name one version by writing it alone. */
const pinning = new Set(['java', 'dotnet', 'go']);

/** Returns the version that a manifest states, and whether it is one version and no range. */
export function plainRange({ ecosystem, range }: Dependency): { readonly version?: string; readonly isExact: boolean } {
  const written = range?.replace(/^npm:.*@/, '').trim();
  if (written === undefined || !plain.test(written)) return { isExact: false };
  const [, version] = exact.exec(written) ?? [];
  const isPinned =
    pinning.has(ecosystem) ||
    written.startsWith('==') ||
    (/^\d+\.\d+\.\d+/.test(written) && (ecosystem === 'npm' || ecosystem === 'php'));
  return version !== undefined && isPinned ? { version, isExact: true } : { version: written, isExact: false };
}
