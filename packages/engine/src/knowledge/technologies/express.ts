import { must, never, should } from '../../directive.ts';
import type { Technology } from '../../technology.ts';

export const express: Technology = {
  name: 'Express',
  version: '5+',
  implies: ['Node.js'],
  commands: [],
  directives: [
    must(
      'express.async-errors',
      92,
      'post-cutoff',
      [
        'Let async handlers reject: Express 5 passes the error to the error handler, so no wrapper and no `try` around every route.',
        'Lass async-Handler ablehnen: Express 5 reicht den Fehler an den Error-Handler weiter, ohne Wrapper und ohne `try` um jede Route.',
      ],
      {
        example: {
          language: 'js',
          bad: "app.get('/users/:id', async (req, res, next) => {\n  try { res.json(await load(req.params.id)); } catch (error) { next(error); }\n});",
          good: "app.get('/users/:id', async (req, res) => {\n  res.json(await load(req.params.id));\n});",
        },
      },
    ),
    must('express.paths', 88, 'post-cutoff', [
      'Name wildcards (`/files/*path`) and write optional parts in braces (`/users{/:id}`); bare `*` and `?` throw at start.',
      'Benenne Platzhalter (`/files/*path`) und setze Optionales in Klammern (`/users{/:id}`); nacktes `*` und `?` werfen beim Start.',
    ]),
    must('express.error-handler', 86, 'decision', [
      'Register one error handler with four arguments after all routes; it alone sets the status and hides internals.',
      'Registriere einen Error-Handler mit vier Argumenten nach allen Routen; nur er setzt den Status und verbirgt Interna.',
    ]),
    must('express.body-undefined', 80, 'post-cutoff', [
      'Expect `req.body` to be `undefined` without a parser, `req.query` to be read-only, and set a size limit on every parser.',
      'Rechne damit, dass `req.body` ohne Parser `undefined` und `req.query` nur lesbar ist, und begrenze jeden Parser in der Größe.',
    ]),
    never(
      'express.trust-proxy-true',
      84,
      'security',
      [
        'set `trust proxy` to `true`: any client may then choose its own address.',
        '`trust proxy` auf `true` setzen: Dann wählt jeder Client seine Adresse selbst.',
      ],
      ['set the number of proxies in front of the server.', 'die Anzahl der Proxys vor dem Server angeben.'],
    ),
    must('express.thin-routes', 72, 'decision', [
      'A route parses, calls one function without `req` and `res`, and answers; the function is what you test.',
      'Eine Route prüft, ruft eine Funktion ohne `req` und `res` auf und antwortet; getestet wird die Funktion.',
    ]),
    should('express.security-headers', 74, 'security', [
      'Mount helmet first, with a content security policy that names its sources.',
      'Binde helmet zuerst ein, mit einer Content Security Policy, die ihre Quellen nennt.',
    ]),
  ],
};
