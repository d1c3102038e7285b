import type { Block } from '../project/block-of.ts';
import type { Verdict } from '../proven-claim.ts';
import { proven } from './proof.ts';

const least = 4;
const share = 0.6;
const common =
  /^(?:const|function|return|export|import|public|private|protected|static|class|async|await|string|number|boolean|array|object|undefined|null|true|false|else|this|self|from|default|type|interface|readonly|void|throw|value|name|data|None|True|False|import|print|extends|implements|namespace|length|push|filter|switch|case|break|continue|foreach|while|super|init|struct|func|range|error|nil|elsif|unless|then|require|include|module|attr|text|varchar|integer|bool|float|double|parent|result|item|items|index|request|response|params|query|field|fields|column|join|where|select|table|models|model)$/;

/** Proves that two places have the same keys: the names in both are most of those in one. */
export function sharedKeys(blocks: readonly Block[]): Verdict | undefined {
  const keyed = blocks
    .filter(({ symbol, code }) => symbol !== '' || code.length < 20_000)
    .map((block) => ({ block, keys: keysIn(block.code) }))
    .filter(({ keys }) => keys.size >= least);
  for (const [index, one] of keyed.entries()) {
    for (const other of keyed.slice(index + 1)) {
      if (one.block.path === other.block.path && one.block.line === other.block.line) continue;
      const smaller = Math.min(one.keys.size, other.keys.size);
      const holds = one.keys.intersection(other.keys).size;
      if (holds >= least && holds >= smaller * share)
        return proven('count', [placeOf(one.block), placeOf(other.block)], { holds, of: smaller });
    }
  }
  return undefined;
}

function placeOf({ path, symbol, line }: Block): string {
  return symbol === '' ? `${path}:${line}` : `${path}#${symbol}`;
}

/** The keys, members and constants that a place lists. */
function keysIn(code: string): Set<string> {
  const keys = new Set<string>();
  for (const [, quoted, key, member] of code.matchAll(
    /["'`]([\w.:-]{3,60})["'`]|(?:^|[{,(]|\n)\s*["']?([A-Za-z_]\w{2,60})["']?\s*(?==>|[:=,}])|(?:\.|::|->)([A-Za-z_]\w{2,60})/g,
  )) {
    const found = quoted ?? key ?? member ?? '';
    if (!common.test(found)) keys.add(found);
    if (keys.size > 600) break;
  }
  return keys;
}
