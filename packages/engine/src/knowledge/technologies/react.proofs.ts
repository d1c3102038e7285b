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
/** A form whose action answers with an error; prints what its fields hold afterwards. */
const formOf = (select: string, answer: string) => `const values = (data) => Object.fromEntries(data);
function Form() { const [state, run] = useActionState(async (_, data) => (${answer})(data), {}); const options = ['free', 'pro'].map((name) => h('option', { key: name }, name)); return h('form', { action: run }, h('input', { name: 'a', defaultValue: state.a }), h('textarea', { name: 'b', defaultValue: state.b }), h('select', { ${select}name: 'plan', defaultValue: state.plan }, options)); }
await show(h(Form)); find('input').value = 'typed'; find('textarea').value = 'long'; find('select').value = 'pro'; await act(async () => find('form').requestSubmit());
console.log(JSON.stringify([find('input').value, find('textarea').value, find('select').value]));`;

/** Proofs of the React directives. */
export const proofs: readonly Proof[] = [
  {
    id: 'react.actions',
    scaffold: 'react',
    packages,
    trials: [
      {
        shows: 'fields are empty after an action that returns an error',
        files: page(formOf('', "() => 'bad'")),
        run: 'node a.mjs',
        exits: 'zero',
        prints: /\["","","free"\]/,
      },
      {
        shows: 'returned values in defaultValue keep an input and a text area, a select without key falls back',
        files: page(formOf('', 'values')),
        run: 'node a.mjs',
        exits: 'zero',
        prints: /\["typed","long","free"\]/,
      },
      {
        shows: 'with its value as key the select keeps it',
        files: page(formOf('key: state.plan, ', 'values')),
        run: 'node a.mjs',
        exits: 'zero',
        prints: /\["typed","long","pro"\]/,
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
        shows:
          'without the dependency the effect keeps the values of its last run, the event function sees the current ones',
        files: page(
          `const seen = []; let fire; function Page({ room, theme }) { const read = React.useEffectEvent(() => theme); React.useEffect(() => { fire = () => seen.push(theme, read()); }, [room]); return null; } await show(h(Page, { room: 1, theme: 'light' })); await show(h(Page, { room: 1, theme: 'dark' })); fire(); console.log(seen.join());`,
        ),
        run: 'node a.mjs',
        exits: 'zero',
        prints: /^light,dark$/m,
      },
    ],
  },
  {
    id: 'react.activity',
    scaffold: 'react',
    packages,
    trials: [
      {
        shows: 'a hidden part keeps what was typed, and its effects end',
        files: page(
          `const log = []; function Tab() { React.useEffect(() => { log.push('start'); return () => log.push('end'); }, []); return h('input'); } const at = (mode) => show(h(React.Activity, { mode }, h(Tab))); await at('visible'); find('input').value = 'typed'; await at('hidden'); await at('visible'); console.log(log.join(), find('input').value);`,
        ),
        run: 'node a.mjs',
        exits: 'zero',
        prints: /^start,end,start typed$/m,
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
      {
        shows: 'with one the rest of the page stays',
        files: page(
          "class Catch extends React.Component { state = {}; static getDerivedStateFromError() { return { failed: true }; } render() { return this.state.failed ? h('i', null, 'failed') : this.props.children; } } const Bad = () => { throw new Error('x'); }; await show(h('div', null, h('b', null, 'here'), h(Catch, null, h(Bad)))); console.log(find('b').textContent, find('i').textContent);",
        ),
        run: 'node a.mjs',
        exits: 'zero',
        prints: /here failed/,
      },
    ],
  },
  {
    id: 'react.lint',
    scaffold: 'checks',
    packages: ['eslint', 'eslint-plugin-react-hooks', 'oxlint'],
    trials: [
      {
        shows: 'the flat preset finds an error of the compiler, the other one stops ESLint',
        files: {
          'a.js':
            'import { useEffect, useState } from "react";\nexport function Page({ items }) {\n  const [n, setN] = useState(0);\n  useEffect(() => {\n    setN(items.length);\n  }, [items]);\n  return <b>{n}</b>;\n}\n',
          'flat.config.mjs':
            "import hooks from 'eslint-plugin-react-hooks';\nexport default [{ ...hooks.configs.flat.recommended, languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } } }];\n",
          'old.config.mjs':
            "import hooks from 'eslint-plugin-react-hooks';\nexport default [hooks.configs.recommended];\n",
        },
        run: 'eslint -c flat.config.mjs a.js; eslint -c old.config.mjs a.js',
        exits: 'not zero',
        prints: /react-hooks\/set-state-in-effect[\s\S]*defined as an array of strings/,
      },
      {
        shows: 'a warning of oxlint exits with 0, denied it does not',
        files: { 'a.js': 'export const a = () => {};\nconst unused = 1;\n' },
        run: 'oxlint a.js && echo passed; oxlint --deny-warnings a.js',
        exits: 'not zero',
        prints: /no-unused-vars[\s\S]*passed/,
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
      {
        shows: 'what changes is read with two values',
        files: page(
          `const seen = new Set(); function Page() { seen.add(Math.random()); return null; } await show(h(React.StrictMode, null, h(Page))); console.log(seen.size);`,
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
