import { type CodeProbe, typed } from './code-probe.ts';

/** What decides lines about Angular. */
export const angularProbes: readonly CodeProbe[] = [
  {
    id: 'angular.standalone',
    queries: typed(`
(decorator (call_expression function: (identifier) @_d) (#eq? @_d "NgModule")) @breaks
(decorator (call_expression function: (identifier) @_d arguments: (arguments (object (pair key: (property_identifier) @_k)))) (#any-of? @_d "Component" "Directive" "Pipe") (#eq? @_k "standalone")) @breaks
(decorator (call_expression function: (identifier) @_d arguments: (arguments (object) @_o)) (#any-of? @_d "Component" "Directive" "Pipe") (#not-match? @_o "standalone *:")) @follows
`),
  },
  {
    id: 'angular.signals',
    queries: typed(`
(decorator (call_expression function: (identifier) @_d) (#any-of? @_d "Input" "Output")) @breaks
(public_field_definition value: (call_expression function: [(identifier) @_f (member_expression object: (identifier) @_f)]) (#any-of? @_f "signal" "computed" "input" "output" "model" "linkedSignal" "toSignal")) @follows
`),
  },
  {
    id: 'angular.inject',
    queries: typed(`
(class_declaration decorator: (decorator (call_expression function: (identifier) @_d)) body: (class_body (method_definition name: (property_identifier) @_c parameters: (formal_parameters (required_parameter (accessibility_modifier)) @breaks))) (#any-of? @_d "Component" "Directive" "Pipe") (#eq? @_c "constructor"))
(export_statement decorator: (decorator (call_expression function: (identifier) @_d)) declaration: (class_declaration body: (class_body (method_definition name: (property_identifier) @_c parameters: (formal_parameters (required_parameter (accessibility_modifier)) @breaks)))) (#any-of? @_d "Component" "Directive" "Pipe") (#eq? @_c "constructor"))
(public_field_definition value: (call_expression function: (identifier) @_f) (#eq? @_f "inject")) @follows
`),
  },
  {
    id: 'angular.host',
    queries: typed(`
(decorator (call_expression function: (identifier) @_d) (#any-of? @_d "HostBinding" "HostListener")) @breaks
(decorator (call_expression function: (identifier) @_d arguments: (arguments (object (pair key: (property_identifier) @_k)))) (#any-of? @_d "Component" "Directive") (#eq? @_k "host")) @follows
`),
  },
  {
    id: 'angular.http-client',
    queries: typed(`
(class_heritage (implements_clause (type_identifier) @_t) (#any-of? @_t "HttpInterceptor" "CanMatch")) @breaks
(class_heritage (implements_clause (generic_type name: (type_identifier) @_t)) (#any-of? @_t "Resolve" "CanDeactivate")) @breaks
(variable_declarator type: (type_annotation [(type_identifier) @_t (generic_type name: (type_identifier) @_t)]) (#any-of? @_t "HttpInterceptorFn" "CanActivateFn" "CanDeactivateFn" "CanMatchFn" "ResolveFn")) @follows
`),
  },
  {
    id: 'angular.vitest',
    isPerFile: true,
    isOfTests: true,
    queries: typed(`
(import_specifier name: (identifier) @_n (#eq? @_n "fakeAsync")) @breaks
(member_expression object: (identifier) @_o (#eq? @_o "jasmine")) @breaks
(call_expression function: (identifier) @_f (#eq? @_f "describe")) @follows
`),
  },
];
