import type { Findings } from '../../findings.ts';
import type { ReadableFile } from '../../reader.ts';
import { parseJsonc } from '../../shape/parse-jsonc.ts';
import { pythonChecks } from './python-checks.ts';

/** Reads `pyrightconfig.json`. */
export function readPyrightConfig({ text }: ReadableFile): Findings {
  return { checks: pythonChecks({ pyright: parseJsonc(text) }) };
}
