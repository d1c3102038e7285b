/** A part of a sentence, as far as it says one thing. */
export interface Clause {
  readonly from: number;
  readonly to: number;
  readonly text: string;
  /** `when` it holds, what `must` be so, or `why`: a reason, or what happens otherwise. */
  readonly is: 'when' | 'must' | 'why';
  readonly isDenied: boolean;
  /** Whether it only forbids a person something: to edit a file, to commit it. */
  readonly isConduct: boolean;
}

const conditions = /^\s*(?:if|when|whenever|unless|once|wenn|wer|sobald|falls|ändert sich|hängt)\b/i;
const reasons =
  /^\s*[,;:–—(-]?\s*(?:otherwise|or else|because|since|so that|so (?:a|an|the|it|they|lint|each|every)\b|as (?:the|it|they)|which|since|sonst|andernfalls|weil|da|denn|damit|sodass|so dass|welche[rs]?)\b|^\s*,\s(?:die|der|das|deren|dessen)\b/i;
const denial =
  /\b(?:not|never|no|none|nothing|neither|nor|cannot|isn't|aren't|don't|doesn't|won't|can't|nicht|nie|niemals|keine?[nmrs]?|nichts|weder|instead of|rather than|statt)\b/i;
/** What a person must not do to a file is no statement about code. */
const conduct =
  /\b(?:do not|don't|never|not|must not|nie|niemals|nicht)\s+(?:be\s+)?(?:\w+\s+){0,2}(?:edit(?:ed)?|commit(?:ted)?|touch(?:ed)?|by hand|changed|bearbeiten|ändern|anfassen|committen|einchecken|von hand)\b/i;

/** Splits a line into its clauses, outside of code. */
export function clausesOf(text: string): Clause[] {
  const plain = text.replace(/`[^`]*`/g, (code) => `\`${'x'.repeat(Math.max(0, code.length - 2))}\``);
  const cuts = [
    0,
    ...[
      ...plain.matchAll(
        /[;:]\s|[.!?]\s|\s[–—-]\s|\s\(|\)\s?|,\s(?=(?:otherwise|or else|because|since|so that|so |as |which|but|and |sonst|andernfalls|weil|da |denn|damit|sodass|die |der |das |welche|aber|sondern|und ))|,\s/gi,
      ),
    ].map(({ index }) => index),
    plain.length,
  ];
  const isConditional = conditions.test(plain);
  let isWhen = isConditional;
  let isWhy = false;
  return cuts.slice(0, -1).flatMap((from, index): Clause[] => {
    const to = cuts[index + 1] ?? plain.length;
    const own = plain.slice(from, to);
    if (own.trim() === '') return [];
    if (isWhen && index > 0 && /^,|^\s[–—-]|^:/.test(own)) isWhen = false;
    if (/^[.;!?]/.test(own)) {
      isWhen = conditions.test(own.slice(1));
      // behind what is to be done in a case stands why
      isWhy = own.startsWith(';') && isConditional && !isWhen;
    }
    if (reasons.test(own)) isWhy = true;
    const asked = isWhen ? 'when' : 'must';
    const isDenied = denial.test(own.replace(conduct, ' '));
    const is = isWhy ? 'why' : asked;
    return [{ from, to, text: text.slice(from, to), is, isDenied, isConduct: !isDenied && denial.test(own) }];
  });
}
