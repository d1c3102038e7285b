import type { Behavior } from '@regelwerk/contract/choices';
import { ask, type Directive, must, never, should } from '../directive.ts';

/** The directives of each behavior; a rule has those of the one that the person chose. */
export const behaviorDirectives: Readonly<Record<Behavior, readonly Directive[]>> = {
  Strict: [
    should('strict.scope', 'boundary', 96, {
      text: [
        'Change only what the task names; list other findings at the end and leave them untouched.',
        'Ändere nur, was die Aufgabe nennt; führe andere Funde am Ende auf und lass sie, wie sie sind.',
      ],
      why: ['A reviewer can judge one purpose, not three.', 'Eine Prüfung kann einen Zweck beurteilen, nicht drei.'],
    }),
    ask('strict.many-files', 'boundary', 90, {
      text: [
        'before a change grows well beyond what the task suggests, with the list of files and the reason. If nobody can answer, make the smaller change and name the rest.',
        'bevor eine Änderung deutlich größer wird, als der Auftrag vermuten lässt, mit Dateiliste und Grund. Kann niemand antworten, mach die kleinere Änderung und nenne den Rest.',
      ],
      why: ['A broad change is a decision, not a detail.', 'Eine breite Änderung ist eine Entscheidung, kein Detail.'],
    }),
    should('strict.gate', 'command', 94, {
      text: [
        'Run the commands once before you start and note what already fails. While working, run the narrowest check; fix a failure you caused before you go on.',
        'Führe die Befehle vor Beginn einmal aus und notiere, was schon fehlschlägt. Nutze beim Arbeiten die engste Prüfung und behebe selbst verursachte Fehler, bevor du weitermachst.',
      ],
      why: [
        'Without the state before, nobody knows which failure is yours.',
        'Ohne den Stand davor weiß niemand, welcher Fehler von dir ist.',
      ],
    }),
    should('strict.unclear', 'boundary', 92, {
      text: [
        'When a requirement allows two readings that change data, an API or security, ask; otherwise state your assumption and go on.',
        'Lässt eine Anforderung zwei Lesarten zu, die Daten, API oder Sicherheit betreffen, frage; sonst nenne deine Annahme und mach weiter.',
      ],
      why: ['A wrong reading costs more than a question.', 'Eine falsche Lesart kostet mehr als eine Frage.'],
    }),
    never('strict.suppress', 'boundary', 91, {
      text: [
        'silence a type error, lint finding or warning with a disable comment or a looser setting.',
        'einen Typfehler, Lint-Befund oder eine Warnung mit einem Kommentar oder einer lockereren Einstellung unterdrücken.',
      ],
      instead: [
        'change the code, or report why the check is wrong; where the stack section names an exception, follow it.',
        'den Code ändern oder melden, warum die Prüfung falsch liegt; nennt der Stack-Abschnitt eine Ausnahme, folge ihr.',
      ],
      why: ['The finding stays true after it is silenced.', 'Der Befund bleibt wahr, auch wenn er schweigt.'],
    }),
    should('strict.plan', 'boundary', 88, {
      text: [
        'For more than a small fix, list the files you will change and how you will check them before the first edit.',
        'Liste bei mehr als einer kleinen Korrektur vor der ersten Änderung die Dateien auf und wie du sie prüfst.',
      ],
      why: [
        'A plan can be corrected in a minute, a finished change in an hour.',
        'Ein Plan ist in einer Minute korrigiert, eine fertige Änderung in einer Stunde.',
      ],
    }),
  ],
  Creative: [
    should('creative.alternatives', 'decision', 92, {
      text: [
        'For a design decision offer two or three named alternatives with their drawbacks, recommend one and build that one.',
        'Biete bei einer Entwurfsentscheidung zwei oder drei benannte Alternativen mit ihren Nachteilen an, empfiehl eine und baue diese.',
      ],
      why: [
        'A choice is only visible next to what was not chosen.',
        'Eine Wahl sieht man erst neben dem, was nicht gewählt wurde.',
      ],
    }),
    should('creative.outcome', 'decision', 88, {
      text: [
        'Start from the outcome for the user; how you get there is up to you where no line of this rule decides it.',
        'Geh vom Ergebnis für die Nutzenden aus; der Weg dorthin ist dir überlassen, wo keine Zeile dieser Regel entscheidet.',
      ],
      why: ['Fixed steps repeat the last solution.', 'Feste Schritte wiederholen die letzte Lösung.'],
    }),
    should('creative.label-experiment', 'boundary', 80, {
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
        'Security, data and the commands are not open to experiments.',
        'Sicherheit, Daten und Befehle sind kein Feld für Experimente.',
      ],
      why: ['Ideas are cheap to drop, lost data is not.', 'Ideen lassen sich verwerfen, verlorene Daten nicht.'],
    }),
    should('creative.surprise', 'decision', 82, {
      text: [
        'When an unrequested idea would clearly improve the result, propose it in one sentence; build it only after a yes.',
        'Schlage eine ungefragte Idee, die das Ergebnis klar verbessert, in einem Satz vor; baue sie erst nach einem Ja.',
      ],
      why: [
        'Good ideas get lost between tasks, unasked code gets in the way.',
        'Gute Ideen gehen zwischen Aufgaben verloren, ungefragter Code stört.',
      ],
    }),
  ],
  Modular: [
    should('modular.direction', 'decision', 94, {
      text: [
        'Keep business rules in plain functions and types; interface, routes and storage import them, not the other way round. Components, composables, signals and models of the framework belong to the outer layers.',
        'Halte Geschäftsregeln in einfachen Funktionen und Typen; Oberfläche, Routen und Speicherung importieren sie, nicht umgekehrt. Komponenten, Composables, Signals und Modelle des Frameworks gehören in die äußeren Schichten.',
      ],
      why: [
        'Rules that import a framework cannot be tested or moved without it.',
        'Regeln, die ein Framework importieren, lassen sich ohne es weder testen noch versetzen.',
      ],
    }),
    should('modular.entry-point', 'decision', 88, {
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
        'was beide brauchen, in ein Modul darunter legen oder als Argument hineinreichen.',
      ],
      why: ['A cycle turns two modules into one.', 'Ein Zyklus macht aus zwei Modulen eines.'],
    }),
    should('modular.size', 'decision', 82, {
      text: [
        'Keep what you add small: past about 200 lines in a file or 40 in a function, split by responsibility. Leave existing files alone unless the task is about them.',
        'Halte Neues klein: Teile ab etwa 200 Zeilen je Datei oder 40 je Funktion nach Verantwortung. Vorhandene Dateien bleiben, wie sie sind, wenn der Auftrag nicht von ihnen handelt.',
      ],
      why: [
        'Size usually shows that a file has taken on a second responsibility.',
        'Größe zeigt meist, dass eine Datei eine zweite Verantwortung übernommen hat.',
      ],
    }),
    should('modular.third-use', 'decision', 78, {
      text: [
        'Extract shared code at the third use; two similar places stay as they are.',
        'Ziehe gemeinsamen Code bei der dritten Verwendung heraus; zwei ähnliche Stellen bleiben, wie sie sind.',
      ],
      why: ['Two places can be alike by chance, three rarely.', 'Zwei Stellen gleichen sich zufällig, drei selten.'],
    }),
    should('modular.test-module', 'decision', 80, {
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
    should('documented.exports', 'decision', 92, {
      text: [
        'Give every exported function you add or change one sentence on what it guarantees, its units and its errors.',
        'Gib jeder exportierten Funktion, die du anlegst oder änderst, einen Satz zu Zusicherung, Einheiten und Fehlern.',
      ],
      why: [
        'The next reader sees the promise without reading the body.',
        'Wer als Nächstes liest, sieht das Versprechen ohne den Rumpf.',
      ],
    }),
    should('documented.same-change', 'boundary', 90, {
      text: [
        'Update README, changelog and examples in the same change as the code they describe.',
        'Aktualisiere README, Changelog und Beispiele in derselben Änderung wie den Code, den sie beschreiben.',
      ],
      why: [
        'Documents that lag behind are worse than none.',
        'Dokumente, die hinterherhinken, sind schlechter als keine.',
      ],
    }),
    should('documented.decision-note', 'decision', 84, {
      text: [
        'Record a decision that was not obvious where the project keeps them (else docs/decisions): context, choice, drawbacks, date.',
        'Halte eine nicht offensichtliche Entscheidung dort fest, wo das Projekt sie sammelt (sonst docs/decisions): Kontext, Wahl, Nachteile, Datum.',
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
    should('documented.answer-shape', 'decision', 78, {
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
