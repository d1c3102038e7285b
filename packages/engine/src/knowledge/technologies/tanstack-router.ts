import { must, never, should } from '../../directive.ts';
import { probe } from '../../probe.ts';
import type { Technology } from '../../technology.ts';
import { readIn } from '../evidence.ts';

const seen = readIn('@tanstack/react-router 1.170.46 and react-start 1.169.5, their skills', '2026-11-27');
const docs = (page: string) => seen(`https://tanstack.com/router/latest/docs/${page}`);
const start = (page: string) => seen(`https://tanstack.com/start/latest/docs/framework/react/${page}`);
const scope = ['**/routes/**', '**/router.*', '**/*.tsx'];

/** The knowledge of TanStack Router and of TanStack Start above it: version range, files, probe and directives. */
export const tanstackRouter: Technology = {
  name: 'TanStack Router',
  aliases: ['tanstackrouter', 'tanstackstart'],
  side: 'frontend',
  isMore: true,
  role: 'library',
  runsOn: 'builder-web',
  packages: ['npm:@tanstack/react-router', 'npm:@tanstack/react-start'],
  version: '1.130+',
  files: [...scope, '**/vite.config.*'],
  about: {
    en: 'routes, loaders, search parameters and server functions',
    de: 'Routen, Loader, Suchparameter und Serverfunktionen',
  },
  implies: ['React'],
  excludes: ['Next.js'],
  silences: ['react.tree'],
  builtBy: 'page-build',
  commands: [],
  probe: probe(
    [
      'Go to page 2 of the list and keep the filter.',
      'It sets search with a function that spreads the previous values, validated by the route.',
    ],
    [
      'Gehe auf Seite 2 der Liste und behalte den Filter.',
      'Das Modell setzt search mit einer Funktion, die die bisherigen Werte übernimmt, geprüft von der Route.',
    ],
  ),
  directives: [
    should('router.own-docs', 'command', 86, {
      text: [
        'Where the packages bring skills (`node_modules/@tanstack/*/skills`), read them before you write routes; this is neither React Router nor Next.js.',
        'Bringen die Pakete Skills mit (`node_modules/@tanstack/*/skills`), lies sie, bevor du Routen schreibst; das ist weder React Router noch Next.js.',
      ],
      why: [
        'They are written for the installed version; models mix in hooks and files of the other routers.',
        'Sie gelten für die installierte Version; Modelle mischen Hooks und Dateien der anderen Router hinein.',
      ],
      evidence: docs('overview'),
    }),
    never('router.cast', 'foot-gun', 84, {
      text: [
        'annotate or cast what `useSearch`, `useParams`, `useLoaderData` or a loader return, or edit `routeTree.gen.ts` or the path in `createFileRoute`.',
        'annotieren oder casten, was `useSearch`, `useParams`, `useLoaderData` oder ein Loader liefern, oder `routeTree.gen.ts` oder den Pfad in `createFileRoute` bearbeiten.',
      ],
      instead: [
        'read them from `Route` or with `getRouteApi`, register the router type once, and let the plugin write paths and tree.',
        'sie aus `Route` oder mit `getRouteApi` lesen, den Routertyp einmal registrieren und Pfade und Baum vom Plugin schreiben lassen.',
      ],
      why: [
        'Types are inferred from the route; a cast hides the very error they are for.',
        'Die Typen folgen aus der Route; ein Cast verdeckt genau den Fehler, für den sie da sind.',
      ],
      evidence: docs('guide/type-safety'),
      scope,
    }),
    should('router.option-order', 'foot-gun', 82, {
      text: [
        'Write the options of a route in the order `params`, `validateSearch`, `loaderDeps`, `beforeLoad`, `loader`, `component`, and return from `loaderDeps` only the parameters that the loader reads.',
        'Schreibe die Optionen einer Route in der Reihenfolge `params`, `validateSearch`, `loaderDeps`, `beforeLoad`, `loader`, `component`, und gib aus `loaderDeps` nur die Parameter zurück, die der Loader liest.',
      ],
      why: [
        'Types flow from earlier options into later ones; with the whole search object every change of an address loads anew.',
        'Typen fließen von früheren in spätere Optionen; mit dem ganzen Suchobjekt lädt jede Adressänderung neu.',
      ],
      evidence: docs('guide/data-loading'),
      scope,
      example: {
        language: 'jsx',
        bad: "export const Route = createFileRoute('/items')({\n  loaderDeps: ({ search }) => search,\n  loader: ({ deps }) => loadItems(deps.page),\n});",
        good: "export const Route = createFileRoute('/items')({\n  validateSearch: itemsSearch,\n  loaderDeps: ({ search }) => ({ page: search.page }),\n  loader: ({ deps }) => loadItems(deps.page),\n});",
      },
    }),
    should('router.search', 'foot-gun', 80, {
      text: [
        'Declare the search parameters of a route in `validateSearch` with a schema and defaults, pass a zod 4 or valibot schema directly, and change them with a function: `search={(prev) => ({ ...prev, page: 2 })}`.',
        'Deklariere die Suchparameter einer Route in `validateSearch` mit Schema und Vorgaben, übergib ein Schema von zod 4 oder valibot direkt und ändere sie mit einer Funktion: `search={(prev) => ({ ...prev, page: 2 })}`.',
      ],
      why: [
        'An object replaces all parameters; the adapter `zodValidator` with `.catch()` of zod 3 makes them `unknown`.',
        'Ein Objekt ersetzt alle Parameter; der Adapter `zodValidator` mit `.catch()` aus zod 3 macht sie `unknown`.',
      ],
      evidence: docs('guide/search-params'),
      scope,
    }),
    should('router.loader-runs', 'foot-gun', 84, {
      text: [
        'Treat a loader as code of the browser, with TanStack Start as code of both sides: no secrets, no `process.env` of a module, no hooks, no relative `fetch`. With Start put server work into `createServerFn().validator(schema).handler(…)`; in older versions the method is `inputValidator`.',
        'Behandle einen Loader als Code des Browsers, mit TanStack Start als Code beider Seiten: keine Geheimnisse, kein `process.env` auf Modulebene, keine Hooks, kein relatives `fetch`. Lege mit Start Serverarbeit in `createServerFn().validator(schema).handler(…)`; in älteren Versionen heißt die Methode `inputValidator`.',
      ],
      why: [
        'A loader runs again in the browser at the next navigation, and what it imports is in the bundle.',
        'Ein Loader läuft bei der nächsten Navigation im Browser, und was er importiert, steht im Bundle.',
      ],
      evidence: start('guide/execution-model'),
      scope,
    }),
    must('router.server-fn', 'security', 90, {
      text: [
        'Check session and permission inside each server function (by middleware): `beforeLoad` of a route does not protect it. Rethrow redirects in a `catch` (`isRedirect`).',
        'Prüfe Session und Recht in jeder Serverfunktion (per Middleware): `beforeLoad` einer Route schützt sie nicht. Wirf Redirects in einem `catch` weiter (`isRedirect`).',
      ],
      why: [
        'A server function is an address of its own that anybody can call.',
        'Eine Serverfunktion ist eine eigene Adresse, die jeder aufrufen kann.',
      ],
      evidence: docs('guide/authenticated-routes'),
      scope,
    }),
    should('router.retry', 'foot-gun', 72, {
      text: [
        'Retry a failed loader with `router.invalidate()`; `reset()` only clears the boundary. Take `createRootRouteWithContext<Context>()({ … })` with both pairs of brackets.',
        'Wiederhole einen gescheiterten Loader mit `router.invalidate()`; `reset()` leert nur die Boundary. Nimm `createRootRouteWithContext<Context>()({ … })` mit beiden Klammerpaaren.',
      ],
      why: [
        'After `reset()` the same error shows again, because nothing was loaded.',
        'Nach `reset()` erscheint derselbe Fehler wieder, weil nichts geladen wurde.',
      ],
      evidence: docs('guide/data-loading'),
      scope,
    }),
    should('router.plugin-order', 'foot-gun', 68, {
      text: [
        'Put `tanstackRouter({ target: "react", autoCodeSplitting: true })` or `tanstackStart()` before `react()` in the Vite plugins, and export nothing but `Route` from a route file.',
        'Setze `tanstackRouter({ target: "react", autoCodeSplitting: true })` oder `tanstackStart()` in den Vite-Plugins vor `react()` und exportiere aus einer Routendatei nichts außer `Route`.',
      ],
      why: [
        'In the other order splitting and refresh break; an exported component stays in the first bundle.',
        'In anderer Reihenfolge brechen Aufteilung und Refresh; eine exportierte Komponente bleibt im ersten Bundle.',
      ],
      evidence: docs('guide/automatic-code-splitting'),
      scope: ['**/vite.config.*', '**/routes/**'],
    }),
  ],
};
