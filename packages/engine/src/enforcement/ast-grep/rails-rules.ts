import type { AstGrepRule } from './ast-grep-rule.ts';

const languages = ['ruby'] as const;
const call = (method: string, ...all: readonly object[]) => ({
  kind: 'call',
  has: { field: 'method', regex: `^(?:${method})$` },
  ...(all.length > 0 && { all }),
});

/** Rules for directives of Rails. */
export const railsRules: readonly AstGrepRule[] = [
  {
    directive: 'rails.time-zone',
    languages,
    rule: { kind: 'call', regex: '^(?:::)?(?:Time\\.now|Date\\.today|DateTime\\.now)$' },
  },
  {
    directive: 'rails.params-expect',
    languages,
    rule: call('permit!?', { has: { field: 'receiver', regex: '^params\\.require\\(' } }),
  },
  {
    directive: 'rails.enum-syntax',
    languages,
    rule: call('enum', { has: { field: 'arguments', has: { kind: 'pair', nthChild: 1 } } }),
  },
  {
    directive: 'rails.html-safe',
    part: 'code',
    languages,
    rule: {
      any: [
        call('html_safe'),
        { kind: 'call', not: { has: { field: 'receiver', regex: '.' } }, has: { field: 'method', regex: '^raw$' } },
        call('where|rewhere|having|order|pluck|find_by_sql|joins|exists\\?', {
          has: {
            field: 'arguments',
            has: {
              nthChild: 1,
              any: [
                { kind: 'string', has: { kind: 'interpolation' } },
                { kind: 'binary', has: { kind: 'string' } },
              ],
            },
          },
        }),
      ],
    },
  },
  {
    directive: 'rails.html-safe',
    part: 'template',
    languages: ['html'],
    files: ['**/*.erb'],
    rule: { kind: 'document', regex: '<%==|<%=\\s*raw\\b|\\.html_safe\\b' },
  },
];
