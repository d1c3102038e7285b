import { must, never, should } from '../../directive.ts';
import type { Technology } from '../../technology.ts';

const scope = ['**/*.ts', '**/*.tsx'];

export const typescript: Technology = {
  name: 'TypeScript',
  version: '5.9+',
  commands: [
    {
      en: 'Types: the `typecheck` script of package.json, else `npx tsc --noEmit`',
      de: 'Typen: das `typecheck`-Skript aus package.json, sonst `npx tsc --noEmit`',
    },
  ],
  directives: [
    must(
      'typescript.strict',
      92,
      'decision',
      [
        'Keep `strict`, `noUncheckedIndexedAccess` and `exactOptionalPropertyTypes` on in tsconfig.',
        'Lass `strict`, `noUncheckedIndexedAccess` und `exactOptionalPropertyTypes` in der tsconfig eingeschaltet.',
      ],
      { scope: ['**/tsconfig*.json'], slot: 'language.types' },
    ),
    never(
      'typescript.any',
      90,
      'foot-gun',
      [
        'use `any`, a non-null `!`, or `as` to make an error go away.',
        '`any`, ein `!` oder `as` verwenden, damit ein Fehler verschwindet.',
      ],
      [
        'take `unknown` at the edge, narrow it with a schema or a type guard, and let the type follow.',
        'am Rand `unknown` annehmen, mit Schema oder Type Guard eingrenzen und den Typ daraus folgen lassen.',
      ],
      { scope },
    ),
    must(
      'typescript.infer-schema',
      84,
      'decision',
      [
        'Write a shape once: infer the type from the schema that validates it.',
        'Schreibe eine Form nur einmal: Leite den Typ aus dem Schema ab, das sie prüft.',
      ],
      { scope },
    ),
    must(
      'typescript.unions',
      82,
      'decision',
      [
        'Model states as a tagged union and close every `switch` with a check on `never`.',
        'Modelliere Zustände als Union mit Kennfeld und schließe jedes `switch` mit einer Prüfung auf `never` ab.',
      ],
      {
        scope,
        example: {
          language: 'ts',
          bad: 'interface State { isLoading: boolean; error?: Error; data?: User }',
          good: "type State =\n  | { kind: 'loading' }\n  | { kind: 'failed'; error: Error }\n  | { kind: 'ready'; data: User };",
        },
      },
    ),
    never(
      'typescript.enum',
      78,
      'post-cutoff',
      [
        'use `enum`, namespaces or parameter properties: type stripping in Node and modern bundlers cannot erase them.',
        '`enum`, Namespaces oder Parameter-Properties verwenden: Type Stripping in Node und heutige Bundler können sie nicht entfernen.',
      ],
      [
        'write `const x = [...] as const` with a derived union, and set `erasableSyntaxOnly`.',
        '`const x = [...] as const` mit abgeleiteter Union schreiben und `erasableSyntaxOnly` setzen.',
      ],
      { scope },
    ),
    must(
      'typescript.type-imports',
      72,
      'decision',
      [
        'Import types with `import type` and set `verbatimModuleSyntax`.',
        'Importiere Typen mit `import type` und setze `verbatimModuleSyntax`.',
      ],
      { scope },
    ),
    should(
      'typescript.satisfies',
      64,
      'decision',
      [
        'Check literals with `satisfies`, which keeps their exact type, instead of annotating them.',
        'Prüfe Literale mit `satisfies`, das ihren genauen Typ erhält, statt sie zu annotieren.',
      ],
      { scope },
    ),
    must(
      'typescript.promises',
      80,
      'foot-gun',
      [
        'Await or return every promise; mark a deliberate fire-and-forget with `void` and handle its error.',
        'Warte auf jedes Promise oder gib es zurück; kennzeichne bewusstes Nicht-Warten mit `void` und behandle seinen Fehler.',
      ],
      { scope, slot: 'language.promises' },
    ),
  ],
};
