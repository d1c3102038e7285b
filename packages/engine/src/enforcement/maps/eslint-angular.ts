import type { Enforcement } from '../enforcement.ts';

/** Directives that ESLint with angular-eslint enforces. */
export const eslintAngular: readonly Enforcement[] = [
  { directive: 'angular.control-flow', check: 'eslint', rules: ['@angular-eslint/template/prefer-control-flow'] },
  { directive: 'angular.inject', check: 'eslint', rules: ['@angular-eslint/prefer-inject'] },
  {
    directive: 'angular.class-binding',
    check: 'eslint',
    rules: ['@angular-eslint/template/prefer-class-binding', '@angular-eslint/template/prefer-style-binding'],
  },
  { directive: 'angular.host', check: 'eslint', rules: ['@angular-eslint/prefer-host-metadata-property'] },
  { directive: 'angular.service-decorator', check: 'eslint', rules: ['@angular-eslint/prefer-service-decorator'] },
];
