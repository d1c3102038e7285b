import { safeText } from '../../shape/safe-text.ts';
import { shellParts } from '../shell/shell-parts.ts';
import { runnersOf } from './one-test.ts';

const rewriting = / (?:--fix(?:=\S+)?|--write|--apply\S*|--unsafe|--autocorrect|-[aA])(?= |$)/g;
const linter = /^(?:eslint|biome (?:check|lint)|oxlint|stylelint|xo|ruff check|rubocop|standardrb)\b/;

/** Returns the check behind a script that rewrites files: its linter without the options that do so. */
export function checkOf(body: string, manager: string): string | undefined {
  const [only = '', ...others] = shellParts(body);
  if (others.length > 0 || !linter.test(only)) return undefined;
  const text = safeText(only.replaceAll(rewriting, ''));
  if (text === undefined || rewriting.test(text)) return undefined;
  return /^(?:eslint|biome|oxlint|stylelint|xo)\b/.test(text) ? `${runnersOf[manager] ?? 'npx '}${text}` : text;
}
