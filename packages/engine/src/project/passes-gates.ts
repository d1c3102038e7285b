import type { CodeCount, CodeProbeId } from '@regelwerk/contract/rules/code-probes';
import type { ProjectProfile } from '@regelwerk/contract/rules/project-profile';
import { type Gate, gates } from './gates.ts';
import { installedVersion, isBelow } from './installed-version.ts';

const byDirective = new Map<string, Gate[]>();
for (const gate of gates) for (const id of gate.directives) byDirective.set(id, [...(byDirective.get(id) ?? []), gate]);

/** Returns whether a general line fits what the files of a project show; a new project has decided nothing yet. */
export function passesGates(directive: string, profile: ProjectProfile): boolean {
  return (byDirective.get(directive) ?? []).every((gate) => gate.ofExample || passes(gate, profile));
}

/** Returns whether the example of a line is written for what the project has installed. */
export function fitsExample(directive: string, profile: ProjectProfile): boolean {
  return (byDirective.get(directive) ?? []).every((gate) => !gate.ofExample || passes(gate, profile));
}

function passes(gate: Gate, profile: ProjectProfile): boolean {
  const { unless, ofNew, off, against, within, before, followed } = gate;
  const { technologies, checks, traits = [], isNew, codeCounts = [] } = profile;
  const has = (name: string) => technologies.some((one) => `${one.ecosystem}:${one.name}` === name);
  if (unless?.some(has) || against?.some((one) => traits.includes(one))) return false;
  // of a project whose packages nobody read, nothing is known
  const isKnown = technologies.length > 0 && !isNew;
  if (ofNew && isKnown) return false;
  if (within !== undefined && isKnown && !within.some((one) => traits.includes(one))) return false;
  if (followed !== undefined && profile.codeCounts !== undefined && isKnown && !isFollowed(followed, codeCounts))
    return false;
  if (off?.some((rule) => checks.some(({ settings }) => settings.some((setting) => isOff(setting, rule)))))
    return false;
  return before === undefined || !isOlder(before, profile);
}

function isFollowed(line: CodeProbeId, counts: readonly CodeCount[]): boolean {
  return counts.some(({ probe, follows }) => probe === line && follows > 0);
}

/** `suspicious/noExplicitAny:off`, `@typescript-eslint/no-explicit-any:off`, `strict:off`. */
function isOff(setting: string, rule: string): boolean {
  const [name = '', level] = setting.split(':');
  return level === 'off' && (name === rule || name.endsWith(`/${rule}`));
}

function isOlder([name, version]: NonNullable<Gate['before']>, { technologies }: ProjectProfile): boolean {
  const found = technologies.find((one) => `${one.ecosystem}:${one.name}` === name);
  const installed =
    found?.version === undefined ? undefined : installedVersion(found.version, found.ecosystem, found.isExact);
  return installed !== undefined && isBelow(installed, version);
}
