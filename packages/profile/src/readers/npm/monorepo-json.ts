import type { Findings } from '../../findings.ts';
import type { ReadableFile } from '../../reader.ts';
import { parseJsonc } from '../../shape/parse-jsonc.ts';

/** Reads `turbo.json` and `nx.json`, which show a tool and leave the packages to the package manager. */
export function readMonorepoJson({ name, text }: ReadableFile): Findings {
  parseJsonc(text);
  return { workspaces: { tool: name.slice(0, name.indexOf('.')), globs: [] } };
}
