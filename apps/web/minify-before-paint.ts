import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync, type Plugin } from 'vite';

const name = 'before-paint.js';

/** Minifies the script of `public` that runs before the first paint, as a file and where a page contains it. */
export function minifyBeforePaint(): Plugin {
  const minified = () => {
    const { code, errors } = minifySync(name, readFileSync(join(import.meta.dirname, 'public', name), 'utf8'));
    if (errors.length > 0) throw new Error(`${name}: ${errors[0]?.message}`);
    return code;
  };
  return {
    name: 'minify-before-paint',
    enforce: 'pre',
    load: (id) => (id.endsWith(`${name}?raw`) ? `export default ${JSON.stringify(minified())};` : null),
    writeBundle({ dir }) {
      // the renderer of the pages has no such file
      if (this.environment.name === 'client' && dir !== undefined) writeFileSync(join(dir, name), minified());
    },
  };
}
