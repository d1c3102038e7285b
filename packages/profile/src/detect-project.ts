import type { GeneratedFile, ProjectProfile } from '@regelwerk/contract/rules/project-profile';
import { acceptFiles } from './accept/accept-files.ts';
import { isRuleFile } from './accept/is-rule-file.ts';
import type { Found } from './findings.ts';
import { readFiles } from './read-files.ts';
import { codeOf } from './resolve/code-of.ts';
import { resolveCommands } from './resolve/commands/resolve-commands.ts';
import { taskBodies } from './resolve/commands/task-bodies.ts';
import { fitProfile } from './resolve/fit-profile.ts';
import { commandWriting, generatedFiles } from './resolve/generated-files.ts';
import { isNativeShell } from './resolve/is-native-shell.ts';
import { isNewProject } from './resolve/is-new-project.ts';
import { migrationCommand } from './resolve/migration-command.ts';
import { openPorts } from './resolve/open-ports.ts';
import { outdatedCommands } from './resolve/outdated-commands.ts';
import { projectMembers } from './resolve/project-members.ts';
import { projectTraits } from './resolve/project-traits.ts';
import { resolveLayout } from './resolve/resolve-layout.ts';
import { resolveManagers } from './resolve/resolve-managers.ts';
import { resolveRuntimes } from './resolve/resolve-runtimes.ts';
import { resolveTechnologies } from './resolve/resolve-technologies.ts';
import { beforeTests } from './resolve/routines/before-tests.ts';
import { keptInStep } from './resolve/routines/kept-in-step.ts';
import { startingCommands } from './resolve/routines/starting-commands.ts';

/**
 * Reads the files of a project, path from its root to text, and says what they state. Pure, and never throws: a file that
 * is broken, secret, ignored by git or too large is named in `skipped`. The text of files that `wantsText` refuses may be
 * empty; their paths show the layout. The result fits `projectProfileSchema`.
 */
export function detectProject(files: ReadonlyMap<string, string>): ProjectProfile {
  return readProject(files).profile;
}

/** The same, with the command of the project that writes a file, where a task of it names that file. */
export function readProject(files: ReadonlyMap<string, string>): {
  readonly profile: ProjectProfile;
  readonly commandOf: (path: string) => string | undefined;
} {
  const accepted = acceptFiles(files);
  const { found: all, skipped } = readFiles(accepted);
  const { found: members, holds } = projectMembers(all);
  // the native halves of an app state what its own tool sets up
  const found = withoutLocked(withoutLeftover(members.filter(({ folder }) => !isNativeShell(folder, members))));
  const { paths: listed, texts } = accepted;
  const paths = listed.filter(holds);
  const code = codeOf(paths);
  const commands = resolveCommands(withScripts(found, all), paths);
  const layout = resolveLayout(found, paths, code);
  const bodiesOf = taskBodies(found, paths);
  const ports = openPorts([
    ...found,
    ...all.filter(({ folder, ports }) => ports !== undefined && besides.test(folder)),
  ]);
  const synced = keptInStep(found, listed, bodiesOf);
  const profile = fitProfile({
    technologies: resolveTechnologies(found, code),
    languages: code.languages,
    packageManagers: resolveManagers(found),
    runtimes: resolveRuntimes(found),
    commands,
    generated: withCompared(generatedFiles(found, paths), synced.generated),
    ports,
    migration: migrationCommand(found, paths),
    routines: [
      ...startingCommands(found, paths, ports, bodiesOf),
      ...beforeTests(found, paths, commands, bodiesOf),
      ...synced.routines,
    ],
    policies: policiesOf(found),
    traits: projectTraits(found, paths),
    outdated: outdatedCommands(found),
    checks: found.flatMap(({ path, checks = [] }) =>
      checks.map(({ name, settings }) => ({ name, settings: [...new Set(settings)], evidence: path })),
    ),
    layout,
    ruleFiles: listed.filter(isRuleFile).map((path) => ({ path, size: texts.get(path)?.length ?? 0 })),
    isNew: isNewProject(
      paths,
      layout.packages.map(({ path }) => path),
    ),
    skipped: [...accepted.skipped, ...skipped],
  });
  return { profile, commandOf: commandWriting(found) };
}

/** What Travis ran is left over where something else runs for changes. */
function withoutLeftover(found: readonly Found[]): readonly Found[] {
  const isTravis = ({ path }: Found) => /^\.travis\.ya?ml$/.test(path);
  const isRun = found.some((one) => !isTravis(one) && one.steps?.some(({ source }) => source === 'ci') === true);
  return isRun ? found.filter((one) => !isTravis(one)) : found;
}

/** Beside a `Pipfile`, requirements are its lockfile: their versions count, and packages that others bring along do not. */
function withoutLocked(found: readonly Found[]): readonly Found[] {
  const isPipfile = ({ path }: Found) => /(?:^|\/)Pipfile$/.test(path);
  const isLocked = ({ path }: Found) => /(?:^|\/)requirements[\w.-]*\.txt$/.test(path);
  return found.map((one) => {
    const beside = found.filter(
      (other) => other.folder === one.folder && (isPipfile(one) ? isLocked(other) : isLocked(one) && isPipfile(other)),
    );
    if (beside.length === 0) return one;
    const names = new Set(beside.flatMap(({ dependencies = [] }) => dependencies.map(({ name }) => name)));
    const dependencies = one.dependencies?.filter(({ name }) => names.has(name) !== isPipfile(one)) ?? [];
    return { ...one, dependencies, ...(isLocked(one) && { managers: [] }) };
  });
}

/** Folders of what runs beside the project. */
const besides = /^(?:docker|dev|development|\.devcontainer)$/;

/** Scripts of the shell count wherever a folder of the project keeps them. */
function withScripts(found: readonly Found[], all: readonly Found[]): Found[] {
  const scripts = all.filter(
    ({ folder, tasks = [] }) => /^[^/]+$/.test(folder) && tasks.some(({ runner }) => runner === 'file'),
  );
  return [...found, ...scripts.filter((one) => !found.includes(one))];
}

/** Each kind of rule once, from the file that stands first. Without its tool, a setting for changesets is left over. */
function policiesOf(found: readonly Found[]): NonNullable<ProjectProfile['policies']> {
  const all = found.flatMap(({ path: evidence, policies = [] }) => policies.map((kind) => ({ kind, evidence })));
  const writesChangesets = found.some(({ dependencies = [] }) =>
    dependencies.some((one) => one.name === '@changesets/cli'),
  );
  const held = all.filter(({ evidence }) => evidence !== '.changeset/config.json' || writesChangesets);
  return held.filter(({ kind }, index) => held.findIndex((one) => one.kind === kind) === index);
}

/** What continuous integration compares is generated too, unless a pattern of the others names it. */
function withCompared(
  generated: readonly GeneratedFile[],
  compared: readonly GeneratedFile[],
): readonly GeneratedFile[] {
  const isNamed = ({ path }: GeneratedFile) =>
    generated.some((one) => one.path === path || path.startsWith(one.path.replace(/\/?\*+.*$/, '/')));
  return [...generated, ...compared.filter((one) => !isNamed(one))];
}
