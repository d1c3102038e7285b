import { localized, must, never, should } from '../../directive.ts';
import type { TargetKnowledge } from '../../target.ts';
import { readIn, reportedOn } from '../evidence.ts';
import { agentsFile } from './agents-file.ts';
import { readOn } from './limits.ts';
import { headingsCheck } from './phrases.ts';

const reported = reportedOn('2026-09-28');
const seen = readIn('the page itself', '2026-09-28');

/** Lovable: the knowledge of a project and of a workspace. Builds React apps on Supabase. */
export const lovable: TargetKnowledge = {
  name: 'Lovable',
  label: 'Lovable',
  family: 'builder',
  description: {
    en: 'Builds web apps by chat from workspace and project knowledge.',
    de: 'Baut Web-Apps im Chat aus Workspace- und Projektwissen.',
  },
  badge: 'pink',
  runs: ['builder-web'],
  pageFramework: 'React',
  runsCommands: false,
  budget: { lean: 4500, standard: 9500, full: 9800 },
  takesExamples: true,
  surfaces: [
    {
      id: 'lovable-project',
      name: localized('Project knowledge', 'Projektwissen'),
      kind: 'field',
      form: 'document',
      room: 9800,
      limit: {
        max: 10_000,
        status: 'confirmed',
        source: 'https://docs.lovable.dev/features/knowledge',
        checkedOn: readOn,
      },
      place: localized(
        'Project settings, Knowledge. It wins over workspace knowledge.',
        'Projekteinstellungen, Knowledge. Es geht dem Workspace-Wissen vor.',
      ),
      check: headingsCheck,
    },
    {
      id: 'lovable-workspace',
      name: localized('Workspace knowledge', 'Workspace-Wissen'),
      kind: 'field',
      form: 'workspace',
      room: 9500,
      limit: {
        max: 10_000,
        status: 'confirmed',
        source: 'https://docs.lovable.dev/features/knowledge',
        checkedOn: readOn,
      },
      place: localized(
        'Settings, Knowledge (owners and admins). Only the part that holds for every project.',
        'Einstellungen, Knowledge (nur Eigentümer und Admins). Nur der Teil, der für jedes Projekt gilt.',
      ),
      check: headingsCheck,
    },
    agentsFile(
      localized('File in the repository', 'Datei im Repository'),
      localized(
        'Instead of project knowledge: save it as AGENTS.md in the root of the repository.',
        'Statt des Projektwissens: Speichere sie als AGENTS.md im Wurzelordner des Repositorys.',
      ),
      { room: 9800 },
    ),
  ],
  directives: [
    must('lovable.row-security', 'security', 94, {
      text: [
        'Switch row level security on for every Supabase table in the migration that creates it, with a policy for each operation that it allows; storage buckets need policies on `storage.objects`.',
        'Schalte für jede Supabase-Tabelle in der Migration, die sie anlegt, Row Level Security ein, mit einer Policy je erlaubter Operation; Storage-Buckets brauchen Policies auf `storage.objects`.',
      ],
      why: [
        'The key in the browser is public: without policies everyone can read the table.',
        'Der Schlüssel im Browser ist öffentlich: Ohne Policies kann jeder die Tabelle lesen.',
      ],
      evidence: reported('https://docs.lovable.dev/integrations/supabase'),
    }),
    must('lovable.edge-secrets', 'security', 92, {
      text: [
        'Keep secret keys in the secrets of the project. Call external services only from edge functions, or from server functions of TanStack Start, and check the caller’s session there.',
        'Hinterlege geheime Schlüssel in den Secrets des Projekts. Rufe externe Dienste nur aus Edge Functions auf oder aus Server Functions von TanStack Start, und prüfe dort die Sitzung des Aufrufers.',
      ],
      why: ['What the app imports is shipped to every visitor.', 'Was die App importiert, wird an alle ausgeliefert.'],
      evidence: reported('https://docs.lovable.dev/integrations/supabase'),
    }),
    should('lovable.server-rendered', 'foot-gun', 86, {
      text: [
        'In TanStack Start, the template of new projects, pages render on the server first: read `window`, `localStorage` and the time zone in effects and handlers only.',
        'Mit TanStack Start, der Vorlage neuer Projekte, rendert zuerst der Server: Lies `window`, `localStorage` und die Zeitzone nur in Effekten und Handlern.',
      ],
      why: [
        'Lovable began with pages that render in the browser alone, and code for those fails or flickers here.',
        'Lovable begann mit Seiten, die nur im Browser rendern; Code dafür scheitert oder flackert hier.',
      ],
      evidence: reportedOn('2026-11-27')('https://docs.lovable.dev/features/upgrade-to-tanstack-start'),
    }),
    never('lovable.generated', 'foot-gun', 88, {
      text: [
        'edit `src/integrations/supabase/client.ts` or `types.ts`, which Lovable generates.',
        '`src/integrations/supabase/client.ts` oder `types.ts` ändern, die Lovable erzeugt.',
      ],
      instead: [
        'change the schema in a migration and import the generated types.',
        'das Schema in einer Migration ändern und die erzeugten Typen importieren.',
      ],
      why: ['The next generation overwrites the edit.', 'Die nächste Erzeugung überschreibt die Änderung.'],
      // the generated client keeps the session in local storage
      supersedes: ['javascript.storage'],
    }),
    should('lovable.tokens', 'decision', 84, {
      text: [
        'Style with the semantic tokens of the main stylesheet (`bg-primary`, `text-muted-foreground`); add a token there instead of a raw color.',
        'Gestalte mit den semantischen Tokens des zentralen Stylesheets (`bg-primary`, `text-muted-foreground`); lege dort ein Token an, statt eine feste Farbe zu schreiben.',
      ],
      why: [
        'shadcn components read the tokens; a raw color breaks dark mode and every later change of the theme.',
        'Die shadcn-Komponenten lesen die Tokens; eine feste Farbe stört den Dark Mode und jede spätere Änderung des Themes.',
      ],
    }),
    should('lovable.small-steps', 'boundary', 76, {
      text: [
        'Change one screen or table per request, and leave working screens as they are.',
        'Ändere je Auftrag eine Ansicht oder Tabelle und lass funktionierende Ansichten, wie sie sind.',
      ],
      why: [
        'Long chats drift, and small steps can be reverted.',
        'Lange Chats driften ab, und kleine Schritte lassen sich zurücknehmen.',
      ],
      evidence: seen('https://docs.lovable.dev/features/knowledge'),
    }),
  ],
};
