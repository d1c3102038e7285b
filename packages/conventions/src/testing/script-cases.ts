import type { ProbeCases } from './probe-case.ts';

/** What probes of JavaScript, TypeScript, React, Tailwind and Node.js must see, and what they must not take for one of both. */
export const scriptCases = {
  'typescript.any': {
    at: 'src/a*.ts',
    follows: ['const a: unknown = 1;', '// any\nconst text = "any";'],
    breaks: ['let a: any;', 'const b = a!;', 'function f(a: any, b: any) { return c!; }'],
    neither: [],
  },
  'typescript.enum': {
    at: 'src/a*.ts',
    follows: ["const states = ['open', 'done'] as const;", "const S = { open: 'open' } as const;"],
    breaks: [
      'enum A { B }',
      'const enum A { B }',
      'namespace N { const a = 1; }',
      'class A { constructor(private b: B) {} }',
    ],
    neither: ['declare namespace N { const a: 1; }', 'declare global { interface A {} }', "const a = 'x' as const;"],
  },
  'typescript.ts-expect-error': {
    at: 'src/a*.ts',
    follows: ['// @ts-expect-error the types lag behind\na();'],
    breaks: ['// @ts-ignore\na();', '/* @ts-nocheck */\na();'],
    neither: ["const a = '@ts-ignore';", '// a comment'],
  },
  'typescript.error-unknown': {
    at: 'src/a*.ts',
    follows: [
      'try {} catch (e: unknown) {}',
      'if (e instanceof Error) throw e;',
      'if (e instanceof HttpError) throw e;',
    ],
    breaks: ['try {} catch (e: any) {}', 'const text = (e as Error).message;', 'const a = error as AxiosError;'],
    neither: ['try {} catch (e) {}', 'const a = row as Order;', 'if (a instanceof Date) b();'],
  },
  'typescript.public-api': {
    at: 'src/a*.ts',
    follows: [
      'export function f(): number { return 1; }',
      'export const f = (): number => 1;',
      'export default function f(): void {}',
    ],
    breaks: ['export function f() { return 1; }', 'export const f = () => 1;', 'export async function f() {}'],
    neither: [
      'function f() { return 1; }',
      'export function Page() { return null; }',
      'export const f: Handler = () => 1;',
      'export const a = 1;',
    ],
  },
  'pair.react-typescript': {
    at: 'src/a*.tsx',
    follows: ['function Card({ a }: Props) { return <p />; }', 'const Card = ({ a }: Props) => <p />;'],
    breaks: ['const Card: React.FC<Props> = ({ a }) => <p />;', 'const Card: FC = () => <p />;'],
    neither: ['function Card() { return <p />; }', 'function load(a: Props) {}', 'const a: Config = {};'],
  },
  'react.ref-as-prop': {
    at: 'src/a*.tsx',
    follows: ['function Input({ ref, ...rest }: Props) { return <input ref={ref} {...rest} />; }'],
    breaks: ['const Input = forwardRef((props, ref) => <input ref={ref} />);', 'const A = React.forwardRef(render);'],
    neither: ['function Input({ a }: Props) { return <input ref={r} />; }', "import { forwardRef } from 'react';"],
  },
  'react.context-provider': {
    at: 'src/a*.tsx',
    follows: ['const a = <ThemeContext value={b}><p /></ThemeContext>;'],
    breaks: ['const a = <ThemeContext.Provider value={b}><p /></ThemeContext.Provider>;'],
    neither: ['const a = <Tooltip.Provider><p /></Tooltip.Provider>;', 'const a = <Provider><p /></Provider>;'],
  },
  'react.default-props': {
    at: 'src/a*.jsx',
    follows: ['export function Card() { return (<p />); }'],
    breaks: ['function Card() { return (<p />); }\nCard.propTypes = { a: PropTypes.string };'],
    neither: ['const a = { propTypes: 1 };'],
  },
  'react.stable-keys': {
    at: 'src/a*.tsx',
    follows: [
      'const a = <li key={one.id} />;',
      'const a = <li key={id} />;',
      `const a = <li key={\`\${one.id}-x\`} />;`,
    ],
    breaks: ['const a = <li key={index} />;', 'const a = <li key={idx} />;'],
    neither: [
      `const a = <li key={\`row-\${index}\`} />;`,
      'const a = <li key="only" />;',
      'const a = <li key={i} />;',
      'const a = <li id={index} />;',
    ],
  },
  'react.server-state': {
    at: 'src/a*.tsx',
    follows: [
      "const { data } = useQuery({ queryKey: ['a'] });",
      'const { data } = useSWR(key);',
      'const a = useSelector(pickUser);',
    ],
    breaks: [
      'useEffect(() => { fetch(url).then((r) => r.json()).then(setData); }, []);',
      'useEffect(() => { const run = async () => { setUser(await api.getUser(id)); }; run(); }, [id]);',
    ],
    neither: [
      'useEffect(() => { const t = setTimeout(load, 5); return () => clearTimeout(t); }, []);',
      'useEffect(() => { setOpen(false); }, [path]);',
      'useEffect(() => { const run = async () => { await api.warm(); setIsLoading(false); }; run(); }, []);',
      "useEffect(() => { await import('./client'); }, []);",
    ],
  },
  'react.test-roles': {
    at: 'src/a*.test.tsx',
    follows: ["screen.getByRole('button');", "await page.getByLabelText('Name');"],
    breaks: ["screen.getByTestId('save');", "getAllByTestId('row');"],
    neither: ["screen.getByText('Save');"],
  },
  'tailwind.group-gap': {
    at: 'src/a*.tsx',
    follows: ['const a = <div className="flex gap-2" />;', 'const a = <div className="md:gap-4" />;'],
    breaks: ['const a = <div className="flex space-x-2" />;', 'const a = <div className="md:space-y-4" />;'],
    neither: ['const a = <div className="p-2" />;', 'const a = <div title="space-x-2" />;'],
  },
  'tailwind.important': {
    at: 'src/a*.tsx',
    follows: ['const a = <div className="flex!" />;'],
    breaks: ['const a = <div className="!flex" />;', 'const a = <div className="p-1 hover:!p-2" />;'],
    neither: ['const a = <div className="flex" />;', 'const a = <p title="Hello! you" />;'],
  },
  'javascript.equality': {
    at: 'src/a*.js',
    follows: ['if (a === b) c();', 'if (a !== null) c();'],
    breaks: ['if (a == b) c();', "if (a != 'x') c();"],
    neither: ['if (a == null) c();', 'if (a != undefined) c();', 'if (null == a) c();', "const t = 'a == b';"],
  },
  'javascript.builtins': {
    at: 'src/a*.js',
    follows: ['const b = structuredClone(a);', 'Object.groupBy(rows, by);'],
    breaks: [
      "import { cloneDeep } from 'lodash';",
      "import cloneDeep from 'lodash/cloneDeep';",
      'const b = _.cloneDeep(a);',
    ],
    neither: ["import { debounce } from 'lodash';", "import { groupBy } from './group-by.js';"],
  },
  'javascript.listeners': {
    at: 'src/a*.js',
    follows: ["a.addEventListener('click', run, { signal });"],
    breaks: ["a.addEventListener('click', run);", "window.addEventListener('resize', () => {});"],
    neither: [
      "a.removeEventListener('click', run);",
      "const off = a.addEventListener('click', run);",
      "EventEmitter.addEventListener('a', run);",
    ],
  },
  'javascript.checked': {
    at: 'src/a*.js',
    follows: [
      '/** @param {string} a */\nexport function f(a) {}',
      '/** @returns {number} */\nexport async function f() {}',
    ],
    breaks: ['export function f(a) {}', '// says hello\nexport function f(a) {}'],
    neither: ['function f(a) {}', 'export const a = 1;'],
  },
  'frontend.url-state': {
    at: 'src/a*.ts',
    follows: ['const [params] = useSearchParams();', 'const page = route.query.page;', 'const q = this.$route.query;'],
    breaks: [],
    neither: ['const q = db.query;', 'const id = route.params.id;', 'new URLSearchParams(a);'],
  },
  'javascript.storage': {
    at: 'src/a*.ts',
    follows: [],
    breaks: [
      "localStorage.setItem('token', t);",
      "window.localStorage.setItem('access_token', t);",
      "localStorage.setItem('app.jwt', t);",
    ],
    neither: [
      "localStorage.setItem('theme', t);",
      "sessionStorage.setItem('token', t);",
      "localStorage.setItem('tokenizer', t);",
      "localStorage.setItem('csrfTokenName', t);",
      'localStorage.setItem(key, t);',
    ],
  },
  'node.env-once': {
    at: 'src/a*.ts',
    follows: ['const a = env.DATABASE_URL;', "const a = this.configService.get('DATABASE_URL');"],
    breaks: ['const a = process.env.DATABASE_URL;', 'const a = process.env[name];'],
    neither: ['const a = process.env.NODE_ENV;', 'const a = process.env.NEXT_PUBLIC_URL;', 'const a = config.url;'],
  },
  'node.dirname': {
    at: 'src/a*.ts',
    follows: ['const a = import.meta.dirname;', 'const a = import.meta.filename;'],
    breaks: ['const a = fileURLToPath(import.meta.url);'],
    neither: ['const a = import.meta.url;', 'const a = fileURLToPath(other);'],
  },
  'node.temporal': {
    at: 'src/a*.ts',
    follows: ['const a = Temporal.Now.instant();'],
    breaks: ['const a = new Date();', 'const a = new Date(value);'],
    neither: ['const a = Date.now();', 'const a: Date = b;'],
  },
  'express.async-errors': {
    at: 'src/a*.js',
    follows: ["router.get('/a', async (req, res) => { res.json(await find()); });"],
    breaks: [
      "router.get('/a', async (req, res, next) => { try { await find(); } catch (e) { next(e); } });",
      "router.get('/a', asyncHandler(async (req, res) => { res.json(await find()); }));",
    ],
    neither: [
      "router.get('/a', (req, res) => { res.json({}); });",
      'try { a(); } catch (e) { log(e); next(e); }',
      "cache.get('a');",
    ],
  },
  'express.trust-proxy-true': {
    at: 'src/a*.js',
    follows: [],
    breaks: ["app.set('trust proxy', true);", "app.enable('trust proxy');"],
    neither: ["app.set('trust proxy', 1);", "app.set('etag', true);", "app.disable('trust proxy');"],
  },
} satisfies ProbeCases;
