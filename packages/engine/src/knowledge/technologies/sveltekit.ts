import { must, never, should } from '../../directive.ts';
import { probe } from '../../probe.ts';
import type { Technology } from '../../technology.ts';
import { readIn } from '../evidence.ts';

const seen = readIn('@sveltejs/kit 3.2.0, its types', '2026-11-27');
const guide = seen('https://svelte.dev/docs/kit/migrating-to-sveltekit-3');
const docs = (page: string) => seen(`https://svelte.dev/docs/kit/${page}`);
const routes = ['**/src/routes/**'];
const config = ['**/vite.config.*'];

/** The knowledge of SvelteKit: version range, files, probe and directives. */
export const sveltekit: Technology = {
  name: 'SvelteKit',
  side: 'frontend',
  isMore: true,
  role: 'meta-framework',
  runsOn: 'node',
  packages: ['npm:@sveltejs/kit'],
  version: '2+',
  pages: ['**/*.svelte', '**/vite.config.*'],
  files: [...routes, '**/src/hooks.*', '**/src/env.*', '**/src/lib/**', ...config],
  about: { en: 'routes, load functions, actions and hooks', de: 'Routen, Load-Funktionen, Actions und Hooks' },
  implies: ['Svelte'],
  excludes: ['Next.js'],
  builtBy: 'package-scripts',
  commands: [],
  probe: probe(
    [
      'Read the API key of the mail service in a SvelteKit load function.',
      'It declares the variable in src/env.ts and imports it from $app/env/private in a server file.',
    ],
    [
      'Lies den API-Schlüssel des Maildienstes in einer Load-Funktion von SvelteKit.',
      'Das Modell deklariert die Variable in src/env.ts und importiert sie in einer Server-Datei aus $app/env/private.',
    ],
  ),
  directives: [
    should('sveltekit.config', 'post-cutoff', 90, {
      text: [
        'Configure SvelteKit in vite.config through `sveltekit({ adapter, … })`: a `svelte.config.js` ends the build, and options of `kit` stand beside `compilerOptions`. `npx sv migrate sveltekit-3` upgrades an app.',
        'Konfiguriere SvelteKit in vite.config über `sveltekit({ adapter, … })`: eine `svelte.config.js` bricht den Build ab, und Optionen aus `kit` stehen neben `compilerOptions`. `npx sv migrate sveltekit-3` aktualisiert eine App.',
      ],
      why: [
        'SvelteKit 3 is of October 2026; every older answer edits that file.',
        'SvelteKit 3 ist von Oktober 2026; jede ältere Antwort bearbeitet diese Datei.',
      ],
      since: '3',
      evidence: guide,
      scope: config,
    }),
    should('sveltekit.env', 'post-cutoff', 90, {
      text: [
        'Declare environment variables in `src/env.ts` with `defineEnvVars` of `@sveltejs/kit/env`, and import them from `$app/env/private` or `$app/env/public`; `$env/*` and `$app/environment` are deprecated.',
        'Deklariere Umgebungsvariablen in `src/env.ts` mit `defineEnvVars` aus `@sveltejs/kit/env` und importiere sie aus `$app/env/private` oder `$app/env/public`; `$env/*` und `$app/environment` sind abgekündigt.',
      ],
      why: [
        'A variable is then checked when the app starts, and public only if `public: true` says so.',
        'Eine Variable wird dann beim Start geprüft und ist nur mit `public: true` öffentlich.',
      ],
      since: '3',
      evidence: docs('environment-variables'),
      scope: ['**/src/env.*', ...routes, '**/src/lib/**'],
    }),
    should('sveltekit.lib', 'post-cutoff', 82, {
      text: [
        'Import your own modules through `imports` of package.json, `#lib/…`, as the app does; `$lib` is removed and `alias` deprecated. Server code lies in `src/lib/server` or in `*.server.ts`.',
        'Importiere eigene Module über `imports` aus package.json, `#lib/…`, wie die App es tut; `$lib` ist entfernt und `alias` abgekündigt. Servercode liegt in `src/lib/server` oder in `*.server.ts`.',
      ],
      why: [
        'The alias was known to Vite alone; tests and scripts without it could not resolve it.',
        'Den Alias kannte nur Vite; Tests und Skripte ohne Vite konnten ihn nicht auflösen.',
      ],
      since: '3',
      evidence: guide,
      scope: [...routes, '**/src/lib/**'],
    }),
    should('sveltekit.navigation', 'post-cutoff', 80, {
      text: [
        'Use `refreshAll()` for `invalidateAll()`, `goto(url, { replace, shallow, state })` for `pushState`, `replaceState` and `replaceState: true`, `$app/state` for `$app/stores`, and `resolve` and `asset` of `$app/paths` for `base` and `assets`.',
        'Nutze `refreshAll()` für `invalidateAll()`, `goto(url, { replace, shallow, state })` für `pushState`, `replaceState` und `replaceState: true`, `$app/state` für `$app/stores` und `resolve` und `asset` aus `$app/paths` für `base` und `assets`.',
      ],
      why: [
        '`$app/stores`, `base`, `assets` and `resolveRoute` are removed; the others are deprecated.',
        '`$app/stores`, `base`, `assets` und `resolveRoute` sind entfernt; die anderen sind abgekündigt.',
      ],
      since: '3',
      evidence: guide,
      scope: routes,
      example: {
        language: 'svelte',
        bad: "import { page } from '$app/stores';\nimport { base } from '$app/paths';\n<a href={base + '/items'} aria-current={$page.url.pathname === '/items'}>Items</a>",
        good: "import { page } from '$app/state';\nimport { resolve } from '$app/paths';\n<a href={resolve('/items')} aria-current={page.url.pathname === '/items'}>Items</a>",
      },
    }),
    must('sveltekit.rights', 'security', 92, {
      text: [
        'Check session and permission in each `+page.server` load, action, `+server` handler and remote function, through the `locals` that `handle` sets; a check in `+layout.server` does not protect the pages below it.',
        'Prüfe Session und Recht in jeder Load-Funktion in `+page.server`, jeder Action, jedem `+server`-Handler und jeder Remote Function über `locals`, die `handle` setzt; eine Prüfung in `+layout.server` schützt die Seiten darunter nicht.',
      ],
      why: [
        'Layout and page load at the same time, and on a navigation the layout may not run at all.',
        'Layout und Seite laden gleichzeitig, und bei einer Navigation läuft das Layout vielleicht gar nicht.',
      ],
      evidence: docs('load#Implications-for-authentication'),
      scope: [...routes, '**/src/hooks.*'],
    }),
    should('sveltekit.handle-error', 'post-cutoff', 76, {
      text: [
        'Expect every error in `handleError` and tell them apart by `kind`: `app` from `error(…)`, `framework` from SvelteKit, `validation` from remote functions, `unknown`. Return a message that is safe to show.',
        'Erwarte jeden Fehler in `handleError` und unterscheide sie über `kind`: `app` aus `error(…)`, `framework` von SvelteKit, `validation` aus Remote Functions, `unknown`. Gib eine Meldung zurück, die man zeigen darf.',
      ],
      why: [
        'Before 3 expected errors did not arrive there, and `handleValidationError` was a hook of its own.',
        'Vor 3 kamen erwartete Fehler dort nicht an, und `handleValidationError` war ein eigener Hook.',
      ],
      since: '3',
      evidence: docs('errors'),
      scope: ['**/src/hooks.*'],
    }),
    should('sveltekit.params', 'post-cutoff', 66, {
      text: [
        'Define param matchers in `src/params.ts` with `defineParams` of `@sveltejs/kit/params`, as functions or schemas that return the parsed value.',
        'Definiere Param-Matcher in `src/params.ts` mit `defineParams` aus `@sveltejs/kit/params`, als Funktionen oder Schemas, die den gelesenen Wert zurückgeben.',
      ],
      why: [
        'A file for each matcher in `src/params` that returns true or false is the form of version 2.',
        'Eine Datei je Matcher in `src/params`, die true oder false zurückgibt, ist die Form von Version 2.',
      ],
      since: '3',
      evidence: docs('advanced-routing'),
      scope: routes,
    }),
    never('sveltekit.swallow', 'foot-gun', 76, {
      text: [
        'throw or catch `redirect(…)` and `error(…)` by hand: they throw themselves, and a `try` around them swallows them.',
        '`redirect(…)` und `error(…)` selbst werfen oder fangen: Sie werfen von allein, und ein `try` darum schluckt sie.',
      ],
      instead: [
        'call them outside of `try`, or rethrow by `isRedirect` and `isHttpError`.',
        'sie außerhalb von `try` aufrufen oder über `isRedirect` und `isHttpError` weiterwerfen.',
      ],
      why: [
        'After a swallowed redirect the page answers 200 as if nothing had happened.',
        'Nach einem geschluckten Redirect antwortet die Seite mit 200, als wäre nichts gewesen.',
      ],
      evidence: docs('load'),
      scope: routes,
    }),
    should('sveltekit.remote', 'post-cutoff', 72, {
      text: [
        'Use remote functions (`query`, `form`, `command` of `$app/server` in `*.remote.ts`) only where the config turns on `experimental.remoteFunctions`, and give each a schema; elsewhere use load functions and form actions with `use:enhance`.',
        'Nutze Remote Functions (`query`, `form`, `command` aus `$app/server` in `*.remote.ts`) nur, wo die Konfiguration `experimental.remoteFunctions` einschaltet, und gib jeder ein Schema; sonst Load-Funktionen und Form Actions mit `use:enhance`.',
      ],
      why: [
        'They are still experimental in 3.2, and with `"unchecked"` instead of a schema the argument is whatever a caller sends.',
        'Sie sind in 3.2 noch experimentell, und mit `"unchecked"` statt eines Schemas ist das Argument, was ein Aufrufer sendet.',
      ],
      since: '3',
      evidence: docs('remote-functions'),
      scope: routes,
    }),
  ],
};
