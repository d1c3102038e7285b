import { checks } from '../../command.ts';
import { never, should } from '../../directive.ts';
import { probe } from '../../probe.ts';
import type { Technology } from '../../technology.ts';
import { readIn, reportedOn } from '../evidence.ts';
import { runtimeDirectives } from './javascript-runtime.ts';

const seen = readIn('typescript 7.0.2 (options tried with tsc)', '2026-11-21');
const reported = reportedOn('2026-11-27');
const scope = ['**/*.ts', '**/*.tsx'];

/** The knowledge of TypeScript: version range, files, commands, probe and directives. */
export const typescript: Technology = {
  name: 'TypeScript',
  side: 'frontend',
  role: 'language',
  runsOn: 'builder-web',
  packages: ['npm:typescript'],
  version: '5.9+',
  files: ['**/*.ts', '**/*.tsx', '**/*.mts', '**/*.cts', '**/*.vue', '**/*.svelte', '**/tsconfig*.json'],
  about: { en: 'TypeScript code and compiler options', de: 'TypeScript-Code und Compiler-Optionen' },
  builtBy: 'page-build',
  yieldsToTypeCheck: true,
  exampleLanguages: ['ts', 'tsx'],
  commands: [
    checks(
      'Types: the script of package.json that checks them, such as `type-check`; without one, where TypeScript is installed, `npx tsc -b` if tsconfig.json has `references`, else `npx tsc --noEmit`',
      'Typen: das Skript aus package.json, das sie prüft, etwa `type-check`; ohne Skript, wo TypeScript installiert ist, `npx tsc -b`, wenn tsconfig.json `references` hat, sonst `npx tsc --noEmit`',
    ),
  ],
  probe: probe(
    ['Parse this API answer and silence the type error.', 'It takes unknown and parses with a schema; no any, no as.'],
    [
      'Lies diese API-Antwort ein und bring den Typfehler zum Schweigen.',
      'Das Modell nimmt unknown und prüft mit einem Schema; kein any, kein as.',
    ],
  ),
  sharedDirectives: runtimeDirectives,
  directives: [
    should('typescript.strict', 'boundary', 92, {
      text: [
        'Leave `strict` on (the default since 6) and change no compiler option to make an error go away.',
        'Lass `strict` eingeschaltet (seit 6 die Voreinstellung) und ändere keine Compiler-Option, nur um einen Fehler loszuwerden.',
      ],
      why: [
        'A looser option hides the same mistake in every other file.',
        'Eine lockerere Option verdeckt denselben Fehler in jeder anderen Datei.',
      ],
      slot: 'language.types',
      evidence: seen('https://www.typescriptlang.org/tsconfig/#strict'),
      scope: ['**/tsconfig*.json'],
    }),
    should('typescript.strict-new', 'decision', 76, {
      text: [
        'Start the project with `noUncheckedIndexedAccess` in tsconfig.',
        'Beginne das Projekt mit `noUncheckedIndexedAccess` in der tsconfig.',
      ],
      why: [
        'It finds the missing entry that `strict` lets through; later it costs a migration.',
        'Es findet den fehlenden Eintrag, den `strict` durchlässt; später kostet es eine Migration.',
      ],
      evidence: seen('https://www.typescriptlang.org/tsconfig/#noUncheckedIndexedAccess'),
      scope: ['**/tsconfig*.json'],
      needs: ['new-project'],
    }),
    never('typescript.any', 'foot-gun', 90, {
      known: 'linter',
      text: [
        'use `any`, a non-null `!`, or `as` to make an error go away.',
        '`any`, ein `!` oder `as` verwenden, nur um einen Fehler loszuwerden.',
      ],
      instead: [
        'type data from outside as `unknown` and narrow it with a schema or a type guard.',
        'Daten von außen als `unknown` typisieren und mit Schema oder Type Guard eingrenzen.',
      ],
      why: [
        'Each of the three turns the check off and moves the error to runtime.',
        'Jedes der drei schaltet die Prüfung ab und verschiebt den Fehler in die Laufzeit.',
      ],
      evidence: seen('https://www.typescriptlang.org/docs/handbook/2/narrowing.html'),
      scope,
    }),
    should('typescript.infer-schema', 'decision', 84, {
      known: 'model',
      text: [
        'Where a schema validates a value, infer the type from the schema instead of writing it again.',
        'Wo ein Schema einen Wert validiert, leite den Typ aus dem Schema ab, statt ihn noch einmal zu schreiben.',
      ],
      why: [
        'Two descriptions of one shape drift apart at the first change.',
        'Zwei Beschreibungen derselben Form laufen bei der ersten Änderung auseinander.',
      ],
      evidence: reported('https://zod.dev/basics#inferring-types'),
      scope,
    }),
    should('typescript.unions', 'decision', 82, {
      known: 'model',
      text: [
        'Model states as a discriminated union, and end every `switch` over it with an exhaustiveness check on `never`.',
        'Modelliere Zustände als Discriminated Union und schließe jedes `switch` darüber mit einer Vollständigkeitsprüfung auf `never` ab.',
      ],
      why: [
        'The compiler then names every place that forgot the new state.',
        'Der Compiler nennt dann jede Stelle, die den neuen Zustand vergessen hat.',
      ],
      evidence: seen('https://www.typescriptlang.org/docs/handbook/2/narrowing.html#discriminated-unions'),
      scope,
      example: {
        language: 'ts',
        bad: 'interface State { isLoading: boolean; error?: Error; data?: User }',
        good: "type State =\n  | { kind: 'loading' }\n  | { kind: 'failed'; error: Error }\n  | { kind: 'ready'; data: User };",
      },
    }),
    never('typescript.enum', 'post-cutoff', 78, {
      known: 'compiler',
      text: [
        'add `enum`, namespaces or parameter properties where `erasableSyntaxOnly` is set or Node runs the `.ts` files: Node refuses to load them.',
        '`enum`, Namespaces oder Parameter-Properties schreiben, wo `erasableSyntaxOnly` gesetzt ist oder Node die `.ts`-Dateien ausführt: Node lädt sie nicht.',
      ],
      instead: [
        'write `const x = [...] as const` and derive the union from it.',
        '`const x = [...] as const` schreiben und die Union daraus ableiten.',
      ],
      why: [
        'Node only erases types; bundlers compile this syntax, so the file works in one place and fails in the other.',
        'Node entfernt nur Typen; Bundler kompilieren diese Syntax, und die Datei läuft hier und scheitert dort.',
      ],
      since: '5.8',
      evidence: seen('https://www.typescriptlang.org/tsconfig/#erasableSyntaxOnly'),
      scope,
    }),
    should('typescript.type-imports', 'decision', 72, {
      known: 'compiler',
      text: [
        'Import types with `import type`; `verbatimModuleSyntax` enforces it.',
        'Importiere Typen mit `import type`; `verbatimModuleSyntax` setzt das durch.',
      ],
      why: [
        'Without the keyword a runtime that erases types imports something that does not exist.',
        'Ohne das Schlüsselwort importiert eine Laufzeit, die Typen nur entfernt, etwas, das es nicht gibt.',
      ],
      since: '5',
      evidence: seen('https://www.typescriptlang.org/tsconfig/#verbatimModuleSyntax'),
      scope,
    }),
    should('typescript.satisfies', 'decision', 64, {
      known: 'model',
      text: [
        'Check literals with `satisfies`, which keeps their exact type; an annotation widens it.',
        'Prüfe Literale mit `satisfies`, das ihren genauen Typ behält; eine Annotation erweitert ihn.',
      ],
      why: [
        'With an annotation the exact keys are lost.',
        'Mit einer Annotation gehen die genauen Schlüssel verloren.',
      ],
      since: '4.9',
      evidence: seen('https://www.typescriptlang.org/docs/handbook/release-notes/typescript-4-9.html'),
      scope,
    }),
    should('typescript.promises', 'foot-gun', 70, {
      known: 'model',
      text: [
        'Await or return every promise; where you deliberately do not wait, write `void` and handle the error.',
        'Warte auf jedes Promise oder gib es zurück; wo du bewusst nicht wartest, schreibe `void` und behandle den Fehler.',
      ],
      why: [
        'A promise that nobody awaits fails after the response was sent, or ends the process.',
        'Ein Promise, auf das niemand wartet, scheitert nach der Antwort oder beendet den Prozess.',
      ],
      slot: 'language.promises',
      evidence: reported('https://typescript-eslint.io/rules/no-floating-promises'),
      scope,
    }),
    should('typescript.lint-on-7', 'command', 86, {
      text: [
        'Where oxlint is installed, find unawaited promises with `npx oxlint --type-aware` (needs `oxlint-tsgolint`).',
        'Ist oxlint installiert, finde nicht abgewartete Promises mit `npx oxlint --type-aware` (braucht `oxlint-tsgolint`).',
      ],
      why: [
        'Its peer range stops the installation with ERESOLVE, and without types no linter sees such a promise.',
        'Seine Peer-Angabe beendet die Installation mit ERESOLVE, und ohne Typen sieht kein Linter ein solches Promise.',
      ],
      since: '7',
      evidence: readIn(
        'typescript 7.0.2, oxlint 1.94.0',
        '2026-11-27',
      )('https://oxc.rs/docs/guide/usage/linter/type-aware'),
      scope,
    }),
    should('typescript.no-api', 'post-cutoff', 78, {
      text: [
        'Stay on TypeScript 6 where a tool uses the compiler API (`typescript-eslint`, `ts-jest`, `ts-node`, generators): there is no longer a stable one.',
        'Bleib bei TypeScript 6, wo ein Werkzeug die Compiler-API nutzt (`typescript-eslint`, `ts-jest`, `ts-node`, Generatoren): Es gibt keine stabile mehr.',
      ],
      why: [
        'The compiler is a program of its own now; those tools fail with `createProgram is not a function`.',
        'Der Compiler ist jetzt ein eigenes Programm; diese Werkzeuge scheitern mit `createProgram is not a function`.',
      ],
      since: '7',
      evidence: seen('https://github.com/microsoft/typescript-go'),
      scope: ['**/package.json', '**/tsconfig*.json'],
    }),
    never('typescript.removed-options', 'post-cutoff', 82, {
      known: 'compiler',
      text: [
        'set `baseUrl`, `moduleResolution: node`, `target: es5` or `module: amd` in tsconfig: the compiler reports them as errors, and 7 has removed them.',
        '`baseUrl`, `moduleResolution: node`, `target: es5` oder `module: amd` in die tsconfig setzen: Der Compiler meldet sie als Fehler, 7 hat sie entfernt.',
      ],
      instead: [
        'use `paths` with relative targets, `moduleResolution` `bundler` or `nodenext`, and a current target.',
        '`paths` mit relativen Zielen, `moduleResolution` `bundler` oder `nodenext` und ein aktuelles Target verwenden.',
      ],
      why: [
        'The compiler reports the option itself, with TS5101 or TS5107 in 6 and TS5102 or TS5108 in 7.',
        'Der Compiler meldet die Option selbst, mit TS5101 oder TS5107 in 6 und TS5102 oder TS5108 in 7.',
      ],
      since: '6',
      evidence: seen('https://www.typescriptlang.org/docs/handbook/release-notes/typescript-6-0.html'),
      scope,
      example: {
        language: 'json',
        bad: '{ "compilerOptions": { "baseUrl": ".", "moduleResolution": "node" } }',
        good: '{ "compilerOptions": { "paths": { "@/*": ["./src/*"] }, "moduleResolution": "bundler" } }',
      },
    }),
    should('typescript.side-effect-imports', 'post-cutoff', 56, {
      known: 'compiler',
      text: [
        'Declare types for style and asset imports: unresolved side-effect imports are errors by default.',
        'Deklariere Typen für Importe von Styles und Assets: Nicht auflösbare Side-Effect-Importe sind standardmäßig Fehler.',
      ],
      why: [
        '`noUncheckedSideEffectImports` is on since 6, so a mistyped path is found.',
        '`noUncheckedSideEffectImports` ist seit 6 eingeschaltet und findet vertippte Pfade.',
      ],
      since: '6',
      evidence: seen('https://www.typescriptlang.org/tsconfig/#noUncheckedSideEffectImports'),
      scope,
    }),
    should('typescript.types-list', 'post-cutoff', 74, {
      known: 'compiler',
      text: [
        'List packages with global types, such as `node`, under `types` in tsconfig.json: they are no longer picked up from `@types` on their own.',
        'Nenne Pakete mit globalen Typen, etwa `node`, unter `types` in tsconfig.json: Sie kommen nicht mehr von selbst aus `@types`.',
      ],
      why: [
        'Otherwise `process` and the test globals are unknown although their types are installed.',
        'Sonst sind `process` und die Test-Globals unbekannt, obwohl ihre Typen installiert sind.',
      ],
      since: '6',
      evidence: seen('https://www.typescriptlang.org/tsconfig/#types'),
      scope,
    }),
    should('typescript.readonly-params', 'decision', 58, {
      known: 'model',
      text: [
        'Take arrays and objects as `readonly` where you do not change them.',
        'Nimm Arrays und Objekte als `readonly` an, wo du sie nicht veränderst.',
      ],
      why: ['The signature then says who may change the value.', 'Die Signatur sagt dann, wer den Wert ändern darf.'],
      evidence: reported('https://www.typescriptlang.org/docs/handbook/2/objects.html#readonly-properties'),
      scope,
    }),
    should('typescript.branded-ids', 'decision', 40, {
      text: [
        'Give the ids of different entities different (branded) types where mixing them up would cost money or data.',
        'Gib den IDs verschiedener Entitäten verschiedene (Branded) Types, wo eine Verwechslung Geld oder Daten kosten würde.',
      ],
      why: [
        'Two strings can be swapped without an error, two branded types cannot.',
        'Zwei Strings lassen sich unbemerkt vertauschen, zwei Branded Types nicht.',
      ],
      evidence: reported('https://www.typescriptlang.org/play/?#example/nominal-typing'),
      scope,
    }),
    should('typescript.error-unknown', 'foot-gun', 66, {
      known: 'model',
      text: [
        'Treat a caught value as `unknown`, test it with `instanceof Error`, and keep the cause when you rethrow: `new Error(text, { cause })`.',
        'Behandle einen abgefangenen Wert als `unknown`, prüfe ihn mit `instanceof Error` und gib beim Weiterwerfen die Ursache mit: `new Error(text, { cause })`.',
      ],
      why: [
        'Anything can be thrown, and without the cause debugging starts from zero.',
        'Geworfen werden kann alles, und ohne die Ursache beginnt die Fehlersuche bei null.',
      ],
      evidence: seen('https://www.typescriptlang.org/tsconfig/#useUnknownInCatchVariables'),
      scope,
    }),
    should('typescript.overload-generics', 'decision', 50, {
      known: 'linter',
      text: [
        'Use a type parameter only when it connects two places of a signature.',
        'Nutze einen Typparameter nur, wenn er zwei Stellen der Signatur verbindet.',
      ],
      why: [
        'A parameter used once is an unchecked cast: the caller can claim any type.',
        'Ein nur einmal benutzter Parameter ist ein ungeprüfter Cast: Der Aufrufer kann jeden Typ behaupten.',
      ],
      evidence: seen(
        'https://www.typescriptlang.org/docs/handbook/2/functions.html#guidelines-for-writing-good-generic-functions',
      ),
      scope,
    }),
    should('typescript.public-api', 'decision', 56, {
      known: 'model',
      text: [
        'Export only what callers use, and write return types on exported functions other than components.',
        'Exportiere nur, was Aufrufer brauchen, und schreibe Rückgabetypen an exportierte Funktionen, die keine Komponenten sind.',
      ],
      why: [
        'A written return type stops an internal change from leaking out unnoticed.',
        'Ein ausgeschriebener Rückgabetyp verhindert, dass interne Änderungen unbemerkt nach außen dringen.',
      ],
      evidence: seen('https://www.typescriptlang.org/tsconfig/#isolatedDeclarations'),
      scope,
    }),
    never('typescript.ts-expect-error', 'boundary', 78, {
      known: 'linter',
      text: ['write `@ts-ignore` or `@ts-nocheck`.', '`@ts-ignore` oder `@ts-nocheck` schreiben.'],
      instead: [
        'use `@ts-expect-error` with the reason on one line, and only for a bug in third-party types: the one error you may silence.',
        '`@ts-expect-error` mit Grund in einer Zeile nutzen, und nur bei einem Fehler in den Typen einer Bibliothek: der einzige, den du abstellen darfst.',
      ],
      why: [
        'The ignored line stays silent when the next error appears in it.',
        'Die ignorierte Zeile schweigt auch zum nächsten Fehler.',
      ],
      evidence: reported(
        'https://www.typescriptlang.org/docs/handbook/release-notes/typescript-3-9.html#-ts-expect-error-comments',
      ),
      scope,
    }),
  ],
};
