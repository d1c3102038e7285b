import type {
  GeneratedFile,
  ProjectCheck,
  ProjectPolicy,
  ProjectProfile,
  ProjectTool,
} from '@regelwerk/contract/rules/project-profile';
import type { Ecosystem } from '@regelwerk/contract/rules/registry-facts';

/** The rules for contributions that files may state. */
export type ProjectPolicyKind = ProjectPolicy['kind'];

/** A direct dependency as its manifest states it. */
export interface Dependency {
  readonly ecosystem: Ecosystem;
  readonly name: string;
  readonly range?: string | undefined;
  readonly isDev?: boolean | undefined;
  /** The argument that installs it where a plain installation leaves it out, for example `--group lint`. */
  readonly group?: string | undefined;
}

/** The installed versions that a lockfile states. */
export interface Lock {
  readonly ecosystem: Ecosystem;
  /** Returns the installed version of a dependency of the manifest in `member`, a path below the lockfile's folder. */
  readonly versionOf: (dependency: Dependency, member: string) => string | undefined;
}

/** A named command of the project, for example a script of `package.json` or a target of a Makefile. */
export interface Task {
  /** The tool that runs it; `script` stands for the package manager of the folder. */
  readonly runner: TaskRunner;
  /** Of a file that is run itself, its path from the root. */
  readonly name: string;
  /** The shell text that it runs, where the file states it. */
  readonly body: string;
}

/**
 * The tools that run named commands; `script` stands for the package manager of the folder, `file` for a script run by its path,
 * `other` for runners whose tasks are programs.
 */
export type TaskRunner =
  | 'script'
  | 'make'
  | 'just'
  | 'task'
  | 'tox'
  | 'nox'
  | 'composer'
  | 'file'
  | 'rake'
  | 'mise'
  | 'hatch'
  | 'poe'
  | 'pdm'
  | 'nx'
  | 'moon'
  | 'deno'
  | 'other';

/** A line of the shell that continuous integration runs, or that a document tells people to run. */
export interface Step {
  readonly text: string;
  /** The folder that it runs in, from the root. */
  readonly folder: string;
  readonly source: 'ci' | 'docs';
  /** The job that runs it, with the name of its workflow's file; absent in documents. */
  readonly job?: string;
  /** The services that its job starts, for example `postgres`. */
  readonly needs: readonly string[];
}

/** The folders of a monorepo's packages, as globs from the folder of the file. */
export interface Workspaces {
  readonly tool: string;
  readonly globs: readonly string[];
}

/** Everything that one file says about the project. A reader states only what it found. */
export interface Findings {
  /** The folder that it speaks for, where that is not its own. */
  readonly folder?: string;
  readonly packageName?: string | undefined;
  readonly dependencies?: readonly Dependency[];
  readonly lock?: Lock;
  readonly managers?: readonly Omit<ProjectTool, 'evidence'>[];
  readonly runtimes?: readonly Omit<ProjectTool, 'evidence'>[];
  readonly tasks?: readonly Task[];
  readonly steps?: readonly Step[];
  readonly checks?: readonly Omit<ProjectCheck, 'evidence'>[];
  readonly workspaces?: Workspaces | undefined;
  /** The folder of the commands that Composer installs, where it is not the usual one. */
  readonly composerBin?: string | undefined;
  /** The versions of languages that continuous integration sets up; no number where it reads them from a file. */
  readonly tried?: readonly { readonly name: string; readonly version: string }[];
  readonly generated?: readonly Omit<GeneratedFile, 'evidence'>[];
  /** Ports with the command or the service behind them; an empty text where the folder's own server listens. */
  readonly ports?: readonly { readonly port: number; readonly by: string }[];
  /** Whether it builds what runs in containers from the project itself. */
  readonly composes?: boolean;
  readonly policies?: readonly ProjectPolicyKind[];
  readonly traits?: NonNullable<ProjectProfile['traits']>;
  /** The lines that include other files of its kind. */
  readonly includes?: string;
}

/** The findings of one file, with its place. */
export interface Found extends Findings {
  readonly path: string;
  /** The folder of the file; empty for the root. */
  readonly folder: string;
}
