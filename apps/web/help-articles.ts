import { micromark } from 'micromark';
import type { Plugin } from 'vite';

const heading = /^# (?<title>.+) \{#(?<id>[a-z-]+)\}$/;

/**
 * Converts the Markdown help texts at build time, so that browsers do not have to: each `# Title {#id}` begins an
 * article. A file without one fails the build.
 */
export function helpArticles(): Plugin {
  return {
    name: 'help-articles',
    transform(source, id) {
      if (!id.endsWith('.md')) return null;
      const articles = source.split(/^(?=# )/m).map((part) => {
        const [first = '', ...lines] = part.trim().split('\n');
        const found = heading.exec(first)?.groups;
        if (found === undefined) throw new Error(`${id}: "${first}" does not begin an article.`);
        const html = micromark(lines.join('\n').trim());
        return { id: found.id, title: found.title, html };
      });
      return { code: `export default ${JSON.stringify(articles)};`, map: null };
    },
  };
}
