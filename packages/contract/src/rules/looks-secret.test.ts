import { expect, test } from 'vitest';
import { looksSecret } from './looks-secret.ts';

// put together here, so that no scanner takes this file for a leak
const joined = (...parts: readonly string[]) => parts.join('');

test.each([
  joined('sk_', 'live_', '4eC39HqLyjWDarjtT1zdp7dc'),
  joined('lib/', 'ghp_', 'x9Kd82mQpL41vTz7aB3n', '/client.ts'),
  joined('AKIA', 'IOSFODNN7EXAMPLE'),
  joined('eyJhbGciOiJIUzI1NiJ9', '.eyJzdWIiOiIxIn0'),
  joined('postgres://app:', 'hunter2@localhost/app'),
  joined('npm test -- --pass', 'word=hunter2'),
  joined('src/9f86d081884c7d659a2f', 'eaa0c55ad015/a.ts'),
  joined('Kx7dP2mQ9v', 'R4tZ8wL3nB'),
])('%j looks like a secret', (text) => expect(looksSecret(text)).toBe(true));

test.each([
  'src/services/http.ts',
  'uv run pytest backend/tests/test_tokens.py',
  'db/migrate/20240131123456_create_password_resets.rb',
  'packages/contract/src/shared/internationalization-of-errors.ts',
  'App\\Http\\Controllers\\Api\\V2\\PasswordResetController',
  'src/migrations/1700000000000-AddTokens.ts',
  'BaseItemConfiguration, SnowflakeGenerator2Migration',
  'Use `src/api-key.ts` where you would import `token`: it wraps the package.',
  'npm run test:e2e -- --project chromium',
])('%j does not', (text) => expect(looksSecret(text)).toBe(false));
