/** Paths of the source files that generators write, from the folder of the package. */
export const scaffoldFiles: readonly RegExp[] = [
  // Vite, create-vue, Angular, Astro, SvelteKit, Nuxt, Turborepo
  /^(?:src\/)?(?:app\/)?(?:main|index|App|app|app\.(?:routes|config|component|spec|component\.spec)|counter|App\.test|setupTests|reportWebVitals)\.(?:[jt]sx?|vue|svelte)$/,
  /^src\/components\/(?:HelloWorld|TheWelcome|WelcomeItem|icons\/Icon\w+|Welcome)\.(?:vue|astro)$/,
  /^src\/(?:router\/index|stores\/counter|components\/__tests__\/HelloWorld\.spec)\.[jt]s$/,
  /^src\/(?:views\/(?:AboutView|HomeView)\.vue|lib\/Counter\.svelte|lib\/index\.[jt]s|routes\/\+(?:page|layout)\.svelte)$/,
  /^src\/(?:pages\/index|layouts\/Layout)\.astro$/,
  /^e2e\/(?:vue|app|example)\.spec\.[jt]s$/,
  /^(?:src\/)?app\/(?:layout|page|app|root|routes|routes\/home|welcome\/welcome)\.(?:[jt]sx?|vue)$/,
  /^(?:src\/)?pages\/(?:_app|_document|index|api\/hello)\.[jt]sx?$/,
  /^src\/(?:button|card|code)\.tsx$/,
  /^(?:base|next|react-internal)\.js$/,
  // Expo
  /^scripts\/reset-project\.js$/,
  /^src\/(?:app\/(?:_layout|explore|index)|components\/(?:ui\/)?(?:animated-icon|app-tabs|collapsible|external-link|hint-row|themed-text|themed-view|web-badge)(?:\.web)?)\.tsx$/,
  /^src\/(?:constants\/theme|hooks\/use-(?:color-scheme|theme)(?:\.web)?)\.ts$/,
  // create-t3-app
  /^src\/(?:env\.js|server\/(?:db|api\/(?:root|trpc|routers\/post))\.ts|trpc\/(?:query-client|react|server)\.tsx?)$/,
  /^src\/app\/(?:_components\/post\.tsx|api\/trpc\/\[trpc\]\/route\.ts)$/,
  // Nest, Express, Fastify
  /^src\/app\.(?:controller|module|service)(?:\.spec)?\.ts$/,
  /^test\/app\.e2e-spec\.ts$/,
  /^routes\/(?:index|users)\.js$/,
  /^src\/(?:plugins\/(?:sensible|support)|routes\/(?:root|example\/index))\.ts$/,
  /^test\/(?:plugins\/support|routes\/(?:example|root))\.test\.ts$/,
  // Python
  /^(?:src\/)?(?:\w+\/)?__init__\.py$|^(?:main|hello)\.py$|^\w+\/(?:asgi|settings|urls|wsgi)\.py$/,
  // Laravel
  /^app\/(?:Http\/Controllers\/Controller|Models\/User|Providers\/AppServiceProvider)\.php$/,
  /^(?:bootstrap\/(?:app|providers)|public\/index|routes\/(?:console|web)|resources\/views\/welcome\.blade)\.php$/,
  /^config\/(?:app|auth|cache|database|filesystems|logging|mail|queue|services|session)\.php$/,
  /^database\/(?:factories\/UserFactory|migrations\/0001_\w+|seeders\/DatabaseSeeder)\.php$/,
  /^resources\/js\/(?:app|bootstrap)\.js$/,
  /^tests\/(?:TestCase|Pest|(?:Feature|Unit)\/ExampleTest)\.php$/,
  // Rails
  /^app\/(?:controllers|helpers|jobs|mailers|models)\/application_\w+\.rb$|^db\/seeds\.rb$/,
  /^app\/javascript\/(?:application|controllers\/(?:application|hello_controller|index))\.js$/,
  /^config\/(?:application|boot|environment|importmap|puma|routes|environments\/\w+|initializers\/(?:assets|content_security_policy|cors|filter_parameter_logging|inflections))\.rb$/,
  // Go, Rust, Spring, .NET
  /^main\.go$|^src\/(?:main|lib)\.rs$/,
  /^src\/(?:main|test)\/(?:java|kotlin)\/(?:\w+\/)*\w+Application(?:Tests)?\.(?:java|kt)$/,
  /^(?:Program|WeatherForecast|UnitTest1|Controllers\/WeatherForecastController)\.cs$/,
];
