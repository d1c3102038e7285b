import type { Findings } from '../../findings.ts';
import type { ReadableFile } from '../../reader.ts';
import { fieldOf } from '../../shape/field-of.ts';
import { parseJsonc } from '../../shape/parse-jsonc.ts';
import { textOf } from '../../shape/text-of.ts';

/** Reads `global.json`: the pinned .NET SDK. */
export function readGlobalJson({ text }: ReadableFile): Findings {
  const version = textOf(fieldOf(parseJsonc(text), 'sdk', 'version'));
  return version === undefined ? {} : { runtimes: [{ name: 'dotnet-sdk', version }] };
}
