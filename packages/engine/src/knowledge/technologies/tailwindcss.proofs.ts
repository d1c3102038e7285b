import type { Proof, Trial } from '../../proof.ts';

const compiled = (shows: string, html: string, prints?: RegExp, neverPrints?: RegExp, css = ''): Trial => ({
  shows,
  files: { 'in.css': `@import "tailwindcss";\n@source "./page.html";\n${css}`, 'page.html': html },
  run: 'tailwindcss -i in.css -o out.css && cat out.css',
  exits: 'zero',
  ...(prints && { prints }),
  ...(neverPrints && { neverPrints }),
});
const proof = (id: string, ...trials: Trial[]): Proof => ({
  id,
  scaffold: 'node',
  packages: ['tailwindcss', '@tailwindcss/cli'],
  trials,
});

/** Proofs of the Tailwind directives. */
export const proofs: readonly Proof[] = [
  proof(
    'tailwind.css-first',
    compiled(
      'a token of @theme makes utilities',
      '<p class="bg-accent">',
      /\.bg-accent/,
      undefined,
      '@theme { --color-accent: red; }',
    ),
    {
      shows: 'a config file that the CSS does not name is ignored',
      files: {
        'in.css': '@import "tailwindcss";\n',
        'page.html': '<p class="bg-brand flex">',
        'tailwind.config.js': "export default { theme: { extend: { colors: { brand: 'red' } } } };\n",
      },
      run: 'tailwindcss -i in.css -o out.css && cat out.css',
      exits: 'zero',
      prints: /\.flex/,
      neverPrints: /bg-brand/,
    },
  ),
  proof(
    'tailwind.concatenate',
    compiled(
      'a joined name makes no style',
      "<script>const a = 'text-' + tone + '-600'</script>",
      undefined,
      /\.text-red-600/,
    ),
    compiled('a complete name does', "<script>const tones = { danger: 'text-red-600' }</script>", /\.text-red-600/),
  ),
  proof(
    'tailwind.opacity',
    compiled(
      'bg-opacity-50 makes nothing, the modifier does',
      '<p class="bg-opacity-50 bg-black/50">',
      /\.bg-black\\\/50/,
      /bg-opacity-50/,
    ),
  ),
  proof(
    'tailwind.variable-syntax',
    compiled('parentheses read the variable', '<p class="bg-(--brand)">', /background-color: var\(--brand\)/),
    compiled('brackets write the bare name', '<p class="bg-[--brand]">', /background-color: --brand/),
  ),
  proof(
    'tailwind.important',
    compiled('the modifier at the end works', '<p class="flex!">', /display: flex !important/),
  ),
  proof(
    'tailwind.utility',
    compiled(
      'a custom utility takes variants',
      '<p class="hover:fade">',
      /hover\\:fade/,
      undefined,
      '@utility fade { opacity: 0.5; }',
    ),
    compiled(
      'a class in a layer does not',
      '<p class="hover:dim">',
      undefined,
      /hover\\:dim/,
      '@layer utilities { .dim { opacity: 0.5; } }',
    ),
  ),
  proof(
    'tailwind.dark-variant',
    compiled(
      'dark follows the attribute',
      '<p class="dark:flex">',
      /data-theme=dark/,
      undefined,
      '@custom-variant dark (&:where([data-theme=dark], [data-theme=dark] *));',
    ),
  ),
  proof(
    'tailwind.renamed',
    compiled(
      'the names of version 4 exist',
      '<p class="shadow-xs rounded-xs blur-xs ring-3 outline-hidden bg-linear-to-r shrink-0 inset-s-4">',
      new RegExp(
        ['shadow-xs', 'rounded-xs', 'blur-xs', 'ring-3', 'outline-hidden', 'bg-linear-to-r', 'shrink-0', 'inset-s-4']
          .map((name) => `(?=[\\s\\S]*\\.${name} \\{)`)
          .join(''),
      ),
    ),
    compiled(
      'ring is 1 px wide where ring-3 has the former width',
      '<p class="ring ring-3">',
      /calc\(1px \+[\s\S]*calc\(3px \+/,
    ),
    compiled(
      'shadow-sm is another shadow than shadow-xs',
      '<p class="shadow-sm shadow-xs">',
      /(?=[\s\S]*\.shadow-sm \{\s*--tw-shadow: 0 1px 3px)[\s\S]*\.shadow-xs \{\s*--tw-shadow: 0 1px 2px/,
    ),
    compiled(
      'outline-none removes the outline, outline-hidden keeps it for forced colors',
      '<p class="outline-none outline-hidden">',
      /(?=[\s\S]*\.outline-hidden \{[^}]*forced-colors)[\s\S]*\.outline-none/,
    ),
  ),
  proof(
    'tailwind.theme-inline',
    compiled(
      'without inline the utility reads the token of the root',
      '<p class="font-sans">',
      /\.font-sans \{\s*font-family: var\(--font-sans\)/,
      undefined,
      '@theme { --font-sans: var(--font-inter); }',
    ),
    compiled(
      'with inline it reads the variable itself',
      '<p class="font-sans">',
      /\.font-sans \{\s*font-family: var\(--font-inter\)/,
      undefined,
      '@theme inline { --font-sans: var(--font-inter); }',
    ),
  ),
  proof(
    'tailwind.hover',
    compiled('hover is limited to devices that can', '<p class="hover:flex">', /@media \(hover: hover\)/),
  ),
  proof(
    'tailwind.border-color',
    compiled('the default is the color of the text', '<p class="border">', /border: 0 solid;/),
    compiled('rings are 1 px wide', '<p class="ring">', /\.ring \{[^}]*calc\(1px \+/),
  ),
  proof(
    'tailwind.container',
    compiled(
      'container queries are built in',
      '<p class="@container"><b class="@md:flex">',
      /@container \(width >= 28rem\)/,
    ),
  ),
  proof('tailwind.plugin', {
    shows: 'the package refuses to be a PostCSS plugin',
    run: 'node -e "require(\'tailwindcss\')({})"',
    exits: 'not zero',
    prints: /PostCSS plugin has moved to a separate package/,
  }),
  ...['tailwind.reference', 'pair.vue-tailwind'].map((id) =>
    proof(
      id,
      {
        shows: 'a style compiled alone knows no utility',
        files: { 'in.css': '.a { @apply text-red-500; }\n' },
        run: 'tailwindcss -i in.css',
        exits: 'not zero',
        prints: /Cannot apply unknown utility class/,
      },
      {
        shows: 'with @reference it does, and repeats no style',
        files: {
          'app.css': '@import "tailwindcss";\n',
          'in.css': '@reference "./app.css";\n.a { @apply text-red-500; }\n',
        },
        run: 'tailwindcss -i in.css -o out.css && cat out.css',
        exits: 'zero',
        prints: /\.a \{\s+color: var\(--color-red-500/,
        neverPrints: /@layer base/,
      },
    ),
  ),
  proof(
    'tailwind.source',
    ...[
      ['an ignored folder is not scanned', '', undefined, /\.underline/],
      ['with @source it is', '@source "./node_modules/ui";\n', /\.underline/, undefined],
    ].map(
      ([shows, css, prints, neverPrints]): Trial => ({
        shows: String(shows),
        files: {
          'in.css': `@import "tailwindcss";\n${css}`,
          'node_modules/ui/a.html': '<p class="underline">',
          'page.html': '<p class="flex">',
        },
        run: 'mkdir -p .git && tailwindcss -i in.css -o out.css && cat out.css',
        exits: 'zero',
        ...(prints instanceof RegExp && { prints }),
        ...(neverPrints instanceof RegExp && { neverPrints }),
      }),
    ),
  ),
  proof('tailwind.preflight', compiled('buttons keep the default cursor', '<button>', /button/, /cursor: pointer/)),
  proof(
    'tailwind.browsers',
    compiled(
      'the output needs layers, @property and color-mix',
      '<p class="bg-red-500/50 shadow-sm">',
      /(?=[\s\S]*@layer)(?=[\s\S]*@property)[\s\S]*color-mix/,
    ),
  ),
  proof(
    'tailwind.group-gap',
    compiled('space-y counts hidden children', '<p class="space-y-4">', /:not\(:last-child\)/, /\[hidden\]\) ~/),
  ),
];
