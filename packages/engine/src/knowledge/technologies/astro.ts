import { checks } from '../../command.ts';
import { must, never, should } from '../../directive.ts';
import { probe } from '../../probe.ts';
import type { Technology } from '../../technology.ts';
import { readIn } from '../evidence.ts';

const seen = readIn('astro 7.3.5, its docs of August 2026', '2026-11-27');
const docs = (page: string) => seen(`https://docs.astro.build/en/${page}/`);
const guide = (version: number) => docs(`guides/upgrade-to/v${version}`);
const pages = ['**/*.astro'];
const server = ['**/src/**/*.ts', '**/src/**/*.js'];
const config = ['**/astro.config.*'];

/** The knowledge of Astro: version range, files, type check, probe and directives. */
export const astro: Technology = {
  name: 'Astro',
  aliases: ['astro', 'astrojs'],
  side: 'frontend',
  isMore: true,
  role: 'meta-framework',
  runsOn: 'web',
  packages: ['npm:astro'],
  version: '7+',
  files: [...pages, ...server, ...config, '**/src/content/**'],
  pages,
  newestTypeScript: '6.0',
  about: { en: 'pages, content, islands and actions of Astro', de: 'Seiten, Inhalte, Inseln und Actions von Astro' },
  excludes: ['Next.js', 'Nuxt', 'SvelteKit'],
  silences: [
    'react.tree',
    'react.next-docs',
    'react.use-server',
    'vue.tree',
    'vue.lazy-routes',
    'vue.guard-return',
    'vue.route-params',
  ],
  builtBy: 'package-scripts',
  commands: [],
  typeCheck: checks(
    'Types: the script of package.json that checks them; without one, where `@astrojs/check` and TypeScript are installed, `npx astro check`',
    'Typen: das Skript aus package.json, das sie prüft; ohne Skript, wo `@astrojs/check` und TypeScript installiert sind, `npx astro check`',
  ),
  exampleLanguages: ['astro'],
  probe: probe(
    [
      'Show the posts of the blog, which are Markdown files.',
      'It defines the collection in src/content.config.ts with a glob loader and renders an entry with render(entry).',
    ],
    [
      'Zeige die Beiträge des Blogs, die Markdown-Dateien sind.',
      'Das Modell definiert die Sammlung in src/content.config.ts mit einem Glob-Loader und rendert einen Eintrag mit render(entry).',
    ],
  ),
  directives: [
    should('astro.docs', 'post-cutoff', 80, {
      text: [
        'Before you use an API of Astro, read its page at `docs.astro.build`, or ask the MCP server `https://mcp.docs.astro.build/mcp`.',
        'Bevor du eine API von Astro verwendest, lies ihre Seite auf `docs.astro.build` oder frag den MCP-Server `https://mcp.docs.astro.build/mcp`.',
      ],
      why: [
        'Two majors of 2026 removed what most examples show.',
        'Zwei Hauptversionen von 2026 haben entfernt, was die meisten Beispiele zeigen.',
      ],
      since: '6',
      evidence: docs('guides/build-with-ai'),
    }),
    should('astro.content-layer', 'post-cutoff', 92, {
      text: [
        'Define collections in `src/content.config.ts`, each with a `loader` (`glob` or `file` of `astro/loaders`) and a schema with `z` of `astro/zod`. Link by `entry.id`, and render with `render(entry)` of `astro:content`: `slug`, `entry.render()` and `type` are gone.',
        'Definiere Sammlungen in `src/content.config.ts`, jede mit `loader` (`glob` oder `file` aus `astro/loaders`) und einem Schema mit `z` aus `astro/zod`. Verlinke über `entry.id` und rendere mit `render(entry)` aus `astro:content`: `slug`, `entry.render()` und `type` sind weg.',
      ],
      why: [
        'A file at `src/content/config.ts` ends the build; `entry.slug` is `undefined` and ends up in links.',
        'Eine Datei `src/content/config.ts` bricht den Build ab; `entry.slug` ist `undefined` und landet in Links.',
      ],
      since: '6',
      evidence: docs('guides/content-collections'),
      scope: [...pages, '**/src/content.config.*', '**/src/content/**'],
      example: {
        language: 'astro',
        bad: "import { getEntry } from 'astro:content';\nconst post = await getEntry('blog', 'first');\nconst { Content } = await post.render();",
        good: "import { getEntry, render } from 'astro:content';\nconst post = await getEntry('blog', 'first');\nconst { Content } = await render(post);",
      },
    }),
    should('astro.whitespace', 'post-cutoff', 84, {
      text: [
        'Write the space between two inline elements on separate lines as `{" "}`: line breaks between elements render nothing.',
        'Schreibe den Abstand zwischen zwei Inline-Elementen auf eigenen Zeilen als `{" "}`: Zeilenumbrüche zwischen Elementen ergeben nichts.',
      ],
      why: [
        'Until 6 such a break was a space; now words and links run together without a warning.',
        'Bis 6 war ein solcher Umbruch ein Leerzeichen; jetzt kleben Wörter und Links ohne Warnung aneinander.',
      ],
      since: '7',
      evidence: guide(7),
      scope: pages,
    }),
    should('astro.strict-html', 'post-cutoff', 80, {
      text: [
        'Close every element that is not void, and nest only what HTML allows, so no `<div>` inside `<p>`.',
        'Schließe jedes Element, das nicht leer ist, und verschachtele nur, was HTML erlaubt, also kein `<div>` in `<p>`.',
      ],
      why: [
        'The Rust compiler of 7 refuses an open tag and no longer mends wrong nesting; the browser then moves the elements.',
        'Der Rust-Compiler von 7 lehnt ein offenes Tag ab und korrigiert falsche Verschachtelung nicht mehr; der Browser verschiebt dann die Elemente.',
      ],
      since: '7',
      evidence: guide(7),
      scope: pages,
    }),
    should('astro.markdown', 'post-cutoff', 80, {
      text: [
        'Extend Markdown with plugins of Sätteri, which renders it. For plugins of remark or rehype install `@astrojs/markdown-remark` and set `markdown.processor` to its `unified()`.',
        'Erweitere Markdown mit Plugins von Sätteri, das es rendert. Installiere für Plugins von remark oder rehype `@astrojs/markdown-remark` und setze `markdown.processor` auf dessen `unified()`.',
      ],
      why: [
        '`markdown.remarkPlugins` alone ends the build since 7.',
        '`markdown.remarkPlugins` allein bricht den Build seit 7 ab.',
      ],
      since: '7',
      evidence: guide(7),
      scope: config,
    }),
    should('astro.env', 'post-cutoff', 90, {
      text: [
        'Declare variables under `env.schema` with `envField`, and import them from `astro:env/server` or `astro:env/client`. `import.meta.env` is fixed by the build, secrets included, and every value is a string.',
        'Deklariere Variablen unter `env.schema` mit `envField` und importiere sie aus `astro:env/server` oder `astro:env/client`. `import.meta.env` legt der Build fest, Geheimnisse eingeschlossen, und jeder Wert ist ein String.',
      ],
      why: [
        'Until 5 a private variable was read when the server ran; now its value of the build lies in the files of the server.',
        'Bis 5 wurde eine private Variable zur Laufzeit gelesen; jetzt liegt ihr Wert aus dem Build in den Dateien des Servers.',
      ],
      since: '6',
      evidence: docs('guides/environment-variables'),
      scope: [...pages, ...server, ...config],
    }),
    should('astro.prerender', 'foot-gun', 88, {
      text: [
        'Mark each page or endpoint that reads cookies, headers, `Astro.session` or a query with `export const prerender = false`, with an adapter in the config: everything else is built once, and its middleware runs only during the build.',
        'Kennzeichne jede Seite und jeden Endpunkt, der Cookies, Header, `Astro.session` oder eine Query liest, mit `export const prerender = false`, mit einem Adapter in der Konfiguration: Alles andere wird einmal gebaut, und seine Middleware läuft nur beim Build.',
      ],
      why: [
        'A prerendered page sees no headers and is served to everybody, whatever a check in the middleware says.',
        'Eine vorgerenderte Seite sieht keine Header und geht an alle, was immer eine Prüfung in der Middleware sagt.',
      ],
      evidence: docs('guides/on-demand-rendering'),
      scope: [...pages, ...server],
    }),
    never('astro.path-rights', 'security', 90, {
      text: [
        'decide a permission in middleware by comparing `context.url.pathname` with a string.',
        'ein Recht in der Middleware entscheiden, indem `context.url.pathname` mit einem String verglichen wird.',
      ],
      instead: [
        'set `locals.user` there, and check it in each page, endpoint and action, or on the routes of Hono in `src/fetch.ts`.',
        'dort `locals.user` setzen und in jeder Seite, jedem Endpunkt und jeder Action prüfen, oder auf den Routen von Hono in `src/fetch.ts`.',
      ],
      why: [
        'The page at `/dashboard` answers at `/dashboard/` too, and the comparison misses it.',
        'Die Seite unter `/dashboard` antwortet auch unter `/dashboard/`, und der Vergleich trifft sie nicht.',
      ],
      evidence: docs('guides/authentication'),
      scope: [...server],
    }),
    must('astro.action-rights', 'security', 90, {
      text: [
        'Check the caller and the access to the record inside each action, through `context.locals`, and give it an `input` schema: it is a public endpoint below `/_actions`.',
        'Prüfe in jeder Action über `context.locals`, wer aufruft und ob ein Recht am Datensatz besteht, und gib ihr ein `input`-Schema: Sie ist ein öffentlicher Endpunkt unter `/_actions`.',
      ],
      why: [
        'A POST to the name of the action runs it without the page that hides the form.',
        'Ein POST an den Namen der Action führt sie aus, ohne die Seite, die das Formular verbirgt.',
      ],
      evidence: docs('guides/actions'),
      scope: ['**/src/actions/**'],
    }),
    should('astro.removed', 'post-cutoff', 84, {
      text: [
        'Write `import.meta.glob(pattern, { eager: true })` for `Astro.glob()`, `<ClientRouter />` for `<ViewTransitions />`, and strings as `params` of `getStaticPaths()`. `@astrojs/db` and `output: "hybrid"` are gone.',
        'Schreibe `import.meta.glob(pattern, { eager: true })` statt `Astro.glob()`, `<ClientRouter />` statt `<ViewTransitions />` und Strings als `params` von `getStaticPaths()`. `@astrojs/db` und `output: "hybrid"` gibt es nicht mehr.',
      ],
      why: [
        'Each of them ends the build, and `import.meta.glob` returns no promise.',
        'Jedes davon bricht den Build ab, und `import.meta.glob` gibt kein Promise zurück.',
      ],
      since: '7',
      evidence: guide(6),
      scope: [...pages, ...config],
    }),
    should('astro.server-island', 'post-cutoff', 74, {
      text: [
        'Pass a component with `server:defer` few, plain props and a `slot="fallback"`, and take the address of the page from the `Referer` header. Set `ASTRO_KEY` (from `astro create-key`) where old pages may meet a new server.',
        'Gib einer Komponente mit `server:defer` wenige, einfache Props und einen `slot="fallback"` und nimm die Adresse der Seite aus dem Header `Referer`. Setze `ASTRO_KEY` (aus `astro create-key`), wo alte Seiten auf einen neuen Server treffen können.',
      ],
      why: [
        'Props travel encrypted in the address: beyond 2,048 characters it becomes a POST that nobody caches, and `Astro.url` is that of the island.',
        'Props reisen verschlüsselt in der Adresse: Über 2.048 Zeichen wird daraus ein POST, den niemand cacht, und `Astro.url` ist die der Insel.',
      ],
      since: '5',
      evidence: docs('guides/server-islands'),
      scope: pages,
    }),
    should('astro.router-scripts', 'foot-gun', 76, {
      text: [
        'Where a layout has `<ClientRouter />`, bind elements in a listener for `astro:page-load`: a `<script>` of Astro runs once, not on every page.',
        'Wo ein Layout `<ClientRouter />` hat, binde Elemente in einem Listener für `astro:page-load`: Ein `<script>` von Astro läuft einmal, nicht auf jeder Seite.',
      ],
      why: [
        'After the first navigation the buttons of the next page do nothing.',
        'Nach der ersten Navigation tun die Schaltflächen der nächsten Seite nichts.',
      ],
      evidence: docs('guides/view-transitions'),
      scope: pages,
    }),
    should('astro.tree', 'decision', 92, {
      slot: 'structure.client',
      text: [
        'Lay the project out as `src/pages` (routes only), `src/layouts`, `src/components/NAME` (by feature, islands beside their `.astro` files), `src/content` (entries), `src/actions`, `src/lib` (data access).',
        'Gliedere das Projekt in `src/pages` (nur Routen), `src/layouts`, `src/components/NAME` (nach Feature, Inseln neben ihren `.astro`-Dateien), `src/content` (Einträge), `src/actions`, `src/lib` (Datenzugriff).',
      ],
      why: [
        'Every file below `src/pages` is a public address.',
        'Jede Datei unter `src/pages` ist eine öffentliche Adresse.',
      ],
      needs: ['new-project'],
    }),
  ],
};
