import type { Dependency, Findings } from '../../findings.ts';
import type { ReadableFile } from '../../reader.ts';
import { entriesOf } from '../../shape/entries-of.ts';
import { fieldOf } from '../../shape/field-of.ts';
import { parseYaml } from '../../shape/parse-yaml.ts';
import { textOf } from '../../shape/text-of.ts';
import { textsOf } from '../../shape/texts-of.ts';

/** Reads `pubspec.yaml`: dependencies, the workspace and the versions of Dart and Flutter. */
export function readPubspec({ text }: ReadableFile): Findings {
  const file = parseYaml(text);
  const dart = textOf(fieldOf(file, 'environment', 'sdk'));
  const flutter = textOf(fieldOf(file, 'environment', 'flutter'));
  const globs = textsOf(fieldOf(file, 'workspace'));
  return {
    packageName: textOf(fieldOf(file, 'name')),
    managers: [{ name: 'pub' }],
    runtimes: dart === undefined ? [] : [{ name: 'dart', version: dart }],
    dependencies: [
      ...dependenciesIn(fieldOf(file, 'dependencies'), false, flutter),
      ...dependenciesIn(fieldOf(file, 'dev_dependencies'), true, flutter),
    ],
    workspaces: globs.length === 0 ? undefined : { tool: 'pub', globs },
  };
}

function dependenciesIn(table: unknown, isDev: boolean, flutter: string | undefined): Dependency[] {
  return entriesOf(table).flatMap(([name, value]) =>
    fieldOf(value, 'path') !== undefined
      ? []
      : [{ ecosystem: 'dart' as const, name, range: name === 'flutter' ? flutter : textOf(value), isDev }],
  );
}
