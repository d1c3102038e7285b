import { checks, runsOne, writes } from '../../command.ts';
import { must, never, should } from '../../directive.ts';
import { probe } from '../../probe.ts';
import type { Technology } from '../../technology.ts';
import { readIn } from '../evidence.ts';

const seen = readIn('sources and docs of axum 0.8.9, of August 2026', '2026-11-27');
const docs = (page: string) => seen(`https://docs.rs/axum/0.8/axum/${page}`);
const notes = seen('https://github.com/tokio-rs/axum/blob/main/axum/CHANGELOG.md');
const scope = ['**/*.rs'];

/** The knowledge of axum and the Rust around it: version range, files, commands, probe and directives. */
export const axum: Technology = {
  name: 'Axum',
  aliases: ['axum', 'rust axum'],
  side: 'backend',
  isMore: true,
  role: 'service',
  runsOn: 'rust',
  packages: ['rust:axum'],
  version: '0.8+',
  files: [...scope, '**/Cargo.toml', '**/rust-toolchain.toml'],
  about: { en: 'Rust crates, handlers, extractors and layers', de: 'Rust-Crates, Handler, Extractors und Layer' },
  builtBy: 'own-tool',
  commands: [
    checks(
      'Rust: `cargo fmt --check`, `cargo clippy --all-targets -- -D warnings` and `cargo test`, each with `--workspace` in a workspace',
      'Rust: `cargo fmt --check`, `cargo clippy --all-targets -- -D warnings` und `cargo test`, in einem Workspace jeweils mit `--workspace`',
    ),
    runsOne('One test: `cargo test NAME`', 'Ein Test: `cargo test NAME`'),
    writes(
      'Format what you changed: `rustfmt --edition 2024 FILE`, with the `edition` of Cargo.toml',
      'Formatiere, was du geändert hast: `rustfmt --edition 2024 FILE`, mit der `edition` aus Cargo.toml',
    ),
  ],
  probe: probe(
    [
      'Add a route that updates an item by its id.',
      'It writes the path as /items/{id}, takes State and Path before Json, and returns a Result with an error that is a response.',
    ],
    [
      'Füge eine Route hinzu, die einen Eintrag über seine Id ändert.',
      'Das Modell schreibt den Pfad als /items/{id}, nimmt State und Path vor Json und gibt ein Result mit einem Fehler zurück, der eine Antwort ist.',
    ],
  ),
  directives: [
    should('axum.paths', 'post-cutoff', 92, {
      text: [
        'Write captures as `/items/{id}` and `/files/{*path}`, and name each of them in the tuple or struct of `Path`.',
        'Schreibe Platzhalter als `/items/{id}` und `/files/{*path}` und nenne jeden davon im Tupel oder Struct von `Path`.',
      ],
      why: [
        '`/:id` and `/*path` compile and panic when the router is built; a tuple of another length is refused at every request.',
        '`/:id` und `/*path` lassen sich übersetzen und geraten beim Aufbau des Routers in Panik; ein Tupel anderer Länge wird bei jeder Anfrage abgelehnt.',
      ],
      since: '0.8',
      evidence: notes,
      scope,
      example: {
        language: 'rust',
        bad: '.route("/users/:user/posts/:post", get(show))',
        good: '.route("/users/{user}/posts/{post}", get(show))',
      },
    }),
    should('axum.async-trait', 'post-cutoff', 86, {
      text: [
        'Implement `FromRequestParts` and `FromRequest` with a plain `async fn`, without `#[async_trait]`; reach a part of the state through a `FromRef` bound.',
        'Implementiere `FromRequestParts` und `FromRequest` mit einer einfachen `async fn`, ohne `#[async_trait]`; erreiche einen Teil des Zustands über eine Schranke mit `FromRef`.',
      ],
      why: [
        'The traits use async functions of the language; the macro makes a signature that does not match.',
        'Die Traits nutzen async-Funktionen der Sprache; das Makro erzeugt eine Signatur, die nicht passt.',
      ],
      since: '0.8',
      evidence: docs('extract/index.html'),
      scope,
    }),
    should('axum.optional', 'post-cutoff', 86, {
      text: [
        'Use `Option<Extractor>` only where the part may be missing: a malformed one is refused. `Option<Query<Page>>` is gone: make the fields of `Page` optional, or take `Result<Query<Page>, QueryRejection>`.',
        'Nutze `Option<Extractor>` nur, wo der Teil fehlen darf: Ein fehlerhafter wird abgelehnt. `Option<Query<Page>>` gibt es nicht mehr: Mache die Felder von `Page` optional oder nimm `Result<Query<Page>, QueryRejection>`.',
      ],
      why: [
        'Until 0.7 every rejection became `None`, so a broken token counted as a missing one.',
        'Bis 0.7 wurde jede Ablehnung zu `None`, ein kaputter Token galt also als fehlender.',
      ],
      since: '0.8',
      evidence: docs('extract/index.html#optional-extractors'),
      scope,
    }),
    should('axum.extractor-order', 'foot-gun', 84, {
      text: [
        'Take what reads the body (`Json`, `Form`, `Bytes`, `Request`) as the last argument and once; put `#[axum::debug_handler]` on a handler that does not compile.',
        'Nimm, was den Body liest (`Json`, `Form`, `Bytes`, `Request`), als letztes Argument und nur einmal; setze `#[axum::debug_handler]` auf einen Handler, der sich nicht übersetzen lässt.',
      ],
      why: [
        'Otherwise the compiler only says that the trait `Handler` is not implemented.',
        'Sonst sagt der Compiler nur, dass der Trait `Handler` nicht implementiert ist.',
      ],
      evidence: docs('extract/index.html#the-order-of-extractors'),
      scope,
    }),
    must('axum.layers', 'security', 90, {
      text: [
        'Add a layer below the routes that it guards, authorization with `route_layer`, and several in one `ServiceBuilder`, where the first one runs first.',
        'Füge einen Layer unter den Routen hinzu, die er schützt, Berechtigungen mit `route_layer`, und mehrere in einem `ServiceBuilder`, in dem der erste zuerst läuft.',
      ],
      why: [
        'A route that is added after `.layer()` runs without it and answers everybody; calls of `.layer()` in a row run from the last to the first.',
        'Eine Route, die nach `.layer()` hinzukommt, läuft ohne ihn und antwortet allen; aufeinanderfolgende `.layer()` laufen vom letzten zum ersten.',
      ],
      evidence: docs('middleware/index.html#ordering'),
      scope,
    }),
    should('axum.state', 'foot-gun', 84, {
      text: [
        'Share pools and settings as `State<AppState>` with one `.with_state(state)`, cheap to clone, and parts of it through `#[derive(FromRef)]`; keep `Extension` for what a middleware adds to a request.',
        'Teile Pools und Einstellungen als `State<AppState>` mit einem `.with_state(state)`, günstig zu klonen, und Teile davon über `#[derive(FromRef)]`; nutze `Extension` für das, was eine Middleware der Anfrage hinzufügt.',
      ],
      why: [
        'A missing state does not compile; a missing `Extension` compiles and answers 500.',
        'Fehlender Zustand lässt sich nicht übersetzen; eine fehlende `Extension` lässt sich übersetzen und antwortet mit 500.',
      ],
      evidence: docs('index.html#sharing-state-with-handlers'),
      scope,
    }),
    should('axum.blocking', 'foot-gun', 86, {
      text: [
        'Hash passwords, read files and run other blocking work in `tokio::task::spawn_blocking`, and hold no guard of a `std::sync::Mutex` across an `.await`.',
        'Hashe Passwörter, lies Dateien und führe andere blockierende Arbeit in `tokio::task::spawn_blocking` aus und halte keinen Guard eines `std::sync::Mutex` über ein `.await` hinweg.',
      ],
      why: [
        'A blocked worker holds all requests that wait for it; a future with such a guard is not `Send` and so no handler.',
        'Ein blockierter Worker hält alle Anfragen auf, die auf ihn warten; ein Future mit solchem Guard ist nicht `Send` und damit kein Handler.',
      ],
      evidence: seen('https://docs.rs/tokio/latest/tokio/task/index.html#blocking-and-yielding'),
      scope,
    }),
    should('axum.serve', 'post-cutoff', 82, {
      text: [
        'Serve with `axum::serve(listener, app).with_graceful_shutdown(signal)`, and give routes a `TimeoutLayer` of tower-http: `serve` sets no time limits. `axum::Server` is gone.',
        'Starte mit `axum::serve(listener, app).with_graceful_shutdown(signal)` und gib Routen einen `TimeoutLayer` aus tower-http: `serve` setzt keine Zeitlimits. `axum::Server` gibt es nicht mehr.',
      ],
      why: [
        'Without the signal a deployment cuts requests off; without limits slow clients hold connections.',
        'Ohne das Signal schneidet ein Deployment Anfragen ab; ohne Limits halten langsame Clients Verbindungen.',
      ],
      since: '0.8',
      evidence: docs('fn.serve.html'),
      scope,
    }),
    should('axum.body-limit', 'security', 80, {
      text: [
        'Raise the limit of 2 MB for one route with `DefaultBodyLimit::max`, and give routes that stream `Body` or `Request` a `RequestBodyLimitLayer`.',
        'Erhöhe das Limit von 2 MB für eine Route mit `DefaultBodyLimit::max` und gib Routen, die `Body` oder `Request` streamen, einen `RequestBodyLimitLayer`.',
      ],
      why: [
        'The default counts only for extractors that read `Bytes`; `DefaultBodyLimit::disable()` opens all routes below it.',
        'Die Vorgabe zählt nur für Extractors, die `Bytes` lesen; `DefaultBodyLimit::disable()` öffnet alle Routen darunter.',
      ],
      evidence: docs('extract/struct.DefaultBodyLimit.html'),
      scope,
    }),
    should('axum.moved', 'post-cutoff', 78, {
      text: [
        'Combine routers at the root with `merge` or `fallback_service`; take `Host` and cookies from `axum-extra`; send text over a socket as `Message::Text(text.into())`.',
        'Verbinde Router an der Wurzel mit `merge` oder `fallback_service`; nimm `Host` und Cookies aus `axum-extra`; sende Text über einen Socket als `Message::Text(text.into())`.',
      ],
      why: [
        '`nest("/", …)` panics at the start, and messages hold `Utf8Bytes` and `Bytes`. A host comes from headers that a client chooses.',
        '`nest("/", …)` gerät beim Start in Panik, und Nachrichten enthalten `Utf8Bytes` und `Bytes`. Ein Host kommt aus Headern, die der Client wählt.',
      ],
      since: '0.8',
      evidence: notes,
      scope,
    }),
    never('axum.error-text', 'security', 84, {
      text: [
        'answer with the text of an internal error, or `unwrap()` in a handler.',
        'mit dem Text eines internen Fehlers antworten oder in einem Handler `unwrap()` aufrufen.',
      ],
      instead: [
        'return one `AppError` with `From` for its sources that implements `IntoResponse`, logs the source and sends a code and a general message.',
        'einen `AppError` mit `From` für seine Quellen zurückgeben, der `IntoResponse` implementiert, die Quelle loggt und einen Code mit allgemeiner Meldung sendet.',
      ],
      why: [
        'Errors of the database name tables and values; a panic ends the connection without an answer.',
        'Fehler der Datenbank nennen Tabellen und Werte; eine Panik beendet die Verbindung ohne Antwort.',
      ],
      evidence: docs('error_handling/index.html'),
      scope,
    }),
    should('axum.edition', 'foot-gun', 78, {
      text: [
        'Write for the `edition` and `rust-version` of Cargo.toml. In 2024 `let` chains are allowed, `env::set_var` is `unsafe`, and a guard in the head of `if let` is gone in `else`.',
        'Schreibe für `edition` und `rust-version` aus Cargo.toml. In 2024 sind `let`-Ketten erlaubt, `env::set_var` ist `unsafe`, und ein Guard im Kopf von `if let` ist im `else` schon frei.',
      ],
      why: [
        'The same lines compile in one edition and fail, or deadlock, in the other.',
        'Dieselben Zeilen lassen sich in einer Edition übersetzen und scheitern in der anderen oder verklemmen sich.',
      ],
      evidence: readIn(
        'run with rustc 1.95',
        '2026-11-27',
      )('https://doc.rust-lang.org/edition-guide/rust-2024/index.html'),
      scope: [...scope, '**/Cargo.toml'],
    }),
    should('axum.tree', 'decision', 88, {
      slot: 'structure.server',
      text: [
        'Lay the crate out as `src/main.rs` (start and stop only), `src/app.rs` (the router and its layers), `src/routes/NAME.rs` (handlers), `src/domain/NAME.rs` (rules without HTTP), `src/error.rs`, `migrations/`, `tests/`.',
        'Gliedere das Crate in `src/main.rs` (nur Start und Stopp), `src/app.rs` (Router und Layer), `src/routes/NAME.rs` (Handler), `src/domain/NAME.rs` (Regeln ohne HTTP), `src/error.rs`, `migrations/`, `tests/`.',
      ],
      why: [
        'Tests call the router with `oneshot`, without a port.',
        'Tests rufen den Router mit `oneshot` auf, ohne Port.',
      ],
      needs: ['new-project'],
    }),
  ],
};
