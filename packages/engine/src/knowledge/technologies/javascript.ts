import { must, should } from '../../directive.ts';
import { probe } from '../../probe.ts';
import type { Technology } from '../../technology.ts';
import { readIn } from '../evidence.ts';
import { scriptCommands } from '../phrases.ts';
import { runtimeDirectives } from './javascript-runtime.ts';

const seen = readIn('Node.js 24 documentation, tried in Node.js 26', '2026-11-21');
const baseline = readIn('web-features 3.40.0', '2026-11-27');
const scope = ['**/*.js', '**/*.mjs', '**/*.jsx'];

/** The knowledge of JavaScript: version range, files, commands, probe and directives. */
export const javascript: Technology = {
  name: 'JavaScript',
  side: 'frontend',
  role: 'language',
  runsOn: 'builder-web',
  version: 'ES2024+',
  files: ['**/*.js', '**/*.mjs', '**/*.cjs', '**/*.jsx', '**/*.vue', '**/package.json'],
  pages: ['**/*.html'],
  about: { en: 'JavaScript code', de: 'JavaScript-Code' },
  namesPackageScripts: true,
  commands: scriptCommands,
  probe: probe(
    [
      'Save every item of the list and then say it is done.',
      'It waits with for…of or Promise.all, not with an async forEach.',
    ],
    [
      'Speichere jeden Eintrag der Liste und melde dann, dass es fertig ist.',
      'Das Modell wartet mit for…of oder Promise.all, nicht mit einem asynchronen forEach.',
    ],
  ),
  directives: [
    should('javascript.esm', 'decision', 86, {
      known: 'model',
      text: [
        'Write ES modules; keep `require` only in files that package.json or `.cjs` makes CommonJS. Without a bundler, relative imports need the full file name.',
        'Schreibe ES-Module; `require` bleibt nur in Dateien, die package.json oder `.cjs` zu CommonJS macht. Ohne Bundler brauchen relative Importe den vollständigen Dateinamen.',
      ],
      why: [
        'Two module systems in one project load a module twice, with two states.',
        'Zwei Modulsysteme in einem Projekt laden ein Modul doppelt, mit zwei Zuständen.',
      ],
      slot: 'language.modules',
      evidence: seen('https://developer.mozilla.org/en-US/docs/Web/JavaScript/Guide/Modules'),
      scope,
    }),
    should('javascript.checked', 'decision', 82, {
      text: [
        'Add JSDoc types to exported functions, and `// @ts-check` where the project type-checks JavaScript.',
        'Schreibe JSDoc-Typen an exportierte Funktionen und `// @ts-check`, wo das Projekt JavaScript auf Typen prüft.',
      ],
      why: [
        'Editor and type checker then find the wrong argument without a build step.',
        'Editor und Typprüfung finden das falsche Argument dann ohne Build-Schritt.',
      ],
      slot: 'language.types',
      evidence: seen('https://www.typescriptlang.org/docs/handbook/type-checking-javascript-files.html'),
      scope,
    }),
    should('javascript.promises', 'foot-gun', 84, {
      known: 'model',
      text: [
        'Await or return every promise; `forEach` with an async callback waits for nothing, use `for…of` or `Promise.all`.',
        'Warte auf jedes Promise oder gib es zurück; `forEach` mit async-Callback wartet auf nichts, nimm `for…of` oder `Promise.all`.',
      ],
      why: [
        'The loop ends before the work does, and its failures are lost.',
        'Die Schleife endet vor der Arbeit, und Fehler gehen verloren.',
      ],
      slot: 'language.promises',
      evidence: seen('https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Global_Objects/Array/forEach'),
      scope,
      example: {
        language: 'js',
        bad: 'items.forEach(async (item) => { await save(item); });',
        good: 'for (const item of items) await save(item);',
      },
    }),
    should('javascript.equality', 'foot-gun', 70, {
      known: 'model',
      text: [
        'Compare with `===` and use `??` and `?.` for absent values; `||` also replaces 0 and the empty string.',
        'Vergleiche mit `===` und nutze `??` und `?.` für fehlende Werte; `||` ersetzt auch 0 und die leere Zeichenkette.',
      ],
      why: [
        'A price of 0 and an empty name are values, not missing ones.',
        'Ein Preis von 0 und ein leerer Name sind Werte und fehlen nicht.',
      ],
      evidence: seen('https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Operators/Nullish_coalescing'),
      scope,
    }),
    should('javascript.plain-page', 'command', 94, {
      text: [
        'Without package.json the commands above do not exist: serve the folder (`npx serve`), open the page in a browser, and check the changed part and the console.',
        'Ohne package.json gibt es die Befehle oben nicht: Liefere den Ordner aus (`npx serve`), öffne die Seite im Browser und prüfe den geänderten Teil und die Konsole.',
      ],
      why: [
        'Modules do not load from `file:`, and nothing else would find a mistake.',
        'Von `file:` laden keine Module, und sonst fände nichts einen Fehler.',
      ],
      needs: ['plain-page'],
    }),
    should('javascript.stale-answer', 'foot-gun', 84, {
      text: [
        'Abort the previous request (`AbortController`) when a search or filter changes, so that a slow answer never replaces a newer one.',
        'Brich die vorige Anfrage ab (`AbortController`), wenn sich Suche oder Filter ändern, damit eine langsame Antwort nie eine neuere ersetzt.',
      ],
      why: [
        'Answers arrive in any order, and the list then belongs to another search.',
        'Antworten kommen in beliebiger Reihenfolge an, und die Liste gehört dann zu einer anderen Suche.',
      ],
      evidence: baseline('https://developer.mozilla.org/en-US/docs/Web/API/AbortController'),
      scope,
      needs: ['plain-page'],
    }),
    must('javascript.integrity', 'security', 80, {
      text: [
        'Load a script from a CDN with an exact version, `integrity` and `crossorigin`; copy the hash from the provider or compute it, never write it from memory.',
        'Lade Skripte aus einem CDN mit exakter Version, `integrity` und `crossorigin`; übernimm den Hash vom Anbieter oder berechne ihn, schreibe ihn nie aus dem Gedächtnis.',
      ],
      why: [
        'A wrong hash blocks the script, and without one the page runs what the CDN serves tomorrow.',
        'Ein falscher Hash blockiert das Skript, und ohne Hash führt die Seite aus, was das CDN morgen ausliefert.',
      ],
      evidence: baseline('https://developer.mozilla.org/en-US/docs/Web/Security/Subresource_Integrity'),
      needs: ['plain-page'],
    }),
    should('javascript.native-dialog', 'foot-gun', 80, {
      text: [
        'Build dialogs with `<dialog>` and `showModal()`, menus with `popover`; a button opens either without a script (`commandfor` and `command`, in every browser since December 2025).',
        'Baue Dialoge mit `<dialog>` und `showModal()`, Menüs mit `popover`; ein Button öffnet beides ohne Skript (`commandfor` und `command`, seit Dezember 2025 in jedem Browser).',
      ],
      why: [
        'A dialog of divs lets the focus escape behind it and ignores the Escape key.',
        'Aus einem Dialog aus divs entkommt der Fokus dahinter, und die Escape-Taste wirkt nicht.',
      ],
      evidence: baseline('https://developer.mozilla.org/en-US/docs/Web/API/Invoker_Commands_API'),
      needs: ['plain-page'],
    }),
    should('javascript.baseline', 'foot-gun', 82, {
      text: [
        'Before a package, use what every browser has had since 2025 or 2026: `document.startViewTransition()`, `URLPattern`, `RegExp.escape()`, `Uint8Array.fromBase64()`, `Map.prototype.getOrInsert()`, in CSS `@scope` and `field-sizing`.',
        'Nutze vor einem Paket, was seit 2025 oder 2026 jeder Browser hat: `document.startViewTransition()`, `URLPattern`, `RegExp.escape()`, `Uint8Array.fromBase64()`, `Map.prototype.getOrInsert()`, in CSS `@scope` und `field-sizing`.',
      ],
      why: [
        'A package for it is loaded by every visitor and does what the browser does already.',
        'Ein Paket dafür lädt jeder Besuch, und es tut, was der Browser schon kann.',
      ],
      evidence: baseline('https://web-platform-dx.github.io/web-features-explorer/'),
      needs: ['plain-page'],
    }),
    should('javascript.relative-paths', 'foot-gun', 76, {
      text: [
        'Refer to the files of the page by relative paths (`./app.js`); one that begins with `/` breaks as soon as the page is served from a subfolder.',
        'Verweise auf die Dateien der Seite mit relativen Pfaden (`./app.js`); einer mit `/` am Anfang bricht, sobald die Seite in einem Unterordner liegt.',
      ],
      why: [
        'It works on the local server and is a 404 on the real one.',
        'Auf dem lokalen Server geht es, auf dem echten ist es ein 404.',
      ],
      needs: ['plain-page'],
    }),
    should('javascript.builtins', 'decision', 66, {
      text: [
        'Use the platform before a package: `structuredClone`, `Object.groupBy`, `Intl`, `AbortSignal.timeout`, `URL`.',
        'Nutze zuerst, was die Plattform mitbringt: `structuredClone`, `Object.groupBy`, `Intl`, `AbortSignal.timeout`, `URL`.',
      ],
      why: [
        'Even a small package has to be loaded, trusted and updated.',
        'Auch ein kleines Paket muss geladen, geprüft und gepflegt werden.',
      ],
      since: '2024',
      evidence: seen('https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Global_Objects/Object/groupBy'),
      scope,
    }),
    must('javascript.innerhtml', 'security', 88, {
      known: 'model',
      text: [
        'Set text with `textContent`; sanitize external HTML before you assign it to `innerHTML`.',
        'Setze Text mit `textContent`; bereinige HTML von außen, bevor du es `innerHTML` zuweist.',
      ],
      why: [
        'One comment field is enough to run a stranger’s script in every browser.',
        'Ein Kommentarfeld genügt, um in jedem Browser fremden Code auszuführen.',
      ],
      evidence: seen('https://developer.mozilla.org/en-US/docs/Web/API/Element/innerHTML#security_considerations'),
      scope,
      needs: ['client'],
    }),
    should('javascript.listeners', 'foot-gun', 68, {
      text: [
        'Register listeners with an `AbortSignal` and abort it when the element is removed.',
        'Registriere Listener mit einem `AbortSignal` und brich es ab, wenn das Element entfernt wird.',
      ],
      why: [
        '`removeEventListener` needs the same function object, which an inline arrow never is.',
        '`removeEventListener` braucht genau dieselbe Funktion, und das ist eine Inline-Funktion nie.',
      ],
      evidence: seen('https://developer.mozilla.org/en-US/docs/Web/API/EventTarget/addEventListener#signal'),
      scope,
      needs: ['plain-page'],
    }),
    should('javascript.parallel', 'decision', 60, {
      known: 'model',
      text: [
        'Start independent requests together with `Promise.all`; use `allSettled` where one failure must not hide the rest.',
        'Starte unabhängige Anfragen gemeinsam mit `Promise.all`; nimm `allSettled`, wo ein Fehlschlag den Rest nicht verdecken darf.',
      ],
      why: ['In sequence the waiting times add up.', 'Nacheinander summieren sich die Wartezeiten.'],
      evidence: seen(
        'https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Global_Objects/Promise/allSettled',
      ),
      scope,
    }),
    should('javascript.set-methods', 'decision', 50, {
      known: 'model',
      text: [
        'Combine sets with `union`, `intersection` and `difference`, and iterate lazily with `Iterator` helpers.',
        'Kombiniere Sets mit `union`, `intersection` und `difference` und iteriere lazy mit `Iterator`-Helfern.',
      ],
      why: [
        'They are part of the language and need neither a loop nor a package.',
        'Sie gehören inzwischen zur Sprache und brauchen weder Schleife noch Paket.',
      ],
      since: '2025',
      evidence: seen('https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Global_Objects/Set/union'),
      scope,
    }),
    ...runtimeDirectives,
  ],
};
