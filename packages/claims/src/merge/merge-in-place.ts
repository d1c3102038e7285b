import { atMarks, frontMatterOf, isMarkdown, markedText } from './marked-text.ts';
import { plainStatements, withoutSaid } from './without-said.ts';

/** A file of the person with the rule in it. */
export interface InPlace {
  readonly text: string;
  /** Lines of the rule that the person's own say already. */
  readonly leftOut: readonly string[];
  /** Lines that stood between the marks and are not in the rule: of an earlier rule, or written there since. */
  readonly replaced: readonly string[];
}

/**
 * Puts a rule between marks into a file that the person wrote: where its marks are, else below everything. The person's text stays
 * as it is. Undefined for a file that can have no marks, or whose settings are not those of the rule.
 */
export function mergeInPlace(path: string, own: string, rule: string): InPlace | undefined {
  if (!isMarkdown(path)) return undefined;
  const eol = own.includes('\r\n') ? '\r\n' : '\n';
  const written = (text: string) => markedText(path, text).replaceAll('\n', eol);
  const parts = atMarks(own);
  const { above, between, below } = parts ?? { above: own, between: '', below: '' };
  const known = new Set(plainStatements(rule));
  const replaced = plainStatements(between).filter((one) => !known.has(one));
  const head = frontMatterOf(rule);
  const mark = above.startsWith('\uFEFF') ? '\uFEFF' : '';
  const aboveOfRule = above.slice(mark.length).replaceAll('\r\n', '\n');
  const ownHead = frontMatterOf(aboveOfRule);
  if (head !== '' && head.trim() !== ownHead.trim()) {
    // settings of the rule before, above it alone
    const isOurs = parts !== undefined && aboveOfRule.trim() === ownHead.trim() && below.trim() === '';
    if (!isOurs) return undefined;
    const kept = new Set(head.split('\n'));
    const settings = ownHead.split('\n').filter((line) => line !== '' && !kept.has(line));
    return { text: mark + written(rule) + below, leftOut: [], replaced: [...settings, ...replaced] };
  }
  const { text, leftOut } = withoutSaid(rule.slice(head.length), `${above}\n${below}`);
  const block = text.trim() === '' ? '' : written(text);
  if (parts !== undefined) return { text: above + block + below, leftOut, replaced };
  if (block === '') return { text: own, leftOut, replaced };
  const isApart = own === '' || /(?:\r?\n){2}$/.test(own);
  const room = isApart ? '' : eol.repeat(own.endsWith('\n') ? 1 : 2);
  return { text: own + room + block, leftOut, replaced };
}
