import type { OutdatedName } from './outdated-name.ts';

/** Names of languages and test runners. */
export const outdatedInLanguages: readonly OutdatedName[] = [
  {
    directive: 'typescript.removed-options',
    name: /\bmoduleResolution"?:? `?"?node(?:10)?\b(?!\d|xt)|`baseUrl`/,
    hit: 'Resolve imports through `baseUrl` in tsconfig.',
    miss: 'Resolve imports through `paths`, with `moduleResolution: nodenext`.',
  },
  {
    directive: 'vitest.projects',
    name: /\b(?:vitest\.workspace\.[tj]s|environmentMatchGlobs|poolMatchGlobs)\b/,
    hit: 'Environments are set in `vitest.workspace.ts`.',
    miss: 'Environments are set in `test.projects`.',
  },
  {
    directive: 'vitest.coverage-include',
    name: /\bcoverage\.all\b/,
    hit: 'Keep `coverage.all` on.',
    miss: 'Keep `coverage.include` on `src/**`.',
  },
  {
    directive: 'playwright.removed',
    name: /\bpage\.accessibility\b/,
    hit: 'Check pages with `page.accessibility.snapshot()`.',
    miss: 'Check pages with `@axe-core/playwright` for accessibility.',
  },
  {
    directive: 'playwright.components',
    name: /@playwright\/experimental-ct-\w+/,
    hit: 'Test components with `@playwright/experimental-ct-react`.',
    miss: 'Test components with `@playwright/test`.',
  },
  {
    directive: 'python.event-loop',
    name: /\bget_event_loop\(\)/,
    hit: 'Run coroutines with `asyncio.get_event_loop().run_until_complete`.',
    miss: 'Run coroutines with `asyncio.run`.',
  },
  {
    directive: 'python.annotations',
    name: /\bfrom __future__ import annotations\b/,
    hit: 'Every module begins with `from __future__ import annotations`.',
    miss: 'Every module begins with its docstring.',
  },
  {
    directive: 'go.tool',
    name: /\btools\.go\b/,
    hit: 'Pin tools in `tools.go`.',
    miss: 'Pin tools in `go.mod`.',
  },
  {
    directive: 'php.deprecated',
    name: /\bcurl_close\(|\bPDO::MYSQL_ATTR_/,
    hit: 'End each handle with `curl_close($handle)`.',
    miss: 'Reuse one `curl_init` handle.',
  },
  {
    directive: 'php.html-parser',
    name: /\bDOMDocument\b/,
    hit: 'Parse pages with `DOMDocument`.',
    miss: 'Parse pages with `Dom\\HTMLDocument`.',
  },
];
