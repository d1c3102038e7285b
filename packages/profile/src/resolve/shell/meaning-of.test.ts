import { expect, test } from 'vitest';
import { taskBodies } from '../commands/task-bodies.ts';
import { type BodiesOf, meaningOf } from './meaning-of.ts';

const none: BodiesOf = () => [];
const read = (text: string) => {
  const { effect, kinds } = meaningOf(text, '', none);
  return [effect, ...kinds.keys()].join(' ');
};

test.each([
  'rm -rf services',
  'concurrently "echo a" "rm -rf data"',
  'rm -rf templates',
  'rm -rf src/pages',
  'rm -rf website',
  'rm -rf public/uploads',
  'rm -rf $HOME/lib',
  'rm -rf dist/../data',
  'rimraf dist data',
  'find data -type f -delete',
  'find . -exec rm -rf {} +',
  'ls data | xargs rm -rf',
  'curl -X DELETE http://localhost:9200/all',
  'curl -s -XDELETE http://localhost:9200/all',
  'git push --force',
  "psql -c 'drop database app'",
  "echo 'DROP TABLE users' | psql app",
  'redis-cli flushall',
  'mix ecto.reset',
  'supabase db reset',
  'dotnet ef database drop -f',
  'docker volume prune -f',
  'python manage.py flush --noinput',
  'python manage.py migrate',
  'npm publish',
  'standard-version',
  'gh-pages -d dist',
  'wrangler deploy',
  'aws s3 rm s3://shop --recursive',
  'pnpm -r publish',
  "sh -c 'rm -rf data'",
  'bash -lc "dropdb app && createdb app"',
  'terraform destroy -auto-approve',
  'node scripts/reset-db.js',
  'npx reset_db',
  'npm run db:reset',
  './gradlew test publish',
])('%s destroys, and so do the tests behind it', (text) => {
  expect(read(text)).toBe(text.includes('gradlew') ? 'destroys test' : 'destroys');
  expect(read(`${text} && jest`)).toBe('destroys test');
});

test.each([
  ['rm -rf dist packages/*/dist apps/web/.next && vite build', 'checks build'],
  ['rm -rf ./lib/* es && tsc', 'checks typecheck'],
  ['rm -rf {dist,coverage} ./tmp/* *.tsbuildinfo node_modules/.cache && jest', 'checks test'],
  ['rm -rf $(BUILD_DIR) build-storybook test-results playwright-report .coverage && pytest', 'checks test'],
  ["find dist -name '*.map' -delete && vite build", 'checks build'],
  ["find . -name '*.pyc' -delete && pytest", 'checks test'],
  ["echo 'reset, drop and publish' && jest", 'checks test'],
  ['echo $SHA > public/version.txt && vite build', 'checks build'],
  ['vitest run src/publish reset', 'checks test'],
  ['cargo test reset', 'checks test'],
  ['nx reset && jest', 'checks test'],
  ['git reset HEAD && git fetch --prune && jest', 'checks test'],
  ['npm prune && uv cache prune && jest', 'checks test'],
  ['dotnet publish', 'checks build'],
  ["sh -c 'jest --ci'", 'checks test'],
  ['curl -s http://localhost/health && jest', 'checks test'],
  ['jest --watchAll=false', 'checks test'],
  ['ng test --watch false', 'checks test'],
  ['tsc -b --clean', 'checks'],
  ['tsc -b', 'checks typecheck'],
  ['./gradlew build -x test -x doc', 'checks build'],
  ['./gradlew :app:test', 'checks test'],
  ['mvn -DskipTests verify', 'checks build'],
  ['mvn -Dmaven.test.skip=true package', 'checks build'],
  ['mvn -B verify', 'checks test'],
  ['go test ./... -update', 'writes test'],
  ['pytest --snapshot-update', 'writes test'],
  ['concurrently -k -n types,lint "tsc --noEmit" "eslint ."', 'checks typecheck lint'],
  ['./gradlew test --continuous', 'watches'],
  ['./gradlew -t test', 'watches'],
  ['vite build --watch', 'watches'],
  ['mix test.watch', 'watches'],
  ['pytest-watch', 'watches'],
  ['pytest -f', 'watches'],
  ['tsc -p . -w', 'watches'],
  ['rollup -c -w', 'watches'],
  ['node --watch --test', 'watches'],
])('%s: %s', (text, expected) => {
  expect(read(text)).toBe(expected);
});

test('scripts that call each other many times over are each read once', () => {
  const scripts = {
    test: 'npm run b;'.repeat(60),
    b: 'npm run c;'.repeat(60),
    c: 'npm run d;'.repeat(11),
    d: 'a;'.repeat(1990),
  };
  const tasks = Object.entries(scripts).map(([name, body]) => ({ runner: 'script' as const, name, body }));
  const bodiesOf = taskBodies([{ path: 'package.json', folder: '', tasks }], []);
  let calls = 0;
  const counted: BodiesOf = (call, folder) => {
    calls += 1;
    return bodiesOf(call, folder);
  };
  // a text beyond the bound would count as one that never ends
  expect(meaningOf('npm test', '', counted).effect).toBe('checks');
  expect(calls).toBeLessThan(200);
});

test('scripts whose arguments differ at every call end as well', () => {
  let calls = 0;
  const growing: BodiesOf = () => {
    calls += 1;
    return [
      { body: Array.from({ length: 60 }, (_, at) => `npm run a -- ${at}`).join(';'), folder: '', runner: 'script' },
    ];
  };
  expect(meaningOf('npm run a', '', growing).effect).toBe('watches');
  expect(calls).toBeLessThan(50_000);
});
