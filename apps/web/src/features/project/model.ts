import { type CheckedLine, claimsOf } from '@regelwerk/claims/kept/checked-line';
import { looksSecret } from '@regelwerk/contract/rules/looks-secret';
import type { ProjectConvention } from '@regelwerk/contract/rules/project-convention';
import type { ProjectLayout, ProjectProfile } from '@regelwerk/contract/rules/project-profile';
import { sourceLanguages } from '@regelwerk/contract/rules/source-languages';
import type { ContentLanguage } from '@regelwerk/contract/shared/languages';
import type { Extent } from '../../reading/project-messages.ts';

/** A person's changes to the findings, by the ids of `findingsOf`; changes to anything not found have no effect. */
export interface Corrections {
  readonly removed: readonly string[];
  /** What looks like a secret and is sent all the same. */
  readonly ticked: readonly string[];
  /** The corrected version of a technology; empty if it has none. */
  readonly versions: Readonly<Record<string, string>>;
  readonly commands: Readonly<Record<string, string>>;
  readonly isNew?: boolean | undefined;
  /** The package of a monorepo that the rule is for; absent for all of it. */
  readonly part?: string | undefined;
}

export const noCorrections: Corrections = { removed: [], ticked: [], versions: {}, commands: {} };

/** The id under which the counts of advice that the code breaks are removed, all at once. */
export const codeCountsId = 'codeCounts';

/** The project that was read. */
export interface KnownProject {
  /** The name of its folder; empty for loose files and pasted texts. It is not sent. */
  readonly name: string;
  readonly found: ProjectProfile;
  readonly corrections: Corrections;
  /** How far it was looked at; absent where that is not known. It is not sent. */
  readonly extent?: Extent | undefined;
  /** What to ask an assistant about it; absent where its code could not be read. They are not sent. */
  readonly questions?: Readonly<Record<ContentLanguage, string>> | undefined;
  /** The lines that were checked. Those that are ticked are sent. */
  readonly lines?: readonly CheckedLine[] | undefined;
  /** Whether the person wants this device to remember it; else it lasts until the tab is closed or another rule begun. */
  readonly isRemembered: boolean;
}

const lists = [
  'technologies',
  'packageManagers',
  'runtimes',
  'commands',
  'conventions',
  'generated',
  'checks',
  'ruleFiles',
  'skipped',
] as const;

/** The lists of a profile whose entries can be removed. */
export type FindingList = (typeof lists)[number];

type Finding<List extends FindingList> = NonNullable<ProjectProfile[List]>[number];

/** A finding with the name by which corrections know it. */
export interface NamedFinding<List extends FindingList> {
  readonly id: string;
  readonly finding: Finding<List>;
  /** Whether it is sent. */
  readonly isTicked: boolean;
  /** Whether it is sent only if the person ticks it. */
  readonly isSuspicious: boolean;
}

/** Returns the findings of one list that are sent, with corrected versions and commands. */
export function findingsOf<List extends FindingList>(
  list: List,
  project: Pick<KnownProject, 'found' | 'corrections'>,
): NamedFinding<List>[] {
  return allFindingsOf(list, project).filter(({ isTicked }) => isTicked);
}

/** Returns the findings of one list, also those that are not sent. */
export function allFindingsOf<List extends FindingList>(
  list: List,
  { found, corrections }: Pick<KnownProject, 'found' | 'corrections'>,
): NamedFinding<List>[] {
  const seen = new Map<string, number>();
  return ((found[list] ?? []) as readonly Finding<List>[]).flatMap((finding) => {
    const name = nameOf(list, finding);
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    // a monorepo may hold two versions of one package
    const id = count === 1 ? name : `${name}|${count}`;
    const { part } = corrections;
    const isIn = (one: string) =>
      'holds' in finding ? isCountedIn(one, finding) : isInPart(one, finding, found.layout);
    if (part !== undefined && !isIn(part)) return [];
    const isSuspicious = isStatement(list) && looksSecret(JSON.stringify(finding));
    const isTicked = isSuspicious ? corrections.ticked.includes(id) : !corrections.removed.includes(id);
    return [{ id, finding: corrected(finding, id, corrections), isTicked, isSuspicious }];
  });
}

/** Says whether a list holds statements, each of which the person sees and ticks. */
function isStatement(list: FindingList): boolean {
  return list === 'commands' || list === 'conventions' || list === 'generated';
}

/** The same each time the project is read, also after an update. */
function nameOf(list: FindingList, finding: object): string {
  const { id, ecosystem, name, kind, folder, path, evidence } = finding as Partial<Record<string, string>>;
  const values = 'values' in finding ? Object.values(finding.values as object).map(String) : [];
  const parts: Record<FindingList, readonly (string | undefined)[]> = {
    technologies: [ecosystem, name],
    packageManagers: [name],
    runtimes: [name],
    commands: [kind, folder, evidence],
    conventions: [id, ...values],
    generated: [path],
    checks: [name, evidence],
    ruleFiles: [path],
    skipped: [path],
  };
  return [list, ...parts[list]].join('|');
}

function corrected<One extends object>(finding: One, id: string, { versions, commands }: Corrections): One {
  const version = versions[id];
  const text = commands[id];
  if (text !== undefined) return { ...finding, text, isCorrected: true };
  if (version === undefined) return finding;
  const isExact = isExactVersion(version);
  return { ...finding, version: version === '' ? undefined : version, isExact, isCorrected: true };
}

/** Returns the profile that is sent: the findings with the person's corrections, and the lines that are ticked. */
export function profileOf({ found, corrections, lines = [] }: KnownProject): ProjectProfile {
  const claims = claimsOf(lines);
  return { ...correct(found, corrections), ...(claims.length > 0 && { claims }) };
}

/** Returns the findings with the person's corrections. */
export function correct(found: ProjectProfile, corrections: Corrections): ProjectProfile {
  const kept = <List extends FindingList>(list: List) =>
    findingsOf(list, { found, corrections }).map(({ finding }) => finding);
  const technologies = kept('technologies');
  return {
    ...found,
    ...(corrections.part !== undefined && {
      layout: layoutIn(corrections.part, found.layout),
      languages: languagesOf(technologies, found),
    }),
    technologies,
    packageManagers: kept('packageManagers'),
    runtimes: kept('runtimes'),
    commands: kept('commands'),
    checks: kept('checks'),
    ...(found.generated && { generated: kept('generated') }),
    ...(found.conventions && { conventions: kept('conventions') }),
    ...(found.codeCounts && { codeCounts: codeCountsOf(found, corrections) }),
    ruleFiles: kept('ruleFiles'),
    skipped: kept('skipped'),
    isNew: corrections.isNew ?? found.isNew,
  };
}

/** Returns the counts of advice that are sent, without places that look like a secret. They are of the whole project, not of a part. */
function codeCountsOf({ codeCounts }: ProjectProfile, { part, removed }: Corrections): ProjectProfile['codeCounts'] {
  if (part !== undefined || removed.includes(codeCountsId)) return undefined;
  return codeCounts?.map((one) => ({ ...one, places: one.places.filter((path) => !looksSecret(path)) }));
}

/** Returns the corrections of an earlier reading that a new one of the same project still has a use for. */
export function correctionsFor(
  found: ProjectProfile,
  { found: earlier, corrections }: Pick<KnownProject, 'found' | 'corrections'>,
): Corrections {
  const ids = new Set(
    lists.flatMap((list) => allFindingsOf(list, { found, corrections: noCorrections }).map(({ id }) => id)),
  );
  if (found.codeCounts !== undefined) ids.add(codeCountsId);
  const known = (texts: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(texts).filter(([id]) => ids.has(id)));
  const { removed, ticked, versions, commands, isNew, part } = corrections;
  return {
    removed: removed.filter((id) => ids.has(id)),
    ticked: ticked.filter((id) => ids.has(id)),
    versions: known(versions),
    commands: known(commands),
    ...(found.isNew === earlier.isNew && isNew !== undefined && { isNew }),
    ...(found.layout.packages.some(({ path }) => path === part) && { part }),
  };
}

/** What tells where a finding belongs. */
interface Placed {
  readonly folder?: string;
  readonly folders?: readonly string[] | undefined;
  readonly evidence?: string;
  /** Of rules files and files that were not read, which concern every package. */
  readonly path?: string;
}

/** Says whether a finding concerns one package of a project: its own, and what the root states for all. */
function isInPart(part: string, placed: Placed, { packages }: ProjectLayout): boolean {
  const { folder, folders, evidence = '' } = placed;
  const isOwn = (path: string) => path === part || path.startsWith(`${part}/`);
  if (folders !== undefined) return folders.some((one) => one === '' || isOwn(one));
  const path = folder === undefined || folder === '' ? evidence : folder;
  return isOwn(path) || !packages.some((one) => path === one.path || path.startsWith(`${one.path}/`));
}

/** Says whether a convention was counted in one package alone, as far as its places tell. */
function isCountedIn(part: string, { values, examples, exceptions }: ProjectConvention): boolean {
  const places = [values.place, ...examples, ...exceptions].filter((one) => one !== undefined && one !== '');
  return places.length > 0 && places.every((one) => one === part || one?.startsWith(`${part}/`) === true);
}

function layoutIn(part: string, layout: ProjectLayout): ProjectLayout {
  const isOwn = (path: string) => path === part || path.startsWith(`${part}/`);
  return {
    ...layout,
    packages: layout.packages.filter(({ path }) => isOwn(path)),
    sourceFolders: layout.sourceFolders.filter(isOwn),
    testFolders: layout.testFolders.filter(isOwn),
  };
}

/** Of a part only its packages tell the languages. */
function languagesOf(technologies: ProjectProfile['technologies'], { languages }: ProjectProfile) {
  const own = new Set(technologies.flatMap(({ ecosystem, folders }) => (folders === undefined ? [] : ecosystem)));
  return languages?.filter(({ name }) => {
    const ecosystem = sourceLanguages[name]?.ecosystem;
    return own.size === 0 || (ecosystem !== undefined && own.has(ecosystem));
  });
}

/** The number of changes, each of which can be taken back. */
export function countOf({ removed, ticked, versions, commands, isNew }: Corrections): number {
  const edited = Object.keys(versions).length + Object.keys(commands).length;
  return removed.length + ticked.length + edited + (isNew === undefined ? 0 : 1);
}

/** Says whether a version names one release, not a range. */
function isExactVersion(version: string): boolean {
  return /^v?\d+(?:\.\d+)+(?:[-+.]?[\w.-]+)?$/.test(version) && !/[x*]/.test(version);
}

/** Says whether a profile holds anything that a rule can use. */
export function isEmptyProfile({
  technologies,
  commands,
  checks,
  ruleFiles,
  conventions = [],
}: ProjectProfile): boolean {
  return [technologies, commands, checks, ruleFiles, conventions].every((list) => list.length === 0);
}
