/** Characters of a command that a rule may quote: no variables, no redirections, nothing that a shell expands. */
const plain = /^[\w@./:=,+*%"' ()[\]#~^-]+$/;
const longest = 140;

/**
 * Returns a command as a rule may quote it, without assignments before it; undefined where it only assigns, or could hold a secret or
 * an address.
 */
export function safeText(text: string): string | undefined {
  const bare = text.trim().replace(/^(?:[A-Za-z_]\w*=(?:"[^"]*"|'[^']*'|(?!\$\([^)\s]*\s)\S*)\s+)+/, '');
  if (bare.length === 0 || bare.length > longest || !plain.test(bare) || /:\/\/|\s#/.test(bare)) return undefined;
  if (/token|secret|passw(?:or)?d|passphrase|api[-_]?key|credential/i.test(bare)) return undefined;
  const values = [...bare.matchAll(/=([^\s"']{12,}|"[^"]{12,}"|'[^']{12,}')/g)].map(([, value = '']) => value);
  return values.every((value) => /[./*]/.test(value) || /^["']?[a-z_-]+["']?$/.test(value)) ? bare : undefined;
}
