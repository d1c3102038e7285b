import { must, never, should } from '../../directive.ts';
import type { Technology } from '../../technology.ts';

export const node: Technology = {
  name: 'Node.js',
  version: '24+',
  commands: [
    {
      en: 'Scripts: the package manager of the lockfile with `run lint` and `test` from package.json, else `node --test`',
      de: 'Skripte: der Paketmanager der Lockdatei mit `run lint` und `test` aus package.json, sonst `node --test`',
    },
  ],
  directives: [
    must('node.builtins', 84, 'post-cutoff', [
      'Use the built-in `fetch`, `node:test`, `--env-file`, `--watch` and `util.parseArgs` before adding a package for the job.',
      'Nutze eingebautes `fetch`, `node:test`, `--env-file`, `--watch` und `util.parseArgs`, bevor du dafür ein Paket ergänzt.',
    ]),
    must(
      'node.prefix',
      70,
      'decision',
      [
        'Import built-in modules with the `node:` prefix and set `"type": "module"`.',
        'Importiere eingebaute Module mit dem Präfix `node:` und setze `"type": "module"`.',
      ],
      { slot: 'language.modules' },
    ),
    must(
      'node.timeouts',
      88,
      'foot-gun',
      [
        'Pass `AbortSignal.timeout(ms)` to every `fetch`: without it a silent peer holds the request for ever.',
        'Gib jedem `fetch` ein `AbortSignal.timeout(ms)` mit: Sonst hält eine stumme Gegenstelle die Anfrage für immer fest.',
      ],
      {
        example: {
          language: 'js',
          bad: 'const response = await fetch(url);',
          good: 'const response = await fetch(url, { signal: AbortSignal.timeout(5000) });',
        },
      },
    ),
    must('node.shutdown', 82, 'decision', [
      'On SIGTERM stop accepting, finish running requests, close pools, and exit within ten seconds.',
      'Bei SIGTERM: nichts mehr annehmen, laufende Anfragen beenden, Pools schließen, in zehn Sekunden enden.',
    ]),
    never(
      'node.block-loop',
      86,
      'foot-gun',
      [
        'call `*Sync` functions, hash passwords or parse huge JSON on the request path.',
        'im Anfragepfad `*Sync`-Funktionen aufrufen, Passwörter hashen oder riesiges JSON parsen.',
      ],
      [
        'use the asynchronous form, stream it, or move it into a worker thread.',
        'die asynchrone Form nutzen, streamen oder in einen Worker-Thread verlagern.',
      ],
    ),
    must('node.streams', 76, 'foot-gun', [
      'Join streams with `pipeline` from `node:stream/promises`; `.pipe()` loses errors and leaks files.',
      'Verbinde Streams mit `pipeline` aus `node:stream/promises`; `.pipe()` verliert Fehler und lässt Dateien offen.',
    ]),
    should('node.strip-types', 66, 'post-cutoff', [
      'Run TypeScript files directly with type stripping; keep a build only for what the browser or a package needs.',
      'Führe TypeScript-Dateien per Type Stripping direkt aus; ein Build bleibt nur für Browser oder Pakete.',
    ]),
    must('node.unhandled', 78, 'foot-gun', [
      'Let an unhandled rejection end the process with a logged reason; a supervisor restarts it.',
      'Eine unbehandelte Rejection beendet den Prozess mit geloggtem Grund; ein Supervisor startet ihn neu.',
    ]),
  ],
};
