import type { CommandKind } from '@regelwerk/contract/rules/project-profile';
import { type Entry, entry, type Found } from '../entry.ts';
import type { Document } from '../reading/document.ts';
import { importsOf } from '../reading/imports-of.ts';
import type { RuleSet } from '../reading/rule-set.ts';

/** What every set of rules says somewhere; the finding stands at the end of its main file. */
const absent =
  (isSaid: (text: string) => boolean, add: (set: RuleSet) => Added | undefined = () => undefined): Entry['find'] =>
  (set) => {
    const main = mainOf(set.documents);
    if (main === undefined || isOpen(main, set) || set.documents.some(({ text }) => isSaid(text))) return [];
    const added = add(set);
    const { length } = main.rows;
    const last = main.rows.at(-1) ?? '';
    const fix =
      added === undefined
        ? undefined
        : { from: length, to: length, lines: last === '' ? [`- ${added.line}`, ''] : [last, `- ${added.line}`] };
    return [{ file: main.path, line: length, ...(added !== undefined && { what: added.what }), ...(fix && { fix }) }];
  };

/** What a file says is not known where it takes in files that were not read, is in another language, or is about who may contribute. */
function isOpen(main: Document, { documents }: RuleSet): boolean {
  const has = new Set(documents.map(({ path }) => path));
  const isTaken = importsOf(main).some(({ path }) => path === undefined || !has.has(path));
  return isTaken || (main.text.match(ownWords)?.length ?? 0) < 5 || policy.test(main.text);
}

/** Words of the languages that are looked for here. */
const ownWords = /\b(?:the|and|to|is|with|for|use|in|und|der|die|das|ist|mit|für)\b/gi;
const policy =
  /^#+ (?:do not engage|.*\b(?:AI|agents?)\b.*\bpolicy|.*code review (?:standards|guidelines|instructions))\b|\bautonomous agents are not allowed\b|^#+ .*\bautomated agent policy\b/im;
/** Where a project says how to build and test it. */
const guide = /\b(?:CONTRIBUTING|DEVELOPMENT|HACKING)\.(?:md|rst)\b|\bdocs\/contributing\b/;

interface Added {
  readonly line: string;
  readonly what: string;
}

/** The file that the most tools load with every request; a folder of rules for paths alone has none. */
function mainOf(documents: readonly Document[]): Document | undefined {
  return mains
    .map((name) => documents.find(({ path, text }) => name.test(path) && text.trim().length > short))
    .find((one) => one !== undefined);
}

/** A file that only imports or links another one is not the main one. */
const short = 200;
const mains = [
  /^AGENTS\.md$/,
  /^CLAUDE\.md$/,
  /^\.github\/copilot-instructions\.md$/,
  /^\.cursorrules$/,
  /^\.windsurfrules$/,
  /^GEMINI\.md$/,
  /^\.rules$/,
];

const command =
  /`[^`\n]*\b(?:npm|pnpm|yarn|bun|npx|make|just|task|cargo|go|pytest|uv|poetry|tox|nox|python3?|pip|composer|php|artisan|bundle|rails|rake|mix|dotnet|gradlew?|mvnw?|docker|swift|flutter|dart|deno|xcodebuild|bazel|cmake|ctest|nx|turbo|script|scripts|bin)\b[^`\n]*`|^\s*(?:\$ )?(?:npm|pnpm|yarn|bun|npx|make|just|cargo|go|pytest|uv|poetry|python3?|composer|php|bundle|rails|mix|dotnet|\.\/\S+|mvn|gradle|docker|swift|flutter|dart|deno) \S/m;
const suite =
  /(?:`|^\s*(?:\$ )?)(?:(?:npm|pnpm|yarn|bun|npx|make|just|cargo|go|uv|poetry|python3?|composer|php|bundle|bin|mix|dotnet|mvn|gradle|swift|flutter|deno)\b[^`\n]{0,40}\b)?(?:tests?|pytest|jest|vitest|phpunit|rspec|tox|nox)(?: [^`\n]{0,60})?(?:`|$)/m;
const oneTest =
  /\b(?:single|one|individual|specific|particular|individually|einzelne[rn]?|eine[nm]?) (?:\w+[- ])?(?:test|spec|file|datei|package|paket|module)|`[^`\n]*(?:test|spec|pytest|jest|vitest|phpunit|rspec)[^`\n]*(?:<\w|\bpath\b|\bfile\b|FILE|NAME|::|-k |-run |--filter|--grep|-t |-p |--testNamePattern|--tests|\.(?:test|spec)\.|_test\.|_spec\.|tests?\/\S)|^[^\n`]*\b(?:test|pytest|jest|vitest|phpunit|rspec)\b[^\n]*(?:<\w|path\/to|::|-k |-run |--filter|--grep|-t ["']|--tests|\.(?:test|spec)\.|_test\.|_spec\.)/im;
const boundary =
  /\b(?:never|do not|don['’]t|must not|mustn['’]t|should not|shouldn['’]t|avoid|ask (?:first|before|the)|only (?:if|when|after|with)|forbidden|not allowed|cannot|refrain|no [a-z]+ing|without asking|nie|niemals|nicht|kein|frage|vermeide)\b/i;
const done =
  /\b(?:done|finish(?:ed|ing)?|complet(?:e|ed|ing)|before (?:you )?(?:commit|push|open|submit|merg|creat|handing|calling|send|mark|say|rais|declar|consider)\w*|prior to|without running|after (?:each|every|any|all|making|you|editing|your|changing|code)|must (?:pass|succeed|be green)|(?:tests?|checks?|ci|lint\w*|build) (?:must |should |has to |have to |need to )?(?:pass|succeed|be green)|verif\w+|validat\w+ (?:your |the |all )?change|pull requests?|definition of done|fertig|abgeschlossen|bevor du|vor (?:dem|jedem) (?:commit|abschluss)|nach (?:jeder|der) änderung|müssen (?:grün|bestehen)|prüfe)\b/i;
const security =
  /\b(?:secur\w*|secrets?|credentials?|passwords?|tokens?|api[- ]keys?|auth\w*|permission\w*|sanitiz\w*|escape[sd]?|injection|csrf|xss|sql|validat\w+|sicher\w*|geheim\w*|passw\w*|berechtig\w*|zugangsdaten|vertraulich\w*)\b/i;

/** What a set of rules should say and does not. */
export const missingEntries: readonly Entry[] = [
  entry(
    'missing.command',
    'warning',
    [
      'No command is named: an assistant cannot check what it wrote.',
      'Kein Befehl ist genannt: Ein Assistent kann nicht prüfen, was er geschrieben hat.',
    ],
    absent(
      (text) => command.test(text) || guide.test(text),
      (set) => quoted(set, 'test', ['Run `', '` before you finish.']),
    ),
  ),
  entry(
    'missing.one-test',
    'note',
    [
      'Nothing says how to run a single test, so the whole suite runs for every change.',
      'Nichts sagt, wie ein einzelner Test läuft; so läuft bei jeder Änderung die ganze Suite.',
    ],
    (set) => {
      const hasTests = set.documents.some(({ text }) => suite.test(text));
      return hasTests
        ? absent(
            (text) => oneTest.test(text) || guide.test(text),
            (known) => quoted(known, 'testOne', ['Run one test file with `', '`.']),
          )(set)
        : [];
    },
  ),
  entry(
    'missing.boundary',
    'note',
    [
      'Nothing is forbidden and nothing needs a question: say what must not be touched, and what to ask about first.',
      'Nichts ist verboten und nichts fragepflichtig: Sag, was unberührt bleibt und wonach zuerst zu fragen ist.',
    ],
    absent((text) => boundary.test(text)),
  ),
  entry(
    'missing.done',
    'note',
    [
      'Nothing says when a change is done: name the checks that must pass.',
      'Nichts sagt, wann eine Änderung fertig ist: Nenne die Prüfungen, die bestehen müssen.',
    ],
    absent((text) => done.test(text)),
  ),
  entry(
    'missing.security',
    'note',
    [
      'The project has a server ({what}), and no line is about secrets, rights or input from outside.',
      'Das Projekt hat einen Server ({what}), und keine Zeile handelt von Geheimnissen, Rechten oder Eingaben von außen.',
    ],
    (set): Found[] => {
      const server = set.project?.ground.profile.technologies.find(
        ({ framework, isAside }) => servers.has(framework ?? '') && isAside !== true,
      );
      if (server === undefined) return [];
      return absent((text) => security.test(text) || guide.test(text))(set).map((found) => ({
        ...found,
        what: server.framework ?? server.name,
      }));
    },
  ),
];

const servers = new Set<string>([
  'Express',
  'FastAPI',
  'Django',
  'Flask',
  'Ruby on Rails',
  'Laravel',
  'NestJS',
  'Spring Boot',
  'ASP.NET Core',
  'Next.js',
]);

/** Quotes the project's own command of a kind. */
function quoted(
  { project }: RuleSet,
  kind: CommandKind,
  [before, after]: readonly [string, string],
): Added | undefined {
  const known = project?.ground.profile.commands.find((one) => one.kind === kind && one.folder === '');
  return known === undefined ? undefined : { line: before + known.text + after, what: known.text };
}
