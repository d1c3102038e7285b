import type { Dependency, Findings } from '../../findings.ts';
import type { ReadableFile } from '../../reader.ts';
import { entriesOf } from '../../shape/entries-of.ts';
import { fieldOf } from '../../shape/field-of.ts';
import { parseJsonc } from '../../shape/parse-jsonc.ts';
import { textOf } from '../../shape/text-of.ts';
import { textsOf } from '../../shape/texts-of.ts';

/** Reads `deno.json`: what it imports from npm and JSR, and its workspace. */
export function readDenoJson({ text }: ReadableFile): Findings {
  const file = parseJsonc(text);
  const globs = textsOf(fieldOf(file, 'workspace'));
  return {
    packageName: textOf(fieldOf(file, 'name')),
    runtimes: [{ name: 'deno' }],
    dependencies: entriesOf(fieldOf(file, 'imports')).flatMap(([, target]): Dependency[] => {
      const [, name, range] =
        /^(?:npm|jsr):(@?[\w./-]{1,80}?)(?:@([\w.^~*-]{1,30}))?\/?$/.exec(textOf(target) ?? '') ?? [];
      return name === undefined ? [] : [{ ecosystem: 'npm', name, range }];
    }),
    workspaces: globs.length === 0 ? undefined : { tool: 'deno', globs },
  };
}
