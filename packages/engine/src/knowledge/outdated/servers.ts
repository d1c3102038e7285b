import type { OutdatedName } from './outdated-name.ts';

/** Names of meta-frameworks and of frameworks that answer requests. */
export const outdatedInServers: readonly OutdatedName[] = [
  {
    directive: 'next.lint',
    name: /\bnext lint\b/,
    hit: 'Run `next lint` before you commit.',
    miss: 'Run `npm run lint` before you commit to the next release.',
  },
  {
    directive: 'next.proxy',
    name: /\bmiddleware\.[tj]s\b/,
    hit: 'Protect pages in `middleware.ts`.',
    miss: 'Protect pages in `proxy.ts`.',
  },
  {
    directive: 'next.image',
    name: /\bimages\.domains\b/,
    hit: 'Add image hosts to `images.domains`.',
    miss: 'Add image hosts to `images.remotePatterns`.',
  },
  {
    directive: 'next.cache-components',
    name: /\bexperimental\.(?:ppr|dynamicIO|useCache)\b/,
    hit: 'Turn on `experimental.ppr` for new routes.',
    miss: 'Turn on `cacheComponents` for the whole app.',
  },
  {
    directive: 'express.removed',
    name: /\bres\.redirect\(['"]back['"]|\bapp\.del\(|\breq\.param\(/,
    hit: "Go back with `res.redirect('back')`.",
    miss: "Go back with `res.redirect('/home')`.",
  },
  {
    directive: 'express.async-errors',
    name: /\bexpress-async-(?:handler|errors)\b/,
    hit: 'Wrap async routes with `express-async-handler`.',
    miss: 'Async routes may throw.',
  },
  {
    directive: 'fastapi.lifespan',
    name: /@app\.on_event\b|\bon_event\(/,
    hit: 'Open the pool in `@app.on_event("startup")`.',
    miss: 'Open the pool in `lifespan`.',
  },
  {
    directive: 'fastapi.pydantic2',
    name: /@(?:root_)?validator\b|\bparse_(?:obj|raw)\b|\borm_mode\b|\bfrom_orm\b|\bupdate_forward_refs\b|\bclass Config:|\.dict\(\)/,
    hit: 'Read rows with `orm_mode = True`.',
    miss: 'Read rows with `from_attributes=True`, checked by `field_validator`.',
  },
  {
    directive: 'fastapi.orjson',
    name: /\b(?:ORJSONResponse|UJSONResponse)\b/,
    hit: 'Return `ORJSONResponse` from large lists.',
    miss: 'Return `StreamingResponse` from large lists.',
  },
  {
    directive: 'flask.sqlalchemy2',
    name: /\b(?:[A-Z]\w+|Model)\.query\.(?:filter|get|all|filter_by)\b/,
    hit: 'Read users with `User.query.filter_by(name=name)`.',
    miss: 'Read users with `db.session.execute(select(User))`.',
  },
  {
    directive: 'django.constraints',
    name: /\bCheckConstraint\(check=/,
    hit: 'Write `CheckConstraint(check=Q(price__gt=0))`.',
    miss: 'Write `CheckConstraint(condition=Q(price__gt=0))`.',
  },
  {
    directive: 'rails.enum-syntax',
    name: /\benum (?:\w+): [{[]/,
    hit: 'Declare `enum status: { draft: 0 }`.',
    miss: 'Declare `enum :status, { draft: 0 }`.',
  },
  {
    directive: 'rails.form-status',
    name: /:unprocessable_entity\b/,
    hit: 'Answer invalid forms with `status: :unprocessable_entity`.',
    miss: 'Answer invalid forms with `status: :unprocessable_content`.',
  },
  {
    directive: 'laravel.bootstrap',
    name: /\bapp\/Http\/Kernel\.php\b/,
    hit: 'Register middleware in `app/Http/Kernel.php`.',
    miss: 'Register middleware in `bootstrap/app.php`.',
  },
  {
    directive: 'laravel.request-forgery',
    name: /\bvalidateCsrfTokens\b|\bVerifyCsrfToken\b/,
    hit: 'Exclude webhooks with `validateCsrfTokens(except: [...])`.',
    miss: 'Exclude webhooks with `preventRequestForgery(except: [...])`.',
  },
  {
    directive: 'sveltekit.navigation',
    name: /\$app\/stores\b|\binvalidateAll\b/,
    hit: 'Read the page from `$app/stores`.',
    miss: 'Read the page from `$app/state`.',
  },
  {
    directive: 'sveltekit.env',
    name: /\$env\/(?:static|dynamic)\b/,
    hit: 'Import secrets from `$env/static/private`.',
    miss: 'Import secrets from `$app/env/private`.',
  },
  {
    directive: 'spring.mock-bean',
    name: /@(?:MockBean|SpyBean)\b/,
    hit: 'Replace services in tests with `@MockBean`.',
    miss: 'Replace services in tests with `@MockitoBean`.',
  },
  {
    directive: 'spring.starters',
    name: /\bspring-boot-starter-web\b(?!-|flux|mvc)/,
    hit: 'Controllers come with `spring-boot-starter-web`.',
    miss: 'Controllers come with `spring-boot-starter-webmvc`.',
  },
  {
    directive: 'spring.null-safety',
    name: /\borg\.springframework\.lang\b/,
    hit: 'Take `@Nullable` from `org.springframework.lang`.',
    miss: 'Take `@Nullable` from `org.jspecify.annotations`.',
  },
  {
    directive: 'aspnetcore.openapi',
    name: /\bWithOpenApi\b|\bSwashbuckle\b/,
    hit: 'Describe endpoints with Swashbuckle.',
    miss: 'Describe endpoints with `AddOpenApi()`.',
  },
  {
    directive: 'aspnetcore.obsolete-host',
    name: /\bWebHostBuilder\b|\bIWebHost\b(?!Environment)/,
    hit: 'Tests build a `WebHostBuilder`.',
    miss: 'Tests build a `WebApplicationFactory<Program>` and read `IWebHostEnvironment`.',
  },
  {
    directive: 'aspnetcore.known-networks',
    name: /\bKnownNetworks\b/,
    hit: 'Add the proxy to `KnownNetworks`.',
    miss: 'Add the proxy to `KnownIPNetworks`.',
  },
];
