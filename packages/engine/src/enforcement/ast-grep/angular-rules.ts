import type { AstGrepRule } from './ast-grep-rule.ts';
import { callOf } from './call-of.ts';

const typescript = { languages: ['typescript'] as const, ignores: ['**/*.spec.ts'] };
const tag = { any: [{ kind: 'start_tag' }, { kind: 'self_closing_tag' }] };
const attribute = (regex: string) => ({ has: { kind: 'attribute', regex } });

/** Rules for directives of Angular. */
export const angularRules: readonly AstGrepRule[] = [
  {
    directive: 'angular.standalone',
    languages: ['typescript'],
    rule: {
      any: [
        { kind: 'decorator', regex: '^@NgModule\\(' },
        { kind: 'pair', regex: '^standalone:\\s*(?:true|false)$', inside: { kind: 'decorator', stopBy: 'end' } },
      ],
    },
  },
  {
    directive: 'angular.animations',
    languages: ['typescript'],
    rule: { kind: 'import_statement', regex: '[\'"]@angular/(?:platform-browser/)?animations' },
  },
  {
    directive: 'angular.effect-state',
    ...typescript,
    rule: {
      any: [{ pattern: '$SIGNAL.set($VALUE)' }, { pattern: '$SIGNAL.update($VALUE)' }],
      inside: { ...callOf('effect'), stopBy: 'end' },
    },
  },
  {
    directive: 'angular.bypass-security',
    ...typescript,
    rule: {
      kind: 'call_expression',
      all: [
        { has: { field: 'function', regex: '\\.bypassSecurityTrust\\w+$' } },
        { not: { has: { field: 'arguments', has: { kind: 'string' } } } },
      ],
    },
  },
  {
    directive: 'angular.resource-reads',
    ...typescript,
    rule: {
      ...callOf('httpResource(?:\\.\\w+)?|resource|rxResource'),
      regex: 'method:\\s*[\'"](?:POST|PUT|PATCH|DELETE)|\\.(?:post|put|patch|delete)\\(',
    },
  },
  {
    directive: 'angular.vitest',
    part: 'fake-async',
    languages: ['typescript'],
    rule: {
      any: [
        { kind: 'import_specifier', regex: '^(?:fakeAsync|tick|flush)$' },
        { kind: 'member_expression', regex: '^jasmine\\.' },
      ],
    },
  },
  {
    directive: 'angular.vitest',
    part: 'karma',
    languages: ['javascript', 'typescript'],
    files: ['**/karma.conf.*'],
    rule: { kind: 'program' },
  },
  {
    directive: 'angular.image',
    languages: ['html'],
    rule: {
      ...tag,
      all: [
        { has: { kind: 'tag_name', regex: '^img$' } },
        {
          any: [
            attribute('^src='),
            {
              all: [
                attribute('^\\[?ngSrc\\]?='),
                { not: attribute('^fill$') },
                { any: [{ not: attribute('^\\[?width\\]?=') }, { not: attribute('^\\[?height\\]?=') }] },
              ],
            },
          ],
        },
      ],
    },
  },
  {
    directive: 'angular.for-track',
    languages: ['html'],
    rule: { kind: 'text', regex: '@for\\s*\\([^{]*track\\s+\\$index' },
  },
  {
    directive: 'pair.angular-typescript',
    languages: ['json'],
    files: ['**/package.json'],
    rule: { kind: 'pair', regex: '^"typescript"\\s*:', not: { regex: ':\\s*"~?6\\.0(?:\\.\\d+)?"$' } },
  },
];
