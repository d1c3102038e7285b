import { must, never, should } from '../../directive.ts';
import type { Technology } from '../../technology.ts';

const scope = ['**/*.php'];

export const php: Technology = {
  name: 'PHP',
  version: '8.4+',
  commands: [
    {
      en: 'PHP: `composer validate`, then the `scripts` of composer.json, else `vendor/bin/phpstan analyse` and `vendor/bin/phpunit`',
      de: 'PHP: `composer validate`, dann die `scripts` aus composer.json, sonst `vendor/bin/phpstan analyse` und `vendor/bin/phpunit`',
    },
  ],
  directives: [
    must(
      'php.strict-types',
      92,
      'decision',
      [
        'Open every file with `declare(strict_types=1);` and type every parameter, return value and property.',
        'Beginne jede Datei mit `declare(strict_types=1);` und typisiere jeden Parameter, Rückgabewert und jede Eigenschaft.',
      ],
      { scope },
    ),
    must(
      'php.prepared',
      94,
      'security',
      [
        'Send SQL through PDO prepared statements with `ERRMODE_EXCEPTION` and emulation off.',
        'Schicke SQL über vorbereitete PDO-Anweisungen mit `ERRMODE_EXCEPTION` und abgeschalteter Emulation.',
      ],
      {
        scope,
        example: {
          language: 'php',
          bad: '$rows = $pdo->query("select * from users where email = \'$email\'");',
          good: "$statement = $pdo->prepare('select * from users where email = ?');\n$statement->execute([$email]);",
        },
      },
    ),
    must(
      'php.enums-readonly',
      84,
      'decision',
      [
        'Use backed enums for fixed choices and `readonly` classes for values; constructor promotion replaces boilerplate.',
        'Nutze Backed Enums für feste Auswahlen und `readonly`-Klassen für Werte; Constructor Promotion ersetzt Schreibarbeit.',
      ],
      { scope },
    ),
    must(
      'php.property-hooks',
      74,
      'post-cutoff',
      [
        'Prefer property hooks and asymmetric visibility (`public private(set)`) over getter and setter pairs on 8.4 and newer.',
        'Verwende ab 8.4 Property Hooks und asymmetrische Sichtbarkeit (`public private(set)`) statt Getter-Setter-Paaren.',
      ],
      { scope },
    ),
    must(
      'php.passwords',
      90,
      'security',
      [
        'Hash with `password_hash` and check with `password_verify`; compare tokens with `hash_equals`.',
        'Hashe mit `password_hash` und prüfe mit `password_verify`; vergleiche Tokens mit `hash_equals`.',
      ],
      { scope },
    ),
    never(
      'php.echo-input',
      88,
      'security',
      ['print a value into HTML unescaped.', 'einen Wert ohne Escaping in HTML ausgeben.'],
      [
        'escape where it is printed, with the template engine or `htmlspecialchars($value, ENT_QUOTES)`.',
        'bei der Ausgabe escapen, mit der Template-Engine oder `htmlspecialchars($value, ENT_QUOTES)`.',
      ],
      { scope },
    ),
    must(
      'php.nullable-implicit',
      76,
      'post-cutoff',
      [
        'Write `?Type $value = null`: an implicitly nullable parameter is deprecated since 8.4.',
        'Schreibe `?Type $value = null`: Ein stillschweigend nullbarer Parameter ist seit 8.4 abgekündigt.',
      ],
      { scope },
    ),
    should(
      'php.autoload',
      62,
      'decision',
      [
        'Autoload by PSR-4 through Composer and format by PER Coding Style; no `require` of own classes.',
        'Lade Klassen per PSR-4 über Composer und formatiere nach PER Coding Style; kein `require` eigener Klassen.',
      ],
      { scope },
    ),
  ],
};
