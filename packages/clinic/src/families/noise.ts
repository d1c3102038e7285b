import { type Entry, entry, type Found } from '../entry.ts';
import type { Document } from '../reading/document.ts';
import { formatterOf } from '../reading/formatter-of.ts';
import { isRefused } from '../reading/is-refused.ts';
import { otherStacks } from '../reading/other-stacks.ts';
import { repeatedLines } from '../reading/repeated-lines.ts';
import type { RuleSet } from '../reading/rule-set.ts';
import { hedgeIn } from '../wording/hedge-in.ts';
import { isLayout } from '../wording/is-layout.ts';
import { isPersona } from '../wording/is-persona.ts';
import { saysNothing } from '../wording/says-nothing.ts';
import { unfilledIn } from '../wording/unfilled-in.ts';

type Statement = Document['lines'][number];

/** Returns what finds the statements in whose prose a text is found; its result is quoted. Skills are left out: they show what to write. */
const inStatements =
  (find: (text: string, line: Statement) => string | undefined, canGo = false, ofHeadings = false): Entry['find'] =>
  ({ rules }) =>
    rules.flatMap((document) =>
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

/** Lines that cost room and change nothing. */
export const noiseEntries: readonly Entry[] = [
  entry(
    'noise.placeholder',
    'warning',
    ['“{what}” still has to be filled in.', '„{what}“ ist noch auszufüllen.'],
    inStatements(unfilledIn, false, true),
  ),
  entry(
    'noise.hedge',
    'note',
    [
      '“{what}” leaves open whether the line counts. Say what to do, and when not.',
      '„{what}“ lässt offen, ob die Zeile gilt. Sag, was zu tun ist und wann nicht.',
    ],
    inStatements(hedgeIn),
  ),
  entry(
    'noise.slogan',
    'note',
    [
      'Every model does that anyway, as far as it can. Say what it means in this project, or leave the line out.',
      'Das tut jedes Modell ohnehin, so gut es kann. Sag, was es in diesem Projekt heißt, oder lass die Zeile weg.',
    ],
    inStatements(
      (text, { context }) =>
        saysNothing(text) && hedgeIn(text) === undefined && !isRefused('', context) ? text : undefined,
      true,
    ),
  ),
  entry(
    'noise.persona',
    'note',
    [
      'Telling a model who it is changes no code. The room is better used for what it cannot know.',
      'Wer das Modell sein soll, ändert keinen Code. Der Platz nützt mehr für das, was es nicht wissen kann.',
    ],
    inStatements((text) => (isPersona(text) ? text : undefined), true),
  ),
  entry(
    'noise.formatter',
    'warning',
    [
      '{other} formats the code of this project and decides that: let it run instead of asking.',
      '{other} formatiert den Code dieses Projekts und entscheidet das: Lass es laufen, statt darum zu bitten.',
    ],
    formatted,
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

function formatted({ rules, project }: RuleSet): Found[] {
  const tool = project && formatterOf(project.ground.profile);
  if (tool === undefined) return [];
  return rules.flatMap((document) =>
    document.lines.flatMap((line): Found[] => {
      const isIts = line.part === 'statement' && isLayout(line.text);
      return isIts ? [{ file: document.path, line: line.line, other: tool, fix: withoutLine(document, line) }] : [];
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
