import type { Proof } from '../../proof.ts';

/** Proofs of the PHP directives, with the PHP of the machine. */
export const proofs: readonly Proof[] = [
  {
    id: 'php.strict-types',
    scaffold: 'php',
    packages: ['php'],
    trials: [
      {
        shows: 'without strict types "12" and true become integers',
        files: { 'a.php': '<?php function f(int $x) { return $x; } var_dump(f("12"), f(true));' },
        run: 'php a.php',
        exits: 'zero',
        prints: /int\(12\)\s+int\(1\)/,
      },
      {
        shows: 'with them they are refused',
        files: { 'a.php': '<?php declare(strict_types=1); function f(int $x) { return $x; } f("12");' },
        run: 'php a.php',
        exits: 'not zero',
        prints: /TypeError/,
      },
      {
        shows: '"12abc" is refused without them too',
        files: { 'a.php': '<?php function f(int $x) { return $x; } f("12abc");' },
        run: 'php a.php',
        exits: 'not zero',
        prints: /TypeError/,
      },
    ],
  },
  {
    id: 'php.comparison',
    scaffold: 'php',
    packages: ['php'],
    trials: [
      {
        shows: 'loose comparison finds these equal',
        files: { 'a.php': '<?php var_dump(0 == "0.0", null == []);' },
        run: 'php a.php',
        exits: 'zero',
        prints: /bool\(true\)\s+bool\(true\)/,
      },
      {
        shows: 'match throws on a forgotten case',
        files: { 'a.php': '<?php echo match (3) { 1 => "a" };' },
        run: 'php a.php',
        exits: 'not zero',
        prints: /UnhandledMatchError/,
      },
    ],
  },
  {
    id: 'php.passwords',
    scaffold: 'php',
    packages: ['php'],
    trials: [
      {
        shows: 'a hash is checked with password_verify, and tokens with hash_equals',
        files: {
          'a.php': `<?php $h = password_hash("a", PASSWORD_DEFAULT); var_dump(password_verify("a", $h), password_verify("b", $h), hash_equals("x", "x"), $h === password_hash("a", PASSWORD_DEFAULT));`,
        },
        run: 'php a.php',
        exits: 'zero',
        prints: /bool\(true\)\s+bool\(false\)\s+bool\(true\)\s+bool\(false\)/,
      },
    ],
  },
  {
    id: 'php.echo-input',
    scaffold: 'php',
    packages: ['php'],
    trials: [
      {
        shows: 'a printed value is a script, and escaped it is text',
        files: { 'a.php': `<?php $v = "<script>x</script>"; echo $v, "\n", htmlspecialchars($v, ENT_QUOTES);` },
        run: 'php a.php',
        exits: 'zero',
        prints: /^<script>x<\/script>\n&lt;script&gt;/,
      },
    ],
  },
  {
    id: 'php.unserialize',
    scaffold: 'php',
    packages: ['php'],
    trials: [
      {
        shows: 'a magic method runs while data is read',
        files: {
          'a.php': `<?php class Log { public $path; function __wakeup() { echo "ran ", $this->path; } } unserialize('O:3:"Log":1:{s:4:"path";s:4:"/etc";}');`,
        },
        run: 'php a.php',
        exits: 'zero',
        prints: /ran \/etc/,
      },
      {
        shows: 'JSON makes no object of a class and throws on nonsense',
        files: {
          'a.php': `<?php var_dump(json_decode('{"path":1}', flags: JSON_THROW_ON_ERROR) instanceof stdClass); json_decode("{", flags: JSON_THROW_ON_ERROR);`,
        },
        run: 'php a.php',
        exits: 'not zero',
        prints: /bool\(true\)[\s\S]*JsonException/,
      },
    ],
  },
  {
    id: 'php.exceptions',
    scaffold: 'php',
    packages: ['php'],
    trials: [
      {
        shows: 'after a warning the program goes on with false',
        files: { 'a.php': `<?php $t = @file_get_contents("/missing"); var_dump($t); echo "went on";` },
        run: 'php a.php',
        exits: 'zero',
        prints: /bool\(false\)\s+went on/,
      },
      {
        shows: 'an error handler turns it into an exception',
        files: {
          'a.php': `<?php set_error_handler(fn ($n, $m) => throw new ErrorException($m, 0, $n)); file_get_contents("/missing"); echo "went on";`,
        },
        run: 'php a.php',
        exits: 'not zero',
        prints: /ErrorException/,
      },
    ],
  },
  {
    id: 'php.random',
    scaffold: 'php',
    packages: ['php'],
    trials: [
      {
        shows: 'rand repeats with its seed, random_bytes does not',
        files: {
          'a.php': `<?php mt_srand(1); $a = rand(); mt_srand(1); var_dump($a === rand(), random_bytes(16) === random_bytes(16));`,
        },
        run: 'php a.php',
        exits: 'zero',
        prints: /bool\(true\)\s+bool\(false\)/,
      },
    ],
  },
  {
    id: 'php.timezone',
    scaffold: 'php',
    packages: ['php'],
    trials: [
      {
        shows: 'modify changes the object that other code holds, an immutable one stays',
        files: {
          'a.php': `<?php $a = new DateTime("2026-01-01"); $b = $a; $b->modify("+1 day"); $c = new DateTimeImmutable("2026-01-01"); $c->modify("+1 day"); echo $a->format("d"), " ", $c->format("d");`,
        },
        run: 'php a.php',
        exits: 'zero',
        prints: /^02 01$/m,
      },
    ],
  },
  {
    id: 'php.enums-readonly',
    scaffold: 'php',
    packages: ['php'],
    trials: [
      {
        shows: 'an enum allows no unlisted value',
        files: {
          'a.php': `<?php enum Status: string { case Open = "open"; } var_dump(Status::tryFrom("other")); Status::from("other");`,
        },
        run: 'php a.php',
        exits: 'not zero',
        prints: /NULL[\s\S]*ValueError/,
      },
      {
        shows: 'a readonly object cannot change',
        files: {
          'a.php': `<?php final readonly class Money { public function __construct(public int $cents) {} } $m = new Money(1); $m->cents = 2;`,
        },
        run: 'php a.php',
        exits: 'not zero',
        prints: /Cannot modify readonly property/,
      },
    ],
  },
];
