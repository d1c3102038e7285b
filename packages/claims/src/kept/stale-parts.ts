import type { ProjectClaim } from '@regelwerk/contract/rules/project-claim';
import type { ProjectConvention } from '@regelwerk/contract/rules/project-convention';
import type {
  GeneratedFile,
  ProjectCommand,
  ProjectProfile,
  ProjectTechnology,
} from '@regelwerk/contract/rules/project-profile';
import { recognizedPackages } from '@regelwerk/contract/rules/recognized-packages';
import type { ProvenClaim, Verdict } from '../proven-claim.ts';

/** A part of the profile that a rule was made with, which is no longer true, and what is true instead where that is known. */
export type StalePart =
  | { readonly of: 'version'; readonly was: ProjectTechnology; readonly is?: ProjectTechnology | undefined }
  | { readonly of: 'command'; readonly was: ProjectCommand; readonly is?: ProjectCommand | undefined }
  | { readonly of: 'generated'; readonly was: GeneratedFile }
  | { readonly of: 'convention'; readonly was: ProjectConvention }
  | { readonly of: 'claim'; readonly was: ProjectClaim; readonly found: ProvenClaim };

/** What a project is now. */
export interface Present {
  readonly profile: ProjectProfile;
  /** The lines of the rule, checked again, in their order; fewer where they could not be checked. */
  readonly lines: readonly ProvenClaim[];
  /** Whether all of its code was counted again, so that a convention that is missing holds no more. */
  readonly isCounted: boolean;
}

/** Conventions known from the history, which a browser does not see and a checkout of one commit lacks. */
const fromHistory = new Set(['changed-together', 'new-file', 'source-language']);

/** Returns what of the profile that a rule was made with is no longer true, in the order of the rule. */
export function staleParts(before: ProjectProfile, { profile, lines, isCounted }: Present): StalePart[] {
  return [
    ...before.technologies.flatMap((was): StalePart[] => {
      const same = profile.technologies.filter((one) => one.name === was.name && one.ecosystem === was.ecosystem);
      const isThere = !saysVersion(was)
        ? same.length > 0
        : same.some(({ version }) => release(version) === release(was.version));
      return isThere ? [] : [{ of: 'version', was, is: same[0] }];
    }),
    ...before.commands.flatMap((was): StalePart[] => {
      const isThere = profile.commands.some(({ text, folder }) => text === was.text && folder === was.folder);
      const is = profile.commands.find(({ kind, folder }) => kind === was.kind && folder === was.folder);
      return isThere || was.isCorrected === true ? [] : [{ of: 'command', was, is }];
    }),
    ...(before.generated ?? []).flatMap((was): StalePart[] =>
      profile.generated?.some(({ path }) => path === was.path) === true ? [] : [{ of: 'generated', was }],
    ),
    ...(before.conventions ?? []).flatMap((was): StalePart[] => {
      if (!isCounted || fromHistory.has(was.id)) return [];
      const name = nameOf(was);
      return profile.conventions?.some((one) => nameOf(one) === name) === true ? [] : [{ of: 'convention', was }];
    }),
    ...(before.claims ?? []).flatMap((was, index): StalePart[] => {
      const found = lines[index];
      if (found === undefined) return [];
      const { verdict } = found;
      const isLost = verdict.is === 'unproven' && was.proof !== undefined && couldBeProven(was, verdict.why);
      return verdict.is === 'refuted' || isLost ? [{ of: 'claim', was, found }] : [];
    }),
  ];
}

/** A rule says the versions of the packages that people know by name; those that a person corrected never stood in the files. */
function saysVersion({ ecosystem, name, framework, version, isAside, isCorrected }: ProjectTechnology): boolean {
  const isNamed = framework !== undefined || recognizedPackages.has(`${ecosystem}:${name}`);
  return isNamed && isAside !== true && version !== undefined && isCorrected !== true;
}

/** A rule does not say the third number of a version. */
function release(version: string | undefined): string | undefined {
  return version?.replace(/^(\D*\d+\.\d+)\.\d+$/, '$1');
}

/** Of what changes together and of what was not read, nothing is known now. */
function couldBeProven({ proof }: ProjectClaim, why: (Verdict & { is: 'unproven' })['why']): boolean {
  return proof?.by !== 'co-change' && why !== 'sample-only' && why !== 'too-many';
}

function nameOf({ id, values }: ProjectConvention): string {
  return JSON.stringify([id, ...Object.entries(values).sort()]);
}

/**
 * Says whether a folder holds the project of a rule: most of its technologies and commands are there, perhaps changed, and most
 * of the files that its lines name.
 */
export function isSameProject(
  { technologies, commands, claims = [] }: ProjectProfile,
  stale: readonly StalePart[],
): boolean {
  const gone = stale.filter((part) => {
    if (part.of === 'claim') return part.found.verdict.is === 'refuted' && part.found.verdict.why === 'no-path';
    return (part.of === 'version' || part.of === 'command') && part.is === undefined;
  });
  return gone.length * 2 <= technologies.length + commands.length + claims.length;
}
