import { should } from '../../directive.ts';
import type { Seam } from '../../seam.ts';
import { stackHas } from './stack-has.ts';

/** Laravel with PHP: the framework decides where both have a way. */
export const laravelPhp: Seam = {
  applies: stackHas.all('Laravel', 'PHP'),
  directive: should('pair.laravel-php', 'boundary', 74, {
    known: 'model',
    text: [
      'Use Laravel’s validation, ORM, storage, hashing, sessions and random strings instead of the PHP functions for the same.',
      'Nutze Validierung, ORM, Storage, Hashing, Sessions und Zufallsstrings von Laravel statt der PHP-Funktionen dafür.',
    ],
    why: [
      'Plain PHP sessions, queries and uploads bypass the checks of the framework.',
      'Sessions, Abfragen und Uploads in reinem PHP umgehen die Prüfungen des Frameworks.',
    ],
    supersedes: [
      'php.tree',
      'php.strict-types',
      'php.prepared',
      'php.uploads',
      'php.random',
      'php.url',
      'php.deprecated',
      'php.clone-with',
      'php.pipe',
      'php.html-parser',
      'php.array-find',
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
