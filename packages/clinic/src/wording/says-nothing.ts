import { joining, plain, praise } from './empty-words.ts';

/** A demand: how an imperative begins, or a verb that says what ought to be. */
const demand = new RegExp(
  `^(?:(?:always|never|please|you|we|should|must|immer|stets|bitte|also|do not|don['’]t) )*(?:${[
    'achieve|add|adhere|adopt|aim|align|apply|avoid|balance|be|build|care|choose|comment|consider|create|deliver|do|design|develop|document|employ',
    'embrace|encourage|enforce|enhance|ensure|favor|focus|follow|generate|give|go|guarantee|handle|implement|improve|include|keep|leverage',
    'maintain|make|minimi[sz]e|name|optimi[sz]e|organi[sz]e|pay|prefer|priorit[iy][sz]e|produce|promote|provide|put|refactor|remember|respect',
    'return|review|validate|verify|stick|strive|structure|take|test|think|treat|try|understand|use|utili[sz]e|value|work|write',
    'achte?|arbeite|baue?|bedenke?|befolge|bemühe|benenne|benutze|bevorzuge|bleibe?|denke?|dokumentiere|erstelle|erzeuge|folge|formuliere',
    'gib|halte?|implementiere|kommentiere|konzentriere|lege?|liefere|mache?|nutze|orientiere|priorisiere|programmiere|schreibe?|sei|setze?|sorge?',
    'strebe|strukturiere|stelle|teste|überlege|vermeide|verwende|wähle',
  ].join(
    '|',
  )})(?![\\p{L}'’-])|\\b(?:should|must|has to|have to|needs? to|is key|counts?|matters?|comes? first|more important|soll(?:te)?n?|muss|müssen|zählt|wichtiger)(?![\\p{L}-])`,
  'iu',
);
const opening = /^(?:when|if|in|wenn|im|bei)\b[^,.:]{2,40}, /i;
/** Letters that stand for what everybody follows. */
const creed = /\b(?:SOLID|DRY|KISS|YAGNI)\b/g;
/** What a project says and no other: code, numbers, paths, names. */
const own = /[`\d/<>{}=|@#→]|\p{L}\.\p{L}|\b(?:[a-z]+[A-Z]\w*|(?!API|CSS|HTML|UI|UX)[A-Z]{2,})\b/u;
const mostWords = 24;
/** Asks for something proper, and leaves open what that is. */
const proper =
  /^(?:add|apply|ensure|follow|handle|implement|include|maintain|provide|use|write) (?:proper|good|adequate) [\p{L}-]+(?:[ /][\p{L}-]+){0,5}[.!]?$/u;
/** Whose practices they are decides nothing. */
const follows = /^(?:always |please )?(?:adhere|apply|follow|respect|stick)\b/i;
/** Sends to a page that says it. */
const pointer = /\b(?:follow|see|read|refer to) the [^.]*\b(?:documentation|docs|guide)\b/i;

/** Says whether a line consists of words that fit every project: it praises, and asks for nothing that could be left undone. */
export function saysNothing(text: string): boolean {
  const bare = text
    .replace(/[*_]{2}|^[\s✅•]+/gu, '')
    .replace(/^[\p{L} &-]{2,40}[:–—] +(?=\p{Lu})/u, '')
    .replace(/\bstep[- ]by[- ]step\b|\bSchritt für Schritt\b/i, 'carefully')
    .replace(/^(?:focus|prioriti[sz]e|strive|aim)\b(.*?) (?:in|across|throughout) (?:\p{L}+ ?){1,5}\.?$/iu, 'focus$1')
    .replace(creed, 'clean');
  if (proper.test(bare.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase()))) return true;
  if (own.test(bare) || pointer.test(bare) || /[:?]\s*$/.test(bare) || !demand.test(bare.replace(opening, '')))
    return false;
  const words = bare.match(/\p{L}[\p{L}'’-]*/gu) ?? [];
  if ((text.match(/\p{L}+/gu)?.length ?? 0) < 3 || words.length > mostWords) return false;
  const isName = /\b(?:best practices|conventions|idioms)\b/i.test(bare)
    ? (word: string, index: number) => index > 0 && /^\p{Lu}/u.test(word)
    : () => false;
  const lower = words.map((word) => word.toLowerCase().replace('’', "'"));
  const isPraise = lower.some((word) => praise.test(word)) || (follows.test(bare) && words.some(isName));
  return isPraise && words.every((word, index) => isName(word, index) || isEmpty(lower[index] ?? ''));
}

function isEmpty(word: string): boolean {
  if (joining.has(word) || praise.test(word) || plain.test(word)) return true;
  return (
    word.includes('-') &&
    word.split('-').every((part) => praise.test(part) || plain.test(part) || /^(?:over|re|non|well)$/.test(part))
  );
}
