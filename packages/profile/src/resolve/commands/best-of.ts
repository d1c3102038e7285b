import type { Candidate } from './candidate.ts';
import { sources } from './scores.ts';
import { withoutNeeds } from './with-needs.ts';

/** Commands of one kind in one place that continuous integration runs one after the other. */
export const mostTogether = 4;
const mostBeside = 4;

/** The best command, with the others that continuous integration runs for the same purpose; of formatters also the check. */
export function bestOf(candidates: readonly Candidate[]): Candidate[] {
  const beside = candidates.filter(({ isBeside }) => isBeside === true);
  if (beside.length === 0) return bestOfEqual(candidates);
  const others = beside.filter(({ text }, index) => beside.findIndex((one) => sameText(one.text, text)) === index);
  return [...bestOfEqual(candidates.filter((one) => !beside.includes(one))), ...others.slice(0, mostBeside)];
}

function bestOfEqual(candidates: readonly Candidate[]): Candidate[] {
  const ranked = candidates.toSorted((a, b) => worth(a) - worth(b));
  const best = withoutNeeds(ranked[0], ranked);
  if (best === undefined) return [];
  if (best.kind === 'install') return [withTools(best, ranked)];
  if (best.check !== undefined) return [{ ...best, text: best.check, effect: 'checks' }];
  if (best.kind === 'format') {
    const checked = ranked.find((one) => one.effect === 'checks' && one.score < sources.otherName);
    if (checked === undefined || checked === best) return [best];
    return [{ ...best, text: withToolchain(best.text, checked.text) }, checked];
  }
  if (best.score >= sources.usualName || best.effect === 'writes') {
    // what continuous integration runs stays known, also where it rewrites files
    const run = ranked.find((one) => one.effect === 'writes' && one.isRun === true);
    return run === undefined || sameText(run.text, best.text) ? [best] : [best, run];
  }
  return ranked
    .filter(
      (one, index) =>
        one.score < sources.usualName &&
        one.effect === 'checks' &&
        ranked.findIndex(({ text, folder }) => sameText(text, one.text) && folder === one.folder) === index,
    )
    .filter(
      (one, _, all) => !all.some((other) => other.folder === one.folder && isSameWithOptions(one.text, other.text)),
    )
    .map((one) => withoutNeeds(one, ranked) ?? one)
    .slice(0, mostTogether);
}

/** A formatter that is checked with another toolchain also rewrites with it. */
function withToolchain(text: string, checked: string): string {
  const [, toolchain] = /^cargo (\+\S+) fmt\b/.exec(checked) ?? [];
  return toolchain === undefined ? text : text.replace(/^cargo fmt\b/, `cargo ${toolchain} fmt`);
}

/** A job that runs no tests installs what a server needs; work on the project needs its tools as well. */
function withTools(best: Candidate, all: readonly Candidate[]): Candidate {
  if (best.text !== 'pip install -r requirements.txt') return best;
  return all.find(({ text }) => /^pip install .*-r \S*(?:dev|test|local)/.test(text)) ?? best;
}

/** Checks that rewrite files come last; of formatters those that only check do. */
function worth({ kind, effect, score }: Candidate): number {
  return score + ((effect === 'writes') === (kind === 'format') ? 0 : 20);
}

/** Of two runs of one command the one with options says more. */
function isSameWithOptions(text: string, other: string): boolean {
  return other.startsWith(`${text} -`) && !other.startsWith(`${text} -- `);
}

/** `pnpm build` and `pnpm run build` are one command, and so is a run that is also measured. */
function sameText(a: string, b: string): boolean {
  return plainText(a) === plainText(b);
}

function plainText(text: string): string {
  return text
    .replace(/^(?:(?:xvfb-run|dbus-run-session)(?: -\S*)* )+/, '')
    .replace(/^(npm|pnpm|yarn|bun) run /, '$1 ')
    .replace(/^coverage run (?:-\S+ )*(?=\S+\.py )/, 'python ');
}
