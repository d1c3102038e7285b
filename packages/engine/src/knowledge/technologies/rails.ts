import { checks, runsOne, writes } from '../../command.ts';
import { must, never, should } from '../../directive.ts';
import { probe } from '../../probe.ts';
import type { Technology } from '../../technology.ts';
import { readIn, reportedOn } from '../evidence.ts';

const seen = readIn('Rails 7.2.4 sources', '2026-11-21');
const current = readIn('Rails 8.2.0.alpha sources and changelogs', '2026-11-27');
const reported = reportedOn('2026-11-21');
const scope = ['**/*.rb'];

/** The knowledge of Ruby on Rails: version range, files, commands, probe and directives. */
export const rails: Technology = {
  name: 'Ruby on Rails',
  aliases: ['rails'],
  side: 'backend',
  role: 'service',
  runsOn: 'ruby',
  packages: ['ruby:rails', 'ruby:railties', 'ruby:actionpack'],
  version: '8+',
  files: ['**/*.rb', '**/*.erb', '**/*.haml', '**/*.slim', '**/*.rake', '**/Gemfile', 'config/**/*.yml'],
  pages: ['**/*.erb'],
  about: {
    en: 'Rails models, controllers, views, jobs and migrations',
    de: 'Rails-Modelle, Controller, Views, Jobs und Migrationen',
  },
  commands: [
    checks(
      'Rails: the steps of config/ci.rb, where it exists, except Setup; else `bin/rubocop`, `bin/brakeman --no-pager`, `bin/bundler-audit` where it exists, and `bin/rails test` (`bundle exec rspec` where spec/ exists). `bin/rails test` leaves browser tests out: `bin/rails test:system`',
      'Rails: die Schritte aus config/ci.rb, wenn es sie gibt, außer Setup; sonst `bin/rubocop`, `bin/brakeman --no-pager`, `bin/bundler-audit`, wenn vorhanden, und `bin/rails test` (`bundle exec rspec`, wenn es spec/ gibt). `bin/rails test` lässt Browser-Tests aus: `bin/rails test:system`',
    ),
    runsOne(
      'One test: `bin/rails test FILE:LINE`, or `bundle exec rspec FILE:LINE`',
      'Ein Test: `bin/rails test FILE:LINE` oder `bundle exec rspec FILE:LINE`',
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
        'Read nested parameters with `params.expect(post: [:title])`: a wrong shape answers 400, where `require.permit` ends in 500. An array of hashes takes double brackets, `comments: [[:text]]`.',
        'Lies verschachtelte Parameter mit `params.expect(post: [:title])`: Eine falsche Struktur ergibt 400, bei `require.permit` dagegen 500. Ein Array von Hashes steht in doppelten Klammern, `comments: [[:text]]`.',
      ],
      why: [
        'A tampered parameter is the caller’s mistake, and a 400 keeps it out of the error log.',
        'Ein manipulierter Parameter ist ein Fehler des Aufrufers; mit 400 bleibt er aus dem Fehlerlog.',
      ],
      since: '8',
      evidence: reported('https://guides.rubyonrails.org/8_0_release_notes.html'),
      scope,
    }),
    should('rails.n-plus-one', 'foot-gun', 74, {
      text: [
        'Preload the associations that a view reads. To make a missing preload raise, use `strict_loading_by_default` with `strict_loading_mode = :n_plus_one_only`; the default mode also raises on `Current.session.user`.',
        'Lade Assoziationen, die eine View liest, vorab. Soll eine fehlende auffallen, nutze `strict_loading_by_default` mit `strict_loading_mode = :n_plus_one_only`; der Standardmodus löst auch bei `Current.session.user` einen Fehler aus.',
      ],
      why: [
        'A page of 50 rows sends 51 queries and nobody sees it in development.',
        'Eine Seite mit 50 Zeilen schickt 51 Abfragen, und in der Entwicklung fällt es niemandem auf.',
      ],
      since: '7.2',
      evidence: current('https://guides.rubyonrails.org/active_record_querying.html#strict-loading'),
      scope,
    }),
    should('rails.solid', 'decision', 82, {
      known: 'model',
      text: [
        'Keep the queue, cache and cable that the app has. A new app has Solid Queue, Solid Cache and Solid Cable; propose Redis only for a measured need.',
        'Bleib bei Queue, Cache und Cable der App. Eine neue App hat Solid Queue, Solid Cache und Solid Cable; schlage Redis nur bei gemessenem Bedarf vor.',
      ],
      why: [
        'There is one server less to run. The queue has a database of its own by default, so a job does not join your transaction.',
        'Ein Server weniger im Betrieb. Die Queue hat standardmäßig eine eigene Datenbank; ein Job läuft außerhalb deiner Transaktion.',
      ],
      since: '8',
      evidence: reported('https://guides.rubyonrails.org/8_0_release_notes.html'),
    }),
    should('rails.safe-migrations', 'foot-gun', 84, {
      text: [
        'Add a column as nullable, backfill it in a job, then require it. Index a large table on PostgreSQL with `disable_ddl_transaction!` and `algorithm: :concurrently`; SQLite and MySQL reject that option.',
        'Lege eine Spalte nullable an, fülle sie in einem Job und mache sie dann zur Pflicht. Indiziere eine große Tabelle in PostgreSQL mit `disable_ddl_transaction!` und `algorithm: :concurrently`; SQLite und MySQL lehnen diese Option ab.',
      ],
      why: [
        'A lock on a large table stops every request that touches it.',
        'Eine Sperre auf einer großen Tabelle hält jede Anfrage an, die sie berührt.',
      ],
      evidence: current('https://guides.rubyonrails.org/active_record_migrations.html'),
      scope: ['db/migrate/*.rb'],
    }),
    should('rails.schema', 'boundary', 74, {
      text: [
        'Create migrations with `bin/rails generate migration`, and never edit `db/schema.rb` by hand; commit only the lines of it that your migration explains.',
        'Erzeuge Migrationen mit `bin/rails generate migration` und bearbeite `db/schema.rb` nie von Hand; committe daraus nur Zeilen, die deine Migration erklärt.',
      ],
      why: [
        'A dump from another version or branch reorders the file and hides the real change.',
        'Ein Dump aus anderer Version oder anderem Branch ordnet die Datei um und verdeckt die eigentliche Änderung.',
      ],
      scope: ['db/**/*.rb'],
    }),
    should('rails.balances', 'foot-gun', 82, {
      known: 'model',
      text: [
        'Write a new balance or counter inside `with_lock` or through `update_counters`; a plain `save!` of a sum loses updates.',
        'Schreibe einen neuen Saldo oder Zähler in `with_lock` oder über `update_counters`; beim bloßen `save!` einer Summe gehen Änderungen verloren.',
      ],
      why: [
        'Two requests read the same value, and one of the changes is lost.',
        'Zwei Anfragen lesen denselben Wert, und eine der Änderungen geht verloren.',
      ],
      evidence: current('https://api.rubyonrails.org/classes/ActiveRecord/Locking/Pessimistic.html'),
      scope,
    }),
    never('rails.callbacks', 'foot-gun', 74, {
      known: 'model',
      text: [
        'send mail, call an API or enqueue a job from `after_save`.',
        'aus `after_save` Mails verschicken, eine API aufrufen oder einen Job einreihen.',
      ],
      instead: [
        'do it where the action happens, or in `after_commit` when it belongs to the record.',
        'es dort tun, wo die Aktion stattfindet, oder in `after_commit`, wenn es zum Datensatz gehört.',
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
        'Find records through their owner (`Current.user.posts.find(id)`), so that the id of someone else’s record answers 404.',
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
    should('rails.form-status', 'foot-gun', 86, {
      text: [
        'Answer what is invalid, a form or JSON, with `status: :unprocessable_content` (`:unprocessable_entity` is deprecated), and redirect after PATCH or DELETE with `status: :see_other`.',
        'Beantworte Ungültiges, ob Formular oder JSON, mit `status: :unprocessable_content` (`:unprocessable_entity` ist abgekündigt) und leite nach PATCH oder DELETE mit `status: :see_other` weiter.',
      ],
      why: [
        'Turbo ignores a form that is rendered with status 200, and repeats DELETE after a 302.',
        'Turbo ignoriert ein Formular mit Status 200 und wiederholt nach einem 302 das DELETE.',
      ],
      since: '8',
      evidence: current('https://turbo.hotwired.dev/handbook/drive#redirecting-after-a-form-submission'),
      scope: ['app/controllers/**/*.rb'],
      example: {
        language: 'ruby',
        bad: '@post.save ? redirect_to(@post) : render(:new)',
        good: '@post.save ? redirect_to(@post) : render(:new, status: :unprocessable_content)',
      },
    }),
    should('rails.hotwire', 'decision', 62, {
      known: 'model',
      conflicts: ['pair.interface-rails'],
      text: [
        'Answer with Turbo frames and streams before you add a client framework.',
        'Antworte mit Turbo-Frames und -Streams, bevor du ein Client-Framework einbaust.',
      ],
      why: [
        'Most interactions only replace a fragment of the page.',
        'Die meisten Interaktionen ersetzen nur ein Fragment der Seite.',
      ],
      since: '7',
      evidence: seen('https://guides.rubyonrails.org/working_with_javascript_in_rails.html'),
    }),
    should('rails.resources', 'decision', 66, {
      text: [
        'Model an extra action as a resource of its own: `resource :closure, only: [:create, :destroy]` instead of `post :close`.',
        'Modelliere eine zusätzliche Aktion als eigene Ressource: `resource :closure, only: [:create, :destroy]` statt `post :close`.',
      ],
      why: [
        'Controllers stay at the seven standard actions and need no names of their own.',
        'Controller bleiben bei den sieben Standardaktionen und brauchen keine eigenen Namen.',
      ],
      evidence: current('https://guides.rubyonrails.org/routing.html'),
      scope,
    }),
    must('rails.open-redirect', 'security', 80, {
      text: [
        'Redirect to an address from a parameter only through `url_from`: `redirect_to url_from(params[:return_to]) || root_path`.',
        'Leite zu einer Adresse aus einem Parameter nur über `url_from` weiter: `redirect_to url_from(params[:return_to]) || root_path`.',
      ],
      why: [
        'Otherwise a link to your site ends on another one that asks for the password.',
        'Sonst endet ein Link auf deine Seite bei einer fremden, die nach dem Passwort fragt.',
      ],
      since: '7',
      evidence: current('https://api.rubyonrails.org/classes/ActionController/Redirecting.html#method-i-url_from'),
      scope: ['app/controllers/**/*.rb'],
    }),
    must('rails.json-fields', 'security', 84, {
      text: [
        'Answer JSON with the fields you name (a view or `only:`); `render json: @user` prints every column, the password digest included.',
        'Antworte mit JSON aus genannten Feldern (über eine View oder `only:`); `render json: @user` gibt jede Spalte aus, auch den Passwort-Digest.',
      ],
      why: [
        'A column that is added later is public from its first day.',
        'Eine später ergänzte Spalte ist sonst vom ersten Tag an öffentlich.',
      ],
      evidence: current('https://api.rubyonrails.org/classes/ActiveModel/Serializers/JSON.html#method-i-as_json'),
      scope: ['app/controllers/**/*.rb'],
    }),
    should('rails.bang-in-transaction', 'foot-gun', 80, {
      known: 'model',
      text: [
        'Use `save!`, `create!` and `update!` inside a transaction: the forms without `!` return false, and the rest is committed.',
        'Nutze in einer Transaktion `save!`, `create!` und `update!`: Die Formen ohne `!` liefern nur false, und der Rest wird committet.',
      ],
      why: [
        'Only an exception rolls back, so half of the work is stored.',
        'Nur ein Fehler rollt zurück; sonst wird die halbe Arbeit gespeichert.',
      ],
      evidence: current('https://api.rubyonrails.org/classes/ActiveRecord/Transactions/ClassMethods.html'),
      scope,
    }),
    should('rails.after-commit-jobs', 'foot-gun', 88, {
      text: [
        'Enqueue jobs after the commit, with `self.enqueue_after_transaction_commit = true` in the job (the default only from 8.2). Pass records, and `discard_on ActiveJob::DeserializationError` where one may be gone.',
        'Reihe Jobs nach dem Commit ein, mit `self.enqueue_after_transaction_commit = true` im Job (Standard erst ab 8.2). Übergib Datensätze, mit `discard_on ActiveJob::DeserializationError`, wo einer gelöscht sein kann.',
      ],
      why: [
        'A fast worker looks for a row that is not committed yet; the global setting has no effect in 8.1.',
        'Ein schneller Worker sucht eine Zeile, die noch nicht committet ist; die globale Einstellung wirkt in 8.1 nicht.',
      ],
      since: '8',
      evidence: current('https://guides.rubyonrails.org/active_job_basics.html'),
      scope,
    }),
    should('rails.rate-limit', 'decision', 64, {
      text: [
        'Limit expensive public actions with the controller’s `rate_limit to:, within:`; no extra gem.',
        'Begrenze teure öffentliche Aktionen mit `rate_limit to:, within:` im Controller; kein weiteres Gem.',
      ],
      why: [
        'It is part of Action Controller and counts in the shared cache.',
        'Es gehört zu Action Controller und zählt im gemeinsamen Cache.',
      ],
      since: '7.2',
      evidence: seen('https://api.rubyonrails.org/v7.2/classes/ActionController/RateLimiting/ClassMethods.html'),
      scope,
    }),
    must('rails.authentication', 'security', 82, {
      text: [
        'Keep the sign-in that the app has, such as Devise. Where there is none, start with `bin/rails generate authentication`: it brings `authenticate_by`, the rate limit and reset links through `password_reset_token`.',
        'Bleib bei der Anmeldung, die die App hat, etwa Devise. Gibt es keine, beginne mit `bin/rails generate authentication`: Das bringt `authenticate_by`, die Begrenzung der Versuche und Links zum Zurücksetzen über `password_reset_token` mit.',
      ],
      why: [
        'Hand-written sign-in answers faster for unknown addresses and so reveals who has an account.',
        'Eine selbst geschriebene Anmeldung antwortet bei unbekannten Adressen schneller und verrät so, wer ein Konto hat.',
      ],
      since: '8',
      evidence: current('https://guides.rubyonrails.org/security.html'),
      scope,
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
    should('rails.enum-syntax', 'foot-gun', 66, {
      text: [
        'Declare enums with positional arguments, `enum :status, { draft: 0, live: 1 }`; the keyword form is gone. Where the value comes from a form, add `validate: true`.',
        'Deklariere Enums mit Positionsargumenten, `enum :status, { draft: 0, live: 1 }`; die Keyword-Form gibt es nicht mehr. Kommt der Wert aus einem Formular, ergänze `validate: true`.',
      ],
      why: [
        'Without validation an unknown value raises an error on assignment instead of failing the form.',
        'Ohne Validierung löst ein unbekannter Wert schon bei der Zuweisung einen Fehler aus, statt im Formular aufzufallen.',
      ],
      since: '8',
      evidence: reported('https://guides.rubyonrails.org/8_0_release_notes.html'),
      scope,
      example: {
        language: 'ruby',
        bad: 'enum status: { draft: 0, live: 1 }',
        good: 'enum :status, { draft: 0, live: 1 }',
      },
    }),
    never('rails.html-safe', 'security', 92, {
      known: 'model',
      text: [
        'call `html_safe` or `raw` on input, or interpolate it into a `where` string.',
        '`html_safe` oder `raw` auf Eingaben anwenden oder sie in einen String für `where` einsetzen.',
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
      supersedes: ['base.sql-concatenation'],
    }),
    should('rails.unique-index', 'foot-gun', 82, {
      known: 'model',
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
      known: 'model',
      text: [
        'Use `Time.current` and `Date.current`; `Time.now` and `Date.today` ignore the app’s zone.',
        'Nutze `Time.current` und `Date.current`; `Time.now` und `Date.today` kennen die Zone der App nicht.',
      ],
      why: ['Around midnight the two dates differ.', 'Rund um Mitternacht liefern beide verschiedene Tage.'],
      evidence: seen('https://api.rubyonrails.org/v7.2/classes/Time.html'),
      scope,
    }),
    should('rails.continuable', 'post-cutoff', 74, {
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
    should('rails.events', 'post-cutoff', 62, {
      text: [
        'Report what a program evaluates as an event with `Rails.event.notify("order.paid", order_id: order.id)`, and keep the logger for people.',
        'Melde, was ein Programm auswertet, als Ereignis mit `Rails.event.notify("order.paid", order_id: order.id)`; der Logger bleibt für Menschen.',
      ],
      why: [
        'Events have a name and typed fields, so nobody has to parse log lines.',
        'Ereignisse haben einen Namen und typisierte Felder; niemand muss Logzeilen zerlegen.',
      ],
      since: '8.1',
      evidence: current('https://guides.rubyonrails.org/8_1_release_notes.html'),
      scope,
    }),
    should('rails.tree', 'decision', 92, {
      slot: 'structure.server',
      text: [
        'Keep the folders that `rails new` creates; put classes over several models into `app/models/NAME/`, jobs into `app/jobs`, and tests below `test/` in the same structure.',
        'Behalte die Ordner, die `rails new` anlegt; lege Klassen über mehrere Modelle in `app/models/NAME/`, Jobs in `app/jobs` und Tests in gleicher Struktur unter `test/`.',
      ],
      why: ['Everyone who knows Rails finds things there.', 'Wer Rails kennt, findet sich dort zurecht.'],
      needs: ['new-project'],
    }),
    should('rails.request-tests', 'decision', 64, {
      known: 'model',
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
