import type { ApplicationType } from '@regelwerk/contract/choices';
import { type Directive, must, never, should } from '../directive.ts';

/** What follows from where the code runs. */
export const applicationTypeDirectives: Readonly<Record<ApplicationType, readonly Directive[]>> = {
  Frontend: [
    must('frontend.labels', 84, 'decision', [
      'Every control has a visible label or an accessible name, works with the keyboard and shows its focus.',
      'Jedes Bedienelement hat eine sichtbare Beschriftung oder einen zugänglichen Namen, ist per Tastatur bedienbar und zeigt seinen Fokus.',
    ]),
    must('frontend.states', 80, 'decision', [
      'Build loading, empty, error and full state for every list and request; the error state offers a retry.',
      'Baue für jede Liste und Anfrage Lade-, Leer-, Fehler- und Vollzustand; der Fehlerzustand bietet einen neuen Versuch an.',
    ]),
    never(
      'frontend.secrets-in-bundle',
      95,
      'security',
      [
        'put a secret key or a permission decision into browser code.',
        'einen geheimen Schlüssel oder eine Berechtigungsentscheidung in Browser-Code legen.',
      ],
      [
        'call an endpoint that checks the right on the server; hide the button only as a courtesy.',
        'einen Endpunkt aufrufen, der das Recht auf dem Server prüft; der ausgeblendete Knopf ist nur Höflichkeit.',
      ],
    ),
    should('frontend.url-state', 62, 'decision', [
      'Keep filters, tabs and pages that a person may want to share in the URL.',
      'Halte Filter, Tabs und Seiten, die jemand teilen möchte, in der URL.',
    ]),
  ],
  Backend: [
    must('backend.authorize-row', 95, 'security', [
      'Check on every request that the signed-in caller may touch this very record, not only this route.',
      'Prüfe bei jeder Anfrage, ob die angemeldete Person genau diesen Datensatz anfassen darf, nicht nur diese Route.',
    ]),
    must('backend.timeouts', 82, 'foot-gun', [
      'Give every outgoing call a timeout and a bounded number of retries; retry only what is safe to repeat.',
      'Gib jedem ausgehenden Aufruf ein Zeitlimit und eine begrenzte Zahl von Wiederholungen; wiederhole nur, was gefahrlos wiederholbar ist.',
    ]),
    must('backend.transaction-scope', 78, 'foot-gun', [
      'Keep a transaction to one story and make no network call inside it.',
      'Eine Transaktion erzählt eine Geschichte und enthält keinen Netzwerkaufruf.',
    ]),
    should('backend.structured-logs', 58, 'decision', [
      'Log structured lines with a request id, and never personal data or headers that carry credentials.',
      'Logge strukturierte Zeilen mit Request-ID, ohne personenbezogene Daten und ohne Header mit Zugangsdaten.',
    ]),
  ],
  Fullstack: [
    must('fullstack.contract', 90, 'decision', [
      'Write the API contract (types or OpenAPI) first; generate or share the client types instead of writing them a second time.',
      'Schreibe zuerst den API-Vertrag (Typen oder OpenAPI); erzeuge oder teile die Client-Typen, statt sie ein zweites Mal zu schreiben.',
    ]),
    must('fullstack.authorize-server', 95, 'security', [
      'Decide every permission on the server for this very record; the client only reflects the answer.',
      'Entscheide jede Berechtigung auf dem Server für genau diesen Datensatz; der Client zeigt nur die Antwort.',
    ]),
    must('fullstack.one-change', 74, 'decision', [
      'Change contract, server, client and test of a feature together, in that order.',
      'Ändere Vertrag, Server, Client und Test eines Features zusammen, in dieser Reihenfolge.',
    ]),
    should('fullstack.error-shape', 66, 'decision', [
      'Answer errors with one shape (status, stable code, field); the client chooses the sentence by the code.',
      'Beantworte Fehler in einer Form (Status, fester Code, Feld); der Client wählt den Satz nach dem Code.',
    ]),
  ],
};
