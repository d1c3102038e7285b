import type { AiModel, Framework } from '@regelwerk/contract/rules/choices';
import type { DeliveryFile, DeliveryLimit } from '@regelwerk/contract/rules/delivery';
import type { BadgeColor, Environment } from '@regelwerk/contract/rules/registry-facts';
import type { RuleSize } from '@regelwerk/contract/rules/rule-size';
import type { Directive, Localized } from './directive.ts';

/** How a rule is written for a place; `deliver/deliveries-of.ts` has one writer for each. */
export type DeliveryForm =
  | 'document'
  | 'workspace'
  | 'dense'
  | 'labelled'
  | 'tagged'
  | 'marked'
  | 'reviewed'
  | 'model-file';

/** The fields at the top of a file, by name; none for a plain file. */
export type FrontMatter = Readonly<Record<string, string | boolean | readonly string[]>>;

/** The files beside the one that always applies: one for each technology and folder, which the target loads by its globs. */
export interface ScopedFiles {
  readonly pathOf: (slug: string) => string;
  readonly head: (part: { readonly about: string; readonly globs: readonly string[] }) => FrontMatter;
  /** Of the file that always applies. */
  readonly coreHead?: (rule: { readonly title: string }) => FrontMatter;
  /** How the file that always applies names another one, where the target loads only what is named. */
  readonly mention?: (path: string) => string;
}

/** Files of other tools and of earlier days, which a project may have beside those of a place. */
export interface Rivals {
  /** The target reads one of these instead. */
  readonly instead?: readonly string[];
  /** The target reads these as well. */
  readonly too?: readonly string[];
}

/** One place from which a target reads rules. */
export interface Surface {
  readonly id: string;
  readonly name: Localized;
  readonly kind: 'files' | 'field' | 'message';
  /** True of a chat beside tools that run commands; its text names none. */
  readonly isChat?: true;
  readonly form: DeliveryForm;
  readonly path?: string;
  readonly scoped?: ScopedFiles;
  /** A file that only imports the one at `path`. */
  readonly importedBy?: DeliveryFile;
  readonly rivals?: Rivals;
  /** Lines of one file below which its maker advises to stay. */
  readonly advisedLines?: number;
  /** Characters the text may have here: below the known limit, or below what the target still follows well. */
  readonly room: number;
  readonly limit: DeliveryLimit;
  readonly place: Localized;
  readonly check: Localized;
}

/**
 * The ways to take a rule: scoped rules of an editor, memory of a terminal agent, files that many agents read, instructions of a
 * chat, knowledge of an app builder.
 */
export type TargetFamily = 'editor' | 'terminal' | 'shared-file' | 'chat' | 'builder';

/** Everything the product knows about one AI model or tool. Its file is the only place that says it. */
export interface TargetKnowledge {
  /** The name on the wire and in stored rules. */
  readonly name: AiModel;
  /** The name people read. */
  readonly label: string;
  /** Other spellings that people type. */
  readonly aliases?: readonly string[];
  /** The tools that take a rule in the same way; one of them stands for all on the public pages. */
  readonly family: TargetFamily;
  /** One sentence for the wizard and the catalog. */
  readonly description: Localized;
  readonly badge: BadgeColor;
  /** The environments that it builds and runs itself; absent where it works on any project. */
  readonly runs?: readonly Environment[];
  /** What it writes every page in; joins a stack whose pages were to be written in another. */
  readonly pageFramework?: Framework;
  /** False where an app is built without code; its rule has a base of its own and speaks of no file or command. */
  readonly hasCode?: false;
  /** False where no command can be run, so that a rule names none. */
  readonly runsCommands: boolean;
  /** Characters of the document for each size. */
  readonly budget: Readonly<Record<RuleSize, number>>;
  /** Whether short code examples help here. */
  readonly takesExamples: boolean;
  /** The first is the one its rule is made for. */
  readonly surfaces: readonly [Surface, ...Surface[]];
  /** Directives that apply only here: how it runs code, keeps data and answers. */
  readonly directives: readonly Directive[];
}
