import type { Framework } from '@regelwerk/contract/rules/choices';
import type { Environment, PackageName, Side } from '@regelwerk/contract/rules/registry-facts';
import type { Command } from './command.ts';
import type { Directive, Localized } from './directive.ts';
import type { ProbeKnowledge } from './probe.ts';

/**
 * The part of a technology in a stack. An `interface` renders screens, a `service` answers requests, a `runtime` is what
 * services are written in, a `language` or a `style` joins any interface. A `meta-framework` (Next.js, Nuxt) builds and serves
 * the pages of the interface that it implies; the two are one app. An `app` runs on phones, a `database` keeps the data, a
 * `test-runner` runs tests, and a `library` is part of what another one builds.
 */
export type Role =
  | 'interface'
  | 'meta-framework'
  | 'app'
  | 'style'
  | 'language'
  | 'runtime'
  | 'service'
  | 'database'
  | 'test-runner'
  | 'library';

/** Everything the product knows about one framework or language. Its file is the only place that says it. */
export interface Technology {
  readonly name: Framework;
  /** Other spellings that people type. */
  readonly aliases?: readonly string[];
  /** The application type that offers it; Fullstack offers both sides. */
  readonly side: Side;
  /** True where the other side uses it as well. */
  readonly isForBothSides?: true;
  /** True where the wizard offers it under "More". */
  readonly isMore?: true;
  readonly role: Role;
  /** The environment that a target must offer; elsewhere the technology becomes an external service. */
  readonly runsOn: Environment;
  /** The packages that show its use when a project depends on one of them, the one that carries its version first. */
  readonly packages?: readonly PackageName[];
  /** The runtime in a project's profile whose version counts, where no package carries it alone. */
  readonly runtime?: 'node' | 'php' | 'python' | 'go' | 'rust' | 'dotnet' | 'postgres' | 'flutter';
  /** The oldest version the directives are true for, for example `19+`. */
  readonly version: string;
  /** Globs of the files its directives speak of, templates and settings included. */
  readonly files: readonly string[];
  /** Globs of the files in which it writes pages, and of what builds their styles; a style or a language names those of its stack alone. */
  readonly pages?: readonly string[];
  /** When its directives matter, as the end of "Use for …"; an agent decides by it whether to read them. */
  readonly about: Localized;
  /** The newest TypeScript its tools accept, for example `6.0`; absent where any will do. */
  readonly newestTypeScript?: string;
  /** Technologies whose commands its own commands replace. */
  readonly replacesCommandsOf?: readonly Framework[];
  /** Technologies it never comes without. */
  readonly implies?: readonly Framework[];
  /** Technologies that do the same work, so that one app has only one of them. */
  readonly excludes?: readonly Framework[];
  /** Ids of lines of other technologies that do not hold together with it. */
  readonly silences?: readonly string[];
  /**
   * The tool that builds it: the scripts of package.json, the build of the page it belongs to, or a tool of its own, which
   * checks types too. Absent where nothing is built.
   */
  readonly builtBy?: 'package-scripts' | 'page-build' | 'own-tool';
  /** Commands for work on it, each naming where the project configures them and the default otherwise. */
  readonly commands: readonly Command[];
  /** True where `commands` are the scripts of package.json, which a rule names once. */
  readonly namesPackageScripts?: boolean;
  /** The type check of its files, where plain `tsc` does not read them. */
  readonly typeCheck?: Command;
  /** True where the type check of another technology in the stack replaces `commands`. */
  readonly yieldsToTypeCheck?: boolean;
  /** Languages of code examples that make sense only in a stack with this technology. */
  readonly exampleLanguages?: readonly string[];
  /** A trap that a model without the rule walks into. */
  readonly probe: ProbeKnowledge;
  readonly directives: readonly Directive[];
  /** Lines of another technology that hold here, too; said once where both are in the stack. */
  readonly sharedDirectives?: readonly Directive[];
}
