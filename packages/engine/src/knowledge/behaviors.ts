import type { Behavior } from '@regelwerk/contract/choices';
import { ask, type Directive, must, never } from '../directive.ts';

/** Four working contracts; the person chose one. */
export const behaviorDirectives: Readonly<Record<Behavior, readonly Directive[]>> = {
  Strict: [
    must('strict.scope', 96, 'boundary', [
      'Change only what the task names; list other findings at the end and leave them untouched.',
      'Ändere nur, was die Aufgabe nennt; führe andere Funde am Ende auf und lass sie, wie sie sind.',
    ]),
    ask('strict.many-files', 90, 'boundary', [
      'before a change that touches more than five files, with the list of files and the reason.',
      'bevor eine Änderung mehr als fünf Dateien berührt, mit Dateiliste und Grund.',
    ]),
    must('strict.gate', 94, 'command', [
      'Run the commands in the given order after every change and stop at the first failure; go on only when it is mended.',
      'Führe nach jeder Änderung die Befehle in der genannten Reihenfolge aus und halte beim ersten Fehler an; weiter geht es erst, wenn er behoben ist.',
    ]),
    must('strict.unclear', 92, 'boundary', [
      'When a requirement allows two readings, name both and ask; write no code on a guess.',
      'Lässt eine Anforderung zwei Lesarten zu, nenne beide und frage; schreibe keinen Code auf Verdacht.',
    ]),
    never(
      'strict.suppress',
      91,
      'boundary',
      [
        'silence a type error, lint finding or warning with a cast or a disable comment.',
        'einen Typfehler, Lint-Befund oder eine Warnung per Cast oder Deaktivierungskommentar unterdrücken.',
      ],
      [
        'change the code until the check passes, or report why the check is wrong.',
        'den Code ändern, bis die Prüfung besteht, oder melden, warum die Prüfung falsch liegt.',
      ],
    ),
  ],
  Creative: [
    must('creative.alternatives', 92, 'decision', [
      'For a design decision offer two or three labelled alternatives with their price, then recommend one and build that one.',
      'Biete bei einer Entwurfsentscheidung zwei oder drei benannte Alternativen mit ihrem Preis an, empfiehl eine und baue diese.',
    ]),
    must('creative.outcome', 88, 'decision', [
      'Start from the outcome for the person using it; the way there is yours where no rule below decides it.',
      'Geh vom Ergebnis für die Menschen aus, die es benutzen; der Weg dorthin ist dir überlassen, wo keine Regel unten entscheidet.',
    ]),
    must('creative.label-experiment', 80, 'boundary', [
      'Mark an experiment as one, keep it behind a single switch, and say how to take it out.',
      'Kennzeichne ein Experiment als solches, halte es hinter einem einzigen Schalter und sage, wie man es entfernt.',
    ]),
    must('creative.fixed-ground', 90, 'boundary', [
      'Freedom ends at security, data and the commands: those rules hold unchanged.',
      'Die Freiheit endet bei Sicherheit, Daten und Befehlen: Diese Regeln gelten unverändert.',
    ]),
  ],
  Modular: [
    must('modular.direction', 94, 'decision', [
      'Dependencies point one way: interface to domain to storage. Domain code imports no framework.',
      'Abhängigkeiten zeigen in eine Richtung: Oberfläche zu Fachlogik zu Speicherung. Fachlogik importiert kein Framework.',
    ]),
    must('modular.entry-point', 88, 'decision', [
      'A module has one public entry point; everything else in its folder is private to it.',
      'Ein Modul hat einen öffentlichen Einstiegspunkt; alles andere in seinem Ordner ist privat.',
    ]),
    never(
      'modular.cross-import',
      90,
      'boundary',
      [
        'import from the inside of another module, or let two modules import each other.',
        'aus dem Inneren eines anderen Moduls importieren oder zwei Module sich gegenseitig importieren lassen.',
      ],
      [
        'move what both need into a module below them, or pass it in as an argument.',
        'was beide brauchen, in ein Modul darunter legen oder als Argument hineinreichen.',
      ],
    ),
    must('modular.size', 82, 'decision', [
      'Split a file past 200 lines or a function past 40, along what changes for different reasons.',
      'Teile eine Datei über 200 Zeilen oder eine Funktion über 40 entlang dessen, was sich aus verschiedenen Gründen ändert.',
    ]),
    must('modular.third-use', 78, 'decision', [
      'Extract shared code at the third use; two similar places stay as they are.',
      'Ziehe gemeinsamen Code bei der dritten Verwendung heraus; zwei ähnliche Stellen bleiben, wie sie sind.',
    ]),
  ],
  Documented: [
    must('documented.exports', 92, 'decision', [
      'Every exported function gets one sentence on what it promises, its units, and the errors it raises.',
      'Jede exportierte Funktion bekommt einen Satz dazu, was sie zusichert, in welchen Einheiten und mit welchen Fehlern.',
    ]),
    must('documented.same-change', 90, 'boundary', [
      'Update README, changelog and examples in the same change as the code they describe.',
      'Aktualisiere README, Changelog und Beispiele in derselben Änderung wie den Code, den sie beschreiben.',
    ]),
    must('documented.decision-note', 84, 'decision', [
      'Record a decision that was not obvious in docs/decisions: context, choice, price, date.',
      'Halte eine nicht offensichtliche Entscheidung in docs/decisions fest: Zusammenhang, Wahl, Preis, Datum.',
    ]),
    never(
      'documented.noise',
      86,
      'foot-gun',
      [
        'write comments that repeat the line below them, or leave commented-out code.',
        'Kommentare schreiben, die die Zeile darunter wiederholen, oder auskommentierten Code stehen lassen.',
      ],
      [
        'comment the reason where the code would surprise, in one line.',
        'den Grund dort in einer Zeile kommentieren, wo der Code überrascht.',
      ],
    ),
    must('documented.answer-shape', 78, 'decision', [
      'Close an answer with: what changed, why this way, how to try it.',
      'Schließe eine Antwort mit: was sich geändert hat, warum so, wie man es ausprobiert.',
    ]),
  ],
};
