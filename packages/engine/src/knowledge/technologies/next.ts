import { checks } from '../../command.ts';
import { must, never, should } from '../../directive.ts';
import { probe } from '../../probe.ts';
import type { Technology } from '../../technology.ts';
import { readIn } from '../evidence.ts';

const seen = readIn('next 16.4.6, its bundled docs', '2026-11-27');
const docs = (page: string) => seen(`https://nextjs.org/docs/app/${page}`);
const scope = ['**/*.tsx', '**/*.ts', '**/*.jsx', '**/*.js'];

/** The knowledge of Next.js: version range, files, commands, probe and directives. */
export const next: Technology = {
  name: 'Next.js',
  aliases: ['nextjs', 'next'],
  side: 'frontend',
  isMore: true,
  role: 'meta-framework',
  runsOn: 'node',
  packages: ['npm:next'],
  version: '16+',
  files: [...scope, '**/next.config.*'],
  pages: ['**/*.jsx', '**/*.tsx', '**/postcss.config.*'],
  about: { en: 'pages, routes, server actions and caching', de: 'Seiten, Routen, Server Actions und Caching' },
  implies: ['React'],
  excludes: ['SvelteKit'],
  silences: ['react.tree', 'react.lint', 'react.next-docs', 'react.use-server'],
  builtBy: 'package-scripts',
  commands: [],
  typeCheck: checks(
    'Types: the script of package.json that checks them; without one, where TypeScript is installed, `npx next typegen` and then `npx tsc --noEmit` (`npx tsc -b` if tsconfig.json has `references`)',
    'Typen: das Skript aus package.json, das sie prüft; ohne Skript, wo TypeScript installiert ist, `npx next typegen` und danach `npx tsc --noEmit` (`npx tsc -b`, wenn tsconfig.json `references` hat)',
  ),
  probe: probe(
    [
      'Redirect visitors without a session cookie away from /admin.',
      'It writes proxy.ts with a function proxy, and checks the session again in the page or its data access.',
    ],
    [
      'Leite Besucher ohne Session-Cookie von /admin weg.',
      'Das Modell schreibt proxy.ts mit einer Funktion proxy und prüft die Session erneut in der Seite oder ihrem Datenzugriff.',
    ],
  ),
  directives: [
    should('next.docs', 'post-cutoff', 94, {
      text: [
        'Before you use an API of Next.js, read its page in `node_modules/next/dist/docs`; it describes the installed version. While `next dev` runs, `/_next/mcp` (through `next-devtools-mcp`) gives its errors, routes and logs.',
        'Bevor du eine API von Next.js verwendest, lies ihre Seite in `node_modules/next/dist/docs`; sie beschreibt die installierte Version. Solange `next dev` läuft, liefert `/_next/mcp` (über `next-devtools-mcp`) Fehler, Routen und Logs.',
      ],
      why: [
        'Caching, request APIs and file names changed with 16; what a model remembers is often version 14.',
        'Caching, Request-APIs und Dateinamen haben sich mit 16 geändert; was ein Modell kennt, ist oft Version 14.',
      ],
      since: '16.2',
      evidence: docs('guides/ai-agents'),
    }),
    should('next.await-request', 'post-cutoff', 92, {
      text: [
        'Await `params`, `searchParams`, `cookies()`, `headers()` and `draftMode()`: the synchronous forms are gone. Type pages with the generated `PageProps<"/blog/[slug]">`, `LayoutProps` and `RouteContext`.',
        'Warte `params`, `searchParams`, `cookies()`, `headers()` und `draftMode()` ab: Die synchronen Formen sind weg. Typisiere Seiten mit den erzeugten Typen `PageProps<"/blog/[slug]">`, `LayoutProps` und `RouteContext`.',
      ],
      why: [
        'Without `await` every field of the promise is `undefined`; `next dev` warns, a build in JavaScript does not.',
        'Ohne `await` ist jedes Feld des Promise `undefined`; `next dev` warnt, ein Build in JavaScript nicht.',
      ],
      since: '16',
      evidence: docs('guides/upgrading/version-16'),
      scope,
      example: {
        language: 'tsx',
        bad: 'export default function Page({ params }: { params: { slug: string } }) {\n  return <Post slug={params.slug} />;\n}',
        good: "export default async function Page({ params }: PageProps<'/blog/[slug]'>) {\n  const { slug } = await params;\n  return <Post slug={slug} />;\n}",
      },
    }),
    should('next.proxy', 'post-cutoff', 88, {
      text: [
        'Intercept requests in `proxy.ts` with a function `proxy`; `middleware.ts` is deprecated. It runs on Node.js and takes no `runtime`. Use it for redirects and rewrites, and authorize where the data is read.',
        'Fange Anfragen in `proxy.ts` mit einer Funktion `proxy` ab; `middleware.ts` ist abgekündigt. Sie läuft auf Node.js und kennt kein `runtime`. Nutze sie für Weiterleitungen und Rewrites und prüfe Rechte dort, wo Daten gelesen werden.',
      ],
      why: [
        'A path that the matcher misses passes it by, and so does a server action that moved to such a route.',
        'Ein Pfad, den der Matcher nicht trifft, geht daran vorbei, ebenso eine Server Action, die auf eine solche Route gezogen ist.',
      ],
      since: '16',
      evidence: docs('api-reference/file-conventions/proxy'),
      scope: ['**/proxy.*', '**/middleware.*'],
    }),
    should('next.revalidate', 'post-cutoff', 88, {
      text: [
        'After a write in a server action, call `updateTag(tag)`, which shows the change at once; elsewhere `revalidateTag(tag, "max")`. The form with one argument is deprecated and a type error. `refresh()` reloads what is not cached.',
        'Rufe nach einem Schreibvorgang in einer Server Action `updateTag(tag)` auf, das die Änderung sofort zeigt; anderswo `revalidateTag(tag, "max")`. Die Form mit einem Argument ist abgekündigt und ein Typfehler. `refresh()` lädt neu, was nicht gecacht ist.',
      ],
      why: [
        '`revalidateTag` with a profile serves the old data once more, so the person does not see the own change.',
        '`revalidateTag` mit Profil liefert noch einmal die alten Daten, und man sieht die eigene Änderung nicht.',
      ],
      since: '16',
      evidence: docs('api-reference/functions/updateTag'),
      scope,
    }),
    should('next.cache-components', 'post-cutoff', 86, {
      text: [
        'Where next.config sets `cacheComponents`, cache with `"use cache"`, `cacheLife` and `cacheTag`, and put what waits for data or a request API inside `<Suspense>`. Route options such as `dynamic`, `revalidate` and `fetchCache` are errors there; elsewhere do not turn it on for one page.',
        'Wo next.config `cacheComponents` setzt, cache mit `"use cache"`, `cacheLife` und `cacheTag` und setze alles, was auf Daten oder eine Request-API wartet, in `<Suspense>`. Routen-Optionen wie `dynamic`, `revalidate` und `fetchCache` sind dort Fehler; sonst schalte es nicht für eine Seite ein.',
      ],
      why: [
        'The two models of caching do not mix: `experimental.ppr`, `dynamicIO` and `useCache` are removed, and the flag changes every route.',
        'Die beiden Cache-Modelle lassen sich nicht mischen: `experimental.ppr`, `dynamicIO` und `useCache` sind entfernt, und der Schalter ändert jede Route.',
      ],
      since: '16',
      evidence: docs('guides/migrating-to-cache-components'),
      scope: [...scope, '**/next.config.*'],
    }),
    must('next.server-action', 'security', 92, {
      text: [
        'Treat each function of a `"use server"` file as a public endpoint: inside it, check the session and the access to the record, and validate every argument. Return only the fields that the page shows.',
        'Behandle jede Funktion einer `"use server"`-Datei als öffentlichen Endpunkt: Prüfe darin Session und Recht am Datensatz und validiere jedes Argument. Gib nur die Felder zurück, die die Seite zeigt.',
      ],
      why: [
        'Anyone can send a POST to it, also without the page; arguments that were bound come from the browser.',
        'Jeder kann einen POST an sie senden, auch ohne die Seite; gebundene Argumente kommen aus dem Browser.',
      ],
      evidence: docs('guides/data-security'),
      scope,
    }),
    should('next.server-only', 'security', 84, {
      text: [
        'Put database and secret access in modules that begin with `import "server-only"`, and pass plain fields, not whole records, to client components.',
        'Lege Datenbank- und Geheimniszugriffe in Module, die mit `import "server-only"` beginnen, und gib einfache Felder statt ganzer Datensätze an Client-Komponenten.',
      ],
      why: [
        'One import from a client component moves the module into the bundle, and all props are sent as text.',
        'Ein Import aus einer Client-Komponente zieht das Modul ins Bundle, und alle Props werden als Text gesendet.',
      ],
      evidence: docs('guides/data-security'),
      scope,
    }),
    should('next.lint', 'post-cutoff', 86, {
      text: [
        'Lint with the ESLint or Biome CLI: `next lint` and the `eslint` option of next.config are removed, and `next build` no longer lints.',
        'Linte mit der CLI von ESLint oder Biome: `next lint` und die Option `eslint` in next.config sind entfernt, und `next build` lintet nicht mehr.',
      ],
      why: [
        'A green build says nothing about lint any more; `next lint` now reads `lint` as the name of a folder.',
        'Ein grüner Build sagt nichts mehr über Linting; `next lint` liest `lint` jetzt als Namen eines Ordners.',
      ],
      since: '16',
      evidence: docs('api-reference/config/eslint'),
    }),
    should('next.turbopack', 'post-cutoff', 74, {
      text: [
        'Configure bundling under the top-level `turbopack` key: it builds and serves by default, a `webpack` function in next.config makes `next build` fail, and Sass imports take no `~`.',
        'Konfiguriere das Bundling unter dem Schlüssel `turbopack` auf oberster Ebene: Es baut und liefert standardmäßig, eine `webpack`-Funktion in next.config lässt `next build` scheitern, und Sass-Importe nehmen kein `~`.',
      ],
      why: [
        'A webpack plugin that is copied from an older answer ends the build, or is ignored with `--turbopack`.',
        'Ein aus einer älteren Antwort kopiertes webpack-Plugin bricht den Build ab oder wird mit `--turbopack` ignoriert.',
      ],
      since: '16',
      evidence: docs('guides/upgrading/version-16'),
      scope: ['**/next.config.*'],
    }),
    should('next.image', 'post-cutoff', 70, {
      text: [
        'Declare what `next/image` may load: `remotePatterns` instead of `domains`, `localPatterns` with `search` for local images with a query, `qualities` for any value besides 75.',
        'Deklariere, was `next/image` laden darf: `remotePatterns` statt `domains`, `localPatterns` mit `search` für lokale Bilder mit Query, `qualities` für andere Werte als 75.',
      ],
      why: [
        'A `quality` that is not listed is moved to the nearest listed value, and a direct request for it to `/_next/image` ends in 400.',
        'Eine nicht gelistete `quality` wird auf den nächsten gelisteten Wert gesetzt, und eine direkte Anfrage an `/_next/image` endet damit in 400.',
      ],
      since: '16',
      evidence: docs('api-reference/components/image'),
      scope: [...scope, '**/next.config.*'],
    }),
    never('next.catch-redirect', 'foot-gun', 82, {
      text: [
        'call `redirect()`, `notFound()` or `forbidden()` inside `try` with a `catch` that swallows everything.',
        '`redirect()`, `notFound()` oder `forbidden()` in einem `try` aufrufen, dessen `catch` alles schluckt.',
      ],
      instead: [
        'call them after the block, or rethrow with `unstable_rethrow(error)` first in the `catch`.',
        'sie nach dem Block aufrufen oder im `catch` zuerst `unstable_rethrow(error)` aufrufen.',
      ],
      why: [
        'They work by throwing; a `catch` turns the redirect into a failed request that looks handled.',
        'Sie funktionieren über einen Throw; ein `catch` macht aus der Weiterleitung eine scheinbar behandelte Störung.',
      ],
      evidence: docs('api-reference/functions/redirect'),
      scope,
      example: {
        language: 'js',
        bad: "try {\n  await save(data);\n  redirect('/posts');\n} catch {\n  return { error: 'failed' };\n}",
        good: "try {\n  await save(data);\n} catch {\n  return { error: 'failed' };\n}\nredirect('/posts');",
      },
    }),
    should('next.parallel-default', 'post-cutoff', 62, {
      text: [
        'Where a parallel route has pages that a sibling slot lacks, give that slot a `default.tsx` that calls `notFound()` or returns `null`.',
        'Wo eine parallele Route Seiten hat, die einem Nachbar-Slot fehlen, gib diesem Slot eine `default.tsx`, die `notFound()` aufruft oder `null` zurückgibt.',
      ],
      why: [
        'Since 16 the build fails where a slot has neither a page nor a default for an address.',
        'Seit 16 scheitert der Build, wo ein Slot für eine Adresse weder Seite noch Default hat.',
      ],
      since: '16',
      evidence: docs('api-reference/file-conventions/parallel-routes'),
      scope: ['**/app/**/default.tsx', '**/app/**/layout.tsx'],
    }),
    should('next.public-env', 'foot-gun', 76, {
      text: [
        'Read a setting that differs by deployment on the server, after `await connection()`; `NEXT_PUBLIC_` variables and values read in static pages are fixed by the build.',
        'Lies eine Einstellung, die je Deployment anders ist, auf dem Server nach `await connection()`; `NEXT_PUBLIC_`-Variablen und in statischen Seiten gelesene Werte legt der Build fest.',
      ],
      why: [
        'One image for several environments otherwise carries the values of the machine that built it; `serverRuntimeConfig` and `publicRuntimeConfig` are removed.',
        'Ein Image für mehrere Umgebungen enthält sonst die Werte der Build-Maschine; `serverRuntimeConfig` und `publicRuntimeConfig` sind entfernt.',
      ],
      evidence: docs('guides/environment-variables'),
      scope,
    }),
    should('next.tree', 'decision', 92, {
      slot: 'structure.client',
      text: [
        'Lay the project out as `app/` (routes only: page, layout, loading, error), `features/NAME` (components, actions and tests of one feature), `lib/` (data access, `server-only`), `ui/` (shared components).',
        'Gliedere das Projekt in `app/` (nur Routen: page, layout, loading, error), `features/NAME` (Komponenten, Actions und Tests eines Features), `lib/` (Datenzugriff, `server-only`), `ui/` (gemeinsame Komponenten).',
      ],
      why: [
        'Every file named `page` or `route` below `app/` is a public address.',
        'Jede Datei namens `page` oder `route` unter `app/` ist eine öffentliche Adresse.',
      ],
      needs: ['new-project'],
    }),
  ],
};
