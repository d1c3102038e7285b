import { defineCopy } from '../../../i18n/define-copy.ts';

export const copy = defineCopy({
  en: {
    'result.copy': 'Copy',
    'result.copied': 'Copied!',
    'result.ruleCopied': 'Rule copied',
    'result.ruleCopiedText': 'The rule content has been copied to your clipboard.',
    'result.copyFailed': 'Copy failed',
    'result.copyFailedText': 'Failed to copy the rule to clipboard.',
    'result.download': 'Download',
    'result.document': 'Generated rule',
  },
  de: {
    'result.copy': 'Kopieren',
    'result.copied': 'Kopiert!',
    'result.ruleCopied': 'Regel kopiert',
    'result.ruleCopiedText': 'Der Inhalt der Regel liegt in deiner Zwischenablage.',
    'result.copyFailed': 'Kopieren fehlgeschlagen',
    'result.copyFailedText': 'Die Regel konnte nicht in die Zwischenablage kopiert werden.',
    'result.download': 'Herunterladen',
    'result.document': 'Erzeugte Regel',
  },
});

/** The texts about the preview that waits to be unlocked. */
export const waitingCopy = defineCopy({
  en: {
    'waiting.title': 'Your rule for {{target}} is waiting',
    'waiting.titleAny': 'Your rule is waiting',
    'waiting.unlock': 'Unlock this rule',
    'waiting.back': 'Back to your rule',
  },
  de: {
    'waiting.title': 'Deine Regel für {{target}} wartet',
    'waiting.titleAny': 'Deine Regel wartet',
    'waiting.unlock': 'Diese Regel freischalten',
    'waiting.back': 'Zurück zu deiner Regel',
  },
});

/** The texts of a rule's document and its files. */
export const filesCopy = defineCopy({
  en: {
    'files.list': 'Files of this rule',
    'files.document': 'Whole rule',
    'files.copy': 'Copy {{name}}',
    'files.why': 'Why this line?',
    'files.show': 'Show in the rule',
    'files.folded_one': '… {{count}} entry',
    'files.folded_other': '… {{count}} entries',
    'files.all': 'Show all',
    'files.less': 'Show less',
  },
  de: {
    'files.list': 'Dateien dieser Regel',
    'files.document': 'Ganze Regel',
    'files.copy': '{{name}} kopieren',
    'files.why': 'Warum diese Zeile?',
    'files.show': 'In der Regel zeigen',
    'files.folded_one': '… {{count}} Eintrag',
    'files.folded_other': '… {{count}} Einträge',
    'files.all': 'Alles zeigen',
    'files.less': 'Weniger zeigen',
  },
});

/** The names of the answers about behavior and format. */
export const choiceNames = defineCopy({
  en: {
    'choice.Strict': 'Strict',
    'choice.Creative': 'Creative',
    'choice.Modular': 'Modular',
    'choice.Documented': 'Documented',
    'choice.Markdown': 'Markdown',
    'choice.JSON': 'JSON',
    'choice.Both': 'Both',
    'choice.detailed': 'Detailed',
    'choice.concise': 'Concise',
    'choice.code': 'Code',
    'choice.html': 'HTML',
  },
  de: {
    'choice.Strict': 'Strikt',
    'choice.Creative': 'Kreativ',
    'choice.Modular': 'Modular',
    'choice.Documented': 'Dokumentiert',
    'choice.Markdown': 'Markdown',
    'choice.JSON': 'JSON',
    'choice.Both': 'Beides',
    'choice.detailed': 'Ausführlich',
    'choice.concise': 'Knapp',
    'choice.code': 'Code',
    'choice.html': 'HTML',
  },
});

/** The texts of a rule's details: where to put it, its decisions, its reasons, and how to test it. */
export const detailsCopy = defineCopy({
  en: {
    'details.title': 'About this rule',
    'details.tab.delivery': 'Where it goes',
    'details.oneOf': 'Use one of these sets of files; both together would repeat every line.',
    'details.tab.ledger': 'Decisions',
    'details.tab.probes': 'Try it',
    'details.characters': '{{count}} characters',
    'details.check': 'Loaded?',
    'details.copyText': 'Copy text',
    'details.copyFor': 'Copy for {{name}}',
    'details.existing': '`{{path}}` is already in your project. Merge the rule into it, keep it, or replace it:',
    'details.merge': 'Merge into {{path}}',
    'details.keep': 'Keep mine and copy the new text',
    'details.kept': 'Copied. Paste it below the text of {{path}}.',
    'details.replace': 'Replace {{path}}',
    'details.replaceInZip': 'Replace {{path}} with the one in the ZIP',
    'details.download': 'Download {{name}}',
    'details.textCopied': 'Copied: {{name}}',
    'details.zip': 'ZIP with {{count}} files',
    'details.meter': 'Size against the limit',
    'details.used': '{{used}} of {{max}} characters.',
    'details.noLimit': '{{used}} characters.',
    'details.leftOut_one': '{{count}} line of the rule does not fit here',
    'details.leftOut_other': '{{count}} lines of the rule do not fit here',
    'details.status.confirmed': 'Confirmed, checked on {{date}}.',
    'details.status.reported': 'Reported, not confirmed by us; as of {{date}}.',
    'details.status.unknown': 'No limit is known; as of {{date}}.',
    'details.source': 'Source',
    'details.read': 'Run with {{what}}.',
    'details.readOnly': 'Read in {{what}}, not run.',
    'details.ground.effect': 'Effect: our test tasks came out better with this line.',
    'details.ground.fact': 'Fact: we ran it.',
    'details.ground.project': 'Your project: its files and its code say so.',
    'details.ground.checked': 'Written about your project, and checked on your device.',
    'details.ground.reported':
      'Written about your project; nothing on your device proved it, and you wanted it all the same.',
    'details.ground.source': 'Fact: its source states it; we could not run it.',
    'details.ground.boundary':
      'Boundary: it protects people, data or your project, even where no test shows its effect.',
    'details.ground.convention': 'Convention: a choice that keeps the code uniform; its effect is not measured.',
    'details.since': 'Holds from version {{version}}.',
    'details.decisions': 'Decided',
    'details.noDecisions': 'There were no conflicts to resolve.',
    'details.reason.supersedes': 'Kept because it was written for exactly this combination.',
    'details.reason.security': 'Kept because security goes first.',
    'details.reason.specificity': 'Kept because it is the more specific of the two.',
    'details.reason.weight': 'Kept because it prevents more harm.',
    'details.reason.notes': 'Your notes win over conventions, never over security and boundaries.',
    'details.omitted': 'Left out: {{count}}',
    'details.nothingOmitted': 'Everything fits.',
    'details.omittedText':
      'To stay within {{limit}} characters; the document has {{used}}. Another size contains more or less.',
    'details.probes':
      'Put the rule in place, then send one of these prompts. The sign tells whether the rule is read and followed.',
    'details.sign': 'What you should see:',
    'details.copyPrompt': 'Copy prompt',
    'details.promptCopied': 'Prompt copied',
  },
  de: {
    'details.title': 'Über diese Regel',
    'details.tab.delivery': 'Wohin damit',
    'details.oneOf': 'Verwende nur eine dieser Möglichkeiten; zusammen würden sie jede Zeile wiederholen.',
    'details.tab.ledger': 'Entscheidungen',
    'details.tab.probes': 'Testen',
    'details.characters': '{{count}} Zeichen',
    'details.check': 'Geladen?',
    'details.copyText': 'Text kopieren',
    'details.copyFor': 'Kopieren für {{name}}',
    'details.existing':
      '`{{path}}` gibt es in deinem Projekt schon. Füge die Regel ein, behalte die Datei oder ersetze sie:',
    'details.merge': 'In {{path}} einfügen',
    'details.keep': 'Meine behalten und neuen Text kopieren',
    'details.kept': 'Kopiert. Füge ihn unter dem Text von {{path}} ein.',
    'details.replace': '{{path}} ersetzen',
    'details.replaceInZip': '{{path}} durch die aus dem ZIP ersetzen',
    'details.download': '{{name}} herunterladen',
    'details.textCopied': 'Kopiert: {{name}}',
    'details.zip': 'ZIP mit {{count}} Dateien',
    'details.meter': 'Größe im Verhältnis zum Limit',
    'details.used': '{{used}} von {{max}} Zeichen.',
    'details.noLimit': '{{used}} Zeichen.',
    'details.leftOut_one': '{{count}} Zeile der Regel passt hier nicht hinein',
    'details.leftOut_other': '{{count}} Zeilen der Regel passen hier nicht hinein',
    'details.status.confirmed': 'Bestätigt, geprüft am {{date}}.',
    'details.status.reported': 'Laut Quelle, von uns nicht bestätigt; Stand {{date}}.',
    'details.status.unknown': 'Ein Limit ist nicht bekannt; Stand {{date}}.',
    'details.source': 'Quelle',
    'details.read': 'Ausgeführt mit {{what}}.',
    'details.readOnly': 'Nachgelesen in: {{what}}, nicht ausgeführt.',
    'details.ground.effect': 'Wirkung: Mit dieser Zeile fielen unsere Testaufgaben besser aus.',
    'details.ground.fact': 'Fakt: Wir haben es ausgeführt.',
    'details.ground.project': 'Dein Projekt: Das sagen seine Dateien und sein Code.',
    'details.ground.checked': 'Über dein Projekt geschrieben und auf deinem Gerät geprüft.',
    'details.ground.reported':
      'Über dein Projekt geschrieben; auf deinem Gerät bewies es nichts, und du wolltest es trotzdem.',
    'details.ground.source': 'Fakt: So steht es in der Quelle; ausführen konnten wir es nicht.',
    'details.ground.boundary':
      'Grenze: Diese Zeile schützt Menschen, Daten oder dein Projekt, auch wenn kein Test ihre Wirkung zeigt.',
    'details.ground.convention':
      'Konvention: Eine Festlegung, die den Code einheitlich hält; ihre Wirkung ist nicht gemessen.',
    'details.since': 'Gilt ab Version {{version}}.',
    'details.decisions': 'Entschieden',
    'details.noDecisions': 'Es gab keine Widersprüche zu lösen.',
    'details.reason.supersedes': 'Übernommen, weil sie genau für diese Kombination geschrieben ist.',
    'details.reason.security': 'Übernommen, weil Sicherheit Vorrang hat.',
    'details.reason.specificity': 'Übernommen, weil sie die genauere der beiden ist.',
    'details.reason.weight': 'Übernommen, weil sie mehr Schaden verhindert.',
    'details.reason.notes': 'Deine Hinweise haben Vorrang vor Konventionen, aber nie vor Sicherheit und Grenzen.',
    'details.omitted': 'Weggelassen: {{count}}',
    'details.nothingOmitted': 'Alles passt hinein.',
    'details.omittedText':
      'Damit das Dokument unter {{limit}} Zeichen bleibt; es hat {{used}}. Ein anderer Umfang enthält mehr oder weniger.',
    'details.probes':
      'Hinterlege die Regel und schicke dann einen dieser Prompts. An der Antwort erkennst du, ob die Regel gelesen und befolgt wird.',
    'details.sign': 'Das solltest du sehen:',
    'details.copyPrompt': 'Prompt kopieren',
    'details.promptCopied': 'Prompt kopiert',
  },
});

/** The purposes of a project's commands. */
export const commandKindNames = defineCopy({
  en: {
    'commandKind.install': 'install',
    'commandKind.lint': 'lint',
    'commandKind.format': 'format',
    'commandKind.typecheck': 'check types',
    'commandKind.test': 'test',
    'commandKind.testOne': 'run one test',
    'commandKind.build': 'build',
    'commandKind.e2e': 'end-to-end tests',
  },
  de: {
    'commandKind.install': 'installieren',
    'commandKind.lint': 'linten',
    'commandKind.format': 'formatieren',
    'commandKind.typecheck': 'Typen prüfen',
    'commandKind.test': 'testen',
    'commandKind.testOne': 'einen Test ausführen',
    'commandKind.build': 'bauen',
    'commandKind.e2e': 'E2E-Tests',
  },
});

/** The texts about the changes that a project made to a rule. */
export const changesCopy = defineCopy({
  en: {
    'changes.tab': 'Your project',
    'changes.title': 'What your project changed',
    'changes.saved':
      'Saves about {{tokens}} tokens of the model with every request, compared with the same answers without it.',
    'changes.longer':
      'Adds about {{tokens}} tokens of the model to every request, compared with the same answers without it.',
    'changes.same': 'The rule is as long as with the same answers without it.',
    'changes.found': 'What it brought into the rule',
    'changes.left': 'What was left out, and why',
    'changes.exact': 'Versions and lines made exact: {{count}}',
    'changes.commands': 'Commands quoted: {{count}}',
    'changes.conventions': 'Conventions of your code: {{count}}',
    'changes.claims': 'Lines of an assistant or of your rules files: {{count}}',
    'changes.enforced': 'Left out, because a check enforces it: {{count}}',
    'changes.enforcedBy': '{{check}} does it: {{setting}} ({{file}})',
    'changes.outdated': 'Left out, because it does not hold for your version: {{count}}',
    'changes.notFor': 'Not for {{technology}} {{version}}',
    'changes.contradicted': 'Left out, because your code does it differently: {{count}}',
    'changes.brokenIn': '{{breaks}} of {{all}} places differ, such as {{places}}',
    'changes.unasked': 'Left out, because nothing in the project’s code or files asks for it: {{count}}',
    'changes.added': 'Added for your project: {{count}}',
    'changes.snippets': 'Enforce instead of asking: {{count}}',
    'changes.snippetsText':
      'Your tools can check these lines of the rule. Add the settings, and the next rule no longer needs the lines.',
    'changes.copy': 'Copy for {{file}}',
    'changes.copied': 'Copied: {{file}}',
    'changes.copyAll': 'Copy all',
    'changes.allCopied': 'All settings copied',
  },
  de: {
    'changes.tab': 'Dein Projekt',
    'changes.title': 'Was dein Projekt geändert hat',
    'changes.saved':
      'Spart bei jeder Anfrage etwa {{tokens}} Tokens des Modells, verglichen mit denselben Antworten ohne Projekt.',
    'changes.longer':
      'Kostet bei jeder Anfrage etwa {{tokens}} Tokens des Modells mehr als dieselben Antworten ohne Projekt.',
    'changes.same': 'Die Regel ist so lang wie mit denselben Antworten ohne Projekt.',
    'changes.found': 'Was es in die Regel gebracht hat',
    'changes.left': 'Was weggelassen wurde, und warum',
    'changes.exact': 'Versionen und Zeilen, die jetzt genau sind: {{count}}',
    'changes.commands': 'Zitierte Befehle: {{count}}',
    'changes.conventions': 'Konventionen deines Codes: {{count}}',
    'changes.claims': 'Zeilen eines Assistenten oder deiner Regeldateien: {{count}}',
    'changes.enforced': 'Weggelassen, weil eine Prüfung es durchsetzt: {{count}}',
    'changes.enforcedBy': 'Das erledigt {{check}}: {{setting}} ({{file}})',
    'changes.outdated': 'Weggelassen, weil es für deine Version nicht gilt: {{count}}',
    'changes.notFor': 'Nicht für {{technology}} {{version}}',
    'changes.contradicted': 'Weggelassen, weil dein Code es anders macht: {{count}}',
    'changes.brokenIn': '{{breaks}} von {{all}} Stellen weichen ab, etwa {{places}}',
    'changes.unasked': 'Weggelassen, weil nichts im Code oder in den Dateien des Projekts es verlangt: {{count}}',
    'changes.added': 'Für dein Projekt ergänzt: {{count}}',
    'changes.snippets': 'Durchsetzen statt bitten: {{count}}',
    'changes.snippetsText':
      'Diese Zeilen der Regel können deine Werkzeuge prüfen. Übernimm die Einstellungen, dann braucht die nächste Regel die Zeilen nicht mehr.',
    'changes.copy': 'Für {{file}} kopieren',
    'changes.copied': 'Kopiert: {{file}}',
    'changes.copyAll': 'Alle kopieren',
    'changes.allCopied': 'Alle Einstellungen kopiert',
  },
});

export const recentCopy = defineCopy({
  en: {
    'recent.title': 'Recent rules',
    'recent.none': 'Rules that you generate appear here.',
    'recent.kept': 'Kept for {{days}} days, saved ones for good.',
    'recent.failed': 'Your recent rules could not be loaded.',
  },
  de: {
    'recent.title': 'Letzte Regeln',
    'recent.none': 'Hier erscheinen die Regeln, die du erzeugst.',
    'recent.kept': '{{days}} Tage verfügbar, gespeicherte dauerhaft.',
    'recent.failed': 'Deine letzten Regeln konnten nicht geladen werden.',
  },
});

/** The texts about a rule for another tool. */
export const toolsCopy = defineCopy({
  en: {
    'tools.title': 'For another tool',
    'tools.lead': 'The same rule for every tool you use. It costs nothing.',
    'tools.label': 'Tool',
    'tools.choose': 'Choose a tool',
    'tools.failed': 'The rule could not be written for this tool.',
    'tools.external': '{{tool}} cannot run this itself: {{names}}. The rule places it outside.',
    'tools.cut_one': '{{count}} line of the rule is not in this one',
    'tools.cut_other': '{{count}} lines of the rule are not in this one',
    'tools.both': '{{own}} and {{tool}} in one repository',
    'tools.bothText': 'These files serve both, and no line stands in two places that one tool reads.',
    'tools.bothDownload_one': 'ZIP with {{count}} file for both',
    'tools.bothDownload_other': 'ZIP with {{count}} files for both',
  },
  de: {
    'tools.title': 'Für ein weiteres Werkzeug',
    'tools.lead': 'Dieselbe Regel für jedes Werkzeug, das du nutzt. Das kostet nichts.',
    'tools.label': 'Werkzeug',
    'tools.choose': 'Werkzeug wählen',
    'tools.failed': 'Die Regel ließ sich für dieses Werkzeug nicht schreiben.',
    'tools.external':
      '{{tool}} kann das nicht selbst ausführen: {{names}}. Die Regel geht davon aus, dass es woanders läuft.',
    'tools.cut_one': '{{count}} Zeile der Regel fehlt hier',
    'tools.cut_other': '{{count}} Zeilen der Regel fehlen hier',
    'tools.both': '{{own}} und {{tool}} in einem Repository',
    'tools.bothText':
      'Diese Dateien genügen für beide; keine Zeile steht an zwei Stellen, die dasselbe Werkzeug liest.',
    'tools.bothDownload_one': 'ZIP mit {{count}} Datei für beide',
    'tools.bothDownload_other': 'ZIP mit {{count}} Dateien für beide',
  },
});
