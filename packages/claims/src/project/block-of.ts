/** A part of a file: what a symbol is defined as, or the lines around a place. */
export interface Block {
  readonly path: string;
  /** The symbol that it defines; empty for lines. */
  readonly symbol: string;
  readonly code: string;
  /** Its first line, from 1. */
  readonly line: number;
}

const most = 400;
const definers = String.raw`(?:function\*?|class|def|func|fn|fun|interface|type|enum|struct|trait|module|const|let|var|val|record|object|namespace|impl|public|private|protected|internal|static|async|get|set|readonly|final|abstract|override|define|scope|model|table|message|rpc|TABLE|IF NOT EXISTS|@property|mixin|macro_rules!|task|desc|namespace|event|export|default|virtual|delegate|constructor)`;

/**
 * Finds what a symbol is defined as in a file without its comments: the lines below its definition that are indented deeper. A symbol may have an
 * owner, as in `Owner.symbol`.
 */
export function blocksOf(path: string, code: string, symbol: string): Block[] {
  const parts = symbol
    .replace(/\(.*$/, '')
    .split(/\.|::|->|#|\\|\//)
    .filter((part) => part !== '');
  const name = parts.at(-1);
  if (name === undefined) return [];
  const lines = code.split('\n');
  const whole = definedIn(lines, name, 0, lines.length);
  const owner = parts.at(-2);
  const held = owner === undefined ? [] : definedIn(lines, owner, 0, lines.length);
  const inside = held.flatMap(([from, to]) => definedIn(lines, name, from, to));
  const found = inside.length > 0 ? inside : whole;
  return found
    .slice(0, 3)
    .map(([from, to]) => ({ path, symbol: name, code: lines.slice(from, to).join('\n'), line: from + 1 }));
}

/** The lines around a place. */
export function linesAround(path: string, code: string, line: number, toLine: number): Block {
  const lines = code.split('\n');
  const from = Math.max(0, line - 6);
  return { path, symbol: '', code: lines.slice(from, Math.min(lines.length, toLine + 14)).join('\n'), line: from + 1 };
}

function definedIn(lines: readonly string[], name: string, from: number, to: number): (readonly [number, number])[] {
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const edge = /^\w/.test(name) ? '(?<![\\w$])' : '';
  const word = new RegExp(`${edge}${escaped}${/\w$/.test(name) ? '(?![\\w$])' : ''}`);
  const strong = new RegExp(`${definers}\\b[^=;"']{0,120}?${edge}${escaped}(?![\\w$])`);
  const weak = new RegExp(
    `^\\s*["':$@&]{0,2}${escaped}["']?\\s*(?:[:=({<]|=>|\\?:|do\\b|$)|^\\s*(?:\\w+\\s+){0,3}[\\w.$]*${escaped}\\s*(?::[^=]{0,80})?=`,
  );
  const direct = new RegExp(
    `(?<![\\w$])(?:function\\*?|class|def|func|fn|fun|interface|type|enum|struct|trait|module|const|let|var|val|record|object)\\s+(?:\\([^)]{0,80}\\)\\s*)?(?:self\\.)?${escaped}(?![\\w$])`,
  );
  const ranked: [number, number][] = [];
  for (let at = from; at < to; at += 1) {
    const line = lines[at] ?? '';
    if (line.length > 2000 || !line.includes(name) || !word.test(line)) continue;
    ranked.push([direct.test(line) ? 4 : rankOf(line, strong, weak), at]);
    if (ranked.length > 300) break;
  }
  const best = Math.max(0, ...ranked.map(([rank]) => rank));
  return best < 2 ? [] : ranked.filter(([rank]) => rank === best).map(([, at]) => [at, endOf(lines, at)] as const);
}

/** 3 where a line surely defines a name, 2 where it is a key or is assigned, 1 where it only occurs. */
function rankOf(line: string, strong: RegExp, weak: RegExp): number {
  if (strong.test(line) && !/^\s*(?:import|from|use|require|return)\b/.test(line)) return 3;
  return weak.test(line) ? 2 : 1;
}

/** Where the lines end that belong to the one at `start`: the next one that is indented no deeper, and opens nothing of it. */
function endOf(lines: readonly string[], start: number): number {
  const depth = indentOf(lines[start] ?? '');
  for (let at = start + 1; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const text = line.trim();
    if (at - start > most) return at;
    if (text === '' || indentOf(line) > depth) continue;
    if (/^(?:[}\])]+[;,]?|end|\}\)[;,]?)$/.test(text)) return at + 1;
    if (!/^[)\]{}>]|^(?:else|elif|elsif|except|catch|rescue|ensure|finally|when|case|begin|then)\b/.test(text))
      return at;
  }
  return lines.length;
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}
