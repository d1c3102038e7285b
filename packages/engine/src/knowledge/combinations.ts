import { type ApplicationType, backendFrameworks, type Framework } from '@regelwerk/contract/choices';
import { type Directive, must, never, should } from '../directive.ts';
import { confirmedIn, reportedOn } from './evidence.ts';

/** What holds only where technologies meet, with the test that says when they do. */
export interface Combination {
  readonly applies: (stack: ReadonlySet<Framework>, applicationType: ApplicationType) => boolean;
  readonly directive: Directive;
}

const userInterfaces = ['React', 'Vue', 'Angular'] as const;
const javascriptServers = ['Node.js', 'Express'] as const;
/** Each stands for one service; the languages below them come along. */
const services = ['Express', 'FastAPI', 'Django', 'Flask', 'Ruby on Rails', 'Laravel'] as const;
const otherServices = ['FastAPI', 'Django', 'Flask', 'Ruby on Rails', 'PHP', 'Laravel'] as const;
const javascriptSide = [...userInterfaces, 'TypeScript', 'JavaScript', 'Node.js', 'Express'] as const;
const pythonServices = ['FastAPI', 'Django', 'Flask'] as const;

const all =
  (...names: Framework[]) =>
  (stack: ReadonlySet<Framework>) =>
    names.every((name) => stack.has(name));
const count = (stack: ReadonlySet<Framework>, names: readonly Framework[]) =>
  names.filter((name) => stack.has(name)).length;
const both = (first: readonly Framework[], second: readonly Framework[]) => (stack: ReadonlySet<Framework>) =>
  count(stack, first) > 0 && count(stack, second) > 0;

const reported = reportedOn('2026-11-21');
const seen = (url: string, read: string) => confirmedIn(read, '2026-11-21')(url);

export const combinations: readonly Combination[] = [
  {
    applies: all('TypeScript', 'JavaScript'),
    directive: must('pair.typescript-javascript', 'decision', 92, {
      text: [
        'New files are TypeScript; a JavaScript file you touch gets checked JSDoc types. Convert no file the task does not name.',
        'Neue Dateien sind TypeScript; eine JavaScript-Datei, die du anfasst, bekommt geprüfte JSDoc-Typen. Konvertiere keine Datei, die die Aufgabe nicht nennt.',
      ],
      why: [
        'A mass conversion hides every other change and loses blame.',
        'Eine Massenkonvertierung verdeckt jede andere Änderung und die Historie.',
      ],
    }),
  },
  {
    applies: all('TailwindCSS', 'Bootstrap'),
    directive: must('pair.tailwind-bootstrap', 'decision', 92, {
      text: [
        'Tailwind styles new screens, Bootstrap stays on existing ones; no element mixes both. Load Bootstrap in its own cascade layer before Tailwind’s utilities, and only one of the two resets.',
        'Tailwind gestaltet neue Ansichten, Bootstrap bleibt auf bestehenden; kein Element mischt beide. Lade Bootstrap in einer eigenen Cascade-Layer vor Tailwinds Utilities und nur einen der beiden Resets.',
      ],
      why: [
        'Both bring a reset and classes of the same name; the later one wins by accident.',
        'Beide bringen einen Reset und gleichnamige Klassen mit; zufällig gewinnt die spätere.',
      ],
    }),
  },
  {
    applies: (stack) => count(stack, userInterfaces) > 1,
    directive: must('pair.several-interfaces', 'decision', 96, {
      text: [
        'Each interface framework lives in an app folder of its own with its own build; they share only plain TypeScript, CSS tokens and the API contract. Ask which app is meant when a task does not say.',
        'Jedes UI-Framework lebt in einem eigenen App-Ordner mit eigenem Build; geteilt werden nur reines TypeScript, CSS-Tokens und der API-Vertrag. Frage, welche App gemeint ist, wenn die Aufgabe es nicht sagt.',
      ],
      why: [
        'Two renderers in one tree double the bundle and share no state.',
        'Zwei Renderer in einem Baum verdoppeln das Bundle und teilen keinen Zustand.',
      ],
    }),
  },
  {
    applies: (stack) => count(stack, services) > 1,
    directive: must('pair.several-services', 'decision', 96, {
      text: [
        'Each server framework is a service of its own with its own database schema; services speak through a versioned OpenAPI contract and share no models.',
        'Jedes Server-Framework ist ein eigener Dienst mit eigenem Datenbankschema; Dienste sprechen über einen versionierten OpenAPI-Vertrag und teilen keine Modelle.',
      ],
      why: ['Shared tables make two deployments one.', 'Geteilte Tabellen machen aus zwei Deployments eines.'],
    }),
  },
  {
    applies: all('React', 'TypeScript'),
    directive: must('pair.react-typescript', 'decision', 82, {
      text: [
        "Type props as a plain object type on the parameter, extend native elements with `ComponentProps<'button'>`, and leave `React.FC` out.",
        "Typisiere Props als einfachen Objekttyp am Parameter, erweitere native Elemente mit `ComponentProps<'button'>` und lass `React.FC` weg.",
      ],
      why: [
        '`FC` adds nothing, and native props typed by hand miss half of them.',
        '`FC` bringt nichts, und von Hand typisierte native Props vergessen die Hälfte.',
      ],
    }),
  },
  {
    applies: all('Vue', 'TypeScript'),
    directive: must('pair.vue-typescript', 'decision', 82, {
      text: [
        'Use `lang="ts"`, declare props and emits by type argument, and check templates with `vue-tsc`; plain `tsc` does not read them.',
        'Nutze `lang="ts"`, deklariere Props und Emits per Typargument und prüfe Templates mit `vue-tsc`; einfaches `tsc` liest sie nicht.',
      ],
      why: [
        '`tsc` skips `.vue` files, so a wrong prop passes the build.',
        '`tsc` überspringt `.vue`-Dateien; eine falsche Prop besteht den Build.',
      ],
    }),
  },
  {
    applies: both(userInterfaces, ['TailwindCSS']),
    directive: must('pair.interface-tailwind', 'decision', 76, {
      text: [
        'A component takes `class` or `className` last and merges it with `tailwind-merge`, so that a caller can override one utility.',
        'Eine Komponente nimmt `class` oder `className` zuletzt an und führt es mit `tailwind-merge` zusammen, damit ein Aufrufer eine Utility überschreiben kann.',
      ],
      why: [
        'Two classes for one property are resolved by the stylesheet’s order, not by the caller’s.',
        'Bei zwei Klassen für eine Eigenschaft entscheidet die Reihenfolge im Stylesheet, nicht der Aufrufer.',
      ],
    }),
  },
  {
    applies: both(userInterfaces, ['Bootstrap']),
    directive: never('pair.interface-bootstrap', 'foot-gun', 84, {
      text: [
        'let Bootstrap’s script change elements the framework renders: both then fight for the same DOM.',
        'Bootstraps Skript Elemente verändern lassen, die das Framework rendert: Beide kämpfen dann um dasselbe DOM.',
      ],
      instead: [
        'use the stylesheet alone with framework components, or create and dispose the plugin in mount and unmount.',
        'nur das Stylesheet mit Framework-Komponenten nutzen oder das Plugin beim Einhängen erzeugen und beim Aushängen entsorgen.',
      ],
      why: [
        'The framework puts back what the script moved, and handlers point to removed nodes.',
        'Das Framework stellt zurück, was das Skript verschoben hat, und Handler zeigen auf entfernte Knoten.',
      ],
    }),
  },
  {
    applies: both(userInterfaces, pythonServices),
    directive: must('pair.interface-python', 'decision', 86, {
      text: [
        'Generate the TypeScript client from the service’s OpenAPI document in one script and fail the build when the generated file is stale.',
        'Erzeuge den TypeScript-Client mit einem Skript aus dem OpenAPI-Dokument des Dienstes und lass den Build scheitern, wenn die erzeugte Datei veraltet ist.',
      ],
      why: [
        'Hand-written types follow the service until the first forgotten field.',
        'Typen von Hand folgen dem Dienst bis zum ersten vergessenen Feld.',
      ],
    }),
  },
  {
    applies: both(userInterfaces, ['FastAPI', 'Flask', 'Express']),
    directive: must('pair.interface-cors', 'security', 80, {
      text: [
        'Serve app and API from one origin through a dev proxy; where origins differ, list them in CORS exactly, without `*` beside credentials.',
        'Liefere App und API über einen Dev-Proxy vom selben Ursprung aus; wo Ursprünge sich unterscheiden, liste sie in CORS genau auf, ohne `*` neben Credentials.',
      ],
      why: [
        'One origin needs no CORS at all, and a wildcard with credentials is refused by browsers.',
        'Ein Ursprung braucht gar kein CORS, und einen Platzhalter mit Credentials lehnen Browser ab.',
      ],
    }),
  },
  {
    applies: both(userInterfaces, ['Django']),
    directive: must('pair.interface-django', 'security', 84, {
      text: [
        'Sign in with Django’s session cookie and send the CSRF token header on every writing request; keep no token in local storage.',
        'Melde über Djangos Session-Cookie an und sende bei jeder schreibenden Anfrage den CSRF-Header; lege kein Token in den Local Storage.',
      ],
      why: [
        'A script on the page can read local storage, but not an HttpOnly cookie.',
        'Ein Skript der Seite kann den Local Storage lesen, ein HttpOnly-Cookie nicht.',
      ],
    }),
  },
  {
    applies: both(userInterfaces, ['Laravel']),
    directive: must('pair.interface-laravel', 'security', 84, {
      text: [
        'Choose once: Inertia pages with Laravel’s session, or a separate app with Sanctum cookies after `/sanctum/csrf-cookie`. Do not mix both.',
        'Entscheide einmal: Inertia-Seiten mit Laravels Session oder eine getrennte App mit Sanctum-Cookies nach `/sanctum/csrf-cookie`. Mische beides nicht.',
      ],
      why: [
        'Each way brings its own routing and session; both at once sign people out at random.',
        'Jeder Weg bringt Routing und Session mit; beide zugleich melden Menschen zufällig ab.',
      ],
    }),
  },
  {
    applies: both(userInterfaces, ['Ruby on Rails']),
    directive: must('pair.interface-rails', 'decision', 82, {
      supersedes: ['rails.hotwire'],
      text: [
        'Choose once: Hotwire pages, or Rails in API mode with a separate app and a session cookie. A page is rendered by one side only.',
        'Entscheide einmal: Hotwire-Seiten oder Rails im API-Modus mit getrennter App und Session-Cookie. Eine Seite rendert nur eine Seite der beiden.',
      ],
      why: [
        'Turbo replaces markup under a client framework and breaks its tree.',
        'Turbo ersetzt Markup unter einem Client-Framework und zerstört dessen Baum.',
      ],
    }),
  },
  {
    applies: both(['TypeScript'], javascriptServers),
    directive: must('pair.node-typescript', 'decision', 80, {
      text: [
        'Share request and response types with the client from one package, derived from the schemas the server validates with.',
        'Teile Anfrage- und Antworttypen mit dem Client aus einem Paket, abgeleitet aus den Schemas, mit denen der Server prüft.',
      ],
      why: [
        'A type that was only written down is not what the client sends.',
        'Ein nur aufgeschriebener Typ ist nicht das, was der Client sendet.',
      ],
    }),
  },
  {
    applies: (stack, applicationType) => applicationType === 'Frontend' && count(stack, backendFrameworks) > 0,
    directive: must('pair.frontend-with-server', 'boundary', 78, {
      text: [
        'The server code is only read here: consume its contract, and report a needed change instead of making it.',
        'Der Server-Code wird hier nur gelesen: Nutze seinen Vertrag und melde eine nötige Änderung, statt sie vorzunehmen.',
      ],
      why: [
        'The other side has owners and deployments of its own.',
        'Die andere Seite hat eigene Verantwortliche und Deployments.',
      ],
    }),
  },
  {
    applies: all('Angular', 'TypeScript'),
    directive: must('pair.angular-typescript', 'decision', 76, {
      text: [
        'Take `strict` and `strictTemplates` from the Angular compiler options; run `ng build`, because plain `tsc` reads no template.',
        'Nimm `strict` und `strictTemplates` aus den Optionen des Angular-Compilers; führe `ng build` aus, denn einfaches `tsc` liest kein Template.',
      ],
      why: [
        'A wrong input type is found in the template compiler alone.',
        'Einen falschen Input-Typ findet nur der Template-Compiler.',
      ],
      evidence: seen('https://angular.dev/tools/cli/template-typecheck', '@angular/core 22.2.6'),
    }),
  },
  {
    applies: all('React', 'TailwindCSS'),
    directive: must('pair.react-tailwind', 'decision', 78, {
      text: [
        'Express variants as a map from prop to complete class strings next to the component, and merge `className` last with `tailwind-merge`.',
        'Drücke Varianten als Abbildung von Prop auf vollständige Klassen neben der Komponente aus und führe `className` zuletzt mit `tailwind-merge` zusammen.',
      ],
      why: [
        'The scanner finds whole strings only, and of two conflicting utilities the stylesheet’s order decides.',
        'Der Scanner findet nur ganze Zeichenketten, und bei zwei widersprüchlichen Utilities entscheidet das Stylesheet.',
      ],
      supersedes: ['pair.interface-tailwind'],
    }),
  },
  {
    applies: all('Vue', 'TailwindCSS'),
    directive: must('pair.vue-tailwind', 'foot-gun', 78, {
      text: [
        'Write utilities in the template; a `<style scoped>` block with `@apply` begins with `@reference` to the main stylesheet.',
        'Schreibe Utilities ins Template; ein `<style scoped>`-Block mit `@apply` beginnt mit `@reference` auf das Haupt-Stylesheet.',
      ],
      why: [
        'Each style block is compiled alone and knows neither theme nor utilities.',
        'Jeder Style-Block wird für sich übersetzt und kennt weder Theme noch Utilities.',
      ],
      evidence: seen('https://tailwindcss.com/docs/functions-and-directives#reference-directive', 'tailwindcss 4.3.5'),
      supersedes: ['tailwind.reference'],
    }),
  },
  {
    applies: all('Angular', 'TailwindCSS'),
    directive: must('pair.angular-tailwind', 'foot-gun', 76, {
      text: [
        'Load Tailwind through PostCSS (`.postcssrc.json`) in the global stylesheet; component styles use `@reference` or none at all.',
        'Lade Tailwind über PostCSS (`.postcssrc.json`) im globalen Stylesheet; Komponenten-Styles nutzen `@reference` oder gar nichts davon.',
      ],
      why: [
        'The Angular builder runs no Vite plugins of yours, and component styles are compiled alone.',
        'Der Angular-Builder führt keine eigenen Vite-Plugins aus, und Komponenten-Styles werden einzeln übersetzt.',
      ],
      evidence: reported('https://tailwindcss.com/docs/installation/framework-guides/angular'),
      supersedes: ['tailwind.plugin'],
    }),
  },
  {
    applies: all('React', 'Bootstrap'),
    directive: must('pair.react-bootstrap', 'decision', 72, {
      text: [
        'Use react-bootstrap components with Bootstrap’s stylesheet, and import no file of `bootstrap/js`.',
        'Nutze Komponenten aus react-bootstrap mit Bootstraps Stylesheet und importiere keine Datei aus `bootstrap/js`.',
      ],
      why: [
        'The components keep focus and state in React; the scripts would move nodes away under it.',
        'Die Komponenten halten Fokus und Zustand in React; die Skripte würden Knoten darunter wegziehen.',
      ],
      supersedes: ['pair.interface-bootstrap'],
    }),
  },
  {
    applies: all('Angular', 'Bootstrap'),
    directive: must('pair.angular-bootstrap', 'decision', 72, {
      text: [
        'Use ng-bootstrap for dialogs, dropdowns and tooltips, and Bootstrap’s Sass for the rest.',
        'Nutze ng-bootstrap für Dialoge, Dropdowns und Tooltips und Bootstraps Sass für den Rest.',
      ],
      why: [
        'The widgets are Angular components with change detection and focus of their own.',
        'Die Widgets sind Angular-Komponenten mit eigener Change Detection und eigenem Fokus.',
      ],
      supersedes: ['pair.interface-bootstrap'],
    }),
  },
  {
    applies: all('Vue', 'Bootstrap'),
    directive: must('pair.vue-bootstrap', 'foot-gun', 70, {
      text: [
        'Wrap a Bootstrap plugin in one component that creates it in `onMounted` and calls `dispose()` in `onBeforeUnmount`.',
        'Kapsle ein Bootstrap-Plugin in einer Komponente, die es in `onMounted` erzeugt und in `onBeforeUnmount` `dispose()` aufruft.',
      ],
      why: [
        'A plugin that outlives its element keeps backdrop and listeners on the page.',
        'Ein Plugin, das sein Element überlebt, lässt Hintergrund und Listener auf der Seite.',
      ],
      supersedes: ['pair.interface-bootstrap'],
    }),
  },
  {
    applies: all('React', 'FastAPI'),
    directive: must('pair.react-fastapi', 'foot-gun', 82, {
      text: [
        'Give every FastAPI route an explicit `operation_id` and response model, so that the generated client has stable names and no `unknown`.',
        'Gib jeder FastAPI-Route eine feste `operation_id` und ein Antwortmodell, damit der erzeugte Client stabile Namen und kein `unknown` hat.',
      ],
      why: [
        'Default ids carry the path, so that moving a route renames every call in the app.',
        'Vorgegebene IDs enthalten den Pfad; wer eine Route verschiebt, benennt jeden Aufruf in der App um.',
      ],
      evidence: seen('https://fastapi.tiangolo.com/advanced/generate-clients/', 'fastapi 0.162.0'),
    }),
  },
  {
    applies: both(userInterfaces, ['FastAPI']),
    directive: must('pair.interface-fastapi-errors', 'foot-gun', 72, {
      text: [
        'Map FastAPI’s 422 answer (`detail[].loc`) to form fields in one client function.',
        'Ordne FastAPIs 422-Antwort (`detail[].loc`) in einer Client-Funktion den Formularfeldern zu.',
      ],
      why: [
        'The list form of `detail` renders as `[object Object]` where a sentence is expected.',
        'Als Liste erscheint `detail` dort, wo ein Satz erwartet wird, als `[object Object]`.',
      ],
      evidence: seen('https://fastapi.tiangolo.com/tutorial/handling-errors/', 'fastapi 0.162.0'),
    }),
  },
  {
    applies: both(userInterfaces, ['Django']),
    directive: must('pair.interface-django-api', 'decision', 74, {
      text: [
        'Serve JSON through Django REST framework serializers with explicit `fields`, and its OpenAPI schema as the client’s source.',
        'Liefere JSON über Serializer des Django REST framework mit ausdrücklichen `fields`; sein OpenAPI-Schema ist die Quelle des Clients.',
      ],
      why: [
        "`fields = '__all__'` publishes the next column somebody adds.",
        "`fields = '__all__'` veröffentlicht die nächste Spalte, die jemand ergänzt.",
      ],
      evidence: seen(
        'https://www.django-rest-framework.org/api-guide/serializers/#specifying-which-fields-to-include',
        'Django REST framework 3.18.3 documentation',
      ),
    }),
  },
  {
    applies: both(userInterfaces, ['Flask']),
    directive: must('pair.interface-flask', 'decision', 70, {
      text: [
        'Describe the API with an OpenAPI extension (APIFlask or flask-smorest), and validate requests with the same schemas.',
        'Beschreibe die API mit einer OpenAPI-Erweiterung (APIFlask oder flask-smorest) und prüfe Anfragen mit denselben Schemas.',
      ],
      why: [
        'Flask itself describes nothing, and a hand-kept document is wrong after a week.',
        'Flask selbst beschreibt nichts, und ein von Hand gepflegtes Dokument stimmt nach einer Woche nicht mehr.',
      ],
    }),
  },
  {
    applies: both(userInterfaces, ['Express']),
    directive: must('pair.interface-express', 'decision', 80, {
      text: [
        'Share zod schemas in one package: Express parses with them, the client infers its types from them, and neither writes a shape again.',
        'Teile zod-Schemas in einem Paket: Express prüft damit, der Client leitet daraus seine Typen ab, und niemand schreibt eine Form neu.',
      ],
      why: ['One schema cannot disagree with itself.', 'Ein Schema kann sich nicht selbst widersprechen.'],
    }),
  },
  {
    applies: all('Vue', 'Express'),
    directive: must('pair.vue-express', 'foot-gun', 72, {
      text: [
        'Proxy `/api` in the Vite dev server, and in production let Express serve `dist` with a history fallback after the API routes.',
        'Leite `/api` im Vite-Dev-Server weiter; in Produktion liefert Express `dist` aus, mit History-Fallback nach den API-Routen.',
      ],
      why: [
        'A fallback before the API answers unknown calls with a page and status 200.',
        'Ein Fallback vor der API beantwortet unbekannte Aufrufe mit einer Seite und Status 200.',
      ],
    }),
  },
  {
    applies: all('React', 'Express'),
    directive: must('pair.react-express', 'foot-gun', 72, {
      text: [
        'Mount the API before the static app and answer unknown `/api` paths with a JSON 404; the wildcard is written `/{*path}`.',
        'Binde die API vor der statischen App ein und beantworte unbekannte `/api`-Pfade mit einem JSON-404; der Platzhalter heißt `/{*path}`.',
      ],
      why: [
        'A bare `*` stops Express 5 at start, and a page with status 200 hides a mistyped call.',
        'Ein nacktes `*` hält Express 5 beim Start an, und eine Seite mit Status 200 verdeckt einen vertippten Aufruf.',
      ],
      evidence: seen('https://expressjs.com/en/guide/migrating-5.html#path-syntax', 'express 5.3.0'),
    }),
  },
  {
    applies: all('React', 'Laravel'),
    directive: must('pair.react-laravel', 'decision', 80, {
      supersedes: ['react.server-state', 'react.actions'],
      text: [
        'With Inertia, pages get props from controllers and forms go through `useForm`; add no second router and no query cache beside it.',
        'Mit Inertia bekommen Seiten ihre Props von Controllern, und Formulare laufen über `useForm`; daneben kein zweiter Router und kein Query-Cache.',
      ],
      why: [
        'Inertia already owns navigation, errors and reloads; a second owner shows stale data.',
        'Navigation, Fehler und Nachladen gehören schon Inertia; ein zweiter Besitzer zeigt alte Daten.',
      ],
      evidence: seen('https://inertiajs.com/forms', '@inertiajs/react 3.7.1'),
    }),
  },
  {
    applies: all('Vue', 'Laravel'),
    directive: must('pair.vue-laravel', 'decision', 80, {
      text: [
        'With Inertia, share the signed-in user and flash messages through the middleware, and type page props in one place.',
        'Teile mit Inertia Benutzer und Meldungen über die Middleware und typisiere Seiten-Props an einer Stelle.',
      ],
      why: [
        'Props passed by hand through every controller are missing on one page.',
        'Von Hand durch jeden Controller gereichte Props fehlen auf einer Seite.',
      ],
    }),
  },
  {
    applies: all('Angular', 'Laravel'),
    directive: must('pair.angular-laravel', 'security', 76, {
      text: [
        'Read the `XSRF-TOKEN` cookie with `withXsrfConfiguration`, and send credentials to the Laravel origin only.',
        'Lies das Cookie `XSRF-TOKEN` mit `withXsrfConfiguration` und sende Credentials nur an den Laravel-Ursprung.',
      ],
      why: [
        'Angular adds the header to relative URLs only, so a second origin is refused with 419.',
        'Angular setzt den Header nur bei relativen URLs; ein zweiter Ursprung wird mit 419 abgewiesen.',
      ],
      evidence: seen(
        'https://angular.dev/best-practices/security#httpclient-xsrf-csrf-security',
        '@angular/common 22.2.6',
      ),
    }),
  },
  {
    applies: all('React', 'Ruby on Rails'),
    directive: must('pair.react-rails', 'decision', 72, {
      text: [
        'Render a React island into a page only through one mount helper that hands over props as JSON and unmounts on `turbo:before-cache`.',
        'Rendere eine React-Insel in eine Seite nur über einen Helfer, der Props als JSON übergibt und bei `turbo:before-cache` aushängt.',
      ],
      why: [
        'Turbo caches the page with the island’s markup and mounts it a second time.',
        'Turbo legt die Seite samt Insel-Markup in den Cache und hängt sie ein zweites Mal ein.',
      ],
    }),
  },
  {
    applies: all('Laravel', 'PHP'),
    directive: must('pair.laravel-php', 'boundary', 74, {
      text: [
        'Follow Laravel where it decides: its validation, ORM, hashing and sessions replace the plain PHP functions named here.',
        'Folge Laravel, wo es entscheidet: Validierung, ORM, Hashing und Sessions ersetzen die hier genannten PHP-Funktionen.',
      ],
      why: [
        'Two ways to open a session or a query bypass each other’s checks.',
        'Zwei Wege zu Session oder Abfrage umgehen gegenseitig ihre Prüfungen.',
      ],
      supersedes: [
        'php.prepared',
        'php.session',
        'php.csrf',
        'php.autoload',
        'php.echo-input',
        'php.passwords',
        'php.exceptions',
        'php.property-hooks',
        'php.timezone',
      ],
    }),
  },
  {
    applies: all('Node.js', 'Express'),
    directive: must('pair.node-express', 'decision', 70, {
      text: [
        'Export the app without listening; a second file listens, closes on SIGTERM and is the only one that reads settings.',
        'Exportiere die App, ohne zu lauschen; eine zweite Datei lauscht, schließt bei SIGTERM und liest als einzige Einstellungen.',
      ],
      why: [
        'Tests import the app on a free port, and a stop finishes what is running.',
        'Tests importieren die App an einem freien Port, und ein Ende lässt Laufendes fertig werden.',
      ],
    }),
  },
  {
    applies: all('Node.js', 'TypeScript'),
    directive: must('pair.node-typescript-run', 'post-cutoff', 72, {
      text: [
        'Write `.ts` in relative imports and set `erasableSyntaxOnly`, `verbatimModuleSyntax` and `rewriteRelativeImportExtensions`, so that Node runs the files as they are.',
        'Schreibe `.ts` in relative Importe und setze `erasableSyntaxOnly`, `verbatimModuleSyntax` und `rewriteRelativeImportExtensions`, damit Node die Dateien unverändert ausführt.',
      ],
      why: [
        'Node resolves no missing extension and erases types only.',
        'Node ergänzt keine Endung und entfernt nur Typen.',
      ],
      since: '24',
      evidence: seen(
        'https://nodejs.org/docs/latest-v24.x/api/typescript.html#type-stripping',
        'Node.js 24.22 documentation',
      ),
    }),
  },
  {
    applies: all('React', 'JavaScript'),
    directive: should('pair.react-javascript', 'decision', 62, {
      text: [
        'Describe props of exported components as a JSDoc `@param` type and switch `checkJs` on; `propTypes` are ignored by React 19.',
        'Beschreibe Props exportierter Komponenten als JSDoc-`@param`-Typ und schalte `checkJs` ein; `propTypes` ignoriert React 19.',
      ],
      why: [
        'The editor then finds the wrong prop before the browser does.',
        'Dann findet der Editor die falsche Prop vor dem Browser.',
      ],
      evidence: seen('https://react.dev/blog/2024/04/25/react-19-upgrade-guide', 'react 19.3.1'),
    }),
  },
  {
    applies: all('Bootstrap', 'TypeScript'),
    directive: should('pair.bootstrap-typescript', 'decision', 54, {
      text: [
        "Import plugins one by one (`import { Modal } from 'bootstrap'`) with `@types/bootstrap`; there is no global `bootstrap`.",
        "Importiere Plugins einzeln (`import { Modal } from 'bootstrap'`) mit `@types/bootstrap`; ein globales `bootstrap` gibt es nicht.",
      ],
      why: [
        'The global exists only where the script tag was loaded first.',
        'Das Globale existiert nur, wo vorher das Skript-Tag geladen war.',
      ],
    }),
  },
  {
    applies: all('TailwindCSS', 'TypeScript'),
    directive: should('pair.tailwind-typescript', 'foot-gun', 56, {
      text: [
        'Type variant maps with `satisfies Record<Variant, string>`, so that every variant has complete class names.',
        'Typisiere Varianten mit `satisfies Record<Variant, string>`, damit jede Variante vollständige Klassennamen hat.',
      ],
      why: [
        'A missing variant is a compile error instead of an unstyled button.',
        'Eine fehlende Variante ist ein Übersetzungsfehler statt eines ungestalteten Knopfs.',
      ],
    }),
  },
  {
    applies: both(userInterfaces, ['Django']),
    directive: should('pair.django-interface-files', 'decision', 58, {
      text: [
        'Build the app with Vite into Django’s static files with a manifest, and let a template tag name the hashed files.',
        'Baue die App mit Vite samt Manifest in Djangos statische Dateien, und lass ein Template-Tag die Dateien mit Hash nennen.',
      ],
      why: [
        'A fixed file name serves yesterday’s script from the cache.',
        'Ein fester Dateiname liefert das Skript von gestern aus dem Cache.',
      ],
    }),
  },
  {
    applies: both(userInterfaces, ['Laravel']),
    directive: should('pair.laravel-interface-vite', 'foot-gun', 60, {
      text: [
        'Load assets with `@vite` and laravel-vite-plugin; write no fixed script path into a Blade file.',
        'Lade Assets mit `@vite` und laravel-vite-plugin; schreibe keinen festen Skriptpfad in eine Blade-Datei.',
      ],
      why: [
        'The manifest names the hashed file; a fixed path works in development only.',
        'Das Manifest nennt die Datei mit Hash; ein fester Pfad geht nur in der Entwicklung.',
      ],
      evidence: seen('https://laravel.com/docs/13.x/vite', 'laravel/framework 13.31.0 sources'),
    }),
  },
  {
    applies: both(userInterfaces, ['Ruby on Rails']),
    directive: must('pair.rails-interface-csrf', 'security', 78, {
      text: [
        'Send the token of `csrf_meta_tags` as `X-CSRF-Token` with every writing request from the client code.',
        'Sende das Token aus `csrf_meta_tags` bei jeder schreibenden Anfrage des Client-Codes als `X-CSRF-Token`.',
      ],
      why: [
        '`skip_forgery_protection` is the usual “fix” and opens the session to every site.',
        '`skip_forgery_protection` ist die übliche „Lösung“ und öffnet die Sitzung für jede Seite.',
      ],
      evidence: seen(
        'https://guides.rubyonrails.org/security.html#cross-site-request-forgery-csrf',
        'Rails 7.2.4 sources',
      ),
    }),
  },
  {
    applies: both(javascriptSide, otherServices),
    directive: must('pair.two-languages', 'boundary', 80, {
      text: [
        'Keep names, dates and money in one wire format: camelCase JSON, ISO 8601 in UTC, integer cents; convert at the edge of each side only.',
        'Halte Namen, Zeiten und Geld in einem Format auf der Leitung: camelCase-JSON, ISO 8601 in UTC, ganze Cent; wandle nur am Rand jeder Seite um.',
      ],
      why: [
        'Conversions in the middle are applied twice or not at all.',
        'Umwandlungen in der Mitte geschehen doppelt oder gar nicht.',
      ],
    }),
  },
  {
    applies: both(userInterfaces, ['Express', ...pythonServices]),
    directive: should('pair.monorepo', 'decision', 64, {
      text: [
        'Keep app and service in sibling folders with their own lockfile and commands; one script at the root runs the checks of both.',
        'Halte App und Dienst in Geschwisterordnern mit eigener Lockdatei und eigenen Befehlen; ein Skript an der Wurzel führt beide Prüfungen aus.',
      ],
      why: [
        'A check that is run on one half only is green while the other is broken.',
        'Eine Prüfung auf nur einer Hälfte ist grün, während die andere kaputt ist.',
      ],
    }),
  },
];
