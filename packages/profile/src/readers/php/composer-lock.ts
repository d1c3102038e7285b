import type { Findings } from '../../findings.ts';
import type { ReadableFile } from '../../reader.ts';
import { fieldOf } from '../../shape/field-of.ts';
import { listOf } from '../../shape/list-of.ts';
import { textOf } from '../../shape/text-of.ts';

/** Reads `composer.lock`. */
export function readComposerLock({ text }: ReadableFile): Findings {
  const lock: unknown = JSON.parse(text);
  const all = [...listOf(fieldOf(lock, 'packages')), ...listOf(fieldOf(lock, 'packages-dev'))];
  const versions = new Map(
    all.map((one) => [textOf(fieldOf(one, 'name')), textOf(fieldOf(one, 'version'))?.replace(/^v(?=\d)/, '')]),
  );
  return { managers: [{ name: 'composer' }], lock: { ecosystem: 'php', versionOf: ({ name }) => versions.get(name) } };
}
