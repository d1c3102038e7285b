import { parse } from 'yaml';
import { refuseDepth } from './refuse-depth.ts';

const longest = 100_000;

/** Parses one YAML document without warnings; throws where it is broken, too long, or multiplies by aliases. */
export function parseYaml(text: string): unknown {
  if (text.length > longest) throw new RangeError('too much YAML');
  refuseDepth(text);
  return parse(text, { logLevel: 'silent', maxAliasCount: 100, uniqueKeys: false, prettyErrors: false });
}
