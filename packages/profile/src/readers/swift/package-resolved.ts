import type { Findings } from '../../findings.ts';
import type { ReadableFile } from '../../reader.ts';
import { fieldOf } from '../../shape/field-of.ts';
import { listOf } from '../../shape/list-of.ts';
import { textOf } from '../../shape/text-of.ts';

/** Reads `Package.resolved` of versions 2 and 3. */
export function readPackageResolved({ text }: ReadableFile): Findings {
  const pins: unknown = fieldOf(JSON.parse(text), 'pins');
  const versions = new Map(
    listOf(pins).map((pin) => [textOf(fieldOf(pin, 'identity')), textOf(fieldOf(pin, 'state', 'version'))]),
  );
  return { managers: [{ name: 'swiftpm' }], lock: { ecosystem: 'swift', versionOf: ({ name }) => versions.get(name) } };
}
