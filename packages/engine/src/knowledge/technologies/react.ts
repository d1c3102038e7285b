import { must, never, should } from '../../directive.ts';
import { probe } from '../../probe.ts';
import type { Technology } from '../../technology.ts';
import { confirmedIn } from '../evidence.ts';

const seen = confirmedIn('react 19.3.1, @types/react 19.3.0, eslint-plugin-react-hooks 7.1.1', '2026-11-21');
const scope = ['**/*.jsx', '**/*.tsx'];

export const react: Technology = {
  name: 'React',
  side: 'frontend',
  role: 'interface',
  runsOn: 'builder-web',
  version: '19+',
  builtBy: 'package-scripts',
  commands: [],
  probe: probe(
    [
      'Show the total of the items prop; keep it in state and update it in an effect.',
      'It computes the total during render, without state and effect.',
    ],
    [
      'Zeige die Summe der Prop items; halte sie im Zustand und aktualisiere sie in einem Effekt.',
      'Es berechnet die Summe beim Rendern, ohne Zustand und Effekt.',
    ],
  ),
  directives: [
    never('react.effect-derives', 'foot-gun', 95, {
      text: [
        'use an effect to derive state from props or other state, or to react to a click.',
        'mit einem Effekt Zustand aus Props oder anderem Zustand ableiten oder auf einen Klick reagieren.',
      ],
      instead: [
        'compute during render, and put the click’s work into its handler; effects are for systems outside React.',
        'beim Rendern berechnen und die Arbeit des Klicks in seinen Handler legen; Effekte sind für Systeme außerhalb von React.',
      ],
      why: [
        'An effect that sets state renders twice, shows a stale value in between and invites loops.',
        'Ein Effekt, der Zustand setzt, rendert doppelt, zeigt dazwischen einen alten Wert und lädt zu Schleifen ein.',
      ],
      evidence: seen('https://react.dev/learn/you-might-not-need-an-effect'),
      scope,
      example: {
        language: 'jsx',
        bad: 'const [total, setTotal] = useState(0);\nuseEffect(() => setTotal(sum(items)), [items]);',
        good: 'const total = sum(items);',
      },
    }),
    must('react.ref-as-prop', 'post-cutoff', 88, {
      text: [
        'Take `ref` as an ordinary prop of a function component; `forwardRef` is not needed any more.',
        'Nimm `ref` als gewöhnliche Prop einer Funktionskomponente entgegen; `forwardRef` ist nicht mehr nötig.',
      ],
      why: [
        'React 19 passes `ref` like any other prop; the wrapper only adds a layer and types that are hard to read.',
        'React 19 reicht `ref` wie jede andere Prop durch; der Wrapper bringt nur eine Schicht und schwer lesbare Typen.',
      ],
      since: '19',
      evidence: seen('https://react.dev/blog/2024/12/05/react-19#ref-as-a-prop'),
      scope,
    }),
    must('react.actions', 'post-cutoff', 86, {
      conflicts: ['pair.react-laravel'],
      text: [
        'Submit forms with an action and read pending and error state from `useActionState` and `useFormStatus`.',
        'Sende Formulare über eine Action ab und lies Warte- und Fehlerzustand aus `useActionState` und `useFormStatus`.',
      ],
      why: [
        'Actions handle pending, errors and order of submissions; three hand-kept state variables get one of them wrong.',
        'Actions regeln Warten, Fehler und Reihenfolge; drei selbst gepflegte Zustandsvariablen machen eines davon falsch.',
      ],
      since: '19',
      evidence: seen('https://react.dev/reference/react/useActionState'),
      scope,
    }),
    never('react.reflex-memo', 'post-cutoff', 76, {
      text: [
        'add `useMemo`, `useCallback` or `memo` by reflex where the React Compiler is switched on.',
        'bei eingeschaltetem React Compiler aus Gewohnheit `useMemo`, `useCallback` oder `memo` ergänzen.',
      ],
      instead: [
        'measure first; without the compiler memoise only what a profile shows as slow.',
        'zuerst messen; ohne Compiler nur memoisieren, was ein Profil als langsam zeigt.',
      ],
      why: [
        'The compiler memoises more finely than a person; manual hooks hide real dependencies.',
        'Der Compiler memoisiert feiner als ein Mensch; Hooks von Hand verdecken die echten Abhängigkeiten.',
      ],
      since: '19',
      evidence: seen('https://react.dev/learn/react-compiler'),
      scope,
    }),
    must('react.server-state', 'decision', 84, {
      conflicts: ['pair.react-laravel'],
      text: [
        'Keep data of the server in one query cache; copy none of it into `useState`.',
        'Halte Serverdaten in einem Query-Cache; kopiere nichts davon in `useState`.',
      ],
      why: [
        'Copied server data goes stale and needs a second source of truth to be kept in step.',
        'Kopierte Serverdaten veralten und machen aus einer Wahrheit zwei.',
      ],
      scope,
    }),
    must('react.stable-keys', 'foot-gun', 80, {
      text: [
        'Give list items a key from the data; an index as key moves state to the wrong row after a sort or removal.',
        'Gib Listeneinträgen einen Schlüssel aus den Daten; ein Index als Schlüssel verschiebt Zustand nach Sortieren oder Löschen in die falsche Zeile.',
      ],
      why: [
        'React matches rows by key; with an index, inputs and focus stay where the row was.',
        'React ordnet Zeilen über den Schlüssel zu; beim Index bleiben Eingaben und Fokus am alten Platz.',
      ],
      evidence: seen('https://react.dev/learn/rendering-lists#keeping-list-items-in-order-with-key'),
      scope,
    }),
    must('react.effect-cleanup', 'foot-gun', 78, {
      text: [
        'An effect that subscribes, starts a timer or fetches returns its cleanup and ignores answers that come too late.',
        'Ein Effekt, der abonniert, einen Timer startet oder lädt, gibt sein Aufräumen zurück und verwirft zu späte Antworten.',
      ],
      why: [
        'A late answer overwrites a newer one, and listeners pile up with every mount.',
        'Eine späte Antwort überschreibt eine neuere, und Listener sammeln sich mit jedem Einhängen.',
      ],
      evidence: seen('https://react.dev/reference/react/useEffect'),
      scope,
    }),
    should('react.state-shape', 'decision', 62, {
      text: [
        'Model states that exclude each other as one union, not as several booleans.',
        'Modelliere Zustände, die sich ausschließen, als eine Union statt als mehrere Booleans.',
      ],
      why: [
        'Three booleans allow eight states, of which the screen knows three.',
        'Drei Booleans erlauben acht Zustände, von denen die Ansicht drei kennt.',
      ],
      scope,
    }),
    should('react.test-roles', 'decision', 60, {
      text: [
        'Test through roles and labels as a person finds them; a needed test id means a label is missing.',
        'Teste über Rollen und Beschriftungen, wie Menschen sie finden; eine nötige Test-ID bedeutet, dass eine Beschriftung fehlt.',
      ],
      why: [
        'A test that finds elements as people do survives a rewrite of the markup and fails when a name is lost.',
        'Ein Test, der Elemente wie Menschen findet, übersteht neues Markup und schlägt fehl, wenn eine Beschriftung fehlt.',
      ],
      scope,
    }),
    must('react.effect-event', 'post-cutoff', 78, {
      text: [
        'Read the latest props inside an effect through `useEffectEvent`; leave no dependency out of the array to stop a re-run.',
        'Lies aktuelle Props in einem Effekt über `useEffectEvent`; lass keine Abhängigkeit weg, nur damit er seltener läuft.',
      ],
      why: [
        'A left-out dependency freezes the value of the first render; the event function always sees the current one.',
        'Eine fehlende Abhängigkeit friert den Wert des ersten Renderns ein; die Event-Funktion sieht immer den aktuellen.',
      ],
      since: '19.2',
      evidence: seen('https://react.dev/reference/react/useEffectEvent'),
      scope,
    }),
    must('react.context-provider', 'post-cutoff', 58, {
      text: [
        'Render a context as `<ThemeContext value={…}>`; `.Provider` is the old spelling.',
        'Rendere einen Context als `<ThemeContext value={…}>`; `.Provider` ist die alte Schreibweise.',
      ],
      why: [
        'React 19 renders the context itself; the old form is on its way out.',
        'React 19 rendert den Context selbst; die alte Form läuft aus.',
      ],
      since: '19',
      evidence: seen('https://react.dev/blog/2024/12/05/react-19#context-as-a-provider'),
      scope,
    }),
    never('react.default-props', 'post-cutoff', 70, {
      text: [
        'give function components `propTypes` or `defaultProps`: React 19 ignores both silently.',
        'Funktionskomponenten `propTypes` oder `defaultProps` geben: React 19 ignoriert beides stillschweigend.',
      ],
      instead: [
        'use default values in the parameter list and types for the shape.',
        'Vorgabewerte in der Parameterliste und Typen für die Form verwenden.',
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
      text: ['define a component inside another component.', 'eine Komponente innerhalb einer anderen definieren.'],
      instead: [
        'move it to module level and pass what it needs as props.',
        'sie auf Modulebene legen und als Props übergeben, was sie braucht.',
      ],
      why: [
        'Each render makes a new type, so the subtree is thrown away with its state and focus.',
        'Jedes Rendern erzeugt einen neuen Typ; der Teilbaum verliert Zustand und Fokus.',
      ],
      evidence: seen('https://react.dev/reference/eslint-plugin-react-hooks/lints/static-components'),
      scope,
      example: {
        language: 'jsx',
        bad: 'function Page({ items }) {\n  const Row = ({ item }) => <li>{item.name}</li>;\n  return <ul>{items.map((item) => <Row key={item.id} item={item} />)}</ul>;\n}',
        good: 'const Row = ({ item }) => <li>{item.name}</li>;\n\nfunction Page({ items }) {\n  return <ul>{items.map((item) => <Row key={item.id} item={item} />)}</ul>;\n}',
      },
    }),
    never('react.pure-render', 'foot-gun', 82, {
      text: [
        'read or write a ref, the clock, `Math.random()` or a module variable while rendering.',
        'beim Rendern eine Ref, die Uhr, `Math.random()` oder eine Modulvariable lesen oder schreiben.',
      ],
      instead: [
        'do it in an event handler or an effect, or keep the value in state.',
        'es in einem Event-Handler oder Effekt tun oder den Wert im Zustand halten.',
      ],
      why: [
        'React may render twice, later or not at all; the compiler skips components that break this.',
        'React darf doppelt, später oder gar nicht rendern; der Compiler überspringt Komponenten, die das verletzen.',
      ],
      evidence: seen('https://react.dev/reference/rules/components-and-hooks-must-be-pure'),
      scope,
    }),
    should('react.key-reset', 'decision', 64, {
      text: [
        'Reset a component’s state by giving it a `key` of the record it shows, not by an effect that clears fields.',
        'Setze den Zustand einer Komponente über einen `key` des gezeigten Datensatzes zurück, nicht über einen Effekt, der Felder leert.',
      ],
      why: [
        'A new key mounts a fresh component; an effect shows the old values for one frame.',
        'Ein neuer Schlüssel hängt eine frische Komponente ein; ein Effekt zeigt kurz die alten Werte.',
      ],
      evidence: seen('https://react.dev/learn/you-might-not-need-an-effect#resetting-all-state-when-a-prop-changes'),
      scope,
    }),
    must('react.lint', 'command', 84, {
      text: [
        'Lint with the `recommended` preset of eslint-plugin-react-hooks 7: it holds the compiler’s rules too; fix findings, disable none.',
        'Prüfe mit dem Preset `recommended` von eslint-plugin-react-hooks 7: Es enthält auch die Regeln des Compilers; behebe Befunde, schalte keinen ab.',
      ],
      why: [
        'One disabled line makes the compiler leave the whole component unoptimised.',
        'Eine abgeschaltete Zeile, und der Compiler optimiert die ganze Komponente nicht.',
      ],
      evidence: seen('https://react.dev/reference/eslint-plugin-react-hooks'),
      scope,
    }),
    never('react.html-from-outside', 'security', 92, {
      text: [
        'pass text from outside to `dangerouslySetInnerHTML`, or a URL from outside to `href` unchecked.',
        'Text von außen an `dangerouslySetInnerHTML` oder eine URL von außen ungeprüft an `href` geben.',
      ],
      instead: [
        'render it as text, or sanitise it first and allow only `https:` and `mailto:` links.',
        'ihn als Text rendern oder vorher bereinigen und nur `https:`- und `mailto:`-Links zulassen.',
      ],
      why: [
        'Both run a stranger’s script with the rights of the reader.',
        'Beides führt fremden Code mit den Rechten der Lesenden aus.',
      ],
      evidence: seen('https://react.dev/reference/react-dom/components/common#dangerously-setting-the-inner-html'),
      scope,
    }),
    never('react.use-promise', 'foot-gun', 68, {
      text: [
        'create a promise during render and hand it to `use`: every render starts a new request.',
        'beim Rendern ein Promise erzeugen und an `use` geben: Jedes Rendern startet eine neue Anfrage.',
      ],
      instead: [
        'take the promise from a cache, a loader or a parent that created it once.',
        'das Promise aus einem Cache, einem Loader oder von einer Elternkomponente nehmen, die es einmal erzeugt hat.',
      ],
      why: [
        'The component suspends for ever and floods the server.',
        'Die Komponente wartet endlos und überflutet den Server.',
      ],
      since: '19',
      evidence: seen('https://react.dev/reference/react/use'),
      scope,
    }),
    should('react.optimistic', 'post-cutoff', 56, {
      text: [
        'Show an expected result at once with `useOptimistic` inside the action; React takes it back when the action fails.',
        'Zeige ein erwartetes Ergebnis sofort mit `useOptimistic` in der Action; React nimmt es zurück, wenn sie scheitert.',
      ],
      why: [
        'A hand-written rollback forgets one of the paths on which a request can fail.',
        'Ein selbst geschriebenes Zurückrollen vergisst einen der Wege, auf denen eine Anfrage scheitern kann.',
      ],
      since: '19',
      evidence: seen('https://react.dev/reference/react/useOptimistic'),
      scope,
    }),
  ],
};
