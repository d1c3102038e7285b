import { type Localized, localized } from '../../directive.ts';
import type { NameWithSource } from './outdated-name.ts';

/** What the pages state was looked up on this day. */
const checkedOn = '2026-11-27';

type Row = readonly [name: RegExp, now: string | readonly [en: string, de: string], hit: string, miss: string];

interface Group {
  readonly technology: string;
  readonly since: string;
  readonly source: string;
  readonly rows: readonly Row[];
}

const groups: readonly Group[] = [
  {
    technology: 'React',
    since: '19',
    source: 'https://react.dev/blog/2024/04/25/react-19-upgrade-guide',
    rows: [
      [
        /\bReactDOM\.(?:render|hydrate)\b/,
        [
          'Write `createRoot(element).render(…)` or `hydrateRoot`.',
          'Schreibe `createRoot(element).render(…)` oder `hydrateRoot`.',
        ],
        'Mount the app with `ReactDOM.render`.',
        'Render mails with `ReactDOMServer.renderToString`.',
      ],
      [
        /\b(?:unmountComponentAtNode|findDOMNode)\b/,
        [
          'Call `root.unmount()`, and reach elements through a ref.',
          'Rufe `root.unmount()` auf und greife über eine Ref auf Elemente zu.',
        ],
        'Find the field with `findDOMNode`.',
        'Find the field with its label.',
      ],
      [
        /\breact-dom\/test-utils\b/,
        ['Import `act` from `react`.', 'Importiere `act` aus `react`.'],
        'Wrap updates in `act` of `react-dom/test-utils`.',
        'Wrap updates in `act` of `react`.',
      ],
      [
        /\breact-test-renderer\b/,
        ['Test with `@testing-library/react`.', 'Teste mit `@testing-library/react`.'],
        'Snapshot components with `react-test-renderer`.',
        'Test components with `@testing-library/react`.',
      ],
    ],
  },
  {
    technology: 'React',
    since: '19',
    source: 'https://react.dev/blog/2025/02/14/sunsetting-create-react-app',
    rows: [
      [
        /\bcreate-react-app\b|\breact-scripts\b/,
        ['Start with a framework or with Vite.', 'Beginne mit einem Framework oder mit Vite.'],
        'Start new apps with `create-react-app`.',
        'Start new apps with `create-vite`.',
      ],
    ],
  },
  {
    technology: 'React',
    since: '16.9',
    source: 'https://legacy.reactjs.org/blog/2019/08/08/react-v16.9.0.html',
    rows: [
      [
        /(?<!UNSAFE_)\bcomponentWill(?:Mount|ReceiveProps|Update)\b/,
        [
          'Use an effect, or `componentDidMount` and `componentDidUpdate`.',
          'Nutze einen Effekt oder `componentDidMount` und `componentDidUpdate`.',
        ],
        'Load data in `componentWillMount`.',
        'Clean up in `componentWillUnmount`.',
      ],
    ],
  },
  {
    technology: 'Vue',
    since: '3',
    source: 'https://v3-migration.vuejs.org/breaking-changes/',
    rows: [
      [
        /\bVue\.(?:set|delete)\b|\bthis\.\$(?:set|delete)\b/,
        ['Assign the property: it is reactive.', 'Weise die Eigenschaft zu: Sie ist reaktiv.'],
        'Use `Vue.set` to add reactive properties.',
        'Use a `Set` for chosen rows.',
      ],
      [
        /\bbeforeDestroy\b|`destroyed(?:\(\))?`/,
        ['Write `onBeforeUnmount` or `onUnmounted`.', 'Schreibe `onBeforeUnmount` oder `onUnmounted`.'],
        'Clean up in the `beforeDestroy` hook.',
        'Clean up in `onBeforeUnmount` before a record is destroyed.',
      ],
      [
        /(?<![\w$])\$(?:on|off|once)\b/,
        [
          'Use props and emitted events, or a small library such as `mitt`.',
          'Nutze Props und Ereignisse oder eine kleine Bibliothek wie `mitt`.',
        ],
        'Send events over a bus with `$on` and `$off`.',
        'Send events with `$emit`.',
      ],
      [
        /\$(?:listeners|children)\b/,
        ['Pass `$attrs`, and reach children through refs.', 'Gib `$attrs` weiter und greife über Refs auf Kinder zu.'],
        'Pass `$listeners` to the input.',
        'Pass `$attrs` to the input.',
      ],
      [
        /`?\.sync`? modifier|:\w+\.sync\b/,
        '`v-model:name`',
        'Bind the title with the `.sync` modifier.',
        'Bind the title with `v-model:title`.',
      ],
    ],
  },
  {
    technology: 'Vue',
    since: '3',
    source: 'https://v3-migration.vuejs.org/breaking-changes/global-api.html',
    rows: [
      [
        /\bVue\.(?:extend|filter|component|directive|mixin|prototype|observable)\b|\bnew Vue\(/,
        ['Write `createApp`, and register on the app.', 'Schreibe `createApp` und registriere an der App.'],
        'Register shared components with `Vue.component`.',
        'Register shared components with `app.component`.',
      ],
    ],
  },
  {
    technology: 'Vue',
    since: '3',
    source: 'https://vuejs.org/guide/scaling-up/state-management.html',
    rows: [
      [
        /\b[Vv]uex\b/,
        ['Use Pinia.', 'Nutze Pinia.'],
        'Put shared state into Vuex modules.',
        'Put shared state into stores of Pinia.',
      ],
    ],
  },
  {
    technology: 'Vue',
    since: '3',
    source: 'https://cli.vuejs.org/',
    rows: [
      [
        /\bvue-cli-service\b|@vue\/cli\b/,
        ['Build with Vite, as `create-vue` sets it up.', 'Baue mit Vite, wie `create-vue` es einrichtet.'],
        'Build with `vue-cli-service build`.',
        'Build with `vite build`.',
      ],
    ],
  },
  {
    technology: 'Svelte',
    since: '5',
    source: 'https://svelte.dev/docs/svelte/v5-migration-guide',
    rows: [
      [
        /\bcreateEventDispatcher\b/,
        ['Take callbacks as props.', 'Nimm Callbacks als Props.'],
        'Send events with `createEventDispatcher`.',
        'Take an `onsave` prop.',
      ],
      [
        /\bexport let\b/,
        '`let { name } = $props()`',
        'Declare props with `export let`.',
        'Export `let` bindings from no module.',
      ],
      [
        /(?<!v-)\bon:(?:click|submit|input|change|keydown)\b/,
        ['Write `onclick` and the like as attributes.', 'Schreibe `onclick` und Ähnliches als Attribut.'],
        'Handle presses with `on:click`.',
        'Handle presses with `onclick`; in Vue with `v-on:click`.',
      ],
      [
        /`\$:`|\$: (?:statements?|blocks?|declarations?)\b/,
        ['Write `$derived` or `$effect`.', 'Schreibe `$derived` oder `$effect`.'],
        'Derive values with `$:` blocks.',
        'Derive values with `$derived`; prices begin with `$`: see below.',
      ],
    ],
  },
  {
    technology: 'Next.js',
    since: '14',
    source: 'https://nextjs.org/docs/app/guides/upgrading/version-14',
    rows: [
      [
        /\bnext export\b/,
        ["Set `output: 'export'` in the configuration.", "Setze `output: 'export'` in der Konfiguration."],
        'Build pages with `next export`.',
        'Build pages; exports run at night.',
      ],
      [/@next\/font\b/, '`next/font`', 'Load fonts with `@next/font`.', 'Load fonts with `next/font`.'],
    ],
  },
  {
    technology: 'TanStack Query',
    since: '5',
    source: 'https://tanstack.com/query/v5/docs/framework/react/guides/migrating-to-v5',
    rows: [
      [/\bcacheTime\b/, '`gcTime`', 'Set `cacheTime` to five minutes.', 'Set `gcTime` to five minutes.'],
      [/\buseErrorBoundary\b/, '`throwOnError`', 'Set `useErrorBoundary: true`.', 'Set `throwOnError: true`.'],
      [
        /\buseQuery\b[^.;]{0,60}\bonSuccess\b|\bonSuccess\b[^.;]{0,60}\buseQuery\b/,
        [
          'Work with the returned data; callbacks remain on mutations.',
          'Arbeite mit den zurückgegebenen Daten; Callbacks gibt es nur an Mutationen.',
        ],
        'Show a notice in `onSuccess` of `useQuery`.',
        'Show a notice in `onSuccess` of `useMutation`.',
      ],
    ],
  },
  {
    technology: 'Express',
    since: '4.16',
    source: 'https://expressjs.com/en/4x/api.html#express.json',
    rows: [
      [
        /\bbody-parser\b/,
        '`express.json()`',
        'Parse bodies with the `body-parser` package.',
        'Parse bodies with `express.json()`.',
      ],
    ],
  },
  {
    technology: 'Node.js',
    since: '10',
    source: 'https://nodejs.org/api/deprecations.html#DEP0005',
    rows: [
      [
        /\bnew Buffer\(/,
        ['Write `Buffer.from` or `Buffer.alloc`.', 'Schreibe `Buffer.from` oder `Buffer.alloc`.'],
        'Make buffers with `new Buffer(size)`.',
        'Make buffers with `Buffer.alloc(size)`.',
      ],
    ],
  },
  {
    technology: 'Node.js',
    since: '24',
    source: 'https://nodejs.org/api/deprecations.html#DEP0169',
    rows: [
      [
        /(?<![\w.])url\.parse\(/,
        '`new URL(…)`',
        'Parse addresses with `url.parse()`.',
        'Parse addresses with `URL.parse()`.',
      ],
    ],
  },
  {
    technology: 'Node.js',
    since: '21',
    source: 'https://nodejs.org/api/deprecations.html#DEP0040',
    rows: [
      [
        /`punycode`|require\(['"]punycode['"]\)/,
        ['Use the `URL` class, or the package of that name.', 'Nutze die Klasse `URL` oder das gleichnamige Paket.'],
        'Encode hosts with `punycode`.',
        'Encode hosts with `URL`.',
      ],
    ],
  },
  {
    technology: 'Node.js',
    since: '1',
    source: 'https://nodejs.org/api/fs.html#fsexistspath-callback',
    rows: [
      [
        /\bfs\.exists\(/,
        ['Write `fs.existsSync` or `fs.access`.', 'Schreibe `fs.existsSync` oder `fs.access`.'],
        'Look for the file with `fs.exists(path)`.',
        'Look for the file with `fs.existsSync(path)`.',
      ],
    ],
  },
  {
    technology: 'Node.js',
    since: '18',
    source: 'https://github.com/request/request/issues/3142',
    rows: [
      [
        /`request(?:-promise)?` (?:package|library|module)\b|\brequire\(['"]request['"]\)/,
        '`fetch`',
        'Call other services with the `request` package.',
        'Each `request` has an id, which the package `pino` logs.',
      ],
    ],
  },
  {
    technology: 'Python',
    since: '3.12',
    source: 'https://docs.python.org/3/whatsnew/3.12.html',
    rows: [
      [
        /\butcnow\(|\butcfromtimestamp\(/,
        '`datetime.now(datetime.UTC)`',
        'Take the time with `datetime.utcnow()`.',
        'Take the time with `datetime.now(UTC)`.',
      ],
      [
        /\bdistutils\b/,
        ['Use `setuptools` or `packaging`.', 'Nutze `setuptools` oder `packaging`.'],
        'Compare versions with `distutils.version`.',
        'Compare versions with `packaging.version`.',
      ],
      [
        /\b(?:assertEquals|assertNotEquals|assertRegexpMatches|failUnless)\b/,
        ['Write `assertEqual` and the like.', 'Schreibe `assertEqual` und Ähnliches.'],
        'Compare with `self.assertEquals`.',
        'Compare with `self.assertEqual`.',
      ],
      [
        /\bimp\.(?:load_\w+|find_module|reload)\b/,
        '`importlib`',
        'Load plugins with `imp.load_source`.',
        'Load plugins with `importlib`.',
      ],
    ],
  },
  {
    technology: 'Python',
    since: '3.11',
    source: 'https://docs.python.org/3/whatsnew/3.11.html',
    rows: [
      [/@asyncio\.coroutine\b/, '`async def`', 'Mark it with `@asyncio.coroutine`.', 'Write it with `async def`.'],
      [
        /\binspect\.getargspec\b/,
        '`inspect.signature`',
        'Read names with `inspect.getargspec`.',
        'Read names with `inspect.signature`.',
      ],
    ],
  },
  {
    technology: 'Python',
    since: '3.10',
    source: 'https://docs.python.org/3/whatsnew/3.10.html',
    rows: [
      [
        /\bcollections\.(?:Mapping|MutableMapping|Iterable|Callable|Sequence)\b/,
        '`collections.abc`',
        'Check for `collections.Mapping`.',
        'Check for `collections.abc.Mapping`.',
      ],
    ],
  },
  {
    technology: 'Python',
    since: '3.9',
    source: 'https://docs.python.org/3/library/typing.html#deprecated-aliases',
    rows: [
      [
        /\btyping\.(?:List|Dict|Set|FrozenSet|Tuple|Type|Deque|DefaultDict)\b/,
        ['Write `list[int]` and the like.', 'Schreibe `list[int]` und Ähnliches.'],
        'Annotate lists as `typing.List[int]`.',
        'Annotate lists as `list[int]`, with `typing.Literal` for names.',
      ],
    ],
  },
  {
    technology: 'Python',
    since: '3.9',
    source: 'https://setuptools.pypa.io/en/latest/pkg_resources.html',
    rows: [
      [
        /\bpkg_resources\b/,
        [
          'Use `importlib.resources` and `importlib.metadata`.',
          'Nutze `importlib.resources` und `importlib.metadata`.',
        ],
        'Read data with `pkg_resources`.',
        'Read data with `importlib.resources`.',
      ],
    ],
  },
  {
    technology: 'Django',
    since: '4.0',
    source: 'https://docs.djangoproject.com/en/4.2/internals/deprecation/',
    rows: [
      [
        /\bu(?:n)?gettext(?:_lazy|_noop)?\b/,
        ['Write `gettext_lazy` and the like.', 'Schreibe `gettext_lazy` und Ähnliches.'],
        'Mark texts with `ugettext_lazy`.',
        'Mark texts with `gettext_lazy`.',
      ],
      [
        /\b(?:force|smart)_text\b/,
        ['Write `force_str` or `smart_str`.', 'Schreibe `force_str` oder `smart_str`.'],
        'Convert it with `force_text`.',
        'Convert it with `force_str`.',
      ],
      [
        /\bdjango\.conf\.urls import url\b|\bdjango\.conf\.urls\.url\b|`url\(\)` from `django\.conf\.urls`/,
        ['Write `path` or `re_path`.', 'Schreibe `path` oder `re_path`.'],
        'Add routes with `url()` from `django.conf.urls`.',
        'Add routes with `path()` from `django.urls`.',
      ],
      [
        /\bNullBooleanField\b/,
        '`BooleanField(null=True)`',
        'Use `NullBooleanField` for open answers.',
        'Use `BooleanField(null=True)` for open answers.',
      ],
      [
        /\bis_ajax\(/,
        ['Look at the `Accept` header.', 'Sieh dir den Header `Accept` an.'],
        'Branch on `request.is_ajax()`.',
        'Branch on `request.accepts()`.',
      ],
    ],
  },
  {
    technology: 'Django',
    since: '5.1',
    source: 'https://docs.djangoproject.com/en/5.1/internals/deprecation/',
    rows: [
      [/\bindex_together\b/, '`indexes`', 'Declare `index_together` in `Meta`.', 'Declare `indexes` in `Meta`.'],
      [
        /\b(?:DEFAULT_FILE_STORAGE|STATICFILES_STORAGE)\b/,
        '`STORAGES`',
        'Set `DEFAULT_FILE_STORAGE` for uploads.',
        'Set `STORAGES` for uploads.',
      ],
      [
        /\bassertQuerysetEqual\b/,
        '`assertQuerySetEqual`',
        'Compare with `assertQuerysetEqual`.',
        'Compare with `assertQuerySetEqual`.',
      ],
    ],
  },
  {
    technology: 'Go',
    since: '1.16',
    source: 'https://go.dev/doc/go1.16#ioutil',
    rows: [
      [
        /\bioutil\b/,
        ['Use `io` and `os`.', 'Nutze `io` und `os`.'],
        'Read bodies with `ioutil.ReadAll`.',
        'Read bodies with `io.ReadAll`.',
      ],
    ],
  },
  {
    technology: 'Go',
    since: '1.20',
    source: 'https://go.dev/doc/go1.20#mathrandpkgmathrand',
    rows: [
      [
        /\brand\.Seed\b/,
        ['Leave it out: the generator is seeded.', 'Lass es weg: Der Generator hat einen Startwert.'],
        'Call `rand.Seed` at startup.',
        'Draw with `rand.IntN`.',
      ],
    ],
  },
  {
    technology: 'Go',
    since: '1.18',
    source: 'https://go.dev/doc/go1.18',
    rows: [
      [
        /\/\/ ?\+build\b/,
        '`//go:build`',
        'Build tags are written as `// +build linux`.',
        'Build tags are written as `//go:build linux`.',
      ],
      [
        /\bstrings\.Title\b/,
        '`golang.org/x/text/cases`',
        'Capitalize with `strings.Title`.',
        'Capitalize with `cases.Title`.',
      ],
    ],
  },
  {
    technology: 'Ruby on Rails',
    since: '6.1',
    source: 'https://guides.rubyonrails.org/6_1_release_notes.html',
    rows: [
      [/\bupdate_attributes\b/, '`update`', 'Save changes with `update_attributes`.', 'Save changes with `update`.'],
    ],
  },
  {
    technology: 'Ruby on Rails',
    since: '5.1',
    source: 'https://guides.rubyonrails.org/5_1_release_notes.html',
    rows: [
      [/\brender text:/, '`render plain:`', 'Answer with `render text: "ok"`.', 'Answer with `render plain: "ok"`.'],
    ],
  },
  {
    technology: 'Ruby on Rails',
    since: '5.0',
    source: 'https://guides.rubyonrails.org/5_0_release_notes.html',
    rows: [
      [
        /\b(?:before|after|around|skip_before)_filter\b/,
        ['Write `before_action` and the like.', 'Schreibe `before_action` und Ähnliches.'],
        'Guard actions with `before_filter`.',
        'Guard actions with `before_action`.',
      ],
      [/\bredirect_to :back\b/, '`redirect_back`', 'Return with `redirect_to :back`.', 'Return with `redirect_back`.'],
    ],
  },
  {
    technology: 'Ruby on Rails',
    since: '7.2',
    source: 'https://guides.rubyonrails.org/7_2_release_notes.html',
    rows: [
      [
        /\bconfig\/secrets\.yml\b|\bRails\.application\.secrets\b/,
        '`Rails.application.credentials`',
        'Keep keys in `config/secrets.yml`.',
        'Keep keys in `config/credentials.yml.enc`.',
      ],
    ],
  },
  {
    technology: 'Laravel',
    since: '10',
    source: 'https://laravel.com/docs/10.x/upgrade',
    rows: [
      [/\$dates\b/, '`$casts`', 'List dates of models in `$dates`.', 'List dates of models in `$casts`.'],
      [/\bdispatchNow\b/, '`dispatchSync`', 'Run it with `dispatchNow`.', 'Run it with `dispatchSync`.'],
    ],
  },
  {
    technology: 'Laravel',
    since: '6',
    source: 'https://laravel.com/docs/6.x/upgrade',
    rows: [
      [
        /\b(?:array_(?:get|has|only|except|pluck|set|wrap)|str_(?:slug|random|limit|plural|singular|finish|is))\(/,
        ['Write `Arr::get`, `Str::slug` and the like.', 'Schreibe `Arr::get`, `Str::slug` und Ähnliches.'],
        'Write helpers with `array_get()` and `str_slug()`.',
        'Write helpers with `Arr::get()` and `str_contains()`.',
      ],
      [
        /\bInput::(?:get|all|has|old)\b/,
        '`$request->input()`',
        'Read fields with `Input::get`.',
        'Read fields with `$request->input`.',
      ],
    ],
  },
  {
    technology: 'Laravel',
    since: '8',
    source: 'https://laravel.com/docs/8.x/upgrade',
    rows: [
      [
        /(?<![\w:>])factory\([\w\\]+::class/,
        '`User::factory()`',
        'Make users with `factory(User::class)`.',
        'Make users with `User::factory()`.',
      ],
    ],
  },
  {
    technology: 'PHP',
    since: '8.2',
    source: 'https://www.php.net/manual/en/migration82.deprecated.php',
    rows: [
      [
        /\butf8_(?:en|de)code\(/,
        '`mb_convert_encoding`',
        'Convert names with `utf8_encode()`.',
        'Convert names with `mb_convert_encoding()`.',
      ],
    ],
  },
  {
    technology: 'PHP',
    since: '8.1',
    source: 'https://www.php.net/manual/en/migration81.deprecated.php',
    rows: [
      [
        /(?<!\w)(?:gm)?strftime\(/,
        '`IntlDateFormatter`',
        'Format dates with `strftime()`.',
        'Format dates with `IntlDateFormatter`.',
      ],
      [
        /\bFILTER_SANITIZE_STRING\b/,
        ['Use `htmlspecialchars` where it is printed.', 'Nutze `htmlspecialchars`, wo der Text ausgegeben wird.'],
        'Clean input with `FILTER_SANITIZE_STRING`.',
        'Check input with `FILTER_VALIDATE_INT`.',
      ],
    ],
  },
  {
    technology: 'PHP',
    since: '8.0',
    source: 'https://www.php.net/manual/en/migration80.incompatible.php',
    rows: [
      [
        /\bcreate_function\(|\bmoney_format\(/,
        ['Use a closure, or `NumberFormatter`.', 'Nutze eine Closure oder `NumberFormatter`.'],
        'Build callbacks with `create_function()`.',
        'Build callbacks as closures.',
      ],
    ],
  },
  {
    technology: 'PHP',
    since: '7.0',
    source: 'https://www.php.net/manual/en/migration70.incompatible.php',
    rows: [
      [
        /\bmysql_(?:query|connect|real_escape_string|fetch_\w+)\b/,
        ['Use `PDO` or `mysqli`.', 'Nutze `PDO` oder `mysqli`.'],
        'Query with `mysql_query`.',
        'Query with `mysqli_query`.',
      ],
    ],
  },
  {
    technology: 'Spring Boot',
    since: '3.0',
    source: 'https://github.com/spring-projects/spring-boot/wiki/Spring-Boot-3.0-Migration-Guide',
    rows: [
      [
        /\bjavax\.(?:persistence|validation|servlet|annotation|transaction|inject|ws)\b/,
        '`jakarta.…`',
        'Import entities from `javax.persistence`.',
        'Import entities from `jakarta.persistence`, data sources from `javax.sql`.',
      ],
      [
        /\bWebSecurityConfigurerAdapter\b/,
        ['Declare a `SecurityFilterChain` bean.', 'Deklariere eine Bean `SecurityFilterChain`.'],
        'Extend `WebSecurityConfigurerAdapter`.',
        'Declare a `SecurityFilterChain`.',
      ],
      [
        /\b(?:ant|mvc|regex)Matchers\b/,
        '`requestMatchers`',
        'Permit paths with `antMatchers`.',
        'Permit paths with `requestMatchers`.',
      ],
    ],
  },
  {
    technology: 'TypeScript',
    since: '5.0',
    source: 'https://www.typescriptlang.org/docs/handbook/release-notes/typescript-5-0.html',
    rows: [
      [
        /\b(?:importsNotUsedAsValues|preserveValueImports)\b/,
        '`verbatimModuleSyntax`',
        'Keep `importsNotUsedAsValues` on `error`.',
        'Keep `verbatimModuleSyntax` on.',
      ],
    ],
  },
];

/** Names that no directive speaks of, with what replaced them. */
export const replacedNames: readonly NameWithSource[] = groups.flatMap(({ technology, since, source, rows }) =>
  rows.map(([name, now, hit, miss]) => ({ technology, since, source, checkedOn, name, now: sentence(now), hit, miss })),
);

function sentence(now: Row[1]): Localized {
  if (typeof now !== 'string') return localized(...now);
  return localized(`Write ${now}.`, `Schreibe ${now}.`);
}
