import { describe, expect, test } from 'vitest';
import { findViolations } from './find-violations.ts';
import { roomTable } from './room-table.ts';

const kindsOf = (path: string, text: string) => findViolations([{ path, text }]).map(({ kind }) => kind);

describe('rooms', () => {
  test.each([
    'window.localStorage.length',
    'crypto.randomUUID()',
    'navigator.clipboard.writeText(text)',
    'lazy(load)',
    'new Intl.DateTimeFormat(language)',
    'date.toLocaleDateString()',
  ])('what has a door is used only by it: %s', (use) => {
    expect(kindsOf('apps/web/src/features/auth/model.ts', use)).toEqual(['door']);
    expect(kindsOf('tools/x.ts', use)).toEqual([]);
  });

  test('a door may use what it stands for', () => {
    expect(kindsOf('apps/web/src/lib/storage.ts', 'window.localStorage')).toEqual([]);
  });

  test.each([
    ['contract uses a package', 'packages/contract/src/x.ts', "import { Hono } from 'hono';", 'package'],
    ['engine reads files', 'packages/engine/src/x.ts', "import { readFileSync } from 'node:fs';", 'package'],
    [
      'engine asks the database',
      'packages/engine/src/x.ts',
      "import { migrate } from '@regelwerk/database/migrate';",
      'import',
    ],
    [
      'database knows the contract',
      'packages/database/src/x.ts',
      "import { limits } from '@regelwerk/contract/shared/limits';",
      'import',
    ],
    ['domain knows HTTP', 'apps/server/src/domain/rules/x.ts', "import { Hono } from 'hono';", 'package'],
    ['domain knows an API', 'apps/server/src/domain/rules/x.ts', "import { x } from '../../functions/x.ts';", 'import'],
    ['an API knows another', 'apps/server/src/rest/x.ts', "import { x } from '../functions/x.ts';", 'import'],
    [
      'an API composes rules itself',
      'apps/server/src/functions/x.ts',
      "import { composeRule } from '@regelwerk/engine/compose-rule';",
      'import',
    ],
    ['http knows an API', 'apps/server/src/http/x.ts', "import { x } from '../rest/x.ts';", 'import'],
    [
      'ui knows a feature',
      'apps/web/src/ui/x.tsx',
      "import { x } from '../features/rule/generate/model.ts';",
      'import',
    ],
    ['ui knows texts', 'apps/web/src/ui/x.tsx', "import { useText } from '../i18n/use-text.ts';", 'import'],
    ['lib knows i18n', 'apps/web/src/lib/x.ts', "import { texts } from '../i18n/texts.ts';", 'import'],
    [
      'a feature looks upwards',
      'apps/web/src/features/rule/view/model.ts',
      "import { steps } from '../generate/model.ts';",
      'import',
    ],
    [
      'a feature looks sideways',
      'apps/web/src/features/landing/model.ts',
      "import { x } from '../docs/model.ts';",
      'import',
    ],
    [
      'a feature knows the app',
      'apps/web/src/features/landing/model.ts',
      "import { router } from '../../app/router.tsx';",
      'import',
    ],
    [
      'the web knows the server',
      'apps/web/src/app/x.ts',
      "import { createApp } from '../../../server/src/app.ts';",
      'import',
    ],
    [
      'the web loads the engine',
      'apps/web/src/lib/x.ts',
      "const x = await import('@regelwerk/engine/compose-rule');",
      'import',
    ],
    [
      'conformance knows the server',
      'tests/conformance/x.test.ts',
      "import { createApp } from '../../apps/server/src/app.ts';",
      'import',
    ],
    [
      'e2e knows the app',
      'tests/e2e/x.spec.ts',
      "import { copy } from '../../apps/web/src/features/landing/copy.ts';",
      'import',
    ],
    [
      'chaos knows the server',
      'tests/chaos/x.test.ts',
      "import { createDeps } from '../../apps/server/src/deps.ts';",
      'import',
    ],
    [
      'hostile knows the server',
      'tests/hostile/x.test.ts',
      "import { openRealtime } from '../../apps/server/src/realtime/open-realtime.ts';",
      'import',
    ],
    [
      'product code knows tools',
      'apps/server/src/http/x.ts',
      "import { x } from '../../../../tools/testing/open-test-database.ts';",
      'import',
    ],
    [
      'product code knows research',
      'packages/engine/src/x.ts',
      "import { readProofs } from '../../../research/lab/read-proofs.ts';",
      'import',
    ],
    [
      'a type is imported against the law',
      'apps/web/src/ui/x.tsx',
      "import type { Copy } from '../i18n/define-copy.ts';",
      'import',
    ],
    [
      'an import over several lines',
      'apps/web/src/ui/x.tsx',
      "import {\n  a,\n  b,\n} from '../lib/storage.ts';",
      'import',
    ],
    ['a re-export', 'apps/web/src/ui/x.tsx', "export { a } from '../lib/storage.ts';", 'import'],
    ['a drawer of odds and ends', 'apps/server/src/http/utils.ts', '', 'name'],
    ['a barrel', 'packages/engine/src/index.ts', '', 'name'],
    ['an unknown file in a feature', 'apps/web/src/features/rule/generate/reducer.ts', '', 'vocabulary'],
    ['a file in no room', 'apps/other/src/x.ts', '', 'homeless'],
    ['a file of 301 lines', 'apps/server/src/http/x.ts', '\n'.repeat(300), 'length'],
  ])('%s: refused', (_name, path, text, kind) => {
    expect(kindsOf(path, text)).toEqual([kind]);
  });

  test.each([
    ['contract parses', 'packages/contract/src/x.ts', "import { z } from 'zod';"],
    [
      'domain composes',
      'apps/server/src/domain/rules/x.ts',
      "import { composeRule } from '@regelwerk/engine/compose-rule';",
    ],
    ['an API calls a verb', 'apps/server/src/functions/x.ts', "import { x } from '../domain/rules/x.ts';"],
    [
      'the wizard shows a rule',
      'apps/web/src/features/rule/generate/x-page.tsx',
      "import { RuleView } from '../view/components/rule-view.tsx';",
    ],
    [
      'the app composes features',
      'apps/web/src/app/x.tsx',
      "import { x } from '../features/landing/landing-page.tsx';",
    ],
    [
      'a test compares with the engine',
      'apps/server/src/functions/x.test.ts',
      "import { composeRule } from '@regelwerk/engine/compose-rule';",
    ],
    ['knowledge is long', 'packages/engine/src/knowledge/x.ts', '\n'.repeat(900)],
  ])('%s: allowed', (_name, path, text) => {
    expect(kindsOf(path, text)).toEqual([]);
  });

  test('every refusal says where the code belongs', () => {
    for (const room of roomTable) expect(room.lesson.length).toBeGreaterThan(30);
  });
});
