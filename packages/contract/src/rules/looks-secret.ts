/** What well-known services put before their keys, and what stands around secrets in files. */
const marks = [
  /\b(?:sk|pk|rk|whsec)[-_](?:(?:live|test|proj|ant)[-_])?[\w-]{16,}/,
  /\b(?:gh[oprsu]|glpat|github_pat|npm|hf|dop_v1|shpat|sq0\w{3}|xox[abeprs]|xapp)[-_][\w-]{10,}/,
  /\bAKIA[0-9A-Z]{12,}|\bAIza[\w-]{20,}|\beyJ[\w-]{8,}\.[\w-]+|-----BEGIN/,
  /:\/\/[^\s/:@]+:[^\s/@]+@/,
  /(?:token|secret|passw(?:or)?d|pwd|api[-_]?key|credentials?)\s*[=:]\s*[^\s<$]/i,
];

/** Says whether a text may hold a secret: a key of a service, a password beside its name, or a long random word. */
export function looksSecret(text: string): boolean {
  return marks.some((mark) => mark.test(text)) || text.split(/[^A-Za-z0-9]+/).some(isRandom);
}

/** No name changes between letters and digits as often as a random word of its length. */
function isRandom(word: string): boolean {
  if (word.length < 20) return false;
  if (/^(?=.*\d)(?=.*[a-f])[\da-f]{32,}$/i.test(word)) return true;
  const changes = word.match(/\d(?=[A-Za-z])|[A-Za-z](?=\d)/g)?.length ?? 0;
  return changes >= 5 && /[A-Z]/.test(word) && /[a-z]/.test(word);
}
