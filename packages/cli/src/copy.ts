const en = {
  'help.lead': `regelwerk – rules for AI coding tools that know your project

Usage: regelwerk <command> [options]`,
  'help.common': `With every command:
  --project DIR      the folder of the project (default: here)
  --language en|de   the language of what is printed (default: that of the system)
  --dry-run          show what would happen; write nothing, spend nothing
  --json             print the result as JSON
  --help             the options of a command

Exit codes: 0 fine, 1 something was found or is left to decide, 2 wrong use or not possible.
Nothing is spent without a yes.`,
  'about.init': 'read the project, prove lines about it, make its rule for one token',
  'about.check': 'compare the rule and the rules files with the project; free, no account',
  'about.explain': 'show what a tool loads of the rules files here; free, no account',
  'about.refresh': 'bring the rule up to date, and keep your changes',
  'about.pull': 'write a rule that you have into the project, for any tool; free',
  'about.undo': 'restore the files as they were before the last command that wrote',
  'about.mcp': 'serve this project and your rules to an assistant over MCP',
  'about.login': 'connect this machine with your account',
  'about.logout': 'forget the account on this machine',
  'help.init': `Usage: regelwerk init --tool "Claude Code" [options]

Reads the project on this machine, shows what it found, proves lines about it, and makes its rule. Only what is shown is sent:
versions, commands, counts and the lines that you give; no file leaves this machine. --dry-run --json prints it word for word.

  --questions        print what to ask your assistant about the project, and stop
  --copy             the same, to the clipboard
  --answers FILE     what your assistant wrote, or a rules file such as CLAUDE.md; - reads standard input
  --with-unproven    take the lines too that nothing in the project proves
  --drop-refuted     take lines that the project refutes out of your own rules files; without it they stay, and are named
  --tool NAME        the tool that the rule is for; may be repeated
  --type, --frameworks, --behavior, --size, --notes
                     the answers of the wizard, where the project does not show them or you want others
  --rule-language    en or de (default: the language of the terminal)
  --server URL       the server (default: that of the login, or REGELWERK_SERVER)
  --save NAME        save the rule in your account, to keep it for good and to refresh it free of charge with a plan
  --yes              spend one token without asking
  --keep mine|new    which side stays where you and the rule changed the same lines`,
  'help.check': `Usage: regelwerk check [--format text|json|sarif|github] [--note]

Says what of the rule is no longer true of the project, and what is wrong with its rules files. Needs no account and no network.
Exits with 1 if there is an error or a warning.

  --note             note on your saved rule how many parts no longer hold: five numbers, nothing else; the website and the monthly mail
                     then say so`,
  'help.explain': `Usage: regelwerk explain [tool]

Shows which rules files a tool loads here, in which order, and which of them are shadowed or cut. Without a tool: for every tool that
reads one of them.`,
  'help.refresh': `Usage: regelwerk refresh [--yes] [--keep mine|new] [--propose] [--server URL]

Looks for what no longer holds in the rule, generates it again (one token, if anything changed), and merges it into the files. What you
changed by hand stays.

  --propose          for jobs: push the change to the branch regelwerk/refresh, and open it as a pull or merge request; does nothing
                     while that branch exists`,
  'help.pull': `Usage: regelwerk pull [id] [--tool NAME] [--keep mine|new] [--server URL]

Writes a rule that you have into the project: the one with this id, that of the project, or one that you choose. With --tool it is
delivered for that tool too, free.`,
  'help.undo': `Usage: regelwerk undo [--force]

Restores the files as they were before the last command that wrote. --force also restores files that were changed since.`,
  'help.mcp': `Usage: regelwerk mcp [--project DIR] [--server URL]

Serves the tools of Regelwerk to an assistant on standard input and output. It reads the project on this machine, asks and proves lines
about it, and makes, lists and delivers your rules. Connect this machine first: regelwerk login.`,
  'help.login': `Usage: regelwerk login [--server URL]

Shows a code and an address. Open it in a browser where you are signed in, compare the code, and approve this machine.`,
  'help.logout': `Usage: regelwerk logout [--server URL]

Forgets the token of a server on this machine.`,
  'unknown.command': 'There is no command {name}.',
  'unknown.word': 'This command takes no {word}.',
  'unknown.language': 'There is no language {name}; choose one of {languages}.',
  'unknown.option': 'This command has no option {name}; --help lists those that it has.',
  'option.needsValue': 'The option {name} needs a value.',
  'option.takesNone': 'The option {name} takes no value.',
  'unknown.format': 'There is no format {name}; choose one of {formats}.',
  'ask.nobody': 'There is nobody to answer here. Give the answer as an option; --help lists them.',
  dry: 'A dry run: nothing was written and nothing was spent.',
  'project.none': 'There is no folder {path}.',
  'server.unknown': 'Name the server once: regelwerk login --server https://…',
  'server.named':
    'REGELWERK_TOKEN is not sent to {origin}, which only this project names. Set REGELWERK_SERVER to the server that it belongs to.',
  'server.address': '{address} is not the https address of a server.',
  'server.unreachable': '{origin} could not be reached. Nothing was changed; try again later.',
  'server.refused': '{message}',
  'refused.noTokens': 'You have no tokens left. You can buy some on the website.',
  'refused.token': 'This machine is no longer connected with your account. Run regelwerk login.',
  'refused.scope': 'This access token may not do that: {message}',
  'refused.dailyLimit': 'This access token has spent its tokens for today. The website shows and changes the limit.',
  'refused.freeUsed': 'Your plan’s twenty free refreshes of the last 24 hours are used up. Try again tomorrow.',
  'refused.rate': 'Too many requests. Please try again in a few minutes.',
  'refused.expired': 'This rule is no longer kept on the server. Saved rules stay.',
  'refused.notFound': 'There is no such rule in your account.',
  'refused.consent': 'The next token needs your declaration. Run the command again.',
  'login.needed': 'Connect this machine with your account first: regelwerk login --server {origin}',
  'login.open': 'Open {address} and enter the code {code}\n(or open {whole})\nWaiting for your approval …',
  'login.done': 'Connected with {origin} as “{name}”, until {day}.',
  'login.denied': 'The request was declined in the browser.',
  'login.expired': 'The code has expired. Run regelwerk login again.',
  'login.dry': 'Would ask {origin} for a code and keep the token in {path}.',
  'logout.none': 'This machine is not connected.',
  'logout.done':
    'The token for {origin} was removed from this machine. On {origin}/account you can revoke it everywhere.',
  'logout.dry': 'Would remove the token for {origin} from this machine.',
  'spend.cost': 'This rule costs 1 token; you have {balance}.',
  'spend.free': 'With your plan this costs nothing.',
  'spend.ask': 'Generate it now? (y/n)',
  'spend.declare': 'Type “yes” if you declare this:',
  'spend.declareHere':
    'The next token comes from a package that you can still withdraw from. This needs your declaration, which no option replaces: run the command in a terminal, or generate the rule on {origin}.',
  'spend.yesNeeded': 'Nothing is spent without a yes: add --yes, or run the command in a terminal.',
  'spend.none': 'You have no tokens left. You can buy some on {origin}.',
  'spend.again': 'This rule was made before from the same answers, so it costs nothing.',
  'spend.done': 'The rule is made. Tokens left: {balance}.',
  'tool.unknown': '{name} is not known. Tools that read files of a project: {tools}.',
  'tool.ask': 'Which tool is the rule for? (number or name; several with commas)',
  'tool.none': 'Name the tool that the rule is for, for example --tool "Claude Code".',
  'keep.unknown': '--keep takes mine or new, not {side}.',
  'init.conventions': 'What the code does nearly everywhere:',
  'init.again': 'This project has a rule already. Another one takes its place; what you changed in its files stays.',
  'init.copied': 'The questions are on the clipboard. Paste them into your assistant, opened in this project.',
  'init.notCopied': 'No clipboard program was found here, so the questions were printed instead.',
  'init.noAnswers':
    'Without answers from an assistant, the rule says only what files and code show. regelwerk init --questions prints what to ask; --answers takes the reply.',
  'save.ask': 'Save it in your account, under which name? (Enter: do not save it)',
  'save.done': 'Saved in your account as “{name}”.',
  'init.keep':
    'The server keeps it for 30 days. Save it on {address} to keep it for good, and to refresh it free of charge with a plan.',
  'init.noFile': 'There is no file {path}.',
  'init.lines': 'What the project says to each line:',
  'init.taken':
    'Lines that go into the rule: {taken}. Left out because nothing proves them: {open}; --with-unproven takes these too.',
  'init.made': 'The rule is for {tools}, about {frameworks}, size {size}.',
  'init.sent': 'Would send {count} characters about the project, shown above.',
  'init.noStack':
    'No known language or framework was found here. Name them, for example --type Backend --frameworks Express.',
  'init.answer': 'This answer is not valid: {problem}',
  'kept.broken': '{path} cannot be read. Restore it from git, or remove it and run regelwerk pull.',
  'kept.none': 'This project has no rule yet. Run regelwerk init or regelwerk pull.',
  'refresh.noProject':
    'This rule was made without a project, so there is nothing in it to compare. Run regelwerk init.',
  'project.other': 'This does not look like the project of the rule: most of what the rule names is not here.',
  'refresh.nothing': 'Everything that the rule took from the project still holds. Nothing to refresh.',
  'refresh.stale': 'What a refresh changes:',
  'refresh.sameText':
    'The project has changed, and the text of the rule stays the same: there is nothing to refresh, and nothing is spent.',
  'refresh.drops': 'line dropped: {text}',
  'refresh.rewords': 'line reworded: {text}',
  'refresh.version': 'no longer {name} {before}',
  'refresh.adds': 'new lines: {count}',
  'pull.old': 'This rule is too old to be pulled. Generate it again on the website.',
  'pull.none': 'You have no rules yet. Run regelwerk init, or make one on {origin}.',
  'pull.which': 'Name one of your rules: regelwerk pull ID{rules}',
  'pull.ask': 'Which rule?',
  'pull.noSuch': 'There is no rule with that number.',
  'deliver.noFiles': 'Not a tool that reads files of a project: {tools}. The texts to paste are on {origin}.',
  'deliver.open':
    'Your files were left as they are. Decide, then run regelwerk pull with --keep mine or --keep new; that costs nothing.',
  'deliver.written': 'Written. regelwerk undo restores what was there.',
  'deliver.kept': 'The files are as they should be. The folder .regelwerk now names this rule and its tools.',
  'deliver.nothing': 'Nothing to write: the files are as they should be.',
  'delivery.refused': 'The server sent more files, or larger ones, than a rule has. Nothing was written.',
  'path.refused': 'The path {path} is not allowed for a file of a rule. Nothing was written.',
  'path.link': '{path} is a link, or a folder in place of a file. Nothing is written through it.',
  'file.notUtf8': '{path} is not in UTF-8, so nothing was written. Save it as UTF-8 and try again.',
  'file.new': 'new       {path}',
  'file.same': 'same      {path}',
  'file.updated': 'updated   {path}',
  'file.merged': 'merged    {path} (your changes stay)',
  'file.added-below': 'added     {path} (below your text)',
  'file.leftOut': '(lines left out because yours already say it: {count})',
  'file.refuted': '{path}: the project refutes these lines of yours. They stay; --drop-refuted takes them out.',
  'file.refutedDropped': '{path}: the project refutes these lines of yours. Those marked with - are taken out.',
  'file.deleted': 'left out  {path} (you deleted it)',
  'file.conflict': 'conflict  {path}: you and the rule changed the same lines',
  'file.foreign': 'conflict  {path}: this file is yours, and nothing can be added to it',
  'file.mineSide': 'yours',
  'file.newSide': 'the rule',
  'file.dropped': 'removed   {path} (the rule no longer has it)',
  'file.droppedKept': 'kept      {path} (the rule no longer has it; you changed it)',
  'undo.nothing': 'There is nothing to undo.',
  'undo.changed': 'Changed since: {paths}. Nothing was restored; --force restores them all the same.',
  'undo.removed': 'removed   {path}',
  'undo.restored': 'restored  {path}',
  'git.none': 'git was not found on this machine.',
  'git.failed': '{command} failed: {problem}',
  'propose.dirty':
    'This folder has changes that are not committed. They would become part of the proposed change, so nothing was done.',
  'propose.open':
    'A refresh is proposed already, on the branch {branch}. Merge it or delete the branch; until then nothing is spent.',
  'propose.title': 'Refresh the rules for AI tools',
  'propose.body': 'No longer true in the rules:',
  'propose.pushed': 'Pushed to {branch}.',
  'propose.notOpened':
    'The branch {branch} was pushed, but gh could not open a pull request for it. Does the job have the permission pull-requests: write?',
  'stale.gone': 'no longer there',
  'stale.now': 'now {what}',
  'stale.dropped': 'the code no longer does so nearly everywhere',
  'note.notSaved':
    'Only a rule that is saved in your account takes a note. Save it on the website, then run regelwerk pull with its id.',
  'note.done':
    'Noted on your saved rule: versions {version}, commands {command}, generated files {generated}, conventions {convention}, lines {claim}.',
  'note.dry':
    'Would note on your saved rule: versions {version}, commands {command}, generated files {generated}, conventions {convention}, lines {claim}.',
  'check.fine': 'Nothing found.',
  'check.noRule': 'This project has no rule of regelwerk; its rules files were checked alone.',
  'check.noFiles': 'There are no rules files here, such as AGENTS.md or CLAUDE.md. regelwerk init makes a rule.',
  'check.missing': 'This file of the rule is missing. regelwerk pull writes it again.',
  'check.changed': 'Changed by hand; a refresh keeps that.',
  'check.stale': 'No longer true. {text}. regelwerk refresh brings the rule up to date.',
  'explain.none': 'No known tool loads a rules file here.',
  'explain.noneOf': '{tool} loads no rules file here.',
  'explain.source': 'by {source}, read on {day}',
  'explain.cut': 'cut after {limit} characters',
  'explain.characters': '{count} characters',
} as const;

const de: Readonly<Record<keyof typeof en, string>> = {
  'help.lead': `regelwerk – Regeln für KI-Werkzeuge, die dein Projekt kennen

Aufruf: regelwerk <Befehl> [Optionen]`,
  'help.common': `Bei jedem Befehl:
  --project ORDNER   der Ordner des Projekts (Vorgabe: hier)
  --language en|de   die Sprache der Ausgabe (Vorgabe: die des Systems)
  --dry-run          nur zeigen, was passieren würde; nichts schreiben, keinen Token verbrauchen
  --json             das Ergebnis als JSON
  --help             die Optionen eines Befehls

Rückgabewerte: 0 in Ordnung, 1 etwas gefunden oder zu entscheiden, 2 falsch aufgerufen oder nicht möglich.
Ohne ein Ja wird kein Token verbraucht.`,
  'about.init': 'Projekt lesen, Aussagen darüber belegen, für einen Token seine Regel erzeugen',
  'about.check': 'Regel und Regeldateien mit dem Projekt vergleichen; kostenlos, ohne Konto',
  'about.explain': 'zeigen, was ein Werkzeug hier an Regeldateien lädt; kostenlos, ohne Konto',
  'about.refresh': 'Regel auf den neuesten Stand bringen; deine Änderungen bleiben',
  'about.pull': 'eine deiner Regeln ins Projekt schreiben, für jedes Werkzeug; kostenlos',
  'about.undo': 'Dateien wiederherstellen, wie sie vor dem letzten schreibenden Befehl waren',
  'about.mcp': 'dieses Projekt und deine Regeln einem Assistenten über MCP geben',
  'about.login': 'diesen Rechner mit deinem Konto verbinden',
  'about.logout': 'das Konto auf diesem Rechner vergessen',
  'help.init': `Aufruf: regelwerk init --tool "Claude Code" [Optionen]

Liest das Projekt auf diesem Rechner, zeigt, was gefunden wurde, belegt Aussagen darüber und erzeugt die Regel. Gesendet wird nur, was
gezeigt wird: Versionen, Befehle, Zählungen und die Zeilen, die du angibst. Keine Datei verlässt diesen Rechner. --dry-run --json gibt es
Wort für Wort aus.

  --questions        Fragen an deinen Assistenten zum Projekt ausgeben, sonst nichts
  --copy             dasselbe in die Zwischenablage
  --answers DATEI    was dein Assistent geschrieben hat, oder eine Regeldatei wie CLAUDE.md; - liest die Standardeingabe
  --with-unproven    auch Zeilen übernehmen, die nichts im Projekt belegt
  --drop-refuted     Zeilen, die das Projekt widerlegt, aus deinen eigenen Regeldateien nehmen; sonst bleiben sie und werden genannt
  --tool NAME        für welches Werkzeug; mehrfach möglich
  --type, --frameworks, --behavior, --size, --notes
                     die Antworten des Assistenten auf der Website, wo das Projekt sie nicht zeigt oder du andere willst
  --rule-language    en oder de (Vorgabe: die Sprache des Terminals)
  --server URL       der Server (Vorgabe: der der Anmeldung oder REGELWERK_SERVER)
  --save NAME        die Regel im Konto speichern, um sie zu behalten und mit einem Tarif kostenlos aufzufrischen
  --yes              einen Token ohne Nachfrage verbrauchen
  --keep mine|new    welche Seite bleibt, wo du und die Regel dieselben Zeilen geändert haben: deine (mine) oder die neue (new)`,
  'help.check': `Aufruf: regelwerk check [--format text|json|sarif|github] [--note]

Sagt, was von der Regel nicht mehr zum Projekt passt und was an seinen Regeldateien nicht stimmt. Braucht weder Konto noch Netz.
Endet mit 1, wenn es einen Fehler oder eine Warnung gibt.

  --note             an deiner gespeicherten Regel vermerken, wie viele Angaben nicht mehr stimmen: fünf Zahlen, sonst nichts; die
                     Website und die monatliche Mail sagen es dann`,
  'help.explain': `Aufruf: regelwerk explain [Werkzeug]

Zeigt, welche Regeldateien ein Werkzeug hier lädt, in welcher Reihenfolge, und welche verdeckt oder abgeschnitten werden. Ohne Werkzeug:
für jedes, das eine davon liest.`,
  'help.refresh': `Aufruf: regelwerk refresh [--yes] [--keep mine|new] [--propose] [--server URL]

Sucht, was in der Regel nicht mehr stimmt, erzeugt sie neu (ein Token, falls sich etwas geändert hat) und
führt sie mit den Dateien zusammen. Was du von Hand geändert hast, bleibt.

  --propose          für Jobs: die Änderung in den Branch regelwerk/refresh pushen und als Pull oder Merge Request öffnen; tut nichts,
                     solange es diesen Branch gibt`,
  'help.pull': `Aufruf: regelwerk pull [ID] [--tool NAME] [--keep mine|new] [--server URL]

Schreibt eine deiner Regeln ins Projekt: die mit dieser ID, die des Projekts oder eine, die du auswählst. Mit --tool kommt dieses
Werkzeug kostenlos dazu.`,
  'help.undo': `Aufruf: regelwerk undo [--force]

Stellt die Dateien wieder her, wie sie vor dem letzten schreibenden Befehl waren. --force auch die, die seitdem geändert wurden.`,
  'help.mcp': `Aufruf: regelwerk mcp [--project ORDNER] [--server URL]

Gibt einem Assistenten die Werkzeuge von Regelwerk, über Standardein- und -ausgabe. Liest das Projekt auf diesem Rechner, fragt danach
und belegt Aussagen darüber; erzeugt, zeigt und liefert deine Regeln. Verbinde diesen Rechner zuerst: regelwerk login.`,
  'help.login': `Aufruf: regelwerk login [--server URL]

Zeigt einen Code und eine Adresse. Öffne sie in einem Browser, in dem du angemeldet bist, vergleiche den Code und stimme zu.`,
  'help.logout': `Aufruf: regelwerk logout [--server URL]

Vergisst das Zugriffstoken eines Servers auf diesem Rechner.`,
  'unknown.command': 'Den Befehl {name} gibt es nicht.',
  'unknown.word': 'Dieser Befehl kennt kein {word}.',
  'unknown.language': 'Die Sprache {name} gibt es nicht; wähle eine von {languages}.',
  'unknown.option': 'Dieser Befehl hat keine Option {name}; --help zählt seine auf.',
  'option.needsValue': 'Die Option {name} braucht einen Wert.',
  'option.takesNone': 'Die Option {name} nimmt keinen Wert.',
  'unknown.format': 'Das Format {name} gibt es nicht; wähle eines von {formats}.',
  'ask.nobody': 'Hier kann niemand antworten. Gib die Angabe als Option an; --help zählt sie auf.',
  dry: 'Ein Probelauf: Es wurde nichts geschrieben und nichts verbraucht.',
  'project.none': 'Den Ordner {path} gibt es nicht.',
  'server.unknown': 'Nenne den Server einmal: regelwerk login --server https://…',
  'server.named':
    'REGELWERK_TOKEN wird nicht an {origin} gesendet, das nur dieses Projekt nennt. Setze REGELWERK_SERVER auf den Server, zu dem es gehört.',
  'server.address': '{address} ist keine https-Adresse eines Servers.',
  'server.unreachable': '{origin} ist nicht erreichbar. Es wurde nichts geändert; versuch es später noch einmal.',
  'server.refused': 'Der Server lehnt ab: {message}',
  'refused.noTokens': 'Du hast keine Tokens mehr. Auf der Website kannst du welche kaufen.',
  'refused.token': 'Dieser Rechner ist nicht mehr mit deinem Konto verbunden. Rufe regelwerk login auf.',
  'refused.scope': 'Dieses Zugriffstoken darf das nicht: {message}',
  'refused.dailyLimit':
    'Dieses Zugriffstoken hat seine Tokens für heute verbraucht. Auf der Website steht die Grenze und lässt sich ändern.',
  'refused.freeUsed':
    'Die zwanzig kostenlosen Auffrischungen für 24 Stunden sind verbraucht. Versuche es morgen noch einmal.',
  'refused.rate': 'Zu viele Anfragen. Versuch es in ein paar Minuten noch einmal.',
  'refused.expired': 'Diese Regel liegt nicht mehr auf dem Server. Gespeicherte Regeln bleiben.',
  'refused.notFound': 'Diese Regel gibt es in deinem Konto nicht.',
  'refused.consent': 'Der nächste Token braucht deine Erklärung. Rufe den Befehl noch einmal auf.',
  'login.needed': 'Verbinde diesen Rechner zuerst mit deinem Konto: regelwerk login --server {origin}',
  'login.open': 'Öffne {address} und gib den Code {code} ein\n(oder öffne {whole})\nWarte auf deine Zustimmung …',
  'login.done': 'Mit {origin} verbunden als „{name}“, bis {day}.',
  'login.denied': 'Die Anfrage wurde im Browser abgelehnt.',
  'login.expired': 'Der Code ist abgelaufen. Rufe regelwerk login noch einmal auf.',
  'login.dry': 'Würde {origin} um einen Code bitten und das Zugriffstoken in {path} ablegen.',
  'logout.none': 'Dieser Rechner ist nicht verbunden.',
  'logout.done':
    'Das Zugriffstoken für {origin} liegt nicht mehr auf diesem Rechner. Unter {origin}/account kannst du es überall widerrufen.',
  'logout.dry': 'Würde das Zugriffstoken für {origin} von diesem Rechner entfernen.',
  'spend.cost': 'Diese Regel kostet 1 Token; du hast {balance}.',
  'spend.free': 'Mit deinem Tarif kostet das nichts.',
  'spend.ask': 'Jetzt erzeugen? (j/n)',
  'spend.declare': 'Tippe „ja“, wenn du das erklärst:',
  'spend.declareHere':
    'Der nächste Token stammt aus einem Paket, das du noch widerrufen kannst. Dafür braucht es deine Erklärung, die keine Option ersetzt: Rufe den Befehl in einem Terminal auf, oder erzeuge die Regel auf {origin}.',
  'spend.yesNeeded':
    'Ohne ein Ja wird kein Token verbraucht: Ergänze --yes, oder rufe den Befehl in einem Terminal auf.',
  'spend.none': 'Du hast keine Tokens mehr. Auf {origin} kannst du welche kaufen.',
  'spend.again': 'Diese Regel wurde aus denselben Angaben schon erzeugt, deshalb kostet sie nichts.',
  'spend.done': 'Die Regel ist erzeugt. Übrige Tokens: {balance}.',
  'tool.unknown': '{name} ist nicht bekannt. Werkzeuge, die Dateien eines Projekts lesen: {tools}.',
  'tool.ask': 'Für welches Werkzeug ist die Regel? (Nummer oder Name; mehrere mit Komma)',
  'tool.none': 'Nenne das Werkzeug, für das die Regel ist, zum Beispiel --tool "Claude Code".',
  'keep.unknown': '--keep nimmt mine oder new, nicht {side}.',
  'init.conventions': 'Was der Code fast überall so macht:',
  'init.again':
    'Dieses Projekt hat schon eine Regel. Die neue ersetzt sie; was du in ihren Dateien geändert hast, bleibt.',
  'init.copied':
    'Die Fragen liegen in der Zwischenablage. Füge sie in deinen Assistenten ein, geöffnet in diesem Projekt.',
  'init.notCopied': 'Hier gibt es kein Programm für die Zwischenablage; deshalb wurden die Fragen ausgegeben.',
  'init.noAnswers':
    'Ohne Antworten eines Assistenten sagt die Regel, was Dateien und Code zeigen. regelwerk init --questions gibt die Fragen aus; --answers nimmt die Antwort.',
  'save.ask': 'Im Konto speichern, unter welchem Namen? (Eingabetaste: nicht speichern)',
  'save.done': 'Im Konto gespeichert als „{name}“.',
  'init.keep':
    'Auf dem Server liegt sie 30 Tage. Speichere sie unter {address}, um sie zu behalten und mit einem Tarif kostenlos aufzufrischen.',
  'init.noFile': 'Die Datei {path} gibt es nicht.',
  'init.lines': 'Was das Projekt zu jeder Zeile sagt:',
  'init.taken':
    'Zeilen, die in die Regel kommen: {taken}. Ohne Beleg weggelassen: {open}; --with-unproven nimmt auch diese.',
  'init.made': 'Die Regel ist für {tools}, über {frameworks}, Größe {size}.',
  'init.sent': 'Würde {count} Zeichen über das Projekt senden, wie oben gezeigt.',
  'init.noStack':
    'Nichts hier zeigt eine bekannte Sprache oder ein bekanntes Framework. Nenne sie, zum Beispiel --type Backend --frameworks Express.',
  'init.answer': 'Diese Angabe ist ungültig: {problem}',
  'kept.broken': '{path} ist nicht lesbar. Hole die Datei aus git zurück, oder lösche sie und rufe regelwerk pull auf.',
  'kept.none': 'Dieses Projekt hat noch keine Regel. Rufe regelwerk init oder regelwerk pull auf.',
  'refresh.noProject':
    'Diese Regel wurde ohne Projekt erzeugt; es gibt darin nichts zu vergleichen. Rufe regelwerk init auf.',
  'project.other': 'Das sieht nicht nach dem Projekt der Regel aus: Das meiste, was sie nennt, gibt es hier nicht.',
  'refresh.nothing': 'Alles, was die Regel vom Projekt weiß, stimmt noch. Es gibt nichts aufzufrischen.',
  'refresh.stale': 'Was ein Auffrischen ändert:',
  'refresh.sameText':
    'Das Projekt hat sich geändert, der Text der Regel bleibt gleich: Es gibt nichts aufzufrischen, und es wird nichts verbraucht.',
  'refresh.drops': 'Zeile entfällt: {text}',
  'refresh.rewords': 'Zeile wird umformuliert: {text}',
  'refresh.version': 'nicht mehr {name} {before}',
  'refresh.adds': 'neue Zeilen: {count}',
  'pull.old': 'Diese Regel ist zu alt, um geholt zu werden. Erzeuge sie auf der Website neu.',
  'pull.none': 'Du hast noch keine Regeln. Rufe regelwerk init auf, oder erzeuge eine auf {origin}.',
  'pull.which': 'Nenne eine deiner Regeln: regelwerk pull ID{rules}',
  'pull.ask': 'Welche Regel?',
  'pull.noSuch': 'Eine Regel mit dieser Nummer gibt es nicht.',
  'deliver.noFiles':
    'Kein Werkzeug, das Dateien eines Projekts liest: {tools}. Die Texte zum Einfügen stehen auf {origin}.',
  'deliver.open':
    'Deine Dateien blieben, wie sie sind. Entscheide dich und rufe regelwerk pull mit --keep mine oder --keep new auf; das kostet nichts.',
  'deliver.written': 'Geschrieben. regelwerk undo stellt den Stand davor wieder her.',
  'deliver.kept':
    'Die Dateien sind, wie sie sein sollen. Im Ordner .regelwerk stehen jetzt diese Regel und ihre Werkzeuge.',
  'deliver.nothing': 'Nichts zu schreiben: Die Dateien sind, wie sie sein sollen.',
  'delivery.refused':
    'Der Server hat mehr oder größere Dateien geschickt, als eine Regel hat. Es wurde nichts geschrieben.',
  'path.refused': 'Der Pfad {path} ist für eine Datei einer Regel nicht erlaubt. Es wurde nichts geschrieben.',
  'path.link': '{path} ist ein Link oder ein Ordner, wo eine Datei hingehört. Darüber wird nichts geschrieben.',
  'file.notUtf8':
    '{path} ist nicht in UTF-8, deshalb wurde nichts geschrieben. Speichere die Datei als UTF-8 und versuche es noch einmal.',
  'file.new': 'neu       {path}',
  'file.same': 'gleich    {path}',
  'file.updated': 'erneuert  {path}',
  'file.merged': 'vereint   {path} (deine Änderungen bleiben)',
  'file.added-below': 'ergänzt   {path} (unter deinem Text)',
  'file.leftOut': '(weggelassen, weil deine Zeilen es schon sagen: {count})',
  'file.refuted': '{path}: Das Projekt widerlegt diese Zeilen von dir. Sie bleiben; --drop-refuted nimmt sie heraus.',
  'file.refutedDropped': '{path}: Das Projekt widerlegt diese Zeilen von dir. Die mit - kommen heraus.',
  'file.deleted': 'fehlt     {path} (du hast die Datei gelöscht)',
  'file.conflict': 'Konflikt  {path}: du und die Regel haben dieselben Zeilen geändert',
  'file.foreign': 'Konflikt  {path}: diese Datei ist deine, und es lässt sich nichts anfügen',
  'file.mineSide': 'deine',
  'file.newSide': 'die Regel',
  'file.dropped': 'entfernt  {path} (die Regel hat sie nicht mehr)',
  'file.droppedKept': 'bleibt    {path} (die Regel hat sie nicht mehr; du hast sie geändert)',
  'undo.nothing': 'Es gibt nichts rückgängig zu machen.',
  'undo.changed': 'Seitdem geändert: {paths}. Es wurde nichts wiederhergestellt; --force tut es trotzdem.',
  'undo.removed': 'entfernt          {path}',
  'undo.restored': 'wiederhergestellt {path}',
  'git.none': 'git ist auf diesem Rechner nicht zu finden.',
  'git.failed': '{command} ist gescheitert: {problem}',
  'propose.dirty':
    'In diesem Ordner gibt es Änderungen, die nicht committet sind. Sie kämen mit in den Vorschlag; deshalb wurde nichts getan.',
  'propose.open':
    'Es gibt schon einen Vorschlag, im Branch {branch}. Übernimm ihn oder lösche den Branch; bis dahin wird nichts verbraucht.',
  'propose.title': 'Regeln für KI-Werkzeuge auffrischen',
  'propose.body': 'Was in den Regeln nicht mehr stimmt:',
  'propose.pushed': 'In den Branch {branch} gepusht.',
  'propose.notOpened':
    'Der Branch {branch} ist gepusht, aber gh konnte keinen Pull Request dafür öffnen. Hat der Job das Recht pull-requests: write?',
  'stale.gone': 'nicht mehr vorhanden',
  'stale.now': 'jetzt {what}',
  'stale.dropped': 'der Code hält sich nicht mehr fast überall daran',
  'note.notSaved':
    'Vermerken lässt sich das nur an einer gespeicherten Regel. Speichere sie auf der Website und rufe dann regelwerk pull mit ihrer ID auf.',
  'note.done':
    'An deiner gespeicherten Regel vermerkt: Versionen {version}, Befehle {command}, erzeugte Dateien {generated}, Konventionen {convention}, Zeilen {claim}.',
  'note.dry':
    'Würde an deiner gespeicherten Regel vermerken: Versionen {version}, Befehle {command}, erzeugte Dateien {generated}, Konventionen {convention}, Zeilen {claim}.',
  'check.fine': 'Nichts gefunden.',
  'check.noRule': 'Dieses Projekt hat keine Regel von regelwerk; geprüft wurden nur seine Regeldateien.',
  'check.noFiles': 'Hier gibt es keine Regeldateien wie AGENTS.md oder CLAUDE.md. regelwerk init erzeugt eine Regel.',
  'check.missing': 'Diese Datei der Regel fehlt. regelwerk pull schreibt sie neu.',
  'check.changed': 'Von Hand geändert; das bleibt beim Auffrischen.',
  'check.stale': 'Stimmt nicht mehr. {text}. regelwerk refresh bringt die Regel auf den neuesten Stand.',
  'explain.none': 'Kein bekanntes Werkzeug lädt hier eine Regeldatei.',
  'explain.noneOf': '{tool} lädt hier keine Regeldatei.',
  'explain.source': 'nach {source}, gelesen am {day}',
  'explain.cut': 'abgeschnitten nach {limit} Zeichen',
  'explain.characters': '{count} Zeichen',
};

/** Every sentence of the command line. */
export const copy = { en, de } as const;
