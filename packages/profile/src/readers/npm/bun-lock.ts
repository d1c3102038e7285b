import type { Findings } from '../../findings.ts';
import type { ReadableFile } from '../../reader.ts';
import { fieldOf } from '../../shape/field-of.ts';
import { parseJsonc } from '../../shape/parse-jsonc.ts';
import { textOf } from '../../shape/text-of.ts';

/** Reads `bun.lock`, the text format. */
export function readBunLock({ text }: ReadableFile): Findings {
  const lock = parseJsonc(text);
  return {
    managers: [{ name: 'bun' }],
    lock: {
      ecosystem: 'npm',
      versionOf: ({ name }, member) => {
        const memberName = textOf(fieldOf(lock, 'workspaces', member, 'name')) ?? '';
        const found = fieldOf(lock, 'packages', `${memberName}/${name}`) ?? fieldOf(lock, 'packages', name);
        return /@(\d[^@]*)$/.exec(textOf(fieldOf(found, '0')) ?? '')?.[1];
      },
    },
  };
}
