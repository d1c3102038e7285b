import { placeFrom } from '@regelwerk/contract/rules/place-from';
import type { Findings } from '../findings.ts';
import type { ReadableFile } from '../reader.ts';
import { generators } from './generators.ts';

/** Reads the configuration of a generator: the files and folders that it writes. */
export function readGeneratorConfig({ path, folder, text }: ReadableFile): Findings {
  const output = generators.find(({ config }) => config.test(`/${path}`))?.output;
  const targets = output === undefined ? [] : [...text.matchAll(output)].flatMap(([, target]) => target ?? []);
  return { generated: [...new Set(targets)].map((target) => ({ path: placeFrom(folder, target) })) };
}
