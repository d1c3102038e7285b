import { must, never, should } from '../../directive.ts';
import type { Technology } from '../../technology.ts';

const scope = ['**/*.rb'];

export const rails: Technology = {
  name: 'Ruby on Rails',
  version: '8+',
  commands: [
    {
      en: 'Rails: `bin/rubocop`, `bin/brakeman` and `bin/rails test` (or `bundle exec rspec` where spec/ exists)',
      de: 'Rails: `bin/rubocop`, `bin/brakeman` und `bin/rails test` (oder `bundle exec rspec`, wo es spec/ gibt)',
    },
  ],
  directives: [
    must(
      'rails.params-expect',
      92,
      'post-cutoff',
      [
        'Read parameters with `params.expect(...)`, which answers 400 to a wrong shape; `require.permit` raises 500 on it.',
        'Lies Parameter mit `params.expect(...)`, das falsche Formen mit 400 beantwortet; `require.permit` endet dort mit 500.',
      ],
      {
        scope,
        example: {
          language: 'ruby',
          bad: 'params.require(:post).permit(:title, tags: [])',
          good: 'params.expect(post: [:title, tags: []])',
        },
      },
    ),
    must(
      'rails.n-plus-one',
      90,
      'foot-gun',
      [
        'Preload what a view walks, and turn on `strict_loading` so that a forgotten association raises in tests.',
        'Lade vor, was eine View abläuft, und schalte `strict_loading` ein, damit eine vergessene Assoziation im Test auffällt.',
      ],
      { scope },
    ),
    must('rails.solid', 82, 'post-cutoff', [
      'Use Solid Queue, Solid Cache and Solid Cable, which new apps bring; propose Redis only with a measured need.',
      'Nutze Solid Queue, Solid Cache und Solid Cable, die neue Apps mitbringen; schlage Redis nur bei gemessenem Bedarf vor.',
    ]),
    must(
      'rails.safe-migrations',
      88,
      'foot-gun',
      [
        'Write reversible migrations that are safe under load: indexes concurrently, columns added before they are required, backfills in jobs.',
        'Schreibe umkehrbare Migrationen, die unter Last sicher sind: Indizes nebenläufig, Spalten vor ihrer Pflicht, Nachfüllen in Jobs.',
      ],
      { scope: ['db/migrate/*.rb'] },
    ),
    never(
      'rails.callbacks',
      82,
      'foot-gun',
      [
        'send mail, call an API or enqueue a job from `after_save`.',
        'aus `after_save` Mails verschicken, eine API aufrufen oder einen Job einreihen.',
      ],
      [
        'do it in the use case, or in `after_commit` where it belongs to the record.',
        'es im Anwendungsfall tun oder in `after_commit`, wenn es zum Datensatz gehört.',
      ],
      { scope },
    ),
    must('rails.credentials', 80, 'security', [
      'Keep secrets in encrypted credentials per environment; the master key never enters the repository.',
      'Halte Geheimnisse in verschlüsselten Credentials je Umgebung; der Master-Key kommt nie ins Repository.',
    ]),
    must(
      'rails.scope-through-owner',
      86,
      'security',
      [
        'Find records through their owner (`current_user.posts.find(id)`), so that another person’s id is a 404.',
        'Suche Datensätze über ihren Besitzer (`current_user.posts.find(id)`), damit eine fremde ID ein 404 ergibt.',
      ],
      { scope: ['app/controllers/**/*.rb'] },
    ),
    should('rails.hotwire', 66, 'decision', [
      'Answer with Turbo frames and streams before reaching for a client framework.',
      'Antworte mit Turbo-Frames und -Streams, bevor du zu einem Client-Framework greifst.',
    ]),
  ],
};
