import type { Proof, Trial } from '../../proof.ts';
import { proofsIn } from './one-run.ts';

const proof = proofsIn('more', 'astro');
const served = proofsIn('more', 'astro', '@astrojs/node');
const check = `import { createServer } from 'node:http';
const { handler } = await import('./dist/server/entry.mjs');
const server = createServer(handler).listen(0);
const address = 'http://localhost:' + server.address().port;
for (const path of process.argv.slice(2)) {
  const headers = path.startsWith('/_actions') ? { origin: address, 'content-type': 'application/json' } : {};
  const method = path.startsWith('/_actions') ? 'POST' : 'GET';
  const answer = await fetch(address + path, { method, headers, ...(method === 'POST' && { body: '{"name":"x"}' }) });
  console.log(path, answer.status, await answer.text());
}
process.exit(0);
`;

/** Builds a site with these files. */
const site = (
  shows: string,
  files: Record<string, string>,
  exits: Trial['exits'],
  prints: RegExp,
  run = 'astro build',
): Trial => ({
  shows,
  files: { 'astro.config.mjs': 'export default {};\n', 'src/pages/index.astro': '<p>x</p>\n', ...files },
  run,
  exits,
  prints,
});

/** Builds a site with a server, and asks the server for the paths. */
const server = (shows: string, files: Record<string, string>, paths: string, prints: RegExp): Trial =>
  site(
    shows,
    {
      'astro.config.mjs': `import node from '@astrojs/node';
import { envField } from 'astro/config';
export default {
  adapter: node({ mode: 'middleware' }),
  env: { schema: { TOKEN: envField.string({ context: 'server', access: 'secret', optional: true }) } },
};
`,
      'check.mjs': check,
      ...files,
    },
    'zero',
    prints,
    `SECRET=built astro build && SECRET=late TOKEN=late node check.mjs ${paths}`,
  );

/** Proofs of the Astro directives. */
export const proofs: readonly Proof[] = [
  proof(
    'astro.content-layer',
    site(
      'the old place of the configuration ends the build',
      { 'src/content/config.ts': 'export const collections = {};\n' },
      'not zero',
      /LegacyContentConfigError/,
    ),
    site(
      'an entry has an id, and neither slug nor render',
      {
        'src/content.config.ts': `import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';
export const collections = {
  blog: defineCollection({
    loader: glob({ pattern: '**/*.md', base: './src/content/blog' }),
    schema: z.object({ title: z.string() }),
  }),
};
`,
        'src/content/blog/First.md': '---\ntitle: First\n---\n# One\n',
        'src/pages/index.astro': `---
import { getCollection, render } from 'astro:content';
const [post] = await getCollection('blog');
const { Content } = await render(post);
console.log('entry', post.id, post.slug, typeof post.render);
---
<Content />
`,
      },
      'zero',
      /entry first undefined undefined/,
    ),
  ),
  proof(
    'astro.whitespace',
    site(
      'a line break between inline elements renders nothing',
      { 'src/pages/index.astro': '<p><b>one</b>\n<i>two</i> <b>three</b>{" "}\n<i>four</i></p>\n' },
      'zero',
      /<b>one<\/b><i>two<\/i> <b>three<\/b> <i>four<\/i>/,
      'astro build && cat dist/index.html',
    ),
  ),
  proof(
    'astro.strict-html',
    site(
      'an open tag ends the build',
      { 'src/pages/index.astro': '<div><p>a</div>\n' },
      'not zero',
      /closing tag for 'p'/,
    ),
    site(
      'wrong nesting stays as it is written',
      { 'src/pages/index.astro': '<p><div>a</div></p>\n' },
      'zero',
      /<p><div>a<\/div><\/p>/,
      'astro build && cat dist/index.html',
    ),
  ),
  proof(
    'astro.markdown',
    site(
      'a plugin of remark alone ends the build',
      {
        'astro.config.mjs': 'export default { markdown: { remarkPlugins: [() => () => {}] } };\n',
        'src/pages/m.md': '# a\n',
      },
      'not zero',
      /npm install @astrojs\/markdown-remark/,
    ),
  ),
  served(
    'astro.env',
    server(
      'import.meta.env keeps the value of the build, astro:env has that of the run',
      {
        'src/pages/env.astro':
          "---\nimport { TOKEN } from 'astro:env/server';\nexport const prerender = false;\n---\n<p>{import.meta.env.SECRET} {TOKEN}</p>\n",
      },
      '/env',
      /<p>built late<\/p>/,
    ),
  ),
  served(
    'astro.prerender',
    server(
      'a page without the mark sees no headers, and its middleware runs while it is built',
      {
        'src/pages/index.astro':
          "---\nconsole.log('headers', [...Astro.request.headers].length);\n---\n<p>static</p>\n",
        'src/pages/live.astro': '---\nexport const prerender = false;\n---\n<p>live</p>\n',
        'src/middleware.js':
          "export const onRequest = (context, next) => {\n  console.log('middleware', context.url.pathname, context.isPrerendered);\n  return next();\n};\n",
      },
      '/live',
      /middleware \/ true[\s\S]*headers 0[\s\S]*middleware \/live false/,
    ),
  ),
  served(
    'astro.path-rights',
    server(
      'the address with a slash at its end passes the comparison',
      {
        'src/pages/dashboard.astro': '---\nexport const prerender = false;\n---\n<p>secret</p>\n',
        'src/middleware.js':
          "export const onRequest = (context, next) =>\n  context.url.pathname === '/dashboard' ? new Response('no', { status: 401 }) : next();\n",
      },
      '/dashboard /dashboard/',
      /\/dashboard 401[\s\S]*\/dashboard\/ 200[^\n]*secret/,
    ),
  ),
  served(
    'astro.action-rights',
    server(
      'a POST to its name runs an action',
      {
        'src/pages/live.astro': '---\nexport const prerender = false;\n---\n<p>live</p>\n',
        'src/actions/index.ts': `import { defineAction } from 'astro:actions';
import { z } from 'astro/zod';
export const server = { add: defineAction({ input: z.object({ name: z.string() }), handler: ({ name }) => 'added ' + name }) };
`,
      },
      '/_actions/add',
      /\/_actions\/add 200 .*added x/,
    ),
  ),
  proof(
    'astro.removed',
    site(
      'Astro.glob ends the build',
      { 'src/pages/index.astro': "---\nconst all = await Astro.glob('./*.md');\n---\n<p>{all.length}</p>\n" },
      'not zero',
      /Astro\.glob is not a function/,
    ),
    site(
      'so does ViewTransitions',
      {
        'src/pages/index.astro':
          "---\nimport { ViewTransitions } from 'astro:transitions';\n---\n<ViewTransitions />\n",
      },
      'not zero',
      /ViewTransitions/,
    ),
    site(
      'and a number among the params',
      {
        'src/pages/[id].astro': '---\nexport const getStaticPaths = () => [{ params: { id: 1 } }];\n---\n<p>x</p>\n',
      },
      'not zero',
      /[Ii]nvalid|params/,
    ),
    site(
      'and output: hybrid',
      { 'astro.config.mjs': "export default { output: 'hybrid' };\n" },
      'not zero',
      /hybrid|output/,
    ),
  ),
];
