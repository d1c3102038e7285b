import { ask, must, never, should } from '../../directive.ts';
import { probe } from '../../probe.ts';
import type { Technology } from '../../technology.ts';
import { confirmedIn } from '../evidence.ts';

const seen = confirmedIn('@angular/core 22.2.6, @angular/build 22.2.7', '2026-11-21');
const scope = ['**/*.component.ts', '**/*.ts', '**/*.html'];

export const angular: Technology = {
  name: 'Angular',
  side: 'frontend',
  role: 'interface',
  runsOn: 'web',
  version: '20+',
  implies: ['TypeScript'],
  builtBy: 'own-tool',
  commands: [
    {
      en: '`ng build` and `ng test --watch=false` (names from angular.json)',
      de: '`ng build` und `ng test --watch=false` (Namen aus angular.json)',
    },
  ],
  probe: probe(
    [
      'Write a component that lists users and has an input for the filter.',
      'It uses input(), @for with track, and neither NgModule nor *ngFor.',
    ],
    [
      'Schreibe eine Komponente, die Personen auflistet und einen Filter als Input hat.',
      'Es nutzt input(), @for mit track und weder NgModule noch *ngFor.',
    ],
  ),
  directives: [
    must('angular.standalone', 'post-cutoff', 92, {
      text: [
        'Components, directives and pipes are standalone by default: write no NgModule and no `standalone: true`.',
        'Komponenten, Direktiven und Pipes sind von Haus aus standalone: Schreibe kein NgModule und kein `standalone: true`.',
      ],
      why: [
        'Standalone has been the default since 19; the flag is noise and modules hide what a template needs.',
        'Standalone ist seit 19 die Vorgabe; das Flag ist Rauschen, und Module verdecken, was ein Template braucht.',
      ],
      since: '20',
      evidence: seen('https://angular.dev/ai/develop-with-ai'),
      scope,
    }),
    must('angular.signals', 'post-cutoff', 90, {
      text: [
        'Hold component state in `signal()`, derive with `computed()`, and declare `input()`, `output()` and `model()` as functions.',
        'Halte Komponentenzustand in `signal()`, leite mit `computed()` ab und deklariere `input()`, `output()` und `model()` als Funktionen.',
      ],
      why: [
        'Signals tell the framework what changed; decorator inputs and zone checks make it look everywhere.',
        'Signals sagen dem Framework, was sich geändert hat; Decorator-Inputs und Zonen lassen es überall nachsehen.',
      ],
      since: '20',
      evidence: seen('https://angular.dev/guide/components/inputs'),
      scope,
      example: {
        language: 'ts',
        bad: '@Input() name = "";\n@Output() renamed = new EventEmitter<string>();',
        good: 'readonly name = input.required<string>();\nreadonly renamed = output<string>();',
      },
    }),
    must('angular.control-flow', 'post-cutoff', 88, {
      text: [
        'Use `@if`, `@for` with `track`, and `@switch` in templates; `*ngIf` and `*ngFor` are deprecated.',
        'Verwende in Templates `@if`, `@for` mit `track` und `@switch`; `*ngIf` und `*ngFor` sind abgekündigt.',
      ],
      why: [
        'The structural directives are deprecated since 20 and announced for removal.',
        'Die Strukturdirektiven sind seit 20 abgekündigt und sollen entfallen.',
      ],
      since: '20',
      evidence: seen('https://angular.dev/guide/templates/control-flow'),
      scope,
    }),
    never('angular.effect-state', 'foot-gun', 86, {
      text: ['copy one signal into another inside `effect()`.', 'in `effect()` ein Signal in ein anderes kopieren.'],
      instead: [
        'use `computed()`, or `linkedSignal()` where the value stays editable.',
        '`computed()` verwenden oder `linkedSignal()`, wo der Wert änderbar bleibt.',
      ],
      why: [
        'Copying in an effect runs an extra pass and loops when two effects answer each other.',
        'Kopieren im Effekt kostet einen weiteren Durchlauf und kreist, wenn zwei Effekte einander antworten.',
      ],
      evidence: seen('https://angular.dev/guide/signals/linked-signal'),
      scope,
    }),
    must('angular.inject', 'decision', 78, {
      text: [
        'Get dependencies with `inject()` in field initialisers, not through constructor parameters.',
        'Hole Abhängigkeiten mit `inject()` in Feldinitialisierern statt über Konstruktorparameter.',
      ],
      why: [
        'Field injection keeps constructors empty, so subclasses and functions can use it as well.',
        'Injektion in Feldern hält Konstruktoren leer; auch Unterklassen und Funktionen können sie nutzen.',
      ],
      evidence: seen('https://angular.dev/guide/di'),
      scope,
    }),
    must('angular.class-binding', 'decision', 72, {
      text: [
        'Bind `[class.name]` and `[style.prop]` directly instead of `ngClass` and `ngStyle`.',
        'Binde `[class.name]` und `[style.prop]` direkt statt über `ngClass` und `ngStyle`.',
      ],
      why: [
        'Native bindings are checked by the compiler and need no import; migrations for both are in the framework.',
        'Native Bindungen prüft der Compiler ohne Import; für beide bringt das Framework Migrationen mit.',
      ],
      evidence: seen('https://angular.dev/ai/develop-with-ai'),
      scope,
    }),
    must('angular.unsubscribe', 'foot-gun', 84, {
      text: [
        'End every manual subscription with `takeUntilDestroyed()`, or turn the stream into a signal with `toSignal()`.',
        'Beende jedes manuelle Abonnement mit `takeUntilDestroyed()` oder mache aus dem Strom mit `toSignal()` ein Signal.',
      ],
      why: [
        'A forgotten subscription keeps the component in memory and answers for a page that is gone.',
        'Ein vergessenes Abonnement hält die Komponente im Speicher und antwortet für eine Seite, die es nicht mehr gibt.',
      ],
      evidence: seen('https://angular.dev/api/core/rxjs-interop/takeUntilDestroyed'),
      scope,
    }),
    should('angular.lazy-routes', 'decision', 64, {
      text: [
        'Load feature routes with `loadComponent` or `loadChildren` and defer heavy parts of a page with `@defer`.',
        'Lade Feature-Routen mit `loadComponent` oder `loadChildren` und verzögere schwere Seitenteile mit `@defer`.',
      ],
      why: [
        'The first page otherwise carries the code of every feature.',
        'Sonst trägt die erste Seite den Code aller Features.',
      ],
      evidence: seen('https://angular.dev/guide/templates/defer'),
      scope,
    }),
    must('angular.zoneless', 'post-cutoff', 84, {
      text: [
        'Build for zoneless change detection: state that templates read is a signal, and nothing relies on `zone.js` patching timers.',
        'Baue für Change Detection ohne Zone: Zustand im Template ist ein Signal, und nichts verlässt sich darauf, dass `zone.js` Timer patcht.',
      ],
      why: [
        'New apps start without zone.js; a plain field changed in a timer is not drawn.',
        'Neue Apps starten ohne zone.js; ein einfaches Feld, das ein Timer ändert, wird nicht gezeichnet.',
      ],
      since: '21',
      evidence: seen('https://angular.dev/guide/zoneless'),
      scope,
    }),
    must('angular.on-push', 'post-cutoff', 74, {
      text: [
        'Set `ChangeDetectionStrategy.OnPush` on every component; the always-checking strategy is named `Eager` in version 22.',
        'Setze in jeder Komponente `ChangeDetectionStrategy.OnPush`; die immer prüfende Strategie heißt in Version 22 `Eager`.',
      ],
      why: [
        'Components that follow signals need no check at every event of the page.',
        'Komponenten, die Signals folgen, brauchen keine Prüfung bei jedem Ereignis der Seite.',
      ],
      since: '20',
      evidence: seen('https://angular.dev/api/core/ChangeDetectionStrategy'),
      scope,
    }),
    must('angular.host', 'decision', 70, {
      text: [
        'Put host classes, attributes and listeners into the `host` object of the decorator instead of `@HostBinding` and `@HostListener`.',
        'Lege Klassen, Attribute und Listener des Hosts in das `host`-Objekt des Decorators statt in `@HostBinding` und `@HostListener`.',
      ],
      why: [
        'The object is type-checked and read in one place.',
        'Das Objekt wird typgeprüft und steht an einer Stelle.',
      ],
      evidence: seen('https://angular.dev/guide/components/host-elements'),
      scope,
    }),
    never('angular.animations', 'post-cutoff', 64, {
      text: [
        'add `@angular/animations`: it is deprecated since 20.2.',
        '`@angular/animations` hinzufügen: Es ist seit 20.2 abgekündigt.',
      ],
      instead: [
        'use `animate.enter` and `animate.leave` with CSS classes.',
        '`animate.enter` und `animate.leave` mit CSS-Klassen verwenden.',
      ],
      why: ['The package is announced for removal in version 23.', 'Das Paket soll mit Version 23 entfallen.'],
      since: '20.2',
      evidence: seen('https://angular.dev/guide/animations'),
      scope,
    }),
    must('angular.vitest', 'post-cutoff', 76, {
      text: [
        'Write tests for Vitest, the default runner of `ng test` since 21; no Karma configuration and no `fakeAsync` in new tests.',
        'Schreibe Tests für Vitest, seit 21 der Standard von `ng test`; keine Karma-Konfiguration und kein `fakeAsync` in neuen Tests.',
      ],
      why: [
        'Karma is retired, and `fakeAsync` needs zone.js.',
        'Karma ist eingestellt, und `fakeAsync` braucht zone.js.',
      ],
      since: '21',
      evidence: seen('https://angular.dev/guide/testing'),
      scope,
    }),
    must('angular.http-client', 'decision', 72, {
      text: [
        'Configure HTTP once with `provideHttpClient(withInterceptors([...]))`; interceptors, guards and resolvers are functions.',
        'Richte HTTP einmal mit `provideHttpClient(withInterceptors([...]))` ein; Interceptors, Guards und Resolver sind Funktionen.',
      ],
      why: [
        'The module and class forms are kept for old code only.',
        'Die Modul- und Klassenformen bleiben nur für alten Code.',
      ],
      evidence: seen('https://angular.dev/guide/http/interceptors'),
      scope,
    }),
    must('angular.resource-reads', 'foot-gun', 68, {
      text: [
        'Use `httpResource` or `resource` for reading only; writes go through `HttpClient` in a service method.',
        'Nutze `httpResource` oder `resource` nur zum Lesen; geschrieben wird über `HttpClient` in einer Service-Methode.',
      ],
      why: [
        'A resource cancels the running request when its input changes, which loses a write.',
        'Eine Resource bricht die laufende Anfrage ab, sobald sich ihr Eingang ändert; ein Schreibvorgang ginge verloren.',
      ],
      since: '19.2',
      evidence: seen('https://angular.dev/guide/http/http-resource'),
      scope,
    }),
    ask('angular.signal-forms', 'post-cutoff', 60, {
      text: [
        'before using signal forms (`@angular/forms/signals`): they are marked experimental; typed reactive forms are the default.',
        'bevor du Signal Forms (`@angular/forms/signals`) nutzt: Sie gelten als experimentell; Vorgabe sind typisierte Reactive Forms.',
      ],
      why: [
        'An experimental API may change in a minor release.',
        'Eine experimentelle API darf sich in einem Minor-Release ändern.',
      ],
      since: '21',
      evidence: seen('https://angular.dev/guide/forms/signals/overview'),
      scope,
    }),
    never('angular.bypass-security', 'security', 94, {
      text: [
        'call `bypassSecurityTrustHtml` or its siblings on text from outside.',
        '`bypassSecurityTrustHtml` oder Verwandtes auf Text von außen anwenden.',
      ],
      instead: [
        'bind it as text, or pass it to `[innerHTML]`, which sanitises.',
        'als Text binden oder an `[innerHTML]` geben, das bereinigt.',
      ],
      why: [
        'The call switches the sanitiser off for exactly the text that needs it.',
        'Der Aufruf schaltet die Bereinigung genau für den Text ab, der sie braucht.',
      ],
      evidence: seen('https://angular.dev/best-practices/security'),
      scope,
    }),
    should('angular.image', 'decision', 52, {
      text: [
        'Show static images with `NgOptimizedImage` and set width and height.',
        'Zeige statische Bilder mit `NgOptimizedImage` und setze Breite und Höhe.',
      ],
      why: [
        'It sets priority and size hints, and warns when the page would jump.',
        'Es setzt Priorität und Größen und warnt, wenn die Seite springen würde.',
      ],
      evidence: seen('https://angular.dev/guide/image-optimization'),
      scope,
    }),
    must('angular.strict-templates', 'command', 80, {
      text: [
        'Keep `strict` and `strictTemplates` on, and let `ng build` pass without a warning.',
        'Lass `strict` und `strictTemplates` eingeschaltet, und `ng build` läuft ohne Warnung.',
      ],
      why: [
        'Without them a template accepts any type and fails in front of a person.',
        'Ohne sie nimmt ein Template jeden Typ an und scheitert erst vor einem Menschen.',
      ],
      evidence: seen('https://angular.dev/tools/cli/template-typecheck'),
      scope,
    }),
    must('angular.for-track', 'foot-gun', 78, {
      text: [
        'Give `@for` an id of the data as `track`; `$index` is for lists that never change order.',
        'Gib `@for` als `track` eine ID der Daten; `$index` ist für Listen, deren Reihenfolge feststeht.',
      ],
      why: [
        'With the index all rows behind a change are rebuilt, and inputs lose their content.',
        'Mit dem Index werden alle Zeilen hinter einer Änderung neu gebaut, und Eingaben verlieren ihren Inhalt.',
      ],
      evidence: seen('https://angular.dev/guide/templates/control-flow#why-is-track-in-for-blocks-important'),
      scope,
    }),
    should('angular.migrations', 'command', 58, {
      text: [
        'Move old code with the framework’s own migrations (`ng generate @angular/core:control-flow`, `:signals`, `:inject`) before editing by hand.',
        'Hebe alten Code mit den Migrationen des Frameworks (`ng generate @angular/core:control-flow`, `:signals`, `:inject`), bevor du von Hand änderst.',
      ],
      why: [
        'They change every file the same way and are reviewed as one diff.',
        'Sie ändern jede Datei gleich und lassen sich als ein Diff prüfen.',
      ],
      evidence: seen('https://angular.dev/reference/migrations'),
      scope,
    }),
  ],
};
