import type { AstGrepRule } from './ast-grep-rule.ts';
import { callOf } from './call-of.ts';

const languages = ['javascript', 'typescript'] as const;
const routed = '\\w+\\.(?:get|post|put|patch|delete|all|use|route)';
const argumentsOfRoute = { kind: 'arguments', inside: callOf(routed) };
const hasTwo = { all: [{ has: { field: 'arguments', has: { nthChild: 2 } } }] };

/** Rules for directives of Express 5. */
export const expressRules: readonly AstGrepRule[] = [
  {
    directive: 'express.async-errors',
    languages,
    rule: {
      any: [
        { kind: 'string', regex: '^[\'"]express-async-(?:errors|handler)[\'"]$' },
        {
          kind: 'catch_clause',
          regex: '^catch\\s*\\((\\w+)[^)]*\\)\\s*\\{\\s*(?:return\\s+)?next\\(\\w+\\);?\\s*\\}$',
        },
      ],
    },
  },
  {
    directive: 'express.paths',
    languages,
    rule: {
      kind: 'string_fragment',
      regex: '^/?(?:.*/)?\\*(?:$|/)|\\?$|\\?/',
      inside: {
        kind: 'string',
        any: [
          { nthChild: 1, inside: argumentsOfRoute },
          { inside: { kind: 'array', nthChild: 1, inside: argumentsOfRoute } },
        ],
      },
    },
  },
  {
    directive: 'express.trust-proxy-true',
    languages,
    rule: {
      any: [
        { ...callOf('\\w+\\.set'), regex: '\\([\'"`]trust proxy[\'"`],\\s*true\\s*\\)$' },
        { ...callOf('\\w+\\.enable'), regex: '\\([\'"`]trust proxy[\'"`]\\s*\\)$' },
      ],
    },
  },
  {
    directive: 'express.removed',
    languages,
    rule: {
      any: [
        { ...callOf('(?:res|response)\\.(?:json|jsonp|send)'), ...hasTwo },
        { ...callOf('(?:res|response)\\.redirect'), regex: '[\'"]back[\'"]\\s*\\)$' },
        {
          ...callOf('(?:res|response)\\.redirect'),
          ...hasTwo,
          not: { regex: '\\.redirect\\(\\s*(?:\\d{3}|\\w*[sS]tatus\\w*|code)\\b' },
        },
        callOf('(?:res|response)\\.sendfile|(?:app|router)\\.del|(?:req|request)\\.param'),
      ],
    },
  },
  {
    directive: 'express.listen-error',
    languages,
    // its listen returns a promise that is rejected
    unless: ['@nestjs/core', 'fastify'],
    rule: {
      ...callOf('app\\.listen'),
      all: [
        {
          has: {
            field: 'arguments',
            has: {
              any: [{ kind: 'arrow_function' }, { kind: 'function_expression' }],
              regex: '^(?:async\\s*)?(?:function\\s*\\w*\\s*)?\\(\\s*\\)',
            },
          },
        },
      ],
    },
  },
  {
    directive: 'express.cookie',
    languages,
    rule: {
      ...callOf('session'),
      all: [{ has: { field: 'arguments', has: { kind: 'object', nthChild: 1 } } }],
      any: [
        { not: { regex: '\\bsecure\\b' } },
        { not: { regex: '\\bsameSite\\b' } },
        { not: { regex: '\\bstore\\b' } },
        { regex: 'httpOnly:\\s*false' },
      ],
    },
  },
  {
    directive: 'pair.node-express',
    languages,
    rule: {
      kind: 'program',
      all: [{ has: { ...callOf('express'), stopBy: 'end' } }, { has: { ...callOf('\\w+\\.listen'), stopBy: 'end' } }],
    },
  },
];
