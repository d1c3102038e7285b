import type { Findings } from '../../findings.ts';
import type { ReadableFile } from '../../reader.ts';
import { fieldOf } from '../../shape/field-of.ts';
import { parseYaml } from '../../shape/parse-yaml.ts';
import { textOf } from '../../shape/text-of.ts';

/** Reads `pubspec.lock`; what comes with the SDK has no version of its own. */
export function readPubspecLock({ text }: ReadableFile): Findings {
  const packages = fieldOf(parseYaml(text), 'packages');
  const versionOf = (name: string) => {
    const version = textOf(fieldOf(packages, name, 'version'));
    return version === '0.0.0' ? undefined : version;
  };
  return { managers: [{ name: 'pub' }], lock: { ecosystem: 'dart', versionOf: ({ name }) => versionOf(name) } };
}
