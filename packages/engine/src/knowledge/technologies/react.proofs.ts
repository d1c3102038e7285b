import type { Proof } from '../../proof.ts';

const page = (code: string) => ({
  'a.mjs': `import { JSDOM } from 'jsdom';
const { window } = new JSDOM('<div id="root"></div>');
Object.assign(globalThis, { window, document: window.document, IS_REACT_ACT_ENVIRONMENT: true, FormData: window.FormData, HTMLElement: window.HTMLElement });
const load = (name) => import(name);
const React = (await load('react')).default;
const { createRoot } = await load('react-dom/client');
const { createElement: h, act, useState, useActionState } = React;
const root = createRoot(document.getElementById('root'));
const show = (element) => act(async () => root.render(element));
const find = (selector) => document.querySelector(selector);
${code}
process.exit(0);
`,
});
const packages = ['react', 'react-dom'];

/** Proofs of the React directives. */
export const proofs: readonly Proof[] = [
  {
    id: 'react.actions',
    scaffold: 'react',
    packages,
    trials: [
      {
        shows: 'an uncontrolled field is empty after an action that returns an error',
        files:
          page(`function Form() { const [state, run] = useActionState(async () => 'bad', ''); return h('form', { action: run }, h('input', { name: 'a' }), h('b', null, state)); }
await show(h(Form)); find('input').value = 'typed'; await act(async () => find('form').requestSubmit());
console.log(JSON.stringify([find('b').textContent, find('input').value]));`),
        run: 'node a.mjs',
        exits: 'zero',
        prints: /\["bad",""\]/,
      },
      {
        shows: 'returned values in defaultValue keep it',
        files:
          page(`function Form() { const [state, run] = useActionState(async (_, data) => ({ error: 'bad', a: data.get('a') }), {}); return h('form', { action: run }, h('input', { name: 'a', defaultValue: state.a }), h('b', null, state.error)); }
await show(h(Form)); find('input').value = 'typed'; await act(async () => find('form').requestSubmit());
console.log(JSON.stringify([find('b').textContent, find('input').value]));`),
        run: 'node a.mjs',
        exits: 'zero',
        prints: /\["bad","typed"\]/,
      },
    ],
  },
  {
    id: 'react.html-from-outside',
    scaffold: 'react',
    packages,
    trials: [
      {
        shows: 'React blocks javascript: URLs',
        files: page(
          "await show(h('a', { href: 'javascript:alert(1)' })); console.log(find('a').getAttribute('href'));",
        ),
        run: 'node a.mjs',
        exits: 'zero',
        prints: /React has blocked a javascript: URL/,
      },
      {
        shows: 'but not data: pages',
        files: page(
          "await show(h('a', { href: 'data:text/html,<script>1</script>' })); console.log(find('a').getAttribute('href'));",
        ),
        run: 'node a.mjs',
        exits: 'zero',
        prints: /^data:text\/html/m,
      },
      {
        shows: 'raw HTML keeps its handlers',
        files: page(
          "await show(h('p', { dangerouslySetInnerHTML: { __html: '<img src=x onerror=alert(1)>' } })); console.log(find('img').getAttribute('onerror'));",
        ),
        run: 'node a.mjs',
        exits: 'zero',
        prints: /alert\(1\)/,
      },
    ],
  },
  {
    id: 'react.ref-as-prop',
    scaffold: 'react',
    packages,
    trials: [
      {
        shows: 'a function component gets ref as a prop',
        files: page(
          "let seen; const Field = ({ ref }) => h('input', { ref }); await show(h(Field, { ref: (node) => { seen = node?.tagName ?? seen; } })); console.log(seen);",
        ),
        run: 'node a.mjs',
        exits: 'zero',
        prints: /INPUT/,
      },
    ],
  },
  {
    id: 'react.context-provider',
    scaffold: 'react',
    packages,
    trials: [
      {
        shows: 'a context renders itself',
        files: page(
          "const C = React.createContext('no'); const Show = () => h('b', null, React.use(C)); await show(h(C, { value: 'yes' }, h(Show))); console.log(find('b').textContent);",
        ),
        run: 'node a.mjs',
        exits: 'zero',
        prints: /yes/,
      },
    ],
  },
  {
    id: 'react.default-props',
    scaffold: 'react',
    packages,
    trials: [
      {
        shows: 'JSX ignores defaultProps and propTypes silently',
        files: page(
          "const P = ({ a }) => h('b', null, String(a)); P.defaultProps = { a: 'set' }; P.propTypes = { a: () => new Error('wrong') }; const { jsx } = await load('react/jsx-runtime'); await show(jsx(P, {})); console.log(find('b').textContent);",
        ),
        run: 'node a.mjs',
        exits: 'zero',
        prints: /^undefined$/m,
        neverPrints: /wrong/,
      },
    ],
  },
  {
    id: 'react.component-inside',
    scaffold: 'react',
    packages,
    trials: [
      {
        shows: 'the subtree of an inner component loses its input',
        files: page(
          "function Page({ n }) { const Row = () => h('input'); return h(Row, null); } await show(h(Page, { n: 1 })); find('input').value = 'typed'; await show(h(Page, { n: 2 })); console.log('[' + find('input').value + ']');",
        ),
        run: 'node a.mjs',
        exits: 'zero',
        prints: /\[\]/,
      },
      {
        shows: 'at module level it keeps it',
        files: page(
          "const Row = () => h('input'); const Page = () => h(Row); await show(h(Page, { n: 1 })); find('input').value = 'typed'; await show(h(Page, { n: 2 })); console.log('[' + find('input').value + ']');",
        ),
        run: 'node a.mjs',
        exits: 'zero',
        prints: /\[typed\]/,
      },
    ],
  },
  {
    id: 'react.stable-keys',
    scaffold: 'react',
    packages,
    trials: [
      {
        shows: 'with the index, typed text stays in the first row',
        files: page(
          "const List = ({ rows }) => h('ul', null, rows.map((row, i) => h('li', { key: i }, row, h('input')))); await show(h(List, { rows: ['a', 'b'] })); find('input').value = 'of a'; await show(h(List, { rows: ['b'] })); console.log(find('li').textContent, find('input').value);",
        ),
        run: 'node a.mjs',
        exits: 'zero',
        prints: /b of a/,
      },
      {
        shows: 'with a key of the data it leaves with its row',
        files: page(
          "const List = ({ rows }) => h('ul', null, rows.map((row) => h('li', { key: row }, row, h('input')))); await show(h(List, { rows: ['a', 'b'] })); find('input').value = 'of a'; await show(h(List, { rows: ['b'] })); console.log('[' + find('li').textContent + find('input').value + ']');",
        ),
        run: 'node a.mjs',
        exits: 'zero',
        prints: /\[b\]/,
      },
    ],
  },
  {
    id: 'react.effect-event',
    scaffold: 'react',
    packages,
    trials: [
      {
        shows: 'useEffectEvent is released',
        files: page('console.log(typeof React.useEffectEvent, typeof React.useOptimistic);'),
        run: 'node a.mjs',
        exits: 'zero',
        prints: /function function/,
      },
    ],
  },
  {
    id: 'react.boundaries',
    scaffold: 'react',
    packages,
    trials: [
      {
        shows: 'without a boundary a thrown error empties the root',
        files: page(
          "const Bad = ({ fail }) => { if (fail) throw new Error('x'); return h('b', null, 'here'); }; await show(h(Bad)); try { await show(h(Bad, { fail: true })); } catch {} console.log('[' + document.getElementById('root').innerHTML + ']');",
        ),
        run: 'node a.mjs',
        exits: 'zero',
        prints: /\[\]/,
      },
    ],
  },
  {
    id: 'react.lint',
    scaffold: 'react',
    packages: ['oxlint', 'vite'],
    trials: [
      {
        shows: 'a new Vite app lints with oxlint and has no ESLint',
        run: 'grep -q \'"lint": "oxlint"\' ../../package.json && ! test -e ../../node_modules/eslint',
        exits: 'zero',
      },
    ],
  },
];
