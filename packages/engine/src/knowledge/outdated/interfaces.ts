import type { OutdatedName } from './outdated-name.ts';

/** Names of frameworks that write pages. */
export const outdatedInInterfaces: readonly OutdatedName[] = [
  {
    directive: 'react.ref-as-prop',
    name: /\bforwardRef\b/,
    hit: 'Wrap components that take a ref in `forwardRef`.',
    miss: 'Pass `ref` as a prop, and forward references to the sales team.',
  },
  {
    directive: 'react.default-props',
    name: /\b(?:defaultProps|propTypes|PropTypes)\b/,
    hit: 'Describe the props of every component with PropTypes.',
    miss: 'Keep the types of props in an interface named `Props`.',
  },
  {
    directive: 'react.context-provider',
    name: /\b[A-Z]\w*Context\.Provider\b/,
    hit: 'Render the theme with `<ThemeContext.Provider value={theme}>`.',
    miss: 'Wrap the app in `QueryClientProvider`.',
  },
  {
    directive: 'vue.define-model',
    name: /\b(?:emit|\$emit)\(['"]update:modelValue['"]/,
    hit: "Two-way bindings call `emit('update:modelValue', value)`.",
    miss: "Emit `emit('save', value)` when the form is sent.",
  },
  {
    directive: 'vue.guard-return',
    name: /\bcall(?:s|ing)? `?next\(\)`? in (?:every |each |the )?(?:navigation )?guards?\b/i,
    hit: 'Always call `next()` in navigation guards.',
    miss: 'Call `next()` in every Express middleware.',
  },
  {
    directive: 'angular.standalone',
    name: /`?standalone: true`?/,
    hit: 'Every component sets `standalone: true`.',
    miss: 'Components are standalone.',
  },
  {
    directive: 'angular.signals',
    name: /(?<![\w.])@(?:Input|Output)\(\)/,
    hit: 'Declare inputs with `@Input()`.',
    miss: 'Declare inputs with `input()`.',
  },
  {
    directive: 'angular.control-flow',
    name: /\*ng(?:If|For|Switch)\b/,
    hit: 'Use `*ngIf` for conditions in templates.',
    miss: 'Use `@if` for conditions in templates.',
  },
  {
    directive: 'angular.animations',
    name: /@angular\/animations\b/,
    hit: 'Animate with `@angular/animations`.',
    miss: 'Animate with CSS.',
  },
  {
    directive: 'angular.http-client',
    name: /\bHttpClientModule\b|\bHTTP_INTERCEPTORS\b/,
    hit: 'Import `HttpClientModule` in the root module.',
    miss: 'Inject `HttpClient` in a service.',
  },
  {
    directive: 'angular.vitest',
    name: /\bfakeAsync\b|\bkarma\.conf(?:\.js)?\b/,
    hit: 'Test timers with `fakeAsync` and `tick`.',
    miss: 'Test timers with the fake timers of Vitest.',
  },
  {
    directive: 'tailwind.css-first',
    name: /\btailwind\.config\.(?:js|ts|cjs|mjs)\b/,
    hit: 'Add design tokens to `tailwind.config.js`.',
    miss: 'Add design tokens to `@theme` in `app.css`.',
  },
  {
    directive: 'tailwind.css-first',
    name: /@tailwind (?:base|components|utilities)\b/,
    hit: 'The main stylesheet begins with `@tailwind base;`.',
    miss: 'The main stylesheet begins with `@import "tailwindcss";`.',
  },
  {
    directive: 'tailwind.renamed',
    name: /\b(?:bg-gradient-to-[trbl]{1,2}|flex-shrink-0|flex-grow-0)\b/,
    hit: 'Heroes use `bg-gradient-to-r`.',
    miss: 'Heroes use `bg-linear-to-r`.',
  },
  {
    directive: 'tailwind.opacity',
    name: /\b(?:bg|text|border|ring)-opacity-\d+\b/,
    hit: 'Overlays use `bg-black bg-opacity-50`.',
    miss: 'Overlays use `bg-black/50`.',
  },
  {
    directive: 'tailwind.plugin',
    name: /\bautoprefixer\b/i,
    hit: 'PostCSS runs `tailwindcss` and `autoprefixer`.',
    miss: 'PostCSS runs `@tailwindcss/postcss`.',
  },
  {
    directive: 'tailwind.utility',
    name: /@layer utilities\b/,
    hit: 'Put own utilities into `@layer utilities`.',
    miss: 'Define own utilities with `@utility`.',
  },
  {
    directive: 'bootstrap.data-attributes',
    name: /\bdata-(?:toggle|dismiss|target)=|`data-(?:toggle|dismiss)`/,
    hit: 'Open modals with `data-toggle="modal"`.',
    miss: 'Open modals with `data-bs-toggle="modal"`.',
  },
  {
    directive: 'bootstrap.logical',
    name: /(?<![\w-])(?:ml|mr|pl|pr)-(?:[0-5]|auto)\b|\bfloat-(?:left|right)\b/,
    hit: 'Space buttons with `ml-2`.',
    miss: 'Space buttons with `ms-2`.',
  },
  {
    directive: 'bootstrap.renamed',
    name: /\b(?:custom-select|badge-primary|no-gutters|form-group)\b/,
    hit: 'Selects have the class `custom-select`.',
    miss: 'Selects have the class `form-select`.',
  },
  {
    directive: 'bootstrap.jquery',
    name: /\$\([^()\n]{0,40}\)\.(?:modal|tooltip|dropdown|collapse)\(/,
    hit: "Open it with `$('#id').modal('show')`.",
    miss: 'Open it with `Modal.getOrCreateInstance(element).show()`.',
  },
  {
    directive: 'query.imperative',
    name: /\b(?:prefetchQuery|fetchQuery|ensureQueryData)\b/,
    hit: 'Loaders call `queryClient.prefetchQuery`.',
    miss: 'Loaders call `queryClient.query`.',
  },
  {
    directive: 'expo.replaced',
    name: /\bexpo-av\b/,
    hit: 'Play sounds with `expo-av`.',
    miss: 'Play sounds with `expo-audio`.',
  },
  {
    directive: 'expo.new-architecture',
    name: /\bnewArchEnabled\b/,
    hit: 'Keep `newArchEnabled: true` in app.json.',
    miss: 'Keep `scheme` in app.json.',
  },
];
