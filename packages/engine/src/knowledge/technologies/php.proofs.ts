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
];
