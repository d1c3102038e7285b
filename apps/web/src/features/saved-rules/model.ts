import { aiModels } from '@regelwerk/contract/rules/choices';
import { knowledgeVersion } from '@regelwerk/contract/rules/knowledge-version';
import type { RuleOutlook } from '@regelwerk/contract/rules/refresh-rule';
import { targetFacts } from '@regelwerk/contract/rules/registry';
import type { BadgeColor } from '@regelwerk/contract/rules/registry-facts';
import type { StaleCounts } from '@regelwerk/contract/rules/stale-counts';
import { targetTexts } from '@regelwerk/contract/rules/target-texts';
import { limits } from '@regelwerk/contract/shared/limits';

/** A saved rule as the list shows it; its text is loaded on demand. */
export interface SavedRule {
  readonly id: string;
  readonly name: string;
  readonly ai_model: string;
  readonly application_type: string;
  readonly frameworks: readonly string[];
  readonly behavior_preference: string;
  readonly output_format: string;
  readonly additional_notes: string | null;
  readonly created_at: string;
  readonly generated_rules: {
    readonly knowledge_version: string | null;
    readonly project_stale: StaleCounts | null;
  } | null;
}

export const ruleSorts = ['newest', 'oldest', 'name'] as const;
type Sort = (typeof ruleSorts)[number];

/** The filter and order of the saved rules, kept in the address. */
export interface RuleFilter {
  readonly text: string;
  readonly model: string | undefined;
  readonly sort: Sort;
}

/** Reads a filter from the address; ignores invalid values. */
export function readFilter(search: Readonly<Record<string, unknown>>): RuleFilter {
  return {
    text:
      typeof search.text === 'string' || typeof search.text === 'number'
        ? String(search.text).slice(0, limits.ruleName)
        : '',
    model: aiModels.find((name) => name === search.model),
    sort: ruleSorts.find((sort) => sort === search.sort) ?? 'newest',
  };
}

/** Writes a filter for the address, without default values. */
export function writeFilter({ text, sort, ...rest }: RuleFilter): Record<string, string> {
  const entries = Object.entries({ ...rest, text: text || undefined, sort: sort === 'newest' ? undefined : sort });
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => entry[1] !== undefined));
}

/** Returns whether the filter hides anything. */
export function isNarrow({ text, model }: RuleFilter): boolean {
  return text !== '' || model !== undefined;
}

/** Returns a text for `ilike` with its special characters escaped. */
export function searchPattern(text: string): string {
  return `%${text.trim().replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
}

/** Returns the name of a copy, shortened in the middle so that the mark of the copy stays. */
export function copyNameOf(name: string, mark: (name: string) => string): string {
  const room = limits.ruleName - mark('').length;
  return mark([...name].slice(0, room).join(''));
}

const badges: Readonly<Record<BadgeColor, string>> = {
  emerald: 'bg-emerald-100 text-emerald-900 dark:bg-emerald-900/60 dark:text-emerald-100',
  sky: 'bg-sky-100 text-sky-900 dark:bg-sky-900/60 dark:text-sky-100',
  amber: 'bg-amber-100 text-amber-900 dark:bg-amber-900/60 dark:text-amber-100',
  orange: 'bg-orange-100 text-orange-900 dark:bg-orange-900/60 dark:text-orange-100',
  blue: 'bg-blue-100 text-blue-900 dark:bg-blue-900/60 dark:text-blue-100',
  pink: 'bg-pink-100 text-pink-900 dark:bg-pink-900/60 dark:text-pink-100',
  indigo: 'bg-indigo-100 text-indigo-900 dark:bg-indigo-900/60 dark:text-indigo-100',
  zinc: 'bg-zinc-200 text-zinc-900 dark:bg-zinc-700 dark:text-zinc-100',
  teal: 'bg-teal-100 text-teal-900 dark:bg-teal-900/60 dark:text-teal-100',
  violet: 'bg-violet-100 text-violet-900 dark:bg-violet-900/60 dark:text-violet-100',
  cyan: 'bg-cyan-100 text-cyan-900 dark:bg-cyan-900/60 dark:text-cyan-100',
  fuchsia: 'bg-fuchsia-100 text-fuchsia-900 dark:bg-fuchsia-900/60 dark:text-fuchsia-100',
  neutral: 'bg-sunken text-ink',
};

/** The classes of a model's badge. */
export function badgeLook(model: string): string {
  const known = aiModels.find((name) => name === model);
  return badges[known === undefined ? 'neutral' : targetTexts[known].badge];
}

/** Returns whether a rule was made with older knowledge than today's. One that was saved as text alone does not say. */
export function isOutdated({ generated_rules: text }: Pick<SavedRule, 'generated_rules'>): boolean {
  const version = text?.knowledge_version ?? null;
  return version !== null && version < knowledgeVersion;
}

/** Returns how many parts of a rule no longer hold in its project, as a device said; undefined if none did. */
export function staleParts({ generated_rules: text }: Pick<SavedRule, 'generated_rules'>): number | undefined {
  const counts = text?.project_stale;
  return counts == null ? undefined : Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/** Returns whether a refresh would change nothing. */
export function isEmpty({ outdated, reworded, versions, added }: RuleOutlook): boolean {
  return outdated.length + reworded.length + versions.length + added === 0;
}

/** Returns whether the tool of a rule reads it as files. */
export function readsFiles({ ai_model: model }: SavedRule): boolean {
  return targetFacts.some((target) => target.name === model && 'readsFiles' in target);
}

/** Returns whether a call was refused because the account has reached its limit of saved rules. */
export function isFull(error: object): boolean {
  return 'code' in error && error.code === 'PT413';
}
