import type { Behavior } from '@regelwerk/contract/rules/choices';
import { ask, type Directive, must, never, should } from '../directive.ts';

/** The directives of each behavior; a rule has those of the one that the person chose. */
export const behaviorDirectives: Readonly<Record<Behavior, readonly Directive[]>> = {
  Strict: [
    should('strict.scope', 'boundary', 96, {
      text: [
        'Change only what the task asks for, and fix only bugs that block it; list other findings at the end.',
        'Ändere nur, was der Auftrag verlangt, und behebe nur Fehler, die ihm im Weg stehen; nenne am Ende, was dir sonst auffiel.',
      ],
      why: ['A reviewer can judge one purpose, not three.', 'Ein Review kann einen Zweck beurteilen, nicht drei.'],
    }),
    ask('strict.many-files', 'boundary', 90, {
      text: [
        'before a change grows well beyond what the task suggests. If nobody can answer, make the smallest one that meets the whole request.',
        'bevor eine Änderung deutlich größer wird, als der Auftrag erwarten lässt. Antwortet niemand, mach die kleinste, die den ganzen Auftrag erfüllt.',
      ],
      why: ['A broad change is a decision, not a detail.', 'Eine große Änderung ist eine Entscheidung, kein Detail.'],
    }),
    should('strict.gate', 'command', 94, {
      text: [
        'Run the checks once before you start and note what already fails; while working, run only the one that covers your change.',
        'Führe die Prüfungen vorher einmal aus und notiere, was schon fehlschlägt; führe zwischendurch nur die aus, die deine Änderung betrifft.',
      ],
      why: [
        'Without a record of the state before, nobody knows which failures are yours.',
        'Ohne den Stand von vorher weiß niemand, welche Fehler von dir stammen.',
      ],
    }),
    should('strict.unclear', 'boundary', 92, {
      text: [
        'Where data, an API or security depends on an unclear requirement, ask; if nobody can answer, make the smallest change that meets the whole request. State every assumption.',
        'Hängen Daten, API oder Sicherheit an einer unklaren Anforderung, frage nach; antwortet niemand, mach die kleinste Änderung, die den ganzen Auftrag erfüllt. Nenne jede Annahme.',
      ],
      why: ['A misunderstanding costs more than a question.', 'Ein Missverständnis kostet mehr als eine Frage.'],
    }),
    never('strict.suppress', 'boundary', 91, {
      text: [
        'silence a type error, lint finding or warning with a disable comment or a looser setting.',
        'einen Typfehler, Lint-Befund oder eine Warnung mit einem Kommentar oder einer lockereren Einstellung abstellen.',
      ],
      instead: [
        'change the code, or report why the check is wrong.',
        'den Code ändern oder melden, warum die Prüfung falsch liegt.',
      ],
      why: [
        'The finding stays true after it is silenced.',
        'Der Befund stimmt auch dann noch, wenn ihn niemand mehr sieht.',
      ],
    }),
    should('strict.plan', 'boundary', 88, {
      text: [
        'Before more than a small fix, list the files you will change and how you will check them.',
        'Nenne vor jeder größeren Änderung die betroffenen Dateien und wie du sie prüfst.',
      ],
      why: [
        'A plan can be corrected in a minute, a finished change in an hour.',
        'Ein Plan ist in einer Minute korrigiert, eine fertige Änderung in einer Stunde.',
      ],
    }),
  ],
  Creative: [
    should('creative.alternatives', 'boundary', 92, {
      text: [
        'For a design decision offer two or three named alternatives with their drawbacks, recommend one and build that one.',
        'Stelle bei einer Entwurfsentscheidung zwei oder drei benannte Alternativen mit ihren Nachteilen vor, empfiehl eine und setze sie um.',
      ],
      why: [
        'Whether a solution is good shows only in comparison.',
        'Ob eine Lösung gut ist, zeigt erst der Vergleich.',
      ],
    }),
    should('creative.outcome', 'boundary', 88, {
      text: [
        'Start from the outcome for the user; how you get there is up to you where no line of this rule decides it.',
        'Geh vom Ergebnis für die Nutzenden aus; den Weg dorthin wählst du selbst, soweit keine Zeile dieser Regel ihn vorgibt.',
      ],
      why: [
        'Fixed steps repeat the last solution.',
        'Wer feste Schritte abarbeitet, landet wieder bei der letzten Lösung.',
      ],
    }),
    should('creative.label-experiment', 'boundary', 80, {
      text: [
        'Label an experiment as such, keep it behind a single switch, and say how to remove it.',
        'Kennzeichne ein Experiment als solches, halte es hinter einem einzigen Schalter und sage, wie man es entfernt.',
      ],
      why: [
        'An experiment nobody can remove becomes the product.',
        'Ein Experiment, das niemand entfernen kann, wird zum Produkt.',
      ],
    }),
    must('creative.fixed-ground', 'boundary', 90, {
      known: 'model',
      text: [
        'Security, data and checks are not open to experiments.',
        'Mit Sicherheit, Daten und Prüfungen wird nicht experimentiert.',
      ],
      why: ['Ideas are cheap to drop, lost data is not.', 'Ideen lassen sich verwerfen, verlorene Daten nicht.'],
    }),
    should('creative.surprise', 'boundary', 82, {
      text: [
        'When an unrequested idea would clearly improve the result, propose it in one sentence; build it only once it is approved.',
        'Hast du eine Idee, die das Ergebnis klar verbessert, schlage sie in einem Satz vor; setze sie erst nach Zustimmung um.',
      ],
      why: [
        'Good ideas get lost between tasks, unasked code gets in the way.',
        'Gute Ideen gehen zwischen Aufgaben verloren, ungefragter Code stört.',
      ],
    }),
  ],
  Modular: [
    should('modular.direction', 'boundary', 94, {
      text: [
        'Keep business rules in plain functions and types; interface, routes and storage import them, not the other way round. What belongs to a framework stays in these outer layers.',
        'Halte Geschäftsregeln in einfachen Funktionen und Typen; Oberfläche, Routen und Speicherung importieren sie, nicht umgekehrt. Was zu einem Framework gehört, bleibt in diesen äußeren Schichten.',
      ],
      why: [
        'Rules that import a framework cannot be tested or moved without it.',
        'Regeln, die ein Framework importieren, lassen sich ohne das Framework weder testen noch verschieben.',
      ],
    }),
    should('modular.entry-point', 'boundary', 88, {
      text: [
        'A module has one public entry point; everything else in its folder is private to it.',
        'Ein Modul hat einen öffentlichen Einstiegspunkt; alles andere in seinem Ordner ist privat.',
      ],
      why: ['Its internals can then change freely.', 'Sein Inneres lässt sich dann frei ändern.'],
    }),
    never('modular.cross-import', 'boundary', 90, {
      text: [
        'import from the inside of another module, or let two modules import each other.',
        'aus dem Inneren eines anderen Moduls importieren oder zwei Module sich gegenseitig importieren lassen.',
      ],
      instead: [
        'move what both need into a module below them, or pass it in as an argument.',
        'was beide brauchen, in ein Modul darunter legen oder als Argument übergeben.',
      ],
      why: ['A cycle turns two modules into one.', 'Ein Zyklus macht aus zwei Modulen eines.'],
    }),
    should('modular.size', 'boundary', 82, {
      text: [
        'Keep what you add small: past about 200 lines in a file or 40 in a function, split by responsibility. Leave existing files alone unless the task is about them.',
        'Halte Neues klein: Teile ab etwa 200 Zeilen je Datei oder 40 je Funktion nach Verantwortung. Vorhandene Dateien bleiben, wie sie sind, wenn es im Auftrag nicht um sie geht.',
      ],
      why: [
        'Size usually shows that a file has taken on a second responsibility.',
        'Größe zeigt meist, dass eine Datei eine zweite Verantwortung übernommen hat.',
      ],
    }),
    should('modular.third-use', 'boundary', 78, {
      text: [
        'Extract shared code at the third use; two similar places stay as they are.',
        'Lagere gemeinsamen Code erst bei der dritten Verwendung aus; zwei ähnliche Stellen bleiben, wie sie sind.',
      ],
      why: [
        'Two places can be alike by chance, three rarely.',
        'Zwei gleiche Stellen können Zufall sein, drei selten.',
      ],
    }),
    should('modular.test-module', 'boundary', 80, {
      text: [
        'Test a module through its public entry point or through the framework’s test client, not through its private files.',
        'Teste ein Modul über seinen öffentlichen Einstiegspunkt oder den Test-Client des Frameworks, nicht über seine privaten Dateien.',
      ],
      why: [
        'Tests of private files break at every internal change.',
        'Tests privater Dateien brechen bei jeder internen Änderung.',
      ],
    }),
  ],
  Documented: [
    should('documented.exports', 'boundary', 92, {
      text: [
        'Give every exported function you add or change one sentence on what it guarantees, its units and its errors.',
        'Beschreibe an jeder exportierten Funktion, die du anlegst oder änderst, in einem Satz, was sie garantiert, ihre Einheiten und ihre Fehler.',
      ],
      why: ['A caller then does not have to read the body.', 'Wer sie aufruft, muss dann den Rumpf nicht lesen.'],
    }),
    should('documented.same-change', 'boundary', 90, {
      text: [
        'Update README, changelog and examples in the same change as the code they describe.',
        'Aktualisiere README, Changelog und Beispiele in derselben Änderung wie den Code, den sie beschreiben.',
      ],
      why: ['Outdated docs are worse than none.', 'Veraltete Dokumentation ist schlechter als keine.'],
    }),
    should('documented.decision-note', 'boundary', 84, {
      text: [
        'Record a decision that was not obvious where the project keeps them (else docs/decisions): context, choice, drawbacks, date.',
        'Halte eine nicht offensichtliche Entscheidung dort fest, wo das Projekt sie sammelt (sonst docs/decisions): Kontext, Wahl, Nachteile, Datum.',
      ],
      why: [
        'Without the reason the decision is undone by the next person.',
        'Ohne Grund macht die nächste Person die Entscheidung rückgängig.',
      ],
    }),
    never('documented.noise', 'boundary', 86, {
      text: [
        'write comments that repeat the line below them, or leave commented-out code.',
        'Kommentare schreiben, die die Zeile darunter wiederholen, oder auskommentierten Code stehen lassen.',
      ],
      instead: [
        'comment the reason where the code would surprise, in one line.',
        'den Grund dort in einer Zeile kommentieren, wo der Code überrascht.',
      ],
      why: [
        'Noise trains readers to skip comments.',
        'Wer überflüssige Kommentare sieht, überspringt bald auch die wichtigen.',
      ],
    }),
    should('documented.answer-shape', 'boundary', 78, {
      text: [
        'In the closing report add why you did it this way and how to try it.',
        'Ergänze im Abschlussbericht, warum du es so gelöst hast und wie man es ausprobiert.',
      ],
      why: [
        'A fixed shape is read faster and misses nothing.',
        'Eine feste Form liest sich schneller und lässt nichts aus.',
      ],
    }),
    should('documented.examples-run', 'command', 82, {
      text: [
        'Run an example before you put it into the docs, or copy it from a test.',
        'Führe ein Beispiel aus, bevor du es in die Dokumentation schreibst, oder übernimm es aus einem Test.',
      ],
      why: [
        'An example that does not run costs more trust than a missing one.',
        'Ein Beispiel, das nicht läuft, kostet mehr Vertrauen als ein fehlendes.',
      ],
    }),
  ],
};
