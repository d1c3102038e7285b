import { lowerBound } from '../count/holds-enough.ts';
import { times } from './conventions-in.ts';
import { atLeast, both, file, type KnownCase } from './known-case.ts';

const named = Array.from({ length: 60 }, (_, index) => `add('a${index}');\n`).join('');

/** Cases of files that belong together, and of the ways between them. */
export const knownRelations = {
  registry: {
    follow: (count) => ({
      ...file((i) => `src/kinds/widget${i}.ts`)(count),
      'src/all.ts': Array.from({ length: count }, (_, i) => `import './kinds/widget${i}';\n`).join(''),
    }),
    differ: file((i) => `src/kinds/lone${i}.ts`),
    values: { folder: 'src/kinds', module: 'src/all.ts' },
  },
  'parallel-names': {
    follow: both(
      file((i) => `src/models/widget${i}.rb`),
      file((i) => `spec_data/factories/widget${i}_factory.rb`),
    ),
    differ: file((i) => `src/models/lone${i}.rb`),
    values: { from: 'src/models/*.rb', to: 'spec_data/factories/*_factory.rb' },
  },
  'changed-together': {
    base: { 'config/widget.yml': '', 'src/settings.ts': '', 'src/a.ts': '', 'src/b.ts': '', 'src/c.ts': '' },
    follow: () => ({}),
    differ: () => ({}),
    history: (follow, differ) => [
      ...Array.from({ length: 600 }, () => ['src/a.ts', 'src/b.ts', 'src/c.ts']),
      ...Array.from({ length: 20 }, () => ['src/settings.ts', 'src/b.ts']),
      ...Array.from({ length: follow }, () => ['config/widget.yml', 'src/settings.ts']),
      ...Array.from({ length: differ }, () => ['config/widget.yml', 'src/a.ts']),
    ],
    isEnough: (holds, of) => holds >= 6 && holds / of >= 0.8 && lowerBound(holds, of) >= 0.5,
    values: { paths: 'config/widget.yml', companion: 'src/settings.ts' },
  },
  'test-helper': {
    base: { 'tests/support/widget.ts': 'export const createWidget = 1;\n' },
    follow: file(
      (i) => `tests/api/a${i}.test.ts`,
      () => "import { createWidget } from '../support/widget.ts';\n",
    ),
    differ: file((i) => `tests/api/b${i}.test.ts`),
    values: { place: 'tests/api', module: 'tests/support/widget.ts', names: 'createWidget' },
  },
  'new-file': {
    base: { 'src/list.ts': named, 'src/other.ts': '', 'src/c.ts': '' },
    follow: file((i) => `widget/kinds/a${i}.ts`),
    differ: file((i) => `widget/kinds/b${i}.ts`),
    history: (follow, differ) => [
      ...Array.from({ length: follow }, (_, i) => [`widget/kinds/a${i}.ts`, 'src/list.ts']),
      ...Array.from({ length: differ }, (_, i) => [`widget/kinds/b${i}.ts`, 'src/other.ts']),
      ...Array.from({ length: 600 }, () => ['src/c.ts', 'src/other.ts']),
    ],
    isEnough: (holds, of) => holds >= 6 && holds / of >= 0.8 && lowerBound(holds, of) >= 0.5,
    values: { folder: 'widget/kinds', files: 'src/list.ts', folders: '' },
  },
  'folder-map': {
    follow: file((i) => `widget/d${i % 8}/a${i}.ts`),
    differ: file((i) => `widget/lone${i}.ts`),
    isEnough: (holds) => holds >= 16,
    values: { place: 'widget', folders: 'd0, d1, d2, d3, d4, d5, d6, d7' },
  },
  'central-modules': {
    base: { 'src/center/widget.ts': 'export const widgetCenter = 1;\n' },
    follow: file(
      (i) => `src/f${i}/a.ts`,
      () => "import { widgetCenter } from '../center/widget';\n",
    ),
    differ: file((i) => `src/g${i}/b.ts`),
    isEnough: (holds) => holds >= 8,
    values: { place: 'src', modules: 'center/widget.ts', names: 'widgetCenter' },
  },
  door: {
    base: { 'src/lib/stripe-widget.ts': "import Stripe from 'stripe';\nexport const widget = new Stripe(key);\n" },
    follow: file(
      (i) => `src/orders/order${i}.ts`,
      () => "import { widget } from '../lib/stripe-widget';\n",
    ),
    differ: file(
      (i) => `src/other/other${i}.ts`,
      () => "import Stripe from 'stripe';\n",
    ),
    values: { package: 'stripe', module: 'src/lib/stripe-widget.ts', names: 'widget', place: '' },
  },
  'shared-import': {
    base: {
      'src/parse.ts': 'export function parseWidget() {}\n',
      ...times(60, (index) => [`lib/deep/other${index}.ts`, '']),
    },
    follow: file(
      (i) => `src/api/r${i}/route.ts`,
      () => "import { parseWidget } from '../../parse';\n",
    ),
    differ: file((i) => `src/api/s${i}/route.ts`),
    values: { kind: 'route.ts', place: 'src/api', names: 'parseWidget', module: 'src/parse.ts' },
  },
  'package-place': {
    base: times(60, (index) => [`src/web/page${index}.ts`, '']),
    follow: file(
      (i) => `src/widget/store${i}.ts`,
      () => "import pg from 'pg';\n",
    ),
    differ: file(
      (i) => `src/web/past${i}.ts`,
      () => "import pg from 'pg';\n",
    ),
    values: { package: 'pg', place: 'src/widget' },
  },
  'source-language': {
    base: {
      'widget/locales/en.json': '',
      'widget/locales/de.json': '',
      'widget/locales/fr.json': '',
      'widget/locales/it.json': '',
    },
    follow: () => ({}),
    differ: () => ({}),
    history: (follow, differ) => [
      ...Array.from({ length: follow }, () => ['widget/locales/en.json']),
      ...Array.from({ length: differ }, () => ['widget/locales/en.json', 'widget/locales/de.json']),
    ],
    values: { file: 'widget/locales/en.json', form: 'one' },
  },
  'sibling-files': {
    follow: both(
      file((i) => `widget/m${i}/endpoints.py`),
      file((i) => `widget/m${i}/service.py`),
      file((i) => `widget/m${i}/schema.py`),
    ),
    differ: file((i) => `widget/n${i}/endpoints.py`),
    values: { file: 'endpoints.py', others: 'schema.py, service.py', place: 'widget' },
  },
  'own-module': {
    base: { 'src/widget/router.ts': 'export const navigate = 1;\n', 'lib/router.ts': 'export const other = 1;\n' },
    follow: file(
      (i) => `src/pages/p${i}.ts`,
      () => "import { navigate } from '../widget/router';\n",
    ),
    differ: file(
      (i) => `lib/pages/q${i}.ts`,
      () => "import { other } from '../router';\n",
    ),
    values: { role: 'routing', module: 'src/widget/router.ts', names: 'navigate', place: '' },
  },
  'test-mirror': {
    follow: both(
      file((i) => `src/widget/A${i}.php`),
      file((i) => `tests/widget/A${i}Test.php`),
    ),
    differ: file((i) => `tests/widget/Lone${i}Test.php`),
    values: { test: 'tests/widget/A0Test.php', source: 'src/widget/A0.php' },
  },
  'test-place': {
    follow: both(
      file((i) => `widget/a${i}.ts`),
      file((i) => `widget/a${i}.test.ts`),
    ),
    differ: file((i) => `apart/b${i}.test.ts`),
    values: { form: 'beside', example: 'widget/a0.test.ts' },
  },
  'file-name': {
    follow: file((i) => `widget/order-list${i}.ts`),
    differ: file((i) => `widget/OrderList${i}.ts`),
    isEnough: atLeast(16),
    values: { kind: '.ts', place: 'widget', form: 'kebab-case' },
  },
} satisfies Record<string, KnownCase>;
