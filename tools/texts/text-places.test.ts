import { expect, test } from 'vitest';
import { listBuiltInTexts } from './list-built-in-texts.ts';
import { readSource } from './read-sources.ts';

const files = {
  'app/shell/shell.tsx': "import { Header } from './header.tsx';",
  'app/shell/header.tsx': "t('shell.skip')",
  'app/prerender/render-parts.tsx': "t('landing.price')",
  'app/prerender/head-words.ts': ['t(`head.$', '{name}`)'].join(''),
  'features/legal/legal-page.tsx': "usePageTitle(labels[name]); t('legal.print')",
  'features/auth/sign-up-page.tsx':
    "import './components/list.tsx'; <AuthCard title={t('auth.sent')} />; <AuthCard title={t('auth.signUp')} lead={t('auth.lead')} />",
  'features/auth/components/list.tsx': "t('list.items', { count })",
  'features/admin/log/log-page.tsx':
    "usePageTitle(t('log.title')); const part = lazy(() => import('../table/nav.tsx'))",
  'features/admin/table/nav.tsx': "import { copy } from './copy.ts'; t('table.nav'); t('list.items')",
  'features/admin/table/copy.ts': "defineCopy({ en: { 'state.open': 'Open' } })",
};
const sources = new Map(Object.entries(files).map(([path, code]) => [path, readSource(path, code)]));
const text = (en: string) => ({ en, de: `${en} (de)` });
const texts = {
  'shell.skip': text('Skip'),
  'landing.price': text('Price'),
  'head.home': text('Home'),
  'legal.print': text('Print'),
  'auth.signUp': text('Sign up, {{name}}'),
  'auth.lead': text('Lead'),
  'list.items_one': text('One'),
  'log.title': text('Log'),
  'table.nav': text('Administration'),
  'state.open': text('Open'),
};

test('a text is placed where the sources use it, now or later, also by a plural or a pattern', () => {
  const { texts: listed } = listBuiltInTexts(texts, sources);
  expect(Object.fromEntries(listed.map(({ key, places }) => [key, places]))).toEqual({
    'shell.skip': ['everywhere'],
    'landing.price': ['public-pages'],
    'head.home': ['search-engines'],
    'legal.print': ['legal-texts'],
    'auth.signUp': ['auth.signUp'],
    'auth.lead': ['auth.signUp'],
    'list.items_one': ['auth.signUp', 'log.title'],
    'log.title': ['log.title'],
    'table.nav': ['log.title'],
    'state.open': ['log.title'],
  });
});

test('a page is named by its own title, and those for admins say so', () => {
  const { places } = listBuiltInTexts(texts, sources);
  expect(places.filter(({ name }) => name !== null)).toEqual([
    { id: 'auth.signUp', name: { en: 'Sign up, …', de: 'Sign up, … (de)' } },
    { id: 'log.title', name: { en: 'Administration: Log', de: 'Administration (de): Log (de)' } },
  ]);
});
