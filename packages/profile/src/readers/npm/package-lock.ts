import type { Findings } from '../../findings.ts';
import type { ReadableFile } from '../../reader.ts';
import { fieldOf } from '../../shape/field-of.ts';
import { textOf } from '../../shape/text-of.ts';

/** Reads `package-lock.json` and `npm-shrinkwrap.json` of versions 1 to 3. */
export function readPackageLock({ text }: ReadableFile): Findings {
  const lock: unknown = JSON.parse(text);
  return {
    managers: [{ name: 'npm' }],
    lock: {
      ecosystem: 'npm',
      versionOf: ({ name }, member) => {
        const near = member === '' ? undefined : fieldOf(lock, 'packages', `${member}/node_modules/${name}`, 'version');
        return textOf(
          near ??
            fieldOf(lock, 'packages', `node_modules/${name}`, 'version') ??
            fieldOf(lock, 'dependencies', name, 'version'),
        );
      },
    },
  };
}
