import { must, never, should } from '../../directive.ts';
import type { Technology } from '../../technology.ts';

const scope = ['**/*.jsx', '**/*.tsx'];

export const react: Technology = {
  name: 'React',
  version: '19+',
  commands: [],
  directives: [
    never(
      'react.effect-derives',
      95,
      'foot-gun',
      [
        'use an effect to derive state from props or other state, or to react to a click.',
        'mit einem Effekt Zustand aus Props oder anderem Zustand ableiten oder auf einen Klick reagieren.',
      ],
      [
        'compute during render, and put the click’s work into its handler; effects are for systems outside React.',
        'beim Rendern berechnen und die Arbeit des Klicks in seinen Handler legen; Effekte sind für Systeme außerhalb von React.',
      ],
      {
        scope,
        example: {
          language: 'tsx',
          bad: 'const [total, setTotal] = useState(0);\nuseEffect(() => setTotal(sum(items)), [items]);',
          good: 'const total = sum(items);',
        },
      },
    ),
    must(
      'react.ref-as-prop',
      88,
      'post-cutoff',
      [
        'Take `ref` as an ordinary prop of a function component; `forwardRef` is not needed any more.',
        'Nimm `ref` als gewöhnliche Prop einer Funktionskomponente entgegen; `forwardRef` ist nicht mehr nötig.',
      ],
      { scope },
    ),
    must(
      'react.actions',
      86,
      'post-cutoff',
      [
        'Submit forms with an action and read pending and error state from `useActionState` and `useFormStatus`.',
        'Sende Formulare über eine Action ab und lies Warte- und Fehlerzustand aus `useActionState` und `useFormStatus`.',
      ],
      { scope },
    ),
    never(
      'react.reflex-memo',
      76,
      'post-cutoff',
      [
        'add `useMemo`, `useCallback` or `memo` by reflex where the React Compiler is switched on.',
        'bei eingeschaltetem React Compiler aus Gewohnheit `useMemo`, `useCallback` oder `memo` ergänzen.',
      ],
      [
        'measure first; without the compiler memoise only what a profile shows as slow.',
        'zuerst messen; ohne Compiler nur memoisieren, was ein Profil als langsam zeigt.',
      ],
      { scope },
    ),
    must(
      'react.server-state',
      84,
      'decision',
      [
        'Keep data of the server in one query cache; copy none of it into `useState`.',
        'Halte Serverdaten in einem Query-Cache; kopiere nichts davon in `useState`.',
      ],
      { scope },
    ),
    must(
      'react.stable-keys',
      80,
      'foot-gun',
      [
        'Give list items a key from the data; an index as key moves state to the wrong row after a sort or removal.',
        'Gib Listeneinträgen einen Schlüssel aus den Daten; ein Index als Schlüssel verschiebt Zustand nach Sortieren oder Löschen in die falsche Zeile.',
      ],
      { scope },
    ),
    must(
      'react.effect-cleanup',
      78,
      'foot-gun',
      [
        'An effect that subscribes, starts a timer or fetches returns its cleanup and ignores answers that come too late.',
        'Ein Effekt, der abonniert, einen Timer startet oder lädt, gibt sein Aufräumen zurück und verwirft zu späte Antworten.',
      ],
      { scope },
    ),
    should(
      'react.state-shape',
      62,
      'decision',
      [
        'Model states that exclude each other as one union, not as several booleans.',
        'Modelliere Zustände, die sich ausschließen, als eine Union statt als mehrere Booleans.',
      ],
      { scope },
    ),
    should(
      'react.test-roles',
      60,
      'decision',
      [
        'Test through roles and labels as a person finds them; a needed test id means a label is missing.',
        'Teste über Rollen und Beschriftungen, wie Menschen sie finden; eine nötige Test-ID bedeutet, dass eine Beschriftung fehlt.',
      ],
      { scope },
    ),
  ],
};
