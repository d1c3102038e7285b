import { type ApplicationType, backendFrameworks, type Framework } from '@regelwerk/contract/choices';
import { type Directive, must, never } from '../directive.ts';

/** What holds only where technologies meet, with the test that says when they do. */
export interface Combination {
  readonly applies: (stack: ReadonlySet<Framework>, applicationType: ApplicationType) => boolean;
  readonly directive: Directive;
}

const userInterfaces = ['React', 'Vue', 'Angular'] as const;
const javascriptServers = ['Node.js', 'Express'] as const;
/** Each stands for one service; the languages below them come along. */
const services = ['Express', 'FastAPI', 'Django', 'Flask', 'Ruby on Rails', 'Laravel'] as const;
const pythonServices = ['FastAPI', 'Django', 'Flask'] as const;

const all =
  (...names: Framework[]) =>
  (stack: ReadonlySet<Framework>) =>
    names.every((name) => stack.has(name));
const count = (stack: ReadonlySet<Framework>, names: readonly Framework[]) =>
  names.filter((name) => stack.has(name)).length;
const both = (first: readonly Framework[], second: readonly Framework[]) => (stack: ReadonlySet<Framework>) =>
  count(stack, first) > 0 && count(stack, second) > 0;

export const combinations: readonly Combination[] = [
  {
    applies: all('TypeScript', 'JavaScript'),
    directive: must('pair.typescript-javascript', 92, 'decision', [
      'New files are TypeScript; a JavaScript file you touch gets checked JSDoc types. Convert no file the task does not name.',
      'Neue Dateien sind TypeScript; eine JavaScript-Datei, die du anfasst, bekommt geprüfte JSDoc-Typen. Konvertiere keine Datei, die die Aufgabe nicht nennt.',
    ]),
  },
  {
    applies: all('TailwindCSS', 'Bootstrap'),
    directive: must('pair.tailwind-bootstrap', 92, 'decision', [
      'Tailwind styles new screens, Bootstrap stays on existing ones; no element mixes both. Load Bootstrap in its own cascade layer before Tailwind’s utilities, and only one of the two resets.',
      'Tailwind gestaltet neue Ansichten, Bootstrap bleibt auf bestehenden; kein Element mischt beide. Lade Bootstrap in einer eigenen Cascade-Layer vor Tailwinds Utilities und nur einen der beiden Resets.',
    ]),
  },
  {
    applies: (stack) => count(stack, userInterfaces) > 1,
    directive: must('pair.several-interfaces', 96, 'decision', [
      'Each interface framework lives in an app folder of its own with its own build; they share only plain TypeScript, CSS tokens and the API contract. Ask which app is meant when a task does not say.',
      'Jedes UI-Framework lebt in einem eigenen App-Ordner mit eigenem Build; geteilt werden nur reines TypeScript, CSS-Tokens und der API-Vertrag. Frage, welche App gemeint ist, wenn die Aufgabe es nicht sagt.',
    ]),
  },
  {
    applies: (stack) => count(stack, services) > 1,
    directive: must('pair.several-services', 96, 'decision', [
      'Each server framework is a service of its own with its own database schema; services speak through a versioned OpenAPI contract and share no models.',
      'Jedes Server-Framework ist ein eigener Dienst mit eigenem Datenbankschema; Dienste sprechen über einen versionierten OpenAPI-Vertrag und teilen keine Modelle.',
    ]),
  },
  {
    applies: all('React', 'TypeScript'),
    directive: must('pair.react-typescript', 82, 'decision', [
      "Type props as a plain object type on the parameter, extend native elements with `ComponentProps<'button'>`, and leave `React.FC` out.",
      "Typisiere Props als einfachen Objekttyp am Parameter, erweitere native Elemente mit `ComponentProps<'button'>` und lass `React.FC` weg.",
    ]),
  },
  {
    applies: all('Vue', 'TypeScript'),
    directive: must('pair.vue-typescript', 82, 'decision', [
      'Use `lang="ts"`, declare props and emits by type argument, and check templates with `vue-tsc`; plain `tsc` does not read them.',
      'Nutze `lang="ts"`, deklariere Props und Emits per Typargument und prüfe Templates mit `vue-tsc`; einfaches `tsc` liest sie nicht.',
    ]),
  },
  {
    applies: both(userInterfaces, ['TailwindCSS']),
    directive: must('pair.interface-tailwind', 76, 'decision', [
      'A component takes `class` or `className` last and merges it with `tailwind-merge`, so that a caller can override one utility.',
      'Eine Komponente nimmt `class` oder `className` zuletzt an und führt es mit `tailwind-merge` zusammen, damit ein Aufrufer eine Utility überschreiben kann.',
    ]),
  },
  {
    applies: both(userInterfaces, ['Bootstrap']),
    directive: never(
      'pair.interface-bootstrap',
      84,
      'foot-gun',
      [
        'let Bootstrap’s script change elements the framework renders: both then fight for the same DOM.',
        'Bootstraps Skript Elemente verändern lassen, die das Framework rendert: Beide kämpfen dann um dasselbe DOM.',
      ],
      [
        'use the stylesheet alone with framework components, or create and dispose the plugin in mount and unmount.',
        'nur das Stylesheet mit Framework-Komponenten nutzen oder das Plugin beim Einhängen erzeugen und beim Aushängen entsorgen.',
      ],
    ),
  },
  {
    applies: both(userInterfaces, pythonServices),
    directive: must('pair.interface-python', 86, 'decision', [
      'Generate the TypeScript client from the service’s OpenAPI document in one script and fail the build when the generated file is stale.',
      'Erzeuge den TypeScript-Client mit einem Skript aus dem OpenAPI-Dokument des Dienstes und lass den Build scheitern, wenn die erzeugte Datei veraltet ist.',
    ]),
  },
  {
    applies: both(userInterfaces, ['FastAPI', 'Flask', 'Express']),
    directive: must('pair.interface-cors', 80, 'security', [
      'Serve app and API from one origin through a dev proxy; where origins differ, list them in CORS exactly, without `*` beside credentials.',
      'Liefere App und API über einen Dev-Proxy vom selben Ursprung aus; wo Ursprünge sich unterscheiden, liste sie in CORS genau auf, ohne `*` neben Credentials.',
    ]),
  },
  {
    applies: both(userInterfaces, ['Django']),
    directive: must('pair.interface-django', 84, 'security', [
      'Sign in with Django’s session cookie and send the CSRF token header on every writing request; keep no token in local storage.',
      'Melde über Djangos Session-Cookie an und sende bei jeder schreibenden Anfrage den CSRF-Header; lege kein Token in den Local Storage.',
    ]),
  },
  {
    applies: both(userInterfaces, ['Laravel']),
    directive: must('pair.interface-laravel', 84, 'security', [
      'Choose once: Inertia pages with Laravel’s session, or a separate app with Sanctum cookies after `/sanctum/csrf-cookie`. Do not mix both.',
      'Entscheide einmal: Inertia-Seiten mit Laravels Session oder eine getrennte App mit Sanctum-Cookies nach `/sanctum/csrf-cookie`. Mische beides nicht.',
    ]),
  },
  {
    applies: both(userInterfaces, ['Ruby on Rails']),
    directive: must('pair.interface-rails', 82, 'decision', [
      'Choose once: Hotwire pages, or Rails in API mode with a separate app and a session cookie. A page is rendered by one side only.',
      'Entscheide einmal: Hotwire-Seiten oder Rails im API-Modus mit getrennter App und Session-Cookie. Eine Seite rendert nur eine Seite der beiden.',
    ]),
  },
  {
    applies: both(['TypeScript'], javascriptServers),
    directive: must('pair.node-typescript', 80, 'decision', [
      'Share request and response types with the client from one package, derived from the schemas the server validates with.',
      'Teile Anfrage- und Antworttypen mit dem Client aus einem Paket, abgeleitet aus den Schemas, mit denen der Server prüft.',
    ]),
  },
  {
    applies: (stack, applicationType) => applicationType === 'Frontend' && count(stack, backendFrameworks) > 0,
    directive: must('pair.frontend-with-server', 78, 'boundary', [
      'The server code is only read here: consume its contract, and report a needed change instead of making it.',
      'Der Server-Code wird hier nur gelesen: Nutze seinen Vertrag und melde eine nötige Änderung, statt sie vorzunehmen.',
    ]),
  },
];
