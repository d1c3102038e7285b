import { must, never, should } from '../../directive.ts';
import { probe } from '../../probe.ts';
import type { Technology } from '../../technology.ts';
import { confirmedIn } from '../evidence.ts';

const seen = confirmedIn('express 5.3.0 (behaviour tried)', '2026-11-21');

export const express: Technology = {
  name: 'Express',
  side: 'backend',
  role: 'service',
  runsOn: 'node',
  version: '5+',
  implies: ['Node.js'],
  commands: [],
  probe: probe(
    [
      'Add a route that loads a user and handles errors.',
      'The async handler lets errors reject; no wrapper, no try around the route.',
    ],
    [
      'Füge eine Route hinzu, die eine Person lädt und Fehler behandelt.',
      'Der async-Handler lässt Fehler ablehnen; kein Wrapper, kein try um die Route.',
    ],
  ),
  directives: [
    must('express.async-errors', 'post-cutoff', 92, {
      text: [
        'Let async handlers reject: Express 5 passes the error to the error handler, so no wrapper and no `try` around every route.',
        'Lass async-Handler ablehnen: Express 5 reicht den Fehler an den Error-Handler weiter, ohne Wrapper und ohne `try` um jede Route.',
      ],
      why: [
        'A rejected promise reaches the error handler by itself; wrappers only hide the route.',
        'Ein abgelehntes Promise erreicht den Error-Handler von selbst; Wrapper verdecken nur die Route.',
      ],
      since: '5',
      evidence: seen('https://expressjs.com/en/guide/error-handling.html'),
      example: {
        language: 'js',
        bad: "app.get('/users/:id', async (req, res, next) => {\n  try { res.json(await load(req.params.id)); } catch (error) { next(error); }\n});",
        good: "app.get('/users/:id', async (req, res) => {\n  res.json(await load(req.params.id));\n});",
      },
    }),
    must('express.paths', 'post-cutoff', 88, {
      text: [
        'Name wildcards (`/files/*path`) and write optional parts in braces (`/users{/:id}`); bare `*` and `?` throw at start.',
        'Benenne Platzhalter (`/files/*path`) und setze Optionales in Klammern (`/users{/:id}`); nacktes `*` und `?` werfen beim Start.',
      ],
      why: [
        'The new path syntax has no regular expressions in strings; old patterns stop the server at start.',
        'Die neue Pfadsyntax kennt keine regulären Ausdrücke im Text; alte Muster halten den Server beim Start an.',
      ],
      since: '5',
      evidence: seen('https://expressjs.com/en/guide/migrating-5.html#path-syntax'),
    }),
    must('express.error-handler', 'decision', 86, {
      text: [
        'Register one error handler with four arguments after all routes; it alone sets the status and hides internals.',
        'Registriere einen Error-Handler mit vier Argumenten nach allen Routen; nur er setzt den Status und verbirgt Interna.',
      ],
      why: [
        'With three parameters Express takes it for ordinary middleware, and errors leak stack traces.',
        'Mit drei Parametern hält Express ihn für gewöhnliche Middleware, und Fehler zeigen Stacktraces.',
      ],
      evidence: seen('https://expressjs.com/en/guide/error-handling.html'),
    }),
    must('express.body-undefined', 'post-cutoff', 80, {
      text: [
        'Expect `req.body` to be `undefined` without a parser, `req.query` to be read-only, and set a size limit on every parser.',
        'Rechne damit, dass `req.body` ohne Parser `undefined` und `req.query` nur lesbar ist, und begrenze jeden Parser in der Größe.',
      ],
      why: [
        'Code that reads `req.body.name` on a request without a parser answers 500.',
        'Code, der ohne Parser `req.body.name` liest, antwortet mit 500.',
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
        'The leftmost forwarded address is whatever the client wrote.',
        'Die linke weitergereichte Adresse ist, was der Client geschrieben hat.',
      ],
      evidence: seen('https://expressjs.com/en/guide/behind-proxies.html'),
    }),
    must('express.thin-routes', 'decision', 72, {
      text: [
        'A route parses, calls one function without `req` and `res`, and answers; the function is what you test.',
        'Eine Route prüft, ruft eine Funktion ohne `req` und `res` auf und antwortet; getestet wird die Funktion.',
      ],
      why: [
        'The function can be tested without a server and called from a job.',
        'Die Funktion lässt sich ohne Server testen und aus einem Job aufrufen.',
      ],
    }),
    should('express.security-headers', 'security', 74, {
      text: [
        'Mount helmet first, with a content security policy that names its sources.',
        'Binde helmet zuerst ein, mit einer Content Security Policy, die ihre Quellen nennt.',
      ],
      why: [
        'Defaults of the browser allow framing, sniffing and inline scripts.',
        'Die Vorgaben des Browsers erlauben Einbetten, Typraten und Inline-Skripte.',
      ],
      evidence: seen('https://expressjs.com/en/advanced/best-practice-security.html'),
    }),
    must('express.query-simple', 'post-cutoff', 74, {
      text: [
        'Expect flat queries: the default parser is `simple`, so `a[b]=1` arrives as the key `a[b]`; validate and give every value one type.',
        'Rechne mit flachen Queries: Vorgabe ist der Parser `simple`, also kommt `a[b]=1` als Schlüssel `a[b]` an; prüfe und gib jedem Wert einen Typ.',
      ],
      why: [
        'A repeated key is an array, and code that expects a string breaks or is tricked.',
        'Ein wiederholter Schlüssel ist ein Array; Code, der Text erwartet, bricht oder wird getäuscht.',
      ],
      since: '5',
      evidence: seen('https://expressjs.com/en/guide/migrating-5.html#req.query'),
    }),
    must('express.listen-error', 'post-cutoff', 66, {
      text: [
        'Handle the error argument of `app.listen(port, (error) => …)`: a taken port is told there.',
        'Behandle das Fehlerargument von `app.listen(port, (error) => …)`: Ein belegter Port wird dort gemeldet.',
      ],
      why: [
        'The callback runs on failure too, and logs “listening” for a server that is not.',
        'Der Callback läuft auch bei Fehlern und meldet „bereit“ für einen Server, der es nicht ist.',
      ],
      since: '5',
      evidence: seen('https://expressjs.com/en/guide/migrating-5.html#app.listen'),
      example: {
        language: 'js',
        bad: "app.listen(3000, () => console.log('listening'));",
        good: "app.listen(3000, (error) => {\n  if (error) throw error;\n  console.log('listening');\n});",
      },
    }),
    must('express.removed', 'post-cutoff', 70, {
      text: [
        "Use current signatures: `res.status(404).json(body)`, `res.redirect(301, url)`, `app.delete`; `res.json(body, status)`, `res.redirect('back')` and `app.del` are gone.",
        "Verwende heutige Signaturen: `res.status(404).json(body)`, `res.redirect(301, url)`, `app.delete`; `res.json(body, status)`, `res.redirect('back')` und `app.del` gibt es nicht mehr.",
      ],
      why: [
        'The old forms throw, or redirect to a page named back.',
        'Die alten Formen werfen oder leiten auf eine Seite namens back um.',
      ],
      since: '5',
      evidence: seen('https://expressjs.com/en/guide/migrating-5.html#changes-in-express-5'),
    }),
    must('express.limit-body', 'security', 78, {
      text: [
        'Set `limit` on every body parser and answer 413; parse JSON only where a route needs it.',
        'Setze `limit` an jedem Body-Parser und antworte mit 413; parse JSON nur, wo eine Route es braucht.',
      ],
      why: [
        'A parser mounted for all routes reads megabytes for a health check.',
        'Ein Parser für alle Routen liest Megabytes für einen Health-Check.',
      ],
      evidence: seen('https://expressjs.com/en/5x/api.html#express.json'),
    }),
    must('express.raw-webhook', 'foot-gun', 76, {
      text: [
        'Mount a webhook with `express.raw` before `express.json`, and verify the signature on those bytes.',
        'Binde einen Webhook mit `express.raw` vor `express.json` ein und prüfe die Signatur an diesen Bytes.',
      ],
      why: [
        'Parsed and re-serialised JSON has other bytes than the sender signed.',
        'Geparstes und neu geschriebenes JSON hat andere Bytes als die signierten.',
      ],
      evidence: seen('https://expressjs.com/en/5x/api.html#express.raw'),
    }),
    must('express.cookie', 'security', 80, {
      text: [
        "Set session cookies with `httpOnly`, `secure`, `sameSite: 'lax'` and a server-side store; `MemoryStore` is for trying only.",
        "Setze Session-Cookies mit `httpOnly`, `secure`, `sameSite: 'lax'` und einem Store auf dem Server; `MemoryStore` ist nur zum Ausprobieren.",
      ],
      why: [
        'The memory store leaks and forgets everybody on restart.',
        'Der Speicher-Store wächst unbegrenzt und vergisst beim Neustart alle.',
      ],
      evidence: seen('https://expressjs.com/en/advanced/best-practice-security.html#use-cookies-securely'),
    }),
    should('express.rate-limit', 'security', 68, {
      text: [
        'Limit sign-in, reset and expensive routes by account and address, with a store that all processes share.',
        'Begrenze Anmeldung, Zurücksetzen und teure Routen nach Konto und Adresse, mit einem Store, den alle Prozesse teilen.',
      ],
      why: [
        'A counter per process allows as many tries as there are processes.',
        'Ein Zähler je Prozess erlaubt so viele Versuche, wie es Prozesse gibt.',
      ],
      evidence: seen('https://expressjs.com/en/advanced/best-practice-security.html'),
    }),
    must('express.headers-sent', 'foot-gun', 60, {
      text: [
        'In the error handler call `next(error)` when `res.headersSent` is true.',
        'Rufe im Error-Handler `next(error)` auf, wenn `res.headersSent` wahr ist.',
      ],
      why: [
        'A second answer throws, and the half-sent one never ends.',
        'Eine zweite Antwort wirft, und die halb gesendete endet nie.',
      ],
      evidence: seen('https://expressjs.com/en/guide/error-handling.html#the-default-error-handler'),
    }),
    should('express.router-modules', 'decision', 58, {
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
