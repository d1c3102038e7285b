import type { ContentLanguage } from '../shared/languages.ts';
import type { AiModel, OutputFormat } from './choices.ts';
import type { Feasibility } from './feasibility.ts';
import type { RuleAnswers } from './form-state.ts';
import type { ProjectChanges } from './project-changes.ts';
import type { ClaimSource } from './project-claim.ts';
import type { CountedPlaces } from './project-convention.ts';
import type { RuleSize } from './rule-size.ts';

/** How binding a line is. */
export const modalities = ['must', 'should', 'ask', 'never'] as const;
/** One of `modalities`. */
export type Modality = (typeof modalities)[number];

/** The reasons to include a directive; a directive without any of them is left out. */
export const directiveClasses = ['post-cutoff', 'foot-gun', 'security', 'command', 'boundary', 'decision'] as const;
/** One of `directiveClasses`. */
export type DirectiveClass = (typeof directiveClasses)[number];

/** How certain a fact is: read in the product or its documentation, reported by others, or unknown. */
export const certainties = ['confirmed', 'reported', 'unknown'] as const;
/** One of `certainties`. */
export type Certainty = (typeof certainties)[number];

/**
 * Why a line is in a rule: test tasks came out better with it, we ran what it states, the files of the project state it, its
 * source states it, it is a boundary that holds whether or not a test can show it, or it is a convention. What an assistant or
 * a rules file says of the project was checked against its code on the person's device, or it is only reported.
 */
export const grounds = [
  'effect',
  'fact',
  'project',
  'source',
  'boundary',
  'convention',
  'checked',
  'reported',
] as const;
/** One of `grounds`. */
export type Ground = (typeof grounds)[number];

/** A wrong and a right way, as short code snippets in one language. */
export interface Example {
  readonly language: string;
  readonly bad: string;
  readonly good: string;
}

/** The source of a fact that can become outdated. */
export interface Evidence {
  /** The public page that states it. */
  readonly url: string;
  /** The packages and manuals that were read to check it, with versions. */
  readonly read?: string;
  /** ISO date. */
  readonly checkedOn: string;
  readonly status: Exclude<Certainty, 'unknown'>;
}

/** One line of a rule, in the rule's language. */
export interface RuleLine {
  /** Absent in a masked rule, because ids contain words too. */
  readonly id?: string;
  readonly class: DirectiveClass;
  readonly modality: Modality;
  /** 0 to 100; if space is short, higher weights stay. Absent in a masked rule. */
  readonly weight?: number;
  readonly text: string;
  readonly instead?: string;
  readonly why?: string;
  /** The oldest version it applies to. */
  readonly since?: string;
  /** The first version it no longer applies to. */
  readonly until?: string;
  readonly example?: Example;
  readonly scope?: readonly string[];
  readonly evidence?: Evidence;
  /** Of a convention of the project: how often its code follows it. Absent in a masked rule. */
  readonly counted?: CountedPlaces;
  /** Of a line about the project that an assistant or a person wrote: where it shows. Absent in a masked rule. */
  readonly claimed?: ClaimSource;
  /** Absent in a masked rule, and in rules made before November 2026. */
  readonly ground?: Ground;
}

/** A heading and its lines. */
export interface RuleSection {
  readonly id: string;
  readonly heading: string;
  /** True if the lines are steps to follow in order. */
  readonly ordered: boolean;
  readonly lines: readonly RuleLine[];
}

/** A technology of the stack, with the versions that the rule covers and whether the target can run it. */
export interface StackEntry {
  readonly name: string;
  readonly version: string;
  readonly feasibility: Feasibility;
  /** The folder of the project that alone uses it, quoted as code; absent where the root or several folders do. */
  readonly folder?: string | undefined;
}

/** Why one directive won over another, in order of precedence. */
export const decisionReasons = ['supersedes', 'security', 'specificity', 'weight', 'notes'] as const;
/** One of `decisionReasons`. */
export type DecisionReason = (typeof decisionReasons)[number];

interface Named {
  readonly id: string;
  readonly text: string;
}

/** The outcome of a conflict between two directives for one slot. */
export interface Decision {
  readonly slot: string;
  readonly reason: DecisionReason;
  readonly kept: Named;
  readonly dropped: Named;
}

/** A short prompt that tests whether the rule works, and what the answer must contain. */
export interface Probe {
  readonly id: string;
  readonly prompt: string;
  readonly sign: string;
}

/** The AI model or tool that the rule is made for. */
export interface Target {
  /** Its API name, by which its places are found; the document shows the label only. */
  readonly key: AiModel;
  readonly name: string;
  /** Where to put the rule, as a sentence. */
  readonly place: string;
  /** The path of the file that the target reads; absent if it reads no file. */
  readonly path?: string;
}

/** A generated behavior rule. Markdown, JSON and all deliveries are rendered from it. */
export interface Rule {
  readonly schemaVersion: 1;
  readonly knowledgeVersion: string;
  /** Hash of the answers and the knowledge version; the same answers always give the same bytes. */
  readonly fingerprint: string;
  readonly language: ContentLanguage;
  readonly size: RuleSize;
  readonly format: OutputFormat;
  /** The parts of the title; each is an answer or a fixed phrase. */
  readonly title: readonly string[];
  readonly purpose: string;
  readonly target: Target;
  readonly applicationType: RuleAnswers['applicationType'];
  readonly behavior: RuleAnswers['behaviorPreference'];
  readonly stack: readonly StackEntry[];
  readonly sections: readonly RuleSection[];
  /** The person's notes, line by line; they never become part of a directive. */
  readonly notes: readonly string[];
  readonly decisions: readonly Decision[];
  /** Directives left out to fit the target's limit. */
  readonly omitted: readonly Named[];
  readonly probes: readonly Probe[];
  /** Length of the Markdown document in characters. */
  readonly budget: { readonly used: number; readonly limit: number; readonly unit: 'characters' };
  /** Changes that the profile of the project made; absent without a profile and in a masked rule. */
  readonly project?: ProjectChanges;
}
