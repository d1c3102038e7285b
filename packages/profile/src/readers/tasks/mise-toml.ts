import { parse } from 'smol-toml';
import type { Findings } from '../../findings.ts';
import type { ReadableFile } from '../../reader.ts';
import { entriesOf } from '../../shape/entries-of.ts';
import { fieldOf } from '../../shape/field-of.ts';
import { textsOf } from '../../shape/texts-of.ts';

/** Reads the tasks of `mise.toml`. */
export function readMiseToml({ text }: ReadableFile): Findings {
  return {
    tasks: entriesOf(fieldOf(parse(text), 'tasks')).map(([name, value]) => {
      const needed = textsOf(fieldOf(value, 'depends')).map((one) => `mise run ${one}`);
      const own = typeof value === 'object' && !Array.isArray(value) ? fieldOf(value, 'run') : value;
      return { runner: 'mise', name, body: [...needed, ...textsOf(own)].join(' && ') };
    }),
  };
}
