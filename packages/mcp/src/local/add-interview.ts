import type { McpServer } from '@modelcontextprotocol/server';
import { type ContentLanguage, contentLanguages, defaultLanguage } from '@regelwerk/contract/shared/languages';
import { z } from 'zod';

const steps: Readonly<Record<ContentLanguage, string>> = {
  en: `Make a rules file for this project with the tools of Regelwerk, in one go:
1. Call read_project and tell me in a few lines what it found.
2. Call question_sheet. Answer each question from the code: open the files that you need, and write each answer as one line in the form that the sheet asks for. Ask me only what the code cannot tell.
3. Call prove_statements with your answers. Correct or drop each refuted line, and prove once more.
4. Ask me which tool the rule is for, if it is not clear.
5. Call generate_rule with the answers and a new requestId, without confirmed. Tell me the cost and my balance, and wait for my yes.
6. Call it again with the same requestId and confirmed: true, and write each file to its path. If a file exists, show me the difference first and keep what was changed by hand.`,
  de: `Erstelle mit den Werkzeugen von Regelwerk in einem Zug eine Regeldatei für dieses Projekt:
1. Rufe read_project auf und sag mir in wenigen Zeilen, was gefunden wurde.
2. Rufe question_sheet auf. Beantworte jede Frage aus dem Code: Öffne die Dateien, die du brauchst, und schreibe jede Antwort als eine Zeile in der Form, die der Bogen verlangt. Frag mich nur, was der Code nicht zeigt.
3. Rufe prove_statements mit deinen Antworten auf. Berichtige oder streiche jede widerlegte Zeile und lass noch einmal prüfen.
4. Frag mich, für welches Werkzeug die Regel ist, falls das nicht klar ist.
5. Rufe generate_rule mit den Antworten und einer neuen requestId auf, ohne confirmed. Nenne mir Preis und Guthaben und warte auf mein Ja.
6. Rufe es noch einmal mit derselben requestId und confirmed: true auf und schreibe jede Datei an ihren Pfad. Gibt es eine Datei schon, zeig mir zuerst den Unterschied und behalte, was von Hand geändert wurde.`,
};

/** `interview`: the whole way to a rule, for the assistant to walk. */
export function addInterview(server: McpServer): void {
  server.registerPrompt(
    'interview',
    {
      title: 'Make a rule for this project',
      description: 'Reads the project, answers the questions about it, proves the answers and makes the rule.',
      argsSchema: z.object({ language: z.enum(contentLanguages).default(defaultLanguage) }),
    },
    ({ language }) => ({ messages: [{ role: 'user', content: { type: 'text', text: steps[language] } }] }),
  );
}
