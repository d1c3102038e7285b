import type { ApplicationType } from '@regelwerk/contract/rules/choices';
import { type Directive, must, never, should } from '../directive.ts';

/** What a page and the screens of an app show while data is loaded, missing or broken. */
export const states = should('frontend.states', 'foot-gun', 92, {
  text: [
    'Build loading, empty and error states for every list and request, with a retry on error. Treat a response of the wrong overall shape as an error. If one field of an entry is bad, render the others; drop an entry only when nothing of it can be shown.',
    'Baue für jede Liste und Anfrage Lade-, Leer- und Fehlerzustand, mit einer Möglichkeit zum Wiederholen. Hat eine Antwort als Ganzes nicht das erwartete Format, behandle sie als Fehler. Ist in einem Eintrag ein Feld unbrauchbar, zeige die übrigen; lass einen Eintrag nur weg, wenn sich nichts davon zeigen lässt.',
  ],
  why: [
    'A blank page after a failed request looks like data loss.',
    'Eine leere Seite nach einer gescheiterten Anfrage sieht nach Datenverlust aus.',
  ],
});

const servedStates = should('frontend.served-states', 'foot-gun', 92, {
  text: [
    'Give every list an empty state, and let a form that fails show its errors and keep the input. Where a script loads data, add loading, error and retry.',
    'Gib jeder Liste einen Leerzustand; ein Formular, das scheitert, zeigt seine Fehler und behält die Eingaben. Wo ein Skript Daten lädt, kommen Laden, Fehler und Wiederholen dazu.',
  ],
  why: [
    'A form that comes back empty has to be filled in again.',
    'Ein Formular, das leer zurückkommt, muss noch einmal ausgefüllt werden.',
  ],
  needs: ['served-page'],
  supersedes: ['frontend.states'],
});

const labels = should('frontend.labels', 'decision', 84, {
  text: [
    'Give every control a label, keyboard support and visible focus; under `prefers-reduced-motion` nothing moves. After activation, keep focus on the control or move it to what it opened or added; if it disappears or is disabled, move it to the next in its list or to the heading.',
    'Gib jedem Bedienelement eine Beschriftung, Tastaturbedienung und sichtbaren Fokus; bei `prefers-reduced-motion` bewegt sich nichts. Nach dem Auslösen bleibt der Fokus auf dem Bedienelement oder wechselt zu dem, was es geöffnet oder hinzugefügt hat; verschwindet es oder wird es deaktiviert, zum nächsten in der Liste oder zur Überschrift.',
  ],
  why: [
    'Some people cannot see the screen, and some use no mouse.',
    'Manche Menschen sehen den Bildschirm nicht, manche benutzen keine Maus.',
  ],
});

const urlState = should('frontend.url-state', 'decision', 81, {
  text: [
    'Keep filters, search, sorting and the page of a list in the URL.',
    'Halte Filter, Suche, Sortierung und Seite einer Liste in der URL.',
  ],
  why: [
    'A reload, the back button and a shared link then show the same list.',
    'Neuladen, Zurück und ein geteilter Link zeigen dann dieselbe Liste.',
  ],
});

/** The directives of each application type. */
export const applicationTypeDirectives: Readonly<Record<ApplicationType, readonly Directive[]>> = {
  Frontend: [
    labels,
    states,
    never('frontend.secrets-in-bundle', 'security', 95, {
      text: [
        'put a real key, token or password into code, tests or examples, or decide a permission in the browser: what the build inlines is public, env variables included.',
        'echte Schlüssel, Tokens oder Passwörter in Code, Tests oder Beispiele schreiben oder im Browser über Berechtigungen entscheiden: Was der Build in den Code einbettet, ist öffentlich, auch Env-Variablen.',
      ],
      instead: [
        'call an endpoint that holds the secret and checks the permission on the server.',
        'einen Endpunkt aufrufen, der das Geheimnis auf dem Server hält und die Berechtigung dort prüft.',
      ],
      why: [
        'Everyone can read the bundle and call the API without it.',
        'Das Bundle kann jeder lesen und die API auch ohne es aufrufen.',
      ],
      supersedes: ['base.secrets'],
    }),
    urlState,
    should('frontend.announce', 'decision', 70, {
      text: [
        'Announce what changes away from the focus, such as a total, in a live region (`aria-live="polite"`).',
        'Melde Änderungen abseits des Fokus, etwa einer Summe, in einer Live-Region (`aria-live="polite"`).',
      ],
      why: [
        'A screen reader reads only what has the focus or is announced.',
        'Ein Screenreader liest nur, was Fokus hat oder gemeldet wird.',
      ],
    }),
    should('frontend.layout-shift', 'decision', 45, {
      text: [
        'Reserve space for images and for content that loads late, so that nothing jumps.',
        'Halte Platz für Bilder und nachgeladene Inhalte frei, damit nichts springt.',
      ],
      why: ['People click the wrong thing when a button moves.', 'Wenn ein Button springt, trifft man daneben.'],
    }),
    should('frontend.input-kept', 'foot-gun', 80, {
      text: [
        'Keep the user’s input when a request fails, and move the focus to the first invalid field.',
        'Behalte Eingaben, wenn eine Anfrage scheitert, und setze den Fokus auf das erste fehlerhafte Feld.',
      ],
      why: [
        'A form that empties itself is filled in once and never again.',
        'Ein Formular, das sich leert, füllt man einmal aus und nie wieder.',
      ],
    }),
  ],
  Backend: [
    must('backend.authorize-row', 'security', 99, {
      text: [
        'Where callers sign in, check on every request that the caller may use this record, not only this route.',
        'Gibt es eine Anmeldung, prüfe bei jeder Anfrage, ob die angemeldete Person auf genau diesen Datensatz zugreifen darf, nicht nur auf diese Route.',
      ],
      why: [
        'Routes are usually guarded; single records are forgotten.',
        'Routen sind meist geschützt, einzelne Datensätze werden vergessen.',
      ],
    }),
    should('backend.timeouts', 'foot-gun', 82, {
      text: [
        'Give every outgoing call a timeout and a bounded number of retries; retry only what is safe to repeat.',
        'Gib jedem ausgehenden Aufruf ein Zeitlimit und eine begrenzte Zahl von Wiederholungen; wiederhole nur, was gefahrlos wiederholbar ist.',
      ],
      why: ['Otherwise one slow dependency ties up every worker.', 'Sonst blockiert ein langsamer Dienst alle Worker.'],
    }),
    should('backend.transaction-scope', 'foot-gun', 78, {
      known: 'model',
      text: [
        'Keep transactions short, one unit of work each, and make no network call inside one.',
        'Halte Transaktionen kurz, eine Arbeitseinheit je Transaktion, ohne Netzwerkaufruf darin.',
      ],
      why: [
        'A slow network then holds locks that others need.',
        'Sonst hält ein langsames Netz Sperren fest, auf die andere warten.',
      ],
    }),
    should('backend.structured-logs', 'decision', 58, {
      text: [
        'Use the project’s log format; in a new project write structured lines with a request id.',
        'Nutze das Log-Format des Projekts; in einem neuen schreibe strukturierte Zeilen mit Request-ID.',
      ],
      why: [
        'Lines without an id cannot be traced to one request.',
        'Zeilen ohne ID lassen sich keiner Anfrage zuordnen.',
      ],
    }),
    should('backend.idempotent', 'foot-gun', 86, {
      text: [
        'Make writes that a client or queue may repeat idempotent with a unique key. Return the first result again, unless the API defines another answer or the result is no longer valid.',
        'Mache Schreibvorgänge, die Client oder Queue wiederholen können, über einen eindeutigen Schlüssel idempotent. Gib bei einer Wiederholung das erste Ergebnis noch einmal zurück, außer die API legt eine andere Antwort fest oder es gilt nicht mehr.',
      ],
      why: [
        'Networks deliver twice or never; the customer must still pay only once.',
        'Netze liefern doppelt oder gar nicht; bezahlt werden darf trotzdem nur einmal.',
      ],
    }),
    should('backend.paging', 'foot-gun', 74, {
      text: [
        'Limit every list that a page or an API returns, and let an export read everything in batches. Page feeds and large tables by key, not by offset.',
        'Begrenze jede Liste, die eine Seite oder API liefert; ein Export liest alles in Blöcken. Blättere in Feeds und großen Tabellen über den Schlüssel, nicht über den Offset.',
      ],
      why: [
        'The unbounded list works until the first large customer.',
        'Die unbegrenzte Liste funktioniert bis zum ersten großen Kunden.',
      ],
    }),
  ],
  Fullstack: [
    should('fullstack.contract', 'decision', 90, {
      text: [
        'Where the browser calls a JSON API, describe each endpoint once (types, schema or OpenAPI) and generate or share the client types from it.',
        'Wo der Browser eine JSON-API aufruft, beschreibe jeden Endpunkt einmal (Typen, Schema oder OpenAPI) und erzeuge oder teile daraus die Client-Typen.',
      ],
      why: ['Two hand-written descriptions drift apart.', 'Zwei handgeschriebene Beschreibungen laufen auseinander.'],
    }),
    must('fullstack.authorize-server', 'security', 99, {
      text: [
        'Decide every permission on the server, for the record in question, and keep every secret there: what reaches the browser is public, env variables that a build inlines included.',
        'Entscheide jede Berechtigung auf dem Server, für den konkreten Datensatz, und halte jedes Geheimnis dort: Was im Browser ankommt, ist öffentlich, auch in den Build eingebettete Env-Variablen.',
      ],
      why: ['Anyone can read the client and tamper with it.', 'Den Client kann jeder lesen und manipulieren.'],
    }),
    should('fullstack.one-change', 'decision', 74, {
      text: [
        'Change server, client and tests of a feature together.',
        'Ändere Server, Client und Tests eines Features zusammen.',
      ],
      why: [
        'Half a feature on main breaks the other half.',
        'Kommt nur eine Hälfte auf main an, ist die andere kaputt.',
      ],
    }),
    should('fullstack.error-shape', 'decision', 66, {
      text: [
        'Return errors in one shape (status, stable code, field); the client picks the text by the code.',
        'Gib Fehler in einheitlicher Form zurück (Status, fester Code, Feld); der Client wählt den Text anhand des Codes.',
      ],
      why: [
        'A stable code can be translated and tested, a sentence cannot.',
        'Ein fester Code lässt sich übersetzen und testen, ein Satz nicht.',
      ],
    }),
    should('fullstack.end-to-end', 'command', 76, {
      text: [
        'Where the project has browser tests, extend the one that covers the journey you changed.',
        'Hat das Projekt Browser-Tests, erweitere den, der den geänderten Ablauf abdeckt.',
      ],
      why: [
        'Both halves can be correct and still not fit together.',
        'Beide Hälften können stimmen und doch nicht zusammenpassen.',
      ],
    }),
    labels,
    states,
    servedStates,
    urlState,
  ],
};
