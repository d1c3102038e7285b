import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** The weights that the style sheets use: normal to bold. */
const wght = { min: 400, max: 700 };
const folder = join(import.meta.dirname, '../../.cache/fonts');

/**
 * Reduces these variable fonts to the weights in use, which saves over a quarter of their size. Keeps every
 * character.
 */
export function fontWeights(fonts: readonly string[]): Plugin {
  return {
    name: 'font-weights',
    async config() {
      mkdirSync(folder, { recursive: true });
      for (const font of fonts) {
        const whole = readFileSync(fileURLToPath(import.meta.resolve(font)));
        const options = { keepAllGlyphs: true, targetFormat: 'woff2', variationAxes: { wght } } as const;
        writeFileSync(join(folder, basename(font)), await subsetFont(whole, undefined, options));
      }
      return { resolve: { alias: [{ find: /^@fontsource-variable\/.+\//, replacement: `${folder}/` }] } };
    },
  };
}
