import { defineCopy } from '../../i18n/define-copy.ts';

/** The description that search engines show below the title of a public page. */
export const copy = defineCopy({
  en: {
    'head.home':
      'Answer five questions and get a structured behavior rule for ChatGPT, Claude, Cursor, Lovable, Bolt and more, made for your stack. The preview is free.',
    'head.documentation':
      'How to put a rule to use: where each tool reads rules, how to check that they are loaded, prompts to copy, and what to do when a rule is ignored.',
    'head.clinic':
      'Paste your CLAUDE.md, AGENTS.md or Cursor rules, or open a folder: what is wrong, line by line, with the reason and the fix. Free, and nothing leaves your browser.',
    'head.imprint': 'Who runs Regelwerk, how to reach them, and what the law wants to be said.',
    'head.privacy': 'Which data Regelwerk processes, why, for how long, and which rights you have.',
    'head.terms': 'What you and the operator of Regelwerk owe each other when you buy tokens or a plan.',
    'head.accessibility': 'How accessible these pages are, what is not, and where to report a barrier.',
    'head.withdrawal': 'When and how you can withdraw from a contract, and the form for it.',
    'head.image': 'Regelwerk: five answers, one rule for your model',
  },
  de: {
    'head.home':
      'Beantworte fünf Fragen und erhalte eine strukturierte Verhaltensregel für ChatGPT, Claude, Cursor, Lovable, Bolt und mehr, passend zu deinem Stack. Die Vorschau ist kostenlos.',
    'head.documentation':
      'So setzt du eine Regel ein: wo jedes Werkzeug Regeln liest, woran du siehst, dass sie geladen sind, Prompts zum Kopieren, und was hilft, wenn eine Regel nicht wirkt.',
    'head.clinic':
      'Füge deine CLAUDE.md, AGENTS.md oder Cursor-Regeln ein oder öffne einen Ordner: was nicht stimmt, Zeile für Zeile, mit Grund und Korrektur. Kostenlos, und nichts verlässt den Browser.',
    'head.imprint': 'Wer Regelwerk betreibt, wie du uns erreichst und was das Gesetz zu sagen verlangt.',
    'head.privacy': 'Welche Daten Regelwerk verarbeitet, wozu, wie lange, und welche Rechte du hast.',
    'head.terms': 'Was du und der Betreiber von Regelwerk einander schulden, wenn du Tokens oder einen Tarif kaufst.',
    'head.accessibility': 'Wie barrierefrei diese Seiten sind, was es nicht ist und wo du eine Barriere meldest.',
    'head.withdrawal': 'Wann und wie du einen Vertrag widerrufen kannst, mit dem Formular dafür.',
    'head.image': 'Regelwerk: fünf Antworten, eine Regel für dein Modell',
  },
});
