import type { AstGrepRule } from './ast-grep-rule.ts';
import { callOf } from './call-of.ts';

const languages = ['javascript', 'typescript'] as const;
const routed = '\\w+\\.(?:get|post|put|patch|delete|all|use|route)';
const errorHandler = '^\\(_?(?:err|error|e)\\b[^,]*,[^,]+,[^,]+,[^,]+\\)$';

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
      inside: { kind: 'string', nthChild: 1, inside: { kind: 'arguments', inside: callOf(routed) } },
    },
  },
  {
    directive: 'express.trust-proxy-true',
    languages,
    rule: { any: [{ pattern: "$APP.set('trust proxy', true)" }, { pattern: "$APP.enable('trust proxy')" }] },
  },
  {
    directive: 'express.removed',
    languages,
    rule: {
      any: [
        { pattern: 'res.json($BODY, $STATUS)' },
        { pattern: 'res.jsonp($BODY, $STATUS)' },
        { pattern: 'res.send($BODY, $STATUS)' },
        { pattern: "res.redirect('back')" },
        { pattern: 'res.redirect($URL, $STATUS)', not: { regex: '^res\\.redirect\\((?:\\d{3}|status|code)\\b' } },
        { pattern: 'res.sendfile($$$)' },
        { pattern: 'app.del($$$)' },
        { pattern: 'router.del($$$)' },
        { pattern: 'req.param($$$)' },
      ],
    },
  },
  {
    directive: 'express.headers-sent',
    languages,
    rule: {
      any: [{ kind: 'arrow_function' }, { kind: 'function_declaration' }, { kind: 'function_expression' }],
      has: { field: 'parameters', regex: errorHandler },
      not: { regex: 'headersSent' },
    },
  },
  {
    directive: 'express.listen-error',
    languages,
    rule: {
      ...callOf('app\\.listen'),
      not: {
        has: {
          field: 'arguments',
          has: {
            any: [
              { kind: 'arrow_function' },
              { kind: 'function_expression' },
              { kind: 'identifier', nthChild: { position: 2 } },
            ],
            regex: '^(?:async\\s*)?(?:function\\s*\\w*\\s*)?\\(?\\s*\\w+|^\\w+$',
          },
        },
      },
    },
  },
  {
    directive: 'express.cookie',
    languages,
    rule: {
      ...callOf('session'),
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
