/** What a change has to pass. */
const checks =
  '(?:unit |integration |e2e |end-to-end |failing |flaky |slow |broken |red )*(?:tests?|test suite|test cases?|specs?|checks?|lint(?:er|ing|s)?|eslint|type[- ]?check(?:s|er|ing)?|type errors?|typescript errors?|(?:pre-?commit |pre-?push |git )?hooks?|ci\\b|ci checks?|pipelines?|quality gates?|warnings?|assertions?|coverage(?: threshold)?|code review)(?![\\p{L}-])';
const pruefungen =
  '(?:fehlschlagende[nr]? |langsame[nr]? |rote[nr]? |instabile[nr]? )*(?:tests?|prüfung(?:en)?|checks?|linter|lint|typprüfung(?:en)?|typfehler|hooks?|ci|pipeline|warnungen|(?:test)?abdeckung)(?![\\p{L}-])';
const around =
  '(?:skip(?:ped|ping)?|bypass(?:ed|ing)?|disabl(?:e|ed|ing)|turn(?:ed)? off|switch(?:ed)? off|ignor(?:e|ed|ing)|silenc(?:e|ed|ing)|suppress(?:ed|ing)?|comment(?:ed)? out|delet(?:e|ed|ing)|remov(?:e|ed|ing)|weaken(?:ed)?|lower(?:ed)?|relax(?:ed)?|loosen(?:ed)?|xfail)';
const umgehen =
  '(?:überspring\\p{L}*|umgeh\\p{L}*|schalte\\p{L}*|deaktivier\\p{L}*|ignorier\\p{L}*|unterdrück\\p{L}*|kommentier\\p{L}*|lösch\\p{L}*|entfern\\p{L}*|senke?\\p{L}*|lass\\p{L}*)';
/** Why nobody should: the check does its work, or costs time. */
const reason =
  "(?:fail(?:s|ed|ing|ure)?|break(?:s|ing)?|broke|no longer pass|does not pass|don['’]t pass|(?:is|are|stays?|goes|turns?) (?:red|green)|build (?:passes|goes through|succeeds|works)|complain(?:s|ing)?|too (?:long|slow|strict|many)|(?:is|are|get) slow|slow(?:s|ing)? (?:you|us|down)|in a hurry|in the way|flaky|unblock|time pressure|urgent|deadline|annoy\\w*|noisy|blocks? (?:you|the|us)|merge anyway|move on|go on|for now|for the time being|temporarily|quickly)";
const grund =
  '(?:fehlschl(?:agen|ägt|agende\\p{L}*)|scheiter\\p{L}*|brech\\p{L}*|bricht|rot (?:ist|sind|wird|werden)|grün (?:ist|wird|bleibt)|meckert|zu (?:lange|langsam|streng|viele)|langsam\\p{L}*|eilig|schnell gehen|es eilt|im weg|stör\\p{L}*|vorerst|vorübergehend|durchläuft)';

/** Asks at the beginning of a line or a clause. */
const asked = '(?:^|[.;:,] |\\b(?:then|simply|just|always|and|please) )';
const allowed =
  "(?:you (?:can|may|could|should)|feel free to|it(?: is|['’]s) (?:ok|okay|fine|acceptable|allowed) to|(?:can|may|could|should) be(?: marked as)?|(?:is|are) allowed to)";

const patterns = [
  `${allowed} (?:simply |just |safely |also )?${around} (?:the |any |all |these |those )*${checks}`,
  `${checks}[^.;]{0,50}\\b(?:can|may|could|should) (?:simply |just |safely |also )?be (?:marked (?:as|with) )?(?:\`?\\.?skip(?:ped)?\`?|bypassed|disabled|ignored|turned off|deleted|removed|commented out|suppressed|silenced)`,
  `${asked}${around} (?:the |any |all |these |those |every )*${checks}(?= [^.;]{0,80}\\b${reason}\\b)`,
  `${checks}[^.;]{0,60}\\b${reason}\\b[^.;]{0,50}[,;:]? (?:then |simply |just |you can |please )*${around} (?:it\\b|them\\b|that\\b)`,
  `\\b${reason}\\b[^.;]{0,50}[,;:]? (?:then |simply |just |you can |please )*${around} (?:the |any |all |these |those )*${checks}`,
  `\\bif (?:a|the|any|some) ${checks}[^.;]{0,40}\\b${reason}\\b[^.;]{0,40}\\b(?:lower|skip|delete|disable|ignore|remove|comment|relax|adjust|change) (?:it|them|the (?:threshold|assertion|expect\\w* \\w+|test)|expect\\w*)\\b`,
  `${asked}(?:silence|suppress|bypass|comment out|work around) (?:the |any |all |these |those )*${checks}`,
  `\\b(?:eslint-disable|@ts-ignore|@ts-nocheck|\\bas any\\b|type: ignore|# noqa|rubocop:disable|@SuppressWarnings|nolint)\\b[^.;]{0,50}\\b(?:so that|and move on|and go on|until|whenever|build|pass(?:es)?)\\b|\\b${reason}\\b[^.;]{0,40}\\badd (?:an? )?\`?(?:\\/\\/ ?)?(?:eslint-disable|@ts-ignore|# noqa|type: ignore|nolint)`,
  `(?:adjust|change|edit|update|set|adapt) (?:the )?(?:expected values?|expectations?|assertions?|threshold)[^.;]{0,40}\\b(?:until|so that)\\b[^.;]{0,30}\\b(?:pass(?:es)?|green)\\b|\\b(?:coverage|ci)\\b[^.;]{0,60}\\blower (?:the|its) (?:coverage )?threshold`,
  `^(?:do not|don['’]t|never) run (?:any |all |the )*tests\\b[;,:.]? (?:they|it|as|because)\\b`,
  '\\bgit (?:commit|push|merge)\\b[^\\n]{0,80}\\s(?:--no-verify|-n)\\b(?! \\d)|--dangerously-skip-permissions\\b|\\bHUSKY=0\\b|\\bSKIP=\\w+[^.;]{0,20}git commit|--no-verify`? (?:is|are) (?:acceptable|allowed|fine|ok)\\b',
  '\\b(?:approve|accept|confirm) (?:every|all|any)(?: of the)? (?:permission|prompt|request|confirmation|dialog)\\w*(?: \\w+)? without\\b|\\b(?:approve|accept|confirm) (?:every|all) (?:permission|confirmation)s?(?: prompts?| requests?)?\\b',
  '\\b(?:disable|turn off|switch off|skip|ignore|bypass) (?:the )?(?:tls|ssl|certificate|https)(?: certificate)? (?:check|verif|validat|error|warning)\\w*',
  // German
  `(?<![\\p{L}])du (?:kannst|darfst) (?:die |alle |auch |ruhig )*${pruefungen}[^.;]{0,30}${umgehen}`,
  `^${umgehen} (?:die |den |das |alle |jede[nr]? |einfach )*${pruefungen}(?=[^.;]{0,80}${grund})`,
  `^überspring\\p{L}* (?:die |alle )?${pruefungen}|${pruefungen}[^.;]{0,20}(?:dürfen|können) (?:auch )?(?:übersprungen|ignoriert|abgeschaltet|deaktiviert|gelöscht|auskommentiert) werden`,
  `(?<![\\p{L}])(?:(?:wenn|falls|sobald|ist) [^.;]{0,50}${grund}[^.;]{0,30}|schlägt (?:ein|der) ${pruefungen} fehl),? (?:dann )?(?:einfach )?(?:${umgehen}|passe?) (?:ihn|sie|es|die |den |das )?(?:erwartete\\p{L}* werte?|${pruefungen})?(?=[^.;]{0,40}(?:\\.|$|bis|damit))`,
];
const all = patterns.map((pattern) => new RegExp(pattern, 'iu'));
/** Without one of these no pattern matches; most lines have none. */
const hint =
  /skip|bypass|disabl|turn|switch|ignor|silenc|suppress|comment out|delet|remov|weaken|lower|relax|loosen|xfail|around|no-verify|dangerous|HUSKY|commit|push|merge|approve|accept|confirm|never run|not run|n['’]t run|as any|noqa|nolint|adjust|change|edit|update|set |adapt|überspring|umgeh|schalt|deaktivier|ignorier|unterdrück|kommentier|lösch|entfern|senk|lass|pass/i;
/** What shows that a line speaks of a check. */
const subject =
  /test|spec|check|lint|type|hook|\bci\b|pipeline|gate|warning|assert|coverage|review|verify|ignore|HUSKY|SKIP=|dangerous|permission|prompt|confirmation|request|tls|ssl|certificate|https|as any|noqa|nolint|suppress|expect|threshold|prüf|typfehler|abdeckung|wert/i;
/** More of a line than that no pattern needs. */
const longest = 600;

/** Returns the words with which a line asks or allows to go around the checks that catch mistakes. */
export function goesAround(text: string): string | undefined {
  const read = text.slice(0, longest);
  if (!hint.test(read) || !subject.test(read)) return undefined;
  return all.map((pattern) => pattern.exec(read)?.[0]).find((found) => found !== undefined);
}
