import { ask, localized, must, never, should } from '../../directive.ts';
import type { TargetKnowledge } from '../../target.ts';
import { reportedOn } from '../evidence.ts';
import { unknownLimit } from './limits.ts';

const reported = reportedOn('2026-09-28');

/** Replit: a marked part of replit.md, which its agent rewrites. */
export const replit: TargetKnowledge = {
  name: 'Replit',
  label: 'Replit',
  family: 'shared-file',
  description: {
    en: 'Builds and hosts apps in the browser, guided by replit.md.',
    de: 'Baut und betreibt Apps im Browser, gesteuert über replit.md.',
  },
  badge: 'neutral',
  runsCommands: true,
  budget: { lean: 3500, standard: 6000, full: 9000 },
  takesExamples: true,
  surfaces: [
    {
      id: 'replit-md',
      name: localized('replit.md', 'replit.md'),
      kind: 'files',
      form: 'marked',
      path: 'replit.md',
      room: 9000,
      limit: { ...unknownLimit, source: 'https://docs.replit.com/replitai/replit-dot-md' },
      place: localized(
        'Add the block to replit.md in the project root. The agent may rewrite that file: the markers show what is to stay.',
        'Füge den Block in replit.md im Wurzelordner ein. Der Agent darf die Datei umschreiben: Die Markierungen zeigen, was bleiben soll.',
      ),
      check: localized(
        'Start a new chat and ask what stands between the two markers.',
        'Beginne einen neuen Chat und frage, was zwischen den beiden Markierungen steht.',
      ),
    },
  ],
  directives: [
    must('replit.secrets', 'security', 95, {
      text: [
        'Keep keys in the Secrets tool and read them from the environment in server code only; no `.env` file in the project.',
        'Hinterlege Schlüssel unter Secrets und lies sie nur im Server-Code aus der Umgebung; keine `.env`-Datei im Projekt.',
      ],
      why: [
        'Files of a public app can be read and forked.',
        'Dateien einer öffentlichen App lassen sich lesen und forken.',
      ],
      evidence: reported('https://docs.replit.com/replit-workspace/workspace-features/secrets'),
      supersedes: ['base.secrets'],
    }),
    should('replit.port', 'foot-gun', 94, {
      text: [
        'Bind the server to `0.0.0.0` and to the port that `[[ports]]` in `.replit` maps; change the start command there.',
        'Binde den Server an `0.0.0.0` und an den Port, den `[[ports]]` in `.replit` zuordnet; ändere den Startbefehl dort.',
      ],
      why: [
        'On `localhost` the app starts, but the preview and the published app stay empty.',
        'Auf `localhost` startet die App, doch Vorschau und veröffentlichte App bleiben leer.',
      ],
      evidence: reportedOn('2026-11-27')('https://docs.replit.com/references/project-setup/ports'),
    }),
    never('replit.files', 'foot-gun', 84, {
      text: ['store uploads or data in files of the project.', 'Uploads oder Daten in Dateien des Projekts speichern.'],
      instead: [
        'use the database or App Storage, and check the type of an upload by its content; a published app loses its files at every restart.',
        'die Datenbank oder App Storage nutzen und den Typ eines Uploads am Inhalt prüfen; eine veröffentlichte App verliert ihre Dateien bei jedem Neustart.',
      ],
      why: [
        'It works in the workspace and loses the data after publishing.',
        'Im Workspace funktioniert es, nach dem Veröffentlichen sind die Daten weg.',
      ],
      supersedes: ['php.uploads'],
    }),
    ask('replit.schema', 'boundary', 86, {
      text: [
        'before a change to the production database; work on the development database. If nobody can answer, stay there and say so.',
        'bevor du die Produktionsdatenbank änderst; arbeite auf der Entwicklungsdatenbank. Antwortet niemand, bleib dort und sage es.',
      ],
      why: [
        'An agent with production access can delete what no checkpoint restores.',
        'Ein Agent mit Zugriff auf die Produktion kann löschen, was kein Checkpoint zurückholt.',
      ],
    }),
  ],
};
