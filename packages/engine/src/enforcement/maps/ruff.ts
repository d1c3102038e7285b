import type { Enforcement } from '../enforcement.ts';

/** Directives that rules of ruff enforce. */
export const ruff: readonly Enforcement[] = [
  {
    directive: 'django.timezone',
    check: 'ruff',
    rules: ['DTZ001', 'DTZ002', 'DTZ003', 'DTZ004', 'DTZ005', 'DTZ006', 'DTZ007', 'DTZ011', 'DTZ012'],
  },
];
