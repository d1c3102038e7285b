import { type Directive, must, never, should } from '../../directive.ts';
import { readIn } from '../evidence.ts';

const seen = readIn('Node.js 24 documentation, tried in Node.js 26', '2026-11-21');
const scope = ['**/*.js', '**/*.mjs', '**/*.jsx', '**/*.ts', '**/*.tsx', '**/*.vue'];

/** What is true of JavaScript where it runs, whichever language the code is written in. */
export const runtimeDirectives: readonly Directive[] = [
  never('javascript.mutate-input', 'foot-gun', 74, {
    known: 'model',
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
  should('javascript.fetch-status', 'foot-gun', 82, {
    known: 'model',
    text: [
      'Check `response.ok` before you use the body: `fetch` does not reject on 404 or 500.',
      'Prüfe `response.ok`, bevor du den Inhalt verwendest: `fetch` schlägt bei 404 oder 500 nicht fehl.',
    ],
    why: [
      'Only network failures reject; an error page would be parsed as data.',
      'Nur Netzwerkfehler lösen eine Rejection aus; eine Fehlerseite würde als Daten gelesen.',
    ],
    evidence: seen('https://developer.mozilla.org/en-US/docs/Web/API/Fetch_API/Using_Fetch#checking_response_status'),
    scope,
    example: {
      language: 'js',
      bad: 'const user = await (await fetch(url)).json();',
      good: 'const response = await fetch(url, { signal: AbortSignal.timeout(5000) });\nif (!response.ok) throw new Error(`GET ${url} answered ${response.status}`);\nconst user = await response.json();',
    },
  }),
  never('javascript.money-numbers', 'foot-gun', 78, {
    known: 'model',
    text: ['calculate money with floating-point numbers.', 'mit Geldbeträgen als Fließkommazahlen rechnen.'],
    instead: [
      'store integer cents and format with `Intl.NumberFormat` for display.',
      'mit ganzen Cent rechnen und für die Anzeige mit `Intl.NumberFormat` formatieren.',
    ],
    why: [
      '0.1 + 0.2 is not 0.3, and the difference ends up in an invoice.',
      '0,1 + 0,2 ist nicht 0,3, und die Differenz landet auf einer Rechnung.',
    ],
    scope,
  }),
  should('javascript.dates', 'foot-gun', 74, {
    known: 'model',
    text: [
      'Store points in time in UTC (ISO 8601) and name the time zone when you format; keep a date without a time as a string, not as a `Date`.',
      'Speichere Zeitpunkte in UTC (ISO 8601) und nenne beim Formatieren die Zeitzone; halte ein Datum ohne Uhrzeit als String, nicht als `Date`.',
    ],
    why: [
      "`new Date('2026-03-01')` is midnight UTC and shows as 28 February west of Greenwich.",
      "`new Date('2026-03-01')` ist Mitternacht UTC und erscheint westlich von Greenwich als 28. Februar.",
    ],
    evidence: seen(
      'https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Global_Objects/Date#date_time_string_format',
    ),
    scope,
  }),
  must('javascript.object-keys', 'security', 96, {
    text: [
      'Look up keys that users choose in a `Map` or with `Object.hasOwn`; a plain object also has `constructor` and `__proto__`.',
      'Schlage von außen gewählte Schlüssel in einer `Map` oder mit `Object.hasOwn` nach; ein einfaches Objekt hat auch `constructor` und `__proto__`.',
    ],
    why: [
      'An inherited member is called, or the prototype of every object is changed.',
      'Sonst wird eine geerbte Eigenschaft gelesen oder der Prototyp aller Objekte verändert.',
    ],
    evidence: seen('https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Global_Objects/Object/hasOwn'),
    scope,
    example: {
      language: 'js',
      bad: 'const label = labels[key] ?? key;',
      good: 'const label = Object.hasOwn(labels, key) ? labels[key] : key;',
    },
  }),
  should('javascript.not-in-safari', 'foot-gun', 82, {
    text: [
      'Before you use a browser API that not every current browser has, such as `Temporal`, `Element.setHTML()` or `scheduler.yield()`, test for it.',
      'Prüfe vor der Verwendung, ob es eine Browser-API gibt, die noch nicht jeder aktuelle Browser hat, etwa `Temporal`, `Element.setHTML()` oder `scheduler.yield()`.',
    ],
    why: [
      'Chrome and Firefox have all three, so the page fails only for the others.',
      'Chrome und Firefox haben alle drei, also scheitert die Seite nur bei den anderen.',
    ],
    evidence: readIn(
      '@mdn/browser-compat-data 8.1.9',
      '2026-11-27',
    )(
      'https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Global_Objects/Temporal#browser_compatibility',
    ),
    scope,
    needs: ['client'],
  }),
  should('javascript.storage-errors', 'foot-gun', 78, {
    text: [
      'Read `localStorage` inside `try` and check the shape of what comes back: access can be blocked, and an older version of the page may have written it.',
      'Lies `localStorage` in einem `try` und prüfe die Form des Ergebnisses: Der Zugriff kann gesperrt sein, und geschrieben hat es vielleicht eine ältere Version der Seite.',
    ],
    why: [
      'One bad entry otherwise keeps the page blank until the person clears the browser.',
      'Ein kaputter Eintrag lässt die Seite sonst leer, bis jemand den Browser aufräumt.',
    ],
    evidence: seen('https://developer.mozilla.org/en-US/docs/Web/API/Window/localStorage#exceptions'),
    scope,
    needs: ['client'],
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
    needs: ['client'],
  }),
];
