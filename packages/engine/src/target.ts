import type { AiModel, Framework } from '@regelwerk/contract/rules/choices';
import type { DeliveryLimit } from '@regelwerk/contract/rules/delivery';
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
  | 'claude-code'
  | 'cursor'
  | 'antigravity'
  | 'marked'
  | 'model-file';

/** One place from which a target reads rules. */
export interface Surface {
  readonly id: string;
  readonly name: Localized;
  readonly kind: 'files' | 'field' | 'message';
  /** True of a chat beside tools that run commands; its text names none. */
  readonly isChat?: true;
  readonly form: DeliveryForm;
  readonly path?: string;
  /** Characters the text may have here: below the known limit, or below what the target still follows well. */
  readonly room: number;
  readonly limit: DeliveryLimit;
  readonly place: Localized;
  readonly check: Localized;
}

/** Everything the product knows about one AI model or tool. Its file is the only place that says it. */
export interface TargetKnowledge {
  /** The name on the wire and in stored rules. */
  readonly name: AiModel;
  /** The name people read. */
  readonly label: string;
  /** Other spellings that people type. */
  readonly aliases?: readonly string[];
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
