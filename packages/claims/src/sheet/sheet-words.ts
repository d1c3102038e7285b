import type { ContentLanguage } from '@regelwerk/contract/shared/languages';

/** What stands before the questions: what is asked for, and the form of the answer. */
export const sheetIntroduction: Readonly<Record<ContentLanguage, string>> = {
  en: 'Answer from this repository alone: at most 48 lines, nothing one look shows, first what breaks silently. Each line: tag, one sentence (200 characters), evidence that a program checks, as in `I: If you add X to f, also add it to Y, otherwise Z. [a.ts#f -> X; b.ts#Y -> X]`. `path#a -> b`: a uses b (`-> b -> c`: in order); `path#key = text`; `src/**/*.ts -> b: 12/14`: files with b (0: never); `path + path`: change together. Names, numbers, only, never, all must stand in it; H, T need a count. Tags: P policy; C command (folder; checks, writes, destroys, never ends); G generated; L what lies where, what a term means; I what must stay in step; H form of this house; T recipe of a test; K odd code not to copy or “fix”.',
  de: 'Antworte nur aus diesem Repository: höchstens 48 Zeilen, nichts Offensichtliches, zuerst, was still kaputtgeht. Jede Zeile: Kürzel, ein Satz (200 Zeichen), Beleg, den ein Programm prüft, so: `I: Ergänzt du X in f, dann auch in Y, sonst Z. [a.ts#f -> X; b.ts#Y -> X]`. `pfad#a -> b`: a benutzt b (`-> b -> c`: der Reihe nach); `pfad#key = Text`; `src/**/*.ts -> b: 12/14`: Dateien mit b (0: nie); `pfad + pfad`: ändern sich zusammen. Namen, Zahlen, nur, nie, alle müssen darin stehen; H, T brauchen eine Zählung. Kürzel: P Vorgabe; C Befehl (Ordner; prüft, schreibt, zerstört, endet nie); G generiert; L was wo liegt, was ein Begriff heißt; I was Schritt hält; H Form des Hauses; T Testrezept; K Code, der nicht Vorbild ist.',
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
      | 'checks'
      | 'danger'
      | 'outdated'
      | 'generated'
      | 'pairs'
      | 'registries'
      | 'inStep'
      | 'recipe'
      | 'migrations'
      | 'modules'
      | 'splits'
      | 'bases'
      | 'tests'
      | 'domain'
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
      checks: {
        general:
          'What does CI run for a change to each part, after which set-up? How does one run one test (file, name)?',
        named: (names) =>
          `${names}: which must pass for which part, after what set-up? How does one run one test (file, name)?`,
      },
      danger: {
        general: 'Which commands destroy data, rewrite files or never end?',
        named: (names) => `Which commands destroy data, rewrite files or never end (${names})?`,
      },
      outdated: { named: (names) => `The README names ${names}, which no manifest has: what works instead?` },
      generated: {
        general: 'What is generated, from what, by which command? What must nobody edit?',
        named: (names) => `${names}: written from what, by which command? What else must nobody edit?`,
      },
      pairs: {
        named: (names) => `In the same commits: ${names}. What must stay in step?`,
      },
      registries: { named: (names) => `${names}: what does a new file there need, in every place?` },
      inStep: {
        general: 'What else must stay in step (enums, serializers, texts, permissions, caches, units)? 8–14 lines',
      },
      recipe: {
        general: 'What does a new endpoint, stored field or page need, in every place?',
      },
      migrations: { named: (names) => `What belongs to a change of the schema (${names})?` },
      modules: {
        general:
          'Through which modules does all code go for HTTP, data, time, money, errors, logging, instead of what?',
        named: (names) => `Importers: ${names}. Who must use which, instead of what?`,
      },
      splits: { named: (names) => `${names}: which in new code?` },
      bases: { named: (names) => `Base classes: ${names}. Which when, and what must a subclass do?` },
      tests: {
        general: 'How is a test written: base, factories, sign-in, data, fakes, traps?',
        named: (names) => `Tests use ${names}: which when? Sign-in, data, fakes, traps?`,
      },
      domain: {
        general:
          '8 L lines: the main case from start to end; the check of access; where data access, jobs, texts are; central terms',
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
      checks: {
        general:
          'Was prüft die CI bei einer Änderung an jedem Teil, was muss bereit sein? Wie läuft ein Test (Datei, Name)?',
        named: (names) => `${names}: Was muss für welchen Teil grün sein, was vorher bereit? Wie läuft ein Test?`,
      },
      danger: {
        general: 'Welche Befehle zerstören Daten, schreiben Dateien um oder enden nie?',
        named: (names) => `Welche Befehle zerstören Daten, schreiben Dateien um oder enden nie (${names})?`,
      },
      outdated: { named: (names) => `Die README nennt ${names}, kein Manifest hat es: Was geht stattdessen?` },
      generated: {
        general: 'Was ist generiert, woraus, mit welchem Befehl? Was darf niemand von Hand ändern?',
        named: (names) => `${names}: woraus, mit welchem Befehl? Was darf sonst niemand ändern?`,
      },
      pairs: {
        named: (names) => `Oft im selben Commit: ${names}. Was muss Schritt halten?`,
      },
      registries: { named: (names) => `${names}: Was braucht eine neue Datei dort, an jeder Stelle?` },
      inStep: {
        general: 'Was muss sonst Schritt halten (Enums, Serializer, Texte, Rechte, Caches, Einheiten)? 8–14 Zeilen',
      },
      recipe: {
        general: 'Was braucht ein neuer Endpunkt, ein Feld, eine Seite, an jeder Stelle?',
      },
      migrations: { named: (names) => `Was gehört zu einer Änderung des Schemas (${names})?` },
      modules: {
        general: 'Welche Module nimmt aller Code für HTTP, Daten, Zeit, Geld, Fehler, Logs, statt was?',
        named: (names) => `Importe: ${names}. Wer nimmt welches, statt was?`,
      },
      splits: { named: (names) => `${names}: Was gilt für neuen Code?` },
      bases: { named: (names) => `Basisklassen: ${names}. Welche wann, was muss eine Unterklasse tun?` },
      tests: {
        general: 'Wie entsteht ein Test: Basis, Factories, Anmeldung, Daten, Fakes, Fallen?',
        named: (names) => `Tests nutzen ${names}: was wann? Anmeldung, Daten, Fakes, Fallen?`,
      },
      domain: {
        general:
          '8 L-Zeilen: der Hauptfall von Anfang bis Ende; Rechteprüfung; wo Datenzugriff, Jobs, Texte liegen; zentrale Begriffe',
      },
      odd: { general: 'Welcher Code sieht falsch aus und stimmt?' },
    },
  },
};
