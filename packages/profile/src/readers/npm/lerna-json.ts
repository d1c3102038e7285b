import type { Findings } from '../../findings.ts';
import type { ReadableFile } from '../../reader.ts';
import { fieldOf } from '../../shape/field-of.ts';
import { parseJsonc } from '../../shape/parse-jsonc.ts';
import { textsOf } from '../../shape/texts-of.ts';

/** Reads `lerna.json`. */
export function readLernaJson({ text }: ReadableFile): Findings {
  return { workspaces: { tool: 'lerna', globs: textsOf(fieldOf(parseJsonc(text), 'packages')) } };
}
