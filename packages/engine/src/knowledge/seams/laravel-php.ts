import { should } from '../../directive.ts';
import type { Seam } from '../../seam.ts';
import { stackHas } from './stack-has.ts';

/** Laravel with PHP: the framework decides where both have a way. */
export const laravelPhp: Seam = {
  applies: stackHas.all('Laravel', 'PHP'),
  directive: should('pair.laravel-php', 'boundary', 74, {
    known: 'model',
    text: [
      'Follow Laravel where it decides: its validation, ORM, hashing and sessions replace the plain PHP functions named here.',
      'Wo Laravel etwas vorgibt, folge Laravel: Validierung, ORM, Hashing und Sessions ersetzen die hier genannten PHP-Funktionen.',
    ],
    why: [
      'Plain PHP sessions and queries bypass the checks of the framework.',
      'Eigene Sessions und Abfragen umgehen die Prüfungen des Frameworks.',
    ],
    supersedes: [
      'php.tree',
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
