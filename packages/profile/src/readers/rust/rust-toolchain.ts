import { parse } from 'smol-toml';
import type { Findings } from '../../findings.ts';
import type { ReadableFile } from '../../reader.ts';
import { fieldOf } from '../../shape/field-of.ts';
import { textOf } from '../../shape/text-of.ts';

/** Reads `rust-toolchain.toml`. */
export function readRustToolchain({ text }: ReadableFile): Findings {
  const version = textOf(fieldOf(parse(text), 'toolchain', 'channel'));
  return version === undefined ? {} : { runtimes: [{ name: 'rust', version }] };
}
