const word =
  '(?<![\\p{L}])(?:passw(?:or)?(?:d|t)s?|kennwort|passphrase|pin|secret|token|api[- ]?key|access[- ]?key|key|schlüssel|zugangs(?:daten|schlüssel)|geheimnis|login|log in|anmelden|melde dich)(?![\\p{L}])';
const value = '[`"\'„“(]?([^\\s`"\'„“()<>{}$]{8,64})';
/** A secret stands right behind its word, or in its sentence behind a mark or a verb. */
const told = [
  new RegExp(`${word}\\s+${value}`, 'giu'),
  new RegExp(
    `${word}[^.;\\n]{0,50}?(?:[:=/]|(?<![\\p{L}])(?:is|ist|lautet|with|mit|key|schlüssel|passwor[dt]|token|secret))\\s*${value}`,
    'giu',
  ),
];
const made =
  /example|sample|placeholder|your|dein|passw|kennwort|secret|token|test|demo|dummy|fake|changeme|admin|xxx|\*\*|\.{3}|…|^https?:|^\w+:\/\/|\/|^--?\w|^[A-Z][A-Z\d_]+$|^\w+\.\w{2,4}$|@|ctrl|shift|cmd|\+/i;

/** Returns the password or key that a sentence tells. */
export function toldSecret(text: string): string | undefined {
  return told
    .flatMap((pattern) => [...text.matchAll(pattern)].map(([, found = '']) => found.replace(/[.,;:?)]+$/, '')))
    .find(isSecret);
}

/** No word and no name has letters of both cases, digits and a mark, or goes on so long. */
function isSecret(text: string): boolean {
  if (text.length < 8 || made.test(text)) return false;
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z\d_.]/].filter((kind) => kind.test(text)).length;
  return /\d/.test(text) && /[A-Za-z]/.test(text) && (kinds === 4 || /^[\da-f]{32,}$/i.test(text));
}
