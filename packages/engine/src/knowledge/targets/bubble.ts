import { localized, must, should } from '../../directive.ts';
import type { TargetKnowledge } from '../../target.ts';
import { reportedOn } from '../evidence.ts';
import { unknownLimit } from './limits.ts';
import { headingsCheck } from './phrases.ts';

const reported = reportedOn('2026-09-28');

/** Bubble: a message of the chat. Builds apps without code. */
export const bubble: TargetKnowledge = {
  name: 'Bubble',
  label: 'Bubble',
  family: 'builder',
  description: {
    en: 'Builds apps visually, without code.',
    de: 'Baut Apps visuell und ohne Code.',
  },
  badge: 'cyan',
  runs: [],
  hasCode: false,
  runsCommands: false,
  budget: { lean: 2700, standard: 3000, full: 4500 },
  takesExamples: false,
  surfaces: [
    {
      id: 'bubble-message',
      name: localized('First prompt to the AI agent', 'Erster Prompt an den AI Agent'),
      kind: 'message',
      form: 'document',
      room: 4500,
      limit: { ...unknownLimit, source: 'https://manual.bubble.io/' },
      place: localized(
        'Send it as the first prompt to the AI agent or the app generator; no lasting field for rules is known.',
        'Sende sie als ersten Prompt an den AI Agent oder den App-Generator; ein dauerhaftes Feld für Regeln ist nicht bekannt.',
      ),
      check: headingsCheck,
    },
  ],
  directives: [
    must('bubble.privacy-rules', 'security', 95, {
      text: [
        'Give every data type privacy rules before its first search; start by allowing nobody, then add who may find and see each field.',
        'Lege für jeden Datentyp vor der ersten Suche Privacy Rules an; erlaube zuerst niemandem etwas und ergänze dann, wer welches Feld finden und sehen darf.',
      ],
      why: [
        'Without rules all fields are sent to the browser, shown or not.',
        'Ohne Regeln gehen alle Felder an den Browser, ob gezeigt oder nicht.',
      ],
      evidence: reported('https://manual.bubble.io/help-guides/data/the-database/protecting-data-with-privacy-rules'),
    }),
    must('bubble.backend-workflows', 'security', 88, {
      text: [
        'Run payments, mails and changes to other users’ data in backend workflows with conditions, not in page workflows.',
        'Führe Zahlungen, Mails und Änderungen an fremden Daten in Backend-Workflows mit Bedingungen aus, nicht in Seiten-Workflows.',
      ],
      why: ['A page workflow runs in the visitor’s browser.', 'Ein Seiten-Workflow läuft im Browser der Besuchenden.'],
      evidence: reported('https://manual.bubble.io/help-guides/logic/workflows'),
    }),
    should('bubble.data-types', 'decision', 84, {
      text: [
        'List data types, fields and option sets first; link types instead of storing long lists, and fixed choices are option sets.',
        'Liste zuerst Datentypen, Felder und Option Sets auf; verknüpfe Typen statt langer Listenfelder, feste Auswahlen sind Option Sets.',
      ],
      why: ['Long list fields slow down every load.', 'Lange Listenfelder bremsen jedes Laden.'],
      evidence: reported('https://manual.bubble.io/help-guides/data/the-database'),
    }),
    should('bubble.reusable', 'decision', 78, {
      text: [
        'Build header, cards and dialogs as reusable elements, with styles for every color and font.',
        'Baue Header, Karten und Dialoge als Reusable Elements, mit Styles für jede Farbe und Schrift.',
      ],
      why: ['A change is then made once.', 'Eine Änderung ist dann nur einmal nötig.'],
      evidence: reported('https://manual.bubble.io/help-guides/design/elements'),
    }),
    should('bubble.naming', 'decision', 70, {
      text: [
        'Name elements by type and purpose (Button Save order), workflows by event and effect, and note the condition in the name.',
        'Benenne Elemente nach Art und Zweck (Button Save order), Workflows nach Ereignis und Wirkung, mit der Bedingung im Namen.',
      ],
      why: ['Logic is found by searching names.', 'Logik findet man über die Suche nach Namen.'],
    }),
    should('bubble.verify', 'command', 90, {
      text: [
        'Before you call it done: no findings in the issue checker, a preview signed out, and one run as a second user.',
        'Bevor du etwas als fertig meldest: keine Meldungen im Issue Checker, eine Vorschau ohne Anmeldung und ein Durchlauf mit einem zweiten Konto.',
      ],
      why: [
        'Only a second user shows what the privacy rules forgot.',
        'Erst ein zweites Konto zeigt, was die Privacy Rules vergessen haben.',
      ],
    }),
  ],
};
