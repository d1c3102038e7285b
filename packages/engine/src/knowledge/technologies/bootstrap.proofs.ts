import type { Proof } from '../../proof.ts';

const head = ['functions', 'variables', 'variables-dark', 'maps', 'mixins']
  .map((part) => `@import "bootstrap/scss/${part}";`)
  .join('\n');
const added = '$utilities: map-merge($utilities, ("cursor": (property: cursor, class: cursor, values: auto pointer)));';
const sass = (path: string, more = '') => `sass --load-path=../../node_modules ${more} ${path}`;
const packages = ['bootstrap', 'sass'];

/** Opens a page with Bootstrap's scripts, then runs code in it. */
const page = (html: string, code: string): Readonly<Record<string, string>> => ({
  'a.mjs': `import { createRequire } from 'node:module';
import { JSDOM } from 'jsdom';
const { window } = new JSDOM(${JSON.stringify(html)}, { url: 'https://example.org/', pretendToBeVisual: true });
for (const name of ['window', 'document', 'Element', 'HTMLElement', 'Event', 'CustomEvent', 'DOMParser', 'getComputedStyle']) globalThis[name] ??= window[name] ?? window;
globalThis.Event = window.Event;
globalThis.CustomEvent = window.CustomEvent;
const bootstrap = createRequire(import.meta.url)('bootstrap');
const byId = (id) => window.document.getElementById(id);
${code}
process.exit(0);
`,
});

/** Proofs of the Bootstrap directives. */
export const proofs: readonly Proof[] = [
  {
    id: 'bootstrap.utilities-api',
    scaffold: 'node',
    packages,
    trials: [
      {
        shows: 'before utilities it does not compile',
        files: {
          'a.scss': `${head}\n${added}\n@import "bootstrap/scss/utilities";\n@import "bootstrap/scss/utilities/api";`,
        },
        run: sass('a.scss', '-q'),
        exits: 'not zero',
        prints: /Undefined variable/,
      },
      {
        shows: 'between utilities and the API it makes the class',
        files: {
          'a.scss': `${head}\n@import "bootstrap/scss/utilities";\n${added}\n@import "bootstrap/scss/utilities/api";`,
        },
        run: sass('a.scss', '-q'),
        exits: 'zero',
        prints: /\.cursor-pointer/,
      },
    ],
  },
  {
    id: 'bootstrap.sass-import',
    scaffold: 'node',
    packages,
    trials: [
      {
        shows: '@use with variables works',
        files: { 'a.scss': '@use "bootstrap/scss/bootstrap" with ($primary: #123456);' },
        run: sass('a.scss', '-q'),
        exits: 'zero',
        prints: /#123456/,
      },
      {
        shows: 'silencing import leaves other warnings',
        files: { 'a.scss': '@import "bootstrap/scss/bootstrap";' },
        run: sass('a.scss', '--silence-deprecation=import'),
        exits: 'zero',
        prints: /\[color-functions\][\s\S]*|\[global-builtin\]/,
      },
      {
        shows: 'quiet-deps silences all of them',
        files: { 'a.scss': '@use "bootstrap/scss/bootstrap";' },
        run: sass('a.scss', '--quiet-deps'),
        exits: 'zero',
        neverPrints: /Deprecation Warning/,
      },
    ],
  },
  {
    id: 'bootstrap.renamed',
    scaffold: 'node',
    packages,
    trials: [
      {
        shows: 'the stylesheet has the new names',
        run: 'grep -o -E "\\.(form-select|visually-hidden|text-bg-primary|g-0)[ ,{]" ../../node_modules/bootstrap/dist/css/bootstrap.css | sort -u',
        exits: 'zero',
        prints: /form-select[\s\S]*g-0[\s\S]*text-bg-primary[\s\S]*visually-hidden/,
      },
      {
        shows: 'and none of the old ones',
        run: 'grep -E "\\.(custom-select|sr-only|no-gutters|badge-primary)\\b" ../../node_modules/bootstrap/dist/css/bootstrap.css',
        exits: 1,
      },
    ],
  },
  {
    id: 'bootstrap.logical',
    scaffold: 'node',
    packages: ['bootstrap'],
    trials: [
      {
        shows: 'physical names are gone',
        run: 'grep -E "\\.(ml-3|mr-3|text-left|float-right)\\b" ../../node_modules/bootstrap/dist/css/bootstrap.css',
        exits: 1,
      },
      {
        shows: 'logical ones exist',
        run: 'grep -c -E "\\.(ms-3|text-start|float-end)\\b" ../../node_modules/bootstrap/dist/css/bootstrap.css',
        exits: 'zero',
      },
    ],
  },
  {
    id: 'bootstrap.color-modes',
    scaffold: 'node',
    packages: ['bootstrap'],
    trials: [
      {
        shows: 'one attribute sets the variables of the dark mode',
        run: 'grep -A4 -E "^\\[data-bs-theme=dark\\] \\{" ../../node_modules/bootstrap/dist/css/bootstrap.css',
        exits: 'zero',
        prints: /--bs-body-color/,
      },
    ],
  },
  {
    id: 'bootstrap.data-attributes',
    scaffold: 'node',
    packages: ['bootstrap'],
    trials: [
      {
        shows: 'the scripts know the new attributes',
        run: 'grep -c "data-bs-toggle" ../../node_modules/bootstrap/dist/js/bootstrap.js',
        exits: 'zero',
      },
      {
        shows: 'and none of the old ones',
        run: 'grep -E "data-(toggle|target|dismiss)\\b" ../../node_modules/bootstrap/dist/js/bootstrap.js',
        exits: 1,
      },
    ],
  },
  {
    id: 'bootstrap.sass-order',
    scaffold: 'node',
    packages,
    trials: [
      {
        shows: 'an override after the variables has no effect on what they derive',
        files: {
          'a.scss':
            '@import "bootstrap/scss/functions";\n@import "bootstrap/scss/variables";\n$primary: #123456;\na { color: $link-color; }\n',
        },
        run: sass('a.scss', '-q'),
        exits: 'zero',
        neverPrints: /#123456/,
      },
      {
        shows: 'before them it has',
        files: {
          'a.scss':
            '@import "bootstrap/scss/functions";\n$primary: #123456;\n@import "bootstrap/scss/variables";\na { color: $link-color; }\n',
        },
        run: sass('a.scss', '-q'),
        exits: 'zero',
        prints: /#123456/,
      },
    ],
  },
  {
    id: 'bootstrap.popper',
    scaffold: 'node',
    packages: ['bootstrap'],
    trials: [
      {
        shows: 'Popper is a peer dependency, and only the bundle contains it',
        run: "node -p \"require('bootstrap/package.json').peerDependencies['@popperjs/core']\" && grep -c \"require('@popperjs/core')\" ../../node_modules/bootstrap/dist/js/bootstrap.js && ! grep -q \"require('@popperjs/core')\" ../../node_modules/bootstrap/dist/js/bootstrap.bundle.js",
        exits: 'zero',
        prints: /^\^2/m,
      },
    ],
  },
  {
    id: 'bootstrap.opt-in',
    scaffold: 'node',
    packages: ['bootstrap', 'jsdom'],
    trials: [
      {
        shows: 'a click opens a menu by its attribute alone, and shows no toast and no tooltip',
        files: page(
          '<button id="menu" data-bs-toggle="dropdown">m</button><div class="dropdown-menu"></div><button id="tip" data-bs-toggle="tooltip" title="t">t</button><div id="toast" class="toast"></div>',
          "for (const id of ['menu', 'tip', 'toast']) byId(id).click();\nconsole.log(Boolean(bootstrap.Dropdown.getInstance(byId('menu'))), bootstrap.Tooltip.getInstance(byId('tip')), bootstrap.Toast.getInstance(byId('toast')));",
        ),
        run: 'node a.mjs',
        exits: 'zero',
        prints: /true null null/,
      },
    ],
  },
  {
    id: 'bootstrap.dispose',
    scaffold: 'node',
    packages: ['bootstrap', 'jsdom'],
    trials: [
      {
        shows: 'a removed element keeps its instance until dispose',
        files: page(
          '<div id="a"></div>',
          "const element = byId('a'); const one = new bootstrap.Collapse(element, { toggle: false }); element.remove(); const kept = Boolean(bootstrap.Collapse.getInstance(element)); one.dispose(); console.log(kept, bootstrap.Collapse.getInstance(element));",
        ),
        run: 'node a.mjs',
        exits: 'zero',
        prints: /true null/,
      },
    ],
  },
  {
    id: 'bootstrap.jquery',
    scaffold: 'node',
    packages: ['bootstrap', 'jsdom'],
    trials: [
      {
        shows: 'the class works without jQuery, and only a page with jQuery gets the old call',
        files: page(
          '<div id="a" class="modal"></div>',
          "console.log(typeof window.jQuery, bootstrap.Modal.getOrCreateInstance(byId('a')) instanceof bootstrap.Modal);",
        ),
        run: 'node a.mjs && grep -c "jQueryInterface" ../../node_modules/bootstrap/dist/js/bootstrap.js',
        exits: 'zero',
        prints: /undefined true\n\d+/,
      },
    ],
  },
];
