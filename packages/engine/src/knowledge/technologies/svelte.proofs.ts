import type { Proof, Trial } from '../../proof.ts';
import { proofsIn } from './one-run.ts';

const proof = proofsIn('more', 'svelte');
/** Compiles sources one by one and prints the warnings or the error of each. */
const compiles = (shows: string, files: Readonly<Record<string, string>>, prints: RegExp): Trial => ({
  shows,
  files: {
    'a.mjs': `import { compile, compileModule } from 'svelte/compiler';
for (const [filename, code] of Object.entries(${JSON.stringify(files)})) try {
  const { warnings } = (filename.endsWith('.svelte') ? compile : compileModule)(code, { filename });
  console.log(filename, 'compiles', warnings.map(({ code }) => code).join(' '));
} catch (error) { console.log(filename, error.code); }
`,
  },
  run: 'node a.mjs',
  exits: 'zero',
  prints,
});

/** Proofs of the Svelte directives. */
export const proofs: readonly Proof[] = [
  proof(
    'svelte.runes',
    compiles(
      'with one rune two old forms are errors and two are deprecated',
      {
        'a.svelte': '<script>let a = $state(0); export let b;</script>{a}{b}',
        'b.svelte': '<script>let a = $state(0); $: b = a;</script>{a}{b}',
        'c.svelte': '<script>let a = $state(0);</script><button on:click={() => a++}>{a}</button>',
        'd.svelte': '<script>let a = $state(0);</script>{a}<slot />',
      },
      /a\.svelte legacy_export_invalid\nb\.svelte legacy_reactive_statement_invalid\nc\.svelte compiles event_directive_deprecated\nd\.svelte compiles slot_element_deprecated/,
    ),
  ),
  proof(
    'svelte.shared-state',
    compiles(
      'an exported state that is reassigned does not compile, an object whose field changes does',
      {
        'a.svelte.js': 'export let n = $state(0); export const add = () => { n++; };',
        'b.svelte.js': 'export const s = $state({ n: 0 }); export const add = () => { s.n++; };',
      },
      /a\.svelte\.js state_invalid_export\nb\.svelte\.js compiles/,
    ),
  ),
  proof(
    'svelte.attachments',
    compiles(
      'an attachment goes through a component, an action does not',
      {
        'a.svelte': "<script>import C from './C.svelte'; const f = () => {};</script><C {@attach f} />",
        'b.svelte': "<script>import C from './C.svelte'; const f = () => {};</script><C use:f />",
      },
      /a\.svelte compiles[^\n]*\nb\.svelte component_invalid_directive/,
    ),
  ),
  proof('svelte.html', {
    shows: 'neither the HTML nor the address is changed, other text is escaped',
    files: {
      'a.mjs': `import { writeFileSync } from 'node:fs';
import { compile } from 'svelte/compiler';
import { render } from 'svelte/server';
const source = '<script>let { x, u } = $props();</script>{@html x}<a href={u}>{x}</a>';
writeFileSync('page.mjs', compile(source, { filename: 'Page.svelte', generate: 'server' }).js.code);
const { default: Page } = await import('./page.mjs');
console.log(render(Page, { props: { x: '<b>x</b>', u: 'javascript:alert(1)' } }).body);
`,
    },
    run: 'node a.mjs',
    exits: 'zero',
    prints: /<b>x<\/b>[\s\S]*href="javascript:alert\(1\)">&lt;b/,
  }),
];
