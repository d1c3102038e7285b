import type { Findings } from '../../findings.ts';
import type { ReadableFile } from '../../reader.ts';
import { linesOf } from '../../shape/lines-of.ts';

/** Reads `settings.gradle` and `settings.gradle.kts`: the projects that it includes. */
export function readSettingsGradle({ text }: ReadableFile): Findings {
  const globs = linesOf(text)
    .filter((line) => /^\s*include\b/.test(line))
    .flatMap((line) =>
      [...line.matchAll(/["']:?([\w.:-]{1,100})["']/g)].map(([, name = '']) => name.replaceAll(':', '/')),
    );
  return { workspaces: globs.length === 0 ? undefined : { tool: 'gradle', globs } };
}
