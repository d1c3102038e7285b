import { must, never, should } from '../../directive.ts';
import { probe } from '../../probe.ts';
import type { Technology } from '../../technology.ts';
import { confirmedIn } from '../evidence.ts';

const seen = confirmedIn('Node.js 24.22 documentation', '2026-11-21');

export const node: Technology = {
  name: 'Node.js',
  side: 'backend',
  role: 'runtime',
  runsOn: 'node',
  version: '24+',
  namesPackageScripts: true,
  commands: [
    {
      en: 'Scripts: the package manager of the lockfile with `run lint` and `test` from package.json, else `node --test`',
      de: 'Skripte: der Paketmanager der Lockdatei mit `run lint` und `test` aus package.json, sonst `node --test`',
    },
  ],
  probe: probe(
    ['Fetch the exchange rates from this address.', 'The fetch carries AbortSignal.timeout and the status is checked.'],
    ['Hole die Wechselkurse von dieser Adresse.', 'Das fetch trägt AbortSignal.timeout, und der Status wird geprüft.'],
  ),
  directives: [
    must('node.builtins', 'post-cutoff', 84, {
      text: [
        'Use the built-in `fetch`, `node:test`, `--env-file`, `--watch` and `util.parseArgs` before adding a package for the job.',
        'Nutze eingebautes `fetch`, `node:test`, `--env-file`, `--watch` und `util.parseArgs`, bevor du dafür ein Paket ergänzt.',
      ],
      why: ['Each replaced package is one supply chain less.', 'Jedes ersetzte Paket ist eine Lieferkette weniger.'],
      since: '22',
      evidence: seen('https://nodejs.org/docs/latest-v24.x/api/test.html'),
    }),
    must('node.prefix', 'decision', 70, {
      text: [
        'Import built-in modules with the `node:` prefix and set `"type": "module"`.',
        'Importiere eingebaute Module mit dem Präfix `node:` und setze `"type": "module"`.',
      ],
      why: [
        'The prefix cannot be taken by a package of the same name.',
        'Das Präfix kann kein gleichnamiges Paket an sich ziehen.',
      ],
      slot: 'language.modules',
      evidence: seen('https://nodejs.org/docs/latest-v24.x/api/esm.html#node-imports'),
    }),
    must('node.timeouts', 'foot-gun', 88, {
      text: [
        'Pass `AbortSignal.timeout(ms)` to every `fetch`: without it a silent peer holds the request for ever.',
        'Gib jedem `fetch` ein `AbortSignal.timeout(ms)` mit: Sonst hält eine stumme Gegenstelle die Anfrage für immer fest.',
      ],
      why: [
        'The built-in client waits up to five minutes for headers.',
        'Der eingebaute Client wartet bis zu fünf Minuten auf Kopfzeilen.',
      ],
      evidence: seen('https://nodejs.org/docs/latest-v24.x/api/globals.html#static-method-abortsignaltimeoutdelay'),
      example: {
        language: 'js',
        bad: 'const response = await fetch(url);',
        good: 'const response = await fetch(url, { signal: AbortSignal.timeout(5000) });',
      },
    }),
    must('node.shutdown', 'decision', 82, {
      text: [
        'On SIGTERM stop accepting, finish running requests, close pools, and exit within ten seconds.',
        'Bei SIGTERM: nichts mehr annehmen, laufende Anfragen beenden, Pools schließen, in zehn Sekunden enden.',
      ],
      why: [
        'A hard stop cuts answers off and leaves transactions to time out.',
        'Ein hartes Ende schneidet Antworten ab und lässt Transaktionen auslaufen.',
      ],
      evidence: seen('https://nodejs.org/docs/latest-v24.x/api/process.html#signal-events'),
    }),
    never('node.block-loop', 'foot-gun', 86, {
      text: [
        'call `*Sync` functions, hash passwords or parse huge JSON on the request path.',
        'im Anfragepfad `*Sync`-Funktionen aufrufen, Passwörter hashen oder riesiges JSON parsen.',
      ],
      instead: [
        'use the asynchronous form, stream it, or move it into a worker thread.',
        'die asynchrone Form nutzen, streamen oder in einen Worker-Thread verlagern.',
      ],
      why: [
        'One thread serves everybody; a 200 ms hash stops all of them for 200 ms.',
        'Ein Thread bedient alle; ein Hash von 200 ms hält alle 200 ms an.',
      ],
      evidence: seen('https://nodejs.org/en/learn/asynchronous-work/dont-block-the-event-loop'),
    }),
    must('node.streams', 'foot-gun', 76, {
      text: [
        'Join streams with `pipeline` from `node:stream/promises`; `.pipe()` loses errors and leaks files.',
        'Verbinde Streams mit `pipeline` aus `node:stream/promises`; `.pipe()` verliert Fehler und lässt Dateien offen.',
      ],
      why: [
        'On failure it destroys every stream; a pipe leaves the source open.',
        'Es beendet bei einem Fehler jeden Stream; eine Pipe lässt die Quelle offen.',
      ],
      evidence: seen(
        'https://nodejs.org/docs/latest-v24.x/api/stream.html#streampipelinesource-transforms-destination-options',
      ),
    }),
    must('node.unhandled', 'foot-gun', 78, {
      text: [
        'Let an unhandled rejection end the process with a logged reason; a supervisor restarts it.',
        'Eine unbehandelte Rejection beendet den Prozess mit geloggtem Grund; ein Supervisor startet ihn neu.',
      ],
      why: [
        'After an unknown error the state of the process is unknown as well.',
        'Nach einem unbekannten Fehler ist auch der Zustand des Prozesses unbekannt.',
      ],
      evidence: seen('https://nodejs.org/docs/latest-v24.x/api/process.html#warning-using-uncaughtexception-correctly'),
    }),
    must('node.env-once', 'decision', 80, {
      text: [
        'Read `process.env` in one module, parse it with a schema at start, and list every fault at once.',
        'Lies `process.env` in einem Modul, prüfe es beim Start mit einem Schema und nenne alle Fehler auf einmal.',
      ],
      why: [
        'A missing setting otherwise shows up as `undefined` in the middle of the night.',
        'Eine fehlende Einstellung zeigt sich sonst nachts als `undefined`.',
      ],
      evidence: seen('https://nodejs.org/docs/latest-v24.x/api/cli.html#--env-filefile'),
    }),
    never('node.exec-args', 'security', 92, {
      text: [
        'run a shell with input in the command line (`exec`, or `shell: true`).',
        'eine Shell mit Eingaben in der Kommandozeile starten (`exec` oder `shell: true`).',
      ],
      instead: [
        'use `execFile` or `spawn` with an array of arguments, and `--` before file names.',
        '`execFile` oder `spawn` mit Argumentliste verwenden und `--` vor Dateinamen setzen.',
      ],
      why: ['One semicolon in a file name is a second command.', 'Ein Semikolon im Dateinamen ist ein zweiter Befehl.'],
      evidence: seen(
        'https://nodejs.org/docs/latest-v24.x/api/child_process.html#child_processexecfilefile-args-options-callback',
      ),
      example: {
        language: 'js',
        bad: 'exec(`convert ${file} out.png`);',
        good: "execFile('convert', ['--', file, 'out.png']);",
      },
    }),
    must('node.paths', 'security', 84, {
      text: [
        'Resolve a path from outside against its root and check that it still lies inside before opening it.',
        'Löse einen Pfad von außen gegen sein Wurzelverzeichnis auf und prüfe vor dem Öffnen, dass er noch darin liegt.',
      ],
      why: [
        '`join` happily walks up with `..` and follows what it finds.',
        '`join` steigt mit `..` bereitwillig nach oben.',
      ],
      evidence: seen('https://nodejs.org/docs/latest-v24.x/api/path.html#pathresolvepaths'),
    }),
    should('node.dirname', 'post-cutoff', 52, {
      text: [
        'Find files beside a module with `import.meta.dirname` and `import.meta.filename`.',
        'Finde Dateien neben einem Modul mit `import.meta.dirname` und `import.meta.filename`.',
      ],
      why: [
        'The old detour over `fileURLToPath` is four lines in every file.',
        'Der alte Umweg über `fileURLToPath` sind vier Zeilen in jeder Datei.',
      ],
      since: '22',
      evidence: seen('https://nodejs.org/docs/latest-v24.x/api/esm.html#importmetadirname'),
    }),
    must('node.lts', 'boundary', 62, {
      text: [
        'Pin an LTS line in `engines` and `.nvmrc`, and use no API above it.',
        'Lege in `engines` und `.nvmrc` eine LTS-Linie fest und nutze keine neuere API.',
      ],
      why: [
        'Code that runs on the newest line only stops on the server.',
        'Code, der nur auf der neuesten Linie läuft, bleibt auf dem Server stehen.',
      ],
    }),
    must('node.lockfile', 'security', 76, {
      text: [
        'Install with the frozen lockfile (`npm ci`), and let no dependency run install scripts without review.',
        'Installiere mit eingefrorener Lockdatei (`npm ci`), und lass keine Abhängigkeit ungeprüft Installationsskripte ausführen.',
      ],
      why: [
        'A range resolves to a version nobody has tested, and an install script runs with your rights.',
        'Ein Bereich löst zu einer ungetesteten Version auf, und ein Installationsskript läuft mit deinen Rechten.',
      ],
    }),
    must('node.pool-limits', 'foot-gun', 70, {
      text: [
        'Share one pool per process, bound its size, and release every connection in `finally`.',
        'Teile einen Pool je Prozess, begrenze seine Größe und gib jede Verbindung in `finally` zurück.',
      ],
      why: [
        'A connection that is not returned is missing for ever, and the tenth request waits without end.',
        'Eine nicht zurückgegebene Verbindung fehlt für immer, und die zehnte Anfrage wartet endlos.',
      ],
    }),
    should('node.context', 'decision', 54, {
      text: [
        'Carry the request id through `AsyncLocalStorage`, and let the logger read it there.',
        'Trage die Request-ID über `AsyncLocalStorage`, und lass den Logger sie dort lesen.',
      ],
      why: [
        'A parameter for the id through every function is forgotten at the one that fails.',
        'Ein Parameter durch alle Funktionen fehlt ausgerechnet dort, wo es scheitert.',
      ],
      evidence: seen('https://nodejs.org/docs/latest-v24.x/api/async_context.html#class-asynclocalstorage'),
    }),
    should('node.test-real', 'decision', 60, {
      text: [
        'Test through HTTP on a real server with port 0 and a real database; stub only what leaves the machine.',
        'Teste über HTTP an einem echten Server mit Port 0 und echter Datenbank; ersetze nur, was die Maschine verlässt.',
      ],
      why: [
        'A mocked database agrees with every query you write.',
        'Eine nachgebaute Datenbank stimmt jeder Abfrage zu.',
      ],
    }),
  ],
};
