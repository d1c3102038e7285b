import type { AstGrepRule } from './ast-grep-rule.ts';
import { classText } from './class-text.ts';

const scripts = ['javascript', 'typescript'] as const;

/** Rules for directives of Tailwind CSS 4. */
export const tailwindRules: readonly AstGrepRule[] = [
  ...classText('tailwind.opacity', '(?:bg|text|border|ring|divide|placeholder)-opacity-\\d'),
  ...classText('tailwind.important', '(?:^|[\\s\'"`:])!-?[a-z][a-z-]*'),
  ...classText('tailwind.variable-syntax', '[a-z]-\\[--[\\w-]+\\]'),
  ...classText('tailwind.group-gap', '(?:^|[\\s\'"`:])-?space-[xy]-'),
  {
    directive: 'tailwind.concatenate',
    part: 'markup',
    languages: ['html'],
    rule: {
      kind: 'attribute',
      regex: '^(?::|v-bind:)class=',
      has: { kind: 'attribute_value', stopBy: 'end', regex: '-\\$\\{|-[\'"]\\s*\\+' },
    },
  },
  {
    directive: 'tailwind.concatenate',
    part: 'component',
    languages: ['tsx', 'javascript'],
    rule: {
      any: [
        { kind: 'template_string', regex: '[a-z]-\\$\\{' },
        { kind: 'binary_expression', has: { field: 'left', kind: 'string', regex: '-[\'"]$' } },
      ],
      inside: { kind: 'jsx_attribute', regex: '^class(?:Name)?=', stopBy: 'end' },
    },
  },
  {
    directive: 'tailwind.css-first',
    part: 'directives',
    languages: ['css'],
    rule: { kind: 'at_rule', regex: '^@(?:tailwind|config)\\b' },
  },
  {
    directive: 'tailwind.css-first',
    part: 'config',
    languages: scripts,
    files: ['**/tailwind.config.*'],
    rule: { kind: 'program' },
  },
  {
    directive: 'tailwind.plugin',
    languages: scripts,
    files: ['**/postcss.config.*'],
    rule: {
      any: [
        { kind: 'pair', has: { field: 'key', regex: '^[\'"]?(?:tailwindcss|autoprefixer|postcss-import)[\'"]?$' } },
        {
          kind: 'string',
          regex: '^[\'"](?:tailwindcss|autoprefixer|postcss-import)[\'"]$',
          not: { inside: { kind: 'pair' } },
        },
      ],
    },
  },
  { directive: 'tailwind.utility', languages: ['css'], rule: { kind: 'at_rule', regex: '^@layer\\s+utilities\\b' } },
  {
    directive: 'tailwind.reference',
    part: 'module',
    languages: ['css'],
    files: ['**/*.module.css'],
    rule: { kind: 'stylesheet', regex: '@apply\\b', not: { regex: '@reference\\b' } },
  },
  {
    directive: 'tailwind.reference',
    part: 'style-block',
    languages: ['html'],
    files: ['**/*.vue'],
    rule: { kind: 'style_element', regex: '@apply\\b', not: { regex: '@reference\\b' } },
  },
];
