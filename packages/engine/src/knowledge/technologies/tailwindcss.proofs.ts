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
      'the current names exist',
      '<p class="shadow-xs rounded-xs outline-hidden bg-linear-to-r shrink-0">',
      /(?=[\s\S]*\.shrink-0)(?=[\s\S]*\.rounded-xs)(?=[\s\S]*\.shadow-xs)(?=[\s\S]*\.outline-hidden)[\s\S]*\.bg-linear-to-r/,
    ),
  ),
  proof(
    'tailwind.hover',
    compiled('hover is limited to devices that can', '<p class="hover:flex">', /@media \(hover: hover\)/),
  ),
  proof(
    'tailwind.border-color',
    compiled('the default is the color of the text', '<p class="border">', /border: 0 solid;/),
  ),
  proof(
    'tailwind.container',
    compiled(
      'container queries are built in',
      '<p class="@container"><b class="@md:flex">',
      /@container \(width >= 28rem\)/,
    ),
  ),
];
