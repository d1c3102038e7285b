import { ask, must, never, should } from '../../directive.ts';
import { probe } from '../../probe.ts';
import type { Technology } from '../../technology.ts';
import { confirmedIn } from '../evidence.ts';

const seen = confirmedIn('tailwindcss 4.3.5 (classes compiled)', '2026-11-21');

export const tailwindcss: Technology = {
  name: 'TailwindCSS',
  aliases: ['tailwind'],
  side: 'frontend',
  role: 'style',
  runsOn: 'builder-web',
  version: '4+',
  builtBy: 'page-build',
  commands: [],
  probe: probe(
    [
      'Set up Tailwind with a brand colour.',
      'It writes @import "tailwindcss" and @theme in CSS and no tailwind.config.js.',
    ],
    [
      'Richte Tailwind mit einer Markenfarbe ein.',
      'Es schreibt @import "tailwindcss" und @theme ins CSS und keine tailwind.config.js.',
    ],
  ),
  directives: [
    must('tailwind.css-first', 'post-cutoff', 92, {
      text: [
        'Configure in CSS: `@import "tailwindcss";` and design tokens in `@theme`; there is no `tailwind.config.js` and no `content` list to keep.',
        'Konfiguriere in CSS: `@import "tailwindcss";` und Design-Tokens in `@theme`; eine `tailwind.config.js` und eine `content`-Liste gibt es nicht mehr zu pflegen.',
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
    must('tailwind.plugin', 'post-cutoff', 80, {
      conflicts: ['pair.angular-tailwind'],
      text: [
        'Build with `@tailwindcss/vite` or `@tailwindcss/postcss`; autoprefixer and postcss-import are built in.',
        'Baue mit `@tailwindcss/vite` oder `@tailwindcss/postcss`; Autoprefixer und postcss-import sind eingebaut.',
      ],
      why: [
        'The old package no longer is a PostCSS plugin, and the build stops.',
        'Das alte Paket ist kein PostCSS-Plugin mehr, und der Build bricht ab.',
      ],
      since: '4',
      evidence: seen('https://tailwindcss.com/docs/upgrade-guide#using-postcss'),
    }),
    must('tailwind.renamed', 'post-cutoff', 88, {
      text: [
        'Use the current names: `shadow-xs` and `rounded-xs` for the former smallest step, `outline-hidden`, `bg-linear-to-r`, `shrink-0`.',
        'Verwende die heutigen Namen: `shadow-xs` und `rounded-xs` für die frühere kleinste Stufe, `outline-hidden`, `bg-linear-to-r`, `shrink-0`.',
      ],
      why: [
        'The scales moved by one step; the old names look almost right and are not.',
        'Die Stufen haben sich um eine verschoben; die alten Namen sehen fast richtig aus und sind es nicht.',
      ],
      since: '4',
      evidence: seen('https://tailwindcss.com/docs/upgrade-guide#renamed-utilities'),
    }),
    never('tailwind.concatenate', 'foot-gun', 94, {
      text: [
        "assemble a class name from pieces such as `'text-' + color`: the scanner cannot see it and the style is missing in production.",
        "einen Klassennamen aus Teilen wie `'text-' + color` zusammensetzen: Der Scanner sieht ihn nicht, und in Produktion fehlt der Stil.",
      ],
      instead: [
        'map each value to a complete class name in an object.',
        'jeden Wert in einem Objekt auf einen vollständigen Klassennamen abbilden.',
      ],
      why: [
        'Classes are found by reading source text, so a joined name is not generated.',
        'Klassen werden im Quelltext gesucht; ein zusammengesetzter Name wird nicht erzeugt.',
      ],
      evidence: seen('https://tailwindcss.com/docs/detecting-classes-in-source-files#dynamic-class-names'),
      example: {
        language: 'jsx',
        bad: '<p className={`text-${tone}-600`} />',
        good: "const tones = { danger: 'text-red-600', fine: 'text-green-600' };\n\n<p className={tones[tone]} />",
      },
    }),
    must('tailwind.border-color', 'post-cutoff', 70, {
      text: [
        'Name a border colour: the default is `currentColor` now, and rings are 1 px wide.',
        'Nenne eine Rahmenfarbe: Vorgabe ist jetzt `currentColor`, und Ringe sind 1 px breit.',
      ],
      why: [
        'A border that was grey turns into the colour of the text.',
        'Ein bisher grauer Rahmen nimmt die Textfarbe an.',
      ],
      since: '4',
      evidence: seen('https://tailwindcss.com/docs/upgrade-guide#default-border-color'),
    }),
    should('tailwind.apply', 'decision', 64, {
      text: [
        'Share a look through a component; keep `@apply` for markup you do not control.',
        'Teile ein Aussehen über eine Komponente; `@apply` bleibt für Markup, das du nicht in der Hand hast.',
      ],
      why: [
        'A component carries markup, states and accessibility; a class list carries only the look.',
        'Eine Komponente trägt Markup, Zustände und Zugänglichkeit; eine Klassenliste nur das Aussehen.',
      ],
      evidence: seen('https://tailwindcss.com/docs/styling-with-utility-classes#managing-duplication'),
    }),
    should('tailwind.arbitrary', 'decision', 60, {
      text: [
        'Add a token to `@theme` at the second use of the same arbitrary value.',
        'Lege beim zweiten Gebrauch desselben freien Werts ein Token in `@theme` an.',
      ],
      why: [
        'Two equal magic values drift apart at the third.',
        'Zwei gleiche magische Werte laufen beim dritten auseinander.',
      ],
    }),
    must('tailwind.reference', 'foot-gun', 80, {
      text: [
        'Start a scoped style block or CSS module that uses `@apply` with `@reference "../app.css";`.',
        'Beginne einen Scoped-Style-Block oder ein CSS-Modul mit `@apply` mit `@reference "../app.css";`.',
      ],
      why: [
        'Each such file is compiled alone and otherwise stops with an unknown utility.',
        'Jede solche Datei wird für sich übersetzt und bricht sonst mit unbekannter Utility ab.',
      ],
      since: '4',
      evidence: seen('https://tailwindcss.com/docs/functions-and-directives#reference-directive'),
    }),
    must('tailwind.opacity', 'post-cutoff', 76, {
      text: [
        'Write opacity as a modifier (`bg-black/50`); `bg-opacity-50` and its siblings produce nothing.',
        'Schreibe Deckkraft als Zusatz (`bg-black/50`); `bg-opacity-50` und Verwandte erzeugen nichts.',
      ],
      why: [
        'The old utilities are gone, and a missing class is no error.',
        'Die alten Utilities gibt es nicht mehr, und eine fehlende Klasse ist kein Fehler.',
      ],
      since: '4',
      evidence: seen('https://tailwindcss.com/docs/upgrade-guide#removed-deprecated-utilities'),
    }),
    must('tailwind.variable-syntax', 'post-cutoff', 78, {
      text: [
        'Use a CSS variable in parentheses, `bg-(--brand)`; brackets write the bare name and paint nothing.',
        'Setze eine CSS-Variable in runde Klammern, `bg-(--brand)`; eckige schreiben den bloßen Namen und färben nichts.',
      ],
      why: [
        '`bg-[--brand]` compiles to `background-color: --brand`, which is invalid.',
        '`bg-[--brand]` wird zu `background-color: --brand` und ist ungültig.',
      ],
      since: '4',
      evidence: seen('https://tailwindcss.com/docs/upgrade-guide#variables-in-arbitrary-values'),
      example: {
        language: 'html',
        bad: '<div class="bg-[--brand] grid-cols-[1fr,2fr]"></div>',
        good: '<div class="bg-(--brand) grid-cols-[1fr_2fr]"></div>',
      },
    }),
    should('tailwind.important', 'post-cutoff', 54, {
      text: [
        'Put the important mark at the end (`flex!`).',
        'Setze das Ausrufezeichen für important ans Ende (`flex!`).',
      ],
      why: ['The leading form is kept only for old code.', 'Die vorangestellte Form bleibt nur für alten Code.'],
      since: '4',
      evidence: seen('https://tailwindcss.com/docs/upgrade-guide#the-important-modifier'),
    }),
    must('tailwind.utility', 'post-cutoff', 70, {
      text: [
        'Define an own utility with `@utility name { … }`; a class in `@layer utilities` takes no variants.',
        'Definiere eine eigene Utility mit `@utility name { … }`; eine Klasse in `@layer utilities` nimmt keine Varianten an.',
      ],
      why: [
        'Version 4 uses native layers, so `hover:` and breakpoints do not reach such a class.',
        'Version 4 nutzt native Layers; `hover:` und Breakpoints erreichen eine solche Klasse nicht.',
      ],
      since: '4',
      evidence: seen('https://tailwindcss.com/docs/upgrade-guide#adding-custom-utilities'),
    }),
    must('tailwind.dark-variant', 'post-cutoff', 66, {
      text: [
        'Switch dark mode by a class or attribute with `@custom-variant dark (&:where([data-theme=dark], [data-theme=dark] *));`.',
        'Schalte den dunklen Modus per Klasse oder Attribut mit `@custom-variant dark (&:where([data-theme=dark], [data-theme=dark] *));`.',
      ],
      why: [
        '`dark:` follows only the system setting; the `darkMode` key of the old config is not read.',
        '`dark:` folgt nur der Systemeinstellung; der Schlüssel `darkMode` der alten Konfiguration wird nicht gelesen.',
      ],
      since: '4',
      evidence: seen('https://tailwindcss.com/docs/dark-mode'),
    }),
    should('tailwind.source', 'foot-gun', 68, {
      text: [
        'Name packages outside the project with `@source "../node_modules/@acme/ui";`.',
        'Nenne Pakete außerhalb des Projekts mit `@source "../node_modules/@acme/ui";`.',
      ],
      why: [
        'Ignored folders are not scanned, and the package’s classes are missing only in the build.',
        'Ignorierte Ordner werden nicht gelesen; die Klassen des Pakets fehlen erst im Build.',
      ],
      since: '4',
      evidence: seen('https://tailwindcss.com/docs/detecting-classes-in-source-files#explicitly-registering-sources'),
    }),
    must('tailwind.preflight', 'post-cutoff', 62, {
      text: [
        'Set `cursor-pointer` where you want it: buttons keep the default cursor.',
        'Setze `cursor-pointer`, wo du ihn willst: Buttons behalten den Standardzeiger.',
      ],
      why: ['Preflight no longer sets the cursor.', 'Preflight setzt den Zeiger nicht mehr.'],
      since: '4',
      evidence: seen('https://tailwindcss.com/docs/upgrade-guide#buttons-use-the-default-cursor'),
    }),
    must('tailwind.hover', 'foot-gun', 64, {
      text: [
        'Treat `hover:` as an extra: it applies only where the device can hover, so nothing needed hides behind it.',
        'Behandle `hover:` als Zugabe: Es gilt nur, wo das Gerät Hover kann, also versteckt sich dahinter nichts Nötiges.',
      ],
      why: [
        'On a touch screen the content could not be reached.',
        'Auf einem Touchscreen wäre der Inhalt unerreichbar.',
      ],
      since: '4',
      evidence: seen('https://tailwindcss.com/docs/upgrade-guide#hover-styles-on-mobile'),
    }),
    should('tailwind.container', 'post-cutoff', 56, {
      text: [
        'Make a component react to its own width with `@container` and `@md:`; both are built in.',
        'Lass eine Komponente mit `@container` und `@md:` auf ihre eigene Breite reagieren; beides ist eingebaut.',
      ],
      why: [
        'A screen breakpoint is wrong as soon as the component stands in a sidebar.',
        'Ein Bildschirm-Breakpoint stimmt nicht mehr, sobald die Komponente in einer Seitenleiste steht.',
      ],
      since: '4',
      evidence: seen('https://tailwindcss.com/docs/responsive-design#container-queries'),
    }),
    ask('tailwind.browsers', 'boundary', 58, {
      text: [
        'before supporting browsers older than Safari 16.4, Chrome 111 or Firefox 128: version 4 needs their CSS.',
        'bevor Browser älter als Safari 16.4, Chrome 111 oder Firefox 128 unterstützt werden: Version 4 braucht deren CSS.',
      ],
      why: [
        'Cascade layers, `@property` and `color-mix()` cannot be emulated.',
        'Cascade-Layers, `@property` und `color-mix()` lassen sich nicht nachbilden.',
      ],
      since: '4',
      evidence: seen('https://tailwindcss.com/docs/compatibility'),
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
      evidence: seen('https://tailwindcss.com/docs/upgrade-guide#space-between-selector'),
    }),
  ],
};
