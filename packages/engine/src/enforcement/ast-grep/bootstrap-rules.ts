import type { AstGrepRule } from './ast-grep-rule.ts';
import { callOf } from './call-of.ts';
import { classText } from './class-text.ts';

const scripts = ['javascript', 'typescript', 'tsx'] as const;
const besideTailwind = { unless: ['tailwindcss'] };
const spacing = '[mp][lr]-(?:(?:sm|md|lg|xl|xxl)-)?(?:n?\\d|auto)';
const plugins = 'alert|button|carousel|collapse|dropdown|modal|offcanvas|popover|scrollspy|tab|toast|tooltip';
const oldAttribute = '^data-(?:toggle|dismiss|target|ride|spy|slide|slide-to|parent|placement)$';

/** Rules for directives of Bootstrap 5. */
export const bootstrapRules: readonly AstGrepRule[] = [
  ...classText(
    'bootstrap.logical',
    `(?:^|[\\s'"])(?:${spacing}|(?:text|float|border|rounded)-(?:left|right))(?:[\\s'"]|$)`,
    besideTailwind,
  ),
  ...classText(
    'bootstrap.renamed',
    '(?:^|[\\s\'"])(?:custom-(?:select|control|file|range|switch|checkbox|radio)|sr-only(?:-focusable)?|badge-(?:primary|secondary|success|danger|warning|info|light|dark|pill)|no-gutters)(?:[\\s\'"]|$)',
    besideTailwind,
  ),
  {
    directive: 'bootstrap.data-attributes',
    part: 'markup',
    languages: ['html'],
    rule: { kind: 'attribute_name', regex: oldAttribute },
  },
  {
    directive: 'bootstrap.data-attributes',
    part: 'component',
    languages: ['tsx', 'javascript'],
    rule: { kind: 'property_identifier', regex: oldAttribute, inside: { kind: 'jsx_attribute' } },
  },
  {
    directive: 'bootstrap.jquery',
    part: 'script',
    languages: scripts,
    rule: {
      any: [
        { kind: 'import_statement', regex: '[\'"]jquery[\'"]' },
        { pattern: "require('jquery')" },
        callOf(`(?:\\$|jQuery)\\([^)]*\\)\\.(?:${plugins})`),
      ],
    },
  },
  {
    directive: 'bootstrap.jquery',
    part: 'markup',
    languages: ['html'],
    rule: {
      kind: 'attribute',
      regex: '^src=.*jquery',
      inside: { kind: 'start_tag', has: { kind: 'tag_name', regex: '^script$' } },
    },
  },
  {
    directive: 'bootstrap.html-option',
    part: 'script',
    languages: scripts,
    rule: {
      kind: 'pair',
      regex: '^(?:html:\\s*true|sanitize:\\s*false|allowList:)',
      inside: {
        stopBy: 'end',
        any: [
          { kind: 'new_expression', regex: '^new (?:bootstrap\\.)?(?:Tooltip|Popover)\\b' },
          callOf('(?:bootstrap\\.)?(?:Tooltip|Popover)\\.getOrCreateInstance'),
        ],
      },
    },
  },
  {
    directive: 'bootstrap.html-option',
    part: 'markup',
    languages: ['html'],
    rule: { kind: 'attribute', regex: '^data-bs-html(?:=["\']?true|$)' },
  },
  {
    directive: 'pair.bootstrap-typescript',
    languages: ['typescript', 'tsx'],
    rule: {
      any: [
        {
          kind: 'import_statement',
          regex: '^import\\s+(?:\\*\\s+as\\s+\\w+\\s+from\\s+|\\w+\\s+from\\s+)?[\'"]bootstrap[\'"]',
        },
        { kind: 'member_expression', regex: '^(?:window\\.)?bootstrap\\.[A-Z]\\w*$' },
      ],
    },
  },
  {
    directive: 'pair.react-bootstrap',
    languages: ['tsx', 'javascript'],
    rule: { kind: 'import_statement', regex: '[\'"](?:bootstrap|bootstrap/js/.*|bootstrap/dist/js/.*)[\'"]' },
  },
];
