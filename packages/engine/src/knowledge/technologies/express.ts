import { must, never, should } from '../../directive.ts';
import { probe } from '../../probe.ts';
import type { Technology } from '../../technology.ts';
import { readIn, reportedOn } from '../evidence.ts';

const seen = readIn('express 5.3.0 (behaviour tried)', '2026-11-21');
const reported = reportedOn('2026-11-22');

/** The knowledge of Express: version range, files, commands, probe and directives. */
export const express: Technology = {
  name: 'Express',
  side: 'backend',
  role: 'service',
  runsOn: 'node',
  packages: ['npm:express'],
  version: '5+',
  files: ['**/*.js', '**/*.mjs', '**/*.cjs', '**/*.ts', '**/*.mts'],
  about: { en: 'Express routes, middleware and error handling', de: 'Express-Routen, Middleware und Fehlerbehandlung' },
  implies: ['Node.js'],
  commands: [],
  probe: probe(
    [
      'Add a route that loads a user and handles errors.',
      'The async handler has no wrapper and no try around the route; Express forwards the error.',
    ],
    [
      'Füge eine Route hinzu, die eine Person lädt und Fehler behandelt.',
      'Der async-Handler hat keinen Wrapper und kein try um die Route; Express leitet den Fehler weiter.',
    ],
  ),
  directives: [
    should('express.async-errors', 'post-cutoff', 92, {
      known: 'model',
      text: [
        'Do not catch an error in an async handler only to pass it on: Express 5 hands it to the error handler, without a wrapper or `try`.',
        'Fang Fehler in async-Handlern nicht ab, nur um sie weiterzureichen: Express 5 gibt sie selbst an den Error-Handler, ohne Wrapper und `try`.',
      ],
      why: [
        'A rejected promise reaches the error handler by itself.',
        'Ein abgelehntes Promise landet von selbst im Error-Handler.',
      ],
      since: '5',
      evidence: seen('https://expressjs.com/en/guide/error-handling.html'),
      example: {
        language: 'js',
        bad: "app.get('/users/:id', async (req, res, next) => {\n  try { res.json(await load(req.params.id)); } catch (error) { next(error); }\n});",
        good: "app.get('/users/:id', async (req, res) => {\n  res.json(await load(req.params.id));\n});",
      },
    }),
    should('express.async-wrap', 'foot-gun', 90, {
      slot: 'express.async-errors',
      text: [
        'Pass every rejection of an async handler to `next`, with `try` or one wrapper: Express 4 does not catch it.',
        'Reiche jede Rejection eines async-Handlers an `next` weiter, mit `try` oder einem Wrapper: Express 4 fängt sie nicht ab.',
      ],
      why: ['Otherwise the request never gets an answer.', 'Sonst bekommt die Anfrage nie eine Antwort.'],
      since: '4',
      until: '5',
      evidence: reported('https://expressjs.com/en/guide/error-handling.html'),
    }),
    should('express.paths', 'post-cutoff', 88, {
      text: [
        'Name wildcards (`/files/*path`) and write optional parts in braces (`/users{/:id}`); with a bare `*` or `?` the server does not start.',
        'Benenne Platzhalter (`/files/*path`) und setze Optionales in geschweifte Klammern (`/users{/:id}`); mit einem bloßen `*` oder `?` startet der Server nicht.',
      ],
      why: [
        'The new path syntax has no regular expressions in strings and refuses the old patterns.',
        'Die neue Pfadsyntax kennt keine regulären Ausdrücke in Strings und lehnt alte Muster ab.',
      ],
      since: '5',
      evidence: seen('https://expressjs.com/en/guide/migrating-5.html#path-syntax'),
    }),
    should('express.error-handler', 'decision', 86, {
      known: 'model',
      text: [
        'Register one error handler with four arguments after all routes; it alone sets the status, hides internals, and answers 400 to the errors of the schema library.',
        'Registriere einen Error-Handler mit vier Argumenten nach allen Routen; nur er setzt den Status, verbirgt Interna und beantwortet Fehler der Schema-Bibliothek mit 400.',
      ],
      why: [
        'With three parameters Express takes it for ordinary middleware, and errors leak stack traces.',
        'Mit drei Parametern hält Express ihn für gewöhnliche Middleware, und Fehler zeigen Stacktraces.',
      ],
      evidence: seen('https://expressjs.com/en/guide/error-handling.html'),
    }),
    should('express.body-undefined', 'post-cutoff', 86, {
      text: [
        'Expect `req.body` to be `undefined` when a request has no body or another content type, also with `express.json()`; `req.query` is read-only.',
        'Rechne damit, dass `req.body` ohne Body oder bei anderem Content-Type `undefined` ist, auch mit `express.json()`; `req.query` ist nur lesbar.',
      ],
      why: [
        'In Express 4 it was `{}`; code that reads `req.body.name` now answers 500.',
        'In Express 4 war es `{}`; Code, der `req.body.name` liest, antwortet jetzt mit 500.',
      ],
      since: '5',
      evidence: seen('https://expressjs.com/en/guide/migrating-5.html#req.body'),
    }),
    never('express.trust-proxy-true', 'security', 84, {
      text: [
        'set `trust proxy` to `true`: any client may then choose its own address.',
        '`trust proxy` auf `true` setzen: Dann wählt jeder Client seine Adresse selbst.',
      ],
      instead: ['set the number of proxies in front of the server.', 'die Anzahl der Proxys vor dem Server angeben.'],
      why: [
        'The leftmost forwarded address is what the client sent.',
        'Die erste weitergeleitete Adresse hat der Client selbst gesendet.',
      ],
      evidence: seen('https://expressjs.com/en/guide/behind-proxies.html'),
    }),
    should('express.security-headers', 'security', 74, {
      known: 'model',
      text: [
        'Mount helmet first, in a new server or where it is installed, with a content security policy that names its sources.',
        'Binde helmet in einem neuen Server, oder wo es installiert ist, zuerst ein, mit einer Content Security Policy, die ihre Quellen nennt.',
      ],
      why: [
        'By default browsers allow framing, MIME sniffing and inline scripts.',
        'Browser erlauben standardmäßig Einbetten in Frames, MIME-Sniffing und Inline-Skripte.',
      ],
      evidence: seen('https://expressjs.com/en/advanced/best-practice-security.html'),
    }),
    should('express.query-simple', 'post-cutoff', 82, {
      text: [
        'Expect flat queries: the default parser is `simple`, so `a[b]=1` arrives as the key `a[b]`, and a repeated key as an array.',
        'Rechne mit flachen Queries: Standard ist der Parser `simple`, also kommt `a[b]=1` als Schlüssel `a[b]` an und ein wiederholter Schlüssel als Array.',
      ],
      why: [
        'Code that expects a string breaks on an array, or can be tricked with one.',
        'Code, der einen String erwartet, scheitert an einem Array oder lässt sich damit austricksen.',
      ],
      since: '5',
      evidence: seen('https://expressjs.com/en/guide/migrating-5.html#req.query'),
    }),
    should('express.listen-error', 'post-cutoff', 78, {
      text: [
        'Handle the error argument of `app.listen(port, (error) => …)`: a port in use is reported there.',
        'Behandle das Fehlerargument von `app.listen(port, (error) => …)`: Ein belegter Port wird dort gemeldet.',
      ],
      why: [
        'The callback also runs on failure and logs “listening” although the server is not.',
        'Der Callback läuft auch bei Fehlern und meldet „listening“, obwohl der Server nicht läuft.',
      ],
      since: '5',
      evidence: seen('https://expressjs.com/en/guide/migrating-5.html#app.listen'),
      example: {
        language: 'js',
        bad: "app.listen(3000, () => console.log('listening'));",
        good: "app.listen(3000, (error) => {\n  if (error) throw error;\n  console.log('listening');\n});",
      },
    }),
    should('express.removed', 'post-cutoff', 70, {
      known: 'model',
      text: [
        "Use current signatures: `res.status(404).json(body)`, `res.redirect(301, url)`, `app.delete`; `res.json(body, status)`, `res.redirect('back')` and `app.del` are gone.",
        "Verwende die aktuellen Signaturen: `res.status(404).json(body)`, `res.redirect(301, url)`, `app.delete`; `res.json(body, status)`, `res.redirect('back')` und `app.del` gibt es nicht mehr.",
      ],
      why: [
        '`res.json(body, 404)` answers 200, `back` becomes a relative URL, and `app.del` is no function.',
        '`res.json(body, 404)` antwortet mit 200, `back` wird zur relativen URL, und `app.del` ist keine Funktion.',
      ],
      since: '5',
      evidence: seen('https://expressjs.com/en/guide/migrating-5.html#changes-in-express-5'),
    }),
    must('express.limit-body', 'security', 78, {
      text: [
        'Set `limit` on every body parser and let the error handler answer 413; parse JSON only where a route needs it.',
        'Setze `limit` an jedem Body-Parser und lass den Error-Handler mit 413 antworten; parse JSON nur, wo eine Route es braucht.',
      ],
      why: [
        'A parser mounted for all routes reads megabytes for a health check.',
        'Ein Parser für alle Routen liest Megabytes für einen Health-Check.',
      ],
      evidence: seen('https://expressjs.com/en/5x/api.html#express.json'),
    }),
    should('express.raw-webhook', 'foot-gun', 76, {
      known: 'model',
      text: [
        'Mount a webhook with `express.raw` before `express.json`, and verify the signature on those bytes.',
        'Binde einen Webhook mit `express.raw` vor `express.json` ein und prüfe die Signatur an diesen Bytes.',
      ],
      why: [
        'Parsed and re-serialized JSON has different bytes from those the sender signed.',
        'Geparstes und neu geschriebenes JSON hat andere Bytes als die signierten.',
      ],
      evidence: seen('https://expressjs.com/en/5x/api.html#express.raw'),
    }),
    must('express.cookie', 'security', 80, {
      known: 'model',
      text: [
        "Set session cookies with `httpOnly`, `secure`, `sameSite: 'lax'` and a server-side store; `MemoryStore` is for development only.",
        "Setze Session-Cookies mit `httpOnly`, `secure`, `sameSite: 'lax'` und einem Store auf dem Server; `MemoryStore` ist nur für die Entwicklung.",
      ],
      why: [
        'The memory store leaks memory and signs everyone out on restart.',
        'Dieser Store liegt im Arbeitsspeicher, wächst unbegrenzt und meldet beim Neustart alle ab.',
      ],
      evidence: seen('https://expressjs.com/en/advanced/best-practice-security.html#use-cookies-securely'),
    }),
    should('express.rate-limit', 'security', 74, {
      text: [
        'Limit sign-in, reset and expensive routes by account and address, with a store that all processes share.',
        'Begrenze Anmeldung, Zurücksetzen und teure Routen nach Konto und Adresse, mit einem Store, den alle Prozesse teilen.',
      ],
      why: [
        'A counter per process multiplies the limit by the number of processes.',
        'Ein Zähler je Prozess vervielfacht die Grenze mit der Zahl der Prozesse.',
      ],
      evidence: seen('https://expressjs.com/en/advanced/best-practice-security.html'),
    }),
    should('express.headers-sent', 'foot-gun', 74, {
      known: 'model',
      text: [
        'In the error handler call `next(error)` when `res.headersSent` is true.',
        'Rufe im Error-Handler `next(error)` auf, wenn `res.headersSent` wahr ist.',
      ],
      why: [
        'A second answer raises `ERR_HTTP_HEADERS_SENT`, and the half-sent one never ends.',
        'Eine zweite Antwort endet in `ERR_HTTP_HEADERS_SENT`, und die halb gesendete endet nie.',
      ],
      evidence: seen('https://expressjs.com/en/guide/error-handling.html#the-default-error-handler'),
    }),
    must('express.csrf', 'security', 88, {
      text: [
        'Where a session cookie authenticates, refuse writing requests whose `Origin` is not yours (or check a CSRF token), also for JSON.',
        'Wo ein Session-Cookie authentifiziert, weise schreibende Anfragen mit fremdem `Origin` ab (oder prüfe ein CSRF-Token), auch bei JSON.',
      ],
      why: [
        'The cookie is sent along by other pages of the same site and by top-level navigation.',
        'Das Cookie senden auch andere Seiten derselben Site und Top-Level-Navigationen mit.',
      ],
      evidence: seen('https://developer.mozilla.org/en-US/docs/Web/Security/Attacks/CSRF'),
    }),
    should('express.tree', 'decision', 92, {
      slot: 'structure.server',
      text: [
        'Lay the project out as `src/app.js` (middleware and routers), `src/server.js` (listen and stop), `src/routes/NAME.js`, `src/domain/NAME.js` (no `req` or `res`), `src/db`, tests beside the code.',
        'Gliedere das Projekt in `src/app.js` (Middleware und Router), `src/server.js` (Start und Stopp), `src/routes/NAME.js`, `src/domain/NAME.js` (ohne `req` und `res`), `src/db`, Tests neben dem Code.',
      ],
      why: [
        'Tests can import the app without opening a port.',
        'Tests können die App importieren, ohne einen Port zu öffnen.',
      ],
      needs: ['new-project'],
    }),
    should('express.router-modules', 'decision', 58, {
      known: 'model',
      text: [
        'One `Router` per resource in its own file, mounted with its prefix in one place.',
        'Ein `Router` je Ressource in eigener Datei, an einer Stelle mit Präfix eingebunden.',
      ],
      why: [
        'Order decides which route answers; one place shows it.',
        'Die Reihenfolge entscheidet, welche Route antwortet; eine Stelle zeigt sie.',
      ],
      evidence: seen('https://expressjs.com/en/guide/routing.html#express-router'),
    }),
  ],
};
