import type { ContentLanguage } from '@regelwerk/contract/shared/languages';

/** What stands before the questions: what is asked for, and the form of the answer. */
export const sheetIntroduction: Readonly<Record<ContentLanguage, string>> = {
  en: 'Answer from this repository alone: at most 48 lines, nothing obvious. Each line: tag, one short sentence (150 characters), evidence that a program checks: `I: If you add X to f, also add it to Y, otherwise Z. [a.ts#f -> X; b.ts#Y -> X]`. `path#a -> b`: a uses b (`-> b -> c`: in order); `path#key = text`; `src/**/*.ts -> b: 12/14`: files with b (0: never); `path + path`: change together. Names, numbers, only, never, all must stand in it; H, T need a count. Tags: P policy; C command (folder); G generated; L what lies where, terms; I in step; H house form; T test; K odd code not to “fix”.',
  de: 'Antworte nur aus diesem Repository: höchstens 48 Zeilen, nichts Offensichtliches. Jede Zeile: Kürzel, ein kurzer Satz (150 Zeichen), Beleg, den ein Programm prüft: `I: Ergänzt du X in f, dann auch in Y, sonst Z. [a.ts#f -> X; b.ts#Y -> X]`. `pfad#a -> b`: a benutzt b (`-> b -> c`: der Reihe nach); `pfad#key = Text`; `src/**/*.ts -> b: 12/14`: Dateien mit b (0: nie); `pfad + pfad`: ändern sich zusammen. Namen, Zahlen, nur, nie, alle müssen darin stehen; H, T brauchen eine Zählung. Kürzel: P Vorgabe; C Befehl (Ordner); G generiert; L was wo liegt, Begriffe; I Schritt halten; H Hausform; T Test; K Code, der falsch aussieht.',
};

interface Words {
  readonly of: string;
  /** Between a module, the number of files that it names, and their folder. */
  readonly lists: readonly [string, string];
  readonly or: string;
  /** Each question in general, with names of the project, or both. */
  readonly ask: Readonly<
    Record<
      | 'policy'
      | 'layout'
      | 'domain'
      | 'checks'
      | 'danger'
      | 'outdated'
      | 'generated'
      | 'recipe'
      | 'pairs'
      | 'registries'
      | 'inStep'
      | 'modules'
      | 'interface'
      | 'tests'
      | 'odd',
      { readonly general?: string; readonly named?: (names: string) => string }
    >
  >;
}

/** The questions, in the order in which they are asked. */
export const sheetQuestions: Readonly<Record<ContentLanguage, Words>> = {
  en: {
    of: 'of',
    lists: ['names', 'files of'],
    or: 'or',
    ask: {
      policy: {
        general: 'What is it, in ten words? What must contributors obey?',
        named: (names) => `What is it, in ten words? What must contributors obey (${names})?`,
      },
      layout: { general: '5 L lines: what belongs in which folder, and what does not' },
      domain: { general: '6 L lines: the main case from start to end; where access is checked; central terms' },
      checks: {
        general: 'Which checks must pass for which part? Commands from a fresh clone: set-up, start, one test?',
        named: (names) =>
          `${names}: which must pass for which part? Commands from a fresh clone: set-up, start, one test?`,
      },
      danger: {
        general: 'Which commands destroy data, rewrite files or never end?',
        named: (names) => `Which commands destroy data, rewrite files or never end (${names})?`,
      },
      outdated: { named: (names) => `The README names ${names}, which no manifest has: what works instead?` },
      generated: {
        general: 'What is generated, from what, by which command?',
        named: (names) => `${names}: written from what, by which command? What else is generated?`,
      },
      recipe: {
        general: 'One line each: every place of a new endpoint, stored field, page',
        named: (names) => `One line each: every place of a new endpoint, stored field (${names}), page`,
      },
      pairs: {
        named: (names) => `In the same commits: ${names}. What must stay in step?`,
      },
      registries: { named: (names) => `${names}: what does a new file there need?` },
      inStep: {
        general: 'What else must stay in step (enums, serializers, permissions, caches, units)? 6–10 lines',
      },
      modules: {
        general: 'Through which modules does all code go for HTTP, data, time, errors, logging, instead of what?',
        named: (names) => `Much used: ${names}. Who must use or extend which, instead of what?`,
      },
      interface: {
        general:
          'Pages and handlers: which components, styles, forms, texts, input checks, errors, instead of what? 5 H lines',
      },
      tests: {
        general: 'How is a test written: kind, file, base, factories or fixtures, sign-in, fakes, traps? 5 T lines',
        named: (names) =>
          `Tests use ${names}: which when? Files, factories or fixtures, sign-in, fakes, traps? 5 T lines`,
      },
      odd: { general: 'Which code looks wrong and is right?' },
    },
  },
  de: {
    of: 'von',
    lists: ['nennt', 'Dateien aus'],
    or: 'oder',
    ask: {
      policy: {
        general: 'Was ist es, in zehn Wörtern? Woran müssen Beiträge sich halten?',
        named: (names) => `Was ist es, in zehn Wörtern? Woran müssen Beiträge sich halten (${names})?`,
      },
      layout: { general: '5 L-Zeilen: was in welchen Ordner gehört und was nicht' },
      domain: { general: '6 L-Zeilen: der Hauptfall von Anfang bis Ende; wo Rechte geprüft werden; zentrale Begriffe' },
      checks: {
        general: 'Was muss für welchen Teil grün sein? Befehle ab frischem Klon: Einrichten, Starten, ein Test?',
        named: (names) =>
          `${names}: Was muss für welchen Teil grün sein? Befehle ab frischem Klon: Einrichten, Starten, ein Test?`,
      },
      danger: {
        general: 'Welche Befehle zerstören Daten, schreiben Dateien um oder enden nie?',
        named: (names) => `Welche Befehle zerstören Daten, schreiben Dateien um oder enden nie (${names})?`,
      },
      outdated: { named: (names) => `Die README nennt ${names}, kein Manifest hat es: Was geht stattdessen?` },
      generated: {
        general: 'Was ist generiert, woraus, mit welchem Befehl?',
        named: (names) => `${names}: woraus, mit welchem Befehl? Was ist noch generiert?`,
      },
      recipe: {
        general: 'Je eine Zeile: alle Stellen für einen neuen Endpunkt, ein Feld, eine Seite',
        named: (names) => `Je eine Zeile: alle Stellen für einen neuen Endpunkt, ein Feld (${names}), eine Seite`,
      },
      pairs: {
        named: (names) => `Oft im selben Commit: ${names}. Was muss Schritt halten?`,
      },
      registries: { named: (names) => `${names}: Was braucht eine neue Datei dort?` },
      inStep: {
        general: 'Was muss sonst Schritt halten (Enums, Serializer, Rechte, Caches, Einheiten)? 6–10 Zeilen',
      },
      modules: {
        general: 'Welche Module nimmt aller Code für HTTP, Daten, Zeit, Fehler, Logs, statt was?',
        named: (names) => `Viel genutzt: ${names}. Wer nimmt oder erweitert was, statt was?`,
      },
      interface: {
        general:
          'Seiten und Handler: welche Komponenten, Stile, Formulare, Texte, Eingabeprüfung, Fehler, statt was? 5 H-Zeilen',
      },
      tests: {
        general: 'Wie entsteht ein Test: Art, Datei, Basis, Factories/Fixtures, Anmeldung, Fakes, Fallen? 5 T-Zeilen',
        named: (names) =>
          `Tests nutzen ${names}: was wann? Datei, Factories/Fixtures, Anmeldung, Fakes, Fallen? 5 T-Zeilen`,
      },
      odd: { general: 'Welcher Code sieht falsch aus und stimmt?' },
    },
  },
};
