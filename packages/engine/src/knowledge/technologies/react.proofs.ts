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
  {
    id: 'react.effect-derives',
    scaffold: 'react',
    packages,
    trials: [
      {
        shows: 'an effect that sets state renders twice and shows the old value in between',
        files: page(
          `const seen = []; function Page({ items }) { const [total, setTotal] = useState(0); React.useEffect(() => setTotal(items.length), [items]); seen.push(total); return null; } await show(h(Page, { items: [1] })); console.log(seen.join());`,
        ),
        run: 'node a.mjs',
        exits: 'zero',
        prints: /^0,1$/m,
      },
      {
        shows: 'computed during render it is right at once',
        files: page(
          `const seen = []; function Page({ items }) { seen.push(items.length); return null; } await show(h(Page, { items: [1] })); console.log(seen.join());`,
        ),
        run: 'node a.mjs',
        exits: 'zero',
        prints: /^1$/m,
      },
    ],
  },
  {
    id: 'react.effect-cleanup',
    scaffold: 'react',
    packages,
    trials: [
      {
        shows: 'without a cleanup a late response overwrites a newer one',
        files: page(
          `const answers = {}; const ask = (id) => new Promise((go) => { answers[id] = () => go('user ' + id); }); function Page({ id }) { const [user, setUser] = useState(''); React.useEffect(() => { ask(id).then(setUser); }, [id]); return h('b', null, user); } await show(h(Page, { id: 1 })); await show(h(Page, { id: 2 })); await act(async () => answers[2]()); await act(async () => answers[1]()); console.log(find('b').textContent);`,
        ),
        run: 'node a.mjs',
        exits: 'zero',
        prints: /^user 1$/m,
      },
      {
        shows: 'with one it is ignored',
        files: page(
          `const answers = {}; const ask = (id) => new Promise((go) => { answers[id] = () => go('user ' + id); }); function Page({ id }) { const [user, setUser] = useState(''); React.useEffect(() => { let ended = false; ask(id).then((one) => ended || setUser(one)); return () => { ended = true; }; }, [id]); return h('b', null, user); } await show(h(Page, { id: 1 })); await show(h(Page, { id: 2 })); await act(async () => answers[2]()); await act(async () => answers[1]()); console.log(find('b').textContent);`,
        ),
        run: 'node a.mjs',
        exits: 'zero',
        prints: /^user 2$/m,
      },
    ],
  },
  {
    id: 'react.pure-render',
    scaffold: 'react',
    packages,
    trials: [
      {
        shows: 'React renders twice in strict mode, so a module variable counts double',
        files: page(
          `let count = 0; function Page() { count += 1; return h('b', null, count); } await show(h(React.StrictMode, null, h(Page))); console.log(count);`,
        ),
        run: 'node a.mjs',
        exits: 'zero',
        prints: /^2$/m,
      },
    ],
  },
  {
    id: 'react.key-reset',
    scaffold: 'react',
    packages,
    trials: [
      {
        shows: 'without a key the field keeps the text of another record, with one it is fresh',
        files: page(
          `const Edit = ({ id }) => h('input', { defaultValue: 'of ' + id }); const at = async (element) => { await show(element); return find('input').value; }; await show(h(Edit, { id: 1 })); console.log(await at(h(Edit, { id: 2 }))); await show(h(Edit, { id: 1, key: 1 })); console.log(await at(h(Edit, { id: 2, key: 2 })));`,
        ),
        run: 'node a.mjs',
        exits: 'zero',
        prints: /of 1\nof 2/,
      },
    ],
  },
  {
    id: 'react.use-promise',
    scaffold: 'react',
    packages,
    trials: [
      {
        shows: 'a promise that is made during render is reported and starts again and again',
        files: page(
          `let started = 0; function Page() { started += 1; if (started > 20) throw new Error('again and again'); return React.use(new Promise((go) => setTimeout(go, 1))); } try { await show(h(React.Suspense, { fallback: null }, h(Page))); for (let i = 0; i < 30; i += 1) await act(async () => new Promise((go) => setTimeout(go, 2))); } catch {} console.log('started more than once', started > 1);`,
        ),
        run: 'node a.mjs',
        exits: 'zero',
        prints: /uncached promise[\s\S]*started more than once true|started more than once true/,
      },
    ],
  },
  {
    id: 'react.optimistic',
    scaffold: 'react',
    packages,
    trials: [
      {
        shows: 'the expected value shows at once and is taken back when the action fails',
        files: page(
          `let fail; const seen = []; function Page() { const [value, add] = React.useOptimistic('old'); seen.push(value); const run = () => React.startTransition(async () => { add('new'); await new Promise((_, no) => { fail = no; }).catch(() => {}); }); return h('button', { onClick: run }, value); } await show(h(Page)); await act(async () => find('button').click()); const during = find('button').textContent; await act(async () => fail(new Error('x'))); console.log(during, find('button').textContent);`,
        ),
        run: 'node a.mjs',
        exits: 'zero',
        prints: /^new old$/m,
      },
    ],
  },
];
