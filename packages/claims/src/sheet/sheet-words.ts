import type { ContentLanguage } from '@regelwerk/contract/shared/languages';

/** What stands before the questions: what is asked for, and the form of the answer. */
export const sheetIntroduction: Readonly<Record<ContentLanguage, string>> = {
  en: 'Answer from this repository alone: at most 48 lines, no introduction, nothing that one look shows. Prefer what breaks silently. Write only, never or all after a search for exceptions. Each line: tag, one sentence (200 characters), evidence, as in `I: If you change X, also change Y, otherwise Z. [path#symbol]`. Tags: P policy; C command (folder; checks, writes, destroys, never ends); G generated; L what lies where, what a central term means; I what must stay in step (follow an example, name every place); H form of this house instead of the usual; T recipe of a test; K odd code not to copy or “fix”.',
  de: 'Antworte nur aus diesem Repository: höchstens 48 Zeilen, keine Einleitung, nichts Offensichtliches. Zuerst, was still kaputtgeht. Nur, nie, alle erst nach Gegenprobe. Jede Zeile: Kürzel, ein Satz (200 Zeichen), Beleg, so: `I: Wenn du X änderst, ändere auch Y, sonst Z. [pfad#symbol]`. Kürzel: P Vorgabe; C Befehl (Ordner; prüft, schreibt, zerstört, endet nie); G generiert; L was wo liegt, was ein Begriff bedeutet; I was Schritt halten muss (an einem Beispiel, jede Stelle); H Form des Hauses statt der üblichen; T Testrezept; K Code, der nicht Vorbild ist.',
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
          'What does CI run to accept a change to each part, after which set-up? How does one run one test, by file and by name?',
        named: (names) =>
          `${names}: which must pass for which part, after what set-up? How does one run one test, by file and by name?`,
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
        named: (names) => `Changed in the same commits: ${names}. What must stay in step, and what breaks otherwise?`,
      },
      registries: { named: (names) => `${names}: what does a new file there need, in every place?` },
      inStep: {
        general:
          'What else must stay in step (enums, serializers, translations, permissions, caches, units), and what breaks silently? 8–14 lines',
      },
      recipe: {
        general:
          'What does a new endpoint, stored field or page need: every file and list, one line each (280 characters)?',
      },
      migrations: { named: (names) => `What belongs to a change of the schema (${names})?` },
      modules: {
        general:
          'Through which modules does all code go for HTTP, data, time, money, errors, logging, instead of what?',
        named: (names) => `Importers: ${names}. Who must use which, for what, instead of what?`,
      },
      splits: { named: (names) => `${names}: which in new code?` },
      bases: { named: (names) => `Base classes: ${names}. Which when, and what must a subclass do?` },
      tests: {
        general: 'How is a test written: base, factories, sign-in, data, fakes, traps?',
        named: (names) => `Tests use ${names}: which when? Sign-in, data, fakes, traps?`,
      },
      domain: {
        general:
          '8 L lines: the main case from start to end; how access is checked; where data access, jobs, texts are; what central terms mean',
      },
      odd: { general: 'Which code looks wrong and is right, or must not be copied?' },
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
          'Was lässt die CI laufen, um eine Änderung an jedem Teil anzunehmen, was muss bereit sein? Wie läuft ein Test (Datei, Name)?',
        named: (names) =>
          `${names}: Was muss für welchen Teil grün sein, was vorher bereit? Wie läuft ein Test (Datei, Name)?`,
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
        named: (names) => `Oft im selben Commit: ${names}. Was muss Schritt halten, was geht sonst kaputt?`,
      },
      registries: { named: (names) => `${names}: Was braucht eine neue Datei dort, an jeder Stelle?` },
      inStep: {
        general:
          'Was muss sonst Schritt halten (Enums, Serializer, Übersetzungen, Rechte, Caches, Einheiten), was geht sonst still kaputt? 8–14 Zeilen',
      },
      recipe: {
        general:
          'Was braucht ein neuer Endpunkt, ein neues Feld, eine neue Seite: jede Datei, je eine Zeile (280 Zeichen)?',
      },
      migrations: { named: (names) => `Was gehört zu einer Änderung des Schemas (${names})?` },
      modules: {
        general: 'Durch welche Module geht aller Code für HTTP, Daten, Zeit, Geld, Fehler, Logs, statt wodurch?',
        named: (names) => `Importe: ${names}. Wer nimmt welches wofür, und was nicht?`,
      },
      splits: { named: (names) => `${names}: Was gilt für neuen Code?` },
      bases: { named: (names) => `Basisklassen: ${names}. Welche wann, und was muss eine Unterklasse tun?` },
      tests: {
        general: 'Wie entsteht ein Test: Basis, Factories, Anmeldung, Daten, Fakes, Fallen?',
        named: (names) => `Tests nutzen ${names}: was wann? Anmeldung, Daten, Fakes, Fallen?`,
      },
      domain: {
        general:
          '8 L-Zeilen: der Hauptfall von Anfang bis Ende; die Rechteprüfung; wo Datenzugriff, Jobs, Texte liegen; was zentrale Begriffe heißen',
      },
      odd: { general: 'Welcher Code sieht falsch aus und stimmt, oder ist kein Vorbild?' },
    },
  },
};
