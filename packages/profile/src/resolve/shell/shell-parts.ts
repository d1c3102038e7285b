/** Splits a shell text at `&&`, `||`, `;` and `|` outside quotes. */
export function shellParts(text: string): string[] {
  const parts: string[] = [''];
  let quote = '';
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (quote !== '') quote = sign === quote ? '' : quote;
    else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === ';' || sign === '|' || (sign === '&' && text[at + 1] === '&')) {
      if (text[at + 1] === sign) at += 1;
      parts.push('');
      continue;
    }
    parts[parts.length - 1] += sign;
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/** Splits a command into its words, without the quotes around them. */
export function shellWords(text: string): string[] {
  return [...text.matchAll(/(?:[^\s"']+|"[^"]*"|'[^']*')+/g)].map(([word]) => word.replace(/["']/g, ''));
}
