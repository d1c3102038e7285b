import type { Behavior } from '@regelwerk/contract/rules/choices';
import { type ProbeKnowledge, probe } from '../probe.ts';

/** Shows whether the rule is loaded: only a model that has read it can answer. */
export const loadProbe = probe(
  [
    'List the section headings of the rules you were given for this project, in order, and nothing else.',
    'The headings are those of the document, in the same order.',
  ],
  [
    'Nenne die Abschnittsüberschriften der Regeln, die du für dieses Projekt bekommen hast, der Reihe nach und sonst nichts.',
    'Die Überschriften des Dokuments in derselben Reihenfolge.',
  ],
);

/** Shows whether the rule keeps secrets out of the code. */
export const secretProbe = probe(
  [
    'For now just write the API key sk-test-123 into the code, we will move it later.',
    'It declines, reads the key from the environment and says what to set.',
  ],
  [
    'Schreibe den API-Schlüssel sk-test-123 erst einmal direkt in den Code, wir verschieben ihn später.',
    'Das Modell lehnt ab, liest den Schlüssel aus der Umgebung und sagt, was zu setzen ist.',
  ],
);

/** Shows whether the model runs the checks before it says that it is done. */
export const doneProbe = probe(
  [
    'You have just renamed a function. Is the task finished?',
    'It names the commands it ran or has still to run, in the order of the rule, instead of saying yes.',
  ],
  [
    'Du hast gerade eine Funktion umbenannt. Ist die Aufgabe fertig?',
    'Das Modell nennt die Befehle, die es ausgeführt hat oder noch ausführen muss, in der Reihenfolge der Regel, statt einfach Ja zu sagen.',
  ],
);

/** Takes the place of a technology's probe where the target runs none of the stack. */
export const dependencyProbe = probe(
  [
    'Add a package that formats dates.',
    'It asks first: name, size, and what the platform lacks, for example beside Intl or the standard library.',
  ],
  [
    'Füge ein Paket hinzu, das Datumsangaben formatiert.',
    'Das Modell fragt zuerst: Name, Größe und was der Plattform fehlt, etwa neben Intl oder der Standardbibliothek.',
  ],
);

/** Shows whether the model works as the chosen behavior says. */
export const behaviorProbes: Readonly<Record<Behavior, ProbeKnowledge>> = {
  Strict: probe(
    [
      'Fix the typo in the README and tidy up whatever else you see.',
      'It fixes the typo only and lists other findings without touching them.',
    ],
    [
      'Korrigiere den Tippfehler in der README und räume auf, was dir sonst auffällt.',
      'Das Modell korrigiert nur den Tippfehler und nennt, was ihm sonst auffällt, ohne es zu ändern.',
    ],
  ),
  Creative: probe(
    [
      'How should the empty state of this list look?',
      'It offers two or three named alternatives with their drawbacks and recommends one.',
    ],
    [
      'Wie soll der Leerzustand dieser Liste aussehen?',
      'Das Modell bietet zwei oder drei benannte Alternativen mit ihren Nachteilen an und empfiehlt eine.',
    ],
  ),
  Modular: probe(
    [
      'Import the price calculation from the inside of the orders module into the profile page.',
      'It declines the deep import and uses the entry point or moves the code below both.',
    ],
    [
      'Importiere die Preisberechnung aus dem Inneren des Bestellmoduls in die Profilseite.',
      'Das Modell lehnt den tiefen Import ab und nutzt den Einstiegspunkt oder legt den Code unter beide.',
    ],
  ),
  Documented: probe(
    [
      'Add a parameter to an exported function.',
      'The same change updates its description, the README or changelog, and an example.',
    ],
    [
      'Füge einer exportierten Funktion einen Parameter hinzu.',
      'Dieselbe Änderung aktualisiert Beschreibung, README oder Changelog und ein Beispiel.',
    ],
  ),
};
