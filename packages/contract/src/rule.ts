import type { AiModel, ApplicationType, Behavior, OutputFormat } from './choices.ts';
import type { Feasibility } from './feasibility.ts';
import type { ContentLanguage } from './languages.ts';
import type { RuleSize } from './rule-size.ts';

export const modalities = ['must', 'should', 'ask', 'never'] as const;
export type Modality = (typeof modalities)[number];

/** Why a directive earns its place; what belongs to none of these is not written. */
export const directiveClasses = ['post-cutoff', 'foot-gun', 'security', 'command', 'boundary', 'decision'] as const;
export type DirectiveClass = (typeof directiveClasses)[number];

/** How sure a fact is: read in the thing itself or its own documentation, told by others, or not known. */
export const certainties = ['confirmed', 'reported', 'unknown'] as const;
export type Certainty = (typeof certainties)[number];

/** A wrong and a right way, as short code in one language. */
export interface Example {
  readonly language: string;
  readonly bad: string;
  readonly good: string;
}

/** Where a fact that can age comes from. */
export interface Evidence {
  /** The public page that states it. */
  readonly url: string;
  /** What was read to check it: packages and manuals with their versions. */
  readonly read?: string;
  /** ISO date. */
  readonly checkedOn: string;
  readonly status: Exclude<Certainty, 'unknown'>;
}

/** One line of a rule, in the rule's language. */
export interface RuleLine {
  /** Absent in a masked rule: ids are words too. */
  readonly id?: string;
  readonly class: DirectiveClass;
  readonly modality: Modality;
  /** 0 to 100: what is kept first where room is short. Absent in a masked rule. */
  readonly weight?: number;
  readonly text: string;
  readonly instead?: string;
  readonly why?: string;
  /** The oldest version it is true for. */
  readonly since?: string;
  readonly example?: Example;
  readonly scope?: readonly string[];
  readonly evidence?: Evidence;
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

/** Why one directive won over another: the order in which they are compared. */
export const decisionReasons = ['supersedes', 'security', 'specificity', 'weight', 'notes'] as const;
export type DecisionReason = (typeof decisionReasons)[number];

interface Named {
  readonly id: string;
  readonly text: string;
}

/** What was decided between two directives for the same thing. */
export interface Decision {
  readonly slot: string;
  readonly reason: DecisionReason;
  readonly kept: Named;
  readonly dropped: Named;
}

/** A short prompt that shows whether the rule works, and the sign by which it is seen. */
export interface Probe {
  readonly id: string;
  readonly prompt: string;
  readonly sign: string;
}

export interface Target {
  /** Its name on the wire, by which its places are found; the document shows the label alone. */
  readonly key: AiModel;
  readonly name: string;
  /** Where a person puts the rule, as a sentence. */
  readonly place: string;
  /** The file it belongs into, where the target reads one. */
  readonly path?: string;
}

/** A generated behaviour rule; Markdown, JSON and every delivery are renderings of it. */
export interface Rule {
  readonly schemaVersion: 1;
  readonly knowledgeVersion: string;
  /** Hash of the answers and the knowledge version: the same answers give the same bytes. */
  readonly fingerprint: string;
  readonly language: ContentLanguage;
  readonly size: RuleSize;
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
  /** What was left out to fit the target. */
  readonly omitted: readonly Named[];
  readonly probes: readonly Probe[];
  /** Characters of the document as Markdown. */
  readonly budget: { readonly used: number; readonly limit: number; readonly unit: 'characters' };
}
