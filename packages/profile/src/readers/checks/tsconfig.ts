import { placeFrom } from '@regelwerk/contract/rules/place-from';
import type { Findings } from '../../findings.ts';
import type { ReadableFile } from '../../reader.ts';
import { fieldOf } from '../../shape/field-of.ts';
import { parseJsonc } from '../../shape/parse-jsonc.ts';
import { textsOf } from '../../shape/texts-of.ts';

/** The flags of the compiler that refuse code, in the order of its reference. */
const flags = [
  'strict',
  'noImplicitAny',
  'strictNullChecks',
  'noUncheckedIndexedAccess',
  'exactOptionalPropertyTypes',
  'noImplicitOverride',
  'noImplicitReturns',
  'noFallthroughCasesInSwitch',
  'noPropertyAccessFromIndexSignature',
  'noUnusedLocals',
  'noUnusedParameters',
  'noUncheckedSideEffectImports',
  'useUnknownInCatchVariables',
  'verbatimModuleSyntax',
  'erasableSyntaxOnly',
  'isolatedModules',
  'allowJs',
  'checkJs',
];
const mostParents = 10;

/** Reads `tsconfig*.json` and `jsconfig.json` with the files that they extend. A preset of a package is named only. */
export function readTsconfig({ path, text, textAt }: ReadableFile): Findings {
  const set = new Map<string, boolean>();
  const presets: string[] = [];
  const seen = new Set([path]);
  const pending: { at: string; config: unknown }[] = [{ at: path, config: parseJsonc(text) }];
  for (let next = pending.shift(); next !== undefined; next = pending.shift()) {
    for (const flag of flags) {
      const value = fieldOf(next.config, 'compilerOptions', flag);
      // the nearer file was read first, and wins
      if (typeof value === 'boolean' && !set.has(flag)) set.set(flag, value);
    }
    for (const parent of textsOf(fieldOf(next.config, 'extends')).reverse()) {
      const at = parent.startsWith('.') ? placeFrom(next.at.replace(/\/?[^/]*$/, ''), parent) : undefined;
      const parentText = at === undefined ? undefined : (textAt(at) ?? textAt(`${at}.json`));
      if (at === undefined || parentText === undefined) presets.push(`extends:${parent}`);
      else if (!seen.has(at) && seen.size < mostParents) {
        seen.add(at);
        pending.push({ at, config: parseJsonc(parentText) });
      }
    }
  }
  const settings = [
    ...presets,
    ...flags.flatMap((flag) => (set.has(flag) ? [set.get(flag) ? flag : `${flag}:off`] : [])),
  ];
  return settings.length === 0 ? {} : { checks: [{ name: 'tsc', settings }] };
}
