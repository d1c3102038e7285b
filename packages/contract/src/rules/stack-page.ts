import type { AiModel, Framework } from './choices.ts';
import type { Probe, RuleLine } from './rule.ts';
import type { StackPageName } from './stack-page-name.ts';
import type { TargetDescription } from './target-description.ts';

/** How many facts of the knowledge were checked, and how. `latest` is the ISO date of the newest check. */
export interface CheckedFacts {
  /** Checked by running the wrong and the right way. */
  readonly ran: number;
  /** Read in a manual, the sources or release notes. */
  readonly read: number;
  readonly latest: string;
}

/** One file of a rule with its size. A text to paste has no path. */
export interface ShownFile {
  readonly path?: string;
  readonly characters: number;
}

/** A real rule and real figures for the landing page. */
export interface LandingFacts {
  readonly rule: {
    readonly tool: string;
    readonly stack: readonly string[];
    readonly files: readonly ShownFile[];
    /** One of the files, whole. */
    readonly open: { readonly path: string; readonly text: string };
  };
  readonly checked: CheckedFacts;
  /** Every tool with the file or folder that it reads, or the name of the place where the rule is pasted. */
  readonly tools: readonly { readonly label: string; readonly place: string; readonly isPath: boolean }[];
}

/** One public page about a technology in a tool. */
export interface StackPage {
  readonly model: AiModel;
  readonly tool: string;
  /** The labels of the other tools of the same family. */
  readonly others: readonly string[];
  readonly framework: Framework;
  readonly version: string;
  /** Where the rule goes, and how to see that it is read. */
  readonly place: string;
  readonly check: string;
  readonly files: readonly ShownFile[];
  readonly sections: readonly { readonly heading: string; readonly lines: number }[];
  readonly checked: CheckedFacts;
  /** Three lines that no other page shows. */
  readonly lines: readonly RuleLine[];
  readonly probe: Pick<Probe, 'prompt' | 'sign'>;
}

/** One technology in the list of all stack pages. */
export interface StackEntryPoint {
  readonly framework: Framework;
  /** The id of its place in the list. */
  readonly anchor: string;
  readonly version: string;
  readonly about: string;
  readonly checked: CheckedFacts;
  readonly tools: readonly { readonly label: string; readonly name: StackPageName }[];
}

/** The data of the engine on the public pages, in one language. */
export interface RenderedData {
  /** The tools that the documentation lists. */
  readonly targets: readonly TargetDescription[];
  readonly landing: LandingFacts;
  readonly stacks: readonly StackEntryPoint[];
  readonly stackPages: readonly StackPage[];
}
