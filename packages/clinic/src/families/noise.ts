import { syntaxes } from '@regelwerk/engine/foreign-syntax';
import { openWords, placeholder } from '@regelwerk/engine/lint-text';
import { type Entry, entry, type Found } from '../entry.ts';
import type { Document } from '../reading/document.ts';
import { formatterOf } from '../reading/formatter-of.ts';
import { isRefused } from '../reading/is-refused.ts';
import { repeatedLines } from '../reading/repeated-lines.ts';
import type { RuleSet } from '../reading/rule-set.ts';

type Statement = Document['lines'][number];

/** Returns what finds the statements in whose prose a text is found; its result is quoted. */
const inStatements =
  (find: (text: string, line: Statement) => string | undefined, canGo = false, ofHeadings = false): Entry['find'] =>
  ({ documents }) =>
    documents.flatMap((document) =>
      document.lines.flatMap((line): Found[] => {
        const isRead = line.part === 'statement' || (ofHeadings && line.part === 'heading');
        const what = isRead ? find(line.text.replace(/`[^`]*`/g, '``'), line) : undefined;
        if (what === undefined) return [];
        const fix = canGo ? withoutLine(document, line) : undefined;
        return [{ file: document.path, line: line.line, what, ...(fix !== undefined && { fix }) }];
      }),
    );

/** Removes a line where it stands alone on its row. */
function withoutLine({ rows }: Document, { text, line }: Statement): Found['fix'] {
  const row = rows[line - 1] ?? '';
  const next = rows[line] ?? '';
  const isWhole = bare(row) === bare(text) && (next.trim() === '' || /^\s*(?:[-*+#>|]|\d+[.)])/.test(next));
  return isWhole ? { from: line, to: line, lines: [] } : undefined;
}

function bare(text: string): string {
  return text.replace(/^\s*(?:[-*+]|\d+[.)])\s+(?:\[[ x]\]\s+)?/, '').replace(/[\s*_]/g, '');
}

const unfilled =
  /\{\{ ?(?:your|insert|project|company|app|repo|name)[\w .-]{0,40}\}\}|\[(?:your|insert|add|project|company|describe|enter|name (?:of|des|der)|dein\w*)\b[^\]\n]{2,60}\](?!\()|<(?:your|insert|project|company)[ _-][\w _-]{1,40}>|\bLorem ipsum\b|[:(|-]\s*TBD\b|\bFIXME:|^TODO\b|(?<!["“„'`])\bTODO:(?!\s*\w+ comments)|^(?:describe|explain|list|add|insert) (?:your|the) [\w ]{2,30} here\b\.?$|\breplace this (?:paragraph|section|text|line) with\b|^coming soon\b|:\s*to be (?:written|defined|decided|added|determined)\.?$/i;
const hedge =
  /^(?:ideally|maybe|perhaps|if you can),? |\byou (?:might|may) want to (?:think|consider)\b|\b(?:if|when|where) it (?:makes sense|seems (?:useful|right|necessary))(?=[.,;)]|$)/i;
const slogan =
  /^(?:always |please |you should |immer )?(?:write|produce|ensure|generate|create|schreibe|erzeuge|keep|maintain|strive for|follow|use|befolge|adhere to) (?:the )?(?:\w+, )*(?:clean|readable|maintainable|high[- ]quality|elegant|robust|modular|scalable|efficient|idiomatic|well[- ](?:structured|documented|organized)|production[- ]ready|best[- ]practices?|industry standards?|solid principles|sauberen?|lesbaren?|wartbaren?|gute[rn]?)\b[\w ,/&-]{0,80}\.?$/i;
/** Sentences that stand in every second file and mean nothing beyond their words. */
const truism =
  /^(?:always |please )?(?:(?:use|choose) (?:clear|meaningful|descriptive)(?:,? (?:and )?(?:clear|meaningful|descriptive))* (?:(?:variable|function|method|class|file|and) )*names?(?: for [\w ,]{1,40})?|handle errors (?:gracefully|properly|appropriately|correctly)|keep (?:it|things|the code) simple|write self-documenting code|write concise,? technical code\b[\w ,]{0,60}|pay (?:close )?attention to detail|be careful and pay attention to detail|do(?:n['’]t| not) make mistakes|think step[- ]by[- ]step\b[\w ,]{0,40}|ensure (?:good|high|proper|adequate) test coverage|(?:make sure|ensure) (?:that )?(?:the|your|all) code is (?:clean|efficient|scalable|readable|maintainable|robust)\b[\w ,]{0,50}|(?:the )?code (?:should|must) be (?:clean|efficient|scalable|readable|maintainable|easy to (?:read|understand))\b[\w ,]{0,50}|strive for [\w ]{3,40}|follow (?:the )?(?:solid|dry|kiss)(?:,? (?:and )?(?:solid|dry|kiss|yagni))* principles?)[.!]?$/i;
const persona =
  /^(?:you are|act as|du bist) (?:an? |ein[e]? |the )?(?:\w+[ -]){0,3}(?:expert|senior|world[- ]class|highly skilled|experienced|professional|10x|erfahrene[rn]?|experte|expertin|software (?:engineer|developer))\b/i;

/** Lines that cost room and change nothing. */
export const noiseEntries: readonly Entry[] = [
  entry(
    'noise.placeholder',
    'warning',
    ['“{what}” still has to be filled in.', '„{what}“ ist noch auszufüllen.'],
    inStatements(
      (text) => {
        const [found] = unfilled.exec(text) ?? [];
        return found ?? (/\bLorem\b/.test(text) ? placeholder.exec(text)?.[0] : undefined);
      },
      false,
      true,
    ),
  ),
  entry(
    'noise.hedge',
    'note',
    [
      '“{what}” leaves open whether the line counts. Say what to do, and when not.',
      '„{what}“ lässt offen, ob die Zeile gilt. Sag, was zu tun ist und wann nicht.',
    ],
    inStatements((text) => {
      const found = [...openWords, hedge].map((pattern) => pattern.exec(text)).find((one) => one !== null);
      if (found === undefined || found === null) return undefined;
      const isBarred = /\b(?:not|never|don['’]t|nicht|nie)\s*$/i.test(text.slice(0, found.index));
      return isBarred ? undefined : found[0].slice(0, 40);
    }),
  ),
  entry(
    'noise.slogan',
    'note',
    [
      'Every model does that anyway, as far as it can. Say what it means in this project, or leave the line out.',
      'Das tut jedes Modell ohnehin, so gut es kann. Sag, was es in diesem Projekt heißt, oder lass die Zeile weg.',
    ],
    inStatements((text) => {
      const plain = text.trim();
      const isEmpty = truism.test(plain) || (slogan.test(plain) && !/^(?:\w+ ){1,2}the modular\b/i.test(plain));
      return isEmpty ? text : undefined;
    }, true),
  ),
  entry(
    'noise.persona',
    'note',
    [
      'Telling a model who it is changes no code. The room is better used for what it cannot know.',
      'Wer das Modell sein soll, ändert keinen Code. Der Platz nützt mehr für das, was es nicht wissen kann.',
    ],
    inStatements((text) => (persona.test(text.trim()) ? text : undefined), true),
  ),
  entry(
    'noise.formatter',
    'warning',
    [
      '{other} formats the code of this project and decides that: let it run instead of asking.',
      '{other} formatiert den Code dieses Projekts und entscheidet das: Lass es laufen, statt darum zu bitten.',
    ],
    (set) => formatted(set),
  ),
  entry(
    'noise.tour',
    'note',
    [
      'A listing of {what} lines: an assistant lists folders itself, and the picture goes out of date. Keep what the names do not say.',
      'Ein Verzeichnis von {what} Zeilen: Ein Assistent listet Ordner selbst auf, und das Bild veraltet. Behalte, was die Namen nicht sagen.',
    ],
    // a skill shows what is good and bad, and repeats a step on each way
    ({ rules }) => rules.flatMap(toursIn),
  ),
  entry('noise.repeated', 'warning', ['Line {what} says the same.', 'Zeile {what} sagt dasselbe.'], ({ rules }) =>
    rules.flatMap((document) =>
      repeatedLines(document.lines).map(([line, first]) => ({
        file: document.path,
        line: line.line,
        what: String(first.line),
        fix: withoutLine(document, line),
      })),
    ),
  ),
  entry(
    'noise.copied-file',
    'note',
    [
      'The text is the same as that of {what}, so the two will drift apart. Keep one, and link or import it.',
      'Der Text ist derselbe wie der von {what}; die beiden werden auseinanderlaufen. Behalte einen und verlinke oder importiere ihn.',
    ],
    ({ rules }) =>
      rules.flatMap((document, index): Found[] => {
        const first = rules.findIndex((one) => one.text.length > 400 && one.text.trim() === document.text.trim());
        return first === -1 || first === index ? [] : [{ file: document.path, line: 1, what: rules[first]?.path }];
      }),
  ),
  entry(
    'noise.other-stack',
    'warning',
    [
      'The line is about {what}, which this project does not use.',
      'Die Zeile handelt von {what}, das dieses Projekt nicht nutzt.',
    ],
    otherStacks,
  ),
];

/** What a formatter decides; more than its name is needed, as other tools read the same settings. */
const style =
  /\b(?:(?:use|with|indent(?:ation)?|prefer)\b[^.;]{0,30}\b(?:\d|two|four)[- ]spaces?\b|(?:use|prefer) (?:single|double)[- ]quotes\b|(?:use|omit|always|no) (?:trailing commas|semicolons)\b|(?:max(?:imum)?|limit) line (?:length|width)\b|line (?:length|width)[^.;]{0,20}\b\d{2,3}\b|\btrailing (?:commas|whitespace)\b|zwei Leerzeichen|einfache Anführungszeichen)/i;

function formatted({ rules, project }: RuleSet): Found[] {
  if (project === undefined) return [];
  return rules.flatMap((document) =>
    document.lines.flatMap((line): Found[] => {
      const tool = line.part === 'statement' && style.test(line.text) ? formatterOf(project.ground.profile) : undefined;
      // a line that sends to the formatter says what to do
      if (
        tool === undefined ||
        line.text.length > 100 ||
        /`|\b(?:prettier|biome|ruff|black|format|lint|pint|rubocop|config|shell|sql)/i.test(line.text)
      )
        return [];
      return [{ file: document.path, line: line.line, other: tool, fix: withoutLine(document, line) }];
    }),
  );
}

const shortestTour = 12;

function toursIn({ path, rows }: Document): Found[] {
  const tours: Found[] = [];
  let from = 0;
  let count = 0;
  rows.forEach((row, index) => {
    const isBranch = /^\s*[│|\s]*[├└]/.test(row);
    if (isBranch && count === 0) from = index + 1;
    if (isBranch) count += 1;
    if (!isBranch && /\S/.test(row) && !/^\s*[│|]\s*(?:#.*)?$/.test(row)) {
      if (count >= shortestTour) tours.push({ file: path, line: from, what: String(count) });
      count = 0;
    }
  });
  return count >= shortestTour ? [...tours, { file: path, line: from, what: String(count) }] : tours;
}

/** Only where the project shows frameworks at all, and none of those that the line is about. */
function otherStacks({ rules, project }: RuleSet): Found[] {
  const own = new Set(project?.ground.profile.technologies.flatMap(({ framework }) => framework ?? []) ?? []);
  if (project === undefined || own.size === 0) return [];
  const texts = [...project.ground.texts.keys()];
  const foreign = syntaxes.filter(({ of }) => !of.some((name) => own.has(name)));
  const named = foreign.filter(({ of }) => !texts.some((path) => endings[of[0] ?? '']?.test(path)));
  return rules.flatMap(({ path, lines }) =>
    lines.flatMap(({ text, part, context, line }): Found[] => {
      if (part !== 'statement' || isRefused(text, context)) return [];
      const found = named.find(({ words }) => words.test(text));
      // one example of several, or a line that leaves the choice
      if (/\b(?:e\.g|i\.e|etc|such as|or|oder|z\. ?B)\b/i.test(text)) return [];
      return found === undefined ? [] : [{ file: path, line, what: found.of.join(', ') }];
    }),
  );
}

/** Files that show the use of a technology also where no manifest names it. */
const endings: Readonly<Record<string, RegExp>> = {
  React: /\.[jt]sx$/,
  Vue: /\.vue$/,
  Angular: /\.component\.ts$/,
  Laravel: /\.blade\.php$/,
  Django: /(?:^|\/)manage\.py$/,
  'Ruby on Rails': /\.rb$/,
  PHP: /\.php$/,
};
