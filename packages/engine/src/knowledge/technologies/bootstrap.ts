import { never, should } from '../../directive.ts';
import { probe } from '../../probe.ts';
import type { Technology } from '../../technology.ts';
import { readIn } from '../evidence.ts';

const seen = readIn('bootstrap 5.3.9', '2026-11-21');

/** The knowledge of Bootstrap: version range, files, commands, probe and directives. */
export const bootstrap: Technology = {
  name: 'Bootstrap',
  side: 'frontend',
  role: 'style',
  runsOn: 'web',
  packages: ['npm:bootstrap'],
  version: '5.3+',
  files: [
    '**/*.css',
    '**/*.scss',
    '**/*.js',
    '**/*.component.ts',
    '**/app/**/*.ts',
    '**/*.html',
    '**/*.jsx',
    '**/*.tsx',
    '**/*.vue',
    '**/*.erb',
    '**/*.php',
    '**/*.blade.php',
    '**/*.jinja',
    '**/*.jinja2',
    '**/templates/**',
  ],
  about: { en: 'Bootstrap markup, Sass and plugins', de: 'Bootstrap-Markup, Sass und Plugins' },
  builtBy: 'page-build',
  commands: [],
  probe: probe(
    ['Open the dialog #confirm from code.', 'It imports Modal and calls getOrCreateInstance, without jQuery.'],
    [
      'Öffne den Dialog #confirm aus dem Code.',
      'Das Modell importiert Modal und ruft getOrCreateInstance auf, ohne jQuery.',
    ],
  ),
  directives: [
    should('bootstrap.color-modes', 'foot-gun', 80, {
      text: [
        'Switch color modes with `data-bs-theme`, also on a single navbar, carousel or close button: `navbar-dark`, `carousel-dark` and `btn-close-white` are deprecated.',
        'Schalte Farbmodi über `data-bs-theme` um, auch an einer einzelnen Navbar, einem Carousel oder Close-Button: `navbar-dark`, `carousel-dark` und `btn-close-white` sind abgekündigt.',
      ],
      why: [
        'One attribute switches every component; a second stylesheet forgets half of them.',
        'Ein Attribut schaltet jede Komponente um; ein zweites Stylesheet vergisst die Hälfte.',
      ],
      slot: 'css.theme',
      since: '5.3',
      evidence: seen('https://getbootstrap.com/docs/5.3/customize/color-modes/'),
    }),
    never('bootstrap.jquery', 'foot-gun', 90, {
      known: 'model',
      text: [
        'load jQuery or call `$().modal()`: Bootstrap 5 needs no jQuery, and the call exists only where jQuery is loaded.',
        'jQuery laden oder `$().modal()` aufrufen: Bootstrap 5 braucht kein jQuery, und den Aufruf gibt es nur, wo jQuery geladen ist.',
      ],
      instead: [
        'import the plugin and use its class, for example `Modal.getOrCreateInstance(element)`.',
        'das Plugin importieren und seine Klasse nutzen, etwa `Modal.getOrCreateInstance(element)`.',
      ],
      why: [
        'Without jQuery the call fails at the first click; with it every page loads a second library.',
        'Ohne jQuery scheitert der Aufruf beim ersten Klick; mit jQuery lädt jede Seite eine zweite Bibliothek.',
      ],
      since: '5',
      evidence: seen('https://getbootstrap.com/docs/5.3/getting-started/javascript/'),
    }),
    should('bootstrap.data-attributes', 'foot-gun', 82, {
      known: 'model',
      text: [
        'Write `data-bs-*` attributes; the old `data-toggle` names are ignored without an error.',
        'Schreibe `data-bs-*`-Attribute; die alten `data-toggle`-Namen werden ohne Fehler ignoriert.',
      ],
      why: [
        'The old attribute is valid HTML, so nothing reports that the menu does not open.',
        'Das alte Attribut ist gültiges HTML; niemand meldet, dass sich das Menü nicht öffnet.',
      ],
      since: '5',
      evidence: seen('https://getbootstrap.com/docs/5.3/migration/#javascript'),
    }),
    should('bootstrap.logical', 'foot-gun', 76, {
      known: 'model',
      text: [
        'Use the logical spacing names `ms-`, `me-`, `text-start` and `float-end`; `ml-` and `text-left` are gone.',
        'Verwende die logischen Abstandsnamen `ms-`, `me-`, `text-start` und `float-end`; `ml-` und `text-left` gibt es nicht mehr.',
      ],
      why: [
        'The physical names are not in the stylesheet, and right-to-left pages need the logical ones.',
        'Die physischen Namen fehlen im Stylesheet, und Seiten mit Schreibrichtung von rechts nach links brauchen die logischen.',
      ],
      since: '5',
      evidence: seen('https://getbootstrap.com/docs/5.3/migration/#utilities'),
    }),
    should('bootstrap.sass-import', 'foot-gun', 89, {
      text: [
        "In Sass load all of Bootstrap with `@use 'bootstrap/scss/bootstrap' with ($primary: …)`. Sass then warns of deprecations inside Bootstrap: pass `quietDeps`, and leave the code in node_modules as it is.",
        "Lade Bootstrap in Sass als Ganzes mit `@use 'bootstrap/scss/bootstrap' with ($primary: …)`. Sass warnt dann vor Abkündigungen in Bootstrap selbst: Setze `quietDeps` und lass den Code in node_modules, wie er ist.",
      ],
      why: [
        'Silencing `import` alone leaves the warnings about colors, built-ins and `if()`.',
        'Wer nur `import` stummschaltet, behält die Warnungen zu Farben, globalen Funktionen und `if()`.',
      ],
      since: '5.3',
      evidence: seen('https://getbootstrap.com/docs/5.3/customize/sass/'),
    }),
    should('bootstrap.sass-order', 'foot-gun', 70, {
      text: [
        'Where the parts are imported one by one, keep `@import` and this order: functions, your overrides, then variables, maps and mixins, then parts; an override after the variables has no effect.',
        'Werden die Teile einzeln importiert, bleib bei `@import` und dieser Reihenfolge: Funktionen, eigene Werte, dann Variablen, Maps und Mixins, dann die Teile; ein Wert nach den Variablen wirkt nicht.',
      ],
      why: [
        'Sass variables are fixed when they are read; `!default` applies only while the variable is not set.',
        'Sass-Variablen stehen fest, sobald sie gelesen sind; `!default` greift nur, wenn die Variable noch nicht gesetzt ist.',
      ],
      since: '5.2',
      evidence: seen('https://getbootstrap.com/docs/5.3/customize/sass/#variable-defaults'),
      scope: ['**/*.scss'],
    }),
    should('bootstrap.form-feedback', 'decision', 72, {
      text: [
        'Pair `is-invalid` with `.invalid-feedback` and link it through `aria-describedby`; color alone is not enough.',
        'Ergänze `is-invalid` um `.invalid-feedback` und verknüpfe es über `aria-describedby`; Farbe allein genügt nicht.',
      ],
      why: ['A screen reader does not announce a red border.', 'Ein Screenreader liest keinen roten Rahmen vor.'],
      evidence: seen('https://getbootstrap.com/docs/5.3/forms/validation/'),
    }),
    should('bootstrap.opt-in', 'foot-gun', 78, {
      text: [
        'Start tooltips, popovers and toasts in code; unlike other plugins they do nothing from data attributes alone.',
        'Starte Tooltips, Popovers und Toasts im Code; anders als andere Plugins tun sie allein durch Datenattribute nichts.',
      ],
      why: [
        'They are opt-in for performance, and nothing reports that they were not started.',
        'Sie sind aus Performancegründen opt-in, und nichts meldet den fehlenden Start.',
      ],
      evidence: seen('https://getbootstrap.com/docs/5.3/components/tooltips/#overview'),
    }),
    should('bootstrap.dispose', 'foot-gun', 76, {
      supersedes: ['javascript.native-dialog'],
      text: [
        'Call `dispose()` on a plugin before its element leaves the page.',
        'Rufe `dispose()` eines Plugins auf, bevor sein Element die Seite verlässt.',
      ],
      why: [
        'Listeners, backdrops and Popper instances stay behind and block the page.',
        'Listener, Hintergründe und Popper-Instanzen bleiben sonst zurück und blockieren die Seite.',
      ],
      evidence: seen('https://getbootstrap.com/docs/5.3/getting-started/javascript/#dispose-method'),
    }),
    never('bootstrap.html-option', 'security', 92, {
      known: 'model',
      text: [
        'enable `html: true` or extend `allowList` for external text.',
        '`html: true` einschalten oder `allowList` erweitern, wenn der Text von außen kommt.',
      ],
      instead: [
        'pass plain text, or an element you built yourself.',
        'reinen Text oder ein selbst gebautes Element übergeben.',
      ],
      why: [
        'The sanitizer removes only what is not on the list.',
        'Die Bereinigung entfernt nur, was nicht auf der Liste steht.',
      ],
      evidence: seen('https://getbootstrap.com/docs/5.3/getting-started/javascript/#sanitizer'),
    }),
    should('bootstrap.css-variables', 'decision', 80, {
      text: [
        'Change a component through its `--bs-*` variables on the element or a class, not with `!important` or deeper selectors.',
        'Ändere eine Komponente über ihre `--bs-*`-Variablen am Element oder an einer Klasse, nicht mit `!important` oder tieferen Selektoren.',
      ],
      why: [
        'States such as hover read the same variables, so all of them follow.',
        'Zustände wie Hover lesen dieselben Variablen und ziehen mit.',
      ],
      since: '5.2',
      evidence: seen('https://getbootstrap.com/docs/5.3/customize/css-variables/'),
      example: {
        language: 'css',
        bad: '.btn-buy { background: #147a3d !important; }',
        good: '.btn-buy {\n  --bs-btn-bg: #147a3d;\n  --bs-btn-hover-bg: #0f5f2f;\n}',
      },
    }),
    should('bootstrap.modal-label', 'decision', 74, {
      text: [
        'Give a modal `tabindex="-1"`, `aria-labelledby` and a close button with `aria-label`; put it right below `<body>`.',
        'Gib einem Modal `tabindex="-1"`, `aria-labelledby` und einen Schließen-Button mit `aria-label`; lege es direkt unter `<body>`.',
      ],
      why: [
        'Inside a fixed or transformed parent it lies under its own backdrop.',
        'In einem fixierten oder transformierten Elternelement liegt es unter seinem eigenen Hintergrund.',
      ],
      evidence: seen('https://getbootstrap.com/docs/5.3/components/modal/#how-it-works'),
    }),
    should('bootstrap.renamed', 'foot-gun', 70, {
      text: [
        'Use `form-select`, `form-check`, `visually-hidden`, `text-bg-primary` and `g-0`; `custom-select`, `sr-only`, `badge-primary` and `no-gutters` are gone.',
        'Verwende `form-select`, `form-check`, `visually-hidden`, `text-bg-primary` und `g-0`; `custom-select`, `sr-only`, `badge-primary` und `no-gutters` gibt es nicht mehr.',
      ],
      why: [
        'The version 4 names match nothing, and the page only looks unstyled.',
        'Die Namen aus Version 4 treffen nichts, und die Seite wirkt nur ungestaltet.',
      ],
      since: '5.2',
      evidence: seen('https://getbootstrap.com/docs/5.3/migration/'),
    }),
    should('bootstrap.utilities-api', 'decision', 56, {
      text: [
        'Add or drop utilities by `map-merge` on `$utilities` after `utilities` and before `utilities/api`, not as hand-written classes.',
        'Ergänze oder entferne Utilities mit `map-merge` auf `$utilities` nach `utilities` und vor `utilities/api`, nicht als handgeschriebene Klassen.',
      ],
      why: [
        'Before `utilities` the variable does not exist and Sass stops; after the API no class is generated.',
        'Vor `utilities` gibt es die Variable nicht, und Sass bricht ab; nach der API entsteht keine Klasse.',
      ],
      since: '5',
      evidence: seen('https://getbootstrap.com/docs/5.3/utilities/api/'),
    }),
    should('bootstrap.breakpoints', 'decision', 54, {
      known: 'model',
      text: [
        'Write mobile first with `col-12 col-md-6`; in Sass use `media-breakpoint-up` instead of pixel values.',
        'Schreibe mobile first mit `col-12 col-md-6`; in Sass `media-breakpoint-up` statt Pixelwerten.',
      ],
      why: [
        'Pixel values stop matching the grid when a breakpoint changes.',
        'Pixelwerte passen nicht mehr zum Raster, sobald sich ein Breakpoint ändert.',
      ],
      evidence: seen('https://getbootstrap.com/docs/5.3/layout/breakpoints/'),
    }),
    should('bootstrap.popper', 'foot-gun', 58, {
      text: [
        'Load `bootstrap.bundle` or add `@popperjs/core`: dropdowns, tooltips and popovers stop without it.',
        'Lade `bootstrap.bundle` oder füge `@popperjs/core` hinzu: Dropdowns, Tooltips und Popovers funktionieren sonst nicht.',
      ],
      why: [
        'It is a peer dependency and not part of `bootstrap.js`.',
        'Es ist eine Peer-Abhängigkeit und nicht Teil von `bootstrap.js`.',
      ],
      since: '5',
      evidence: seen('https://getbootstrap.com/docs/5.3/getting-started/contents/#js-files'),
    }),
  ],
};
