import type { AstGrepRule } from './ast-grep-rule.ts';

const languages = ['python'] as const;
const callOf = (name: string) => ({ kind: 'call', has: { field: 'function', regex: `^(?:${name})$` } });
const firstIsText = {
  has: { field: 'arguments', has: { kind: 'string', nthChild: 1, not: { has: { kind: 'interpolation' } } } },
};
const keyword = (text: string) => ({ has: { field: 'arguments', has: { kind: 'keyword_argument', regex: text } } });
const built = {
  any: [
    { kind: 'string', has: { kind: 'interpolation' } },
    { kind: 'binary_operator' },
    { kind: 'call', regex: '\\.format\\(' },
  ],
};

/** Rules for directives of FastAPI. */
export const fastapiRules: readonly AstGrepRule[] = [
  {
    directive: 'fastapi.lifespan',
    languages,
    rule: { kind: 'call', regex: '^[\\w.]+\\.(?:on_event|add_event_handler)\\(\\s*[\'"](?:startup|shutdown)[\'"]' },
  },
  {
    directive: 'fastapi.orjson',
    languages,
    rule: {
      kind: 'identifier',
      regex: '^(?:ORJSONResponse|UJSONResponse)$',
      not: { inside: { kind: 'import_from_statement', stopBy: 'end' } },
    },
  },
  {
    directive: 'fastapi.cors-exact',
    languages,
    rule: {
      kind: 'call',
      all: [keyword('^allow_origins\\s*=\\s*[\\[(][\'"]\\*[\'"]'), keyword('^allow_credentials\\s*=\\s*True$')],
    },
  },
  {
    directive: 'fastapi.sse',
    languages,
    rule: {
      any: [
        { any: [{ kind: 'import_from_statement' }, { kind: 'import_statement' }], regex: '\\bsse_starlette\\b' },
        { kind: 'keyword_argument', regex: '^media_type\\s*=\\s*[\'"]text/event-stream' },
      ],
    },
  },
  {
    directive: 'fastapi.pydantic2',
    languages,
    rule: {
      any: [
        { kind: 'decorator', regex: '^@(?:pydantic\\.)?(?:root_)?validator\\b' },
        { kind: 'class_definition', regex: '^class Config\\b', inside: { kind: 'class_definition', stopBy: 'end' } },
        callOf('.*\\.(?:parse_obj|parse_raw|parse_file|from_orm|update_forward_refs|schema_json)'),
        { kind: 'call', regex: '\\.dict\\(.*(?:exclude|include|by_alias)' },
        { kind: 'attribute', regex: '\\.(?:__fields__|__fields_set__)$' },
        { kind: 'import_from_statement', regex: '^from pydantic import .*\\bBaseSettings\\b' },
      ],
    },
  },
];

/** Rules for directives of Flask. */
export const flaskRules: readonly AstGrepRule[] = [
  {
    directive: 'flask.sqlalchemy2',
    languages,
    rule: {
      any: [
        { kind: 'attribute', regex: '(?:^|\\.)[A-Z]\\w*\\.query$|^cls\\.query$' },
        callOf('(?:\\w+\\.)*session\\.query'),
        { ...callOf('db\\.Column'), not: { inside: { ...callOf('(?:\\w+\\.)?Table'), stopBy: 'end' } } },
      ],
    },
  },
  {
    directive: 'flask.safe-html',
    part: 'code',
    languages,
    rule: {
      any: [
        { ...callOf('(?:markupsafe\\.|flask\\.)?Markup'), not: firstIsText },
        { ...callOf('(?:flask\\.)?render_template_string'), not: firstIsText },
      ],
    },
  },
  {
    directive: 'flask.safe-html',
    part: 'template',
    languages: ['html'],
    rule: {
      any: [{ kind: 'text' }, { kind: 'attribute_value' }, { kind: 'raw_text' }],
      regex: '\\{\\{[^}]*\\|\\s*safe\\b',
    },
  },
  {
    directive: 'flask.async',
    languages,
    unless: ['fastapi'],
    rule: {
      kind: 'function_definition',
      regex: '^async\\s+def\\b',
      inside: {
        kind: 'decorated_definition',
        has: { kind: 'decorator', regex: '^@\\w+\\.(?:route|get|post|put|patch|delete)\\(' },
      },
    },
  },
];

/** Rules for directives of Django. */
export const djangoRules: readonly AstGrepRule[] = [
  {
    directive: 'django.mark-safe',
    part: 'code',
    languages,
    rule: {
      any: [
        { ...callOf('(?:\\w+\\.)?(?:mark_safe|SafeString|SafeText)'), not: firstIsText },
        {
          ...callOf('.*\\.(?:raw|execute)|RawSQL'),
          all: [{ has: { field: 'arguments', has: { nthChild: 1, ...built } } }],
        },
        { ...callOf('.*\\.extra'), all: [{ has: { field: 'arguments', has: { stopBy: 'end', ...built } } }] },
      ],
    },
  },
  {
    directive: 'django.mark-safe',
    part: 'template',
    languages: ['html'],
    rule: {
      any: [{ kind: 'text' }, { kind: 'attribute_value' }, { kind: 'raw_text' }],
      regex: '\\{\\{[^}]*\\|\\s*safe\\b|\\{%\\s*autoescape off',
    },
  },
  {
    directive: 'django.csrf',
    languages,
    rule: { any: [{ kind: 'decorator', regex: '\\bcsrf_exempt\\b' }, callOf('csrf_exempt')] },
  },
];
