import type { Enforcement } from '../enforcement.ts';

/** Directives that Larastan, RuboCop and steps of CI enforce. */
export const servers: readonly Enforcement[] = [
  { directive: 'laravel.env-outside-config', check: 'phpstan', rules: ['larastan/larastan'] },
  { directive: 'rails.time-zone', check: 'rubocop', rules: ['Rails/Date', 'Rails/TimeZone'] },
  { directive: 'php.composer-lock', check: 'ci', rules: ['composer install', 'composer audit --locked'] },
];
