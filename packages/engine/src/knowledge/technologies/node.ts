import { checks, runsOne } from '../../command.ts';
import { must, never, should } from '../../directive.ts';
import { probe } from '../../probe.ts';
import type { Technology } from '../../technology.ts';
import { readIn } from '../evidence.ts';
import { formatsByScript } from '../phrases.ts';

const seen = readIn('Node.js 24.22 documentation', '2026-11-21');
const current = readIn('node 26.10.0 (behavior tried)', '2026-11-27');

/** The knowledge of Node.js: version range, files, commands, probe and directives. */
export const node: Technology = {
  name: 'Node.js',
  side: 'backend',
  role: 'runtime',
  runsOn: 'node',
  packages: ['npm:fastify', 'npm:koa', 'npm:hono', 'npm:@hapi/hapi'],
  runtime: 'node',
  version: '24+',
  files: ['**/*.js', '**/*.mjs', '**/*.cjs', '**/*.ts', '**/*.mts', '**/package.json', '**/.nvmrc'],
  about: {
    en: 'Node.js code: processes, streams, settings and packages',
    de: 'Node.js-Code: Prozesse, Streams, Einstellungen und Pakete',
  },
  namesPackageScripts: true,
  replacesCommandsOf: ['JavaScript'],
  commands: [
    checks(
      'Scripts, as far as package.json has them, with the package manager of the lockfile: `npm run lint` (if it fixes files, its tool without that option), `npm run test` or `npm run test:unit`, `npm run test:e2e`, `npm run build`. Without a test script `node --test`',
      'Skripte, soweit package.json sie hat, mit dem Paketmanager des Lockfiles: `npm run lint` (korrigiert es Dateien, dessen Werkzeug ohne diese Option), `npm run test` oder `npm run test:unit`, `npm run test:e2e`, `npm run build`. Ohne Test-Skript `node --test`',
    ),
    runsOne(
      'One test: the runner of the test script with FILE, such as `npx vitest run FILE`; without a test script `node --test FILE`',
      'Ein Test: das Werkzeug des Test-Skripts mit FILE, etwa `npx vitest run FILE`; ohne Test-Skript `node --test FILE`',
    ),
    formatsByScript,
  ],
  probe: probe(
    ['Fetch the exchange rates from this address.', 'The fetch carries AbortSignal.timeout and the status is checked.'],
    [
      'Hole die Wechselkurse von dieser Adresse.',
      'Das fetch bekommt AbortSignal.timeout mit, und der Status wird geprüft.',
    ],
  ),
  directives: [
    should('node.builtins', 'decision', 84, {
      known: 'model',
      text: [
        'Use the built-in `fetch`, `node:test`, `--env-file`, `--watch` and `util.parseArgs` before adding a package for the job.',
        'Nutze eingebautes `fetch`, `node:test`, `--env-file`, `--watch` und `util.parseArgs`, bevor du dafür ein Paket ergänzt.',
      ],
      why: [
        'A package you do not add needs no review and no updates.',
        'Ein Paket, das du nicht hinzufügst, muss niemand prüfen und aktualisieren.',
      ],
      since: '22',
      evidence: seen('https://nodejs.org/docs/latest-v24.x/api/test.html'),
    }),
    should('node.timeouts', 'foot-gun', 88, {
      text: [
        'Pass `AbortSignal.timeout(ms)` to every `fetch`; without it a server that never answers holds the request for minutes.',
        'Gib jedem `fetch` ein `AbortSignal.timeout(ms)` mit; sonst hält ein Server, der nicht antwortet, die Anfrage minutenlang fest.',
      ],
      why: [
        'The built-in client waits up to five minutes for headers.',
        'Der eingebaute Client wartet bis zu fünf Minuten auf Header.',
      ],
      since: '18',
      evidence: seen('https://nodejs.org/docs/latest-v24.x/api/globals.html#static-method-abortsignaltimeoutdelay'),
      example: {
        language: 'js',
        bad: 'const response = await fetch(url);',
        good: 'const response = await fetch(url, { signal: AbortSignal.timeout(5000) });',
      },
      supersedes: ['backend.timeouts'],
    }),
    should('node.shutdown', 'decision', 82, {
      known: 'model',
      text: [
        'On SIGTERM stop accepting connections, finish running requests, then close pools, and exit within the grace period of the platform.',
        'Nimm bei SIGTERM keine Verbindungen mehr an, lass laufende Anfragen zu Ende gehen, schließe dann Pools und beende dich innerhalb der Frist der Plattform.',
      ],
      why: [
        'A hard stop cuts off responses and leaves transactions open.',
        'Ein harter Stopp bricht Antworten ab und lässt Transaktionen offen.',
      ],
      evidence: seen('https://nodejs.org/docs/latest-v24.x/api/process.html#signal-events'),
    }),
    never('node.block-loop', 'foot-gun', 86, {
      known: 'model',
      text: [
        'call `*Sync` functions, the synchronous form of password hashing or huge `JSON.parse` calls while handling a request.',
        'beim Bearbeiten einer Anfrage `*Sync`-Funktionen, das synchrone Hashen von Passwörtern oder riesige `JSON.parse`-Aufrufe ausführen.',
      ],
      instead: [
        'use the asynchronous form (for passwords it runs in the thread pool), stream, or use a worker thread.',
        'die asynchrone Form nutzen (bei Passwörtern läuft sie im Thread-Pool), streamen oder einen Worker-Thread nehmen.',
      ],
      why: [
        'One thread serves all requests; a hash of 200 ms stops all of them for 200 ms.',
        'Ein Thread bedient alle Anfragen; ein Hash von 200 ms hält alle 200 ms lang an.',
      ],
      evidence: seen('https://nodejs.org/en/learn/asynchronous-work/dont-block-the-event-loop'),
    }),
    should('node.streams', 'foot-gun', 76, {
      known: 'model',
      text: [
        'Connect streams with `pipeline` from `node:stream/promises`; `.pipe()` does not forward errors and leaves files open.',
        'Verbinde Streams mit `pipeline` aus `node:stream/promises`; `.pipe()` leitet Fehler nicht weiter und lässt Dateien offen.',
      ],
      why: ['On an error `pipeline` destroys every stream.', 'Bei einem Fehler beendet `pipeline` jeden Stream.'],
      evidence: seen(
        'https://nodejs.org/docs/latest-v24.x/api/stream.html#streampipelinesource-transforms-destination-options',
      ),
    }),
    should('node.unhandled', 'foot-gun', 78, {
      known: 'model',
      text: [
        'Let an unhandled rejection end the process, which is the default, and log the reason; a supervisor restarts it.',
        'Lass eine unbehandelte Rejection den Prozess beenden, wie es Standard ist, und logge den Grund; ein Supervisor startet ihn neu.',
      ],
      why: [
        'After an unknown error the state of the process is unknown as well.',
        'Nach einem unbekannten Fehler ist auch der Zustand des Prozesses unbekannt.',
      ],
      evidence: seen('https://nodejs.org/docs/latest-v24.x/api/process.html#warning-using-uncaughtexception-correctly'),
    }),
    should('node.env-once', 'decision', 80, {
      known: 'model',
      text: [
        'Read `process.env` in one module, check it at the start, and log all missing or invalid settings at once.',
        'Lies `process.env` in einem Modul, prüfe es beim Start und logge alle fehlenden oder ungültigen Einstellungen auf einmal.',
      ],
      why: [
        'Otherwise a missing setting shows up as `undefined` in production.',
        'Sonst zeigt sich eine fehlende Einstellung in Produktion als `undefined`.',
      ],
      evidence: seen('https://nodejs.org/docs/latest-v24.x/api/cli.html#--env-filefile'),
    }),
    never('node.exec-args', 'security', 92, {
      known: 'model',
      text: [
        'run a shell with input in the command line (`exec`, or `shell: true`).',
        'eine Shell mit Eingaben in der Kommandozeile starten (`exec` oder `shell: true`).',
      ],
      instead: [
        'use `execFile` or `spawn` with an array of arguments; `--` keeps a file name from being read as an option.',
        '`execFile` oder `spawn` mit Argumentliste verwenden; mit `--` davor wird ein Dateiname nicht zur Option.',
      ],
      why: ['One semicolon in a file name is a second command.', 'Ein Semikolon im Dateinamen ist ein zweiter Befehl.'],
      evidence: seen(
        'https://nodejs.org/docs/latest-v24.x/api/child_process.html#child_processexecfilefile-args-options-callback',
      ),
      example: {
        language: 'js',
        bad: 'exec(`git log ${file}`);',
        good: "execFile('git', ['log', '--', file]);",
      },
    }),
    must('node.paths', 'security', 84, {
      known: 'model',
      text: [
        'Resolve a path from outside against its root and check that it is still inside before you open it.',
        'Löse einen Pfad von außen gegen sein Wurzelverzeichnis auf und prüfe vor dem Öffnen, dass er noch darin liegt.',
      ],
      why: ['`join` walks up with `..`.', '`join` steigt mit `..` nach oben.'],
      evidence: seen('https://nodejs.org/docs/latest-v24.x/api/path.html#pathresolvepaths'),
    }),
    should('node.dirname', 'decision', 52, {
      text: [
        'In an ES module, find files beside it with `import.meta.dirname` and `import.meta.filename`.',
        'Finde in einem ES-Modul Dateien daneben mit `import.meta.dirname` und `import.meta.filename`.',
      ],
      why: [
        'The old way through `fileURLToPath` takes four lines in every file.',
        'Der alte Umweg über `fileURLToPath` kostet vier Zeilen in jeder Datei.',
      ],
      since: '22',
      evidence: seen('https://nodejs.org/docs/latest-v24.x/api/esm.html#importmetadirname'),
    }),
    should('node.require-esm', 'foot-gun', 82, {
      text: [
        'Keep the module system of the package: CommonJS loads ES modules with `require()`, unless they use top-level `await`.',
        'Behalte das Modulsystem des Pakets: CommonJS lädt ES-Module mit `require()`, außer sie nutzen `await` auf oberster Ebene.',
      ],
      why: [
        'Setting `"type": "module"` for one package breaks every `require` of the project.',
        'Wer für ein Paket `"type": "module"` setzt, macht jedes `require` des Projekts kaputt.',
      ],
      since: '22.12',
      evidence: current(
        'https://nodejs.org/docs/latest-v24.x/api/modules.html#loading-ecmascript-modules-using-require',
      ),
    }),
    should('node.temporal', 'post-cutoff', 66, {
      text: [
        'Use `Temporal` for dates, durations and time zones, without a flag or a package; keep `Date` where an API demands it.',
        'Nutze `Temporal` für Datum, Dauer und Zeitzonen, ohne Flag und ohne Paket; `Date` bleibt, wo eine API es verlangt.',
      ],
      why: [
        '`Date` knows no zone but its own, and adding a day to it goes wrong when clocks change.',
        '`Date` kennt nur die eigene Zone, und ein Tag mehr ist bei der Zeitumstellung falsch gerechnet.',
      ],
      since: '26',
      evidence: current('https://nodejs.org/en/blog/release/v26.0.0'),
    }),
    should('node.using', 'post-cutoff', 60, {
      text: [
        'Close file handles, locks and connections with `await using` where the object has `Symbol.asyncDispose`, as a `FileHandle` does.',
        'Schließe Dateien, Sperren und Verbindungen mit `await using`, wo das Objekt `Symbol.asyncDispose` hat, etwa ein `FileHandle`.',
      ],
      why: [
        'The handle is closed on every way out of the block, also after an error.',
        'Das Handle wird auf jedem Weg aus dem Block geschlossen, auch nach einem Fehler.',
      ],
      since: '24',
      evidence: current('https://nodejs.org/docs/latest-v24.x/api/fs.html#filehandlesymbolasyncdispose'),
    }),
    should('node.lts', 'boundary', 62, {
      text: [
        'Use no API newer than the Node version in `engines` or `.nvmrc`; pin a new project to the active LTS, 26.',
        'Nutze keine API, die neuer ist als die Node-Version in `engines` oder `.nvmrc`; lege ein neues Projekt auf die aktive LTS-Version 26 fest.',
      ],
      why: [
        'Code that needs a newer version fails on the server; 24 has been in maintenance since October 2026.',
        'Code, der eine neuere Version braucht, scheitert auf dem Server; 24 wird seit Oktober 2026 nur noch gewartet.',
      ],
      evidence: current('https://github.com/nodejs/Release/blob/main/schedule.json'),
    }),
    must('node.lockfile', 'security', 84, {
      text: [
        'Install with the package manager of the lockfile, and leave its minimum release age as it is. npm 12 runs install scripts of listed dependencies only: read a script, then `npm approve-scripts NAME`; never approve all.',
        'Installiere mit dem Paketmanager des Lockfiles und lass sein Mindestalter für Versionen, wie es ist. npm 12 führt nur Installationsskripte freigegebener Abhängigkeiten aus: Lies ein Skript, dann `npm approve-scripts NAME`; gib nie alle frei.',
      ],
      why: [
        'An install script runs with your permissions, and most hijacked versions are found within days.',
        'Ein Installationsskript läuft mit deinen Rechten, und die meisten gekaperten Versionen fallen binnen Tagen auf.',
      ],
      evidence: readIn('npm 12.2.2 (run)', '2026-11-27')('https://docs.npmjs.com/cli/v12/commands/npm-approve-scripts'),
    }),
    should('node.pool-limits', 'foot-gun', 70, {
      known: 'model',
      text: [
        'Share one pool per process, bound its size, and release every connection in `finally`.',
        'Verwende einen Pool je Prozess, begrenze seine Größe und gib jede Verbindung in `finally` zurück.',
      ],
      why: [
        'A connection that is not released is lost to the pool, until every request waits.',
        'Eine nicht zurückgegebene Verbindung fehlt dem Pool, bis jede Anfrage wartet.',
      ],
    }),
    should('node.tree', 'decision', 92, {
      slot: 'structure.server',
      text: [
        'Lay the project out as `src/server` (start and stop), `src/routes` (HTTP only), `src/domain/NAME` (rules without HTTP), `src/db` (queries, migrations), tests beside the code.',
        'Gliedere das Projekt in `src/server` (Start und Stopp), `src/routes` (nur HTTP), `src/domain/NAME` (Regeln ohne HTTP), `src/db` (Abfragen, Migrationen), Tests neben dem Code.',
      ],
      why: ['Rules can then be tested without a server.', 'Regeln lassen sich dann ohne Server testen.'],
      needs: ['new-project'],
    }),
    should('node.permission', 'security', 64, {
      text: [
        'Run scripts that process foreign files with `--permission` and only what they need: `--allow-fs-read` for folders and, from 25 on, `--allow-net` for requests.',
        'Starte Skripte, die fremde Dateien verarbeiten, mit `--permission` und nur dem Nötigen: `--allow-fs-read` für Ordner und ab 25 auch `--allow-net` für Anfragen.',
      ],
      why: [
        'Everything else then fails with `ERR_ACCESS_DENIED`.',
        'Alles andere scheitert dann mit `ERR_ACCESS_DENIED`.',
      ],
      since: '22.13',
      evidence: current('https://nodejs.org/docs/latest-v24.x/api/permissions.html'),
    }),
    should('node.context', 'decision', 54, {
      known: 'model',
      text: [
        'Keep the request id in `AsyncLocalStorage` and let the logger read it there.',
        'Halte die Request-ID in `AsyncLocalStorage` und lass den Logger sie dort lesen.',
      ],
      why: [
        'A parameter passed through every function gets forgotten somewhere.',
        'Wer einen Parameter durch alle Funktionen reicht, vergisst ihn irgendwo.',
      ],
      evidence: seen('https://nodejs.org/docs/latest-v24.x/api/async_context.html#class-asynclocalstorage'),
    }),
    should('node.test-real', 'decision', 60, {
      text: [
        'Test over HTTP on a server at port 0 with a real database; stub only external services.',
        'Teste über HTTP an einem Server auf Port 0 mit echter Datenbank; ersetze nur externe Dienste.',
      ],
      why: ['A mocked database accepts every query.', 'Eine gemockte Datenbank akzeptiert jede Abfrage.'],
    }),
  ],
};
