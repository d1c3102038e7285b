/** The checks that mappings may name, spelled as a profile spells them. */
export const checkNames = [
  'eslint',
  'oxlint',
  'biome',
  'tsc',
  'ruff',
  'phpstan',
  'rubocop',
  'ci',
  'git-hook',
  'agent-hook',
  'ast-grep',
] as const;

/** A check of a project. */
export type CheckName = (typeof checkNames)[number];

/** A directive that a check enforces wholly: in ordinary code it reports every violation that the directive speaks of. */
export interface Enforcement {
  readonly directive: string;
  readonly check: CheckName;
  /** Rules, flags or steps in the spelling of the tool; only all of them together enforce the directive. */
  readonly rules: readonly string[];
}
