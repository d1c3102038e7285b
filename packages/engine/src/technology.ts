import type { Framework } from '@regelwerk/contract/choices';
import type { Directive, Localized } from './directive.ts';

/** What the engine knows of one framework or language. */
export interface Technology {
  readonly name: Framework;
  /** The versions the directives are true for, from the oldest on. */
  readonly version: string;
  /** Technologies it never comes without. */
  readonly implies?: readonly Framework[];
  /** How to check work on it: discovery first, then the command to use where nothing else is configured. */
  readonly commands: readonly Localized[];
  /** How the types of its files are checked, where plain `tsc` does not read them; null where its own build does. */
  readonly typeCheck?: Localized | null;
  readonly directives: readonly Directive[];
}
