import { expect, test } from 'vitest';
import { stackText } from './stack-text.ts';

const entry = (name: string, version: string, folder?: string) => ({
  name,
  version,
  feasibility: 'native' as const,
  ...(folder === undefined ? {} : { folder }),
});

test('the stack is one line, by folder, with major and minor versions', () => {
  const stack = [
    entry('Rails', '7.2.2.1'),
    entry('Vue', '3.5.1', '`client`'),
    entry('PHP', '8.2+ (below 9)'),
    entry('Vite', '6.0.0-rc.1', '`client`'),
    entry('Go', ''),
    entry('Bootstrap', '5.3.3 in `web`; 4.3.1 in `admin`'),
    { ...entry('FastAPI', '0.120.2'), feasibility: 'external' as const },
  ];
  expect(stackText(stack, 'en')).toBe(
    'Rails 7.2, PHP 8.2+ (below 9), Go, Bootstrap (5.3 in `web`; 4.3 in `admin`), FastAPI 0.120 (external); in `client`: Vue 3.5, Vite 6.0.0-rc.1',
  );
  expect(stackText(stack.slice(0, 1), 'de')).toBe('Rails 7.2');
});
