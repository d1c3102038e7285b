import type { Proof } from '../../proof.ts';

const head = ['functions', 'variables', 'variables-dark', 'maps', 'mixins']
  .map((part) => `@import "bootstrap/scss/${part}";`)
  .join('\n');
const added = '$utilities: map-merge($utilities, ("cursor": (property: cursor, class: cursor, values: auto pointer)));';
const sass = (path: string, more = '') => `sass --load-path=../../node_modules ${more} ${path}`;
const packages = ['bootstrap', 'sass'];

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
];
