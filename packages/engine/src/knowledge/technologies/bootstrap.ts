import { must, never, should } from '../../directive.ts';
import { probe } from '../../probe.ts';
import type { Technology } from '../../technology.ts';
import { confirmedIn } from '../evidence.ts';

const seen = confirmedIn('bootstrap 5.3.9', '2026-11-21');

export const bootstrap: Technology = {
  name: 'Bootstrap',
  side: 'frontend',
  role: 'style',
  runsOn: 'web',
  version: '5.3+',
  builtBy: 'page-build',
  commands: [],
  probe: probe(
    ['Open the dialog #confirm from code.', 'It imports Modal and calls getOrCreateInstance, without jQuery.'],
    ['Öffne den Dialog #confirm aus dem Code.', 'Es importiert Modal und ruft getOrCreateInstance auf, ohne jQuery.'],
  ),
  directives: [
    must('bootstrap.color-modes', 'post-cutoff', 86, {
      text: [
        'Switch themes with `data-bs-theme` and style with the `--bs-*` variables, so that dark mode works without a second stylesheet.',
        'Schalte Farbmodi über `data-bs-theme` und gestalte mit den `--bs-*`-Variablen, damit der dunkle Modus ohne zweites Stylesheet funktioniert.',
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
      text: [
        'load jQuery or call `$().modal()`: Bootstrap 5 has no jQuery interface.',
        'jQuery laden oder `$().modal()` aufrufen: Bootstrap 5 hat keine jQuery-Schnittstelle.',
      ],
      instead: [
        'import the plugin and use its class, for example `Modal.getOrCreateInstance(element)`.',
        'das Plugin importieren und seine Klasse nutzen, etwa `Modal.getOrCreateInstance(element)`.',
      ],
      why: [
        'Version 5 dropped the jQuery plugins; the call fails at the first click.',
        'Version 5 hat die jQuery-Plugins entfernt; der Aufruf scheitert beim ersten Klick.',
      ],
      evidence: seen('https://getbootstrap.com/docs/5.3/getting-started/javascript/'),
    }),
    must('bootstrap.data-attributes', 'foot-gun', 82, {
      text: [
        'Write `data-bs-*` attributes; the old `data-toggle` names are ignored without an error.',
        'Schreibe `data-bs-*`-Attribute; die alten `data-toggle`-Namen werden ohne Fehler ignoriert.',
      ],
      why: [
        'The old attribute is valid HTML, so nothing reports that the menu does not open.',
        'Das alte Attribut ist gültiges HTML; niemand meldet, dass sich das Menü nicht öffnet.',
      ],
      evidence: seen('https://getbootstrap.com/docs/5.3/migration/#javascript'),
    }),
    must('bootstrap.logical', 'foot-gun', 76, {
      text: [
        'Use the logical spacing names `ms-`, `me-`, `text-start` and `float-end`; `ml-` and `text-left` are gone.',
        'Verwende die logischen Abstandsnamen `ms-`, `me-`, `text-start` und `float-end`; `ml-` und `text-left` gibt es nicht mehr.',
      ],
      why: [
        'The physical names are not in the stylesheet, and right-to-left pages need the logical ones.',
        'Die physischen Namen fehlen im Stylesheet, und Seiten von rechts nach links brauchen die logischen.',
      ],
      evidence: seen('https://getbootstrap.com/docs/5.3/migration/#utilities'),
    }),
    must('bootstrap.sass-order', 'foot-gun', 80, {
      text: [
        'In Sass import functions, then your variable overrides, then variables, maps and mixins, then parts; an override after the variables has no effect.',
        'Importiere in Sass erst Funktionen, dann eigene Variablen, dann Variablen, Maps und Mixins, dann die Teile; ein Überschreiben nach den Variablen wirkt nicht.',
      ],
      why: [
        'Sass variables are fixed when they are read; `!default` yields only to what came before.',
        'Sass-Variablen stehen fest, sobald sie gelesen sind; `!default` weicht nur dem, was vorher kam.',
      ],
      evidence: seen('https://getbootstrap.com/docs/5.3/customize/sass/#variable-defaults'),
      scope: ['**/*.scss'],
    }),
    should('bootstrap.parts', 'decision', 62, {
      text: [
        'Import only the parts and plugins the pages use.',
        'Importiere nur die Teile und Plugins, die die Seiten brauchen.',
      ],
      why: [
        'The whole bundle ships every plugin to pages that use one.',
        'Das ganze Bundle liefert jedes Plugin an Seiten, die eines brauchen.',
      ],
      evidence: seen('https://getbootstrap.com/docs/5.3/customize/optimize/'),
    }),
    must('bootstrap.form-feedback', 'decision', 72, {
      text: [
        'Pair `is-invalid` with `.invalid-feedback` linked through `aria-describedby`; colour alone tells nobody anything.',
        'Verbinde `is-invalid` mit `.invalid-feedback` über `aria-describedby`; Farbe allein sagt niemandem etwas.',
      ],
      why: [
        'A red border says nothing to a screen reader and little to a colour-blind person.',
        'Ein roter Rand sagt einem Screenreader nichts und farbenblinden Menschen wenig.',
      ],
      evidence: seen('https://getbootstrap.com/docs/5.3/forms/validation/'),
    }),
    must('bootstrap.opt-in', 'foot-gun', 78, {
      text: [
        'Start tooltips, popovers and toasts in code; unlike other plugins they do nothing from data attributes alone.',
        'Starte Tooltips, Popovers und Toasts im Code; anders als andere Plugins tun sie allein durch Datenattribute nichts.',
      ],
      why: [
        'They are opt-in for speed, and a missing start shows no error.',
        'Sie sind aus Geschwindigkeitsgründen freiwillig, und ein fehlender Start meldet nichts.',
      ],
      evidence: seen('https://getbootstrap.com/docs/5.3/components/tooltips/#overview'),
    }),
    must('bootstrap.dispose', 'foot-gun', 76, {
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
      text: [
        'switch on `html: true` or widen `allowList` for text from outside.',
        '`html: true` einschalten oder `allowList` erweitern, wenn der Text von außen kommt.',
      ],
      instead: [
        'pass plain text, or an element you built yourself.',
        'reinen Text oder ein selbst gebautes Element übergeben.',
      ],
      why: [
        'The built-in sanitiser guards only the listed tags, and a wider list lets script in.',
        'Die eingebaute Bereinigung schützt nur gelistete Tags; eine weitere Liste lässt Skripte herein.',
      ],
      evidence: seen('https://getbootstrap.com/docs/5.3/getting-started/javascript/#sanitizer'),
    }),
    must('bootstrap.css-variables', 'decision', 72, {
      text: [
        'Change a component through its `--bs-*` variables on the element or a class, not with `!important` or deeper selectors.',
        'Ändere eine Komponente über ihre `--bs-*`-Variablen am Element oder an einer Klasse, nicht mit `!important` oder tieferen Selektoren.',
      ],
      why: [
        'States such as hover read the same variables, so all of them follow.',
        'Zustände wie Hover lesen dieselben Variablen und ziehen mit.',
      ],
      evidence: seen('https://getbootstrap.com/docs/5.3/customize/css-variables/'),
      example: {
        language: 'css',
        bad: '.btn-buy { background: #147a3d !important; }',
        good: '.btn-buy {\n  --bs-btn-bg: #147a3d;\n  --bs-btn-hover-bg: #0f5f2f;\n}',
      },
    }),
    must('bootstrap.modal-label', 'decision', 74, {
      text: [
        'Give a modal `tabindex="-1"`, `aria-labelledby` and a close button with `aria-label`; put it right below `<body>`.',
        'Gib einem Modal `tabindex="-1"`, `aria-labelledby` und einen Schließen-Knopf mit `aria-label`; es steht direkt unter `<body>`.',
      ],
      why: [
        'Inside a fixed or transformed parent it lies under its own backdrop.',
        'In einem fixierten oder transformierten Elternelement liegt es unter seinem eigenen Hintergrund.',
      ],
      evidence: seen('https://getbootstrap.com/docs/5.3/components/modal/#how-it-works'),
    }),
    must('bootstrap.renamed', 'foot-gun', 70, {
      text: [
        'Use `form-select`, `form-check`, `visually-hidden`, `text-bg-primary` and `g-3`; `custom-select`, `sr-only` and `no-gutters` are gone.',
        'Verwende `form-select`, `form-check`, `visually-hidden`, `text-bg-primary` und `g-3`; `custom-select`, `sr-only` und `no-gutters` gibt es nicht mehr.',
      ],
      why: [
        'The version 4 names match nothing, and the page only looks unstyled.',
        'Die Namen aus Version 4 treffen nichts, und die Seite wirkt nur ungestaltet.',
      ],
      evidence: seen('https://getbootstrap.com/docs/5.3/migration/'),
    }),
    must('bootstrap.sass-import', 'foot-gun', 66, {
      text: [
        "Keep `@import` for Bootstrap’s own Sass and silence only that deprecation (`silenceDeprecations: ['import']`); write your own files with `@use`.",
        "Behalte `@import` für Bootstraps eigenes Sass und stelle nur diese Warnung ab (`silenceDeprecations: ['import']`); eigene Dateien nutzen `@use`.",
      ],
      why: [
        'Version 5.3 configures itself through global variables, which `@use` does not pass on.',
        'Version 5.3 konfiguriert sich über globale Variablen, die `@use` nicht weiterreicht.',
      ],
      since: '5.3',
      evidence: seen('https://getbootstrap.com/docs/5.3/customize/sass/'),
    }),
    should('bootstrap.utilities-api', 'decision', 56, {
      text: [
        'Add or drop utilities through `$utilities` and `map-merge` before the utilities part, not as hand-written classes.',
        'Ergänze oder entferne Utilities über `$utilities` und `map-merge` vor dem Utilities-Teil, nicht als handgeschriebene Klassen.',
      ],
      why: [
        'The map makes responsive, print and state variants at once.',
        'Die Map erzeugt responsive, Druck- und Zustandsvarianten mit.',
      ],
      evidence: seen('https://getbootstrap.com/docs/5.3/utilities/api/'),
    }),
    should('bootstrap.breakpoints', 'decision', 54, {
      text: [
        'Write mobile first with `col-12 col-md-6`; in Sass use `media-breakpoint-up` instead of pixel values.',
        'Schreibe zuerst für schmale Ansichten mit `col-12 col-md-6`; in Sass `media-breakpoint-up` statt Pixelwerten.',
      ],
      why: [
        'Pixel values part from the grid as soon as a breakpoint changes.',
        'Pixelwerte trennen sich vom Raster, sobald sich ein Breakpoint ändert.',
      ],
      evidence: seen('https://getbootstrap.com/docs/5.3/layout/breakpoints/'),
    }),
    should('bootstrap.popper', 'foot-gun', 58, {
      text: [
        'Load `bootstrap.bundle` or add `@popperjs/core`: dropdowns, tooltips and popovers stop without it.',
        'Lade `bootstrap.bundle` oder füge `@popperjs/core` hinzu: Dropdowns, Tooltips und Popovers gehen ohne nicht.',
      ],
      why: [
        'It is a peer dependency and not part of `bootstrap.js`.',
        'Es ist eine Peer-Abhängigkeit und nicht Teil von `bootstrap.js`.',
      ],
      evidence: seen('https://getbootstrap.com/docs/5.3/getting-started/contents/#js-files'),
    }),
  ],
};
