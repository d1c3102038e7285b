import { checks } from '../../command.ts';
import { never, should } from '../../directive.ts';
import { probe } from '../../probe.ts';
import type { Technology } from '../../technology.ts';
import { readIn } from '../evidence.ts';

const seen = readIn('vue 3.5.45, pinia 4.1.0, vue-router 5.5.1', '2026-11-21');
const scope = ['**/*.vue'];

/** The knowledge of Vue: version range, files, commands, probe and directives. */
export const vue: Technology = {
  name: 'Vue',
  side: 'frontend',
  role: 'interface',
  runsOn: 'web',
  packages: ['npm:vue'],
  version: '3.5+',
  files: ['**/*.vue', '**/*.ts', '**/*.js'],
  pages: ['**/*.vue', '**/vite.config.*'],
  about: {
    en: 'Vue components, composables, stores and routes',
    de: 'Vue-Komponenten, Composables, Stores und Routen',
  },
  newestTypeScript: '6.0',
  builtBy: 'package-scripts',
  commands: [],
  typeCheck: checks(
    'Types: the script of package.json that checks them, such as `type-check`; without one, where `vue-tsc` is installed, `npx vue-tsc --build` if tsconfig.json has `references`, else `npx vue-tsc --noEmit`',
    'Typen: das Skript aus package.json, das sie prüft, etwa `type-check`; ohne Skript, wo `vue-tsc` installiert ist, `npx vue-tsc --build`, wenn tsconfig.json `references` hat, sonst `npx vue-tsc --noEmit`',
  ),
  probe: probe(
    [
      'Write a text field component that works with v-model.',
      'It uses defineModel() and no modelValue prop with an emit.',
    ],
    [
      'Schreibe eine Textfeld-Komponente, die mit v-model funktioniert.',
      'Das Modell nutzt defineModel() statt einer Prop modelValue mit Emit.',
    ],
  ),
  directives: [
    should('vue.script-setup', 'decision', 90, {
      known: 'model',
      text: [
        'Write components as single files with `<script setup>` and the Composition API.',
        'Schreibe Komponenten als Single-File Components mit `<script setup>` und der Composition API.',
      ],
      why: [
        'With one style in all files, tools can type-check the template, and imports need no registration.',
        'Mit einem einheitlichen Stil können Werkzeuge die Typen im Template prüfen, und Importe brauchen keine Registrierung.',
      ],
      since: '3.2',
      evidence: seen('https://vuejs.org/api/sfc-script-setup'),
      scope,
    }),
    should('vue.define-model', 'decision', 86, {
      known: 'model',
      text: [
        'Declare two-way bindings with `defineModel()` instead of a prop and an emit.',
        'Deklariere Zwei-Wege-Bindungen mit `defineModel()` statt mit Prop und Emit.',
      ],
      why: [
        'The macro keeps prop and event in sync; the hand-written pair drifts apart.',
        'Das Makro hält Prop und Event synchron; das handgeschriebene Paar läuft auseinander.',
      ],
      since: '3.4',
      evidence: seen('https://vuejs.org/api/sfc-script-setup#definemodel'),
      scope,
      example: {
        language: 'ts',
        bad: "const props = defineProps<{ modelValue: string }>();\nconst emit = defineEmits<{ 'update:modelValue': [value: string] }>();",
        good: 'const model = defineModel<string>({ required: true });',
      },
    }),
    should('vue.props-destructure', 'foot-gun', 82, {
      text: [
        'Pass a destructured prop to a composable as a getter: `useUser(() => id)`.',
        'Übergib eine destrukturierte Prop als Getter an ein Composable: `useUser(() => id)`.',
      ],
      why: [
        'Destructured props are reactive since 3.5, but as an argument only the current value arrives. For `watch` the compiler reports it, for a composable nobody does.',
        'Destrukturierte Props sind seit 3.5 reaktiv, doch als Argument kommt nur der momentane Wert an. Bei `watch` meldet das der Compiler, bei einem Composable niemand.',
      ],
      since: '3.5',
      evidence: seen('https://vuejs.org/guide/components/props#reactive-props-destructure'),
      scope,
      example: {
        language: 'js',
        bad: 'const { user } = useUser(id);',
        good: 'const { user } = useUser(() => id);',
      },
    }),
    should('vue.template-ref', 'decision', 72, {
      text: [
        'Get template elements with `useTemplateRef()`, typed by the name in the template.',
        'Hole Template-Elemente mit `useTemplateRef()`, typisiert über den Namen im Template.',
      ],
      why: [
        'A plain ref of the same name breaks silently when either name changes.',
        'Eine gleichnamige Ref bleibt ohne Fehlermeldung leer, sobald sich einer der Namen ändert.',
      ],
      since: '3.5',
      evidence: seen('https://vuejs.org/api/composition-api-helpers#usetemplateref'),
      scope,
    }),
    never('vue.if-with-for', 'foot-gun', 90, {
      known: 'linter',
      text: [
        'put `v-if` and `v-for` on one element: `v-if` runs first and cannot see the loop variable.',
        '`v-if` und `v-for` an dasselbe Element setzen: `v-if` läuft zuerst und kennt die Schleifenvariable nicht.',
      ],
      instead: [
        'filter in a `computed`, or put the loop on a `<template>` around the element.',
        'in einem `computed` filtern oder die Schleife an ein `<template>` um das Element setzen.',
      ],
      why: [
        'The condition runs before the loop, so the template throws or hides everything.',
        'Die Bedingung läuft vor der Schleife; das Template wirft oder zeigt nichts.',
      ],
      since: '3',
      evidence: seen('https://vuejs.org/style-guide/rules-essential#avoid-v-if-with-v-for'),
      scope,
    }),
    should('vue.computed-pure', 'foot-gun', 84, {
      known: 'linter',
      text: [
        'Keep `computed` free of side effects; use `watch` only for effects outside Vue (storage, network, a DOM library).',
        'Halte `computed` frei von Seiteneffekten; nutze `watch` nur für Effekte außerhalb von Vue (Storage, Netzwerk, DOM-Bibliothek).',
      ],
      why: [
        'A computed value is evaluated lazily and any number of times; an effect inside runs too often or never.',
        'Ein Computed wird lazy und beliebig oft ausgewertet; ein Seiteneffekt darin läuft zu oft oder nie.',
      ],
      evidence: seen('https://vuejs.org/guide/essentials/computed#best-practices'),
      scope,
    }),
    should('vue.model-object', 'foot-gun', 80, {
      text: [
        'Replace an object from `defineModel()` as a whole; a change of one of its fields emits no update.',
        'Ersetze ein Objekt aus `defineModel()` als Ganzes; wird nur ein Feld geändert, kommt kein Update an.',
      ],
      why: [
        'The parent’s object changes behind its back, and its handler never runs.',
        'Das Objekt der Elternkomponente ändert sich unbemerkt, und ihr Handler läuft nie.',
      ],
      since: '3.4',
      evidence: readIn(
        'vue 3.5.45 (behavior tried)',
        '2026-11-27',
      )('https://vuejs.org/guide/components/v-model#under-the-hood'),
      scope,
    }),
    should('vue.store-refs', 'foot-gun', 70, {
      known: 'model',
      text: [
        'Take state out of a Pinia store with `storeToRefs()`; plain destructuring loses reactivity.',
        'Hole State aus einem Pinia-Store mit `storeToRefs()`; einfaches Destrukturieren verliert die Reaktivität.',
      ],
      why: [
        'Destructuring copies the current value, and the template never updates.',
        'Destrukturieren kopiert den momentanen Wert, und das Template aktualisiert sich nicht mehr.',
      ],
      evidence: seen('https://pinia.vuejs.org/core-concepts/#Destructuring-from-a-Store'),
      scope: ['**/*.vue', '**/*.ts'],
    }),
    should('vue.composable-shape', 'decision', 62, {
      known: 'model',
      text: [
        'Name composables `useX`, let them take refs or getters and return refs, and clean up in `onScopeDispose`.',
        'Nenne Composables `useX`, lass sie Refs oder Getter annehmen und Refs zurückgeben und räume in `onScopeDispose` auf.',
      ],
      why: [
        'A caller can pass a value, a ref or a getter, and listeners end with the scope.',
        'Aufrufer dürfen Wert, Ref oder Getter übergeben, und Listener enden mit dem Scope.',
      ],
      since: '3.2',
      evidence: seen('https://vuejs.org/guide/reusability/composables'),
    }),
    never('vue.v-html', 'security', 92, {
      text: [
        'bind external text with `v-html`, or an external URL with `:href` or `:src` unchecked.',
        'Text von außen mit `v-html` oder eine URL von außen ungeprüft mit `:href` oder `:src` binden.',
      ],
      instead: [
        'interpolate it as text or sanitize it, and check the protocol of a URL against those the feature needs.',
        'als Text interpolieren oder bereinigen und bei einer URL nur die Protokolle zulassen, die das Feature braucht.',
      ],
      why: [
        'Vue sanitizes neither: HTML and `javascript:` links run foreign scripts in the session of the user.',
        'Vue bereinigt beides nicht: HTML und `javascript:`-Links führen fremde Skripte in der Sitzung der Nutzenden aus.',
      ],
      evidence: seen('https://vuejs.org/guide/best-practices/security'),
      scope,
      supersedes: ['javascript.innerhtml'],
    }),
    never('vue.after-await', 'foot-gun', 84, {
      known: 'model',
      text: [
        'register lifecycle hooks, `provide` or watchers after the first `await` outside `<script setup>`.',
        'außerhalb von `<script setup>` nach dem ersten `await` Lifecycle-Hooks, `provide` oder Watcher registrieren.',
      ],
      instead: [
        'register them before the first `await`, and load data afterwards.',
        'sie vor dem ersten `await` registrieren und Daten danach laden.',
      ],
      why: [
        'After the await the current instance is gone: hooks are lost and watchers never stop.',
        'Nach dem Await ist die aktuelle Instanz weg: Hooks gehen verloren, Watcher enden nie.',
      ],
      since: '3.2',
      evidence: seen('https://vuejs.org/guide/reusability/composables#usage-restrictions'),
      scope,
    }),
    never('vue.mutate-prop', 'foot-gun', 82, {
      known: 'linter',
      text: [
        'mutate a prop, including objects and arrays inside it.',
        'eine Prop verändern, auch keine Objekte oder Arrays darin.',
      ],
      instead: [
        'emit an event or use `defineModel()`; the parent changes its own state.',
        'ein Event auslösen oder `defineModel()` nutzen; die Elternkomponente ändert ihren State selbst.',
      ],
      why: [
        'Nested objects are shared by reference, so the parent changes with no trace of who did it.',
        'Verschachtelte Objekte sind Referenzen: Die Daten der Elternkomponente ändern sich, und niemand sieht, wodurch.',
      ],
      since: '3.4',
      evidence: seen('https://vuejs.org/guide/components/props#one-way-data-flow'),
      scope,
    }),
    should('vue.for-key', 'foot-gun', 78, {
      known: 'linter',
      text: [
        'Give every `v-for` a `:key` from the data; index keys move input state to another row.',
        'Gib jedem `v-for` einen `:key` aus den Daten; mit dem Index landen Eingaben in einer anderen Zeile.',
      ],
      why: [
        'Vue patches in place by key, and local state follows the position instead of the record.',
        'Vue aktualisiert anhand des Schlüssels; lokaler Zustand folgt sonst der Position statt dem Datensatz.',
      ],
      evidence: seen('https://vuejs.org/guide/essentials/list#maintaining-state-with-key'),
      scope,
    }),
    should('vue.watch-source', 'foot-gun', 84, {
      text: [
        'To load by a prop, use `watch(() => props.id, load, { immediate: true })`; abort the previous request with `onWatcherCleanup`, clear its error, and ignore whatever it still returns.',
        'Lade nach einer Prop mit `watch(() => props.id, load, { immediate: true })`; brich die vorige Anfrage mit `onWatcherCleanup` ab, lösche ihren Fehler und verwirf, was sie noch liefert.',
      ],
      why: [
        'Without `immediate` the first record is never loaded, and a slow response overwrites a newer one.',
        'Ohne `immediate` wird der erste Datensatz nie geladen, und eine langsame Antwort überschreibt eine neuere.',
      ],
      since: '3.5',
      evidence: seen('https://vuejs.org/guide/essentials/watchers#side-effect-cleanup'),
      scope,
    }),
    should('vue.route-params', 'foot-gun', 84, {
      known: 'model',
      text: [
        'Watch the route’s params for loading: the router reuses a component when only a param changes.',
        'Beobachte zum Laden die Parameter der Route: Der Router verwendet eine Komponente wieder, wenn sich nur ein Parameter ändert.',
      ],
      why: [
        '`onMounted` does not run a second time, and the page shows the previous record.',
        '`onMounted` läuft kein zweites Mal, und die Seite zeigt den vorigen Datensatz.',
      ],
      evidence: seen('https://router.vuejs.org/guide/essentials/dynamic-matching.html#Reacting-to-Params-Changes'),
      scope,
    }),
    should('vue.guard-return', 'post-cutoff', 76, {
      text: [
        'Return from a navigation guard: `false`, a location or nothing. vue-router 5 deprecates `next()` and warns about it.',
        'Gib in einem Navigation Guard einen Wert zurück: `false`, ein Ziel oder nichts. vue-router 5 hat `next()` abgekündigt und warnt davor.',
      ],
      why: [
        'A guard that forgets `next()` on one path stops the navigation without an error.',
        'Ein Guard, der `next()` auf einem Weg vergisst, hält die Navigation ohne Fehlermeldung an.',
      ],
      since: '3.5',
      evidence: seen('https://router.vuejs.org/guide/advanced/navigation-guards.html'),
      scope: ['**/*.vue', '**/router/**'],
    }),
    should('vue.use-id', 'decision', 56, {
      text: [
        'Make ids for labels with `useId()`, so that server and browser agree.',
        'Erzeuge IDs für Beschriftungen mit `useId()`, damit Server und Browser übereinstimmen.',
      ],
      why: [
        'Counters and random ids differ between server and client and break hydration.',
        'Zähler und Zufalls-IDs unterscheiden sich zwischen Server und Client und stören die Hydration.',
      ],
      since: '3.5',
      evidence: seen('https://vuejs.org/api/composition-api-helpers#useid'),
      scope,
    }),
    should('vue.shallow-big', 'decision', 58, {
      text: [
        'Hold large immutable data and class instances in a `shallowRef` and replace the whole value.',
        'Halte große, unveränderliche Daten und Klasseninstanzen in `shallowRef` und ersetze den Wert als Ganzes.',
      ],
      why: [
        'Deep proxies cost time on every access and break private fields of classes.',
        'Tiefe Proxys kosten bei jedem Zugriff Zeit und stören private Felder von Klassen.',
      ],
      since: '3',
      evidence: seen(
        'https://vuejs.org/guide/best-practices/performance#reduce-reactivity-overhead-for-large-immutable-structures',
      ),
      scope,
    }),
    should('vue.injection-key', 'decision', 54, {
      text: [
        'Share one exported key between `provide` and `inject` (a `Symbol`, in TypeScript an `InjectionKey`), and throw where `inject` returns `undefined`.',
        'Verwende für `provide` und `inject` denselben exportierten Schlüssel (ein `Symbol`, in TypeScript ein `InjectionKey`) und wirf einen Fehler, wo `inject` `undefined` liefert.',
      ],
      why: [
        'String keys collide and give `unknown`, and a missing provider is only a warning.',
        'Zeichenketten als Schlüssel kollidieren und liefern `unknown`, und ein fehlender Provider ist nur eine Warnung.',
      ],
      since: '3',
      evidence: seen('https://vuejs.org/guide/typescript/composition-api#typing-provide-inject'),
      scope,
    }),
    should('vue.scoped-deep', 'decision', 52, {
      known: 'model',
      text: [
        'Style children through their props or `:deep()` with a class, not by removing `scoped`.',
        'Gestalte Kinder über ihre Props oder `:deep()` mit einer Klasse, nicht durch Entfernen von `scoped`.',
      ],
      why: [
        'A rule without `scoped` reaches every page that happens to use the class.',
        'Eine Regel ohne `scoped` trifft jede Seite, die die Klasse zufällig benutzt.',
      ],
      since: '3',
      evidence: seen('https://vuejs.org/api/sfc-css-features#deep-selectors'),
      scope,
    }),
    should('vue.ssr-state', 'foot-gun', 66, {
      text: [
        'With server rendering, create stores and shared refs per request inside a function, not at module level.',
        'Erzeuge bei Server-Rendering Stores und geteilte Refs je Anfrage in einer Funktion, nicht auf Modulebene.',
      ],
      why: [
        'A module lives as long as the server, so one user’s data appears in another user’s page.',
        'Ein Modul lebt so lange wie der Server; Daten der einen Person erscheinen auf der Seite der anderen.',
      ],
      evidence: seen('https://vuejs.org/guide/scaling-up/ssr#cross-request-state-pollution'),
      needs: ['meta-framework'],
    }),
    should('vue.tree', 'decision', 92, {
      slot: 'structure.client',
      text: [
        'Lay the project out as `src/router`, `src/stores`, `src/features/NAME` (components, composables and tests of one feature), `src/components` (shared), `src/composables` (shared).',
        'Gliedere das Projekt in `src/router`, `src/stores`, `src/features/NAME` (Komponenten, Composables und Tests eines Features), `src/components` (gemeinsam), `src/composables` (gemeinsam).',
      ],
      why: [
        'A feature can then be found and removed as one folder.',
        'Ein Feature lässt sich dann als ein Ordner finden und entfernen.',
      ],
      needs: ['new-project'],
    }),
    should('vue.lazy-routes', 'decision', 60, {
      known: 'model',
      text: [
        'Import route components with `() => import(…)`, and split heavy widgets with `defineAsyncComponent`.',
        'Importiere Routen-Komponenten mit `() => import(…)` und trenne schwere Widgets mit `defineAsyncComponent` ab.',
      ],
      why: [
        'The first page otherwise waits for code of pages nobody has opened.',
        'Sonst wartet die erste Seite auf Code von Seiten, die niemand geöffnet hat.',
      ],
      since: '3',
      evidence: seen('https://vuejs.org/guide/best-practices/performance#code-splitting'),
      scope,
    }),
    should('vue.setup-store', 'decision', 62, {
      known: 'model',
      text: [
        'Write Pinia stores as setup functions that return all of their state; change it only through actions.',
        'Schreibe Pinia-Stores als Setup-Funktionen, die ihren ganzen State zurückgeben; ändere ihn nur über Actions.',
      ],
      why: [
        'State that is not returned is lost to devtools, plugins and server rendering.',
        'Nicht zurückgegebener Zustand fehlt in Devtools, Plugins und beim Server-Rendering.',
      ],
      evidence: seen('https://pinia.vuejs.org/core-concepts/#Setup-Stores'),
      scope,
    }),
  ],
};
