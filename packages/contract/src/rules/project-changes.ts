import type { ContentLanguage } from '../shared/languages.ts';
import type { ProjectCommand } from './project-profile.ts';

/** A line by the id of its directive, in the rule's language. */
export interface ChangedLine {
  readonly id: string;
  readonly text: string;
}

/** A line that a check of the project makes unnecessary. */
export interface EnforcedLine extends ChangedLine {
  /** The check that does its work, for example `eslint`. */
  readonly check: string;
  /** The preset, rule or flag that enforces it, in the spelling of the check. */
  readonly setting: string;
  /** The path of the file that shows it. */
  readonly evidence: string;
}

/** A line that is not true for the installed version. */
export interface OutdatedLine extends ChangedLine {
  readonly technology: string;
  /** The installed version. */
  readonly version: string;
}

/** A line that the code of the project breaks too often for it to fit. */
export interface ContradictedLine extends ChangedLine {
  readonly follows: number;
  readonly breaks: number;
  /** Two places that break it, as paths from the root. */
  readonly places: readonly string[];
}

/** A part of the enforcement pack: a file, or lines of one, that enforces directives by machine. */
export interface PackEntry {
  /** The ids of the directives that it enforces. */
  readonly directives: readonly string[];
  readonly check: string;
  /** The path from the project root. */
  readonly path: string;
  /** The language of the text, as code fences name it. */
  readonly language: string;
  readonly text: string;
  readonly why: Readonly<Record<ContentLanguage, string>>;
}

/** A part of the enforcement pack, in the rule's language. */
export interface ProjectSnippet extends Omit<PackEntry, 'why'> {
  readonly why: string;
}

/** The changes that the profile of a project makes to a rule, compared with the rule for the same answers without it. */
export interface ProjectChanges {
  /** Versions and lines made exact; the id of a version is `stack.<technology>`. */
  readonly exact: readonly ChangedLine[];
  readonly enforced: readonly EnforcedLine[];
  readonly outdated: readonly OutdatedLine[];
  /** Absent in rules made before November 2026. */
  readonly contradicted?: readonly ContradictedLine[];
  /** General lines that nothing in the code or the files asks for; absent in rules made before November 2026. */
  readonly unasked?: readonly ChangedLine[];
  /** Lines made from conventions of the code; absent in rules made without them. */
  readonly conventions?: readonly ChangedLine[];
  /** Lines that an assistant or a person wrote about the project; absent in rules made without them. */
  readonly claims?: readonly ChangedLine[];
  /** Lines that only the profile brought in, other than commands, conventions and what was written. */
  readonly added: readonly ChangedLine[];
  /** The commands that the rule quotes. */
  readonly commands: readonly ProjectCommand[];
  /** Configuration that would enforce lines of the rule instead of asking for them. */
  readonly snippets: readonly ProjectSnippet[];
  /** The rules files that the project already has; absent in rules made before November 2026. */
  readonly ruleFiles?: readonly string[];
  /** The saving of each request, with tokens estimated from characters; negative if the rule became longer. */
  readonly saved: { readonly characters: number; readonly tokens: number };
}
