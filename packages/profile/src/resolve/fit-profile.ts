import { projectLimits as limits } from '@regelwerk/contract/rules/project-limits';
import type { ProjectProfile } from '@regelwerk/contract/rules/project-profile';
import { unsafeInLine } from '@regelwerk/contract/shared/unsafe-in-line';

const encoder = new TextEncoder();

/** Drops what `projectProfileSchema` would refuse: unplain texts, the end of lists that are too long, and the rest beyond the size. */
export function fitProfile(profile: ProjectProfile): ProjectProfile {
  const isLine = (text: string | undefined, longest: number) =>
    text === undefined || (text.length > 0 && text.length <= longest && !unsafeInLine.test(text));
  const isTool = ({ name, version, evidence }: ProjectProfile['runtimes'][number]) =>
    isLine(name, limits.name) && isLine(version, limits.version) && isLine(evidence, limits.path);
  const { layout } = profile;
  const fitted: ProjectProfile = {
    technologies: profile.technologies.filter(isTool).slice(0, limits.technologies),
    languages: profile.languages?.slice(0, limits.languages),
    packageManagers: profile.packageManagers.filter(isTool).slice(0, limits.packageManagers),
    runtimes: profile.runtimes.filter(isTool).slice(0, limits.runtimes),
    commands: profile.commands.filter(({ text }) => isLine(text, limits.command)).slice(0, limits.commands),
    ...withEntries({
      generated: profile.generated?.filter(({ path }) => isLine(path, limits.path)).slice(0, limits.generated),
      ports: profile.ports?.filter(({ text }) => text === '' || isLine(text, limits.command)).slice(0, limits.ports),
      routines: profile.routines?.filter(({ text }) => isLine(text, limits.command)).slice(0, limits.routines),
      policies: profile.policies,
      traits: profile.traits,
      outdated: profile.outdated?.slice(0, limits.outdated),
    }),
    ...(profile.migration !== undefined &&
      isLine(profile.migration.text, limits.command) && { migration: profile.migration }),
    checks: profile.checks.slice(0, limits.checks).map((check) => ({
      ...check,
      settings: check.settings.filter((setting) => isLine(setting, limits.setting)).slice(0, limits.settings),
    })),
    layout: {
      ...layout,
      packages: layout.packages
        .filter(({ path, name }) => isLine(path, limits.path) && isLine(name, limits.name))
        .slice(0, limits.packages),
      sourceFolders: layout.sourceFolders.filter((path) => isLine(path, limits.path)),
      testFolders: layout.testFolders.filter((path) => isLine(path, limits.path)),
      testNames: layout.testNames.filter((name) => isLine(name, limits.name)),
    },
    ruleFiles: profile.ruleFiles.slice(0, limits.ruleFiles),
    isNew: profile.isNew,
    skipped: profile.skipped.slice(0, limits.skipped),
  };
  return shortened(fitted);
}

/** Leaves out lists without an entry: nothing was found, and nothing is said. */
function withEntries<Lists extends Readonly<Record<string, readonly unknown[] | undefined>>>(
  lists: Lists,
): Partial<Lists> {
  return Object.fromEntries(
    Object.entries(lists).filter(([, list]) => list !== undefined && list.length > 0),
  ) as Partial<Lists>;
}

/** Halves the longest list until the whole fits. */
function shortened(profile: ProjectProfile): ProjectProfile {
  if (sizeOf(profile) <= limits.bytes) return profile;
  const lists = ['technologies', 'commands', 'checks', 'ruleFiles', 'skipped'] as const;
  const [longest = 'checks'] = [...lists].sort((a, b) => sizeOf(profile[b]) - sizeOf(profile[a]));
  const most = Math.max(...profile.checks.map(({ settings }) => settings.length), 0);
  if (longest === 'checks' && most > 5) {
    const checks = profile.checks.map((check) => ({
      ...check,
      settings: check.settings.slice(0, Math.floor(most / 2)),
    }));
    return shortened({ ...profile, checks });
  }
  if (profile[longest].length === 0) return { ...profile, layout: { ...profile.layout, packages: [] } };
  return shortened({ ...profile, [longest]: profile[longest].slice(0, Math.floor(profile[longest].length / 2)) });
}

function sizeOf(value: unknown): number {
  return encoder.encode(JSON.stringify(value)).length;
}
