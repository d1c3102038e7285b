import { must, never, should } from '../../directive.ts';
import { probe } from '../../probe.ts';
import type { Technology } from '../../technology.ts';
import { confirmedIn, reportedOn } from '../evidence.ts';

const seen = confirmedIn('Rails 7.2.4 sources', '2026-11-21');
const reported = reportedOn('2026-11-21');
const scope = ['**/*.rb'];

export const rails: Technology = {
  name: 'Ruby on Rails',
  aliases: ['rails'],
  side: 'backend',
  role: 'service',
  runsOn: 'ruby',
  version: '8+',
  commands: [
    {
      en: 'Rails: `bin/rubocop`, `bin/brakeman` and `bin/rails test` (or `bundle exec rspec` where spec/ exists)',
      de: 'Rails: `bin/rubocop`, `bin/brakeman` und `bin/rails test` (oder `bundle exec rspec`, wo es spec/ gibt)',
    },
  ],
  probe: probe(
    [
      'Write the create action for posts with title and tags.',
      'It reads parameters with params.expect and saves through the current user.',
    ],
    [
      'Schreibe die create-Action für Posts mit Titel und Tags.',
      'Es liest Parameter mit params.expect und speichert über die angemeldete Person.',
    ],
  ),
  directives: [
    must('rails.params-expect', 'post-cutoff', 92, {
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
    must('rails.n-plus-one', 'foot-gun', 90, {
      text: [
        'Preload what a view walks, and turn on `strict_loading` so that a forgotten association raises in tests.',
        'Lade vor, was eine View abläuft, und schalte `strict_loading` ein, damit eine vergessene Assoziation im Test auffällt.',
      ],
      why: [
        'A page of 50 rows sends 51 queries and nobody sees it in development.',
        'Eine Seite mit 50 Zeilen schickt 51 Abfragen, und in der Entwicklung sieht es niemand.',
      ],
      evidence: seen('https://guides.rubyonrails.org/active_record_querying.html#strict-loading'),
      scope,
    }),
    must('rails.solid', 'post-cutoff', 82, {
      text: [
        'Use Solid Queue, Solid Cache and Solid Cable, which new apps bring; propose Redis only with a measured need.',
        'Nutze Solid Queue, Solid Cache und Solid Cable, die neue Apps mitbringen; schlage Redis nur bei gemessenem Bedarf vor.',
      ],
      why: [
        'Two servers less to run, and jobs can join the transaction of the data they belong to.',
        'Zwei Server weniger im Betrieb, und Jobs können an der Transaktion ihrer Daten teilnehmen.',
      ],
      since: '8',
      evidence: reported('https://guides.rubyonrails.org/8_0_release_notes.html'),
    }),
    must('rails.safe-migrations', 'foot-gun', 88, {
      text: [
        'Write reversible migrations that are safe under load: indexes concurrently, columns added before they are required, backfills in jobs.',
        'Schreibe umkehrbare Migrationen, die unter Last sicher sind: Indizes nebenläufig, Spalten vor ihrer Pflicht, Nachfüllen in Jobs.',
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
        'The record may still be rolled back, and every import sends mails.',
        'Der Datensatz kann noch zurückgerollt werden, und jeder Import verschickt Mails.',
      ],
      evidence: seen('https://guides.rubyonrails.org/active_record_callbacks.html#transaction-callbacks'),
      scope,
    }),
    must('rails.credentials', 'security', 80, {
      text: [
        'Keep secrets in encrypted credentials per environment; the master key never enters the repository.',
        'Halte Geheimnisse in verschlüsselten Credentials je Umgebung; der Master-Key kommt nie ins Repository.',
      ],
      why: ['A key in the repository stays in its history.', 'Ein Schlüssel im Repository bleibt in dessen Historie.'],
      evidence: seen('https://guides.rubyonrails.org/security.html#custom-credentials'),
    }),
    must('rails.scope-through-owner', 'security', 86, {
      text: [
        'Find records through their owner (`current_user.posts.find(id)`), so that another person’s id is a 404.',
        'Suche Datensätze über ihren Besitzer (`current_user.posts.find(id)`), damit eine fremde ID ein 404 ergibt.',
      ],
      why: [
        '`Post.find(params[:id])` serves any id that somebody guesses.',
        '`Post.find(params[:id])` liefert jede erratene ID aus.',
      ],
      evidence: seen('https://guides.rubyonrails.org/security.html'),
      scope: ['app/controllers/**/*.rb'],
    }),
    should('rails.hotwire', 'decision', 66, {
      conflicts: ['pair.interface-rails'],
      text: [
        'Answer with Turbo frames and streams before reaching for a client framework.',
        'Antworte mit Turbo-Frames und -Streams, bevor du zu einem Client-Framework greifst.',
      ],
      why: [
        'Most screens need a fragment, not an application in the browser.',
        'Die meisten Ansichten brauchen ein Fragment, keine Anwendung im Browser.',
      ],
      evidence: seen('https://guides.rubyonrails.org/working_with_javascript_in_rails.html'),
    }),
    must('rails.after-commit-jobs', 'foot-gun', 80, {
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
    must('rails.rate-limit', 'post-cutoff', 70, {
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
        'A faster answer for an unknown address tells who has an account.',
        'Eine schnellere Antwort bei unbekannter Adresse verrät, wer ein Konto hat.',
      ],
      since: '8',
      evidence: reported('https://guides.rubyonrails.org/security.html'),
      scope,
    }),
    should('rails.normalizes', 'post-cutoff', 58, {
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
    should('rails.token-for', 'post-cutoff', 60, {
      text: [
        'Make reset and confirmation links with `generates_token_for`, with an expiry and a block that ends the token when the password changes.',
        'Erzeuge Links zum Zurücksetzen mit `generates_token_for`, mit Ablauf und einem Block, der das Token bei neuem Passwort beendet.',
      ],
      why: [
        'No column, no clean-up job, and an old link dies with the password it was for.',
        'Keine Spalte, kein Aufräumjob, und ein alter Link stirbt mit dem Passwort, für das er galt.',
      ],
      since: '7.1',
      evidence: seen('https://api.rubyonrails.org/v7.2/classes/ActiveRecord/TokenFor/ClassMethods.html'),
      scope,
    }),
    must('rails.enum-syntax', 'post-cutoff', 72, {
      text: [
        'Declare enums with positional arguments, `enum :status, { draft: 0, live: 1 }, validate: true`; keyword form is gone in 8.',
        'Deklariere Enums mit Positionsargumenten, `enum :status, { draft: 0, live: 1 }, validate: true`; die Keyword-Form ist in 8 weg.',
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
      text: [
        'call `html_safe` or `raw` on input, or put it into `where` as a string.',
        '`html_safe` oder `raw` auf Eingaben anwenden oder sie als Zeichenkette in `where` setzen.',
      ],
      instead: [
        'use `sanitize` for markup and hash or bound conditions for queries.',
        '`sanitize` für Markup und Hash- oder gebundene Bedingungen für Abfragen verwenden.',
      ],
      why: [
        'Both undo the escaping that protects every other line.',
        'Beides hebt das Escaping auf, das jede andere Zeile schützt.',
      ],
      evidence: seen('https://guides.rubyonrails.org/security.html#injection'),
      scope,
    }),
    must('rails.unique-index', 'foot-gun', 82, {
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
    must('rails.batches', 'foot-gun', 70, {
      text: [
        'Walk large tables with `in_batches` or `find_each`, and change rows with `update_all` where no callback is meant.',
        'Laufe große Tabellen mit `in_batches` oder `find_each` ab und ändere Zeilen mit `update_all`, wo kein Callback gemeint ist.',
      ],
      why: ['`.all.each` loads the table into memory.', '`.all.each` lädt die ganze Tabelle in den Speicher.'],
      evidence: seen(
        'https://guides.rubyonrails.org/active_record_querying.html#retrieving-multiple-objects-in-batches',
      ),
      scope,
    }),
    must('rails.time-zone', 'foot-gun', 62, {
      text: [
        'Use `Time.current` and `Date.current`; `Time.now` and `Date.today` ignore the app’s zone.',
        'Nutze `Time.current` und `Date.current`; `Time.now` und `Date.today` kennen die Zone der App nicht.',
      ],
      why: [
        'Between midnight and the offset the two dates differ.',
        'Zwischen Mitternacht und dem Versatz unterscheiden sich die beiden Daten.',
      ],
      evidence: seen('https://api.rubyonrails.org/v7.2/classes/Time.html'),
      scope,
    }),
    should('rails.propshaft', 'post-cutoff', 54, {
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
    should('rails.query-objects', 'decision', 60, {
      text: [
        'Put a use case with more than one model into a plain object with one public method; controllers and models stay short.',
        'Lege einen Anwendungsfall über mehr als ein Modell in ein einfaches Objekt mit einer öffentlichen Methode; Controller und Modelle bleiben kurz.',
      ],
      why: [
        'Code in a model runs on every save, also where nobody thought of it.',
        'Code im Modell läuft bei jedem Speichern, auch wo niemand daran dachte.',
      ],
      scope,
    }),
    should('rails.request-tests', 'decision', 64, {
      text: [
        'Prove behaviour with request or integration tests, and access with a second user; keep system tests for what needs a browser.',
        'Belege Verhalten mit Request- oder Integrationstests und Rechte mit einem zweiten Konto; System-Tests bleiben für das, was einen Browser braucht.',
      ],
      why: [
        'Controller internals change, requests stay; a browser test costs a hundred times as much.',
        'Controller-Interna ändern sich, Anfragen bleiben; ein Browser-Test kostet das Hundertfache.',
      ],
      evidence: seen('https://guides.rubyonrails.org/testing.html'),
      scope,
    }),
  ],
};
