import type { Plugin } from 'vite';

/**
 * Lets the built page load the files of the app beside its first script. Pages rendered ahead take the list from there.
 */
export function appFiles(app: string): Plugin {
  return {
    name: 'app-files',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) => {
        const chunks = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []));
        const entry = chunks.find(({ isEntry }) => isEntry);
        const own = new Set([...(entry === undefined ? [] : [entry.fileName, ...entry.imports])]);
        const first = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(app)));
        if (first === undefined) return [];
        const files = [first.fileName, ...first.imports].filter((file) => !own.has(file));
        return files.map((file) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
          injectTo: 'head' as const,
        }));
      },
    },
  };
}
