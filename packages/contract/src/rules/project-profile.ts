import type { Framework } from './choices.ts';
import type { CodeCount } from './code-probes.ts';
import type { ProjectClaim } from './project-claim.ts';
import type { ProjectConvention } from './project-convention.ts';
import type { Ecosystem } from './registry-facts.ts';

/** The purposes of a project's commands, in the order in which people read them. */
export const commandKinds = ['install', 'lint', 'format', 'typecheck', 'test', 'testOne', 'build', 'e2e'] as const;

/** The purpose of a command; `testOne` runs one file or one test. */
export type CommandKind = (typeof commandKinds)[number];

/** What a command does when it runs; `needs-name` stands for one that runs a single file or test. */
export const commandEffects = ['checks', 'writes', 'watches', 'needs-name', 'destroys'] as const;

/** One of `commandEffects`. Only what checks may be run as proof of a change. */
export type CommandEffect = (typeof commandEffects)[number];

/** Why a file contributed nothing, or not everything it holds. */
export const skipReasons = ['broken', 'too-large', 'too-many', 'refused', 'secret', 'ignored'] as const;

/** The reason code of a skipped file; `refused` names a path or a content that is not accepted. */
export type SkipReason = (typeof skipReasons)[number];

/** A direct dependency of the project. */
export interface ProjectTechnology {
  /** The name in its package registry, for example `@angular/core`. */
  readonly name: string;
  readonly ecosystem: Ecosystem;
  /** The choice of the wizard that the package shows. */
  readonly framework?: Framework | undefined;
  /** The installed version, or the range of the manifest; absent where the manifest names none. */
  readonly version?: string | undefined;
  /** True if `version` is the one version that is installed. */
  readonly isExact: boolean;
  /** The path of the file that states the version. */
  readonly evidence: string;
  /** The folders of the manifests that ask for it, the one with most code first; absent where only the root does. */
  readonly folders?: readonly string[] | undefined;
  /** True where no code of the project uses it, or only a corner: the stack of a rule does not name it. */
  readonly isAside?: boolean | undefined;
  /** True where the person typed the version, which no file states. */
  readonly isCorrected?: boolean | undefined;
}

/** A programming language with the number of its files, tests and configuration left out. */
export interface ProjectLanguage {
  readonly name: string;
  readonly files: number;
}

/** A tool or a language with its version, and the file that states it. */
export interface ProjectTool {
  readonly name: string;
  readonly version?: string | undefined;
  readonly evidence: string;
}

/** A command of the project that ends by itself. */
export interface ProjectCommand {
  readonly kind: CommandKind;
  /** Absent where it follows from the kind: a formatter writes, everything else checks. */
  readonly effect?: CommandEffect | undefined;
  /** The folder to run it in; empty for the root. */
  readonly folder: string;
  /** The exact text; `<file>` and `<name>` stand for what `testOne` runs. */
  readonly text: string;
  /** Of a command that runs one file: the argument that runs one test by its name. */
  readonly byName?: string | undefined;
  /** The services that continuous integration starts for it, for example `postgres`. */
  readonly needs?: readonly string[] | undefined;
  /** True where a change needs no proof by it: another check runs it too, CI leaves it out, or it installs linters alone. */
  readonly isAside?: boolean | undefined;
  /** True where the person typed the text, which no file states. */
  readonly isCorrected?: boolean | undefined;
  readonly evidence: string;
}

/** A tool that enforces rules by machine. */
export interface ProjectCheck {
  /** For example `eslint`, `tsc`, `ruff`, `git-hook` or `ci`. */
  readonly name: string;
  /** Presets, rules, flags or steps, in the spelling of the tool. */
  readonly settings: readonly string[];
  readonly evidence: string;
}

/** A file, or a pattern of files, that a tool writes. */
export interface GeneratedFile {
  readonly path: string;
  /** The command of the project that writes it, where its files name one. */
  readonly command?: string | undefined;
  readonly evidence: string;
}

/** A port that is open while people work on the project. */
export interface ProjectPort {
  readonly port: number;
  /** The command or the service behind it; empty for the application itself. */
  readonly text: string;
  /** The folder to run the command in; empty for the root. */
  readonly folder: string;
  readonly evidence: string;
}

/** The command that writes a new migration. */
export interface MigrationCommand {
  /** The exact text; `<name>` stands for the name of the migration. */
  readonly text: string;
  readonly folder: string;
  readonly evidence: string;
}

/** When a command that is no check is run: to start the app, before the first tests, after a change to what a tool reads. */
export const routinePurposes = ['start', 'before-tests', 'in-step'] as const;

/** A command that people run beside the checks. */
export interface ProjectRoutine {
  readonly purpose: (typeof routinePurposes)[number];
  readonly text: string;
  /** The folder to run it in; empty for the root. */
  readonly folder: string;
  readonly evidence: string;
}

/** The rules for contributions that a file of the project may state. */
export const policyKinds = ['commits', 'pr-title', 'changeset', 'sign-off', 'generated-code'] as const;

/** A rule for contributions, and the file that states or checks it. */
export interface ProjectPolicy {
  readonly kind: (typeof policyKinds)[number];
  readonly evidence: string;
}

/** What the files show of the code, where general advice fits only one side: CommonJS modules, applied migrations. */
export const projectTraits = ['commonjs', 'laravel-kernel', 'ng-modules', 'tailwind-config', 'migrations'] as const;

/** A command that a document names although the project does not have it. */
export interface OutdatedCommand {
  readonly text: string;
  readonly evidence: string;
}

/** Where the code and the tests of the project lie. */
export interface ProjectLayout {
  /** The tools that run a monorepo, for example `pnpm` and `turbo`; empty for a single package. */
  readonly workspaces: readonly string[];
  readonly packages: readonly { readonly path: string; readonly name?: string | undefined }[];
  readonly sourceFolders: readonly string[];
  readonly testFolders: readonly string[];
  /** Absent without tests. */
  readonly tests?: 'colocated' | 'apart' | 'both' | undefined;
  /** The patterns of test names, for example `*.test.ts`. */
  readonly testNames: readonly string[];
}

/** Everything that the files of a project say about it, bounded by `projectLimits`. */
export interface ProjectProfile {
  readonly technologies: readonly ProjectTechnology[];
  /** The most used first; absent in profiles made before November 2026. */
  readonly languages?: readonly ProjectLanguage[] | undefined;
  readonly packageManagers: readonly ProjectTool[];
  readonly runtimes: readonly ProjectTool[];
  readonly commands: readonly ProjectCommand[];
  readonly generated?: readonly GeneratedFile[] | undefined;
  readonly ports?: readonly ProjectPort[] | undefined;
  readonly migration?: MigrationCommand | undefined;
  readonly routines?: readonly ProjectRoutine[] | undefined;
  readonly policies?: readonly ProjectPolicy[] | undefined;
  readonly traits?: readonly (typeof projectTraits)[number][] | undefined;
  readonly outdated?: readonly OutdatedCommand[] | undefined;
  readonly checks: readonly ProjectCheck[];
  readonly layout: ProjectLayout;
  /** Rules files for assistants, with their length in characters. */
  readonly ruleFiles: readonly { readonly path: string; readonly size: number }[];
  /** True if the project holds no source files beyond a scaffold's. */
  readonly isNew: boolean;
  readonly skipped: readonly { readonly path: string; readonly reason: SkipReason }[];
  /** What its code does nearly everywhere, as far as the person wants it in the rule. */
  readonly conventions?: readonly ProjectConvention[] | undefined;
  readonly codeCounts?: readonly CodeCount[] | undefined;
  /** What people or assistants wrote about it, as far as the person wants it in the rule; in the order in which it was written. */
  readonly claims?: readonly ProjectClaim[] | undefined;
}
