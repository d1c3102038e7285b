import type { CodeProbe } from './code-probe.ts';

const settings = /(?:^|[/_-])(?:config|settings|conf|env)(?:[_.-][^/]*)?(?:\/|\.py$)/;
const outsideMigrations = /^(?!(?:.*\/)?migrations\/)/;

/** What decides lines about FastAPI, Flask and Django. */
export const pythonProbes: readonly CodeProbe[] = [
  {
    id: 'fastapi.annotated',
    queries: {
      python: `
([(typed_default_parameter value: (call function: (identifier) @_f)) (default_parameter value: (call function: (identifier) @_f))] @breaks (#any-of? @_f "Depends" "Query" "Path" "Body" "Header" "Cookie" "Form" "File" "Security"))
(generic_type (identifier) @_a (type_parameter (type (call function: (identifier) @_f))) (#eq? @_a "Annotated") (#any-of? @_f "Depends" "Query" "Path" "Body" "Header" "Cookie" "Form" "File" "Security")) @follows
`,
    },
  },
  {
    id: 'fastapi.pydantic2',
    queries: {
      python: `
(decorator (call function: (identifier) @_d) (#any-of? @_d "validator" "root_validator")) @breaks
(class_definition body: (block (class_definition name: (identifier) @_n body: (block (expression_statement (assignment left: (identifier) @_k)))) @breaks) (#eq? @_n "Config") (#any-of? @_k "orm_mode" "from_attributes" "allow_population_by_field_name" "schema_extra" "json_schema_extra" "arbitrary_types_allowed" "use_enum_values" "extra" "env_file" "env_prefix"))
(call function: (attribute attribute: (identifier) @_m) (#any-of? @_m "parse_obj" "from_orm" "parse_raw")) @breaks
(decorator (call function: (identifier) @_d) (#any-of? @_d "field_validator" "model_validator")) @follows
(assignment left: (identifier) @_n (#eq? @_n "model_config")) @follows
(call function: (attribute attribute: (identifier) @_m) (#any-of? @_m "model_validate" "model_dump" "model_dump_json")) @follows
`,
    },
  },
  {
    id: 'fastapi.settings',
    home: settings,
    queries: {
      python: `
(call function: (attribute object: (identifier) @_o attribute: (identifier) @_m) (#eq? @_o "os") (#eq? @_m "getenv")) @breaks
(call function: (attribute object: (attribute object: (identifier) @_o attribute: (identifier) @_e) attribute: (identifier) @_m) (#eq? @_o "os") (#eq? @_e "environ") (#eq? @_m "get")) @breaks
(subscript value: (attribute object: (identifier) @_o attribute: (identifier) @_e) (#eq? @_o "os") (#eq? @_e "environ")) @breaks
(assignment left: (subscript) @neither)
(attribute object: (identifier) @_o (#eq? @_o "settings")) @follows
`,
    },
  },
  {
    id: 'fastapi.cors-exact',
    queries: {
      python: `
(call arguments: (argument_list (keyword_argument name: (identifier) @_o value: (list (string (string_content) @_s)))) @_a (#eq? @_o "allow_origins") (#eq? @_s "*") (#match? @_a "allow_credentials *= *True")) @breaks
`,
    },
  },
  {
    id: 'flask.sqlalchemy2',
    queries: {
      python: `
(attribute object: (identifier) @_m attribute: (identifier) @_q (#match? @_m "^[A-Z][A-Za-z0-9]*[a-z]") (#eq? @_q "query")) @breaks
(call function: (attribute object: (_) @_s attribute: (identifier) @_q) (#match? @_s "(^|[._])session$") (#eq? @_q "query")) @breaks
(call function: (attribute object: (identifier) @_d attribute: (identifier) @_c) (#eq? @_d "db") (#eq? @_c "Column")) @breaks
(call function: [(identifier) @_f (attribute attribute: (identifier) @_f)] (#any-of? @_f "select" "mapped_column")) @follows
`,
    },
  },
  {
    id: 'flask.blueprints',
    queries: {
      python: `
(decorator (call function: (attribute object: (identifier) @_o attribute: (identifier) @_m)) (#any-of? @_o "app" "application") (#eq? @_m "route")) @breaks
(decorator (call function: (attribute object: (_) @_o attribute: (identifier) @_m)) (#not-any-of? @_o "app" "application") (#eq? @_m "route")) @follows
`,
    },
  },
  {
    id: 'flask.async',
    queries: {
      python: `
(decorated_definition (decorator (call function: (attribute attribute: (identifier) @_m))) definition: (function_definition) @_d (#eq? @_m "route") (#match? @_d "^async ")) @breaks
(decorated_definition (decorator (call function: (attribute attribute: (identifier) @_m))) definition: (function_definition) @_d (#eq? @_m "route") (#match? @_d "^def ")) @follows
`,
    },
  },
  {
    id: 'flask.login',
    queries: {
      python: `
(decorator (identifier) @_d (#eq? @_d "login_required")) @breaks
(decorator (attribute attribute: (identifier) @_d) (#eq? @_d "before_request")) @follows
`,
    },
  },
  {
    id: 'django.timezone',
    queries: {
      python: `
(call function: (attribute object: (_) @_o attribute: (identifier) @_m) arguments: (argument_list) @_a (#match? @_o "^(datetime[.])?datetime$") (#any-of? @_m "now" "utcnow") (#eq? @_a "()")) @breaks
(call function: (attribute object: (identifier) @_o attribute: (identifier) @_m) (#eq? @_o "timezone") (#eq? @_m "now")) @follows
`,
    },
  },
  {
    id: 'django.user-model',
    files: outsideMigrations,
    queries: {
      python: `
(import_from_statement module_name: (dotted_name) @_m name: [(dotted_name) @_n (aliased_import name: (dotted_name) @_n)] (#eq? @_m "django.contrib.auth.models") (#eq? @_n "User")) @breaks
(call function: (identifier) @_f (#eq? @_f "get_user_model")) @follows
(attribute object: (identifier) @_o attribute: (identifier) @_a (#eq? @_o "settings") (#eq? @_a "AUTH_USER_MODEL")) @follows
`,
    },
  },
  {
    id: 'django.login-middleware',
    queries: {
      python: `
(decorator [(identifier) @_d (call function: (identifier) @_d)] (#eq? @_d "login_required")) @breaks
(class_definition superclasses: (argument_list (identifier) @_b) (#eq? @_b "LoginRequiredMixin")) @breaks
(decorator [(identifier) @_d (call function: (identifier) @_d)] (#eq? @_d "login_not_required")) @follows
`,
    },
  },
  {
    id: 'pair.interface-django-api',
    queries: {
      python: `
(class_definition superclasses: (argument_list (_) @_b) body: (block (class_definition body: (block (expression_statement (assignment left: (identifier) @_f right: (string) @_v) @breaks)))) (#match? @_b "Serializer$") (#eq? @_f "fields") (#match? @_v "__all__"))
(class_definition superclasses: (argument_list (_) @_b) body: (block (class_definition body: (block (expression_statement (assignment left: (identifier) @_f right: [(list) (tuple)]) @follows)))) (#match? @_b "Serializer$") (#eq? @_f "fields"))
`,
    },
  },
];
