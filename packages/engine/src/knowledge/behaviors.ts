import type { Behavior } from '@regelwerk/contract/choices';
import { ask, type Directive, must, never } from '../directive.ts';

/** The directives of each behavior; a rule has those of the one that the person chose. */
export const behaviorDirectives: Readonly<Record<Behavior, readonly Directive[]>> = {
  Strict: [
    must('strict.scope', 'boundary', 96, {
      text: [
        'Change only what the task names; list other findings at the end and leave them untouched.',
        'Ändere nur, was die Aufgabe nennt; führe andere Funde am Ende auf und lass sie, wie sie sind.',
      ],
      why: ['A reviewer can judge one purpose, not three.', 'Eine Prüfung kann einen Zweck beurteilen, nicht drei.'],
    }),
    ask('strict.many-files', 'boundary', 90, {
      text: [
        'before a change that touches more than five files, with the list of files and the reason.',
        'bevor eine Änderung mehr als fünf Dateien berührt, mit Dateiliste und Grund.',
      ],
      why: ['A broad change is a decision, not a detail.', 'Eine breite Änderung ist eine Entscheidung, kein Detail.'],
    }),
    must('strict.gate', 'command', 94, {
      text: [
        'Run the commands in the given order after every change and stop at the first failure; go on only when it is mended.',
        'Führe nach jeder Änderung die Befehle in der genannten Reihenfolge aus und halte beim ersten Fehler an; weiter geht es erst, wenn er behoben ist.',
      ],
      why: [
        'The first failure is the cause; later ones are echoes.',
        'Der erste Fehler ist die Ursache, die späteren sind Echos.',
      ],
    }),
    must('strict.unclear', 'boundary', 92, {
      text: [
        'When a requirement allows two readings, name both and ask; write no code on a guess.',
        'Lässt eine Anforderung zwei Lesarten zu, nenne beide und frage; schreibe keinen Code auf Verdacht.',
      ],
      why: ['A wrong reading costs more than a question.', 'Eine falsche Lesart kostet mehr als eine Frage.'],
    }),
    never('strict.suppress', 'boundary', 91, {
      text: [
        'silence a type error, lint finding or warning with a cast or a disable comment.',
        'einen Typfehler, Lint-Befund oder eine Warnung per Cast oder Deaktivierungskommentar unterdrücken.',
      ],
      instead: [
        'change the code until the check passes, or report why the check is wrong.',
        'den Code ändern, bis die Prüfung besteht, oder melden, warum die Prüfung falsch liegt.',
      ],
      why: ['The finding stays true after it is silenced.', 'Der Befund bleibt wahr, auch wenn er schweigt.'],
    }),
    must('strict.plan', 'boundary', 88, {
      text: [
        'Before the first edit list the files you will change and the check that will prove each one.',
        'Liste vor der ersten Änderung die Dateien auf und zu jeder die Prüfung, die sie belegt.',
      ],
      why: [
        'A plan can be corrected in a minute, a finished change in an hour.',
        'Ein Plan ist in einer Minute korrigiert, eine fertige Änderung in einer Stunde.',
      ],
    }),
  ],
  Creative: [
    must('creative.alternatives', 'decision', 92, {
      text: [
        'For a design decision offer two or three labelled alternatives with their price, then recommend one and build that one.',
        'Biete bei einer Entwurfsentscheidung zwei oder drei benannte Alternativen mit ihrem Preis an, empfiehl eine und baue diese.',
      ],
      why: [
        'A choice is only visible next to what was not chosen.',
        'Eine Wahl sieht man erst neben dem, was nicht gewählt wurde.',
      ],
    }),
    must('creative.outcome', 'decision', 88, {
      text: [
        'Start from the outcome for the person using it; the way there is yours where no rule below decides it.',
        'Geh vom Ergebnis für die Menschen aus, die es benutzen; der Weg dorthin ist dir überlassen, wo keine Regel unten entscheidet.',
      ],
      why: ['Fixed steps repeat the last solution.', 'Feste Schritte wiederholen die letzte Lösung.'],
    }),
    must('creative.label-experiment', 'boundary', 80, {
      text: [
        'Mark an experiment as one, keep it behind a single switch, and say how to take it out.',
        'Kennzeichne ein Experiment als solches, halte es hinter einem einzigen Schalter und sage, wie man es entfernt.',
      ],
      why: [
        'An experiment nobody can remove becomes the product.',
        'Ein Experiment, das niemand entfernen kann, wird zum Produkt.',
      ],
    }),
    must('creative.fixed-ground', 'boundary', 90, {
      text: [
        'Freedom ends at security, data and the commands: those rules hold unchanged.',
        'Die Freiheit endet bei Sicherheit, Daten und Befehlen: Diese Regeln gelten unverändert.',
      ],
      why: ['Ideas are cheap to drop, lost data is not.', 'Ideen lassen sich verwerfen, verlorene Daten nicht.'],
    }),
    must('creative.surprise', 'decision', 82, {
      text: [
        'Propose one thing nobody asked for when it would make the result clearly better, in one sentence; build it only on a yes.',
        'Schlage eine Sache vor, nach der niemand gefragt hat, wenn sie das Ergebnis klar verbessert, in einem Satz; baue sie erst nach einem Ja.',
      ],
      why: [
        'Good ideas get lost between tasks, unasked code gets in the way.',
        'Gute Ideen gehen zwischen Aufgaben verloren, ungefragter Code stört.',
      ],
    }),
  ],
  Modular: [
    must('modular.direction', 'decision', 94, {
      text: [
        'Dependencies point one way: interface to domain to storage. Domain code imports no framework.',
        'Abhängigkeiten zeigen in eine Richtung: Oberfläche zu Fachlogik zu Speicherung. Fachlogik importiert kein Framework.',
      ],
      why: [
        'Rules that import a framework cannot be tested or moved without it.',
        'Regeln, die ein Framework importieren, lassen sich ohne es weder testen noch versetzen.',
      ],
    }),
    must('modular.entry-point', 'decision', 88, {
      text: [
        'A module has one public entry point; everything else in its folder is private to it.',
        'Ein Modul hat einen öffentlichen Einstiegspunkt; alles andere in seinem Ordner ist privat.',
      ],
      why: ['The inside can change without asking anybody.', 'Das Innere darf sich ändern, ohne jemanden zu fragen.'],
    }),
    never('modular.cross-import', 'boundary', 90, {
      text: [
        'import from the inside of another module, or let two modules import each other.',
        'aus dem Inneren eines anderen Moduls importieren oder zwei Module sich gegenseitig importieren lassen.',
      ],
      instead: [
        'move what both need into a module below them, or pass it in as an argument.',
        'was beide brauchen, in ein Modul darunter legen oder als Argument hineinreichen.',
      ],
      why: ['A cycle makes two modules one.', 'Ein Kreis macht aus zwei Modulen eines.'],
    }),
    must('modular.size', 'decision', 82, {
      text: [
        'Split a file past 200 lines or a function past 40, along what changes for different reasons.',
        'Teile eine Datei über 200 Zeilen oder eine Funktion über 40 entlang dessen, was sich aus verschiedenen Gründen ändert.',
      ],
      why: [
        'Size shows where two reasons to change have met.',
        'Größe zeigt, wo zwei Änderungsgründe zusammentreffen.',
      ],
    }),
    must('modular.third-use', 'decision', 78, {
      text: [
        'Extract shared code at the third use; two similar places stay as they are.',
        'Ziehe gemeinsamen Code bei der dritten Verwendung heraus; zwei ähnliche Stellen bleiben, wie sie sind.',
      ],
      why: ['Two places can be alike by chance, three rarely.', 'Zwei Stellen gleichen sich zufällig, drei selten.'],
    }),
    must('modular.test-module', 'decision', 80, {
      text: [
        'Test a module through its entry point only; a test that needs its inside shows a missing module.',
        'Teste ein Modul nur über seinen Einstiegspunkt; ein Test, der das Innere braucht, zeigt ein fehlendes Modul.',
      ],
      why: [
        'Tests on the inside forbid exactly the changes modules are for.',
        'Tests am Inneren verbieten genau die Änderungen, für die es Module gibt.',
      ],
    }),
  ],
  Documented: [
    must('documented.exports', 'decision', 92, {
      text: [
        'Every exported function gets one sentence on what it promises, its units, and the errors it raises.',
        'Jede exportierte Funktion bekommt einen Satz dazu, was sie zusichert, in welchen Einheiten und mit welchen Fehlern.',
      ],
      why: [
        'The next reader sees the promise without reading the body.',
        'Wer als Nächstes liest, sieht das Versprechen ohne den Rumpf.',
      ],
    }),
    must('documented.same-change', 'boundary', 90, {
      text: [
        'Update README, changelog and examples in the same change as the code they describe.',
        'Aktualisiere README, Changelog und Beispiele in derselben Änderung wie den Code, den sie beschreiben.',
      ],
      why: [
        'Documents that lag behind are worse than none.',
        'Dokumente, die hinterherhinken, sind schlechter als keine.',
      ],
    }),
    must('documented.decision-note', 'decision', 84, {
      text: [
        'Record a decision that was not obvious in docs/decisions: context, choice, price, date.',
        'Halte eine nicht offensichtliche Entscheidung in docs/decisions fest: Zusammenhang, Wahl, Preis, Datum.',
      ],
      why: [
        'Without the reason the decision is undone by the next person.',
        'Ohne Grund macht die nächste Person die Entscheidung rückgängig.',
      ],
    }),
    never('documented.noise', 'foot-gun', 86, {
      text: [
        'write comments that repeat the line below them, or leave commented-out code.',
        'Kommentare schreiben, die die Zeile darunter wiederholen, oder auskommentierten Code stehen lassen.',
      ],
      instead: [
        'comment the reason where the code would surprise, in one line.',
        'den Grund dort in einer Zeile kommentieren, wo der Code überrascht.',
      ],
      why: ['Noise trains readers to skip comments.', 'Rauschen gewöhnt daran, Kommentare zu überspringen.'],
    }),
    must('documented.answer-shape', 'decision', 78, {
      text: [
        'Close an answer with: what changed, why this way, how to try it.',
        'Schließe eine Antwort mit: was sich geändert hat, warum so, wie man es ausprobiert.',
      ],
      why: [
        'A fixed shape is read faster and misses nothing.',
        'Eine feste Form liest sich schneller und lässt nichts aus.',
      ],
    }),
    must('documented.examples-run', 'command', 82, {
      text: [
        'Every example in docs is run by a test or copied from one.',
        'Jedes Beispiel in der Dokumentation läuft in einem Test oder stammt aus einem.',
      ],
      why: [
        'An example that does not run costs more trust than a missing one.',
        'Ein Beispiel, das nicht läuft, kostet mehr Vertrauen als ein fehlendes.',
      ],
    }),
  ],
};
