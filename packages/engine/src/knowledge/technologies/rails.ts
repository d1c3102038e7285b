import { checks, runsOne, writes } from '../../command.ts';
import { must, never, should } from '../../directive.ts';
import { probe } from '../../probe.ts';
import type { Technology } from '../../technology.ts';
import { readIn, reportedOn } from '../evidence.ts';

const seen = readIn('Rails 7.2.4 sources', '2026-11-21');
const reported = reportedOn('2026-11-21');
const scope = ['**/*.rb'];

/** The knowledge of Ruby on Rails: version range, files, commands, probe and directives. */
export const rails: Technology = {
  name: 'Ruby on Rails',
  aliases: ['rails'],
  side: 'backend',
  role: 'service',
  runsOn: 'ruby',
  packages: ['ruby:rails'],
  version: '8+',
  files: ['**/*.rb', '**/*.erb', '**/*.haml', '**/*.slim', '**/*.rake', '**/Gemfile', 'config/**/*.yml'],
  about: {
    en: 'Rails models, controllers, views, jobs and migrations',
    de: 'Rails-Modelle, Controller, Views, Jobs und Migrationen',
  },
  commands: [
    checks(
      'Rails: `bin/ci` where it exists; else `bin/rubocop`, `bin/brakeman --no-pager`, `bin/bundler-audit` where it exists, and `bin/rails test` (`bundle exec rspec` where spec/ exists). `bin/rails test` leaves browser tests out: `bin/rails test:system`',
      'Rails: `bin/ci`, wenn vorhanden; sonst `bin/rubocop`, `bin/brakeman --no-pager`, `bin/bundler-audit`, wenn vorhanden, und `bin/rails test` (`bundle exec rspec`, wenn es spec/ gibt). `bin/rails test` lässt Browser-Tests aus: `bin/rails test:system`',
    ),
    runsOne(
      'One test: `bin/rails test test/models/NAME_test.rb:LINE`',
      'Ein Test: `bin/rails test test/models/NAME_test.rb:LINE`',
    ),
    writes('Format what you changed: `bin/rubocop -a FILE`', 'Formatiere, was du geändert hast: `bin/rubocop -a FILE`'),
  ],
  probe: probe(
    [
      'Write the create action for posts with title and tags.',
      'It reads parameters with params.expect and saves through the current user.',
    ],
    [
      'Schreibe die create-Action für Posts mit Titel und Tags.',
      'Das Modell liest Parameter mit params.expect und speichert über die angemeldete Person.',
    ],
  ),
  directives: [
    should('rails.params-expect', 'foot-gun', 92, {
      text: [
        'Read parameters with `params.expect(...)`, which answers 400 to a wrong shape; `require.permit` raises 500 on it.',
        'Lies Parameter mit `params.expect(...)`, das falsche Formen mit 400 beantwortet; `require.permit` endet dort mit 500.',
      ],
      why: [
        'A tampered parameter is the caller’s mistake, and a 400 keeps it out of the error log.',
        'Ein manipulierter Parameter ist ein Fehler des Aufrufers; mit 400 bleibt er aus dem Fehlerlog.',
      ],
      since: '8',
      evidence: reported('https://guides.rubyonrails.org/8_0_release_notes.html'),
      scope,
      example: {
        language: 'ruby',
        bad: 'params.require(:post).permit(:title, tags: [])',
        good: 'params.expect(post: [:title, tags: []])',
      },
    }),
    should('rails.n-plus-one', 'foot-gun', 90, {
      text: [
        'Preload the associations that a view reads, and enable `strict_loading` so that a forgotten one raises in tests.',
        'Lade Assoziationen, die eine View liest, vorab, und schalte `strict_loading` ein, damit eine vergessene im Test auffällt.',
      ],
      why: [
        'A page of 50 rows sends 51 queries and nobody sees it in development.',
        'Eine Seite mit 50 Zeilen schickt 51 Abfragen, und in der Entwicklung fällt es niemandem auf.',
      ],
      since: '6.1',
      evidence: seen('https://guides.rubyonrails.org/active_record_querying.html#strict-loading'),
      scope,
    }),
    should('rails.solid', 'decision', 82, {
      known: 'model',
      text: [
        'Use Solid Queue, Solid Cache and Solid Cable, which new apps include; propose Redis only for a measured need.',
        'Nutze Solid Queue, Solid Cache und Solid Cable, die neue Apps mitbringen; schlage Redis nur bei gemessenem Bedarf vor.',
      ],
      why: [
        'There is one server less to run. The queue has a database of its own by default, so a job does not join your transaction.',
        'Ein Server weniger im Betrieb. Die Queue hat standardmäßig eine eigene Datenbank; ein Job läuft außerhalb deiner Transaktion.',
      ],
      since: '8',
      evidence: reported('https://guides.rubyonrails.org/8_0_release_notes.html'),
    }),
    should('rails.safe-migrations', 'foot-gun', 88, {
      text: [
        'Write reversible migrations that are safe under load: build indexes concurrently, add a column as nullable and make it required later, backfill in jobs.',
        'Schreibe umkehrbare Migrationen, die unter Last sicher sind: Indizes concurrently anlegen, Spalten erst nullable anlegen und später zur Pflicht machen, Backfills in Jobs.',
      ],
      why: [
        'A lock on a large table stops every request that touches it.',
        'Eine Sperre auf einer großen Tabelle hält jede Anfrage an, die sie berührt.',
      ],
      evidence: seen('https://guides.rubyonrails.org/active_record_migrations.html'),
      scope: ['db/migrate/*.rb'],
    }),
    never('rails.callbacks', 'foot-gun', 82, {
      text: [
        'send mail, call an API or enqueue a job from `after_save`.',
        'aus `after_save` Mails verschicken, eine API aufrufen oder einen Job einreihen.',
      ],
      instead: [
        'do it in the use case, or in `after_commit` where it belongs to the record.',
        'es im Anwendungsfall tun oder in `after_commit`, wenn es zum Datensatz gehört.',
      ],
      why: [
        'The record may still be rolled back, and an import would send a mail per row.',
        'Der Datensatz kann noch zurückgerollt werden, und ein Import würde je Zeile eine Mail verschicken.',
      ],
      evidence: seen('https://guides.rubyonrails.org/active_record_callbacks.html#transaction-callbacks'),
      scope,
    }),
    must('rails.credentials', 'security', 80, {
      supersedes: ['base.secrets'],
      text: [
        'Keep secrets in encrypted credentials per environment or in environment variables, never in code, tests or logs; keep the master key out of the repository.',
        'Halte Geheimnisse in verschlüsselten Credentials je Umgebung oder in Umgebungsvariablen, nie in Code, Tests oder Logs; der Master-Key bleibt außerhalb des Repositorys.',
      ],
      why: ['A key in the repository stays in its history.', 'Ein Schlüssel im Repository bleibt in dessen Historie.'],
      evidence: seen('https://guides.rubyonrails.org/security.html#custom-credentials'),
    }),
    must('rails.scope-through-owner', 'security', 86, {
      text: [
        'Find records through their owner (`Current.user.posts.find(id)`), so that the id of someone else’s record is a 404.',
        'Suche Datensätze über ihren Besitzer (`Current.user.posts.find(id)`), damit eine fremde ID ein 404 ergibt.',
      ],
      why: [
        '`Post.find(params[:id])` serves every id that someone guesses.',
        '`Post.find(params[:id])` liefert jede erratene ID aus.',
      ],
      evidence: seen('https://guides.rubyonrails.org/security.html'),
      scope: ['app/controllers/**/*.rb'],
      supersedes: ['backend.authorize-row'],
    }),
    should('rails.hotwire', 'decision', 66, {
      conflicts: ['pair.interface-rails'],
      text: [
        'Answer with Turbo frames and streams before you add a client framework; a failed form answers with status 422.',
        'Antworte mit Turbo-Frames und -Streams, bevor du ein Client-Framework einbaust; ein fehlgeschlagenes Formular antwortet mit Status 422.',
      ],
      why: [
        'Most pages need only a fragment, and Turbo ignores an error form sent with status 200.',
        'Meist genügt ein Fragment, und Turbo ignoriert ein Fehlerformular mit Status 200.',
      ],
      since: '7',
      evidence: seen('https://guides.rubyonrails.org/working_with_javascript_in_rails.html'),
    }),
    should('rails.after-commit-jobs', 'foot-gun', 80, {
      text: [
        'Enqueue jobs after commit (`enqueue_after_transaction_commit`) and hand them ids, not objects.',
        'Reihe Jobs nach dem Commit ein (`enqueue_after_transaction_commit`) und übergib IDs statt Objekte.',
      ],
      why: [
        'A fast worker looks for a row that is not committed yet.',
        'Ein schneller Worker sucht eine Zeile, die noch nicht committet ist.',
      ],
      since: '7.2',
      evidence: seen('https://guides.rubyonrails.org/active_job_basics.html'),
      scope,
    }),
    should('rails.rate-limit', 'decision', 70, {
      text: [
        'Limit sign-in and reset with the controller’s `rate_limit to:, within:`; no extra gem.',
        'Begrenze Anmeldung und Zurücksetzen mit `rate_limit to:, within:` im Controller; kein weiteres Gem.',
      ],
      why: [
        'It is part of Action Controller and counts in the shared cache.',
        'Es gehört zu Action Controller und zählt im gemeinsamen Cache.',
      ],
      since: '7.2',
      evidence: seen('https://api.rubyonrails.org/v7.2/classes/ActionController/RateLimiting/ClassMethods.html'),
      scope,
    }),
    must('rails.authentication', 'security', 88, {
      text: [
        'Start sign-in with `bin/rails generate authentication` and `authenticate_by`, which takes the same time for unknown addresses.',
        'Beginne die Anmeldung mit `bin/rails generate authentication` und `authenticate_by`, das bei unbekannten Adressen gleich lange braucht.',
      ],
      why: [
        'A faster answer for an unknown address reveals who has an account.',
        'Eine schnellere Antwort bei unbekannter Adresse verrät, wer ein Konto hat.',
      ],
      since: '8',
      evidence: reported('https://guides.rubyonrails.org/security.html'),
      scope,
      supersedes: ['rails.token-for'],
    }),
    should('rails.normalizes', 'decision', 58, {
      text: [
        'Clean attributes with `normalizes :email, with: -> { _1.strip.downcase }` instead of a callback.',
        'Bereinige Attribute mit `normalizes :email, with: -> { _1.strip.downcase }` statt mit einem Callback.',
      ],
      why: [
        'It applies to queries as well, so `find_by` finds what was saved.',
        'Es gilt auch für Abfragen; `find_by` findet, was gespeichert wurde.',
      ],
      since: '7.1',
      evidence: seen('https://api.rubyonrails.org/v7.2/classes/ActiveRecord/Normalization/ClassMethods.html'),
      scope,
    }),
    should('rails.token-for', 'decision', 60, {
      text: [
        'Make reset and confirmation links with `generates_token_for`, with an expiry and a block that ends the token when the password changes.',
        'Erzeuge Links zum Zurücksetzen mit `generates_token_for`, mit Ablaufzeit und einem Block, der das Token bei neuem Passwort ungültig macht.',
      ],
      why: [
        'It needs no column and no cleanup job, and an old link ends with the old password.',
        'Es braucht keine Spalte und keinen Aufräumjob, und ein alter Link gilt nur so lange wie das alte Passwort.',
      ],
      since: '7.1',
      evidence: seen('https://api.rubyonrails.org/v7.2/classes/ActiveRecord/TokenFor/ClassMethods.html'),
      scope,
    }),
    should('rails.enum-syntax', 'foot-gun', 76, {
      text: [
        'Declare enums with positional arguments, `enum :status, { draft: 0, live: 1 }, validate: true`; the keyword form was removed.',
        'Deklariere Enums mit Positionsargumenten, `enum :status, { draft: 0, live: 1 }, validate: true`; die Keyword-Form wurde entfernt.',
      ],
      why: [
        'The old form raises at load, and without validation a wrong value raises in assignment.',
        'Die alte Form wirft beim Laden, und ohne Validierung wirft ein falscher Wert bei der Zuweisung.',
      ],
      since: '8',
      evidence: reported('https://guides.rubyonrails.org/8_0_release_notes.html'),
      scope,
      example: {
        language: 'ruby',
        bad: 'enum status: { draft: 0, live: 1 }',
        good: 'enum :status, { draft: 0, live: 1 }, validate: true',
      },
    }),
    never('rails.html-safe', 'security', 92, {
      known: 'model',
      text: [
        'call `html_safe` or `raw` on input, or put it into `where` as a string.',
        '`html_safe` oder `raw` auf Eingaben anwenden oder sie als Zeichenkette in `where` setzen.',
      ],
      instead: [
        'use `sanitize` for markup and hash or bound conditions for queries.',
        '`sanitize` für Markup und Hash- oder gebundene Bedingungen für Abfragen verwenden.',
      ],
      why: [
        'Both turn off the escaping that protects every other line.',
        'Beides hebt das Escaping auf, das jede andere Zeile schützt.',
      ],
      evidence: seen('https://guides.rubyonrails.org/security.html#injection'),
      scope: ['**/*.rb', '**/*.erb'],
    }),
    should('rails.unique-index', 'foot-gun', 82, {
      text: [
        'Back every `validates uniqueness` with a unique index, and handle `RecordNotUnique`.',
        'Sichere jedes `validates uniqueness` mit einem eindeutigen Index ab und behandle `RecordNotUnique`.',
      ],
      why: [
        'Two requests pass the validation at the same moment.',
        'Zwei Anfragen bestehen die Validierung im selben Moment.',
      ],
      evidence: seen('https://guides.rubyonrails.org/active_record_validations.html#uniqueness'),
      scope,
    }),
    should('rails.batches', 'foot-gun', 70, {
      known: 'model',
      text: [
        'Iterate over large tables with `in_batches` or `find_each`, and use `update_all` where no callback has to run.',
        'Iteriere über große Tabellen mit `in_batches` oder `find_each` und nutze `update_all`, wo kein Callback laufen muss.',
      ],
      why: ['`.all.each` loads the table into memory.', '`.all.each` lädt die ganze Tabelle in den Speicher.'],
      evidence: seen(
        'https://guides.rubyonrails.org/active_record_querying.html#retrieving-multiple-objects-in-batches',
      ),
      scope,
    }),
    should('rails.time-zone', 'foot-gun', 62, {
      text: [
        'Use `Time.current` and `Date.current`; `Time.now` and `Date.today` ignore the app’s zone.',
        'Nutze `Time.current` und `Date.current`; `Time.now` und `Date.today` kennen die Zone der App nicht.',
      ],
      why: ['Around midnight the two dates differ.', 'Rund um Mitternacht liefern beide verschiedene Tage.'],
      evidence: seen('https://api.rubyonrails.org/v7.2/classes/Time.html'),
      scope,
    }),
    should('rails.propshaft', 'decision', 54, {
      known: 'model',
      text: [
        'Serve assets with Propshaft and import maps or `jsbundling`; write no Sprockets directives.',
        'Liefere Assets mit Propshaft und Import-Maps oder `jsbundling` aus; schreibe keine Sprockets-Direktiven.',
      ],
      why: [
        'New apps come without Sprockets, and its comments are ignored.',
        'Neue Apps kommen ohne Sprockets, und dessen Kommentare bleiben wirkungslos.',
      ],
      since: '8',
      evidence: reported('https://guides.rubyonrails.org/asset_pipeline.html'),
      scope,
    }),
    should('rails.continuable', 'post-cutoff', 66, {
      text: [
        'Split a long job into steps with `ActiveJob::Continuable`, so that a deployment resumes it where it stopped.',
        'Teile einen langen Job mit `ActiveJob::Continuable` in Schritte, damit er nach einem Deployment dort weiterläuft, wo er anhielt.',
      ],
      why: [
        'Without steps a restart begins from the first row again.',
        'Ohne Schritte beginnt ein Neustart wieder bei der ersten Zeile.',
      ],
      since: '8.1',
      evidence: reported('https://guides.rubyonrails.org/8_1_release_notes.html'),
      scope,
    }),
    should('rails.tree', 'decision', 92, {
      slot: 'structure.server',
      text: [
        'Keep the folders that `rails new` creates; put use cases over several models into `app/models/NAME/` or `app/services`, jobs into `app/jobs`, and tests below `test/` in the same structure.',
        'Behalte die Ordner, die `rails new` anlegt; lege Anwendungsfälle über mehrere Modelle in `app/models/NAME/` oder `app/services`, Jobs in `app/jobs` und Tests in gleicher Struktur unter `test/`.',
      ],
      why: ['Everyone who knows Rails finds things there.', 'Wer Rails kennt, findet sich dort zurecht.'],
      needs: ['new-project'],
    }),
    should('rails.query-objects', 'decision', 60, {
      known: 'model',
      text: [
        'Put a use case with more than one model into a plain object with one public method; controllers and models stay short.',
        'Lege einen Anwendungsfall über mehr als ein Modell in ein einfaches Objekt mit einer öffentlichen Methode; Controller und Modelle bleiben kurz.',
      ],
      why: [
        'Code in a callback runs on every save, wanted or not.',
        'Code im Callback läuft bei jedem Speichern, gewollt oder nicht.',
      ],
      scope,
    }),
    should('rails.request-tests', 'decision', 64, {
      text: [
        'Test behavior with request or integration tests, and access with a second user; keep system tests for what needs a browser.',
        'Teste Verhalten mit Request- oder Integrationstests und Berechtigungen mit einem zweiten Konto; System-Tests sind für das, was einen Browser braucht.',
      ],
      why: [
        'Requests stay the same when controllers change, and browser tests are slow.',
        'Anfragen bleiben gleich, wenn sich Controller ändern, und Browser-Tests sind langsam.',
      ],
      evidence: seen('https://guides.rubyonrails.org/testing.html'),
      scope,
    }),
  ],
};
