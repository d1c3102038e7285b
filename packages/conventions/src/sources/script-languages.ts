import type { Language } from './language.ts';

const common = `
(import_statement source: (string) @from)
(import_statement . source: (string) @from @effect)
(import_statement (import_clause (identifier) @name) source: (string) @from)
(import_statement (import_clause (named_imports (import_specifier name: (_) @name))) source: (string) @from)
(export_statement source: (string) @from)
(call_expression function: (identifier) @_require arguments: (arguments . (string) @from) (#eq? @_require "require"))
(variable_declarator name: [(identifier) @name (object_pattern (shorthand_property_identifier_pattern) @name)] value: (call_expression function: (identifier) @_require arguments: (arguments . (string) @from) (#eq? @_require "require")))
(call_expression function: (import) arguments: (arguments . (string) @from))
(class_declaration name: (_) @class)
(class_declaration name: (_) @class body: (class_body (method_definition name: (property_identifier) @method)))
(class_declaration name: (_) @class body: (class_body (method_definition ["get" "set"] name: (property_identifier) @aside)))
(export_statement declaration: (function_declaration name: (_) @export.function)) @statement
(export_statement declaration: (lexical_declaration (variable_declarator name: (identifier) @export.arrow value: (arrow_function)))) @statement
(export_statement declaration: (lexical_declaration (variable_declarator name: (identifier) @export.value))) @statement
(export_statement declaration: (class_declaration name: (_) @export.class)) @statement
(export_statement value: (_) @export.value) @statement
(export_statement (export_clause (export_specifier name: (identifier) @export.value)))
(call_expression function: (identifier) @call)
(throw_statement (new_expression constructor: (_) @throw))
((function_declaration name: (identifier) @way body: (_) @way-body) (#match? @way "^(up|down)(grade)?$"))
((method_definition name: (property_identifier) @way body: (_) @way-body) (#match? @way "^(up|down)(grade)?$"))
((pair key: (property_identifier) @way value: [(function_expression body: (_) @way-body) (arrow_function body: (_) @way-body)]) (#match? @way "^(up|down)(grade)?$"))
((variable_declarator name: (identifier) @way value: [(function_expression body: (_) @way-body) (arrow_function body: (_) @way-body)]) (#match? @way "^(up|down)(grade)?$"))
((assignment_expression left: (member_expression property: (property_identifier) @way) right: [(function_expression body: (_) @way-body) (arrow_function body: (_) @way-body)]) (#match? @way "^(up|down)(grade)?$"))
`;

const typed = `
(import_statement "type" @type source: (string) @from)
(class_declaration name: (_) @class (class_heritage (extends_clause value: (_) @base)))
(class_declaration name: (_) @class (class_heritage (implements_clause (_) @contract)))
((class_declaration name: (_) @class body: (class_body (method_definition (accessibility_modifier) @_v name: (property_identifier) @aside))) (#match? @_v "^(private|protected)$"))
(class_declaration name: (_) @class body: (class_body (public_field_definition name: (property_identifier) @method value: (arrow_function))))
((class_declaration name: (_) @class body: (class_body (public_field_definition (accessibility_modifier) @_v name: (property_identifier) @aside))) (#match? @_v "^(private|protected)$"))
(abstract_class_declaration name: (_) @class)
(class_declaration decorator: (decorator (call_expression function: (identifier) @mixin)) name: (_) @class)
(export_statement decorator: (decorator (call_expression function: (identifier) @mixin)) declaration: (class_declaration name: (_) @class))
(export_statement declaration: (abstract_class_declaration name: (_) @export.class)) @statement
(export_statement declaration: (interface_declaration name: (_) @export.interface)) @statement
(export_statement declaration: (type_alias_declaration name: (_) @export.type)) @statement
(export_statement declaration: (enum_declaration name: (_) @export.value)) @statement
(export_statement value: (object [(pair key: (property_identifier) @_k) (method_definition name: (property_identifier) @_k)] @mark.vue-options) (#any-of? @_k "data" "computed" "methods" "watch" "mounted" "created"))
(export_statement value: (call_expression arguments: (arguments (object [(pair key: (property_identifier) @_k) (method_definition name: (property_identifier) @_k)] @mark.vue-options))) (#any-of? @_k "data" "computed" "methods" "watch" "mounted" "created"))
(export_statement value: (object [(pair key: (property_identifier) @_k) (method_definition name: (property_identifier) @_k)] @mark.vue-object-setup) (#eq? @_k "setup"))
(export_statement value: (call_expression function: (identifier) @_f arguments: (arguments (object [(pair key: (property_identifier) @_k) (method_definition name: (property_identifier) @_k)] @mark.vue-define-setup))) (#eq? @_f "defineComponent") (#eq? @_k "setup"))
(interface_declaration) @mark.interface
(type_alias_declaration value: (object_type)) @mark.object-type
`;

const untyped = `
(class_declaration name: (_) @class (class_heritage (_) @base))
`;

export const scriptLanguages: readonly Language[] = [
  {
    name: 'script',
    grammar: 'typescript',
    extensions: ['ts', 'mts', 'cts'],
    query: common + typed,
  },
  { name: 'script', grammar: 'tsx', extensions: ['tsx'], query: common + typed },
  {
    name: 'script',
    grammar: 'javascript',
    extensions: ['js', 'jsx', 'mjs', 'cjs'],
    query: common + untyped,
  },
];
