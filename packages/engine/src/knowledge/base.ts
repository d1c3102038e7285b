import { ask, type Directive, must, never, should } from '../directive.ts';

/** What holds for every stack: secrets, data, verification, and when to stop and ask. */
export const base: readonly Directive[] = [
  must('base.existing-code', 100, 'boundary', [
    'Where existing code in this repository and a rule below disagree, follow the existing code and name the difference in your answer.',
    'Wo vorhandener Code in diesem Repository einer Regel unten widerspricht, folge dem Code und nenne den Unterschied in deiner Antwort.',
  ]),
  never(
    'base.secrets',
    99,
    'security',
    [
      'write a password, key or token into code, tests, logs or an example file.',
      'ein Passwort, einen Schlüssel oder ein Token in Code, Tests, Logs oder Beispieldateien schreiben.',
    ],
    [
      'read it from the environment in one place, and stop at start with the name of what is missing.',
      'an einer einzigen Stelle aus der Umgebung lesen und beim Start mit dem Namen der fehlenden Angabe abbrechen.',
    ],
  ),
  must('base.validate-input', 97, 'security', [
    'Validate everything that crosses a boundary (request, form, file, webhook, model answer) with a schema before the first use.',
    'Prüfe alles, was eine Grenze überschreitet (Anfrage, Formular, Datei, Webhook, Modellantwort), vor der ersten Verwendung gegen ein Schema.',
  ]),
  never(
    'base.sql-concatenation',
    96,
    'security',
    [
      'build SQL, shell commands or HTML by joining strings with input.',
      'SQL, Shell-Befehle oder HTML durch Aneinanderhängen von Eingaben bauen.',
    ],
    [
      'use bound parameters, argument arrays and the escaping of the template engine.',
      'gebundene Parameter, Argumentlisten und das Escaping der Template-Engine verwenden.',
    ],
  ),
  never(
    'base.weaken-tests',
    94,
    'boundary',
    [
      'delete, skip or loosen a failing test to make a run green.',
      'einen fehlschlagenden Test löschen, überspringen oder abschwächen, damit der Lauf grün wird.',
    ],
    [
      'fix the cause, or report the failure with its output and stop.',
      'die Ursache beheben oder den Fehlschlag mit seiner Ausgabe melden und anhalten.',
    ],
  ),
  ask('base.new-dependency', 88, 'boundary', [
    'before adding a runtime dependency: name it, its size, and what the standard library lacks.',
    'bevor eine Laufzeitabhängigkeit dazukommt: Name, Größe und was der Standardbibliothek fehlt.',
  ]),
  ask('base.destructive', 92, 'boundary', [
    'before deleting data, rewriting history, or changing a migration that has run anywhere.',
    'bevor Daten gelöscht, die Historie umgeschrieben oder eine schon gelaufene Migration geändert wird.',
  ]),
  ask('base.public-interface', 84, 'boundary', [
    'before changing a public API, a database schema or a file format that other code reads.',
    'bevor eine öffentliche API, ein Datenbankschema oder ein Dateiformat geändert wird, das anderer Code liest.',
  ]),
  must('base.test-behaviour', 82, 'decision', [
    'Add a test with every behaviour you add; it must fail when you take the change out again.',
    'Schreibe zu jedem neuen Verhalten einen Test; er muss fehlschlagen, wenn du die Änderung wieder herausnimmst.',
  ]),
  should('base.error-context', 60, 'decision', [
    'Let an error carry what was attempted and with which id; catch it only to add meaning or to take another path.',
    'Ein Fehler trägt, was versucht wurde und mit welcher ID; fange ihn nur, um Bedeutung zu ergänzen oder einen anderen Weg zu gehen.',
  ]),
];

/** The closing check of every rule. */
export const doneWhen: readonly Directive[] = [
  must('done.commands', 98, 'command', [
    'Every command above has run on the final code and passed; paste the last line of each.',
    'Jeder Befehl oben lief mit dem endgültigen Code und war erfolgreich; zeige von jedem die letzte Zeile.',
  ]),
  must('done.report', 90, 'boundary', [
    'Say in one line each what you changed, what you did not verify, and what is left open.',
    'Sage in je einer Zeile, was du geändert, was du nicht geprüft und was du offen gelassen hast.',
  ]),
  must('done.failure', 86, 'boundary', [
    'When a check fails twice for the same reason, stop and report the output; a third guess is not asked for.',
    'Schlägt eine Prüfung zweimal aus demselben Grund fehl, halte an und melde die Ausgabe; ein dritter Versuch auf gut Glück ist nicht gefragt.',
  ]),
];
