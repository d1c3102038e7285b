import { globsOf } from '@regelwerk/engine/globs-of';
import { type Entry, entry, type Found } from '../entry.ts';
import type { Document } from '../reading/document.ts';
import { importsOf } from '../reading/imports-of.ts';
import { missedGlobs } from '../reading/missed-globs.ts';
import { overLimit } from '../reading/over-limit.ts';
import type { RuleSet } from '../reading/rule-set.ts';
import { isMain, isScoped, toolPlaces } from '../reading/tool-places.ts';

const cursorDocs = 'https://cursor.com/docs/rules';
const copilotDocs = 'https://docs.github.com/en/copilot/reference/custom-instructions-support';

/** Returns an entry's finder that looks at each file alone. */
const inEach =
  (find: (document: Document, set: RuleSet) => Omit<Found, 'file' | 'line'> | undefined): Entry['find'] =>
  (set) =>
    set.documents.flatMap((document) => {
      const found = find(document, set);
      return found === undefined ? [] : [{ file: document.path, line: 1, ...found }];
    });

const fieldsOf = ({ head }: Document) => head?.fields ?? {};
const isFilled = (value: unknown) => (Array.isArray(value) ? value.length > 0 : `${value ?? ''}`.trim() !== '');
const hasGlobs = (document: Document) => (globsOf(fieldsOf(document)) ?? []).some(isFilled);

/** Whether a tool loads the file, in which order, and how much of it. */
export const loadEntries: readonly Entry[] = [
  entry(
    'load.head',
    'error',
    [
      'The settings at the top are not valid YAML, so tools ignore them or the whole file.',
      'Die Einstellungen am Anfang sind kein gültiges YAML; Werkzeuge übergehen sie oder die ganze Datei.',
    ],
    inEach(({ head }) => (head?.fault === undefined ? undefined : {})),
  ),
  entry(
    'load.cursor-ending',
    'error',
    [
      'Cursor reads only files that end in .mdc in this folder; it never loads this one.',
      'Cursor liest in diesem Ordner nur Dateien, die auf .mdc enden; diese lädt es nie.',
    ],
    inEach(({ path }) =>
      /(?:^|\/)\.cursor\/rules\/.+\.md$/.test(path) && !/(?:^|\/)rule\.md$/i.test(path)
        ? { source: cursorDocs }
        : undefined,
    ),
  ),
  entry(
    'load.instructions-ending',
    'error',
    [
      'Copilot reads only files that end in .instructions.md in this folder; it never loads this one.',
      'Copilot liest in diesem Ordner nur Dateien, die auf .instructions.md enden; diese lädt es nie.',
    ],
    inEach(({ path }) =>
      /^\.github\/instructions\/.+(?<!\.instructions)\.md$/.test(path) ? { source: copilotDocs } : undefined,
    ),
  ),
  entry(
    'load.no-apply-to',
    'warning',
    [
      'Without `applyTo` at the top, Copilot applies these instructions to no file.',
      'Ohne `applyTo` am Anfang wendet Copilot diese Anweisungen auf keine Datei an.',
    ],
    inEach((document) =>
      document.path.endsWith('.instructions.md') &&
      document.head?.fault === undefined &&
      !isFilled(fieldsOf(document).applyTo)
        ? { source: copilotDocs }
        : undefined,
    ),
  ),
  entry(
    'load.no-condition',
    'note',
    [
      'Without `description`, `globs` or `alwaysApply: true`, Cursor loads this rule only when a message names it.',
      'Ohne `description`, `globs` oder `alwaysApply: true` lädt Cursor diese Regel nur, wenn eine Nachricht sie nennt.',
    ],
    inEach((document) => {
      const { alwaysApply, description } = fieldsOf(document);
      const isLoaded = alwaysApply === true || isFilled(description) || hasGlobs(document);
      return document.path.endsWith('.mdc') && document.head?.fault === undefined && !isLoaded
        ? { source: cursorDocs }
        : undefined;
    }),
  ),
  entry(
    'load.no-globs',
    'warning',
    [
      'The file is said to load by its globs and names none, so it never loads.',
      'Die Datei soll nach ihren Globs geladen werden und nennt keine, sie wird also nie geladen.',
    ],
    inEach((document) => {
      const { trigger, inclusion } = fieldsOf(document);
      return (trigger === 'glob' || inclusion === 'fileMatch') && !hasGlobs(document) ? {} : undefined;
    }),
  ),
  entry(
    'load.setting',
    'warning',
    ['`{what}` is not a setting that {other} knows here.', '`{what}` ist keine Einstellung, die {other} hier kennt.'],
    inEach(unknownSetting),
  ),
  entry(
    'load.globs-miss',
    'warning',
    ['No file of the project matches `{what}`.', 'Keine Datei des Projekts passt zu `{what}`.'],
    (set) => set.documents.flatMap((document) => missedGlobs(document, set)),
  ),
  entry(
    'load.skill-head',
    'error',
    [
      'A skill needs `name` and `description` at the top; agents do not offer one without them.',
      'Ein Skill braucht am Anfang `name` und `description`; ohne sie bieten Agenten ihn nicht an.',
    ],
    inEach((document) => {
      const { name, description } = fieldsOf(document);
      const isWhole = isFilled(name) && isFilled(description);
      return document.name === 'SKILL.md' && document.head?.fault === undefined && !isWhole
        ? { source: 'https://agentskills.io/specification' }
        : undefined;
    }),
  ),
  entry(
    'load.skill-name',
    'warning',
    [
      'The name of a skill has at most 64 lower-case letters, digits and single hyphens: `{what}` does not.',
      'Der Name eines Skills besteht aus höchstens 64 Kleinbuchstaben, Ziffern und einzelnen Bindestrichen; `{what}` nicht.',
    ],
    inEach((document) => {
      const name = `${fieldsOf(document).name ?? ''}`;
      return document.name === 'SKILL.md' && name !== '' && !/^(?=.{1,64}$)[a-z\d]+(?:-[a-z\d]+)*$/.test(name)
        ? { what: name, source: 'https://agentskills.io/specification' }
        : undefined;
    }),
  ),
  entry(
    'load.spelling',
    'warning',
    [
      'Tools look for `{what}` with exactly these letters; on most servers they do not find this name.',
      'Werkzeuge suchen `{what}` in genau dieser Schreibweise; auf den meisten Servern finden sie diesen Namen nicht.',
    ],
    inEach(({ path, name }) => {
      if (toolPlaces.some((one) => one.path === path)) return undefined;
      const right = ['CLAUDE.md', 'AGENTS.md', 'GEMINI.md'].find(
        (one) => one.toLowerCase() === name.toLowerCase().replace(/^agent\.md$/, 'agents.md'),
      );
      return right === undefined || right === name ? undefined : { what: right };
    }),
  ),
  entry(
    'load.legacy',
    'note',
    [
      'Cursor still reads this file, but its maker has replaced it with rules in `.cursor/rules`, which can load by path.',
      'Cursor liest diese Datei noch, aber ihr Hersteller hat sie durch Regeln in `.cursor/rules` ersetzt, die nach Pfaden laden können.',
    ],
    inEach(({ path }) => (path === '.cursorrules' ? { source: cursorDocs } : undefined)),
  ),
  entry(
    'load.import',
    'error',
    [
      'The import `@{what}` names a file that the project does not have.',
      'Der Import `@{what}` nennt eine Datei, die das Projekt nicht hat.',
    ],
    ({ documents, project }) => {
      if (project === undefined) return [];
      const has = new Set(project.ground.paths);
      return documents
        .filter(({ name }) => name === 'CLAUDE.md' || name === 'GEMINI.md')
        .flatMap((document) =>
          importsOf(document).flatMap(({ path, written, line }) =>
            path === undefined || has.has(path) || documents.some((one) => one.path === path)
              ? []
              : [{ file: document.path, line, what: written }],
          ),
        );
    },
  ),
  entry(
    'load.not-imported',
    'warning',
    [
      'Claude Code reads CLAUDE.md here and not AGENTS.md: begin CLAUDE.md with the line `@AGENTS.md`, or keep one of the two.',
      'Claude Code liest hier CLAUDE.md und nicht AGENTS.md: Beginne CLAUDE.md mit der Zeile `@AGENTS.md` oder behalte nur eine der beiden.',
    ],
    ({ documents }) => {
      const [claude, agents] = [
        documents.find(({ path }) => path === 'CLAUDE.md'),
        documents.find(({ path }) => path === 'AGENTS.md'),
      ];
      if (claude === undefined || agents === undefined) return [];
      // a link to the other file, or a sentence that sends there
      if (claude.text.trim() === agents.text.trim() || `${claude.text}\n${agents.text}`.match(/AGENTS\.md|CLAUDE\.md/))
        return [];
      return [{ file: claude.path, line: 1, source: 'https://code.claude.com/docs/en/memory' }];
    },
  ),
  entry(
    'load.shadowed',
    'warning',
    ['{other} reads `{what}` instead of this file.', '{other} liest `{what}` statt dieser Datei.'],
    ({ documents }) => {
      const has = new Set(documents.map(({ path }) => path));
      return toolPlaces.flatMap(({ tool, path, surface }) => {
        const own = surface.rivals?.instead?.filter((one) => isOwnName(one) && has.has(one)) ?? [];
        return has.has(path) ? own.map((what) => ({ file: path, line: 1, what, other: tool })) : [];
      });
    },
  ),
  entry(
    'load.limit',
    'error',
    [
      'The file has {what} characters; {other} stops before its end.',
      'Die Datei hat {what} Zeichen; {other} bricht vor ihrem Ende ab.',
    ],
    ({ documents }) => documents.flatMap((document) => overLimit(document, documents)),
  ),
  entry(
    'load.length',
    'note',
    [
      'The file has {what} lines; the maker of {other} advises to stay below that. Every line is read with every request.',
      'Die Datei hat {what} Zeilen; der Hersteller von {other} rät zu weniger. Jede Zeile wird bei jeder Anfrage mitgelesen.',
    ],
    inEach((document) => {
      const place = toolPlaces.find(
        (one) => one.surface.advisedLines !== undefined && (isMain(document.path, one) || isScoped(document.path, one)),
      );
      const { advisedLines = Number.POSITIVE_INFINITY, limit } = place?.surface ?? {};
      const count = document.rows.length - (document.rows.at(-1) === '' ? 1 : 0);
      return place === undefined || count <= advisedLines
        ? undefined
        : { what: String(count), other: place.tool, source: limit?.source };
    }),
  ),
  entry(
    'load.too-large',
    'error',
    [
      'No assistant takes in a file of this size; only its first 400,000 characters were examined.',
      'Kein Assistent nimmt eine Datei dieser Größe auf; untersucht sind nur ihre ersten 400.000 Zeichen.',
    ],
    inEach(({ isCut }) => (isCut ? {} : undefined)),
  ),
];

/** A file of the tool itself, which shows that it is used here; Zed reads those of others, too. */
function isOwnName(path: string): boolean {
  return path === 'AGENTS.override.md' || path === '.junie/AGENTS.md';
}

/** A value or name in the settings that the tool of that folder does not have. */
function unknownSetting(document: Document): { what: string; other: string; source: string } | undefined {
  const { path } = document;
  const fields = fieldsOf(document);
  const { trigger, inclusion, alwaysApply } = fields;
  const windsurf = ['always_on', 'glob', 'model_decision', 'manual'];
  if (/(?:^|\/)\.windsurf\/rules\//.test(path) && trigger !== undefined && !windsurf.includes(`${trigger}`))
    return {
      what: `trigger: ${trigger}`,
      other: 'Windsurf',
      source: 'https://docs.windsurf.com/windsurf/cascade/memories',
    };
  const kiro = ['always', 'fileMatch', 'manual', 'auto'];
  if (/(?:^|\/)\.kiro\/steering\//.test(path) && inclusion !== undefined && !kiro.includes(`${inclusion}`))
    return { what: `inclusion: ${inclusion}`, other: 'Kiro', source: 'https://kiro.dev/docs/steering/' };
  if (path.endsWith('.mdc') && typeof alwaysApply === 'string')
    return { what: `alwaysApply: "${alwaysApply}"`, other: 'Cursor', source: cursorDocs };
  if (/(?:^|\/)\.claude\/rules\//.test(path) && fields.globs !== undefined && fields.paths === undefined)
    return { what: 'globs', other: 'Claude Code', source: 'https://code.claude.com/docs/en/memory' };
  return undefined;
}
