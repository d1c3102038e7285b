import { must, never, should } from '../../directive.ts';
import type { Technology } from '../../technology.ts';

const scope = ['**/*.component.ts', '**/*.ts', '**/*.html'];

export const angular: Technology = {
  name: 'Angular',
  version: '20+',
  implies: ['TypeScript'],
  commands: [
    {
      en: '`ng build` and `ng test --watch=false` (names from angular.json)',
      de: '`ng build` und `ng test --watch=false` (Namen aus angular.json)',
    },
  ],
  directives: [
    must(
      'angular.standalone',
      92,
      'post-cutoff',
      [
        'Components, directives and pipes are standalone by default: write no NgModule and no `standalone: true`.',
        'Komponenten, Direktiven und Pipes sind von Haus aus standalone: Schreibe kein NgModule und kein `standalone: true`.',
      ],
      { scope },
    ),
    must(
      'angular.signals',
      90,
      'post-cutoff',
      [
        'Hold component state in `signal()`, derive with `computed()`, and declare `input()`, `output()` and `model()` as functions.',
        'Halte Komponentenzustand in `signal()`, leite mit `computed()` ab und deklariere `input()`, `output()` und `model()` als Funktionen.',
      ],
      {
        scope,
        example: {
          language: 'ts',
          bad: '@Input() name = "";\n@Output() renamed = new EventEmitter<string>();',
          good: 'readonly name = input.required<string>();\nreadonly renamed = output<string>();',
        },
      },
    ),
    must(
      'angular.control-flow',
      88,
      'post-cutoff',
      [
        'Use `@if`, `@for` with `track`, and `@switch` in templates; `*ngIf` and `*ngFor` are deprecated.',
        'Verwende in Templates `@if`, `@for` mit `track` und `@switch`; `*ngIf` und `*ngFor` sind abgekündigt.',
      ],
      { scope },
    ),
    never(
      'angular.effect-state',
      86,
      'foot-gun',
      ['copy one signal into another inside `effect()`.', 'in `effect()` ein Signal in ein anderes kopieren.'],
      [
        'use `computed()`, or `linkedSignal()` where the value stays editable.',
        '`computed()` verwenden oder `linkedSignal()`, wo der Wert änderbar bleibt.',
      ],
      { scope },
    ),
    must(
      'angular.inject',
      78,
      'decision',
      [
        'Get dependencies with `inject()` in field initialisers, not through constructor parameters.',
        'Hole Abhängigkeiten mit `inject()` in Feldinitialisierern statt über Konstruktorparameter.',
      ],
      { scope },
    ),
    must(
      'angular.class-binding',
      72,
      'decision',
      [
        'Bind `[class.name]` and `[style.prop]` directly instead of `ngClass` and `ngStyle`.',
        'Binde `[class.name]` und `[style.prop]` direkt statt über `ngClass` und `ngStyle`.',
      ],
      { scope },
    ),
    must(
      'angular.unsubscribe',
      84,
      'foot-gun',
      [
        'End every manual subscription with `takeUntilDestroyed()`, or turn the stream into a signal with `toSignal()`.',
        'Beende jedes manuelle Abonnement mit `takeUntilDestroyed()` oder mache aus dem Strom mit `toSignal()` ein Signal.',
      ],
      { scope },
    ),
    should(
      'angular.lazy-routes',
      64,
      'decision',
      [
        'Load feature routes with `loadComponent` or `loadChildren` and defer heavy parts of a page with `@defer`.',
        'Lade Feature-Routen mit `loadComponent` oder `loadChildren` und verzögere schwere Seitenteile mit `@defer`.',
      ],
      { scope },
    ),
  ],
};
