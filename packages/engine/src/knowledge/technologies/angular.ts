import { checks, runsOne, writes } from '../../command.ts';
import { never, should } from '../../directive.ts';
import { probe } from '../../probe.ts';
import type { Technology } from '../../technology.ts';
import { readIn, reportedOn } from '../evidence.ts';

const seen = readIn('@angular/core 22.2.6, @angular/build 22.2.7', '2026-11-21');
const reported = reportedOn('2026-11-22');
const scope = ['**/*.component.ts', '**/*.ts', '**/*.html'];

/** The knowledge of Angular: version range, files, commands, probe and directives. */
export const angular: Technology = {
  name: 'Angular',
  side: 'frontend',
  role: 'interface',
  runsOn: 'web',
  packages: ['npm:@angular/core'],
  version: '20+',
  files: ['**/*.ts', '**/src/**/*.html', '**/angular.json', '**/tsconfig*.json'],
  pages: ['**/*.html', '**/*.component.ts', '**/app/**/*.ts', '**/.postcssrc.json'],
  about: {
    en: 'Angular components, services, templates and routes',
    de: 'Angular-Komponenten, Services, Templates und Routen',
  },
  newestTypeScript: '6.0',
  implies: ['TypeScript'],
  replacesCommandsOf: ['JavaScript'],
  builtBy: 'own-tool',
  commands: [
    checks(
      'Angular: `npx ng build` (types and templates), `npx ng test --watch=false`, `npx ng lint` only where angular.json has a `lint` target',
      'Angular: `npx ng build` (Typen und Templates), `npx ng test --watch=false`, `npx ng lint` nur, wenn angular.json ein `lint`-Target hat',
    ),
    runsOne(
      'One test: `npx ng test --watch=false --include=src/app/NAME.spec.ts`',
      'Ein Test: `npx ng test --watch=false --include=src/app/NAME.spec.ts`',
    ),
    writes(
      'Format what you changed: `npx prettier --write FILE` where Prettier is installed',
      'Formatiere, was du geändert hast: `npx prettier --write FILE`, wenn Prettier installiert ist',
    ),
  ],
  probe: probe(
    [
      'Write a component that lists users and has an input for the filter.',
      'It uses input(), @for with track, and neither NgModule nor *ngFor.',
    ],
    [
      'Schreibe eine Komponente, die Personen auflistet und einen Filter als Input hat.',
      'Das Modell nutzt input(), @for mit track und weder NgModule noch *ngFor.',
    ],
  ),
  directives: [
    should('angular.standalone', 'decision', 92, {
      known: 'model',
      text: [
        'Components, directives and pipes are standalone by default: write no NgModule and no `standalone: true`.',
        'Komponenten, Direktiven und Pipes sind standardmäßig standalone: Schreibe kein NgModule und kein `standalone: true`.',
      ],
      why: [
        'Standalone has been the default since 19; the flag is redundant, and modules hide what a template needs.',
        'Standalone ist seit 19 die Voreinstellung; das Flag ist überflüssig, und Module verdecken, was ein Template braucht.',
      ],
      since: '19',
      evidence: seen('https://angular.dev/ai/develop-with-ai'),
      scope,
    }),
    should('angular.standalone-flag', 'foot-gun', 88, {
      slot: 'angular.standalone',
      text: [
        'Write new components with `standalone: true` and list what they use in `imports`: before Angular 19 it is not the default.',
        'Schreibe neue Komponenten mit `standalone: true` und nenne in `imports`, was sie nutzen: Vor Angular 19 ist das nicht der Standard.',
      ],
      why: [
        'Without the flag the component belongs to no module and cannot be used.',
        'Ohne die Angabe gehört die Komponente zu keinem Modul und lässt sich nicht verwenden.',
      ],
      since: '15',
      until: '19',
      evidence: reported('https://angular.dev/reference/releases'),
    }),
    should('angular.signals', 'decision', 90, {
      known: 'model',
      text: [
        'Hold component state in `signal()`, derive with `computed()`, and declare `input()`, `output()` and `model()` as functions.',
        'Halte den State einer Komponente in `signal()`, leite mit `computed()` ab und deklariere `input()`, `output()` und `model()` als Funktionen.',
      ],
      why: [
        'Signals tell the framework what changed; decorator inputs and zone checks make it look everywhere.',
        'Signals sagen dem Framework, was sich geändert hat; mit Decorator-Inputs und Zonen muss es überall nachsehen.',
      ],
      since: '19',
      evidence: seen('https://angular.dev/guide/components/inputs'),
      scope,
      example: {
        language: 'ts',
        bad: '@Input() name = "";\n@Output() renamed = new EventEmitter<string>();',
        good: 'readonly name = input.required<string>();\nreadonly renamed = output<string>();',
      },
    }),
    should('angular.control-flow', 'post-cutoff', 88, {
      known: 'model',
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
      known: 'model',
      text: ['copy one signal into another inside `effect()`.', 'in `effect()` ein Signal in ein anderes kopieren.'],
      instead: [
        'use `computed()`, or `linkedSignal()` where the value stays editable.',
        '`computed()` verwenden oder `linkedSignal()`, wo der Wert änderbar bleibt.',
      ],
      why: [
        'Copying in an effect runs an extra pass and loops when two effects trigger each other.',
        'Kopieren im Effekt kostet einen weiteren Durchlauf und endet in einer Schleife, wenn sich zwei Effekte gegenseitig auslösen.',
      ],
      since: '19',
      evidence: seen('https://angular.dev/guide/signals/linked-signal'),
      scope,
    }),
    should('angular.inject', 'decision', 78, {
      known: 'model',
      text: [
        'Get dependencies with `inject()` in field initializers, not through constructor parameters.',
        'Hole Abhängigkeiten mit `inject()` in Feldinitialisierern statt über Konstruktorparameter.',
      ],
      why: [
        'It also works in functions such as guards, and subclasses need no constructor parameters.',
        'Das geht auch in Funktionen wie Guards, und Unterklassen brauchen keine Konstruktorparameter.',
      ],
      since: '14',
      evidence: seen('https://angular.dev/guide/di'),
      scope,
    }),
    should('angular.class-binding', 'decision', 72, {
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
    should('angular.unsubscribe', 'foot-gun', 84, {
      known: 'model',
      text: [
        'End every manual subscription that reads with `takeUntilDestroyed()`, or turn the stream into a signal with `toSignal()`; never cancel a write because the user navigates away.',
        'Beende jede manuelle Subscription, die liest, mit `takeUntilDestroyed()`, oder mache aus dem Stream mit `toSignal()` ein Signal; Schreibvorgänge laufen weiter, auch wenn die Seite verlassen wird.',
      ],
      why: [
        'A forgotten subscription keeps a destroyed component in memory and keeps running its code.',
        'Eine vergessene Subscription hält die zerstörte Komponente im Speicher und führt ihren Code weiter aus.',
      ],
      since: '16',
      evidence: seen('https://angular.dev/api/core/rxjs-interop/takeUntilDestroyed'),
      scope,
    }),
    should('angular.lazy-routes', 'decision', 64, {
      known: 'model',
      text: [
        'Load feature routes with `loadComponent` or `loadChildren` and defer heavy parts of a page with `@defer`.',
        'Lade Feature-Routen mit `loadComponent` oder `loadChildren` und lade schwere Seitenteile mit `@defer` nach.',
      ],
      why: [
        'The first page otherwise carries the code of every feature.',
        'Sonst lädt die erste Seite den Code aller Features.',
      ],
      since: '17',
      evidence: seen('https://angular.dev/guide/templates/defer'),
      scope,
    }),
    should('angular.zoneless', 'post-cutoff', 84, {
      text: [
        'Write for zoneless change detection: state that templates read is a signal, and nothing relies on `zone.js` patching timers.',
        'Schreibe für Change Detection ohne Zone: State im Template ist ein Signal, und nichts verlässt sich darauf, dass `zone.js` Timer patcht.',
      ],
      why: [
        'New apps start without zone.js; a plain field changed in a timer is not rendered.',
        'Neue Apps starten ohne zone.js; ein einfaches Feld, das ein Timer ändert, wird nicht neu gerendert.',
      ],
      since: '21',
      evidence: seen('https://angular.dev/guide/zoneless'),
      scope,
    }),
    should('angular.on-push', 'post-cutoff', 86, {
      text: [
        'Rely on `OnPush`, now the default, and set no `changeDetection` in new components; `Eager` in existing ones was added by `ng update` and keeps the old behavior.',
        'Verlass dich auf `OnPush`, jetzt die Voreinstellung, und setze in neuen Komponenten kein `changeDetection`; `Eager` in vorhandenen stammt von `ng update` und erhält das alte Verhalten.',
      ],
      why: [
        'Components that read signals need no check at every event of the page.',
        'Komponenten, die Signals lesen, brauchen keine Prüfung bei jedem Ereignis der Seite.',
      ],
      since: '22',
      evidence: seen('https://angular.dev/api/core/ChangeDetectionStrategy'),
      scope,
    }),
    should('angular.host', 'decision', 70, {
      text: [
        'Put host classes, attributes and listeners into the `host` object of the decorator instead of `@HostBinding` and `@HostListener`.',
        'Lege Klassen, Attribute und Listener des Hosts in das `host`-Objekt des Decorators statt in `@HostBinding` und `@HostListener`.',
      ],
      why: ['The object keeps all host bindings in one place.', 'Das Objekt hält alle Host-Bindungen an einer Stelle.'],
      evidence: seen('https://angular.dev/guide/components/host-elements'),
      scope,
    }),
    never('angular.animations', 'post-cutoff', 64, {
      text: ['add `@angular/animations`: it is deprecated.', '`@angular/animations` hinzufügen: Es ist abgekündigt.'],
      instead: [
        'use `animate.enter` and `animate.leave` with CSS classes.',
        '`animate.enter` und `animate.leave` mit CSS-Klassen verwenden.',
      ],
      why: ['The package is announced for removal in version 23.', 'Das Paket soll mit Version 23 entfallen.'],
      since: '20.2',
      evidence: seen('https://angular.dev/guide/animations'),
      scope,
    }),
    should('angular.vitest', 'post-cutoff', 82, {
      text: [
        'Write tests for Vitest, the default runner of `ng test`; no Karma configuration and no `fakeAsync` in new tests.',
        'Schreibe Tests für Vitest, den Standard von `ng test`; keine Karma-Konfiguration und kein `fakeAsync` in neuen Tests.',
      ],
      why: [
        'Karma is deprecated, and `fakeAsync` needs zone.js.',
        'Karma ist abgekündigt, und `fakeAsync` braucht zone.js.',
      ],
      since: '21',
      evidence: seen('https://angular.dev/guide/testing'),
      scope,
    }),
    should('angular.http-client', 'decision', 72, {
      known: 'model',
      text: [
        'Configure HTTP once with `provideHttpClient(withInterceptors([...]))`; interceptors, guards and resolvers are functions.',
        'Richte HTTP einmal mit `provideHttpClient(withInterceptors([...]))` ein; Interceptors, Guards und Resolver sind Funktionen.',
      ],
      why: [
        'The module and class forms are kept for old code only.',
        'Die Varianten mit Modulen und Klassen gibt es nur noch für alten Code.',
      ],
      since: '15',
      evidence: seen('https://angular.dev/guide/http/interceptors'),
      scope,
      supersedes: ['javascript.fetch-status'],
    }),
    should('angular.resource-reads', 'post-cutoff', 74, {
      text: [
        'Read with `httpResource` or `resource`, now public API; write through `HttpClient` in a service method.',
        'Lies mit `httpResource` oder `resource`, jetzt öffentliche API; schreibe über `HttpClient` in einer Service-Methode.',
      ],
      why: [
        'A resource cancels the running request when its input changes, which loses a write.',
        'Eine Resource bricht die laufende Anfrage ab, sobald sich ihre Eingabe ändert; ein Schreibvorgang ginge verloren.',
      ],
      since: '22',
      evidence: seen('https://angular.dev/guide/http/http-resource'),
      scope,
    }),
    should('angular.signal-forms', 'post-cutoff', 78, {
      text: [
        'Signal forms (`@angular/forms/signals`) are public API now; use the kind of form the project already has, and signal forms in a new one where `@angular/forms` is installed.',
        'Signal Forms (`@angular/forms/signals`) sind jetzt öffentliche API; nutze die Formularart, die das Projekt schon hat, in einem neuen Signal Forms, wenn `@angular/forms` installiert ist.',
      ],
      why: [
        'They were experimental in 21; a model that remembers that avoids them or asks.',
        'In 21 waren sie experimentell; ein Modell, das sich daran erinnert, meidet sie oder fragt nach.',
      ],
      since: '22',
      evidence: seen('https://angular.dev/guide/forms/signals/overview'),
      scope,
    }),
    never('angular.bypass-security', 'security', 94, {
      known: 'model',
      text: [
        'call `bypassSecurityTrustHtml` or its siblings on external text.',
        '`bypassSecurityTrustHtml` oder Verwandtes auf Text von außen anwenden.',
      ],
      instead: [
        'bind it as text, or pass it to `[innerHTML]`, which sanitizes it.',
        'als Text binden oder an `[innerHTML]` geben, das bereinigt.',
      ],
      why: [
        'The call turns sanitization off for exactly the text that needs it.',
        'Der Aufruf schaltet die Bereinigung genau für den Text ab, der sie braucht.',
      ],
      evidence: seen('https://angular.dev/best-practices/security'),
      scope,
      supersedes: ['javascript.innerhtml'],
    }),
    should('angular.image', 'decision', 52, {
      known: 'model',
      text: [
        'Show static images with `NgOptimizedImage` and set width and height.',
        'Zeige statische Bilder mit `NgOptimizedImage` und setze Breite und Höhe.',
      ],
      why: [
        'It sets priority and size hints, and warns when the page would jump.',
        'Es setzt Priorität und Größen und warnt, wenn die Seite springen würde.',
      ],
      since: '15',
      evidence: seen('https://angular.dev/guide/image-optimization'),
      scope,
    }),
    should('angular.strict-templates', 'boundary', 80, {
      text: [
        'Leave `strict` and the strict template checks on, and cause no new warnings in `ng build`; plain `tsc` reads no template.',
        'Lass `strict` und die strengen Template-Prüfungen eingeschaltet und verursache in `ng build` keine neuen Warnungen; einfaches `tsc` liest kein Template.',
      ],
      why: [
        'Without them a template accepts any type and fails at runtime.',
        'Ohne sie nimmt ein Template jeden Typ an und scheitert erst zur Laufzeit.',
      ],
      evidence: seen('https://angular.dev/tools/cli/template-typecheck'),
      scope,
    }),
    should('angular.for-track', 'foot-gun', 78, {
      text: [
        'Track `@for` by an id from the data; use `track $index` only for lists that never change order.',
        'Nutze bei `@for` eine ID aus den Daten; `track $index` ist nur für Listen mit fester Reihenfolge.',
      ],
      why: [
        'With the index, DOM nodes are reused by position, so typed text and focus stay on the wrong row.',
        'Mit dem Index werden DOM-Knoten nach Position wiederverwendet; eingegebener Text und Fokus bleiben in der falschen Zeile.',
      ],
      since: '17',
      evidence: seen('https://angular.dev/guide/templates/control-flow#why-is-track-in-for-blocks-important'),
      scope,
    }),
    should('angular.tree', 'decision', 92, {
      slot: 'structure.client',
      text: [
        'Lay the project out by feature: `src/app/NAME` (routes, components, services and tests of one feature) and `src/app/shared`; file names carry no type (`user-profile.ts`, not `user-profile.component.ts`).',
        'Gliedere das Projekt nach Features: `src/app/NAME` (Routen, Komponenten, Services und Tests eines Features) und `src/app/shared`; Dateinamen ohne Typ (`user-profile.ts`, nicht `user-profile.component.ts`).',
      ],
      why: [
        'A feature can then be loaded lazily as one folder.',
        'Ein Feature lässt sich dann als ein Ordner lazy laden.',
      ],
      needs: ['new-project'],
    }),
    should('angular.service-decorator', 'post-cutoff', 78, {
      text: [
        'Declare an application-wide service with `@Service()` unless the existing ones differ; `@Injectable({ providedIn: "root" })` keeps working.',
        'Deklariere einen anwendungsweiten Service mit `@Service()`, außer die vorhandenen machen es anders; `@Injectable({ providedIn: "root" })` funktioniert weiter.',
      ],
      why: [
        'It says the same in one word and needs `inject()` for dependencies.',
        'Es sagt dasselbe in einem Wort und verlangt `inject()` für Abhängigkeiten.',
      ],
      since: '22',
      evidence: seen('https://angular.dev/guide/di/creating-and-using-services'),
      scope,
    }),
    should('angular.safe-navigation', 'post-cutoff', 82, {
      text: [
        '`?.` in a template gives `undefined`, as in TypeScript, and no longer `null`: compare with `== null` or use `??`.',
        '`?.` liefert im Template `undefined`, wie in TypeScript, und nicht mehr `null`: Vergleiche mit `== null` oder nutze `??`.',
      ],
      why: [
        'A comparison with `=== null`, or a child input that expects `null`, changes without an error.',
        'Ein Vergleich mit `=== null` oder ein Input, der `null` erwartet, ändert sich ohne Fehlermeldung.',
      ],
      since: '22',
      evidence: seen('https://angular.dev/guide/templates/expression-syntax'),
      scope,
    }),
    should('angular.fetch-backend', 'post-cutoff', 74, {
      text: [
        '`HttpClient` sends with `fetch`; an upload that shows its progress needs `provideHttpClient(withXhr())` and `reportUploadProgress: true`.',
        '`HttpClient` sendet mit `fetch`; ein Upload mit Fortschrittsanzeige braucht `provideHttpClient(withXhr())` und `reportUploadProgress: true`.',
      ],
      why: [
        '`fetch` reports no upload progress, and the bar stays at zero.',
        '`fetch` meldet keinen Upload-Fortschritt, und der Balken bleibt bei null.',
      ],
      since: '22',
      evidence: seen('https://angular.dev/api/common/http/withXhr'),
      scope,
    }),
    should('angular.own-docs', 'command', 95, {
      text: [
        'For everything else, read `node_modules/@angular/core/resources/best-practices.md`; the MCP server `npx ng mcp` searches the documentation of the installed version.',
        'Alles Weitere steht in `node_modules/@angular/core/resources/best-practices.md`; der MCP-Server `npx ng mcp` durchsucht die Dokumentation der installierten Version.',
      ],
      why: [
        'The framework changes twice a year; both speak of the version in the project.',
        'Das Framework ändert sich zweimal im Jahr; beide sprechen von der Version im Projekt.',
      ],
      since: '22',
      evidence: seen('https://angular.dev/ai/mcp'),
      scope,
    }),
    should('angular.migrations', 'command', 58, {
      text: [
        'Migrate old code with the framework’s own schematics (`ng generate @angular/core:control-flow`, `:signals`, `:inject`) before editing by hand.',
        'Migriere alten Code mit den Schematics des Frameworks (`ng generate @angular/core:control-flow`, `:signals`, `:inject`), bevor du von Hand änderst.',
      ],
      why: [
        'They change every file the same way and are reviewed as one diff.',
        'Sie ändern jede Datei gleich und lassen sich als ein Diff prüfen.',
      ],
      since: '19',
      evidence: seen('https://angular.dev/reference/migrations'),
      scope,
    }),
  ],
};
