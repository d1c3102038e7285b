import type { Findings } from '../../findings.ts';
import type { ReadableFile } from '../../reader.ts';
import { fieldOf } from '../../shape/field-of.ts';
import { parseYaml } from '../../shape/parse-yaml.ts';
import { textsOf } from '../../shape/texts-of.ts';

/** Reads `pnpm-workspace.yaml`, which since pnpm 10 may hold settings alone. */
export function readPnpmWorkspace({ text }: ReadableFile): Findings {
  const globs = textsOf(fieldOf(parseYaml(text), 'packages'));
  return { managers: [{ name: 'pnpm' }], workspaces: globs.length === 0 ? undefined : { tool: 'pnpm', globs } };
}
