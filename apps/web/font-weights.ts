import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** What the style sheets declare: normal to bold. */
const wght = { min: 400, max: 700 };
const folder = join(import.meta.dirname, '../../.cache/fonts');

/** Leaves of each of these variable fonts the weights in use, which is over a quarter less to load. No character is lost. */
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
