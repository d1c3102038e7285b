import type { Findings } from '../../findings.ts';
import type { ReadableFile } from '../../reader.ts';
import { parseJsonc } from '../../shape/parse-jsonc.ts';
import { eslintSettings } from './eslint-settings.ts';

/** Reads `.oxlintrc.json`. */
export function readOxlintConfig({ text }: ReadableFile): Findings {
  return { checks: [{ name: 'oxlint', settings: eslintSettings(parseJsonc(text)) }] };
}
