import { parse } from 'yaml';
import { refuseDepth } from './refuse-depth.ts';

const longest = 100_000;
/** A key that is a collection of its own; the parser takes cubic time for keys inside keys. */
const explicitKey = /(?:^|\s)\?(?=\s|$)/gm;
const mostExplicitKeys = 50;

/** Parses one YAML document without warnings; throws where it is broken, too long, or multiplies by aliases. */
export function parseYaml(text: string): unknown {
  if (text.length > longest) throw new RangeError('too much YAML');
  refuseDepth(text);
  if ((text.match(explicitKey)?.length ?? 0) > mostExplicitKeys) throw new RangeError('too many explicit keys');
  return parse(text, { logLevel: 'silent', maxAliasCount: 100, uniqueKeys: false, prettyErrors: false });
}
