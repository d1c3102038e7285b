import { must, should } from '../../directive.ts';
import { probe } from '../../probe.ts';
import type { Technology } from '../../technology.ts';
import { readIn } from '../evidence.ts';

const seen = readIn(
  'hono 4.13.19, @hono/node-server 2.1.9, @hono/zod-validator 0.9.1, docs of July 2026',
  '2026-11-27',
);
const docs = (page: string) => seen(`https://hono.dev/docs/${page}`);
const scope = ['**/*.ts', '**/*.tsx', '**/*.js'];

/** The knowledge of Hono: version range, files, probe and directives. Its commands are those of the project. */
export const hono: Technology = {
  name: 'Hono',
  side: 'backend',
  isMore: true,
  role: 'service',
  runsOn: 'node',
  packages: ['npm:hono'],
  version: '4.11+',
  files: scope,
  about: {
    en: 'routes, middleware and the typed client of Hono',
    de: 'Routen, Middleware und den typisierten Client von Hono',
  },
  implies: ['Node.js'],
  silences: ['node.tree', 'node.env-once'],
  commands: [],
  probe: probe(
    [
      'Add an endpoint that the page calls with types.',
      'It chains the route, validates the body with zValidator, and exports the type of the chained app for hc.',
    ],
    [
      'Füge einen Endpunkt hinzu, den die Seite typisiert aufruft.',
      'Das Modell verkettet die Route, validiert den Body mit zValidator und exportiert den Typ der verketteten App für hc.',
    ],
  ),
  directives: [
    should('hono.rpc', 'foot-gun', 90, {
      text: [
        'Chain routes, `const app = new Hono().get(…).post(…).route("/items", items)`, export `type AppType = typeof app`, and call them by `hc<AppType>(url)`. Give each response its status, `c.json(body, 404)`, and run client and server with `strict` and one version of hono.',
        'Verkette Routen, `const app = new Hono().get(…).post(…).route("/items", items)`, exportiere `type AppType = typeof app` und rufe sie über `hc<AppType>(url)` auf. Gib jeder Antwort ihren Status, `c.json(body, 404)`, und nutze in Client und Server `strict` und dieselbe Version von hono.',
      ],
      why: [
        'A route that is added in a statement of its own is not in the type, and the client is `unknown`.',
        'Eine Route aus einer eigenen Anweisung steht nicht im Typ, und der Client ist `unknown`.',
      ],
      evidence: docs('guides/rpc'),
      scope,
      example: {
        language: 'ts',
        bad: "const app = new Hono();\napp.get('/items', (c) => c.json(items));\nexport type AppType = typeof app;",
        good: "const app = new Hono().get('/items', (c) => c.json(items, 200));\nexport type AppType = typeof app;",
      },
    }),
    must('hono.order', 'security', 90, {
      text: [
        'Register middleware above the routes that it guards, add all routes to a part before `app.route(path, part)`, and use the app that `basePath()` returns.',
        'Registriere Middleware über den Routen, die sie schützt, füge einem Teil alle Routen vor `app.route(path, part)` hinzu und nutze die App, die `basePath()` zurückgibt.',
      ],
      why: [
        'A check below a route never runs for it, and the route answers everybody; routes added later to a part are 404. Nothing is reported.',
        'Eine Prüfung unter einer Route läuft für sie nie, und die Route antwortet allen; später ergänzte Routen eines Teils sind 404. Gemeldet wird nichts.',
      ],
      evidence: docs('api/routing'),
      scope,
    }),
    should('hono.validate', 'foot-gun', 88, {
      text: [
        'Validate with the validator that the project has, such as `zValidator(target, schema, hook)`, and read only `c.req.valid(target)`. A `json` or `form` body without its content type arrives as `{}`, and `query`, `param` and `form` hold strings: coerce numbers. Shape the response to bad input in the hook.',
        'Validiere mit dem Validator des Projekts, etwa `zValidator(target, schema, hook)`, und lies nur `c.req.valid(target)`. Ein Body für `json` oder `form` ohne seinen Content-Type kommt als `{}` an, und `query`, `param` und `form` enthalten Strings: Wandle Zahlen um. Forme die Antwort auf ungültige Eingaben im Hook.',
      ],
      why: [
        'A schema of optional fields accepts the empty object, and a test without the header passes; without a hook the answer is the whole error of zod.',
        'Ein Schema aus optionalen Feldern nimmt das leere Objekt an, und ein Test ohne den Header besteht; ohne Hook ist die Antwort der ganze Fehler von zod.',
      ],
      evidence: docs('guides/validation'),
      scope,
    }),
    must('hono.body-limit', 'security', 86, {
      text: [
        'Put `bodyLimit({ maxSize })` of `hono/body-limit` above the routes that read a body: Hono has no limit.',
        'Setze `bodyLimit({ maxSize })` aus `hono/body-limit` über die Routen, die einen Body lesen: Hono hat kein Limit.',
      ],
      why: [
        'One request of a few gigabytes fills the memory of the process.',
        'Eine Anfrage von einigen Gigabyte füllt den Speicher des Prozesses.',
      ],
      evidence: docs('middleware/builtin/body-limit'),
      scope,
    }),
    must('hono.jwt', 'security', 88, {
      text: [
        'Name the algorithm in `jwt({ secret, alg: "HS256" })`, `jwk({ jwks_uri, alg: ["RS256"] })` and `verify(token, key, "HS256")`.',
        'Nenne den Algorithmus in `jwt({ secret, alg: "HS256" })`, `jwk({ jwks_uri, alg: ["RS256"] })` und `verify(token, key, "HS256")`.',
      ],
      why: [
        'It is required since a token could choose it for itself; without it `jwt` throws at the start and `verify` at each call.',
        'Er ist Pflicht, seit ein Token ihn selbst wählen konnte; ohne ihn wirft `jwt` beim Start und `verify` bei jedem Aufruf.',
      ],
      since: '4.11.4',
      evidence: docs('middleware/builtin/jwt'),
      scope,
    }),
    should('hono.errors', 'foot-gun', 86, {
      text: [
        'Answer errors in `app.onError`, where an `HTTPException` answers with `error.getResponse()`; in middleware read `c.error` after `await next()`. Put nothing secret into the message of an `HTTPException`.',
        'Beantworte Fehler in `app.onError`, wo eine `HTTPException` mit `error.getResponse()` antwortet; lies in Middleware nach `await next()` `c.error`. Schreibe nichts Geheimes in die Meldung einer `HTTPException`.',
      ],
      why: [
        'A `try` around `await next()` catches nothing, because the error is handled before it returns; the message is the body of the answer.',
        'Ein `try` um `await next()` fängt nichts, weil der Fehler vorher behandelt ist; die Meldung ist der Body der Antwort.',
      ],
      evidence: docs('api/exception'),
      scope,
    }),
    must('hono.cors', 'security', 86, {
      text: [
        'Give `cors({ origin, credentials })` the list of your own origins, above all routes; `cors()` alone allows `*`.',
        'Gib `cors({ origin, credentials })` die Liste der eigenen Origins, über allen Routen; `cors()` allein erlaubt `*`.',
      ],
      why: [
        'Every site may then read the answers; with cookies the browser refuses them for your own page, too.',
        'Dann darf jede Seite die Antworten lesen; mit Cookies lehnt der Browser sie auch für die eigene Seite ab.',
      ],
      evidence: docs('middleware/builtin/cors'),
      scope,
    }),
    should('hono.repeated', 'foot-gun', 74, {
      text: [
        'Read what may come more than once with `c.req.queries(name)` and `c.req.parseBody({ all: true })`.',
        'Lies, was mehrmals kommen kann, mit `c.req.queries(name)` und `c.req.parseBody({ all: true })`.',
      ],
      why: [
        '`c.req.query` keeps the first value and `parseBody` the last, so a choice of several loses the others.',
        '`c.req.query` behält den ersten Wert und `parseBody` den letzten, eine Mehrfachauswahl verliert also die anderen.',
      ],
      evidence: docs('api/request'),
      scope,
    }),
    should('hono.env', 'foot-gun', 78, {
      text: [
        'Read settings through `env<Settings>(c)` of `hono/adapter`, or `c.env` with `new Hono<{ Bindings: Settings }>()`, inside a handler, and check them there once.',
        'Lies Einstellungen über `env<Settings>(c)` aus `hono/adapter` oder `c.env` mit `new Hono<{ Bindings: Settings }>()` in einem Handler und prüfe sie dort einmal.',
      ],
      why: [
        'Bindings of a worker exist during a request alone; at the top of a module they are not there.',
        'Bindings eines Workers gibt es nur während einer Anfrage; oben im Modul sind sie nicht da.',
      ],
      evidence: docs('helpers/adapter'),
      scope,
    }),
    should('hono.handlers', 'decision', 76, {
      text: [
        'Write a handler where its path stands; one in a file of its own through `createFactory<Env>().createHandlers(…)`, and middleware that sets variables through `createMiddleware<Env>(…)`.',
        'Schreibe einen Handler dort, wo sein Pfad steht; einen in eigener Datei über `createFactory<Env>().createHandlers(…)` und Middleware, die Variablen setzt, über `createMiddleware<Env>(…)`.',
      ],
      why: [
        'A handler with a plain `Context` knows neither the parameters of its path nor what was validated.',
        'Ein Handler mit einfachem `Context` kennt weder die Parameter seines Pfads noch das Validierte.',
      ],
      evidence: docs('guides/best-practices'),
      scope,
    }),
    should('hono.route-helpers', 'post-cutoff', 70, {
      text: [
        'Take `routePath(c)` and `matchedRoutes(c)` from `hono/route`, for metrics and logs, in place of `c.req.routePath` and `c.req.matchedRoutes`, and `fire` from `hono/service-worker`.',
        'Nimm `routePath(c)` und `matchedRoutes(c)` aus `hono/route` für Metriken und Logs anstelle von `c.req.routePath` und `c.req.matchedRoutes` und `fire` aus `hono/service-worker`.',
      ],
      why: [
        'The old forms are deprecated; `c.req.path` as a label makes a series for each id.',
        'Die alten Formen sind abgekündigt; `c.req.path` als Label macht aus jeder Id eine eigene Reihe.',
      ],
      since: '4.8',
      evidence: docs('helpers/route'),
      scope,
    }),
    should('hono.tree', 'decision', 88, {
      slot: 'structure.server',
      text: [
        'Lay the project out as `src/app.ts` (the chained app and its type), `src/server.ts` (start and stop), `src/routes/NAME.ts` (one chained part each), `src/domain/NAME.ts` (no `Context`), `src/db`, tests beside the code.',
        'Gliedere das Projekt in `src/app.ts` (die verkettete App und ihr Typ), `src/server.ts` (Start und Stopp), `src/routes/NAME.ts` (je ein verketteter Teil), `src/domain/NAME.ts` (ohne `Context`), `src/db`, Tests neben dem Code.',
      ],
      why: [
        'Tests call `app.request(…)` without a port, and the client imports the type without the server.',
        'Tests rufen `app.request(…)` ohne Port auf, und der Client importiert den Typ ohne den Server.',
      ],
      evidence: docs('guides/testing'),
      needs: ['new-project'],
    }),
  ],
};
