import { checks } from '../../command.ts';
import { must, never, should } from '../../directive.ts';
import { probe } from '../../probe.ts';
import type { Technology } from '../../technology.ts';
import { readIn } from '../evidence.ts';

const seen = readIn('nuxt 4.5.2, its docs of August 2026', '2026-11-27');
const docs = (page: string) => seen(`https://nuxt.com/docs/4.x/${page}`);
const app = ['**/*.vue', '**/app/**/*.ts', '**/composables/**/*.ts'];
const server = ['**/server/**/*.ts'];
const config = ['**/nuxt.config.*'];

/** The knowledge of Nuxt: version range, files, type check, probe and directives. */
export const nuxt: Technology = {
  name: 'Nuxt',
  aliases: ['nuxt', 'nuxtjs'],
  side: 'frontend',
  isMore: true,
  role: 'meta-framework',
  runsOn: 'node',
  packages: ['npm:nuxt'],
  version: '4+',
  files: [...app, ...server, ...config, '**/shared/**/*.ts'],
  pages: ['**/*.vue'],
  newestTypeScript: '6.0',
  about: { en: 'pages, data loading and server routes of Nuxt', de: 'Seiten, Datenladen und Server-Routen von Nuxt' },
  implies: ['Vue'],
  excludes: ['Next.js', 'SvelteKit'],
  silences: ['vue.tree', 'vue.lazy-routes', 'vue.guard-return', 'vue.route-params', 'vue.watch-source'],
  builtBy: 'package-scripts',
  commands: [],
  typeCheck: checks(
    'Types: the script of package.json that checks them, such as `typecheck`; without one, where `vue-tsc` and TypeScript are installed, `npx nuxt typecheck`',
    'Typen: das Skript aus package.json, das sie prüft, etwa `typecheck`; ohne Skript, wo `vue-tsc` und TypeScript installiert sind, `npx nuxt typecheck`',
  ),
  probe: probe(
    [
      'Show the signed-in person on a page that the server renders.',
      'It loads them with useFetch or useRequestFetch, so that the cookie comes along, and not with $fetch in setup.',
    ],
    [
      'Zeige auf einer vom Server gerenderten Seite, wer angemeldet ist.',
      'Das Modell lädt die Person mit useFetch oder useRequestFetch, damit das Cookie mitgeht, und nicht mit $fetch im Setup.',
    ],
  ),
  directives: [
    should('nuxt.docs', 'post-cutoff', 80, {
      text: [
        'Before you use an API of Nuxt, read its page below `nuxt.com/docs/4.x`, or ask the MCP server `https://nuxt.com/mcp`: pages of 3 and of the coming 5 look alike.',
        'Bevor du eine API von Nuxt verwendest, lies ihre Seite unter `nuxt.com/docs/4.x` oder frag den MCP-Server `https://nuxt.com/mcp`: Die Seiten zu 3 und zur kommenden 5 sehen gleich aus.',
      ],
      why: [
        'Data loading, folders and server errors differ between the three.',
        'Datenladen, Ordner und Serverfehler unterscheiden sich zwischen den dreien.',
      ],
      since: '4',
      evidence: docs('guide/ai/mcp'),
    }),
    should('nuxt.app-folder', 'post-cutoff', 90, {
      text: [
        'Put `pages`, `components`, `composables`, `layouts`, `middleware`, `plugins` and `utils` below `app/`, and `server/`, `shared/`, `public/`, `modules/` and `layers/` beside it; `~` is `app/`, `~~` the root. An app with its `pages/` at the root keeps that.',
        'Lege `pages`, `components`, `composables`, `layouts`, `middleware`, `plugins` und `utils` unter `app/` und `server/`, `shared/`, `public/`, `modules/` und `layers/` daneben; `~` ist `app/`, `~~` die Wurzel. Eine App mit `pages/` in der Wurzel behält das bei.',
      ],
      why: [
        'Beside an `app/` folder, a page or composable at the root is not found, and the build says nothing.',
        'Neben einem Ordner `app/` wird eine Seite oder ein Composable in der Wurzel nicht gefunden, und der Build meldet nichts.',
      ],
      since: '4',
      evidence: docs('directory-structure'),
    }),
    should('nuxt.data-keys', 'post-cutoff', 88, {
      text: [
        "Load by a prop or route parameter with `useAsyncData` and a key that names it, `() => 'user:' + props.id`, not with a `watch` in the component. Calls with one key share `data`, `error` and `status`; keep them in one composable, with one handler and the same options.",
        "Lade nach einer Prop oder einem Routenparameter mit `useAsyncData` und einem Schlüssel, der ihn nennt, `() => 'user:' + props.id`, nicht mit einem `watch` in der Komponente. Aufrufe mit demselben Schlüssel teilen sich `data`, `error` und `status`; halte sie in einem Composable, mit einem Handler und denselben Optionen.",
      ],
      why: [
        'Of two handlers under one key only the first runs, and the second caller shows its data; a production build does not warn.',
        'Von zwei Handlern unter einem Schlüssel läuft nur der erste, und der zweite Aufrufer zeigt dessen Daten; ein Produktions-Build warnt nicht.',
      ],
      since: '4',
      evidence: docs('api/composables/use-async-data'),
      scope: app,
    }),
    should('nuxt.data-shape', 'post-cutoff', 88, {
      text: [
        'Expect `undefined`, not `null`, in `data` and `error` while there is none, and replace `data.value` as a whole or set `deep: true`: it is a shallow ref. Show loading by `status`; `pending` is false until a request starts.',
        'Erwarte in `data` und `error` `undefined` statt `null`, solange nichts da ist, und ersetze `data.value` als Ganzes oder setze `deep: true`: Es ist ein Shallow Ref. Zeige das Laden über `status` an; `pending` ist falsch, bis eine Anfrage beginnt.',
      ],
      why: [
        '`data.value === null` is never true, and a changed field does not reach the page; neither is reported.',
        '`data.value === null` ist nie wahr, und ein geändertes Feld erreicht die Seite nicht; beides wird nicht gemeldet.',
      ],
      since: '4',
      evidence: docs('api/composables/use-async-data'),
      scope: app,
      example: {
        language: 'ts',
        bad: "const { data, pending } = await useFetch('/api/cart');\nif (data.value === null) showEmpty();\ndata.value.note = 'gift';",
        good: "const { data, status } = await useFetch('/api/cart');\nif (data.value === undefined) showEmpty();\ndata.value = { ...data.value, note: 'gift' };",
      },
    }),
    should('nuxt.setup-fetch', 'foot-gun', 84, {
      text: [
        'Load what a page shows with `await useFetch(…)` or `useAsyncData`, and use `$fetch` for what a user triggers: a bare `$fetch` in setup runs on the server and again in the browser.',
        'Lade, was eine Seite zeigt, mit `await useFetch(…)` oder `useAsyncData` und nutze `$fetch` für das, was jemand auslöst: Ein bloßes `$fetch` im Setup läuft auf dem Server und im Browser noch einmal.',
      ],
      why: [
        'Its result is not in the payload of the page, so the second call may render something else.',
        'Sein Ergebnis steht nicht in den Daten der Seite, der zweite Aufruf kann also etwas anderes rendern.',
      ],
      evidence: docs('getting-started/data-fetching'),
      scope: app,
    }),
    should('nuxt.live-address', 'foot-gun', 84, {
      text: [
        'Give `useFetch` an address with a parameter as a function, `useFetch(() => "/api/items/" + id.value)`, or the parameter as a ref in `query`.',
        'Gib `useFetch` eine Adresse mit Parameter als Funktion, `useFetch(() => "/api/items/" + id.value)`, oder den Parameter als Ref in `query`.',
      ],
      why: [
        'A finished text is read once: after a change even `refresh()` loads the old address.',
        'Ein fertiger Text wird einmal gelesen: Nach einer Änderung lädt auch `refresh()` die alte Adresse.',
      ],
      evidence: docs('api/composables/use-fetch'),
      scope: app,
    }),
    should('nuxt.cookies', 'foot-gun', 86, {
      text: [
        'Call your own API during server rendering with `useFetch` or `useRequestFetch()`, which pass on the cookies of the request; a `$fetch` inside `useAsyncData` arrives without them. Pass no headers of the request to foreign hosts.',
        'Rufe die eigene API beim Rendern auf dem Server mit `useFetch` oder `useRequestFetch()` auf, die die Cookies der Anfrage weitergeben; ein `$fetch` in `useAsyncData` kommt ohne sie an. Gib keine Header der Anfrage an fremde Hosts weiter.',
      ],
      why: [
        'The first page shows a signed-in person as a stranger; later navigation in the browser hides the fault.',
        'Die erste Seite behandelt eine angemeldete Person wie eine fremde; spätere Navigation im Browser verdeckt den Fehler.',
      ],
      evidence: docs('getting-started/data-fetching#pass-client-headers-to-the-api'),
      scope: app,
    }),
    must('nuxt.server-rights', 'security', 92, {
      text: [
        'In every handler below `server/api` and `server/routes`, check session and permission, and validate with `getValidatedRouterParams`, `getValidatedQuery` and `readValidatedBody`. Middleware in `app/middleware` runs only for pages.',
        'Prüfe in jedem Handler unter `server/api` und `server/routes` Session und Recht und validiere mit `getValidatedRouterParams`, `getValidatedQuery` und `readValidatedBody`. Middleware in `app/middleware` läuft nur für Seiten.',
      ],
      why: [
        'A redirect away from the page leaves the address of its data open to everyone.',
        'Eine Weiterleitung weg von der Seite lässt die Adresse ihrer Daten für alle offen.',
      ],
      evidence: docs('directory-structure/server'),
      scope: [...server, '**/middleware/**/*.ts'],
    }),
    should('nuxt.runtime-config', 'foot-gun', 86, {
      text: [
        'Declare each setting in `runtimeConfig` and set it by its `NUXT_` variable (`db.url` is `NUXT_DB_URL`): a default read from another variable is fixed by the build, and the built server reads no `.env`. Read it with `useRuntimeConfig()`, and expect a string of digits as a number.',
        'Deklariere jede Einstellung in `runtimeConfig` und setze sie über ihre `NUXT_`-Variable (`db.url` ist `NUXT_DB_URL`): Eine Vorgabe aus einer anderen Variable legt der Build fest, und der gebaute Server liest keine `.env`. Lies sie mit `useRuntimeConfig()` und rechne bei einem String aus Ziffern mit einer Zahl.',
      ],
      why: [
        'One image for two environments otherwise carries the values of the build, and a password such as `4848e0` arrives as 4848.',
        'Ein Image für zwei Umgebungen enthält sonst die Werte des Builds, und ein Passwort wie `4848e0` kommt als 4848 an.',
      ],
      evidence: docs('guide/going-further/runtime-config'),
      scope: [...config, ...server],
    }),
    should('nuxt.context', 'foot-gun', 78, {
      text: [
        'In a function of your own, call `useRoute`, `useRuntimeConfig`, `useState` and other composables before its first `await`; afterwards run them with `nuxtApp.runWithContext`.',
        'Rufe in eigenen Funktionen `useRoute`, `useRuntimeConfig`, `useState` und andere Composables vor dem ersten `await` auf; danach führe sie mit `nuxtApp.runWithContext` aus.',
      ],
      why: [
        'Only `<script setup>` and the functions that define plugins and middleware keep the instance; elsewhere the call fails on the server.',
        'Nur `<script setup>` und die Funktionen, die Plugins und Middleware definieren, behalten die Instanz; anderswo scheitert der Aufruf auf dem Server.',
      ],
      evidence: docs('guide/going-further/nuxt-app'),
      scope: app,
    }),
    never('nuxt.module-state', 'security', 84, {
      text: [
        'keep a `ref` or `reactive` at module level in code that the server runs.',
        'ein `ref` oder `reactive` auf Modulebene in Code halten, den der Server ausführt.',
      ],
      instead: ["use `useState('key', () => …)` or a store.", "`useState('key', () => …)` oder einen Store nutzen."],
      why: [
        'One process renders for everybody, so the next visitor gets what the last one left there.',
        'Ein Prozess rendert für alle; die nächste Person bekommt, was die vorige dort gelassen hat.',
      ],
      evidence: docs('getting-started/state-management'),
      scope: app,
      supersedes: ['vue.ssr-state'],
    }),
    should('nuxt.nitro-2', 'post-cutoff', 80, {
      text: [
        'Write server routes for h3 1 of Nitro 2: `getHeader(event, name)`, `getRouterParam`, `readBody`, and `throw createError({ status: 404, statusText })`. `event.req.headers.get`, `HTTPError` and imports from `nitro` belong to Nuxt 5.',
        'Schreibe Server-Routen für h3 1 aus Nitro 2: `getHeader(event, name)`, `getRouterParam`, `readBody` und `throw createError({ status: 404, statusText })`. `event.req.headers.get`, `HTTPError` und Importe aus `nitro` gehören zu Nuxt 5.',
      ],
      why: [
        'The documentation of Nitro and h3 already shows the next major; code from there builds and fails when it is called.',
        'Die Dokumentation von Nitro und h3 zeigt schon die nächste Hauptversion; Code daraus lässt sich bauen und scheitert beim Aufruf.',
      ],
      since: '4',
      until: '5',
      evidence: docs('getting-started/upgrade#migration-to-nitro-v3'),
      scope: server,
    }),
    should('nuxt.tree', 'decision', 92, {
      slot: 'structure.client',
      text: [
        'Lay the project out as `app/pages` (routes only), `app/components/NAME` and `app/composables` (by feature), `server/api` (handlers), `server/utils` (data access), `shared/` (types and schemas that both sides use).',
        'Gliedere das Projekt in `app/pages` (nur Routen), `app/components/NAME` und `app/composables` (nach Feature), `server/api` (Handler), `server/utils` (Datenzugriff), `shared/` (Typen und Schemas für beide Seiten).',
      ],
      why: [
        'What lies in `server/` never reaches the browser, and `shared/` may import neither Vue nor server code.',
        'Was in `server/` liegt, gelangt nie in den Browser, und `shared/` darf weder Vue noch Servercode importieren.',
      ],
      needs: ['new-project'],
    }),
  ],
};
