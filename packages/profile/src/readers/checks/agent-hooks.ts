import type { Findings } from '../../findings.ts';
import type { ReadableFile } from '../../reader.ts';
import { parseJsonc } from '../../shape/parse-jsonc.ts';

const longest = 60;

/** Reads the hooks of Claude Code, Cursor and Codex: the names of the scripts in `bin` that they run. */
export function readAgentHooks({ text }: ReadableFile): Findings {
  const names = [...JSON.stringify(parseJsonc(text) ?? null).matchAll(/\bbin\/(\w+)/g)].flatMap(([, name = '']) =>
    name.length <= longest ? [name] : [],
  );
  return names.length === 0 ? {} : { checks: [{ name: 'agent-hook', settings: [...new Set(names)] }] };
}
