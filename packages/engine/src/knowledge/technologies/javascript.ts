import { must, never, should } from '../../directive.ts';
import type { Technology } from '../../technology.ts';

const scope = ['**/*.js', '**/*.mjs', '**/*.jsx'];

export const javascript: Technology = {
  name: 'JavaScript',
  version: 'ES2024+',
  commands: [
    {
      en: 'Scripts: the package manager of the lockfile (pnpm-lock.yaml, yarn.lock, bun.lock, else npm) with `run lint`, `test` and `run build` from package.json',
      de: 'Skripte: der Paketmanager der Lockdatei (pnpm-lock.yaml, yarn.lock, bun.lock, sonst npm) mit `run lint`, `test` und `run build` aus package.json',
    },
  ],
  directives: [
    must(
      'javascript.esm',
      86,
      'decision',
      [
        'Write ES modules with full file names in relative imports; add no new `require`.',
        'Schreibe ES-Module mit vollständigen Dateinamen in relativen Importen; kein neues `require`.',
      ],
      { scope, slot: 'language.modules' },
    ),
    must(
      'javascript.checked',
      82,
      'decision',
      [
        'Let the type checker read plain JavaScript: `// @ts-check` and JSDoc types on exported functions.',
        'Lass den Typprüfer gewöhnliches JavaScript lesen: `// @ts-check` und JSDoc-Typen an exportierten Funktionen.',
      ],
      { scope, slot: 'language.types' },
    ),
    must(
      'javascript.promises',
      84,
      'foot-gun',
      [
        'Await or return every promise; `forEach` with an async callback waits for nothing, use `for…of` or `Promise.all`.',
        'Warte auf jedes Promise oder gib es zurück; `forEach` mit async-Callback wartet auf nichts, nimm `for…of` oder `Promise.all`.',
      ],
      {
        scope,
        slot: 'language.promises',
        example: {
          language: 'js',
          bad: 'items.forEach(async (item) => { await save(item); });',
          good: 'for (const item of items) await save(item);',
        },
      },
    ),
    must(
      'javascript.equality',
      70,
      'foot-gun',
      [
        'Compare with `===` and use `??` and `?.` for absent values; `||` also replaces 0 and the empty string.',
        'Vergleiche mit `===` und nutze `??` und `?.` für fehlende Werte; `||` ersetzt auch 0 und die leere Zeichenkette.',
      ],
      { scope },
    ),
    never(
      'javascript.mutate-input',
      74,
      'foot-gun',
      [
        'change an argument or sort an array that the caller still uses.',
        'ein Argument verändern oder ein Array sortieren, das der Aufrufer noch verwendet.',
      ],
      [
        'return a new value; `toSorted()`, `toReversed()` and `with()` copy for you.',
        'einen neuen Wert zurückgeben; `toSorted()`, `toReversed()` und `with()` kopieren für dich.',
      ],
      { scope },
    ),
    should(
      'javascript.builtins',
      66,
      'post-cutoff',
      [
        'Use what the platform brings before a package: `structuredClone`, `Object.groupBy`, `Intl`, `AbortSignal.timeout`, `URL`.',
        'Nutze vor einem Paket, was die Plattform mitbringt: `structuredClone`, `Object.groupBy`, `Intl`, `AbortSignal.timeout`, `URL`.',
      ],
      { scope },
    ),
    must(
      'javascript.innerhtml',
      88,
      'security',
      [
        'Set text with `textContent`; HTML from outside passes a sanitiser before it touches `innerHTML`.',
        'Setze Text mit `textContent`; HTML von außen läuft durch einen Sanitizer, bevor es `innerHTML` berührt.',
      ],
      { scope },
    ),
  ],
};
