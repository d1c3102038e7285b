import { opposedLines } from '@regelwerk/claims/opposed-lines';
import { type Entry, entry, type Found } from '../entry.ts';
import { areOneParagraph } from '../reading/are-one-paragraph.ts';
import { isRefused } from '../reading/is-refused.ts';
import { plainOpposites } from '../reading/plain-opposites.ts';
import type { RuleSet } from '../reading/rule-set.ts';
import { refuted } from './dead.ts';

/** Lines that cannot both be followed, and lines against what the project does. */
export const conflictEntries: readonly Entry[] = [
  entry(
    'conflict.lines',
    'warning',
    ['Another line says the opposite: “{what}”', 'Eine andere Zeile sagt das Gegenteil: „{what}“'],
    ({ claims, rules }) => {
      // a line that quotes an error asks for nothing
      const meant = claims.filter(
        ({ text, context }) => !/^`[A-Z]\w*Error\b/.test(text) && !context.some((one) => lessons.test(one)),
      );
      const pairs = [...opposedLines(meant), ...plainOpposites(meant)].filter((pair) => !areOneParagraph(pair, rules));
      const first = new Map(pairs.toReversed().map(([one, other]) => [one, other] as const));
      return [...first].map(([{ file = '', line = 1 }, other]) => ({ file, line, what: shortened(other.text) }));
    },
  ),
  entry(
    'conflict.choice',
    'warning',
    [
      'The files ask for both {what}; the other line: “{other}”',
      'Die Dateien verlangen beides, {what}; die andere Zeile: „{other}“',
    ],
    (set) => [...choices.flatMap((choice) => bothSides(choice, set)), ...otherValues(set)],
  ),
  entry(
    'conflict.manager',
    'error',
    [
      'The project installs its packages with {other}; `{what}` writes a second lockfile.',
      'Das Projekt installiert seine Pakete mit {other}; `{what}` schreibt eine zweite Lockdatei.',
    ],
    otherManagers,
  ),
  entry(
    'conflict.code',
    'warning',
    ['The code does otherwise, in {other} places: {what}.', 'Der Code macht es anders, an {other} Stellen: {what}.'],
    (set) => [
      ...refuted('against-convention', counted)(set),
      ...refuted('counted-otherwise', counted)(set),
      ...refuted('counterexamples', counted)(set),
    ],
  ),
];

/** Headings over what is wrong. */
const lessons = /pitfall|mistake|anti-?pattern|avoid|don['’]t|do not|never|bad\b|wrong|vermeide|fehler/i;

function counted(verdict: object): Found['other'] {
  const { holds, of } = verdict as { readonly holds?: number; readonly of?: number };
  return { en: `${holds} of ${of}`, de: `${holds} von ${of}` };
}

interface Choice {
  readonly subject: { readonly en: string; readonly de: string };
  readonly one: RegExp;
  readonly other: RegExp;
}

/** Decisions that a project makes once. */
const choices: readonly Choice[] = [
  {
    subject: { en: 'tabs and spaces', de: 'Tabs und Leerzeichen' },
    one: /\b(?:use|indent with|indentation:?) tabs\b|\btabs (?:for indentation|not spaces|instead of spaces)\b/i,
    other: /\b(?:use|indent with|indentation:?) (?:\w+[- ])?spaces\b|\b\d[- ]spaces? (?:for )?indent/i,
  },
  {
    subject: { en: 'single and double quotes', de: 'einfache und doppelte Anführungszeichen' },
    one: /\b(?:use|prefer) single[- ]quotes\b(?! in jsx)|^single quotes\b(?! (?:for|in))/i,
    other:
      /\b(?:use|prefer) double[- ]quotes\b(?!.*\b(?:jsx|json|html|attributes?)\b)|^double quotes\b(?! (?:for|in))/i,
  },
  {
    subject: { en: 'semicolons and no semicolons', de: 'Semikolons und keine Semikolons' },
    one: /\b(?:use|always add|end (?:lines|statements) with) semicolons\b/i,
    other: /\b(?:no|omit|without|skip) semicolons\b/i,
  },
  {
    subject: { en: 'default and named exports', de: 'Default-Exporte und benannte Exporte' },
    one: /\b(?:use|prefer|always use) default exports\b(?! for (?:pages|routes|lazy))/i,
    other: /\b(?:use|prefer|always use|only) named exports\b(?! for)/i,
  },
  {
    subject: { en: '`interface` and `type`', de: '`interface` und `type`' },
    one: /\b(?:prefer|always use|use) (?:`?interfaces?`?) (?:over|instead of|rather than) `?types?`?/i,
    other: /\b(?:prefer|always use|use) (?:`?types?`?(?: aliases)?) (?:over|instead of|rather than) `?interfaces?`?/i,
  },
  {
    subject: { en: 'committing by itself and never committing', de: 'von selbst committen und nie committen' },
    one: /\b(?:commit (?:your )?(?:changes )?(?:automatically|after (?:each|every)))\b/i,
    other: /\b(?:never|do not|don't) (?:commit|create commits)(?: changes)?(?: unless| without| yourself|\.|$)/i,
  },
  {
    subject: { en: '`interface` and `type`', de: '`interface` und `type`' },
    one: /^(?:always )?(?:use|prefer) interfaces? for (?:object types|objects)\b/i,
    other: /^(?:always )?use types?(?: aliases)?,? (?:not|never) interfaces?\b/i,
  },
  {
    subject: { en: 'tests beside the code and in one folder', de: 'Tests neben dem Code und in einem Ordner' },
    one: /\b(?:put|place|keep) (?:unit )?tests? (?:files? )?(?:next to|beside|alongside) /i,
    other: /^(?:all|put all|place all) tests (?:go |live |belong |are )?(?:in|into|under) (?:the )?tests?\b/i,
  },
  {
    subject: { en: 'comments everywhere and none', de: 'überall Kommentare und keine' },
    one: /^(?:always )?(?:comment|document) (?:every|each|all) (?:functions?|methods?|class(?:es)?)\b/i,
    other: /^(?:do not|don['’]t|never) (?:write|add) (?:any |code )?comments\.?$/i,
  },
  {
    subject: {
      en: 'asking for a new dependency and not asking',
      de: 'vor einer neuen Abhängigkeit fragen und nicht fragen',
    },
    one: /^(?:always )?ask (?:first )?before (?:you )?(?:add|install)(?:ing)? (?:a |any |new )*(?:dependenc|package|librar)/i,
    other:
      /^(?:you (?:may|can) )?(?:add|install) (?:any |new )?(?:dependencies|packages|libraries)[\w ]{0,30} without asking\b/i,
  },
  {
    subject: { en: 'running the tests each time and not', de: 'Tests jedes Mal und nicht laufen lassen' },
    one: /^(?:always )?run (?:all |the )*tests? (?:after|before) (?:every|each)\b/i,
    other: /^(?:do not|don['’]t|never) run (?:any |all |the )*tests\b/i,
  },
  {
    subject: { en: '`await` and chains of `then`', de: '`await` und Ketten mit `then`' },
    one: /^(?:always )?(?:use|prefer) async ?\/ ?await\b[, ]*(?:not|never|over|instead of|rather than)/i,
    other: /^(?:always )?(?:use|prefer) (?:promise chains|\.then)\b/i,
  },
  {
    subject: { en: 'classes and no classes as components', de: 'Klassen und keine Klassen als Komponenten' },
    one: /^(?:always )?(?:write|create|define) components as classes\b|^(?:always )?use class components\b/i,
    other:
      /^(?:do not|don['’]t|never|avoid) (?:use |write |using )?class components\b|^(?:only|always) (?:use )?function(?:al)? components\b/i,
  },
  {
    subject: { en: 'throwing and returning errors', de: 'Fehler werfen und Fehler zurückgeben' },
    one: /\breturn errors and (?:never|do not|don['’]t) throw\b/i,
    other: /^(?:always )?throw (?:an? )?(?:exceptions?|errors?) (?:for|on) (?:every|each|all|any)\b/i,
  },
];

interface Value {
  readonly subject: Choice['subject'];
  /** Finds the value in its one group. */
  readonly value: RegExp;
  /** Where several values are right, each for its part. */
  readonly apart: RegExp;
}

/** Decisions with more than two answers. */
const values: readonly Value[] = [
  {
    subject: { en: 'two languages for answers', de: 'zwei Sprachen für Antworten' },
    value:
      /^(?:always |please )?(?:answer|respond|reply|communicate)(?: always| only)? in (english|german|french|spanish|chinese|japanese|portuguese|russian|korean)\b\.?$/i,
    apart: /\b(?:if|when|unless)\b/i,
  },
  {
    subject: { en: 'two lengths of a line', de: 'zwei Zeilenlängen' },
    value:
      /^(?:the )?(?:max(?:imum)? )?line (?:length|width)(?: is| of|:)* (\d{2,3})\b|^(?:keep )?lines (?:are |under |below |to )*(?:at most |up to )?(\d{2,3}) characters/i,
    apart: /commit|subject|doc|markdown|comment|python|\bgo\b|php|ruby|typescript|javascript|css|sql/i,
  },
  {
    subject: { en: 'two ways to name files', de: 'zwei Arten, Dateien zu benennen' },
    value:
      /^(?:name files|file ?names|all files)\b(?: are| in| use| named)* (kebab-case|snake_case|camelCase|PascalCase)\.?$/i,
    apart: /component|class|test|hook|python|typescript|\bgo\b|php|ruby/i,
  },
  {
    subject: { en: 'two tools for unit tests', de: 'zwei Werkzeuge für Unittests' },
    value:
      /^(?:(?:write|run) )?(?:all )?unit tests (?:are )?(?:written |run )?(?:with|in|use) (jest|vitest|mocha|jasmine|ava)\.?$/i,
    apart: /front|back|server|client|legacy|migrat/i,
  },
];

/** Two lines of one file that give one question two answers. */
function otherValues({ rules }: RuleSet): Found[] {
  return values.flatMap(({ subject, value, apart }) =>
    rules.flatMap(({ path, lines }): Found[] => {
      const told = lines.flatMap(({ text, part, context, line }) => {
        const plain = text.replace(/`/g, '').trim();
        const [, one, other] = value.exec(plain) ?? [];
        const answer = (one ?? other)?.toLowerCase();
        const isMeant = part === 'statement' && !apart.test(plain) && !context.some((at) => apart.test(at));
        return answer === undefined || !isMeant ? [] : [{ answer, line, text }];
      });
      const [first] = told;
      const second = told.find(({ answer }) => answer !== first?.answer);
      if (first === undefined || second === undefined) return [];
      return [{ file: path, line: second.line, what: subject, other: shortened(first.text) }];
    }),
  );
}

function bothSides({ subject, one, other }: Choice, { rules }: RuleSet): Found[] {
  const lines = rules.flatMap(({ path, lines: all }) =>
    all.flatMap((line) =>
      line.part === 'statement' && line.text.length < 90 ? [{ ...line, text: line.text.replace(/`/g, ''), path }] : [],
    ),
  );
  // a file that loads with its own paths may decide otherwise for them
  const first = lines.find(({ text }) => asksFor(one, text) && !other.test(text));
  const second = lines.find(({ text }) => asksFor(other, text) && !one.test(text));
  if (first === undefined || second === undefined || first.path !== second.path) return [];
  const [upper, lower] = first.line <= second.line ? [first, second] : [second, first];
  return [{ file: lower.path, line: lower.line, what: subject, other: shortened(upper.text) }];
}

function asksFor(side: RegExp, text: string): boolean {
  const found = side.exec(text);
  return found !== null && !/\b(?:never|not|don['’]t|avoid|no)\W*$/i.test(text.slice(0, found.index));
}

const managers = ['npm', 'pnpm', 'yarn', 'bun'] as const;

/** Commands of a package manager that the project does not use. */
function otherManagers({ rules, project }: RuleSet): Found[] {
  const named = rules.flatMap(({ lines }) => lines.flatMap(({ text }) => managerToldIn(text) ?? []));
  const known: readonly string[] = project?.ground.profile.packageManagers.map(({ name }) => name) ?? named;
  const own = managers.filter((name) => known.includes(name));
  const [only] = own;
  if (own.length !== 1 || only === undefined) return [];
  const others = managers.filter((name) => name !== only);
  const command = new RegExp(`\`((?:${others.join('|')}) (?:install|i|add|ci|remove)(?: [^\`]{1,80})?)\``);
  return rules.flatMap(({ path, lines }) =>
    lines.flatMap(({ text, part, context, line }) => {
      const isAsked = part === 'statement' && !isRefused(text, context);
      const [, asked = managerToldIn(text)] = command.exec(text) ?? [];
      const found = isAsked && asked !== only ? asked : undefined;
      return found === undefined || / (?:-g|--global|--location=global)\b|^yarn global/.test(found)
        ? []
        : [{ file: path, line, what: found, other: only }];
    }),
  );
}

/** The manager that a line names for everything. */
function managerToldIn(text: string): string | undefined {
  return told.exec(text.toLowerCase().replace(/`/g, ''))?.[1];
}

const told =
  /^(?:always )?use (npm|pnpm|yarn|bun) (?:for everything|for all packages|only|as (?:the )?package manager|everywhere)\b/;

function shortened(text: string): string {
  return text.length <= 120 ? text : `${text.slice(0, 119)}…`;
}
