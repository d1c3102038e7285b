const deepest = 200;

/** Throws where brackets stand open more than 200 deep; the YAML parser takes quadratic time for such a text. */
export function refuseDepth(text: string): void {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const mark = text[at];
    if (mark === '[' || mark === '{') depth += 1;
    else if ((mark === ']' || mark === '}') && depth > 0) depth -= 1;
    if (depth > deepest) throw new RangeError('too deep');
  }
}
