import type { AstGrepRule } from './ast-grep-rule.ts';
import { callOf } from './call-of.ts';

const languages = ['javascript', 'typescript'] as const;
const builtins =
  'assert|async_hooks|buffer|child_process|cluster|crypto|dns|events|fs|http|http2|https|net|os|path|perf_hooks|process|querystring|readline|stream|string_decoder|timers|tls|tty|url|util|v8|vm|worker_threads|zlib';
const bare = `^['"](?:${builtins})(?:/[\\w/]+)?['"]$`;

/** Rules for directives of JavaScript and Node.js. */
export const nodeRules: readonly AstGrepRule[] = [
  {
    directive: 'javascript.innerhtml',
    languages: ['javascript', 'typescript', 'tsx'],
    rule: {
      any: [
        {
          any: [{ kind: 'assignment_expression' }, { kind: 'augmented_assignment_expression' }],
          all: [
            {
              has: {
                field: 'left',
                kind: 'member_expression',
                has: { field: 'property', regex: '^(?:inner|outer)HTML$' },
              },
            },
            {
              not: {
                has: { field: 'right', any: [{ kind: 'string' }, { kind: 'call_expression', regex: '(?i)sanitize' }] },
              },
            },
          ],
        },
        {
          ...callOf('.*\\.insertAdjacentHTML'),
          not: { regex: '(?i)sanitize|,\\s*[\'"][^\'"]*[\'"]\\s*\\)$' },
        },
      ],
    },
  },
  {
    directive: 'node.prefix',
    part: 'import',
    languages,
    rule: {
      kind: 'string',
      regex: bare,
      inside: {
        any: [
          { kind: 'import_statement' },
          { kind: 'export_statement' },
          { kind: 'arguments', inside: { kind: 'call_expression', regex: '^(?:require|import)\\(' } },
        ],
      },
    },
  },
  {
    directive: 'node.prefix',
    part: 'type',
    languages: ['json'],
    files: ['**/package.json'],
    rule: { kind: 'document', not: { has: { kind: 'pair', stopBy: 'end', regex: '^"type"\\s*:\\s*"module"$' } } },
  },
  {
    directive: 'node.dirname',
    languages,
    rule: {
      any: [
        { kind: 'identifier', regex: '^__(?:dir|file)name$' },
        { pattern: 'fileURLToPath(import.meta.url)' },
        { pattern: 'url.fileURLToPath(import.meta.url)' },
      ],
    },
  },
  {
    directive: 'node.streams',
    languages,
    unless: ['rxjs', '@nestjs/core', 'zod', 'valibot', 'effect'],
    rule: callOf('.*\\.pipe'),
  },
  {
    directive: 'node.exec-args',
    languages,
    rule: {
      any: [
        {
          ...callOf('(?:(?:child_process|childProcess|cp)\\.)?(?:exec|execSync|execAsync|execPromise)'),
          not: { has: { field: 'arguments', has: { kind: 'string', nthChild: 1 } } },
        },
        { kind: 'pair', regex: '^shell:\\s*(?!false)'.replace('(?!false)', '(?:true|[\'"])') },
      ],
    },
  },
  {
    directive: 'node.timeouts',
    languages,
    // in a browser a request without an answer holds no server
    unless: ['react', 'vue', '@angular/core', 'svelte'],
    rule: { ...callOf('(?:globalThis\\.)?fetch'), not: { regex: 'AbortSignal\\.(?:timeout|any)\\(' } },
  },
  {
    directive: 'typescript.ts-expect-error',
    languages: ['typescript', 'tsx'],
    rule: { kind: 'comment', regex: '@ts-(?:ignore|nocheck)|@ts-expect-error\\s*(?:\\*/)?$' },
  },
];
