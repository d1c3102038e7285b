import type { ApplicationType, Behavior, OutputFormat } from '@regelwerk/contract/choices';
import type { Feasibility } from '@regelwerk/contract/feasibility';
import type { Language } from '@regelwerk/contract/languages';
import type { DirectiveClass, Example, Modality } from './directive.ts';

/** One line of a rule, in the rule's language. */
export interface RuleLine {
  /** Absent in a masked rule: ids are words too. */
  readonly id?: string;
  readonly class: DirectiveClass;
  readonly modality: Modality;
  readonly text: string;
  readonly instead?: string;
  readonly why?: string;
  readonly example?: Example;
  readonly scope?: readonly string[];
}

export interface RuleSection {
  readonly id: string;
  readonly heading: string;
  /** True where the lines are steps in an order. */
  readonly ordered: boolean;
  readonly lines: readonly RuleLine[];
}

/** A technology of the stack, with the versions the rule speaks about and whether the target can run it. */
export interface StackEntry {
  readonly name: string;
  readonly version: string;
  readonly feasibility: Feasibility;
}

/** What was decided between two directives for the same thing. */
export interface Decision {
  readonly slot: string;
  readonly kept: string;
  readonly dropped: string;
}

export interface Target {
  readonly name: string;
  /** Where a person puts the rule, as a sentence. */
  readonly place: string;
  /** The file it belongs into, where the target reads one. */
  readonly path?: string;
}

/** A generated behaviour rule; Markdown and JSON are renderings of it. */
export interface Rule {
  readonly schemaVersion: 1;
  readonly knowledgeVersion: string;
  /** Hash of the answers and the knowledge version: the same answers give the same bytes. */
  readonly fingerprint: string;
  readonly language: Language;
  readonly format: OutputFormat;
  /** The title in parts, each an answer or a fixed phrase. */
  readonly title: readonly string[];
  readonly purpose: string;
  readonly target: Target;
  readonly applicationType: ApplicationType;
  readonly behavior: Behavior;
  readonly stack: readonly StackEntry[];
  readonly sections: readonly RuleSection[];
  /** The person's own notes, line by line; never part of a directive. */
  readonly notes: readonly string[];
  readonly decisions: readonly Decision[];
  /** Ids of directives left out to fit the target. */
  readonly omitted: readonly string[];
  readonly budget: { readonly used: number; readonly limit: number; readonly unit: 'characters' };
}
