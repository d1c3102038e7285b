import type { AstGrepRule } from './ast-grep-rule.ts';
import { callOf } from './call-of.ts';

const languages = ['javascript', 'typescript'] as const;

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
    directive: 'node.dirname',
    languages,
    // only an ES module has import.meta; a file beside it may still be resolved from a URL
    rule: {
      ...callOf('(?:url\\.)?fileURLToPath'),
      regex: '\\(\\s*(?:import\\.meta\\.url|new URL\\(\\s*[\'"]\\./?[\'"]\\s*,\\s*import\\.meta\\.url\\s*\\))\\s*\\)$',
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
        { kind: 'pair', regex: '^shell:\\s*(?:true|[\'"])' },
      ],
    },
  },
  {
    directive: 'node.timeouts',
    languages,
    // in a browser a request without an answer holds no server
    unless: ['react', 'vue', '@angular/core', 'svelte'],
    rule: {
      ...callOf('(?:globalThis\\.)?fetch'),
      not: {
        regex: '\\bsignal\\b|^[\\w.]+\\([^,{]*,\\s*[\\w.]+\\s*,?\\s*\\)$|^[\\w.]+\\(\\s*(?:new\\s+)?[Rr]eq(?:uest)?\\b',
      },
    },
  },
  {
    directive: 'typescript.ts-expect-error',
    languages: ['typescript', 'tsx'],
    rule: { kind: 'comment', regex: '@ts-(?:ignore|nocheck)|@ts-expect-error\\s*(?:\\*/)?$' },
  },
];
