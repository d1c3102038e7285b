import type { Proof } from '../../proof.ts';
import { proofsIn } from './one-run.ts';

/** Proofs of the SvelteKit directives. */
export const proofs: readonly Proof[] = [
  proofsIn('more', '@sveltejs/kit')('sveltekit.config', {
    shows: 'a svelte.config.js ends the build',
    files: {
      'vite.config.js':
        "import { sveltekit } from '@sveltejs/kit/vite';\nexport default { plugins: [sveltekit({ compilerOptions: {} })] };\n",
      'svelte.config.js': 'export default {};\n',
      'src/routes/+page.svelte': '<p>x</p>\n',
    },
    run: 'vite build',
    exits: 'not zero',
    prints: /svelte\.config\.js` is no longer used/,
  }),
];
