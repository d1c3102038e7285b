import { must, never, should } from '../../directive.ts';
import { probe } from '../../probe.ts';
import type { Technology } from '../../technology.ts';
import { confirmedIn } from '../evidence.ts';

const seen = confirmedIn('Node.js 24 documentation, tried in Node.js 26', '2026-11-21');
const scope = ['**/*.js', '**/*.mjs', '**/*.jsx'];

export const javascript: Technology = {
  name: 'JavaScript',
  side: 'frontend',
  role: 'language',
  runsOn: 'builder-web',
  version: 'ES2024+',
  namesPackageScripts: true,
  commands: [
    {
      en: 'Scripts: the package manager of the lockfile (pnpm-lock.yaml, yarn.lock, bun.lock, else npm) with `run lint`, `test` and `run build` from package.json',
      de: 'Skripte: der Paketmanager der Lockdatei (pnpm-lock.yaml, yarn.lock, bun.lock, sonst npm) mit `run lint`, `test` und `run build` aus package.json',
    },
  ],
  probe: probe(
    [
      'Save every item of the list and then say it is done.',
      'It waits with for…of or Promise.all, not with an async forEach.',
    ],
    [
      'Speichere jeden Eintrag der Liste und melde dann, dass es fertig ist.',
      'Es wartet mit for…of oder Promise.all, nicht mit einem asynchronen forEach.',
    ],
  ),
  directives: [
    must('javascript.esm', 'decision', 86, {
      text: [
        'Write ES modules with full file names in relative imports; add no new `require`.',
        'Schreibe ES-Module mit vollständigen Dateinamen in relativen Importen; kein neues `require`.',
      ],
      why: [
        'Two module systems in one project load a module twice, with two states.',
        'Zwei Modulsysteme in einem Projekt laden ein Modul doppelt, mit zwei Zuständen.',
      ],
      slot: 'language.modules',
      evidence: seen('https://developer.mozilla.org/en-US/docs/Web/JavaScript/Guide/Modules'),
      scope,
    }),
    must('javascript.checked', 'decision', 82, {
      text: [
        'Let the type checker read plain JavaScript: `// @ts-check` and JSDoc types on exported functions.',
        'Lass den Typprüfer gewöhnliches JavaScript lesen: `// @ts-check` und JSDoc-Typen an exportierten Funktionen.',
      ],
      why: [
        'Most of the gain of types comes without changing the file name.',
        'Der größte Nutzen von Typen kommt, ohne den Dateinamen zu ändern.',
      ],
      slot: 'language.types',
      evidence: seen('https://www.typescriptlang.org/docs/handbook/type-checking-javascript-files.html'),
      scope,
    }),
    must('javascript.promises', 'foot-gun', 84, {
      text: [
        'Await or return every promise; `forEach` with an async callback waits for nothing, use `for…of` or `Promise.all`.',
        'Warte auf jedes Promise oder gib es zurück; `forEach` mit async-Callback wartet auf nichts, nimm `for…of` oder `Promise.all`.',
      ],
      why: [
        'The loop ends before the work does, and failures reach nobody.',
        'Die Schleife endet vor der Arbeit, und Fehler erreichen niemanden.',
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
    must('javascript.equality', 'foot-gun', 70, {
      text: [
        'Compare with `===` and use `??` and `?.` for absent values; `||` also replaces 0 and the empty string.',
        'Vergleiche mit `===` und nutze `??` und `?.` für fehlende Werte; `||` ersetzt auch 0 und die leere Zeichenkette.',
      ],
      why: [
        'A price of 0 and an empty name are values, not absences.',
        'Ein Preis von 0 und ein leerer Name sind Werte, kein Fehlen.',
      ],
      evidence: seen('https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Operators/Nullish_coalescing'),
      scope,
    }),
    never('javascript.mutate-input', 'foot-gun', 74, {
      text: [
        'change an argument or sort an array that the caller still uses.',
        'ein Argument verändern oder ein Array sortieren, das der Aufrufer noch verwendet.',
      ],
      instead: [
        'return a new value; `toSorted()`, `toReversed()` and `with()` copy for you.',
        'einen neuen Wert zurückgeben; `toSorted()`, `toReversed()` und `with()` kopieren für dich.',
      ],
      why: [
        'A sorted argument changes the list in another part of the page.',
        'Ein sortiertes Argument ändert die Liste an anderer Stelle der Seite.',
      ],
      evidence: seen('https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Global_Objects/Array/toSorted'),
      scope,
    }),
    should('javascript.builtins', 'post-cutoff', 66, {
      text: [
        'Use what the platform brings before a package: `structuredClone`, `Object.groupBy`, `Intl`, `AbortSignal.timeout`, `URL`.',
        'Nutze vor einem Paket, was die Plattform mitbringt: `structuredClone`, `Object.groupBy`, `Intl`, `AbortSignal.timeout`, `URL`.',
      ],
      why: [
        'Each small package is code to load, to trust and to update.',
        'Jedes kleine Paket ist Code zum Laden, Vertrauen und Pflegen.',
      ],
      since: '2024',
      evidence: seen('https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Global_Objects/Object/groupBy'),
      scope,
    }),
    must('javascript.innerhtml', 'security', 88, {
      text: [
        'Set text with `textContent`; HTML from outside passes a sanitiser before it touches `innerHTML`.',
        'Setze Text mit `textContent`; HTML von außen läuft durch einen Sanitizer, bevor es `innerHTML` berührt.',
      ],
      why: [
        'One comment field is enough to run a stranger’s script in every browser.',
        'Ein Kommentarfeld genügt, um in jedem Browser fremden Code auszuführen.',
      ],
      evidence: seen('https://developer.mozilla.org/en-US/docs/Web/API/Element/innerHTML#security_considerations'),
      scope,
    }),
    must('javascript.fetch-status', 'foot-gun', 82, {
      text: [
        'Check `response.ok` before reading a body: `fetch` fulfils on 404 and 500.',
        'Prüfe `response.ok`, bevor du den Inhalt liest: `fetch` gilt auch bei 404 und 500 als erfüllt.',
      ],
      why: [
        'Only network failures reject; an error page is parsed as data.',
        'Nur Netzwerkfehler lehnen ab; eine Fehlerseite würde als Daten gelesen.',
      ],
      evidence: seen('https://developer.mozilla.org/en-US/docs/Web/API/Fetch_API/Using_Fetch#checking_response_status'),
      scope,
      example: {
        language: 'js',
        bad: 'const user = await (await fetch(url)).json();',
        good: 'const response = await fetch(url);\nif (!response.ok) throw new Error(`GET ${url} answered ${response.status}`);\nconst user = await response.json();',
      },
    }),
    never('javascript.money-numbers', 'foot-gun', 84, {
      text: ['calculate money in floating point numbers.', 'Geld in Fließkommazahlen rechnen.'],
      instead: [
        'count cents as integers and format with `Intl.NumberFormat` at the edge.',
        'Cent als ganze Zahlen rechnen und am Rand mit `Intl.NumberFormat` formatieren.',
      ],
      why: [
        '0.1 + 0.2 is not 0.3, and the difference ends up in an invoice.',
        '0,1 + 0,2 ist nicht 0,3, und die Differenz landet auf einer Rechnung.',
      ],
      scope,
    }),
    must('javascript.dates', 'foot-gun', 74, {
      text: [
        'Store instants in UTC (ISO 8601) and name the time zone when you format; parse a date-only string as a date, not as midnight UTC.',
        'Speichere Zeitpunkte in UTC (ISO 8601) und nenne beim Formatieren die Zeitzone; lies ein reines Datum als Datum, nicht als Mitternacht UTC.',
      ],
      why: [
        "`new Date('2026-03-01')` is the evening before in half of the world.",
        "`new Date('2026-03-01')` ist in der halben Welt der Vorabend.",
      ],
      evidence: seen(
        'https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Global_Objects/Date#date_time_string_format',
      ),
      scope,
    }),
    must('javascript.object-keys', 'security', 72, {
      text: [
        'Look up names from outside in a `Map` or with `Object.hasOwn`; a plain object answers to `constructor` and `__proto__`.',
        'Schlage Namen von außen in einer `Map` oder mit `Object.hasOwn` nach; ein einfaches Objekt antwortet auf `constructor` und `__proto__`.',
      ],
      why: [
        'An inherited member is called, or the prototype of every object is changed.',
        'Sonst wird ein geerbtes Mitglied aufgerufen oder der Prototyp aller Objekte verändert.',
      ],
      evidence: seen('https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Global_Objects/Object/hasOwn'),
      scope,
    }),
    must('javascript.listeners', 'foot-gun', 68, {
      text: [
        'Register listeners with an `AbortSignal` and end them together when the part of the page goes.',
        'Registriere Listener mit einem `AbortSignal` und beende sie gemeinsam, wenn der Seitenteil verschwindet.',
      ],
      why: [
        '`removeEventListener` needs the very same function, which an inline arrow never is.',
        '`removeEventListener` braucht genau dieselbe Funktion, und das ist eine Inline-Funktion nie.',
      ],
      evidence: seen('https://developer.mozilla.org/en-US/docs/Web/API/EventTarget/addEventListener#signal'),
      scope,
    }),
    should('javascript.parallel', 'decision', 60, {
      text: [
        'Start independent requests together with `Promise.all`; use `allSettled` where one failure must not hide the rest.',
        'Starte unabhängige Anfragen gemeinsam mit `Promise.all`; nimm `allSettled`, wo ein Fehlschlag den Rest nicht verdecken darf.',
      ],
      why: ['One after the other adds the waits up.', 'Nacheinander summieren sich die Wartezeiten.'],
      evidence: seen(
        'https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Global_Objects/Promise/allSettled',
      ),
      scope,
    }),
    should('javascript.set-methods', 'post-cutoff', 50, {
      text: [
        'Combine sets with `union`, `intersection` and `difference`, and iterate lazily with `Iterator` helpers.',
        'Verknüpfe Mengen mit `union`, `intersection` und `difference` und iteriere träge mit `Iterator`-Helfern.',
      ],
      why: [
        'They are part of the language now and need neither a loop nor a package.',
        'Sie gehören inzwischen zur Sprache und brauchen weder Schleife noch Paket.',
      ],
      since: '2025',
      evidence: seen('https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Global_Objects/Set/union'),
      scope,
    }),
    never('javascript.storage', 'security', 80, {
      text: [
        'keep a session token or personal data in `localStorage`.',
        'ein Sitzungs-Token oder personenbezogene Daten in `localStorage` halten.',
      ],
      instead: [
        'use a cookie with `HttpOnly`, `Secure` and `SameSite`, set by the server.',
        'ein Cookie mit `HttpOnly`, `Secure` und `SameSite` verwenden, das der Server setzt.',
      ],
      why: [
        'Every script on the page can read it, and it outlives the session.',
        'Jedes Skript der Seite kann es lesen, und es überlebt die Sitzung.',
      ],
      evidence: seen('https://developer.mozilla.org/en-US/docs/Web/API/Web_Storage_API'),
      scope,
    }),
  ],
};
