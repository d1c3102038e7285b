import { blocksOf } from '../project/block-of.ts';
import type { Line } from '../project/line.ts';
import type { Project } from '../project/project.ts';
import type { Verdict } from '../proven-claim.ts';
import { namesOnly } from './details.ts';
import { proven } from './proof.ts';

const equal =
  /\b(?:equals?|the same (?:value|number|version|name|key)|identical|in (?:step|sync)|must match|matches|gleich|übereinstimm\w*|derselbe|dieselbe|denselben)\b/i;
const literal = /["'`]([\w@:./ -]{3,80})["'`]|(?<![\w.])(\d{2,}(?:[._]\d+)*)(?![\w.])|[:=]\s*([\w.@/-]{4,80})\s*$/g;

/** Proves that two places of the evidence, each of them a symbol, are given the same text or number where they are defined. */
export function sameLiteral(line: Line, project: Project): Verdict | undefined {
  const symbols = line.places.flatMap(({ place, isEvidence }) => (isEvidence ? (place.symbol ?? '') : ''));
  const isKnown = (name: string) => symbols.some((symbol) => symbol.endsWith(name));
  if (!equal.test(line.claim.text) || !namesOnly(line, isKnown)) return undefined;
  const places = line.places.flatMap(({ place, found, isEvidence }) => {
    if (!isEvidence || found.is !== 'file' || place.symbol === undefined) return [];
    const [block] = blocksOf(found.path, project.codeOf(found.path) ?? '', place.symbol);
    const [first = ''] = block?.code.split('\n') ?? [];
    const given = first.slice(first.indexOf(block?.symbol ?? '') + (block?.symbol.length ?? 0));
    const values = [...given.matchAll(literal)].flatMap(
      (one) => one.slice(1).find((value) => value !== undefined) ?? [],
    );
    return values.length === 0 ? [] : [{ at: `${found.path}#${place.symbol}`, values: new Set(values) }];
  });
  const [one, other, ...others] = places;
  if (one === undefined || other === undefined || others.length > 0) return undefined;
  return one.values.intersection(other.values).size > 0
    ? proven('count', [one.at, other.at], { holds: 2, of: 2 })
    : { is: 'unproven', why: 'undecided', places: [one.at, other.at] };
}
