import { localized, must, never } from '../../directive.ts';
import type { TargetKnowledge } from '../../target.ts';
import { reportedOn } from '../evidence.ts';
import { agentsFile } from './agents-file.ts';
import { unknownLimit } from './limits.ts';
import { headingsCheck } from './phrases.ts';

const reported = reportedOn('2026-09-28');

/** Bolt: the knowledge of a project, and a file in it. Builds web apps on Node.js in the browser. */
export const bolt: TargetKnowledge = {
  name: 'BoltNew',
  label: 'Bolt',
  aliases: ['bolt'],
  family: 'builder',
  description: {
    en: 'Builds web apps in the browser from its project knowledge.',
    de: 'Baut Web-Apps im Browser aus dem Projektwissen.',
  },
  badge: 'amber',
  runs: ['builder-web', 'web', 'node'],
  runsCommands: true,
  budget: { lean: 3600, standard: 4000, full: 6000 },
  takesExamples: false,
  surfaces: [
    {
      id: 'bolt-knowledge',
      name: localized('Project Knowledge', 'Project Knowledge'),
      kind: 'field',
      form: 'document',
      room: 6000,
      limit: { ...unknownLimit, source: 'https://support.bolt.new/building/using-bolt/project-settings' },
      place: localized('Project settings, Knowledge.', 'Projekteinstellungen, Knowledge.'),
      check: headingsCheck,
    },
    agentsFile(
      localized('File in the project', 'Datei im Projekt'),
      localized(
        'Instead of Project Knowledge: save it as claude.md in the project root.',
        'Statt des Project Knowledge: Speichere sie als claude.md im Wurzelordner des Projekts.',
      ),
      { id: 'bolt-file', path: 'claude.md', room: 6000 },
    ),
  ],
  directives: [
    must('bolt.secrets', 'security', 95, {
      text: [
        'Read keys only on a server: server functions from the secrets of the Bolt database, a Node.js server from its environment.',
        'Lies Schlüssel nur auf einem Server: Server Functions aus den Secrets der Bolt-Datenbank, ein Node.js-Server aus seiner Umgebung.',
      ],
      why: [
        'Everything else of the app runs in the browser, where anyone can read it.',
        'Alles andere der App läuft im Browser, wo es jeder lesen kann.',
      ],
      evidence: reportedOn('2026-11-27')('https://support.bolt.new/bolt-cloud/database/secrets'),
      // the client of its database keeps the session in local storage
      supersedes: ['base.secrets', 'javascript.storage'],
    }),
    must('bolt.row-security', 'security', 94, {
      text: [
        'Give every table of the Bolt database row level security with its policies.',
        'Gib jeder Tabelle der Bolt-Datenbank Row Level Security mit ihren Policies.',
      ],
      why: [
        'The key in the browser is public: without policies everyone can read the table.',
        'Der Schlüssel im Browser ist öffentlich: Ohne Policies kann jeder die Tabelle lesen.',
      ],
      evidence: reportedOn('2026-11-27')('https://support.bolt.new/bolt-cloud/database/security'),
    }),
    never('bolt.native-packages', 'foot-gun', 90, {
      text: [
        'add a package with native binaries, or a server in Python, PHP or Ruby.',
        'ein Paket mit nativen Binärdateien oder einen Server in Python, PHP oder Ruby hinzufügen.',
      ],
      instead: [
        'use pure JavaScript or WebAssembly packages; other services are reached by HTTP.',
        'reine JavaScript- oder WebAssembly-Pakete nutzen; andere Dienste sind über HTTP erreichbar.',
      ],
      why: ['The project runs on Node.js inside the browser.', 'Das Projekt läuft auf Node.js im Browser.'],
      evidence: reported('https://webcontainers.io/guides/introduction'),
    }),
  ],
};
