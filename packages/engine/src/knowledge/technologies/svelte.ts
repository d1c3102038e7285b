import { checks } from '../../command.ts';
import { must, never, should } from '../../directive.ts';
import { probe } from '../../probe.ts';
import type { Technology } from '../../technology.ts';
import { readIn } from '../evidence.ts';

const seen = readIn('svelte 5.57.3, its compiler and its docs of August 2026', '2026-11-27');
const docs = (page: string) => seen(`https://svelte.dev/docs/svelte/${page}`);
const scope = ['**/*.svelte', '**/*.svelte.ts', '**/*.svelte.js'];

/** The knowledge of Svelte: version range, files, commands, probe and directives. */
export const svelte: Technology = {
  name: 'Svelte',
  side: 'frontend',
  isMore: true,
  role: 'interface',
  runsOn: 'web',
  packages: ['npm:svelte'],
  version: '5+',
  files: scope,
  pages: ['**/*.svelte', '**/vite.config.*'],
  newestTypeScript: '6.0',
  about: { en: 'Svelte components and shared state', de: 'Svelte-Komponenten und geteilten Zustand' },
  builtBy: 'package-scripts',
  commands: [],
  typeCheck: checks(
    'Types: the `check` script of package.json; without one, where `svelte-check` is installed, `npx svelte-check --tsconfig ./tsconfig.json`',
    'Typen: das Skript `check` aus package.json; ohne Skript, wo `svelte-check` installiert ist, `npx svelte-check --tsconfig ./tsconfig.json`',
  ),
  exampleLanguages: ['svelte'],
  probe: probe(
    [
      'Show the total of the items prop in a Svelte component.',
      'It uses $props and $derived, without export let, $: or an effect.',
    ],
    [
      'Zeige in einer Svelte-Komponente die Summe der Prop items.',
      'Das Modell nutzt $props und $derived, ohne export let, $: oder einen Effekt.',
    ],
  ),
  directives: [
    should('svelte.runes', 'foot-gun', 90, {
      known: 'model',
      text: [
        'Write runes: `let { items } = $props()`, `$state`, `$derived`, `onclick={…}`, `{@render children()}` with snippets; no `export let`, `$:`, `on:click`, `<slot>` or `createEventDispatcher`.',
        'Schreibe Runes: `let { items } = $props()`, `$state`, `$derived`, `onclick={…}`, `{@render children()}` mit Snippets; kein `export let`, `$:`, `on:click`, `<slot>` oder `createEventDispatcher`.',
      ],
      why: [
        'One rune turns the whole file into runes mode, where `export let` and `$:` are errors and the rest is deprecated; without any, a `let` is reactive by other rules.',
        'Eine Rune versetzt die ganze Datei in den Runes-Modus, in dem `export let` und `$:` Fehler sind und der Rest abgekündigt ist; ohne jede ist ein `let` nach anderen Regeln reaktiv.',
      ],
      evidence: docs('v5-migration-guide'),
      scope,
    }),
    never('svelte.effect-state', 'foot-gun', 86, {
      text: [
        'set state inside `$effect` to compute a value.',
        'in `$effect` Zustand setzen, um einen Wert zu berechnen.',
      ],
      instead: [
        'use `$derived` or `$derived.by`, which since 5.25 may also be assigned for an optimistic value; keep effects for the world outside Svelte.',
        '`$derived` oder `$derived.by` verwenden, dem man seit 5.25 für einen optimistischen Wert auch zuweisen kann; Effekte sind für die Welt außerhalb von Svelte da.',
      ],
      why: [
        'The effect runs after the page was updated, may run itself again, and does not run on a server.',
        'Der Effekt läuft, nachdem die Seite aktualisiert wurde, kann sich selbst erneut auslösen und läuft auf einem Server nicht.',
      ],
      evidence: docs('$effect'),
      scope,
      example: {
        language: 'svelte',
        bad: 'let total = $state(0);\n$effect(() => {\n  total = sum(items);\n});',
        good: 'const total = $derived(sum(items));',
      },
    }),
    should('svelte.destructure', 'foot-gun', 80, {
      text: [
        'Keep reactive objects whole or pass a getter: a number or string that was destructured from `$state`, or handed to a function, stays at its first value. Props from `$props()` may be destructured.',
        'Lass reaktive Objekte ganz oder übergib einen Getter: Eine Zahl oder ein String, aus `$state` destrukturiert oder an eine Funktion gegeben, bleibt beim ersten Stand. Props aus `$props()` darf man destrukturieren.',
      ],
      why: [
        'The compiler follows names, not values: what is passed on is a plain number or string.',
        'Der Compiler folgt Namen, nicht Werten: Weitergegeben wird eine einfache Zahl oder ein String.',
      ],
      evidence: docs('$state'),
      scope,
    }),
    should('svelte.shared-state', 'foot-gun', 82, {
      text: [
        'Share state from a `.svelte.ts` file as an object or class whose fields change; an exported `let` of `$state` that is reassigned does not compile. In an app that a server renders, put it into `createContext` (5.40), not into the module.',
        'Teile Zustand aus einer `.svelte.ts`-Datei als Objekt oder Klasse mit veränderlichen Feldern; ein exportiertes `let` mit `$state`, das neu zugewiesen wird, kompiliert nicht. Lege ihn in einer vom Server gerenderten App in `createContext` (5.40), nicht ins Modul.',
      ],
      why: [
        'A module lives as long as the server and shows the data of one person to the next.',
        'Ein Modul lebt so lange wie der Server und zeigt die Daten einer Person der nächsten.',
      ],
      evidence: docs('$state'),
      scope,
    }),
    should('svelte.raw', 'foot-gun', 70, {
      text: [
        'Use `$state.raw` for large data that is replaced as a whole, `SvelteMap`, `SvelteSet` and `SvelteDate` of `svelte/reactivity` for collections, and `$state.snapshot` before a proxy leaves for `structuredClone` or a library.',
        'Nutze `$state.raw` für große Daten, die als Ganzes ersetzt werden, `SvelteMap`, `SvelteSet` und `SvelteDate` aus `svelte/reactivity` für Sammlungen und `$state.snapshot`, bevor ein Proxy an `structuredClone` oder eine Bibliothek geht.',
      ],
      why: [
        'A plain `Map` in `$state` changes without the page noticing.',
        'Eine einfache `Map` in `$state` ändert sich, ohne dass die Seite es merkt.',
      ],
      evidence: docs('svelte-reactivity'),
      scope,
    }),
    should('svelte.attachments', 'post-cutoff', 74, {
      text: [
        'Attach behavior to an element with `{@attach fn}`, which runs again when its state changes; `use:` actions do not, and cannot go through a component.',
        'Hänge Verhalten mit `{@attach fn}` an ein Element, das bei Zustandsänderung erneut läuft; `use:`-Actions tun das nicht und gehen nicht durch eine Komponente.',
      ],
      why: [
        'Attachments came with 5.29; a model writes an action with an `update` method.',
        'Attachments kamen mit 5.29; ein Modell schreibt eine Action mit `update`-Methode.',
      ],
      since: '5.29',
      evidence: docs('@attach'),
      scope,
    }),
    must('svelte.html', 'security', 88, {
      text: [
        'Sanitize what goes into `{@html …}`, and check the protocol of an external URL before `href`; everything else is escaped.',
        'Bereinige, was in `{@html …}` geht, und prüfe das Protokoll einer URL von außen vor `href`; alles andere wird maskiert.',
      ],
      why: [
        'Neither the HTML nor a `javascript:` URL is checked by Svelte.',
        'Weder das HTML noch eine `javascript:`-URL prüft Svelte.',
      ],
      evidence: docs('@html'),
      scope,
      supersedes: ['javascript.innerhtml'],
    }),
    should('svelte.mcp', 'command', 80, {
      text: [
        'Check components with the Svelte MCP server where it is connected (`npx @sveltejs/mcp`): its autofixer names what is not Svelte 5; the docs stand at `https://svelte.dev/llms.txt`.',
        'Prüfe Komponenten mit dem Svelte-MCP-Server, wo er verbunden ist (`npx @sveltejs/mcp`): Sein Autofixer nennt, was nicht Svelte 5 ist; die Dokumentation steht unter `https://svelte.dev/llms.txt`.',
      ],
      why: [
        'Most code that a model has read is Svelte 4.',
        'Der meiste Code, den ein Modell gelesen hat, ist Svelte 4.',
      ],
      evidence: seen('https://svelte.dev/docs/ai'),
      scope,
    }),
    should('svelte.tree', 'decision', 88, {
      slot: 'structure.client',
      text: [
        'Lay the project out as `src/lib/NAME` (components, state and tests of one feature), `src/lib/ui` (shared components), and with SvelteKit `src/routes` (pages only) and `src/lib/server` (never in the bundle).',
        'Gliedere das Projekt in `src/lib/NAME` (Komponenten, Zustand und Tests eines Features), `src/lib/ui` (gemeinsame Komponenten) und mit SvelteKit `src/routes` (nur Seiten) sowie `src/lib/server` (nie im Bundle).',
      ],
      why: ['A page then shows which features it uses.', 'Eine Seite zeigt dann, welche Features sie nutzt.'],
      needs: ['new-project'],
    }),
  ],
};
