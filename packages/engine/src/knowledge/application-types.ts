import type { ApplicationType } from '@regelwerk/contract/choices';
import { type Directive, must, never, should } from '../directive.ts';

/** The directives of each application type. */
export const applicationTypeDirectives: Readonly<Record<ApplicationType, readonly Directive[]>> = {
  Frontend: [
    must('frontend.labels', 'decision', 84, {
      text: [
        'Every control has a visible label or an accessible name, works with the keyboard and shows its focus; an axe run of the page finds nothing.',
        'Jedes Bedienelement hat eine sichtbare Beschriftung oder einen zugänglichen Namen, ist per Tastatur bedienbar und zeigt seinen Fokus; ein axe-Lauf der Seite findet nichts.',
      ],
      why: [
        'Some people see nothing of the screen, and some use no mouse.',
        'Manche Menschen sehen nichts vom Bildschirm, manche benutzen keine Maus.',
      ],
    }),
    must('frontend.states', 'decision', 80, {
      text: [
        'Build loading, empty, error and full state for every list and request; the error state offers a retry.',
        'Baue für jede Liste und Anfrage Lade-, Leer-, Fehler- und Vollzustand; der Fehlerzustand bietet einen neuen Versuch an.',
      ],
      why: [
        'A blank page after a failed request looks like data loss.',
        'Eine leere Seite nach einer gescheiterten Anfrage sieht nach Datenverlust aus.',
      ],
    }),
    never('frontend.secrets-in-bundle', 'security', 95, {
      text: [
        'put a secret key or a permission decision into browser code.',
        'einen geheimen Schlüssel oder eine Berechtigungsentscheidung in Browser-Code legen.',
      ],
      instead: [
        'call an endpoint that checks the right on the server; hide the button only as a courtesy.',
        'einen Endpunkt aufrufen, der das Recht auf dem Server prüft; der ausgeblendete Knopf ist nur Höflichkeit.',
      ],
      why: ['Everything in the bundle is published.', 'Alles im Bundle ist veröffentlicht.'],
    }),
    should('frontend.url-state', 'decision', 62, {
      text: [
        'Keep filters, tabs and pages that a person may want to share in the URL.',
        'Halte Filter, Tabs und Seiten, die jemand teilen möchte, in der URL.',
      ],
      why: ['A link then shows the other person the same thing.', 'Ein Link zeigt der anderen Person dann dasselbe.'],
    }),
    should('frontend.layout-shift', 'decision', 56, {
      text: [
        'Reserve the room of images and late content, and keep the first load within a stated budget of kilobytes.',
        'Halte Platz für Bilder und späten Inhalt frei und die erste Ladung in einem genannten Kilobyte-Budget.',
      ],
      why: [
        'A button that moves is clicked wrong, and size only ever grows.',
        'Ein Knopf, der springt, wird falsch getroffen, und Größe wächst immer nur.',
      ],
    }),
    must('frontend.input-kept', 'foot-gun', 72, {
      text: [
        'Keep what a person typed when a request fails, and move the focus to the first field in error.',
        'Behalte Eingaben, wenn eine Anfrage scheitert, und setze den Fokus auf das erste fehlerhafte Feld.',
      ],
      why: [
        'A form that empties itself is filled in once and never again.',
        'Ein Formular, das sich leert, füllt man einmal aus und nie wieder.',
      ],
    }),
  ],
  Backend: [
    must('backend.authorize-row', 'security', 95, {
      text: [
        'Check on every request that the signed-in caller may touch this very record, not only this route.',
        'Prüfe bei jeder Anfrage, ob die angemeldete Person genau diesen Datensatz anfassen darf, nicht nur diese Route.',
      ],
      why: ['Routes are guarded often, rows are forgotten.', 'Routen werden oft geschützt, Zeilen vergessen.'],
    }),
    must('backend.timeouts', 'foot-gun', 82, {
      text: [
        'Give every outgoing call a timeout and a bounded number of retries; retry only what is safe to repeat.',
        'Gib jedem ausgehenden Aufruf ein Zeitlimit und eine begrenzte Zahl von Wiederholungen; wiederhole nur, was gefahrlos wiederholbar ist.',
      ],
      why: [
        'One silent neighbour otherwise takes every worker with it.',
        'Ein stummer Nachbar nimmt sonst jeden Worker mit.',
      ],
    }),
    must('backend.transaction-scope', 'foot-gun', 78, {
      text: [
        'Keep a transaction to one story and make no network call inside it.',
        'Eine Transaktion erzählt eine Geschichte und enthält keinen Netzwerkaufruf.',
      ],
      why: [
        'A slow network then holds locks that others need.',
        'Ein langsames Netz hält dann Sperren, die andere brauchen.',
      ],
    }),
    should('backend.structured-logs', 'decision', 58, {
      text: [
        'Log structured lines with a request id, and never personal data or headers that carry credentials.',
        'Logge strukturierte Zeilen mit Request-ID, ohne personenbezogene Daten und ohne Header mit Zugangsdaten.',
      ],
      why: [
        'Lines without an id cannot be put together again.',
        'Zeilen ohne ID lassen sich nicht wieder zusammensetzen.',
      ],
    }),
    must('backend.idempotent', 'foot-gun', 76, {
      text: [
        'Make every write that a client or queue may repeat safe by a unique key, and answer the repeat like the first.',
        'Mache jeden Schreibvorgang, den Client oder Queue wiederholen, über einen eindeutigen Schlüssel harmlos und beantworte die Wiederholung wie das erste Mal.',
      ],
      why: [
        'Networks answer twice or never; the customer pays once.',
        'Netze antworten doppelt oder nie; der Kunde zahlt einmal.',
      ],
    }),
    must('backend.paging', 'foot-gun', 68, {
      text: [
        'Bound every list by a limit and page by key, not by offset.',
        'Begrenze jede Liste und blättere über den Schlüssel statt über den Offset.',
      ],
      why: [
        'The unbounded list works until the first large customer.',
        'Die unbegrenzte Liste funktioniert bis zum ersten großen Kunden.',
      ],
    }),
  ],
  Fullstack: [
    must('fullstack.contract', 'decision', 90, {
      text: [
        'Write the API contract (types or OpenAPI) first; generate or share the client types instead of writing them a second time.',
        'Schreibe zuerst den API-Vertrag (Typen oder OpenAPI); erzeuge oder teile die Client-Typen, statt sie ein zweites Mal zu schreiben.',
      ],
      why: [
        'Two hand-written descriptions differ by Friday.',
        'Zwei Beschreibungen von Hand unterscheiden sich bis Freitag.',
      ],
    }),
    must('fullstack.authorize-server', 'security', 95, {
      text: [
        'Decide every permission on the server for this very record; the client only reflects the answer.',
        'Entscheide jede Berechtigung auf dem Server für genau diesen Datensatz; der Client zeigt nur die Antwort.',
      ],
      why: ['The client is in the hands of whoever runs it.', 'Der Client gehört dem, der ihn ausführt.'],
    }),
    must('fullstack.one-change', 'decision', 74, {
      text: [
        'Change contract, server, client and test of a feature together, in that order.',
        'Ändere Vertrag, Server, Client und Test eines Features zusammen, in dieser Reihenfolge.',
      ],
      why: ['Half a feature on main breaks the other half.', 'Ein halbes Feature auf main bricht die andere Hälfte.'],
    }),
    should('fullstack.error-shape', 'decision', 66, {
      text: [
        'Answer errors with one shape (status, stable code, field); the client chooses the sentence by the code.',
        'Beantworte Fehler in einer Form (Status, fester Code, Feld); der Client wählt den Satz nach dem Code.',
      ],
      why: [
        'A stable code can be translated, a sentence cannot be tested.',
        'Ein fester Code lässt sich übersetzen, ein Satz nicht verlässlich prüfen.',
      ],
    }),
    must('fullstack.end-to-end', 'command', 76, {
      text: [
        'Cover every user journey you touch with one browser test against the real server.',
        'Decke jeden berührten Ablauf mit einem Browser-Test gegen den echten Server ab.',
      ],
      why: [
        'Both halves can be right and still not fit.',
        'Beide Hälften können stimmen und doch nicht zusammenpassen.',
      ],
    }),
    must('fullstack.states', 'decision', 70, {
      text: [
        'Show loading, empty, error with retry, and full state for every request, and keep input when one fails.',
        'Zeige je Anfrage Lade-, Leer-, Fehler- mit neuem Versuch und Vollzustand, und behalte Eingaben bei Fehlern.',
      ],
      why: ['The happy path is the only one that gets tried.', 'Ausprobiert wird sonst nur der glatte Weg.'],
    }),
  ],
};
