import { looksSecret } from '@regelwerk/contract/rules/looks-secret';
import { invisible } from '@regelwerk/engine/lint-text';
import { type Entry, entry, type Found } from '../entry.ts';
import type { Document } from '../reading/document.ts';
import { isBarred } from '../reading/is-barred.ts';
import { goesAround } from '../wording/goes-around.ts';
import { toldSecret } from '../wording/told-secret.ts';

/** Returns what looks at each row, code included. */
const inRows =
  (find: (row: string, document: Document, line: number) => Omit<Found, 'file' | 'line'> | undefined): Entry['find'] =>
  ({ documents }) =>
    documents.flatMap((document) =>
      document.rows.flatMap((row, index): Found[] => {
        const found = find(row, document, index + 1);
        return found === undefined ? [] : [{ file: document.path, line: index + 1, ...found }];
      }),
    );

/** Returns what looks at what the lines ask for, commands of a shell included. */
const inStatements =
  (find: (text: string) => string | undefined): Entry['find'] =>
  ({ documents }) =>
    documents.flatMap(({ path, lines }) =>
      lines.flatMap(({ text, part, context, line }): Found[] => {
        const found = part === 'statement' ? find(text) : undefined;
        return found === undefined || isBarred(text, found, context)
          ? []
          : [{ file: path, line, what: found.trim().slice(0, 80) }];
      }),
    );

const example =
  /example|sample|placeholder|your[-_ ]?|xxx|\*\*\*|\.\.\.|…|<[^>]+>|\$\{?[A-Z_]|process\.env|os\.environ|dummy|changeme|test|fake|redacted|localhost|127\.0\.0\.1/i;
const keys =
  /\b(?:sk|pk|rk|whsec)[-_](?:(?:live|proj|ant)[-_])[\w-]{20,}|\b(?:gh[oprsu]|github_pat|glpat)[-_][\w-]{20,}|\bAKIA[0-9A-Z]{16}\b|\bAIza[\w-]{30,}|\beyJ[\w-]{15,}\.eyJ[\w-]{15,}\.[\w-]{20,}|https:\/\/hooks\.slack\.com\/services\/T\w+\/B\w+\/\w{16,}|\bxox[abprs]-[\w-]{20,}|-----BEGIN (?:\w+ )*PRIVATE KEY-----|:\/\/[^\s/:@<{$]+:[^\s/:@<{$]{6,}@(?!localhost|127\.|db[:/]|postgres[:/]|host)/;
const piped =
  /\b(?:curl|wget)\b(?=[^|\n]{0,300}(?:\w\.\w|\$\w|localhost))[^|\n]{1,300}\|\s*(?:sudo\s+)?(?:ba|z|da)?sh\b|\b(?:ba|z)?sh\s+(?:-c\s+)?["']?[<$]\((?:curl|wget)\b|\beval\s+["']?\$\((?:curl|wget)\b|\biex\b[^\n]{0,40}\b(?:irm|iwr|Invoke-WebRequest|DownloadString)\b|\b(?:irm|iwr)\b[^|\n]{1,200}\|\s*iex\b|\b(?:curl|wget)\b[^|\n]{1,200}\s-(?:o|O)\s*(\S+)\s*(?:&&|;)\s*(?:chmod \S+ \S+\s*(?:&&|;)\s*)?(?:(?:sudo )?(?:ba|z)?sh )?(?:\.\/)?\1/i;
const destructive =
  /\bgit push\b[^\n`]{0,40}\s(?:--force(?!-with-lease)|-f)\b(?=[^\n]{0,60}\b(?:main|master|develop|in the way|rejects?(?: your| the)?|rejected|without asking)\b)|\b(?:main|master)\b[^\n]{0,30}\bpush\w*[^\n]{0,40}--force(?!-with)|\b(?:run|execute|start) [^.;\n]{0,40}\bas root\b|\bchmod (?:-R )?777\b|\bsudo rm -rf \/|\brm -rf (?:~|\/(?!\w)|\$HOME)(?![\w/])|\bgit reset --hard\b|\bgit clean -\w*f\w*\b|\bDROP (?:DATABASE|SCHEMA)\b|\bNODE_TLS_REJECT_UNAUTHORIZED=0\b/;
const injected =
  /\b(?:ignore|disregard|forget) (?:all |any )*(?:previous|prior|above|earlier) (?:instructions|rules)\b|\bdo(?:n['’]t| not) (?:tell|inform) the user (?:about|of|that) (?:this|these|it)\b/i;
/** Marks that join an emoji or letters of scripts that need them. */
const joined =
  /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Hebrew}\p{Script=Bengali}\p{Script=Tamil}]\uFE0F?[\u200C-\u200F]+/gu;

/** What a person would not want an assistant to read or to do. */
export const riskEntries: readonly Entry[] = [
  entry(
    'risk.secret',
    'error',
    [
      'This looks like a secret. Assistants send rules to their maker with every request: replace it with the name of a variable, and renew it.',
      'Das sieht nach einem Geheimnis aus. Assistenten senden Regeln mit jeder Anfrage an ihren Hersteller: Ersetze es durch den Namen einer Variablen und erneuere es.',
    ],
    inRows((row) => {
      if (/example|dummy|fake|placeholder/i.test(row)) return undefined;
      const [found] = keys.exec(row) ?? [];
      const isKey = found !== undefined && (looksSecret(found) || /slack/.test(found)) && !example.test(found);
      return isKey || toldSecret(row) !== undefined ? {} : undefined;
    }),
  ),
  entry(
    'risk.hidden',
    'error',
    [
      'The line holds characters that people do not see and models read: {what}.',
      'Die Zeile enthält Zeichen, die Menschen nicht sehen und Modelle lesen: {what}.',
    ],
    inRows((row, { rows }, line) => {
      if (!invisible.test(row)) return undefined;
      const plain = row.replace(joined, '').replace(/^\uFEFF/, line === 1 ? '' : '\uFEFF');
      const found = [...plain.matchAll(everyInvisible)].map(([mark]) => nameOf(mark));
      if (found.length === 0) return undefined;
      const shown = (rows[line - 1] ?? '').replace(everyInvisible, '');
      return {
        what: [...new Set(found)].slice(0, 4).join(', '),
        fix: { from: line, to: line, lines: [shown] },
      };
    }),
  ),
  entry(
    'risk.fetch-run',
    'warning',
    [
      'An assistant that follows this line runs whatever the server answers: `{what}`. Name the package and its version, or ask first.',
      'Ein Assistent, der dieser Zeile folgt, führt aus, was der Server gerade antwortet: `{what}`. Nenne Paket und Version oder lass vorher fragen.',
    ],
    inRows((row) => {
      const [found] = piped.exec(row) ?? [];
      return found === undefined || isBarred(row, found) ? undefined : { what: found.slice(0, 100) };
    }),
  ),
  entry(
    'risk.skip-checks',
    'warning',
    [
      '“{what}” lets an assistant go around the checks that catch mistakes.',
      '„{what}“ erlaubt, die Prüfungen zu umgehen, die Fehler finden.',
    ],
    inStatements(goesAround),
  ),
  entry(
    'risk.destructive',
    'warning',
    [
      '`{what}` cannot be undone or opens a door: let a person decide on it each time.',
      '`{what}` lässt sich nicht rückgängig machen oder öffnet eine Tür: Darüber entscheidet besser jedes Mal ein Mensch.',
    ],
    inStatements((text) => destructive.exec(text)?.[0]),
  ),
  entry(
    'risk.injected',
    'error',
    [
      '“{what}” turns an assistant against its other rules or its user. Find out who wrote it.',
      '„{what}“ richtet einen Assistenten gegen seine anderen Regeln oder gegen dich. Finde heraus, wer das geschrieben hat.',
    ],
    inRows((row) => {
      const [found] = injected.exec(row) ?? [];
      const isTold = found !== undefined && /["“„`']\s*$/.test(row.slice(0, row.indexOf(found)));
      return found === undefined || isTold || /\b(?:injection|attack|attempt|such as|like|treat)/i.test(row)
        ? undefined
        : { what: found };
    }),
  ),
];

const everyInvisible = new RegExp(invisible.source, 'gu');

function nameOf(mark: string): string {
  return `U+${(mark.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}
