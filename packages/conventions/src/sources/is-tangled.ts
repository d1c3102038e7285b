/** No person nests brackets deeper: a third of it is the most in a hundred thousand files of public projects. */
const mostDepth = 200;

/**
 * Says whether so many brackets stay open in a text that a parser may run out of memory on it, which ends it for all other files.
 * `triesAngles` says that `<` may open something or compare, so that the parser tries both ways at each.
 */
export function isTangled(text: string, triesAngles = false): boolean {
  let depth = 0;
  let angles = 0;
  let arrows = 0;
  for (let index = 0; index < text.length; index += 1) {
    const sign = text[index] ?? '';
    // a function that returns a function, and so on
    if (sign === '>' && /[-=]/.test(text[index - 1] ?? '')) arrows += 1;
    else if (',;(){}'.includes(sign)) arrows = 0;
    if (sign === '(' || sign === '[' || sign === '{') depth += 1;
    else if (depth > 0 && (sign === ')' || sign === ']' || sign === '}')) depth -= 1;
    else if (sign === '<') angles += 1;
    else if (angles > 0 && sign === '>') angles -= 1;
    if (depth > mostDepth || arrows > mostDepth || (triesAngles && angles > mostDepth)) return true;
  }
  return false;
}
