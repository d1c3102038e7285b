import { must } from '../../directive.ts';
import type { Seam } from '../../seam.ts';
import { stackHas } from './stack-has.ts';

export const laravelPhp: Seam = {
  applies: stackHas.all('Laravel', 'PHP'),
  directive: must('pair.laravel-php', 'boundary', 74, {
    text: [
      'Follow Laravel where it decides: its validation, ORM, hashing and sessions replace the plain PHP functions named here.',
      'Folge Laravel, wo es entscheidet: Validierung, ORM, Hashing und Sessions ersetzen die hier genannten PHP-Funktionen.',
    ],
    why: [
      'Two ways to open a session or a query bypass each other’s checks.',
      'Zwei Wege zu Session oder Abfrage umgehen gegenseitig ihre Prüfungen.',
    ],
    supersedes: [
      'php.prepared',
      'php.session',
      'php.csrf',
      'php.autoload',
      'php.echo-input',
      'php.passwords',
      'php.exceptions',
      'php.property-hooks',
      'php.timezone',
    ],
  }),
};
