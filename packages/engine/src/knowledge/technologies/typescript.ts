import { must, never, should } from '../../directive.ts';
import { probe } from '../../probe.ts';
import type { Technology } from '../../technology.ts';
import { confirmedIn } from '../evidence.ts';

const seen = confirmedIn('typescript 7.0.2 (options tried with tsc)', '2026-11-21');
const scope = ['**/*.ts', '**/*.tsx'];

export const typescript: Technology = {
  name: 'TypeScript',
  side: 'frontend',
  role: 'language',
  runsOn: 'builder-web',
  version: '5.9+',
  builtBy: 'page-build',
  yieldsToTypeCheck: true,
  exampleLanguages: ['ts', 'tsx'],
  commands: [
    {
      en: 'Types: the `typecheck` script of package.json, else `npx tsc --noEmit`',
      de: 'Typen: das `typecheck`-Skript aus package.json, sonst `npx tsc --noEmit`',
    },
  ],
  probe: probe(
    ['Parse this API answer and silence the type error.', 'It takes unknown and parses with a schema; no any, no as.'],
    [
      'Lies diese API-Antwort ein und bring den Typfehler zum Schweigen.',
      'Es nimmt unknown und prüft mit einem Schema; kein any, kein as.',
    ],
  ),
  directives: [
    must('typescript.strict', 'decision', 92, {
      text: [
        'Keep `strict` on (the default since 6) and add `noUncheckedIndexedAccess` and `exactOptionalPropertyTypes` in tsconfig.',
        'Lass `strict` eingeschaltet (seit 6 die Vorgabe) und ergänze `noUncheckedIndexedAccess` und `exactOptionalPropertyTypes` in der tsconfig.',
      ],
      why: [
        'The two extra options find the missing entry and the explicit `undefined` that strict mode lets through.',
        'Die beiden Optionen finden den fehlenden Eintrag und das ausdrückliche `undefined`, die der strenge Modus durchlässt.',
      ],
      slot: 'language.types',
      evidence: seen('https://www.typescriptlang.org/tsconfig/#strict'),
      scope: ['**/tsconfig*.json'],
    }),
    never('typescript.any', 'foot-gun', 90, {
      text: [
        'use `any`, a non-null `!`, or `as` to make an error go away.',
        '`any`, ein `!` oder `as` verwenden, damit ein Fehler verschwindet.',
      ],
      instead: [
        'take `unknown` at the edge, narrow it with a schema or a type guard, and let the type follow.',
        'am Rand `unknown` annehmen, mit Schema oder Type Guard eingrenzen und den Typ daraus folgen lassen.',
      ],
      why: [
        'Each of the three switches the check off and moves the error to run time.',
        'Jedes der drei schaltet die Prüfung ab und verschiebt den Fehler in die Laufzeit.',
      ],
      evidence: seen('https://www.typescriptlang.org/docs/handbook/2/narrowing.html'),
      scope,
    }),
    must('typescript.infer-schema', 'decision', 84, {
      text: [
        'Write a shape once: infer the type from the schema that validates it.',
        'Schreibe eine Form nur einmal: Leite den Typ aus dem Schema ab, das sie prüft.',
      ],
      why: [
        'Two descriptions of one shape part company at the first change.',
        'Zwei Beschreibungen einer Form trennen sich bei der ersten Änderung.',
      ],
      scope,
    }),
    must('typescript.unions', 'decision', 82, {
      text: [
        'Model states as a tagged union and close every `switch` with a check on `never`.',
        'Modelliere Zustände als Union mit Kennfeld und schließe jedes `switch` mit einer Prüfung auf `never` ab.',
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
      text: [
        'use `enum`, namespaces or parameter properties: type stripping in Node and modern bundlers cannot erase them.',
        '`enum`, Namespaces oder Parameter-Properties verwenden: Type Stripping in Node und heutige Bundler können sie nicht entfernen.',
      ],
      instead: [
        'write `const x = [...] as const` with a derived union, and set `erasableSyntaxOnly`.',
        '`const x = [...] as const` mit abgeleiteter Union schreiben und `erasableSyntaxOnly` setzen.',
      ],
      why: [
        'Node runs files by erasing types; syntax that produces code is refused.',
        'Node führt Dateien aus, indem es Typen entfernt; Syntax, die Code erzeugt, wird abgelehnt.',
      ],
      since: '5.8',
      evidence: seen('https://www.typescriptlang.org/tsconfig/#erasableSyntaxOnly'),
      scope,
    }),
    must('typescript.type-imports', 'decision', 72, {
      text: [
        'Import types with `import type` and set `verbatimModuleSyntax`.',
        'Importiere Typen mit `import type` und setze `verbatimModuleSyntax`.',
      ],
      why: [
        'Without the keyword a runtime that erases types imports something that does not exist.',
        'Ohne das Schlüsselwort importiert eine Laufzeit, die Typen nur entfernt, etwas, das es nicht gibt.',
      ],
      evidence: seen('https://www.typescriptlang.org/tsconfig/#verbatimModuleSyntax'),
      scope,
    }),
    should('typescript.satisfies', 'decision', 64, {
      text: [
        'Check literals with `satisfies`, which keeps their exact type, instead of annotating them.',
        'Prüfe Literale mit `satisfies`, das ihren genauen Typ erhält, statt sie zu annotieren.',
      ],
      why: [
        'An annotation widens the value, and the exact keys are lost.',
        'Eine Annotation weitet den Wert, und die genauen Schlüssel gehen verloren.',
      ],
      evidence: seen('https://www.typescriptlang.org/docs/handbook/release-notes/typescript-4-9.html'),
      scope,
    }),
    must('typescript.promises', 'foot-gun', 80, {
      text: [
        'Await or return every promise; mark a deliberate fire-and-forget with `void` and handle its error.',
        'Warte auf jedes Promise oder gib es zurück; kennzeichne bewusstes Nicht-Warten mit `void` und behandle seinen Fehler.',
      ],
      why: [
        'A promise nobody waits for fails after the answer was sent, or ends the process.',
        'Ein Promise, auf das niemand wartet, scheitert nach der Antwort oder beendet den Prozess.',
      ],
      slot: 'language.promises',
      scope,
    }),
    never('typescript.removed-options', 'post-cutoff', 82, {
      text: [
        'set `baseUrl`, `moduleResolution: node`, `target: es5` or `module: amd` in tsconfig: version 7 refuses them.',
        '`baseUrl`, `moduleResolution: node`, `target: es5` oder `module: amd` in die tsconfig setzen: Version 7 lehnt sie ab.',
      ],
      instead: [
        'use `paths` with relative targets, `moduleResolution` `bundler` or `nodenext`, and a current target.',
        '`paths` mit relativen Zielen, `moduleResolution` `bundler` oder `nodenext` und ein aktuelles Target verwenden.',
      ],
      why: [
        'The compiler stops with TS5102 or TS5108 before it reads a single file.',
        'Der Compiler hält mit TS5102 oder TS5108 an, bevor er eine Datei liest.',
      ],
      since: '7',
      evidence: seen('https://www.typescriptlang.org/docs/handbook/release-notes/typescript-6-0.html'),
      scope,
      example: {
        language: 'json',
        bad: '{ "compilerOptions": { "baseUrl": ".", "moduleResolution": "node" } }',
        good: '{ "compilerOptions": { "paths": { "@/*": ["./src/*"] }, "moduleResolution": "bundler" } }',
      },
    }),
    should('typescript.side-effect-imports', 'post-cutoff', 56, {
      text: [
        'Declare types for style and asset imports: unresolved side-effect imports are errors by default.',
        'Deklariere Typen für Importe von Styles und Assets: Nicht auflösbare Importe nur wegen der Nebenwirkung sind von Haus aus Fehler.',
      ],
      why: [
        '`noUncheckedSideEffectImports` is on since 6, so a mistyped path is found.',
        '`noUncheckedSideEffectImports` ist seit 6 eingeschaltet und findet vertippte Pfade.',
      ],
      since: '6',
      evidence: seen('https://www.typescriptlang.org/tsconfig/#noUncheckedSideEffectImports'),
      scope,
    }),
    must('typescript.types-list', 'post-cutoff', 72, {
      text: [
        'List global type packages in `types` (`["node"]`): since 6 they are not picked up from `@types` on their own.',
        'Nenne globale Typpakete in `types` (`["node"]`): Seit 6 kommen sie nicht mehr von selbst aus `@types`.',
      ],
      why: [
        'Otherwise `process` and test globals are unknown, and a model starts to install what is there.',
        'Sonst sind `process` und Test-Globals unbekannt, und ein Modell beginnt zu installieren, was schon da ist.',
      ],
      since: '6',
      evidence: seen('https://www.typescriptlang.org/tsconfig/#types'),
      scope,
    }),
    must('typescript.boundary-types', 'decision', 74, {
      text: [
        'Type what comes from outside as `unknown` and parse it once at the edge; inside, no value is checked a second time.',
        'Typisiere, was von außen kommt, als `unknown` und prüfe es einmal am Rand; innen wird kein Wert ein zweites Mal geprüft.',
      ],
      why: [
        'A cast of `response.json()` is a promise nobody keeps.',
        'Ein Cast von `response.json()` ist ein Versprechen, das niemand hält.',
      ],
      scope,
    }),
    should('typescript.readonly-params', 'decision', 58, {
      text: [
        'Take arrays and objects as `readonly` where you do not change them.',
        'Nimm Arrays und Objekte als `readonly` an, wo du sie nicht veränderst.',
      ],
      why: ['The signature then says who may change the value.', 'Die Signatur sagt dann, wer den Wert ändern darf.'],
      scope,
    }),
    should('typescript.branded-ids', 'decision', 54, {
      text: [
        'Give ids of different things different types where mixing them would cost money or data.',
        'Gib IDs verschiedener Dinge verschiedene Typen, wo eine Verwechslung Geld oder Daten kosten würde.',
      ],
      why: [
        'Two strings swap places without an error; two branded types do not.',
        'Zwei Zeichenketten tauschen unbemerkt den Platz, zwei markierte Typen nicht.',
      ],
      scope,
    }),
    must('typescript.error-unknown', 'foot-gun', 70, {
      text: [
        'Treat a caught value as `unknown`; test with `instanceof Error`, and keep the origin with `new Error(text, { cause })`.',
        'Behandle einen gefangenen Wert als `unknown`; prüfe mit `instanceof Error` und erhalte den Ursprung mit `new Error(text, { cause })`.',
      ],
      why: [
        'Anything can be thrown, and a lost cause costs the first hour of every search.',
        'Geworfen werden kann alles, und eine verlorene Ursache kostet die erste Stunde jeder Suche.',
      ],
      evidence: seen('https://www.typescriptlang.org/tsconfig/#useUnknownInCatchVariables'),
      scope,
    }),
    should('typescript.overload-generics', 'decision', 50, {
      text: [
        'Use a type parameter only when it links two places of a signature; else write the type itself.',
        'Nutze einen Typparameter nur, wenn er zwei Stellen der Signatur verbindet; sonst schreibe den Typ selbst.',
      ],
      why: [
        'A parameter used once is `any` in fine clothes: the caller may claim what it likes.',
        'Ein einmal benutzter Parameter ist ein verkleidetes `any`: Der Aufrufer behauptet, was er will.',
      ],
      evidence: seen(
        'https://www.typescriptlang.org/docs/handbook/2/functions.html#guidelines-for-writing-good-generic-functions',
      ),
      scope,
    }),
    should('typescript.public-api', 'decision', 56, {
      text: [
        'Export as little as callers use, and write return types on exported functions.',
        'Exportiere nur, was Aufrufer brauchen, und schreibe Rückgabetypen an exportierte Funktionen.',
      ],
      why: [
        'A written return type stops an inner change from leaking out unnoticed and speeds the check.',
        'Ein geschriebener Rückgabetyp hält innere Änderungen auf und beschleunigt die Prüfung.',
      ],
      evidence: seen('https://www.typescriptlang.org/tsconfig/#isolatedDeclarations'),
      scope,
    }),
    never('typescript.ts-expect-error', 'boundary', 78, {
      text: ['write `@ts-ignore` or `@ts-nocheck`.', '`@ts-ignore` oder `@ts-nocheck` schreiben.'],
      instead: [
        'use `@ts-expect-error` with the reason on one line, and only for a fault in somebody else’s types.',
        '`@ts-expect-error` mit Grund in einer Zeile nutzen, und nur bei einem Fehler in fremden Typen.',
      ],
      why: [
        'The ignored line stays silent when the next error appears in it.',
        'Die ignorierte Zeile schweigt auch zum nächsten Fehler.',
      ],
      scope,
    }),
  ],
};
