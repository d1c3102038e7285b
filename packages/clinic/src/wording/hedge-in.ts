const when = '(?:if|when|where|whenever|wherever)(?: and (?:when|where))?';
/** Where a clause ends. */
const end = '(?=\\s*(?:[.,;:!)…]|$|[–—]|\\bbut\\b|\\band\\b))';
const fit =
  'appropriate|beneficial|convenient|desirable|feasible|fitting|helpful|possible|practical|practicable|reasonable|sensible|suitable|useful|viable';
const conditions = new RegExp(
  `\\b${when} (?:at all )?(?:it(?: is|['’]s) )?(?:at all )?(?:${fit})(?:${end}|(?= to \\w))|\\b${when} (?:it|this|that|you|they) (?:${[
    `(?:would be |seems? |feels? |is |are |looks? |find (?:it |that )?|think (?:it |that )?)+(?:${fit}|good|needed|necessary|right|worthwhile|worth it)`,
    'makes? sense|helps?',
    '(?:feel|think|believe) (?:they|it) (?:is|are|would be) \\w+',
  ].join('|')})${end}`,
  'i',
);
/** As much of something as there can be. */
const extent =
  /\bas (?:few|little|much|short|simple|small|tiny)(?: \w+){0,2} as (?:possible|you can|feasible|practical)\b/i;
/** Imperatives that ask for the attempt alone. */
const attempt = /(?:^|[.;,:] |\b(?:and|always|should|please|must) )(?:try|aim) (?:to\b|not to\b|and \w+)/i;
const softened =
  /\bshould (?:probably|ideally|preferably)\b|\b(?:it (?:may|might) be (?:good|wise|useful|worth)|you (?:might|may|could) (?:want|wish|like) to)\b/i;
const opening =
  /^(?:(?:[Ii]deally|[Mm]aybe|[Pp]erhaps|[Pp]referably|[Ii]f you can),? (?=\p{Ll})|(?:[Gg]enerally|[Ii]n general|[Aa]s a general rule),? (?=(?:avoid|do|keep|prefer|try|use|write)\b))/u;
/** A wish to consider something, without the case in which it counts. */
const considered =
  /^(?:[Pp]lease |[Aa]lso |[Yy]ou (?:should|could|can|may|might) |[Yy]ou (?:might|may) want to )?(?:consider|Consider) (?:also )?\w+ing\b/;
const theCase = /\b(?:if|when|where|once|before|after|unless|because|since|instead|rather|only|for|over|whether)\b/i;
const german = [
  /(?<![\p{L}])(?:wenn|falls|wo|sofern|soweit|wann) (?:immer )?(?:es |das |dies )?(?:irgend |dir |überhaupt )?(?:angebracht|geht|hilfreich|machbar|möglich|nützlich|passend|praktikabel|sinnvoll|vertretbar|zweckmäßig)(?:er)?(?: ist| erscheint| scheint)?(?![\p{L}])/iu,
  /(?<![\p{L}])(?:nach Möglichkeit|gegebenenfalls|ggf\.|möglichst|idealerweise|im Idealfall|eventuell|evtl\.|tendenziell|so weit wie möglich|nach Gefühl|nach Ermessen)/iu,
  /^Versuche?,? [^.;]*(?<![\p{L}])zu(?: \p{Ll}+)? \p{Ll}+n(?![\p{L}])|^(?:Vielleicht|Überlege,? ob|Überleg dir,? ob)(?![\p{L}])/u,
  /(?<![\p{L}])sollten? (?:eher|wohl|normalerweise|in der Regel|im Allgemeinen|tendenziell)(?![\p{L}])/iu,
];

/** Returns the words of a line that leave open whether it counts. */
export function hedgeIn(text: string): string | undefined {
  const found = [conditions, extent, attempt, softened, opening, ...german]
    .map((pattern) => pattern.exec(text))
    .find((one) => one !== null);
  const [first] = found ?? wish(text) ?? [];
  if (first === undefined || isOpenOnPurpose(text, found?.index ?? 0) || /:$|\b(?:otherwise|sonst)\b/i.test(text))
    return undefined;
  return first
    .replace(/^[\s.;,:]+/, '')
    .trim()
    .slice(0, 40);
}

function wish(text: string): RegExpExecArray | undefined {
  return theCase.test(text) ? undefined : (considered.exec(text) ?? undefined);
}

/** A line that forbids or limits the hedge, or puts it in brackets. */
function isOpenOnPurpose(text: string, at: number): boolean {
  const before = text.slice(0, at);
  return /\b(?:not|never|don['’]t|only|nicht|nie|nur)\s*$/i.test(before) || /\([^)]+$/.test(before);
}
