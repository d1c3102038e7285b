import { checks, runsOne, writes } from '../../command.ts';
import { must, never, should } from '../../directive.ts';
import { probe } from '../../probe.ts';
import type { Technology } from '../../technology.ts';
import { readIn } from '../evidence.ts';

const seen = readIn('go.dev as of August 2026', '2026-11-27');
const notes = (version: string) => seen(`https://go.dev/doc/go${version}`);
const scope = ['**/*.go'];

/** The knowledge of Go: version range, files, commands, probe and directives. */
export const go: Technology = {
  name: 'Go',
  aliases: ['golang'],
  side: 'backend',
  isMore: true,
  role: 'service',
  runsOn: 'go',
  runtime: 'go',
  version: '1.26+',
  files: ['**/*.go', '**/go.mod', '**/.golangci.*'],
  about: { en: 'Go packages, handlers and tests', de: 'Go-Pakete, Handler und Tests' },
  builtBy: 'own-tool',
  commands: [
    checks(
      'Go: `go vet ./...`, `go test ./...` (with `-race` where goroutines share data), and `golangci-lint run` where it is configured',
      'Go: `go vet ./...`, `go test ./...` (mit `-race`, wo Goroutinen Daten teilen) und `golangci-lint run`, wenn konfiguriert',
    ),
    runsOne("One test: `go test ./PATH -run '^TestNAME$'`", "Ein Test: `go test ./PATH -run '^TestNAME$'`"),
    writes('Format what you changed: `gofmt -w FILE`', 'Formatiere, was du geändert hast: `gofmt -w FILE`'),
  ],
  probe: probe(
    [
      'Test that the cache forgets an entry after ten minutes.',
      'It runs the test in synctest.Test, whose clock moves at once, and sleeps no real time.',
    ],
    [
      'Teste, dass der Cache einen Eintrag nach zehn Minuten vergisst.',
      'Das Modell führt den Test in synctest.Test aus, dessen Uhr sofort weiterläuft, und wartet keine echte Zeit.',
    ],
  ),
  directives: [
    should('go.modernize', 'post-cutoff', 82, {
      text: [
        'See with `go fix -diff ./...` which of your lines have a newer form: it holds the modernizers and applies what `go.mod` allows. Apply it only to packages you changed.',
        'Sieh mit `go fix -diff ./...` nach, für welche deiner Zeilen es eine neuere Form gibt: Es enthält die Modernizer und wendet an, was `go.mod` erlaubt. Wende es nur auf Pakete an, die du geändert hast.',
      ],
      why: [
        'Before 1.26 `go fix` had only obsolete fixers, so older advice does not mention it.',
        'Vor 1.26 hatte `go fix` nur überholte Fixer; älterer Rat nennt es deshalb nicht.',
      ],
      since: '1.26',
      evidence: notes('1.26'),
    }),
    should('go.new-forms', 'post-cutoff', 80, {
      text: [
        'Write `new(expr)` for a pointer to a value, `errors.AsType[*MyError](err)` instead of `errors.As` with a variable, and `wg.Go(func() { … })` instead of `Add` and `Done`.',
        'Schreibe `new(expr)` für einen Zeiger auf einen Wert, `errors.AsType[*MyError](err)` statt `errors.As` mit Variable und `wg.Go(func() { … })` statt `Add` und `Done`.',
      ],
      why: [
        'Helpers such as `ptr.To` are not needed, `As` panics on a wrong target at run time, and a misplaced `Add` races.',
        'Helfer wie `ptr.To` sind unnötig, `As` gerät bei falschem Ziel erst zur Laufzeit in Panik, und ein falsch gesetztes `Add` ist ein Wettlauf.',
      ],
      since: '1.26',
      evidence: notes('1.26'),
      scope,
    }),
    should('go.json-v2', 'post-cutoff', 80, {
      text: [
        'Do not compare the text of JSON errors: `encoding/json` now runs on `encoding/json/v2`. Use v2 directly for new code that must refuse duplicate names and invalid UTF-8; `GOEXPERIMENT=jsonv2` is not needed.',
        'Vergleiche keine Texte von JSON-Fehlern: `encoding/json` läuft jetzt auf `encoding/json/v2`. Nimm v2 direkt für neuen Code, der doppelte Namen und ungültiges UTF-8 ablehnen muss; `GOEXPERIMENT=jsonv2` ist nicht nötig.',
      ],
      why: [
        'Behavior is kept, but messages differ; tests on their words break with the toolchain.',
        'Das Verhalten bleibt, die Meldungen ändern sich; Tests auf ihren Wortlaut brechen mit der Toolchain.',
      ],
      since: '1.27',
      evidence: notes('1.27'),
      scope,
    }),
    should('go.standard-uuid', 'post-cutoff', 66, {
      text: [
        'Take UUIDs from the standard package `uuid`, and let a method declare type parameters where that is clearer; a method of an interface may not.',
        'Nimm UUIDs aus dem Standardpaket `uuid`, und lass eine Methode Typparameter deklarieren, wo das klarer ist; eine Methode eines Interface darf das nicht.',
      ],
      why: [
        'Both are new in 1.27; before, they took a dependency and a free function.',
        'Beides ist in 1.27 neu; vorher brauchte es eine Abhängigkeit und eine freie Funktion.',
      ],
      since: '1.27',
      evidence: notes('1.27'),
      scope,
    }),
    should('go.synctest', 'post-cutoff', 84, {
      text: [
        'Test time and goroutines inside `synctest.Test(t, func(t *testing.T) { … })`: its clock jumps when all goroutines wait. Take `t.Context()` and write benchmarks with `for b.Loop()`.',
        'Teste Zeit und Goroutinen in `synctest.Test(t, func(t *testing.T) { … })`: Seine Uhr springt, wenn alle Goroutinen warten. Nimm `t.Context()` und schreibe Benchmarks mit `for b.Loop()`.',
      ],
      why: [
        'A `time.Sleep` in a test is slow and fails on a busy machine; `synctest.Run` was only an experiment of 1.24.',
        'Ein `time.Sleep` im Test ist langsam und scheitert auf einer ausgelasteten Maschine; `synctest.Run` war nur ein Experiment von 1.24.',
      ],
      since: '1.25',
      evidence: notes('1.25'),
      scope: ['**/*_test.go'],
    }),
    should('go.omitzero', 'foot-gun', 82, {
      text: [
        'Leave out an empty field with `omitzero`; `omitempty` does nothing for a struct such as `time.Time`.',
        'Lass ein leeres Feld mit `omitzero` weg; `omitempty` bewirkt bei einem Struct wie `time.Time` nichts.',
      ],
      why: [
        'The client otherwise gets `0001-01-01T00:00:00Z` as a date.',
        'Der Client bekommt sonst `0001-01-01T00:00:00Z` als Datum.',
      ],
      evidence: notes('1.24'),
      scope,
      example: {
        language: 'go',
        bad: 'PaidAt time.Time `json:"paidAt,omitempty"`',
        good: 'PaidAt time.Time `json:"paidAt,omitzero"`',
      },
    }),
    must('go.cross-origin', 'security', 84, {
      text: [
        'Where a browser sends cookies, wrap the handlers in `http.NewCrossOriginProtection().Handler(mux)`; it needs no tokens.',
        'Wo ein Browser Cookies sendet, umschließe die Handler mit `http.NewCrossOriginProtection().Handler(mux)`; das braucht keine Tokens.',
      ],
      why: [
        '`SameSite` alone does not stop a request from a subdomain; the handler reads `Sec-Fetch-Site`.',
        '`SameSite` allein hält keine Anfrage von einer Subdomain auf; der Handler liest `Sec-Fetch-Site`.',
      ],
      since: '1.25',
      evidence: notes('1.25'),
      scope,
    }),
    must('go.root', 'security', 84, {
      text: [
        'Open a path from outside through `os.OpenRoot(dir)` and its methods; `filepath.Join` and `Clean` change only the text, and `os.Open` then follows symbolic links out of the folder.',
        'Öffne einen Pfad von außen über `os.OpenRoot(dir)` und dessen Methoden; `filepath.Join` und `Clean` ändern nur den Text, und `os.Open` folgt dann symbolischen Links aus dem Ordner hinaus.',
      ],
      why: [
        'A check of the text before the open says nothing about links.',
        'Eine Prüfung des Texts vor dem Öffnen sagt nichts über Links.',
      ],
      evidence: notes('1.24'),
      scope,
    }),
    never('go.director', 'security', 70, {
      text: ['set `Director` of `httputil.ReverseProxy`.', '`Director` von `httputil.ReverseProxy` setzen.'],
      instead: [
        'set `Rewrite`, and call `SetURL` and `SetXForwarded` there.',
        '`Rewrite` setzen und dort `SetURL` und `SetXForwarded` aufrufen.',
      ],
      why: [
        'A client can remove headers that `Director` adds by naming them in `Connection`; it is deprecated since 1.26.',
        'Ein Client kann Header, die `Director` ergänzt, über `Connection` wieder entfernen; es ist seit 1.26 abgekündigt.',
      ],
      evidence: notes('1.26'),
      scope,
    }),
    should('go.server-timeouts', 'foot-gun', 80, {
      known: 'model',
      text: [
        'Give `http.Server` a `ReadHeaderTimeout` and an `IdleTimeout`, and a client a `Timeout`; `http.ListenAndServe` and `http.Get` have none. Stop with `Shutdown` on `signal.NotifyContext`.',
        'Gib `http.Server` ein `ReadHeaderTimeout` und ein `IdleTimeout` und einem Client ein `Timeout`; `http.ListenAndServe` und `http.Get` haben keines. Beende mit `Shutdown` auf `signal.NotifyContext`.',
      ],
      why: [
        'A few slow connections hold the server, and one silent service holds every request.',
        'Wenige langsame Verbindungen halten den Server fest, und ein stummer Dienst hält jede Anfrage fest.',
      ],
      evidence: readIn('sources of net/http', '2026-11-27')('https://pkg.go.dev/net/http#Server'),
      scope,
    }),
    should('go.tool', 'post-cutoff', 68, {
      text: [
        'Pin tools in `go.mod` with `go get -tool PACKAGE` and run them with `go tool NAME`; write no `tools.go` and no `go install …@latest` into a script.',
        'Lege Werkzeuge in `go.mod` mit `go get -tool PACKAGE` fest und führe sie mit `go tool NAME` aus; schreibe kein `tools.go` und kein `go install …@latest` in ein Skript.',
      ],
      why: [
        'The version of the generator is then that of the module for everybody.',
        'Die Version des Generators ist dann für alle die des Moduls.',
      ],
      since: '1.24',
      evidence: notes('1.24'),
      scope: ['**/go.mod'],
    }),
    should('go.go-line', 'post-cutoff', 72, {
      text: [
        'Use no symbol newer than the `go` line of `go.mod`: `go test` now refuses it. A new module gets the version before the toolchain’s; raise it with `go get go@VERSION` on purpose.',
        'Verwende kein Symbol, das neuer ist als die `go`-Zeile in `go.mod`: `go test` lehnt es jetzt ab. Ein neues Modul bekommt die Version vor der der Toolchain; hebe sie bewusst mit `go get go@VERSION` an.',
      ],
      why: [
        'The line also decides semantics, such as the scope of loop variables and `GODEBUG` defaults.',
        'Die Zeile entscheidet auch über Semantik, etwa den Gültigkeitsbereich von Schleifenvariablen und die Vorgaben von `GODEBUG`.',
      ],
      since: '1.27',
      evidence: notes('1.27'),
      scope: [...scope, '**/go.mod'],
    }),
    should('go.tree', 'decision', 88, {
      slot: 'structure.server',
      text: [
        'Lay the module out as `cmd/NAME/main.go` (start and stop only), `internal/NAME` (one package for each part of the domain, with its tests), `internal/http` (handlers), `migrations/`.',
        'Gliedere das Modul in `cmd/NAME/main.go` (nur Start und Stopp), `internal/NAME` (ein Paket je Teil der Domäne, mit Tests), `internal/http` (Handler), `migrations/`.',
      ],
      why: [
        'Nobody outside the module can import what lies below `internal`.',
        'Was unter `internal` liegt, kann niemand außerhalb des Moduls importieren.',
      ],
      evidence: seen('https://go.dev/doc/modules/layout'),
      needs: ['new-project'],
    }),
  ],
};
