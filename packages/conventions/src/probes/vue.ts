import { type CodeProbe, script, typed } from './code-probe.ts';

const files = /\.vue$/;

/** What decides lines about Vue, in the scripts of its single files and in what they import. */
export const vueProbes: readonly CodeProbe[] = [
  {
    id: 'vue.script-setup',
    isPerFile: true,
    files,
    queries: typed(`
(export_statement value: [(object) @_v (call_expression function: [(identifier) (member_expression)] @_f arguments: (arguments (object) @_v))] (#match? @_v "(data|setup|methods|computed|props|components)") ) @breaks
(program . (_)) @follows
`),
  },
  {
    id: 'vue.define-model',
    isPerFile: true,
    files,
    queries: typed(`
(string (string_fragment) @_s (#match? @_s "^update:[a-zA-Z-]+$")) @breaks
(call_expression function: (identifier) @_f (#eq? @_f "defineModel")) @follows
`),
  },
  {
    id: 'vue.template-ref',
    queries: typed(`
(call_expression function: (identifier) @_f type_arguments: (type_arguments) @_t (#eq? @_f "ref") (#match? @_t "HTML[A-Za-z]*Element|InstanceType<typeof|ComponentPublicInstance")) @breaks
(call_expression function: (identifier) @_f (#eq? @_f "useTemplateRef")) @follows
`),
  },
  {
    id: 'vue.setup-store',
    queries: script(`
(call_expression function: (identifier) @_f arguments: (arguments (object)) (#eq? @_f "defineStore")) @breaks
(call_expression function: (identifier) @_f arguments: (arguments [(arrow_function) (function_expression)]) (#eq? @_f "defineStore")) @follows
`),
  },
  {
    id: 'vue.guard-return',
    queries: script(`
((formal_parameters . (_) @_a . (_) @_b . (_) @_c .) @breaks (#match? @_a "^_?to($|:)") (#match? @_b "^_?from($|:)") (#match? @_c "^next($|:)"))
((formal_parameters . (_) @_a . (_) @_b .) @follows (#match? @_a "^_?to($|:)") (#match? @_b "^_?from($|:)"))
`),
  },
  {
    id: 'vue.injection-key',
    files,
    queries: script(`
(call_expression function: [(identifier) @_f (member_expression property: (property_identifier) @_f)] arguments: (arguments . (string) . (_)) (#eq? @_f "provide")) @breaks
(call_expression function: [(identifier) @_f (member_expression property: (property_identifier) @_f)] arguments: (arguments . (identifier) . (_)) (#eq? @_f "provide")) @follows
`),
  },
];
