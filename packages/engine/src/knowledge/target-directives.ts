import type { AiModel } from '@regelwerk/contract/choices';
import { ask, type Directive, must, never } from '../directive.ts';
import { confirmedIn, reportedOn } from './evidence.ts';

const reported = reportedOn('2026-09-28');
const seen = confirmedIn('the page itself', '2026-09-28');

/** What holds only in one target: how it runs code, keeps data and answers. */
export const targetDirectives: Readonly<Partial<Record<AiModel, readonly Directive[]>>> = {
  ChatGPT: [
    must('chatgpt.whole-files', 'decision', 74, {
      text: [
        'Answer a change with the complete new function or file and its path, so that it can be pasted; elide nothing.',
        'Antworte auf eine Änderung mit der ganzen neuen Funktion oder Datei und ihrem Pfad, damit man sie einfügen kann; lass nichts aus.',
      ],
      why: [
        'A chat cannot edit files, and elided lines get lost.',
        'Ein Chat bearbeitet keine Dateien, und ausgelassene Zeilen gehen verloren.',
      ],
    }),
    never('chatgpt.claim-run', 'boundary', 88, {
      text: [
        'say that a command ran when you had no way to run it.',
        'sagen, dass ein Befehl lief, wenn du ihn nicht ausführen konntest.',
      ],
      instead: ['name the command and the output to expect.', 'den Befehl und die erwartete Ausgabe nennen.'],
      why: ['A claimed run is taken for a check.', 'Ein behaupteter Lauf gilt als Prüfung.'],
    }),
  ],
  DeepSeek: [
    never('deepseek.claim-run', 'boundary', 88, {
      text: [
        'say that a command ran when you had no way to run it.',
        'sagen, dass ein Befehl lief, wenn du ihn nicht ausführen konntest.',
      ],
      instead: ['name the command and the output to expect.', 'den Befehl und die erwartete Ausgabe nennen.'],
      why: ['A claimed run is taken for a check.', 'Ein behaupteter Lauf gilt als Prüfung.'],
    }),
  ],
  Llama: [
    must('llama.unsure', 'boundary', 86, {
      text: [
        'Where you are unsure of a name or signature, write the line that looks it up instead of the call.',
        'Bist du bei einem Namen oder einer Signatur unsicher, schreibe statt des Aufrufs die Zeile, die nachschlägt.',
      ],
      why: ['Smaller models fill gaps with plausible names.', 'Kleinere Modelle füllen Lücken mit plausiblen Namen.'],
    }),
  ],
  Lovable: [
    must('lovable.row-security', 'security', 94, {
      text: [
        'Switch row level security on for every Supabase table in the migration that creates it, with one policy for each verb.',
        'Schalte für jede Supabase-Tabelle in der Migration, die sie anlegt, Row Level Security ein, mit einer Policy je Verb.',
      ],
      why: [
        'The browser holds a public key: without policies everybody reads the table.',
        'Der Browser hält einen öffentlichen Schlüssel: Ohne Policies liest jeder die Tabelle.',
      ],
      evidence: reported('https://docs.lovable.dev/integrations/supabase'),
    }),
    must('lovable.edge-secrets', 'security', 92, {
      text: [
        'Keep secret keys in edge function secrets, and call third parties from edge functions only.',
        'Halte geheime Schlüssel in den Secrets der Edge Functions und rufe Dritte nur von dort auf.',
      ],
      why: ['What the app imports is shipped to every visitor.', 'Was die App importiert, wird an alle ausgeliefert.'],
      evidence: reported('https://docs.lovable.dev/integrations/supabase'),
    }),
    must('lovable.small-steps', 'boundary', 76, {
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
  BoltNew: [
    never('bolt.native-packages', 'foot-gun', 90, {
      text: [
        'add a package with native binaries, or a server in Python, PHP or Ruby.',
        'ein Paket mit nativen Binärdateien oder einen Server in Python, PHP oder Ruby hinzufügen.',
      ],
      instead: [
        'use pure JavaScript or WebAssembly packages; other services are reached by HTTP.',
        'reine JavaScript- oder WebAssembly-Pakete nutzen; andere Dienste sind über HTTP erreichbar.',
      ],
      why: ['The project runs in a Node.js inside the browser.', 'Das Projekt läuft in einem Node.js im Browser.'],
      evidence: reported('https://webcontainers.io/guides/introduction'),
    }),
  ],
  Databutton: [
    must('databutton.typed-client', 'decision', 80, {
      text: [
        'Call back-end endpoints through the generated client only, with Pydantic models for request and answer.',
        'Rufe Backend-Endpunkte nur über den erzeugten Client auf, mit Pydantic-Modellen für Anfrage und Antwort.',
      ],
      why: [
        'Front end and FastAPI back end are built apart and meet in that client.',
        'Frontend und FastAPI-Backend werden getrennt gebaut und treffen sich in diesem Client.',
      ],
      evidence: reported('https://docs.databutton.com/'),
    }),
  ],
  Bubble: [
    must('bubble.privacy-rules', 'security', 95, {
      text: [
        'Give every data type privacy rules before its first search; start from nobody and add who may find and see each field.',
        'Gib jedem Datentyp Privacy Rules vor der ersten Suche; beginne bei niemandem und ergänze, wer welches Feld finden und sehen darf.',
      ],
      why: [
        'Without rules all fields are sent to the browser, shown or not.',
        'Ohne Regeln gehen alle Felder an den Browser, ob gezeigt oder nicht.',
      ],
      evidence: reported('https://manual.bubble.io/help-guides/data/the-database/protecting-data-with-privacy-rules'),
    }),
    must('bubble.backend-workflows', 'security', 88, {
      text: [
        'Run payments, mails and changes to other people’s data in backend workflows with conditions, not in page workflows.',
        'Führe Zahlungen, Mails und Änderungen an fremden Daten in Backend-Workflows mit Bedingungen aus, nicht in Seiten-Workflows.',
      ],
      why: [
        'A page workflow runs in the hands of the visitor.',
        'Ein Seiten-Workflow läuft in der Hand der Besuchenden.',
      ],
      evidence: reported('https://manual.bubble.io/help-guides/logic/workflows'),
    }),
    must('bubble.data-types', 'decision', 84, {
      text: [
        'List data types, fields and option sets first; link types instead of storing long lists, and fixed choices are option sets.',
        'Liste zuerst Datentypen, Felder und Option Sets auf; verknüpfe Typen statt langer Listenfelder, feste Auswahlen sind Option Sets.',
      ],
      why: [
        'Lists on a thing slow every load once they grow.',
        'Listen an einem Ding bremsen jedes Laden, sobald sie wachsen.',
      ],
      evidence: reported('https://manual.bubble.io/help-guides/data/the-database'),
    }),
    must('bubble.reusable', 'decision', 78, {
      text: [
        'Build header, cards and dialogs as reusable elements, with styles for every colour and font.',
        'Baue Kopf, Karten und Dialoge als Reusable Elements, mit Styles für jede Farbe und Schrift.',
      ],
      why: ['A change is then made once.', 'Eine Änderung geschieht dann einmal.'],
      evidence: reported('https://manual.bubble.io/help-guides/design/elements'),
    }),
    must('bubble.naming', 'decision', 70, {
      text: [
        'Name elements by type and purpose (Button Save order), workflows by event and effect, and note the condition in the name.',
        'Benenne Elemente nach Art und Zweck (Button Save order), Workflows nach Ereignis und Wirkung, mit der Bedingung im Namen.',
      ],
      why: ['Logic is found by searching names.', 'Logik findet man über die Suche nach Namen.'],
    }),
    must('bubble.verify', 'command', 90, {
      text: [
        'Check with the issue checker at zero, a preview as a signed-out visitor, and one run as a second user.',
        'Prüfe mit leerem Issue Checker, einer Vorschau als abgemeldeter Gast und einem Lauf als zweite Person.',
      ],
      why: [
        'The second user sees what privacy rules forgot.',
        'Die zweite Person sieht, was die Privacy Rules vergessen haben.',
      ],
    }),
  ],
  Replit: [
    must('replit.secrets', 'security', 92, {
      text: [
        'Keep keys in the Secrets tool and read them from the environment; no `.env` file in the project.',
        'Halte Schlüssel im Werkzeug Secrets und lies sie aus der Umgebung; keine `.env`-Datei im Projekt.',
      ],
      why: [
        'Files of a public app can be read and forked.',
        'Dateien einer öffentlichen App lassen sich lesen und forken.',
      ],
      evidence: reported('https://docs.replit.com/replit-workspace/workspace-features/secrets'),
    }),
    ask('replit.schema', 'boundary', 86, {
      text: [
        'before a change to the production database; work on the development database.',
        'bevor die Produktionsdatenbank geändert wird; arbeite auf der Entwicklungsdatenbank.',
      ],
      why: [
        'An agent with production access can delete what no checkpoint restores.',
        'Ein Agent mit Zugriff auf die Produktion kann löschen, was kein Checkpoint zurückholt.',
      ],
    }),
  ],
};
