import { must, never, should } from '../../directive.ts';
import { probe } from '../../probe.ts';
import type { Technology } from '../../technology.ts';
import { confirmedIn } from '../evidence.ts';

const seen = confirmedIn('PHP 8.4 manual', '2026-11-21');
const scope = ['**/*.php'];

export const php: Technology = {
  name: 'PHP',
  side: 'backend',
  role: 'runtime',
  runsOn: 'php',
  version: '8.4+',
  commands: [
    {
      en: 'PHP: `composer validate`, then the `scripts` of composer.json, else `vendor/bin/phpstan analyse` and `vendor/bin/phpunit`',
      de: 'PHP: `composer validate`, dann die `scripts` aus composer.json, sonst `vendor/bin/phpstan analyse` und `vendor/bin/phpunit`',
    },
  ],
  probe: probe(
    [
      'Find a user by the e-mail address from the form.',
      'It prepares the statement and binds the value, in a file with strict_types.',
    ],
    [
      'Finde eine Person über die E-Mail-Adresse aus dem Formular.',
      'Es bereitet die Anweisung vor und bindet den Wert, in einer Datei mit strict_types.',
    ],
  ),
  directives: [
    must('php.strict-types', 'decision', 92, {
      text: [
        'Open every file with `declare(strict_types=1);` and type every parameter, return value and property.',
        'Beginne jede Datei mit `declare(strict_types=1);` und typisiere jeden Parameter, Rückgabewert und jede Eigenschaft.',
      ],
      why: [
        'Without it `"12abc"` becomes 12 with a notice at most.',
        'Ohne sie wird aus `"12abc"` die 12, höchstens mit einem Hinweis.',
      ],
      evidence: seen(
        'https://www.php.net/manual/en/language.types.declarations.php#language.types.declarations.strict',
      ),
      scope,
    }),
    must('php.prepared', 'security', 94, {
      conflicts: ['pair.laravel-php'],
      text: [
        'Send SQL through PDO prepared statements with `ERRMODE_EXCEPTION` and emulation off.',
        'Schicke SQL über vorbereitete PDO-Anweisungen mit `ERRMODE_EXCEPTION` und abgeschalteter Emulation.',
      ],
      why: [
        'With real preparation the values never pass the SQL parser.',
        'Bei echter Vorbereitung gehen die Werte nie durch den SQL-Parser.',
      ],
      evidence: seen('https://www.php.net/manual/en/pdo.prepared-statements.php'),
      scope,
      example: {
        language: 'php',
        bad: '$rows = $pdo->query("select * from users where email = \'$email\'");',
        good: "$statement = $pdo->prepare('select * from users where email = ?');\n$statement->execute([$email]);",
      },
    }),
    must('php.enums-readonly', 'decision', 84, {
      text: [
        'Use backed enums for fixed choices and `readonly` classes for values; constructor promotion replaces boilerplate.',
        'Nutze Backed Enums für feste Auswahlen und `readonly`-Klassen für Werte; Constructor Promotion ersetzt Schreibarbeit.',
      ],
      why: [
        'An enum cannot hold a fourth state, and a readonly value cannot change behind your back.',
        'Ein Enum kennt keinen vierten Zustand, und ein Readonly-Wert ändert sich nicht hinter deinem Rücken.',
      ],
      since: '8.2',
      evidence: seen('https://www.php.net/manual/en/language.enumerations.backed.php'),
      scope,
    }),
    must('php.property-hooks', 'post-cutoff', 74, {
      text: [
        'Prefer property hooks and asymmetric visibility (`public private(set)`) over getter and setter pairs on 8.4 and newer.',
        'Verwende ab 8.4 Property Hooks und asymmetrische Sichtbarkeit (`public private(set)`) statt Getter-Setter-Paaren.',
      ],
      why: [
        'The property stays a property for callers, and the rule stands at it.',
        'Für Aufrufer bleibt es eine Eigenschaft, und die Regel steht direkt daran.',
      ],
      since: '8.4',
      evidence: seen('https://www.php.net/manual/en/language.oop5.property-hooks.php'),
      scope,
    }),
    must('php.passwords', 'security', 90, {
      text: [
        'Hash with `password_hash` and check with `password_verify`; compare tokens with `hash_equals`.',
        'Hashe mit `password_hash` und prüfe mit `password_verify`; vergleiche Tokens mit `hash_equals`.',
      ],
      why: [
        'Own hashing is too fast, and a plain comparison tells its progress by time.',
        'Eigenes Hashen ist zu schnell, und ein einfacher Vergleich verrät über die Zeit, wie weit er kam.',
      ],
      evidence: seen('https://www.php.net/manual/en/function.password-hash.php'),
      scope,
    }),
    never('php.echo-input', 'security', 88, {
      text: ['print a value into HTML unescaped.', 'einen Wert ohne Escaping in HTML ausgeben.'],
      instead: [
        'escape where it is printed, with the template engine or `htmlspecialchars($value, ENT_QUOTES)`.',
        'bei der Ausgabe escapen, mit der Template-Engine oder `htmlspecialchars($value, ENT_QUOTES)`.',
      ],
      why: [
        'One unescaped name is a script in everybody’s browser.',
        'Ein Name ohne Escaping ist ein Skript in jedem Browser.',
      ],
      evidence: seen('https://www.php.net/manual/en/function.htmlspecialchars.php'),
      scope,
    }),
    must('php.nullable-implicit', 'post-cutoff', 76, {
      text: [
        'Write `?Type $value = null`: an implicitly nullable parameter is deprecated since 8.4.',
        'Schreibe `?Type $value = null`: Ein stillschweigend nullbarer Parameter ist seit 8.4 abgekündigt.',
      ],
      why: [
        'Every call logs a deprecation, and the next major version refuses it.',
        'Jeder Aufruf loggt eine Warnung, und die nächste Hauptversion lehnt es ab.',
      ],
      since: '8.4',
      evidence: seen('https://www.php.net/manual/en/migration84.deprecated.php'),
      scope,
    }),
    should('php.autoload', 'decision', 62, {
      text: [
        'Autoload by PSR-4 through Composer and format by PER Coding Style; no `require` of own classes.',
        'Lade Klassen per PSR-4 über Composer und formatiere nach PER Coding Style; kein `require` eigener Klassen.',
      ],
      why: [
        'One convention finds every class; manual includes depend on order.',
        'Eine Konvention findet jede Klasse; Includes von Hand hängen von der Reihenfolge ab.',
      ],
      evidence: seen('https://www.php-fig.org/psr/psr-4/'),
      scope,
    }),
    must('php.comparison', 'foot-gun', 84, {
      text: [
        'Compare with `===`, search with `in_array($x, $list, true)`, and branch with `match`.',
        'Vergleiche mit `===`, suche mit `in_array($x, $list, true)` und verzweige mit `match`.',
      ],
      why: [
        'Loose comparison finds `0 == "0.0"` and `null == []` equal; `match` throws on a forgotten case.',
        'Der lockere Vergleich hält `0 == "0.0"` und `null == []` für gleich; `match` wirft bei einem vergessenen Fall.',
      ],
      evidence: seen('https://www.php.net/manual/en/types.comparisons.php'),
      scope,
      example: {
        language: 'php',
        bad: "switch ($status) { case 0: return 'open'; case 1: return 'done'; }",
        good: "return match ($status) {\n    Status::Open => 'open',\n    Status::Done => 'done',\n};",
      },
    }),
    should('php.array-find', 'post-cutoff', 54, {
      text: [
        'Use `array_find`, `array_any` and `array_all` instead of a loop with a flag.',
        'Nutze `array_find`, `array_any` und `array_all` statt einer Schleife mit Merker.',
      ],
      why: [
        'They stop at the first hit and say what is meant.',
        'Sie enden beim ersten Treffer und sagen, was gemeint ist.',
      ],
      since: '8.4',
      evidence: seen('https://www.php.net/manual/en/migration84.new-functions.php'),
      scope,
    }),
    should('php.html-parser', 'post-cutoff', 50, {
      text: [
        'Parse HTML with `Dom\\HTMLDocument`; `DOMDocument::loadHTML` does not know HTML 5.',
        'Lies HTML mit `Dom\\HTMLDocument`; `DOMDocument::loadHTML` kennt kein HTML 5.',
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
      text: [
        'Store uploads outside the web root under a new name, check type by content with `finfo`, and bound their size.',
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
      conflicts: ['pair.laravel-php'],
      text: [
        'Call `session_regenerate_id(true)` at sign-in and set cookies with `httponly`, `secure` and `samesite`.',
        'Rufe bei der Anmeldung `session_regenerate_id(true)` auf und setze Cookies mit `httponly`, `secure` und `samesite`.',
      ],
      why: [
        'A session id planted before sign-in is otherwise signed in along with its owner.',
        'Eine vorher untergeschobene Session-ID ist sonst nach der Anmeldung mit angemeldet.',
      ],
      evidence: seen('https://www.php.net/manual/en/features.session.security.management.php'),
      scope,
    }),
    must('php.csrf', 'security', 80, {
      conflicts: ['pair.laravel-php'],
      text: [
        'Check a token or the `Origin` header on every request that changes something.',
        'Prüfe bei jeder ändernden Anfrage ein Token oder den `Origin`-Header.',
      ],
      why: [
        'The cookie alone comes along from any other site.',
        'Das Cookie allein kommt auch von jeder anderen Seite mit.',
      ],
      scope,
    }),
    must('php.exceptions', 'foot-gun', 72, {
      text: [
        'Turn warnings into exceptions in one error handler, show nothing of them in production, and catch only what you can mend.',
        'Mache Warnungen in einem Error-Handler zu Exceptions, zeige in Produktion nichts davon und fange nur, was du beheben kannst.',
      ],
      why: [
        'A warning goes on with `false` as data; `@` hides even that.',
        'Eine Warnung rechnet mit `false` weiter; `@` verdeckt sogar das.',
      ],
      evidence: seen('https://www.php.net/manual/en/class.errorexception.php'),
      scope,
    }),
    must('php.static-analysis', 'command', 82, {
      text: [
        'Run PHPStan at the level of phpstan.neon (new code: 8 or higher) and add nothing to the baseline.',
        'Lass PHPStan auf der Stufe der phpstan.neon laufen (neuer Code: mindestens 8) und füge der Baseline nichts hinzu.',
      ],
      why: [
        'It finds the wrong array key that tests do not reach.',
        'Es findet den falschen Array-Schlüssel, den Tests nicht erreichen.',
      ],
      evidence: seen('https://phpstan.org/user-guide/rule-levels'),
      scope,
    }),
    must('php.random', 'security', 70, {
      text: [
        'Draw tokens with `random_bytes` or `Random\\Randomizer`; `rand`, `uniqid` and `lcg_value` can be guessed.',
        'Ziehe Tokens mit `random_bytes` oder `Random\\Randomizer`; `rand`, `uniqid` und `lcg_value` lassen sich erraten.',
      ],
      why: [
        'Their state follows from a few outputs or from the clock; the last is deprecated in 8.4.',
        'Ihr Zustand folgt aus wenigen Ausgaben oder der Uhr; das letzte ist in 8.4 abgekündigt.',
      ],
      evidence: seen('https://www.php.net/manual/en/function.random-bytes.php'),
      scope,
    }),
    should('php.timezone', 'foot-gun', 56, {
      text: [
        'Work with `DateTimeImmutable` in UTC and format with a named zone.',
        'Arbeite mit `DateTimeImmutable` in UTC und formatiere mit benannter Zone.',
      ],
      why: [
        '`DateTime::modify` changes the object that other code still holds.',
        '`DateTime::modify` ändert das Objekt, das anderer Code noch hält.',
      ],
      evidence: seen('https://www.php.net/manual/en/class.datetimeimmutable.php'),
      scope,
    }),
    must('php.composer-lock', 'security', 66, {
      text: [
        'Install with `composer install` from the lockfile, and run `composer audit` in the pipeline.',
        'Installiere mit `composer install` aus der Lockdatei und lass `composer audit` in der Pipeline laufen.',
      ],
      why: [
        '`composer update` on a server installs what nobody has tested.',
        '`composer update` auf einem Server installiert Ungetestetes.',
      ],
      evidence: seen('https://getcomposer.org/doc/03-cli.md'),
      scope,
    }),
  ],
};
