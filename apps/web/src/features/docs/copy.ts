import { defineCopy } from '../../i18n/define-copy.ts';

export const copy = defineCopy({
  en: {
    'docs.title': 'Documentation',
    'docs.lead': 'How to get a rule that your model follows, and what to do when it does not.',
    'docs.tabs': 'Sections of the documentation',
    'docs.tab.start': 'Getting Started',
    'docs.tab.prompting': 'Prompt Engineering',
    'docs.tab.templates': 'Templates & Examples',
    'docs.tab.models': 'AI Model Integration',
    'docs.tab.trouble': 'Troubleshooting',
    'docs.help': 'Get Help',
    'docs.support': 'Contact support',
    'docs.feature': 'Request a new feature',
    'docs.noMail': 'The address for questions stands in the legal notice.',
    'docs.start.body': `# A rule in under a minute

1. Choose the AI model the rule is for. It decides how long the rule may be and where it goes.
2. Say what you are building: something in the browser, on the server, or both.
3. Tick the frameworks and languages you use. What comes along is added by itself, such as PHP for Laravel.
4. Choose how the model should work. Strict stays within the task, Creative offers alternatives, Modular keeps parts separate, Documented explains.
5. Choose the format: Markdown for a rules file or a settings field, JSON for tools, or both.

Without an account you see the structure with every second word hidden. With an account you get the whole rule for one token.

# What a rule contains

- **Commands**: how to check work, found in your project first.
- **Boundaries**: what never happens, what is asked first, what always happens. Every ban names what to do in its place.
- **How you work**: the contract of the behaviour you chose.
- **Your stack**: facts newer than the model, traps with a wrong and a right example, and what holds where technologies meet.
- **Done when**: the check before the model may say that it is finished.

# After the rule is there

Beside the rule you find where it goes, what was decided and left out, the reason for every line with its source, and five prompts that show
whether the rule works. Save it under a name to find it again.`,
    'docs.prompting.body': `# Say what can be checked

"Write clean code" changes nothing. "A component takes its ref as an ordinary prop" can be seen in a diff. Put into the notes what a reviewer
could point at: names, folders, libraries you use, libraries you do not want.

# Short wins

Every line costs attention. Choose the lean size for a model with little room, and add notes only for what is special in your project.

# A ban needs a way out

"Never use any" invites a workaround. "Never use any; take unknown and narrow it" is followed. All bans of your rule are written that way: do
the same in your notes.

# Temperature

For code work keep the temperature between 0.2 and 0.7: lower for changes to existing code, higher for drafts with alternatives. Where a tool
shows no such setting, it has chosen one.

# How long an answer should be

Ask for a length you can read. A good frame for a design answer is 500 words:

\`\`\`text
Answer in at most 500 words: one paragraph of context, two or three alternatives
with their price, one recommendation, and what you did not check.
\`\`\`

# One task at a time

A rule says how, a prompt says what. Name the file, the wanted result and the sign that it is done; leave the how to the rule.`,
    'docs.templates.lead':
      'Prompts to use beside a rule. Copy one, replace what stands in square brackets, and send it.',
    'docs.template.copy': 'Copy Template',
    'docs.template.copied': 'Template copied',
    'docs.models.lead': 'Where each tool reads rules from today, how to see that they are loaded, and how much fits.',
    'docs.models.failed': 'The list of tools could not be loaded.',
    'docs.models.retry': 'Try again',
    'docs.models.loading': 'Loading the list of tools',
    'docs.models.check': 'Loaded?',
    'docs.models.limit': 'Limit: {{max}} characters.',
    'docs.models.noLimit': 'No limit is known.',
    'docs.models.confirmed': 'Confirmed',
    'docs.models.reported': 'Reported',
    'docs.models.unknown': 'Unknown',
    'docs.models.asOf': 'as of {{date}}',
    'docs.models.source': 'Source',
    'docs.trouble.body': `# The model ignores the rule

1. Ask for the section headings of its rules. If it cannot name them, the rule is not loaded: check the place under AI Model Integration.
2. Start a new conversation. Many tools read rules only at the beginning.
3. Look for a second rule that says otherwise: account settings, workspace, a file in a folder above.
4. Choose the lean size. A long rule in a small model is followed in part.

# It follows some lines only

Send the five prompts under Try it. A line that fails goes into your notes in your own words: the rule puts them above its conventions.

# My stack cannot run in the tool

Some builders run only certain technologies. The wizard says so before you spend a token, and the rule treats the rest as a service elsewhere
with a contract.

# A fact is wrong for my version

Every line says from which version it holds, where it was checked and when. The rule tells the model to follow the installed version and to
say so.

# I was not shown a rule

A generation that fails takes no token; the history on your dashboard marks it as not charged. Sending the same answers again is safe.`,
    'docs.t.review.title': 'Code Review Specialist',
    'docs.t.review.about': 'Findings by weight, each with a line and a way out.',
    'docs.t.review.text':
      'Review the change in [branch or diff]. List findings by weight: bugs, security, data loss, then the rest. For each one name file and line, what happens, and the smallest change that mends it. Leave out matters of taste. End with what you could not check.',
    'docs.t.writer.title': 'Technical Documentation Writer',
    'docs.t.writer.about': 'A page for one reader with one task.',
    'docs.t.writer.text':
      'Write the page "[title]" for [reader] who wants to [task]. Begin with the result, then the steps with exact commands, then what can go wrong and how to see it. Every command comes from this repository. At most 500 words.',
    'docs.t.data.title': 'Data Analysis Expert',
    'docs.t.data.about': 'From a question to a number that can be checked.',
    'docs.t.data.text':
      'Answer the question "[question]" from [table or file]. First state which columns you use and what could make the answer wrong. Then give the query, the number with its unit, and one check that would show a mistake. Say what the data cannot answer.',
    'docs.t.learning.title': 'Learning Assistant',
    'docs.t.learning.about': 'Explains with your own code and asks back.',
    'docs.t.learning.text':
      'Explain [concept] to me with an example from [file]. Begin with the problem it solves, then the smallest example, then where it fails. Ask me two questions that show whether I understood it, and wait for my answers.',
    'docs.t.component.title': 'React Component Designer',
    'docs.t.component.about': 'States and accessibility before looks.',
    'docs.t.component.text':
      'Design the component [name] that lets a person [task]. List its props, its states (loading, empty, error, full) and its keyboard behaviour first. Then write it with types and a test that finds it by role and label. Use no package that is not installed.',
    'docs.t.api.title': 'API Design Consultant',
    'docs.t.api.about': 'A contract first, with errors and repeats.',
    'docs.t.api.text':
      'Design the API for [task]. Give routes, request and answer shapes, error codes, limits, and what happens when a call is repeated. Name two alternatives and why you did not choose them. Write it as OpenAPI; write no server code.',
  },
  de: {
    'docs.title': 'Dokumentation',
    'docs.lead': 'Wie du eine Regel bekommst, die dein Modell befolgt, und was zu tun ist, wenn nicht.',
    'docs.tabs': 'Abschnitte der Dokumentation',
    'docs.tab.start': 'Erste Schritte',
    'docs.tab.prompting': 'Prompts schreiben',
    'docs.tab.templates': 'Vorlagen & Beispiele',
    'docs.tab.models': 'KI-Modelle einbinden',
    'docs.tab.trouble': 'Wenn etwas nicht geht',
    'docs.help': 'Hilfe',
    'docs.support': 'Support anschreiben',
    'docs.feature': 'Neue Funktion vorschlagen',
    'docs.noMail': 'Die Adresse für Fragen steht im Impressum.',
    'docs.start.body': `# Eine Regel in unter einer Minute

1. Wähle das KI-Modell, für das die Regel gedacht ist. Es entscheidet, wie lang sie sein darf und wohin sie kommt.
2. Sag, was du baust: etwas im Browser, auf dem Server oder beides.
3. Kreuze Frameworks und Sprachen an, die du nutzt. Was dazugehört, kommt von selbst mit, etwa PHP bei Laravel.
4. Wähle, wie das Modell arbeiten soll. Strict bleibt bei der Aufgabe, Creative bietet Alternativen, Modular hält Teile getrennt, Documented erklärt.
5. Wähle das Format: Markdown für eine Regeldatei oder ein Einstellungsfeld, JSON für Werkzeuge oder beides.

Ohne Konto siehst du den Aufbau, jedes zweite Wort ist verdeckt. Mit Konto bekommst du die ganze Regel für einen Token.

# Was in einer Regel steht

- **Befehle**: wie Arbeit geprüft wird, zuerst in deinem Projekt gesucht.
- **Grenzen**: was nie geschieht, was erst gefragt wird, was immer geschieht. Jedes Verbot nennt, was stattdessen zu tun ist.
- **Arbeitsweise**: der Vertrag zum Verhalten, das du gewählt hast.
- **Dein Stack**: Fakten, die neuer sind als das Modell, Fallen mit falschem und richtigem Beispiel, und was gilt, wo Techniken zusammentreffen.
- **Fertig, wenn**: die Prüfung, bevor das Modell sagen darf, dass es fertig ist.

# Wenn die Regel da ist

Neben der Regel steht, wohin sie kommt, was entschieden und weggelassen wurde, der Grund zu jeder Zeile mit Quelle und fünf Prompts, die zeigen,
ob sie wirkt. Speichere sie unter einem Namen, um sie wiederzufinden.`,
    'docs.prompting.body': `# Sag, was sich prüfen lässt

„Schreib guten Code“ ändert nichts. „Eine Komponente nimmt ihre Ref als gewöhnliche Prop“ sieht man in einem Diff. Schreib in die Hinweise, worauf
man beim Prüfen zeigen könnte: Namen, Ordner, Bibliotheken, die du nutzt oder nicht willst.

# Kurz gewinnt

Jede Zeile kostet Aufmerksamkeit. Wähle den knappen Umfang für ein Modell mit wenig Platz und ergänze nur, was an deinem Projekt besonders ist.

# Ein Verbot braucht einen Ausweg

„Nie any verwenden“ lädt zum Umgehen ein. „Nie any verwenden; unknown annehmen und eingrenzen“ wird befolgt. So sind alle Verbote deiner Regel
geschrieben: Mach es in deinen Hinweisen ebenso.

# Temperatur

Für Arbeit am Code halte die Temperatur zwischen 0,2 und 0,7: niedriger für Änderungen an vorhandenem Code, höher für Entwürfe mit
Alternativen. Wo ein Werkzeug keine Einstellung zeigt, hat es selbst gewählt.

# Wie lang eine Antwort sein soll

Verlange eine Länge, die du lesen kannst. Ein guter Rahmen für eine Entwurfsantwort sind 500 Wörter:

\`\`\`text
Antworte in höchstens 500 Wörtern: ein Absatz Zusammenhang, zwei oder drei Alternativen
mit ihrem Preis, eine Empfehlung, und was du nicht geprüft hast.
\`\`\`

# Eine Aufgabe auf einmal

Eine Regel sagt wie, ein Prompt sagt was. Nenne die Datei, das gewünschte Ergebnis und das Zeichen, dass es fertig ist; das Wie überlass der
Regel.`,
    'docs.templates.lead':
      'Prompts, die neben einer Regel nützlich sind. Kopiere einen, ersetze, was in eckigen Klammern steht, und schick ihn ab.',
    'docs.template.copy': 'Vorlage kopieren',
    'docs.template.copied': 'Vorlage kopiert',
    'docs.models.lead':
      'Woher jedes Werkzeug heute Regeln liest, woran du siehst, dass sie geladen sind, und wie viel hineinpasst.',
    'docs.models.failed': 'Die Liste der Werkzeuge konnte nicht geladen werden.',
    'docs.models.retry': 'Noch einmal versuchen',
    'docs.models.loading': 'Die Liste der Werkzeuge wird geladen',
    'docs.models.check': 'Geladen?',
    'docs.models.limit': 'Grenze: {{max}} Zeichen.',
    'docs.models.noLimit': 'Eine Grenze ist nicht bekannt.',
    'docs.models.confirmed': 'Bestätigt',
    'docs.models.reported': 'Berichtet',
    'docs.models.unknown': 'Unbekannt',
    'docs.models.asOf': 'Stand {{date}}',
    'docs.models.source': 'Quelle',
    'docs.trouble.body': `# Das Modell beachtet die Regel nicht

1. Frag nach den Abschnittsüberschriften seiner Regeln. Kann es sie nicht nennen, ist die Regel nicht geladen: Sieh unter „KI-Modelle einbinden“ nach dem Ort.
2. Beginne ein neues Gespräch. Viele Werkzeuge lesen Regeln nur am Anfang.
3. Such nach einer zweiten Regel, die anderes sagt: Kontoeinstellungen, Workspace, eine Datei in einem Ordner darüber.
4. Wähle den knappen Umfang. Eine lange Regel befolgt ein kleines Modell nur zum Teil.

# Es befolgt nur manche Zeilen

Schick die fünf Prompts unter „Ausprobieren“. Eine Zeile, die nicht wirkt, gehört in deinen Worten in die Hinweise: Die Regel stellt sie über ihre
Konventionen.

# Mein Stack läuft im Werkzeug nicht

Manche Baukästen führen nur bestimmte Techniken aus. Der Assistent sagt das, bevor du einen Token ausgibst, und die Regel behandelt den Rest als
Dienst an anderer Stelle mit einem Vertrag.

# Ein Fakt stimmt für meine Version nicht

Jede Zeile sagt, ab welcher Version sie gilt, wo und wann sie geprüft wurde. Die Regel lässt das Modell der installierten Version folgen und es
sagen.

# Ich habe keine Regel bekommen

Ein Versuch, der scheitert, kostet keinen Token; im Verlauf auf deinem Dashboard steht er als nicht berechnet. Dieselben Antworten noch einmal zu
schicken ist gefahrlos.`,
    'docs.t.review.title': 'Code-Review',
    'docs.t.review.about': 'Funde nach Gewicht, jeder mit Zeile und Ausweg.',
    'docs.t.review.text':
      'Prüfe die Änderung in [Branch oder Diff]. Liste Funde nach Gewicht: Fehler, Sicherheit, Datenverlust, dann der Rest. Nenne zu jedem Datei und Zeile, was geschieht, und die kleinste Änderung, die es behebt. Lass Geschmacksfragen weg. Schließe mit dem, was du nicht prüfen konntest.',
    'docs.t.writer.title': 'Technische Dokumentation',
    'docs.t.writer.about': 'Eine Seite für eine Person mit einer Aufgabe.',
    'docs.t.writer.text':
      'Schreib die Seite „[Titel]“ für [Zielgruppe], die [Aufgabe] will. Beginne mit dem Ergebnis, dann die Schritte mit genauen Befehlen, dann was schiefgehen kann und woran man es sieht. Jeder Befehl stammt aus diesem Repository. Höchstens 500 Wörter.',
    'docs.t.data.title': 'Datenanalyse',
    'docs.t.data.about': 'Von einer Frage zu einer Zahl, die sich prüfen lässt.',
    'docs.t.data.text':
      'Beantworte die Frage „[Frage]“ aus [Tabelle oder Datei]. Sag zuerst, welche Spalten du nutzt und was die Antwort falsch machen könnte. Dann die Abfrage, die Zahl mit Einheit und eine Prüfung, die einen Fehler zeigen würde. Sag, was die Daten nicht beantworten.',
    'docs.t.learning.title': 'Lernbegleitung',
    'docs.t.learning.about': 'Erklärt an deinem Code und fragt zurück.',
    'docs.t.learning.text':
      'Erkläre mir [Begriff] an einem Beispiel aus [Datei]. Beginne mit dem Problem, das es löst, dann das kleinste Beispiel, dann wo es versagt. Stell mir zwei Fragen, die zeigen, ob ich es verstanden habe, und warte auf meine Antworten.',
    'docs.t.component.title': 'React-Komponente entwerfen',
    'docs.t.component.about': 'Zustände und Zugänglichkeit vor dem Aussehen.',
    'docs.t.component.text':
      'Entwirf die Komponente [Name], mit der jemand [Aufgabe]. Liste zuerst ihre Props, ihre Zustände (lädt, leer, Fehler, voll) und ihre Bedienung per Tastatur auf. Schreib sie dann mit Typen und einem Test, der sie über Rolle und Beschriftung findet. Nutze kein Paket, das nicht installiert ist.',
    'docs.t.api.title': 'API-Entwurf',
    'docs.t.api.about': 'Zuerst ein Vertrag, mit Fehlern und Wiederholungen.',
    'docs.t.api.text':
      'Entwirf die API für [Aufgabe]. Gib Routen, Formen von Anfrage und Antwort, Fehlercodes, Grenzen und was bei Wiederholung geschieht. Nenne zwei Alternativen und warum du sie nicht gewählt hast. Schreib sie als OpenAPI; schreib keinen Server-Code.',
  },
});
