import { parse } from 'smol-toml';
import type { Findings } from '../../findings.ts';
import type { ReadableFile } from '../../reader.ts';
import { ruffSettings } from './ruff-settings.ts';

/** Reads `ruff.toml` and `.ruff.toml`. */
export function readRuffToml({ text }: ReadableFile): Findings {
  return { checks: [{ name: 'ruff', settings: ruffSettings(parse(text)) }] };
}
