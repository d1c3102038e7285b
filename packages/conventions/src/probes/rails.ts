import type { CodeProbe } from './code-probe.ts';

/** What decides lines about Ruby on Rails. */
export const railsProbes: readonly CodeProbe[] = [
  {
    id: 'rails.params-expect',
    queries: {
      ruby: `
(call receiver: (call receiver: (identifier) @_p method: (identifier) @_r) method: (identifier) @_m (#eq? @_p "params") (#eq? @_r "require") (#eq? @_m "permit")) @breaks
(call receiver: (identifier) @_p method: (identifier) @_m (#eq? @_p "params") (#eq? @_m "expect")) @follows
`,
    },
  },
  {
    id: 'rails.open-redirect',
    queries: {
      ruby: `
(call method: (identifier) @_m arguments: (argument_list . (element_reference object: (identifier) @_p)) (#eq? @_m "redirect_to") (#eq? @_p "params")) @breaks
(call method: (identifier) @_m (#eq? @_m "url_from")) @follows
`,
    },
  },
  {
    id: 'rails.time-zone',
    queries: {
      ruby: `
(call receiver: (constant) @_c method: (identifier) @_m (#any-of? @_c "Time" "DateTime") (#eq? @_m "now")) @breaks
(call receiver: (constant) @_c method: (identifier) @_m (#eq? @_c "Date") (#eq? @_m "today")) @breaks
(call receiver: (constant) @_c method: (identifier) @_m (#any-of? @_c "Time" "Date" "DateTime") (#any-of? @_m "current" "zone")) @follows
`,
    },
  },
  {
    id: 'rails.enum-syntax',
    queries: {
      ruby: `
(call method: (identifier) @_m arguments: (argument_list . (pair key: (hash_key_symbol))) (#eq? @_m "enum")) @breaks
(call method: (identifier) @_m arguments: (argument_list . (simple_symbol)) (#eq? @_m "enum")) @follows
`,
    },
  },
  {
    id: 'rails.callbacks',
    files: /(?:^|\/)app\/models\//,
    queries: {
      ruby: `
(call method: (identifier) @_m arguments: (argument_list (simple_symbol) @_s) (#any-of? @_m "after_save" "after_create" "after_update") (#match? @_s "^:(send_|deliver|enqueue|notify|schedule_)")) @breaks
(call method: (identifier) @_m arguments: (argument_list (simple_symbol) @_s) (#any-of? @_m "after_commit" "after_create_commit" "after_update_commit" "after_save_commit") (#match? @_s "^:(send_|deliver|enqueue|notify|schedule_)")) @follows
`,
    },
  },
  {
    id: 'rails.form-status',
    queries: {
      ruby: `
(pair key: (hash_key_symbol) @_k value: (simple_symbol) @_v (#eq? @_k "status") (#eq? @_v ":unprocessable_entity")) @breaks
(pair key: (hash_key_symbol) @_k value: (simple_symbol) @_v (#eq? @_k "status") (#eq? @_v ":unprocessable_content")) @follows
`,
    },
  },
  {
    id: 'rails.normalizes',
    files: /(?:^|\/)app\/models\//,
    queries: {
      ruby: `
(call method: (identifier) @_m arguments: (argument_list (simple_symbol) @_s) (#any-of? @_m "before_validation" "before_save") (#match? @_s "^:(normali[sz]e|downcase|strip|squish|clean)_")) @breaks
(call method: (identifier) @_m (#eq? @_m "normalizes")) @follows
`,
    },
  },
  {
    id: 'rails.resources',
    files: /(?:^|\/)config\/routes/,
    queries: {
      ruby: `
(call method: (identifier) @_m arguments: (argument_list (pair key: (hash_key_symbol) @_k)) (#any-of? @_m "post" "put" "patch" "delete") (#eq? @_k "on")) @breaks
(call method: (identifier) @_w block: (_ body: (_ (call method: (identifier) @_m) @breaks)) (#any-of? @_w "member" "collection") (#any-of? @_m "post" "put" "patch" "delete"))
(call method: (identifier) @_m (#eq? @_m "resource")) @follows
`,
    },
  },
  {
    id: 'rails.request-tests',
    isOfTests: true,
    isPerFile: true,
    queries: {
      ruby: `
(call method: (identifier) @_d arguments: (argument_list (pair key: (hash_key_symbol) @_k value: (simple_symbol) @_v)) (#eq? @_d "describe") (#eq? @_k "type") (#eq? @_v ":controller")) @breaks
(superclass (scope_resolution) @_c (#eq? @_c "ActionController::TestCase")) @breaks
(call method: (identifier) @_d arguments: (argument_list (pair key: (hash_key_symbol) @_k value: (simple_symbol) @_v)) (#eq? @_d "describe") (#eq? @_k "type") (#eq? @_v ":request")) @follows
(superclass (scope_resolution) @_c (#eq? @_c "ActionDispatch::IntegrationTest")) @follows
`,
    },
  },
  {
    // a parameter inside the statement, or printed as it came
    id: 'rails.html-safe',
    queries: {
      ruby: `
(call method: (identifier) @_m arguments: (argument_list . (string (interpolation) @_v)) (#any-of? @_m "where" "order" "having" "joins" "pluck" "find_by_sql") (#match? @_v "^#[{] *params[^_a-z]")) @breaks
(call receiver: (element_reference object: (identifier) @_p) method: (identifier) @_m (#eq? @_p "params") (#eq? @_m "html_safe")) @breaks
`,
    },
  },
];
