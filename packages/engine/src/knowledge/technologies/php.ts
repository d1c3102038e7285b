import { checks, runsOne, writes } from '../../command.ts';
import { must, never, should } from '../../directive.ts';
import { probe } from '../../probe.ts';
import type { Technology } from '../../technology.ts';
import { readIn, reportedOn } from '../evidence.ts';

const seen = readIn('PHP 8.4 manual', '2026-11-21');
const reported = reportedOn('2026-11-27');
const scope = ['**/*.php'];

/** The knowledge of PHP: version range, files, commands, probe and directives. */
export const php: Technology = {
  name: 'PHP',
  side: 'backend',
  role: 'runtime',
  runsOn: 'php',
  packages: ['php:php'],
  runtime: 'php',
  version: '8.4+',
  files: ['**/*.php', '**/*.phtml', '**/composer.json', '**/phpstan.neon*'],
  pages: ['**/*.php'],
  about: { en: 'PHP code and Composer packages', de: 'PHP-Code und Composer-Pakete' },
  commands: [
    checks(
      'PHP: the scripts of composer.json that only report, often `composer run lint`, `composer run analyse` and `composer run test` (read them first: a `lint` that rewrites files is no check, its twin `test:lint` is); without them `vendor/bin/phpstan analyse` and `vendor/bin/phpunit` where installed',
      'PHP: die Skripte der composer.json, die nur melden, oft `composer run lint`, `composer run analyse` und `composer run test` (lies sie vorher: Ein `lint`, das Dateien ändert, ist keine Prüfung, sein Gegenstück `test:lint` schon); ohne sie `vendor/bin/phpstan analyse` und `vendor/bin/phpunit`, wenn installiert',
    ),
    runsOne('One test: `vendor/bin/phpunit --filter NAME`', 'Ein Test: `vendor/bin/phpunit --filter NAME`'),
    writes(
      'Format what you changed: `vendor/bin/php-cs-fixer fix FILE` where configured',
      'Formatiere, was du geändert hast: `vendor/bin/php-cs-fixer fix FILE`, wenn konfiguriert',
    ),
  ],
  probe: probe(
    [
      'Find a user by the e-mail address from the form.',
      'It prepares the statement and binds the value, in a file with strict_types.',
    ],
    [
      'Finde eine Person über die E-Mail-Adresse aus dem Formular.',
      'Das Modell bereitet die Anweisung vor und bindet den Wert, in einer Datei mit strict_types.',
    ],
  ),
  directives: [
    should('php.strict-types', 'decision', 92, {
      known: 'model',
      text: [
        'Begin every new file with `declare(strict_types=1);` and type the parameters, return values and properties you add, unless a parent class declares them without a type.',
        'Beginne jede neue Datei mit `declare(strict_types=1);` und typisiere neue Parameter, Rückgabewerte und Eigenschaften, außer die Elternklasse deklariert sie ohne Typ.',
      ],
      why: [
        'Without the declaration `"12"` and `true` are silently converted to an integer.',
        'Ohne die Deklaration werden `"12"` und `true` stillschweigend in eine ganze Zahl umgewandelt.',
      ],
      evidence: seen(
        'https://www.php.net/manual/en/language.types.declarations.php#language.types.declarations.strict',
      ),
      scope,
    }),
    must('php.prepared', 'security', 94, {
      known: 'model',
      conflicts: ['pair.laravel-php'],
      text: [
        'Send SQL through PDO prepared statements with `ERRMODE_EXCEPTION` and emulation off.',
        'Führe SQL über Prepared Statements von PDO aus, mit `ERRMODE_EXCEPTION` und abgeschalteter Emulation.',
      ],
      why: [
        'With real prepared statements the values never reach the SQL parser.',
        'Bei echten Prepared Statements erreichen die Werte den SQL-Parser nie.',
      ],
      evidence: seen('https://www.php.net/manual/en/pdo.prepared-statements.php'),
      scope,
      example: {
        language: 'php',
        bad: '$rows = $pdo->query("select * from users where email = \'$email\'");',
        good: "$statement = $pdo->prepare('select * from users where email = ?');\n$statement->execute([$email]);",
      },
    }),
    should('php.enums-readonly', 'decision', 84, {
      known: 'model',
      text: [
        'Use backed enums for fixed choices and `readonly` classes for values; constructor promotion replaces boilerplate.',
        'Nutze Backed Enums für feste Auswahlen und `readonly`-Klassen für Werte; Constructor Promotion spart Schreibarbeit.',
      ],
      why: [
        'An enum allows no unlisted value, and a readonly object cannot change later.',
        'Ein Enum erlaubt keinen weiteren Wert, und ein Readonly-Objekt ändert sich später nicht.',
      ],
      since: '8.2',
      evidence: seen('https://www.php.net/manual/en/language.enumerations.backed.php'),
      scope,
    }),
    should('php.property-hooks', 'decision', 74, {
      text: [
        'Prefer property hooks and asymmetric visibility (`public private(set)`) over getter and setter pairs.',
        'Verwende Property Hooks und asymmetrische Sichtbarkeit (`public private(set)`) statt Getter-Setter-Paaren.',
      ],
      why: [
        'Callers still use a plain property, and its rule is written next to it.',
        'Für Aufrufer bleibt es eine Eigenschaft, und die Regel steht direkt daran.',
      ],
      since: '8.4',
      evidence: seen('https://www.php.net/manual/en/language.oop5.property-hooks.php'),
      scope,
    }),
    must('php.passwords', 'security', 90, {
      known: 'model',
      text: [
        'Hash with `password_hash` and check with `password_verify`; compare tokens with `hash_equals`.',
        'Hashe mit `password_hash` und prüfe mit `password_verify`; vergleiche Tokens mit `hash_equals`.',
      ],
      why: [
        'Fast hashes can be guessed, and the time of a plain comparison reveals how much matched.',
        'Schnelle Hashes lassen sich erraten, und die Dauer eines einfachen Vergleichs verrät, wie viel übereinstimmt.',
      ],
      evidence: seen('https://www.php.net/manual/en/function.password-hash.php'),
      scope,
    }),
    never('php.echo-input', 'security', 88, {
      known: 'model',
      text: ['print a value into HTML unescaped.', 'einen Wert ohne Escaping in HTML ausgeben.'],
      instead: [
        'escape where it is printed, with the template engine or `htmlspecialchars($value, ENT_QUOTES)`.',
        'bei der Ausgabe escapen, mit der Template-Engine oder `htmlspecialchars($value, ENT_QUOTES)`.',
      ],
      why: [
        'One unescaped name can be a script in every visitor’s browser.',
        'Ein Name ohne Escaping kann in jedem Browser als Skript laufen.',
      ],
      evidence: seen('https://www.php.net/manual/en/function.htmlspecialchars.php'),
      scope,
    }),
    should('php.nullable-implicit', 'foot-gun', 76, {
      known: 'model',
      text: [
        'Write `?Type $value = null`: implicitly nullable parameters are deprecated.',
        'Schreibe `?Type $value = null`: Implizit nullbare Parameter sind abgekündigt.',
      ],
      why: [
        'Compiling the file raises the deprecation, and the next major version is announced to refuse it.',
        'Schon das Kompilieren der Datei meldet die Abkündigung, und die nächste Hauptversion soll sie nicht mehr zulassen.',
      ],
      since: '8.4',
      evidence: seen('https://www.php.net/manual/en/migration84.deprecated.php'),
      scope,
    }),
    should('php.autoload', 'decision', 62, {
      known: 'model',
      text: [
        'Autoload by PSR-4 through Composer and format by PER Coding Style; do not `require` your own classes.',
        'Lade Klassen per PSR-4 über Composer und formatiere nach PER Coding Style; lade eigene Klassen nicht mit `require`.',
      ],
      why: [
        'One convention finds every class; manual includes depend on order.',
        'Eine Konvention findet jede Klasse; Includes von Hand hängen von der Reihenfolge ab.',
      ],
      evidence: seen('https://www.php-fig.org/psr/psr-4/'),
      scope,
    }),
    should('php.comparison', 'foot-gun', 76, {
      known: 'model',
      text: [
        'Compare with `===`, search with `in_array($x, $list, true)`, and branch with `match`.',
        'Vergleiche mit `===`, suche mit `in_array($x, $list, true)` und verzweige mit `match`.',
      ],
      why: [
        'Loose comparison finds `0 == "0.0"` and `null == []` equal; `match` throws an error on a forgotten case.',
        'Der lockere Vergleich hält `0 == "0.0"` und `null == []` für gleich; `match` löst bei einem vergessenen Fall einen Fehler aus.',
      ],
      since: '8',
      evidence: seen('https://www.php.net/manual/en/types.comparisons.php'),
      scope,
      example: {
        language: 'php',
        bad: "switch ($status) { case 0: return 'open'; case 1: return 'done'; }",
        good: "return match ($status) {\n    Status::Open => 'open',\n    Status::Done => 'done',\n};",
      },
    }),
    should('php.url', 'post-cutoff', 78, {
      text: [
        'Parse URLs with `Uri\\WhatWg\\Url`, above all before a redirect or a request to an address from outside; `parse_url` follows no standard.',
        'Parse URLs mit `Uri\\WhatWg\\Url`, vor allem vor einer Weiterleitung oder Anfrage an eine Adresse von außen; `parse_url` folgt keinem Standard.',
      ],
      why: [
        'Where `parse_url` and the browser read different hosts, a check of the host is bypassed.',
        'Lesen `parse_url` und der Browser verschiedene Hosts, ist die Prüfung des Hosts umgangen.',
      ],
      since: '8.5',
      evidence: reported('https://www.php.net/releases/8.5/en.php'),
      scope,
    }),
    should('php.deprecated', 'post-cutoff', 74, {
      text: [
        'Leave out what is deprecated now: the backtick operator, casts such as `(integer)` and `(boolean)`, `null` as array offset, `curl_close()`, `PDO::MYSQL_ATTR_*` (now `Pdo\\Mysql::ATTR_*`).',
        'Lass weg, was jetzt abgekündigt ist: den Backtick-Operator, Casts wie `(integer)` und `(boolean)`, `null` als Array-Schlüssel, `curl_close()`, `PDO::MYSQL_ATTR_*` (jetzt `Pdo\\Mysql::ATTR_*`).',
      ],
      why: [
        'Each of them fills the log with deprecations and is to be removed in the next major version.',
        'Jedes davon füllt das Log mit Abkündigungen und soll mit der nächsten Hauptversion wegfallen.',
      ],
      since: '8.5',
      evidence: reported('https://wiki.php.net/rfc/deprecations_php_8_5'),
      scope,
    }),
    should('php.clone-with', 'post-cutoff', 66, {
      text: [
        "Change a readonly object in a method of its class: `return clone($this, ['status' => $status]);`. Outside the class the call fails, because readonly properties are `protected(set)`.",
        "Ändere ein Readonly-Objekt in einer Methode seiner Klasse: `return clone($this, ['status' => $status]);`. Außerhalb der Klasse scheitert der Aufruf, denn Readonly-Eigenschaften sind `protected(set)`.",
      ],
      why: [
        'A constructor call that lists every property breaks with the next one that is added.',
        'Ein Konstruktoraufruf, der alle Eigenschaften aufzählt, bricht mit der nächsten, die dazukommt.',
      ],
      since: '8.5',
      evidence: reported('https://wiki.php.net/rfc/clone_with_v2'),
      scope,
    }),
    should('php.array-first', 'post-cutoff', 64, {
      text: [
        'Take the first or last value with `array_first()` and `array_last()`; `reset()` and `end()` move the pointer and raise a notice on the result of a call.',
        'Hol den ersten oder letzten Wert mit `array_first()` und `array_last()`; `reset()` und `end()` bewegen den Zeiger und melden beim Ergebnis eines Aufrufs eine Notice.',
      ],
      why: [
        'An empty array answers null instead of false, and nothing in the array changes.',
        'Ein leeres Array ergibt null statt false, und am Array ändert sich nichts.',
      ],
      since: '8.5',
      evidence: reported('https://wiki.php.net/rfc/array_first_last'),
      scope,
    }),
    should('php.pipe', 'post-cutoff', 48, {
      text: [
        'Chain single-argument calls with the pipe operator `|>` where it replaces nested calls.',
        'Verkette Aufrufe mit einem Argument über den Pipe-Operator `|>`, wo er verschachtelte Aufrufe ersetzt.',
      ],
      why: [
        'The calls then stand in the order in which they run.',
        'Die Aufrufe stehen dann in der Reihenfolge, in der sie laufen.',
      ],
      since: '8.5',
      evidence: reported('https://www.php.net/releases/8.5/en.php'),
      scope,
    }),
    should('php.tree', 'decision', 92, {
      slot: 'structure.server',
      text: [
        'Lay the project out as `public/index.php` (the only entry), `src/` (PSR-4, one namespace per area), `templates/`, `config/`, `tests/`, `var/` (ignored by git).',
        'Gliedere das Projekt in `public/index.php` (einziger Einstieg), `src/` (PSR-4, ein Namespace je Bereich), `templates/`, `config/`, `tests/`, `var/` (von Git ignoriert).',
      ],
      why: [
        'Only `public` has to be served, so no source file can be downloaded.',
        'Nur `public` wird ausgeliefert; keine Quelldatei lässt sich herunterladen.',
      ],
      needs: ['new-project'],
    }),
    should('php.array-find', 'decision', 54, {
      text: [
        'Use `array_find`, `array_any` and `array_all` instead of a loop with a flag.',
        'Nutze `array_find`, `array_any` und `array_all` statt einer Schleife mit Flag.',
      ],
      why: [
        'They stop at the first hit and say what is meant.',
        'Sie enden beim ersten Treffer und sagen, was gemeint ist.',
      ],
      since: '8.4',
      evidence: seen('https://www.php.net/manual/en/migration84.new-functions.php'),
      scope,
    }),
    should('php.html-parser', 'foot-gun', 74, {
      text: [
        'Parse HTML with `Dom\\HTMLDocument`; `DOMDocument::loadHTML` does not know HTML 5.',
        'Parse HTML mit `Dom\\HTMLDocument`; `DOMDocument::loadHTML` kennt kein HTML 5.',
      ],
      why: [
        'The old parser moves elements and garbles UTF-8 without an encoding hint.',
        'Der alte Parser verschiebt Elemente und verstümmelt UTF-8 ohne Angabe der Kodierung.',
      ],
      since: '8.4',
      evidence: seen('https://www.php.net/manual/en/migration84.new-classes.php'),
      scope,
    }),
    never('php.unserialize', 'security', 92, {
      known: 'model',
      text: ['call `unserialize()` on anything from outside.', '`unserialize()` auf etwas von außen anwenden.'],
      instead: [
        'exchange data as JSON with `json_decode($text, flags: JSON_THROW_ON_ERROR)` and validate it.',
        'Daten als JSON mit `json_decode($text, flags: JSON_THROW_ON_ERROR)` austauschen und prüfen.',
      ],
      why: [
        'Magic methods of any loaded class run while the data is read.',
        'Beim Lesen laufen magische Methoden beliebiger geladener Klassen.',
      ],
      evidence: seen('https://www.php.net/manual/en/function.unserialize.php'),
      scope,
    }),
    must('php.uploads', 'security', 86, {
      known: 'model',
      text: [
        'Store uploads outside the web root under a new name, check the type by its content with `finfo`, and bound their size.',
        'Lege Uploads außerhalb des Web-Verzeichnisses unter neuem Namen ab, prüfe den Typ am Inhalt mit `finfo` und begrenze die Größe.',
      ],
      why: [
        'A `.php` file under the web root is executed by the next visitor.',
        'Eine `.php`-Datei im Web-Verzeichnis führt der nächste Besucher aus.',
      ],
      evidence: seen('https://www.php.net/manual/en/features.file-upload.php'),
      scope,
    }),
    must('php.session', 'security', 84, {
      known: 'model',
      conflicts: ['pair.laravel-php'],
      text: [
        'Call `session_regenerate_id(true)` at sign-in and set cookies with `httponly`, `secure` and `samesite`.',
        'Rufe bei der Anmeldung `session_regenerate_id(true)` auf und setze Cookies mit `httponly`, `secure` und `samesite`.',
      ],
      why: [
        'Otherwise the attacker who planted the session id before sign-in is signed in too.',
        'Sonst ist auch angemeldet, wer die Session-ID vorher untergeschoben hat.',
      ],
      evidence: seen('https://www.php.net/manual/en/features.session.security.management.php'),
      scope,
    }),
    must('php.csrf', 'security', 80, {
      conflicts: ['pair.laravel-php'],
      text: [
        'Where a session cookie authenticates, check a token or the `Origin` header on every request that changes something.',
        'Läuft die Anmeldung über ein Cookie, prüfe bei jeder Anfrage, die etwas ändert, ein Token oder den `Origin`-Header.',
      ],
      why: [
        'Browsers send the cookie with requests from other sites too.',
        'Das Cookie schicken Browser auch bei Anfragen fremder Seiten mit.',
      ],
      scope,
    }),
    should('php.exceptions', 'foot-gun', 72, {
      text: [
        'Turn warnings into exceptions in one error handler, show no details in production, and catch only what you can handle.',
        'Mache Warnungen in einem Error-Handler zu Exceptions, zeige in Produktion keine Details und fange nur, was du behandeln kannst.',
      ],
      why: [
        'After a warning the program continues with `false` as data; `@` hides even the warning.',
        'Nach einer Warnung läuft das Programm mit `false` als Wert weiter; `@` verdeckt sogar die Warnung.',
      ],
      evidence: seen('https://www.php.net/manual/en/class.errorexception.php'),
      scope,
    }),
    should('php.static-analysis', 'command', 72, {
      text: [
        'Where PHPStan is installed, add nothing to its baseline and no `@phpstan-ignore`; a new configuration starts at level 8 or higher.',
        'Ist PHPStan installiert, füge seiner Baseline nichts hinzu und schreibe kein `@phpstan-ignore`; eine neue Konfiguration beginnt mindestens auf Level 8.',
      ],
      why: [
        'PHPStan finds the wrong array key that no test reaches.',
        'PHPStan findet den falschen Array-Schlüssel, den kein Test erreicht.',
      ],
      evidence: seen('https://phpstan.org/user-guide/rule-levels'),
      scope,
    }),
    must('php.random', 'security', 70, {
      known: 'model',
      text: [
        'Generate tokens with `random_bytes` or `Random\\Randomizer`; `rand`, `uniqid` and `lcg_value` can be guessed.',
        'Erzeuge Tokens mit `random_bytes` oder `Random\\Randomizer`; `rand`, `uniqid` und `lcg_value` lassen sich erraten.',
      ],
      why: [
        'Their state follows from a few outputs or from the clock; the last is deprecated in 8.4.',
        'Ihr Zustand folgt aus wenigen Ausgaben oder der Uhr; das letzte ist in 8.4 abgekündigt.',
      ],
      evidence: seen('https://www.php.net/manual/en/function.random-bytes.php'),
      scope,
    }),
    should('php.timezone', 'foot-gun', 56, {
      known: 'model',
      text: [
        'Work with `DateTimeImmutable` in UTC and format with a named zone.',
        'Arbeite mit `DateTimeImmutable` in UTC und formatiere mit benannter Zone.',
      ],
      why: [
        '`DateTime::modify` changes the object that other code still holds.',
        '`DateTime::modify` ändert das Objekt, mit dem anderer Code noch arbeitet.',
      ],
      evidence: seen('https://www.php.net/manual/en/class.datetimeimmutable.php'),
      scope,
    }),
    must('php.composer-lock', 'security', 66, {
      text: [
        'Install with `composer install` from the lockfile, and run `composer audit --locked` in the pipeline.',
        'Installiere mit `composer install` aus dem Lockfile und lass `composer audit --locked` in der Pipeline laufen.',
      ],
      why: [
        'Without `--locked` and before an install, the audit finds no packages and passes.',
        'Ohne `--locked` und vor der Installation findet die Prüfung keine Pakete und besteht.',
      ],
      evidence: seen('https://getcomposer.org/doc/03-cli.md'),
      scope: ['**/composer.json', '.github/workflows/*'],
    }),
  ],
};
