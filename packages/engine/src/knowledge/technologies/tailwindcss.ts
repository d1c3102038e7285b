import { ask, never, should } from '../../directive.ts';
import { probe } from '../../probe.ts';
import type { Technology } from '../../technology.ts';
import { readIn, reportedOn } from '../evidence.ts';

const seen = readIn('tailwindcss 4.3.5 (classes compiled)', '2026-11-21');
const reported = reportedOn('2026-11-22');

/** The knowledge of TailwindCSS: version range, files, commands, probe and directives. */
export const tailwindcss: Technology = {
  name: 'TailwindCSS',
  aliases: ['tailwind'],
  side: 'frontend',
  role: 'style',
  runsOn: 'builder-web',
  packages: ['npm:tailwindcss'],
  version: '4+',
  files: [
    '**/*.css',
    '**/postcss.config.*',
    '**/.postcssrc.json',
    '**/vite.config.*',
    '**/*.html',
    '**/*.component.ts',
    '**/app/**/*.ts',
    '**/*.jsx',
    '**/*.tsx',
    '**/*.vue',
    '**/*.svelte',
    '**/*.erb',
    '**/*.php',
    '**/*.blade.php',
    '**/*.jinja',
    '**/*.jinja2',
    '**/templates/**',
  ],
  about: {
    en: 'styling with Tailwind classes, in markup and in CSS',
    de: 'Gestaltung mit Tailwind-Klassen, in Markup und CSS',
  },
  builtBy: 'page-build',
  commands: [],
  probe: probe(
    [
      'Set up Tailwind with a brand color.',
      'It writes @import "tailwindcss" and @theme in CSS and no tailwind.config.js.',
    ],
    [
      'Richte Tailwind mit einer Markenfarbe ein.',
      'Das Modell schreibt @import "tailwindcss" und @theme ins CSS und keine tailwind.config.js.',
    ],
  ),
  directives: [
    should('tailwind.css-first', 'post-cutoff', 68, {
      text: [
        'Configure in CSS: `@import "tailwindcss";` and design tokens in `@theme`; add no `tailwind.config.js` and no `content` list.',
        'Konfiguriere in CSS: `@import "tailwindcss";` und Design-Tokens in `@theme`; lege keine `tailwind.config.js` und keine `content`-Liste an.',
      ],
      why: [
        'Version 4 reads its theme from CSS and finds templates itself; an old config is ignored unless it is named.',
        'Version 4 liest das Theme aus CSS und findet Templates selbst; eine alte Konfiguration wirkt nur, wenn sie genannt wird.',
      ],
      slot: 'css.theme',
      since: '4',
      evidence: seen('https://tailwindcss.com/docs/upgrade-guide'),
      scope: ['**/*.css'],
      example: {
        language: 'css',
        bad: '@tailwind base;\n@tailwind components;\n@tailwind utilities;',
        good: '@import "tailwindcss";\n@theme {\n  --color-accent: oklch(0.55 0.2 260);\n}',
      },
    }),
    should('tailwind.config-file', 'foot-gun', 90, {
      slot: 'tailwind.css-first',
      text: [
        'Configure in `tailwind.config.js`: tokens below `theme.extend`, every template in `content`. `@theme` and `@import "tailwindcss"` begin with version 4.',
        'Konfiguriere in `tailwind.config.js`: Tokens unter `theme.extend`, jede Vorlage in `content`. `@theme` und `@import "tailwindcss"` gibt es erst ab Version 4.',
      ],
      why: [
        'Version 3 reads no configuration from CSS, and classes outside `content` get no styles.',
        'Version 3 liest keine Konfiguration aus CSS, und Klassen außerhalb von `content` bekommen keine Stile.',
      ],
      since: '3',
      until: '4',
      evidence: reported('https://v3.tailwindcss.com/docs/content-configuration'),
    }),
    should('tailwind.plugin', 'post-cutoff', 58, {
      known: 'model',
      conflicts: ['pair.angular-tailwind'],
      text: [
        'Build with the package for the bundler (`@tailwindcss/vite`, `@tailwindcss/postcss`, `@tailwindcss/turbopack`) or, without one, `@tailwindcss/cli`; autoprefixer and postcss-import are built in.',
        'Baue mit dem Paket für den Bundler (`@tailwindcss/vite`, `@tailwindcss/postcss`, `@tailwindcss/turbopack`) oder ohne Bundler mit `@tailwindcss/cli`; Autoprefixer und postcss-import sind eingebaut.',
      ],
      why: [
        'The `tailwindcss` package is no longer a PostCSS plugin, and the build stops.',
        'Das Paket `tailwindcss` ist kein PostCSS-Plugin mehr, und der Build bricht ab.',
      ],
      since: '4',
      evidence: seen('https://tailwindcss.com/docs/upgrade-guide#using-postcss'),
    }),
    should('tailwind.renamed', 'post-cutoff', 84, {
      text: [
        'Use the names of version 4: `shadow-xs`, `rounded-xs`, `blur-xs`, `ring-3` and `outline-hidden` for the former `shadow-sm`, `rounded-sm`, `blur-sm`, `ring` and `outline-none`; `bg-linear-to-r` for `bg-gradient-to-r`, `shrink-0` for `flex-shrink-0`; from 4.2 `inset-s-4` for `start-4`.',
        'Verwende die Namen von Version 4: `shadow-xs`, `rounded-xs`, `blur-xs`, `ring-3` und `outline-hidden` für die früheren `shadow-sm`, `rounded-sm`, `blur-sm`, `ring` und `outline-none`; `bg-linear-to-r` statt `bg-gradient-to-r`, `shrink-0` statt `flex-shrink-0`; ab 4.2 `inset-s-4` statt `start-4`.',
      ],
      why: [
        'The scales moved by one step: the first five old names still compile, to something that looks almost right. The others are kept for old code only.',
        'Die Stufen haben sich um eine verschoben: Die ersten fünf alten Namen gibt es noch, sie ergeben etwas fast Richtiges. Die übrigen bleiben nur für alten Code.',
      ],
      since: '4',
      evidence: seen('https://tailwindcss.com/docs/upgrade-guide#renamed-utilities'),
    }),
    never('tailwind.concatenate', 'foot-gun', 94, {
      known: 'model',
      text: [
        "build a class name from pieces such as `'text-' + color`: the scanner does not find it, and no style is generated.",
        "einen Klassennamen aus Teilen wie `'text-' + color` zusammensetzen: Der Scanner findet ihn nicht, und der Stil wird nicht erzeugt.",
      ],
      instead: [
        'map each value to a complete class name in an object.',
        'jeden Wert in einem Objekt auf einen vollständigen Klassennamen abbilden.',
      ],
      why: ['Classes are found by reading source text.', 'Klassen werden im Quelltext gesucht.'],
      evidence: seen('https://tailwindcss.com/docs/detecting-classes-in-source-files#dynamic-class-names'),
      example: {
        language: 'js',
        bad: 'const style = `text-${tone}-600`;',
        good: "const tones = { danger: 'text-red-600', fine: 'text-green-600' };\nconst style = tones[tone];",
      },
    }),
    should('tailwind.border-color', 'post-cutoff', 58, {
      text: [
        'Set border colors explicitly: the default is now `currentColor`, and rings are 1 px wide.',
        'Gib die Rahmenfarbe ausdrücklich an: Voreinstellung ist jetzt `currentColor`, und Ringe sind 1 px breit.',
      ],
      why: [
        'A border that was gray turns into the color of the text.',
        'Ein bisher grauer Rahmen nimmt die Textfarbe an.',
      ],
      since: '4',
      evidence: seen('https://tailwindcss.com/docs/upgrade-guide#default-border-color'),
    }),
    should('tailwind.apply', 'decision', 64, {
      known: 'model',
      text: [
        'Reuse a look through a component; keep `@apply` for markup you do not control.',
        'Kapsle wiederkehrendes Aussehen in einer Komponente; `@apply` ist für Markup, das du nicht selbst schreibst.',
      ],
      why: [
        'A component contains markup, states and accessibility; a class list contains only the look.',
        'Eine Komponente enthält Markup, Zustände und Barrierefreiheit, eine Klassenliste nur das Aussehen.',
      ],
      evidence: seen('https://tailwindcss.com/docs/styling-with-utility-classes#managing-duplication'),
    }),
    should('tailwind.arbitrary', 'decision', 60, {
      text: [
        'Add a token to `@theme` at the second use of the same arbitrary value.',
        'Lege bei der zweiten Verwendung desselben Arbitrary Value ein Token in `@theme` an.',
      ],
      why: ['Repeated magic values drift apart.', 'Wiederholte magische Werte laufen auseinander.'],
      since: '4',
    }),
    should('tailwind.reference', 'foot-gun', 80, {
      text: [
        'A scoped style block or CSS module that uses `@apply` begins with `@reference "../app.css";`, the path of the main stylesheet.',
        'Ein Scoped-Style-Block oder CSS-Modul, das `@apply` nutzt, beginnt mit `@reference "../app.css";`, dem Pfad des zentralen Stylesheets.',
      ],
      why: [
        'Each such file is compiled alone and otherwise stops with an unknown utility.',
        'Jede solche Datei wird für sich übersetzt und bricht sonst mit unbekannter Utility ab.',
      ],
      since: '4',
      evidence: seen('https://tailwindcss.com/docs/functions-and-directives#reference-directive'),
    }),
    should('tailwind.opacity', 'post-cutoff', 62, {
      text: [
        'Write opacity as a modifier (`bg-black/50`); `bg-opacity-50` and its siblings produce nothing.',
        'Schreibe Deckkraft als Modifier (`bg-black/50`); `bg-opacity-50` und Verwandte erzeugen nichts.',
      ],
      why: [
        'The old utilities are gone, and a missing class is no error.',
        'Die alten Utilities gibt es nicht mehr, und eine fehlende Klasse ist kein Fehler.',
      ],
      since: '4',
      evidence: seen('https://tailwindcss.com/docs/upgrade-guide#removed-deprecated-utilities'),
    }),
    should('tailwind.variable-syntax', 'post-cutoff', 74, {
      text: [
        'Put a CSS variable in parentheses: `bg-(--brand)`; `bg-[--brand]` is invalid CSS.',
        'Setze eine CSS-Variable in runde Klammern: `bg-(--brand)`; `bg-[--brand]` ist ungültiges CSS.',
      ],
      why: [
        '`bg-[--brand]` compiles to `background-color: --brand`, which is invalid.',
        '`bg-[--brand]` wird zu `background-color: --brand` und ist ungültig.',
      ],
      since: '4',
      evidence: seen('https://tailwindcss.com/docs/upgrade-guide#variables-in-arbitrary-values'),
      example: {
        language: 'html',
        bad: '<div class="bg-[--brand]"></div>',
        good: '<div class="bg-(--brand)"></div>',
      },
    }),
    should('tailwind.important', 'post-cutoff', 54, {
      known: 'model',
      text: [
        'Write the important modifier at the end (`flex!`).',
        'Schreibe den Modifier für important ans Ende (`flex!`).',
      ],
      why: ['The leading form is kept only for old code.', 'Die vorangestellte Form bleibt nur für alten Code.'],
      since: '4',
      evidence: seen('https://tailwindcss.com/docs/upgrade-guide#the-important-modifier'),
    }),
    should('tailwind.utility', 'post-cutoff', 70, {
      text: [
        'Define a custom utility with `@utility name { … }`; a class in `@layer utilities` does not work with variants such as `hover:`.',
        'Definiere eine eigene Utility mit `@utility name { … }`; eine Klasse in `@layer utilities` funktioniert nicht mit Varianten wie `hover:`.',
      ],
      why: [
        'Version 4 uses native layers, so variants and breakpoints do not reach such a class.',
        'Version 4 nutzt native Layers; Varianten und Breakpoints erreichen eine solche Klasse nicht.',
      ],
      since: '4',
      evidence: seen('https://tailwindcss.com/docs/upgrade-guide#adding-custom-utilities'),
    }),
    should('tailwind.theme-inline', 'foot-gun', 66, {
      text: [
        'Define a token that points to another variable in `@theme inline`, for example `--font-sans: var(--font-inter);`.',
        'Definiere ein Token, das auf eine andere Variable verweist, in `@theme inline`, etwa `--font-sans: var(--font-inter);`.',
      ],
      why: [
        'Without `inline` the reference is resolved at the root, so a value set further down has no effect.',
        'Ohne `inline` wird der Verweis an der Wurzel aufgelöst; ein weiter unten gesetzter Wert wirkt nicht.',
      ],
      since: '4',
      evidence: seen('https://tailwindcss.com/docs/theme#referencing-other-variables'),
      scope: ['**/*.css'],
    }),
    should('tailwind.dark-variant', 'post-cutoff', 66, {
      text: [
        'Switch dark mode by a class or attribute with `@custom-variant dark (&:where([data-theme=dark], [data-theme=dark] *));`.',
        'Schalte den Dark Mode per Klasse oder Attribut um, mit `@custom-variant dark (&:where([data-theme=dark], [data-theme=dark] *));`.',
      ],
      why: [
        '`dark:` follows only the system setting; the `darkMode` key of the old config is not read.',
        '`dark:` folgt nur der Systemeinstellung; der Schlüssel `darkMode` der alten Konfiguration wird nicht gelesen.',
      ],
      since: '4',
      evidence: seen('https://tailwindcss.com/docs/dark-mode'),
    }),
    should('tailwind.server-templates', 'foot-gun', 80, {
      text: [
        'Register templates outside the scanned folder with `@source`, for example those of an engine, gem or package; write whole class names there, never joined ones.',
        'Melde Vorlagen außerhalb des durchsuchten Ordners mit `@source` an, etwa die einer Engine, eines Gems oder Pakets; schreibe dort ganze Klassennamen, nie zusammengesetzte.',
      ],
      why: [
        'Ignored folders are not scanned, and their classes are missing only in the build.',
        'Ignorierte Ordner werden nicht gelesen; ihre Klassen fehlen erst im Build.',
      ],
      since: '4',
      evidence: seen('https://tailwindcss.com/docs/detecting-classes-in-source-files#explicitly-registering-sources'),
      needs: ['served-page'],
      // templates have neither scoped style blocks nor CSS modules
      supersedes: ['tailwind.reference', 'tailwind.source'],
    }),
    should('tailwind.source', 'foot-gun', 68, {
      text: [
        'Register sources outside the scanned folder with `@source`, for example `@source "../node_modules/@acme/ui";` or the templates of a server app.',
        'Gib Quellen außerhalb des durchsuchten Ordners mit `@source` an, etwa `@source "../node_modules/@acme/ui";` oder die Templates einer Server-App.',
      ],
      why: [
        'Ignored folders are not scanned, and the package’s classes are missing only in the build.',
        'Ignorierte Ordner werden nicht gelesen; die Klassen des Pakets fehlen erst im Build.',
      ],
      since: '4',
      evidence: seen('https://tailwindcss.com/docs/detecting-classes-in-source-files#explicitly-registering-sources'),
    }),
    should('tailwind.preflight', 'post-cutoff', 44, {
      text: [
        'Set `cursor-pointer` where you want it: buttons now have the default cursor.',
        'Setze `cursor-pointer`, wo du ihn willst: Buttons haben jetzt den Standardzeiger.',
      ],
      why: ['Preflight no longer sets the cursor.', 'Preflight setzt den Zeiger nicht mehr.'],
      since: '4',
      evidence: seen('https://tailwindcss.com/docs/upgrade-guide#buttons-use-the-default-cursor'),
    }),
    should('tailwind.hover', 'foot-gun', 64, {
      known: 'model',
      text: [
        'Put nothing essential behind `hover:`; it applies only on devices that can hover.',
        'Verstecke nichts Wichtiges hinter `hover:`; es gilt nur auf Geräten mit Hover.',
      ],
      why: [
        'On a touch screen the content could not be reached.',
        'Auf einem Touchscreen wäre der Inhalt unerreichbar.',
      ],
      since: '4',
      evidence: seen('https://tailwindcss.com/docs/upgrade-guide#hover-styles-on-mobile'),
    }),
    should('tailwind.container', 'post-cutoff', 56, {
      known: 'model',
      text: [
        'Make a component react to its own width with `@container` and `@md:`; both are built in.',
        'Lass eine Komponente mit `@container` und `@md:` auf ihre eigene Breite reagieren; beides ist eingebaut.',
      ],
      why: [
        'A viewport breakpoint is wrong as soon as the component is placed in a sidebar.',
        'Ein Bildschirm-Breakpoint stimmt nicht mehr, sobald die Komponente in einer Seitenleiste steht.',
      ],
      since: '4',
      evidence: seen('https://tailwindcss.com/docs/responsive-design#container-queries'),
    }),
    ask('tailwind.browsers', 'boundary', 58, {
      text: [
        'before supporting browsers older than Safari 16.4, Chrome 111 or Firefox 128: version 4 needs their CSS. If nobody can answer, leave it out and say so.',
        'bevor Browser älter als Safari 16.4, Chrome 111 oder Firefox 128 unterstützt werden: Version 4 braucht deren CSS. Antwortet niemand, lass es und sage es.',
      ],
      why: [
        'Cascade layers, `@property` and `color-mix()` cannot be emulated.',
        'Cascade-Layers, `@property` und `color-mix()` lassen sich nicht nachbilden.',
      ],
      since: '4',
      evidence: seen('https://tailwindcss.com/docs/compatibility'),
    }),
    should('tailwind.upgrade', 'command', 54, {
      text: [
        'Migrate a version 3 project with `npx @tailwindcss/upgrade` on a clean branch before you edit classes by hand.',
        'Migriere ein Projekt aus Version 3 auf einem sauberen Branch mit `npx @tailwindcss/upgrade`, bevor du Klassen von Hand änderst.',
      ],
      why: [
        'It renames utilities and moves the config in one diff.',
        'Es benennt Utilities um und überträgt die Konfiguration in einem Diff.',
      ],
      since: '4',
      evidence: seen('https://tailwindcss.com/docs/upgrade-guide#using-the-upgrade-tool'),
    }),
    should('tailwind.group-gap', 'decision', 52, {
      text: [
        'Space siblings with `flex` or `grid` and `gap-*`; `space-y-*` counts hidden children.',
        'Setze Abstände zwischen Geschwistern mit `flex` oder `grid` und `gap-*`; `space-y-*` zählt versteckte Kinder mit.',
      ],
      why: [
        'The selector of `space-*` reaches children that are not shown.',
        'Der Selektor von `space-*` trifft auch Kinder, die nicht zu sehen sind.',
      ],
      since: '4',
      evidence: seen('https://tailwindcss.com/docs/upgrade-guide#space-between-selector'),
    }),
  ],
};
