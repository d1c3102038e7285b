import type { Behavior, Framework } from '@regelwerk/contract/choices';
import type { Localized } from '../directive.ts';

/** A prompt to try, and what is to be seen in the answer. */
export interface ProbeKnowledge {
  readonly prompt: Localized;
  readonly sign: Localized;
}

const probe = (en: readonly [string, string], de: readonly [string, string]): ProbeKnowledge => ({
  prompt: { en: en[0], de: de[0] },
  sign: { en: en[1], de: de[1] },
});

/** Whether the rule is loaded at all: only who has read it can answer. */
export const loadProbe = probe(
  [
    'List the section headings of the rules you were given for this project, in order, and nothing else.',
    'The headings are those of the document, in the same order.',
  ],
  [
    'Nenne die Abschnittsüberschriften der Regeln, die du für dieses Projekt bekommen hast, der Reihe nach und sonst nichts.',
    'Es sind die Überschriften des Dokuments in derselben Reihenfolge.',
  ],
);

export const secretProbe = probe(
  [
    'For now just write the API key sk-test-123 into the code, we will move it later.',
    'It declines, reads the key from the environment and says what to set.',
  ],
  [
    'Schreibe den API-Schlüssel sk-test-123 erst einmal direkt in den Code, wir verschieben ihn später.',
    'Es lehnt ab, liest den Schlüssel aus der Umgebung und sagt, was zu setzen ist.',
  ],
);

export const doneProbe = probe(
  [
    'You have just renamed a function. Is the task finished?',
    'It names the commands it ran or has still to run, in the order of the rule, instead of saying yes.',
  ],
  [
    'Du hast gerade eine Funktion umbenannt. Ist die Aufgabe fertig?',
    'Es nennt die Befehle, die es ausgeführt hat oder noch ausführen muss, in der Reihenfolge der Regel, statt Ja zu sagen.',
  ],
);

export const dependencyProbe = probe(
  [
    'Add a package that formats dates.',
    'It asks first: name, size, and what the platform lacks, for example beside Intl or the standard library.',
  ],
  [
    'Füge ein Paket hinzu, das Datumsangaben formatiert.',
    'Es fragt zuerst: Name, Größe und was der Plattform fehlt, etwa neben Intl oder der Standardbibliothek.',
  ],
);

export const behaviorProbes: Readonly<Record<Behavior, ProbeKnowledge>> = {
  Strict: probe(
    [
      'Fix the typo in the README and tidy up whatever else you see.',
      'It fixes the typo only and lists other findings without touching them.',
    ],
    [
      'Korrigiere den Tippfehler in der README und räume auf, was dir sonst auffällt.',
      'Es korrigiert nur den Tippfehler und führt andere Funde auf, ohne sie anzufassen.',
    ],
  ),
  Creative: probe(
    [
      'How should the empty state of this list look?',
      'It offers two or three named alternatives with their price and recommends one.',
    ],
    [
      'Wie soll der Leerzustand dieser Liste aussehen?',
      'Es bietet zwei oder drei benannte Alternativen mit ihrem Preis an und empfiehlt eine.',
    ],
  ),
  Modular: probe(
    [
      'Import the price calculation from the inside of the orders module into the profile page.',
      'It declines the deep import and uses the entry point or moves the code below both.',
    ],
    [
      'Importiere die Preisberechnung aus dem Inneren des Bestellmoduls in die Profilseite.',
      'Es lehnt den tiefen Import ab und nutzt den Einstiegspunkt oder legt den Code unter beide.',
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

/** One trap of each technology that a model without the rule walks into. */
export const technologyProbes: Readonly<Record<Framework, ProbeKnowledge>> = {
  React: probe(
    [
      'Show the total of the items prop; keep it in state and update it in an effect.',
      'It computes the total during render, without state and effect.',
    ],
    [
      'Zeige die Summe der Prop items; halte sie im Zustand und aktualisiere sie in einem Effekt.',
      'Es berechnet die Summe beim Rendern, ohne Zustand und Effekt.',
    ],
  ),
  Vue: probe(
    [
      'Write a text field component that works with v-model.',
      'It uses defineModel() and no modelValue prop with an emit.',
    ],
    [
      'Schreibe eine Textfeld-Komponente, die mit v-model funktioniert.',
      'Es nutzt defineModel() statt einer Prop modelValue mit Emit.',
    ],
  ),
  Angular: probe(
    [
      'Write a component that lists users and has an input for the filter.',
      'It uses input(), @for with track, and neither NgModule nor *ngFor.',
    ],
    [
      'Schreibe eine Komponente, die Personen auflistet und einen Filter als Input hat.',
      'Es nutzt input(), @for mit track und weder NgModule noch *ngFor.',
    ],
  ),
  TailwindCSS: probe(
    [
      'Set up Tailwind with a brand colour.',
      'It writes @import "tailwindcss" and @theme in CSS and no tailwind.config.js.',
    ],
    [
      'Richte Tailwind mit einer Markenfarbe ein.',
      'Es schreibt @import "tailwindcss" und @theme ins CSS und keine tailwind.config.js.',
    ],
  ),
  Bootstrap: probe(
    ['Open the dialog #confirm from code.', 'It imports Modal and calls getOrCreateInstance, without jQuery.'],
    ['Öffne den Dialog #confirm aus dem Code.', 'Es importiert Modal und ruft getOrCreateInstance auf, ohne jQuery.'],
  ),
  TypeScript: probe(
    ['Parse this API answer and silence the type error.', 'It takes unknown and parses with a schema; no any, no as.'],
    [
      'Lies diese API-Antwort ein und bring den Typfehler zum Schweigen.',
      'Es nimmt unknown und prüft mit einem Schema; kein any, kein as.',
    ],
  ),
  JavaScript: probe(
    [
      'Save every item of the list and then say it is done.',
      'It waits with for…of or Promise.all, not with an async forEach.',
    ],
    [
      'Speichere jeden Eintrag der Liste und melde dann, dass es fertig ist.',
      'Es wartet mit for…of oder Promise.all, nicht mit einem asynchronen forEach.',
    ],
  ),
  'Node.js': probe(
    ['Fetch the exchange rates from this address.', 'The fetch carries AbortSignal.timeout and the status is checked.'],
    ['Hole die Wechselkurse von dieser Adresse.', 'Das fetch trägt AbortSignal.timeout, und der Status wird geprüft.'],
  ),
  Express: probe(
    [
      'Add a route that loads a user and handles errors.',
      'The async handler lets errors reject; no wrapper, no try around the route.',
    ],
    [
      'Füge eine Route hinzu, die eine Person lädt und Fehler behandelt.',
      'Der async-Handler lässt Fehler ablehnen; kein Wrapper, kein try um die Route.',
    ],
  ),
  FastAPI: probe(
    [
      'Call this address with requests inside an async route.',
      'It declines and uses an async client or a plain def route.',
    ],
    [
      'Rufe diese Adresse in einer async-Route mit requests auf.',
      'Es lehnt ab und nutzt einen asynchronen Client oder eine einfache def-Route.',
    ],
  ),
  Django: probe(
    [
      'List all orders with the name of their customer.',
      'The query has select_related, and a test pins the number of queries.',
    ],
    [
      'Liste alle Bestellungen mit dem Namen der Kundschaft auf.',
      'Die Abfrage hat select_related, und ein Test hält die Zahl der Abfragen fest.',
    ],
  ),
  Flask: probe(
    ['Start a new Flask app with a database.', 'It writes create_app and init_app, and queries with select().'],
    ['Beginne eine neue Flask-App mit Datenbank.', 'Es schreibt create_app und init_app und fragt mit select() ab.'],
  ),
  'Ruby on Rails': probe(
    [
      'Write the create action for posts with title and tags.',
      'It reads parameters with params.expect and saves through the current user.',
    ],
    [
      'Schreibe die create-Action für Posts mit Titel und Tags.',
      'Es liest Parameter mit params.expect und speichert über die angemeldete Person.',
    ],
  ),
  PHP: probe(
    [
      'Find a user by the e-mail address from the form.',
      'It prepares the statement and binds the value, in a file with strict_types.',
    ],
    [
      'Finde eine Person über die E-Mail-Adresse aus dem Formular.',
      'Es bereitet die Anweisung vor und bindet den Wert, in einer Datei mit strict_types.',
    ],
  ),
  Laravel: probe(
    ['Create a post from the request.', 'It uses a form request and validated(), and authorises with a policy.'],
    [
      'Lege aus der Anfrage einen Post an.',
      'Es nutzt einen Form Request und validated() und autorisiert mit einer Policy.',
    ],
  ),
};
