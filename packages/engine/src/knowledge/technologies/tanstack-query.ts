import { never, should } from '../../directive.ts';
import { probe } from '../../probe.ts';
import type { Technology } from '../../technology.ts';
import { readIn } from '../evidence.ts';

const seen = readIn('@tanstack/react-query 5.108.4, its types and its docs of August 2026', '2026-11-27');
const docs = (page: string) => seen(`https://tanstack.com/query/latest/docs/framework/react/${page}`);
const scope = ['**/*.tsx', '**/*.ts', '**/*.jsx', '**/*.js'];

/** The knowledge of TanStack Query in React: version range, files, probe and directives. */
export const tanstackQuery: Technology = {
  name: 'TanStack Query',
  aliases: ['tanstackquery', 'reactquery'],
  side: 'frontend',
  isMore: true,
  role: 'library',
  runsOn: 'builder-web',
  packages: ['npm:@tanstack/react-query'],
  version: '5+',
  files: scope,
  about: { en: 'queries, mutations and their cache', de: 'Queries, Mutationen und ihren Cache' },
  implies: ['React'],
  silences: ['react.optimistic'],
  builtBy: 'page-build',
  commands: [],
  probe: probe(
    [
      'Rename an item at once and undo it when the request fails.',
      'It cancels queries, sets the cache in onMutate, restores the result of onMutate in onError and invalidates in onSettled.',
    ],
    [
      'Benenne einen Eintrag sofort um und mache es rückgängig, wenn die Anfrage scheitert.',
      'Das Modell bricht Queries ab, setzt in onMutate den Cache, stellt in onError das Ergebnis von onMutate wieder her und invalidiert in onSettled.',
    ],
  ),
  directives: [
    should('query.options', 'foot-gun', 86, {
      text: [
        'Define each query once with `queryOptions({ queryKey, queryFn })` and hand it to `useQuery`, prefetching and `setQueryData(options.queryKey, …)`; put every value that `queryFn` reads into the key, and pass its `signal` to `fetch`.',
        'Definiere jede Query einmal mit `queryOptions({ queryKey, queryFn })` und gib sie an `useQuery`, Prefetching und `setQueryData(options.queryKey, …)`; nimm jeden Wert, den `queryFn` liest, in den Key auf und gib ihr `signal` an `fetch`.',
      ],
      why: [
        'A value that is missing in the key shows the data of another record from the cache, and keys that are typed twice differ.',
        'Ein Wert, der im Key fehlt, zeigt Daten eines anderen Datensatzes aus dem Cache, und doppelt geschriebene Keys weichen ab.',
      ],
      evidence: docs('guides/query-options'),
      scope,
      example: {
        language: 'jsx',
        bad: "useQuery({ queryKey: ['user'], queryFn: () => loadUser(id) });",
        good: "const userOptions = (id) =>\n  queryOptions({ queryKey: ['user', id], queryFn: ({ signal }) => loadUser(id, signal) });\nuseQuery(userOptions(id));",
      },
    }),
    should('query.imperative', 'post-cutoff', 82, {
      text: [
        'Load outside a component with `queryClient.query(options)` or `infiniteQuery(options)`: they replace `fetchQuery`, `prefetchQuery` and `ensureQueryData`, which are deprecated. For `ensureQueryData` pass `staleTime: "static"`, for a prefetch add `.catch(noop)`; `noop` comes with the package.',
        'Lade außerhalb einer Komponente mit `queryClient.query(options)` oder `infiniteQuery(options)`: Sie ersetzen `fetchQuery`, `prefetchQuery` und `ensureQueryData`, die abgekündigt sind. Übergib für `ensureQueryData` `staleTime: "static"`, für ein Prefetch ergänze `.catch(noop)`; `noop` kommt mit dem Paket.',
      ],
      why: [
        'The three are gone with the next major version, and stand in nearly every example of a loader.',
        'Die drei entfallen mit der nächsten Hauptversion und stehen in fast jedem Beispiel eines Loaders.',
      ],
      since: '5.102',
      evidence: seen('https://tanstack.com/query/latest/docs/reference/QueryClient'),
      scope,
    }),
    should('query.mutation-callbacks', 'post-cutoff', 82, {
      text: [
        'Take the client from the last argument of a mutation’s callbacks: `onSuccess(data, variables, onMutateResult, context)`, `onError(error, variables, onMutateResult, context)`, `onMutate(variables, context)` with `context.client`.',
        'Nimm den Client aus dem letzten Argument der Callbacks einer Mutation: `onSuccess(data, variables, onMutateResult, context)`, `onError(error, variables, onMutateResult, context)`, `onMutate(variables, context)` mit `context.client`.',
      ],
      why: [
        'In older code the third argument is called `context` and holds what `onMutate` returned; the fourth is new.',
        'In älterem Code heißt das dritte Argument `context` und enthält die Rückgabe von `onMutate`; das vierte ist neu.',
      ],
      since: '5.89',
      evidence: seen('https://tanstack.com/query/latest/docs/framework/react/guides/mutations'),
      scope,
    }),
    never('query.removed-callbacks', 'foot-gun', 80, {
      known: 'model',
      text: [
        'give `useQuery` an `onSuccess`, `onError` or `onSettled`, `cacheTime` or `keepPreviousData: true`.',
        '`useQuery` ein `onSuccess`, `onError` oder `onSettled`, `cacheTime` oder `keepPreviousData: true` geben.',
      ],
      instead: [
        'read `data` and `error` while rendering, report errors in `new QueryCache({ onError })`, and use `gcTime` and `placeholderData: keepPreviousData`.',
        '`data` und `error` beim Rendern lesen, Fehler in `new QueryCache({ onError })` melden und `gcTime` sowie `placeholderData: keepPreviousData` verwenden.',
      ],
      why: [
        'Version 5 ignores them without an error in JavaScript.',
        'Version 5 ignoriert sie in JavaScript ohne Fehler.',
      ],
      evidence: docs('guides/migrating-to-v5'),
      scope,
    }),
    should('query.pending', 'foot-gun', 76, {
      text: [
        'Show `data` wherever it is there, with the error of a failed refetch beside it; without data show loading by `isLoading`, then `error`. A disabled query (`enabled: false`, `skipToken`) without data stays `isPending`, but is not `isLoading`.',
        'Zeige `data`, sobald es da ist, und den Fehler eines gescheiterten Nachladens daneben; ohne Daten erst Laden nach `isLoading`, dann `error`. Eine abgeschaltete Query (`enabled: false`, `skipToken`) ohne Daten bleibt `isPending`, ist aber nicht `isLoading`.',
      ],
      why: [
        'A disabled query without data stays pending, and `isLoading` of version 4 is now called `isPending`.',
        'Eine abgeschaltete Query ohne Daten bleibt pending, und `isLoading` aus Version 4 heißt jetzt `isPending`.',
      ],
      evidence: docs('guides/disabling-queries'),
      scope,
    }),
    should('query.throw-on-status', 'foot-gun', 80, {
      known: 'model',
      text: [
        'Let `queryFn` throw on a failed status and never return `undefined`; return the promise of `invalidateQueries` from `onSuccess` where the form should wait for fresh data.',
        'Lass `queryFn` bei einem Fehlerstatus werfen und nie `undefined` zurückgeben; gib in `onSuccess` das Promise von `invalidateQueries` zurück, wo das Formular auf frische Daten warten soll.',
      ],
      why: [
        '`fetch` does not reject on 500, so the error page of the server becomes `data`.',
        '`fetch` lehnt bei 500 nicht ab, die Fehlerseite des Servers wird also zu `data`.',
      ],
      evidence: docs('guides/query-functions'),
      scope,
    }),
    should('query.server-client', 'foot-gun', 74, {
      known: 'model',
      text: [
        'Create the `QueryClient` outside of rendering in the browser and for each request on a server, and set a `staleTime` above 0 where a server renders.',
        'Erzeuge den `QueryClient` im Browser außerhalb des Renderns und auf einem Server je Anfrage, und setze ein `staleTime` über 0, wo ein Server rendert.',
      ],
      why: [
        'A client of the module shows the data of one person to the next; with 0 the browser loads everything a second time.',
        'Ein Client des Moduls zeigt die Daten einer Person der nächsten; mit 0 lädt der Browser alles ein zweites Mal.',
      ],
      evidence: docs('guides/advanced-ssr'),
      scope,
    }),
  ],
};
