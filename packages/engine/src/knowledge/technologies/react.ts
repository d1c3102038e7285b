import { must, never, should } from '../../directive.ts';
import { probe } from '../../probe.ts';
import type { Technology } from '../../technology.ts';
import { readIn, reportedOn } from '../evidence.ts';

const seen = readIn('react 19.3.1, @types/react 19.3.0, eslint-plugin-react-hooks 7.1.1', '2026-11-21');
const reported = reportedOn('2026-11-22');
const scope = ['**/*.jsx', '**/*.tsx'];

/** The knowledge of React: version range, files, commands, probe and directives. */
export const react: Technology = {
  name: 'React',
  side: 'frontend',
  role: 'interface',
  runsOn: 'builder-web',
  packages: ['npm:react'],
  version: '19+',
  files: ['**/*.jsx', '**/*.tsx', '**/use[A-Z]*.ts', '**/use[A-Z]*.js', '**/eslint.config.*'],
  pages: ['**/*.jsx', '**/*.tsx', '**/vite.config.*', '**/postcss.config.*'],
  about: { en: 'React components, hooks and their tests', de: 'React-Komponenten, Hooks und ihre Tests' },
  builtBy: 'package-scripts',
  commands: [],
  exampleLanguages: ['jsx', 'tsx'],
  probe: probe(
    [
      'Show the total of the items prop; keep it in state and update it in an effect.',
      'It computes the total during render, without state and effect.',
    ],
    [
      'Zeige die Summe der Prop items; halte sie im Zustand und aktualisiere sie in einem Effekt.',
      'Das Modell berechnet die Summe beim Rendern, ohne Zustand und Effekt.',
    ],
  ),
  directives: [
    never('react.effect-derives', 'foot-gun', 95, {
      known: 'linter',
      text: [
        'use an effect to derive state from props or other state, or to handle a user event.',
        'mit einem Effekt State aus Props oder State ableiten oder auf Benutzeraktionen reagieren.',
      ],
      instead: [
        'compute it during render and respond to events in their handlers; effects are for systems outside React.',
        'beim Rendern berechnen und auf Ereignisse in deren Handler reagieren; Effekte sind für Systeme außerhalb von React da.',
      ],
      why: [
        'An effect that sets state renders twice and shows a stale value in between.',
        'Ein Effekt, der State setzt, rendert doppelt und zeigt dazwischen einen alten Wert.',
      ],
      evidence: seen('https://react.dev/learn/you-might-not-need-an-effect'),
      scope,
      example: {
        language: 'jsx',
        bad: 'const [total, setTotal] = useState(0);\nuseEffect(() => setTotal(sum(items)), [items]);',
        good: 'const total = sum(items);',
      },
    }),
    should('react.ref-as-prop', 'post-cutoff', 74, {
      known: 'model',
      text: [
        'Accept `ref` as an ordinary prop of a function component; `forwardRef` is no longer needed.',
        'Nimm `ref` als gewöhnliche Prop einer Funktionskomponente entgegen; `forwardRef` ist nicht mehr nötig.',
      ],
      why: [
        'React 19 passes `ref` like any other prop; the wrapper only adds a layer.',
        'React 19 reicht `ref` wie jede andere Prop durch; der Wrapper ist nur eine weitere Schicht.',
      ],
      since: '19',
      evidence: seen('https://react.dev/blog/2024/12/05/react-19#ref-as-a-prop'),
      scope,
    }),
    should('react.forward-ref', 'foot-gun', 70, {
      slot: 'react.ref-as-prop',
      text: [
        'Hand a ref through a function component with `forwardRef`; only React 19 passes `ref` as a prop.',
        'Reiche ein Ref mit `forwardRef` durch eine Funktionskomponente; erst React 19 übergibt `ref` als Prop.',
      ],
      why: [
        'Before 19 the prop is undefined, and the parent’s ref stays empty.',
        'Vor 19 ist die Prop undefiniert, und das Ref des Elternteils bleibt leer.',
      ],
      since: '16.3',
      until: '19',
      evidence: reported('https://react.dev/reference/react/forwardRef'),
    }),
    should('react.actions', 'post-cutoff', 86, {
      conflicts: ['pair.react-laravel'],
      text: [
        'Where forms use actions, take pending and error state from `useActionState`, return the submitted values with the error and set them as `defaultValue`; a `select` needs its value as `key`, too.',
        'Wo Formulare Actions nutzen, nimm Lade- und Fehlerzustand aus `useActionState`, gib die gesendeten Werte mit dem Fehler zurück und setze sie als `defaultValue`; ein `select` braucht seinen Wert auch als `key`.',
      ],
      why: [
        'React resets the uncontrolled fields of a form after its action, also when it returns an error, and a `select` then jumps to its first option.',
        'React setzt die unkontrollierten Felder eines Formulars nach seiner Action zurück, auch bei einem Fehler, und ein `select` springt dann auf seine erste Option.',
      ],
      since: '19',
      evidence: seen('https://react.dev/reference/react/useActionState'),
      scope,
      example: {
        language: 'jsx',
        bad: '<select name="plan" defaultValue={state.plan}>{options}</select>',
        good: '<select name="plan" key={state.plan} defaultValue={state.plan}>{options}</select>',
      },
    }),
    never('react.reflex-memo', 'post-cutoff', 66, {
      known: 'model',
      text: [
        'add `useMemo`, `useCallback` or `memo` by habit where the React Compiler is enabled.',
        'bei eingeschaltetem React Compiler aus Gewohnheit `useMemo`, `useCallback` oder `memo` ergänzen.',
      ],
      instead: [
        'measure first; without the compiler, memoize only what a profile shows to be slow.',
        'zuerst messen; ohne Compiler nur memoisieren, was im Profiler langsam ist.',
      ],
      why: [
        'The compiler memoizes more precisely than hand-written hooks, which it then has to preserve.',
        'Der Compiler memoisiert genauer als handgeschriebene Hooks, die er dann erhalten muss.',
      ],
      since: '19',
      evidence: seen('https://react.dev/learn/react-compiler'),
      scope,
    }),
    should('react.server-state', 'decision', 84, {
      known: 'model',
      conflicts: ['pair.react-laravel'],
      text: [
        'Keep server data in the project’s one cache or loader; do not copy it into `useState`.',
        'Halte Serverdaten in dem einen Cache oder Loader des Projekts; kopiere sie nicht in `useState`.',
      ],
      why: [
        'A copy goes stale as soon as the server data changes.',
        'Eine Kopie veraltet, sobald sich die Serverdaten ändern.',
      ],
      scope,
    }),
    should('react.stable-keys', 'foot-gun', 80, {
      known: 'linter',
      text: [
        'Give list items a key from the data; with the index as key, state moves to the wrong row after a sort or removal.',
        'Gib Listeneinträgen einen Key aus den Daten; mit dem Index als Key landet State nach Sortieren oder Löschen in der falschen Zeile.',
      ],
      why: [
        'React matches rows by key; with an index, inputs and focus stay where the row was.',
        'React ordnet Zeilen über den Key zu; beim Index bleiben Eingaben und Fokus an der alten Stelle.',
      ],
      evidence: seen('https://react.dev/learn/rendering-lists#keeping-list-items-in-order-with-key'),
      scope,
    }),
    should('react.effect-cleanup', 'foot-gun', 78, {
      known: 'model',
      text: [
        'An effect that subscribes, starts a timer or fetches returns a cleanup and ignores responses that arrive after it.',
        'Ein Effekt, der abonniert, einen Timer startet oder lädt, gibt ein Cleanup zurück und ignoriert Antworten, die danach eintreffen.',
      ],
      why: [
        'A late response overwrites a newer one, and listeners pile up with every mount.',
        'Eine späte Antwort überschreibt eine neuere, und mit jedem Mount kommen Listener dazu.',
      ],
      evidence: seen('https://react.dev/reference/react/useEffect'),
      scope,
    }),
    should('react.state-shape', 'decision', 62, {
      known: 'model',
      text: [
        'Hold states that exclude each other in one value, not in several booleans.',
        'Halte Zustände, die sich ausschließen, in einem Wert statt in mehreren Booleans.',
      ],
      why: [
        'Three booleans allow eight states, of which the screen knows three.',
        'Drei Booleans erlauben acht Zustände, von denen die Seite drei kennt.',
      ],
      scope,
    }),
    should('react.test-roles', 'decision', 60, {
      known: 'model',
      text: [
        'Find elements in tests by role and label; if you need a test id, a label is usually missing.',
        'Finde Elemente in Tests über Rolle und Beschriftung; brauchst du eine Test-ID, fehlt meist eine Beschriftung.',
      ],
      why: [
        'Such a test survives new markup and fails when an accessible name is lost.',
        'Ein solcher Test übersteht neues Markup und schlägt fehl, wenn ein zugänglicher Name verloren geht.',
      ],
      scope,
    }),
    should('react.effect-event', 'post-cutoff', 82, {
      text: [
        'Read the latest props inside an effect through `useEffectEvent`; do not omit a dependency to stop it from re-running.',
        'Lies aktuelle Props in einem Effekt über `useEffectEvent`; lass keine Dependency weg, nur damit er seltener läuft.',
      ],
      why: [
        'Without the dependency the effect keeps the values of its last run; the event function always sees the current ones.',
        'Ohne die Dependency behält der Effekt die Werte seines letzten Laufs; die Event-Funktion sieht immer die aktuellen.',
      ],
      since: '19.2',
      evidence: seen('https://react.dev/reference/react/useEffectEvent'),
      scope,
    }),
    should('react.context-provider', 'post-cutoff', 58, {
      known: 'model',
      text: [
        'Render a context as `<ThemeContext value={…}>`; `.Provider` is the old spelling.',
        'Rendere einen Context als `<ThemeContext value={…}>`; `.Provider` ist die alte Schreibweise.',
      ],
      why: [
        'React 19 accepts the context itself; the old form is going to be deprecated.',
        'React 19 nimmt den Context selbst an; die alte Form soll abgekündigt werden.',
      ],
      since: '19',
      evidence: seen('https://react.dev/blog/2024/12/05/react-19#context-as-a-provider'),
      scope,
    }),
    never('react.default-props', 'post-cutoff', 66, {
      text: [
        'give function components `propTypes` or `defaultProps`: React 19 ignores the first, and the second in JSX, without a warning.',
        'Funktionskomponenten `propTypes` oder `defaultProps` geben: React 19 ignoriert das erste, und das zweite in JSX, ohne Warnung.',
      ],
      instead: [
        'use default values in the parameter list, and describe props with TypeScript or JSDoc types.',
        'Vorgabewerte in der Parameterliste verwenden und Props mit TypeScript- oder JSDoc-Typen beschreiben.',
      ],
      why: [
        'The check and the default vanish without a warning, and the component gets `undefined`.',
        'Prüfung und Vorgabe entfallen ohne Warnung, und die Komponente bekommt `undefined`.',
      ],
      since: '19',
      evidence: seen('https://react.dev/blog/2024/04/25/react-19-upgrade-guide#removed-deprecated-react-apis'),
      scope,
    }),
    never('react.component-inside', 'foot-gun', 86, {
      known: 'linter',
      text: ['define a component inside another component.', 'eine Komponente innerhalb einer anderen definieren.'],
      instead: [
        'move it to module level and pass what it needs as props.',
        'sie auf Modulebene legen und als Props übergeben, was sie braucht.',
      ],
      why: [
        'Each render creates a new component type, so React unmounts the subtree and its state and focus are lost.',
        'Jedes Rendern erzeugt einen neuen Komponententyp; React unmountet den Teilbaum, und State und Fokus gehen verloren.',
      ],
      evidence: seen('https://react.dev/reference/eslint-plugin-react-hooks/lints/static-components'),
      scope,
      example: {
        language: 'jsx',
        bad: 'function Page({ items }) {\n  const Row = ({ item }) => <Card title={item.name} />;\n  return items.map((item) => <Row key={item.id} item={item} />);\n}',
        good: 'const Row = ({ item }) => <Card title={item.name} />;\n\nfunction Page({ items }) {\n  return items.map((item) => <Row key={item.id} item={item} />);\n}',
      },
    }),
    never('react.pure-render', 'foot-gun', 82, {
      known: 'linter',
      text: [
        'while rendering, write a ref or a module variable, or read something that changes: a ref, the clock, `Math.random()`.',
        'beim Rendern eine Ref oder Modulvariable schreiben oder etwas Veränderliches lesen: eine Ref, die Uhr, `Math.random()`.',
      ],
      instead: [
        'do it in an event handler or an effect, or keep the value in state.',
        'es in einem Event-Handler oder Effekt tun oder den Wert im State halten.',
      ],
      why: [
        'React may render twice, later or not at all; the compiler skips components that break this.',
        'React darf doppelt, später oder gar nicht rendern; der Compiler überspringt Komponenten, die das verletzen.',
      ],
      evidence: seen('https://react.dev/reference/rules/components-and-hooks-must-be-pure'),
      scope,
    }),
    should('react.key-reset', 'decision', 64, {
      known: 'linter',
      text: [
        'Reset a component’s state with a `key` from the record it shows, not with an effect that clears fields.',
        'Setze State über einen `key` aus dem gezeigten Datensatz zurück, nicht über einen Effekt, der Felder leert.',
      ],
      why: [
        'A new key mounts a fresh component; an effect shows the old values for one frame.',
        'Ein neuer Key mountet eine frische Komponente; ein Effekt zeigt kurz die alten Werte.',
      ],
      evidence: seen('https://react.dev/learn/you-might-not-need-an-effect#resetting-all-state-when-a-prop-changes'),
      scope,
    }),
    should('react.lint', 'command', 84, {
      text: [
        'Where ESLint is installed, extend `configs.flat.recommended` of eslint-plugin-react-hooks 7, which includes the compiler’s rules; where oxlint is, run it with `--deny-warnings`, because its warnings exit with 0. Fix findings instead of disabling them.',
        'Ist ESLint installiert, erweitere `configs.flat.recommended` von eslint-plugin-react-hooks 7, das auch die Regeln des Compilers enthält; ist es oxlint, starte es mit `--deny-warnings`, denn seine Warnungen enden mit 0. Behebe Befunde, statt sie abzuschalten.',
      ],
      why: [
        'One disabled line makes the compiler skip the whole component. New Vite apps come with oxlint.',
        'Wegen einer abgeschalteten Zeile überspringt der Compiler die ganze Komponente. Neue Vite-Apps bringen oxlint mit.',
      ],
      evidence: seen('https://react.dev/reference/eslint-plugin-react-hooks'),
      scope,
    }),
    never('react.html-from-outside', 'security', 92, {
      text: [
        'pass external text to `dangerouslySetInnerHTML`, or an external URL to `href` or `src` unchecked.',
        'Text von außen an `dangerouslySetInnerHTML` oder eine URL von außen ungeprüft an `href` oder `src` geben.',
      ],
      instead: [
        'render it as text, or sanitize it; parse URLs with `new URL(value, location.href)` and accept only `http:`, `https:` and other protocols the feature needs.',
        'ihn als Text rendern oder bereinigen; URLs mit `new URL(value, location.href)` parsen und nur `http:`, `https:` und andere nötige Protokolle zulassen.',
      ],
      why: [
        'Such HTML runs foreign scripts. React 19 blocks `javascript:` URLs, but no other protocol and no link to a look-alike site.',
        'Solches HTML führt fremde Skripte aus. React 19 blockiert `javascript:`-URLs, aber kein anderes Protokoll und keinen Link auf eine gefälschte Seite.',
      ],
      needs: ['client'],
      evidence: seen('https://react.dev/reference/react-dom/components/common#dangerously-setting-the-inner-html'),
      scope,
      supersedes: ['javascript.innerhtml'],
    }),
    never('react.use-promise', 'foot-gun', 80, {
      text: [
        'create a promise during render and hand it to `use`: every render starts a new request.',
        'beim Rendern ein Promise erzeugen und an `use` geben: Jedes Rendern startet eine neue Anfrage.',
      ],
      instead: [
        'take the promise from a cache, a loader or a parent that created it once.',
        'das Promise aus Cache, Loader oder Elternkomponente nehmen, die es einmal erzeugt.',
      ],
      why: [
        'The component suspends forever and floods the server with requests.',
        'Die Komponente wartet endlos und überflutet den Server mit Anfragen.',
      ],
      since: '19',
      evidence: seen('https://react.dev/reference/react/use'),
      scope,
    }),
    should('react.boundaries', 'decision', 72, {
      known: 'model',
      text: [
        'Put an error boundary around each part of a page that can fail alone, and a `Suspense` fallback where it loads.',
        'Setze um jeden Seitenteil, der für sich scheitern kann, eine Error Boundary und dort, wo er lädt, einen `Suspense`-Fallback.',
      ],
      why: [
        'Without a boundary one thrown error unmounts the whole app.',
        'Ohne Boundary verschwindet bei einem geworfenen Fehler die ganze App.',
      ],
      evidence: seen('https://react.dev/reference/react/Component#catching-rendering-errors-with-an-error-boundary'),
      scope,
    }),
    must('react.use-server', 'security', 84, {
      text: [
        "Treat every function in a `'use server'` file as a public endpoint: check the session and validate its arguments inside it.",
        "Behandle jede Funktion in einer `'use server'`-Datei als öffentlichen Endpunkt: Prüfe darin die Sitzung und validiere ihre Argumente.",
      ],
      why: [
        'The browser can call it with any arguments, whether or not a page shows the button.',
        'Der Browser kann sie mit beliebigen Argumenten aufrufen, ob eine Seite den Button zeigt oder nicht.',
      ],
      since: '19',
      evidence: seen('https://react.dev/reference/rsc/use-server#security'),
      scope,
      needs: ['meta-framework'],
    }),
    should('react.next-docs', 'post-cutoff', 88, {
      text: [
        'In Next.js 16, read the page in `node_modules/next/dist/docs` before you use an API of the framework.',
        'Lies in Next.js 16 die Seite in `node_modules/next/dist/docs`, bevor du eine API des Frameworks nutzt.',
      ],
      why: [
        'Caching, `params` and middleware changed since most models were trained; these pages describe the installed version.',
        'Caching, `params` und Middleware haben sich geändert, seit die meisten Modelle trainiert wurden; diese Seiten beschreiben die installierte Version.',
      ],
      since: '19.2',
      evidence: readIn('next 16.4.3', '2026-11-26')('https://nextjs.org/docs/app/guides/ai-agents'),
      scope,
      needs: ['meta-framework'],
    }),
    should('react.tree', 'decision', 92, {
      slot: 'structure.client',
      text: [
        'Lay the project out as `src/app` (routes, providers), `src/features/NAME` (one folder per feature with its tests), `src/ui` (shared components), `src/lib` (helpers without domain logic).',
        'Gliedere das Projekt in `src/app` (Routen, Provider), `src/features/NAME` (ein Ordner je Feature mit seinen Tests), `src/ui` (gemeinsame Komponenten), `src/lib` (Hilfsfunktionen ohne Fachbezug).',
      ],
      why: [
        'A feature can then be found and removed as one folder.',
        'Ein Feature lässt sich dann als ein Ordner finden und entfernen.',
      ],
      needs: ['new-project'],
    }),
    should('react.activity', 'post-cutoff', 68, {
      text: [
        'Keep a hidden part of the page with `<Activity mode="hidden">`, for example a tab in the background: its state stays, its effects stop.',
        'Halte einen verborgenen Seitenteil mit `<Activity mode="hidden">` bereit, etwa einen Tab im Hintergrund: Sein State bleibt, seine Effekte enden.',
      ],
      why: [
        'Conditional rendering loses what was typed; hiding with CSS keeps subscriptions and timers running.',
        'Bedingtes Rendern verliert Eingaben; Verstecken mit CSS lässt Subscriptions und Timer weiterlaufen.',
      ],
      since: '19.2',
      evidence: seen('https://react.dev/reference/react/Activity'),
      scope,
    }),
    should('react.view-transition', 'post-cutoff', 60, {
      text: [
        'Animate between views with `<ViewTransition>` and an update inside `startTransition`; an animation library is not needed for it.',
        'Animiere Wechsel zwischen Ansichten mit `<ViewTransition>` und einem Update in `startTransition`; eine Animationsbibliothek ist dafür nicht nötig.',
      ],
      why: [
        'The component was experimental until 19.3, so a model avoids it.',
        'Bis 19.3 war die Komponente experimentell; ein Modell meidet sie deshalb.',
      ],
      since: '19.3',
      evidence: seen('https://react.dev/reference/react/ViewTransition'),
      scope,
    }),
    should('react.optimistic', 'post-cutoff', 56, {
      text: [
        'Show an expected result at once with `useOptimistic` inside the action; React reverts it when the action fails.',
        'Zeige das Ergebnis vorab mit `useOptimistic` in der Action; scheitert sie, nimmt React es zurück.',
      ],
      why: [
        'A hand-written rollback forgets one of the paths on which a request can fail.',
        'Ein selbst geschriebenes Rollback vergisst einen der Wege, auf denen eine Anfrage scheitern kann.',
      ],
      since: '19',
      evidence: seen('https://react.dev/reference/react/useOptimistic'),
      scope,
    }),
  ],
};
