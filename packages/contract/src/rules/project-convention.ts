/** The kinds of conventions that are counted in sources, each with the values that its sentence names. */
export const conventionValues = {
  registry: ['folder', 'module'],
  'new-file': ['folder', 'files', 'folders'],
  'parallel-names': ['from', 'to'],
  'changed-together': ['paths', 'companion'],
  'test-helper': ['place', 'module', 'names'],
  door: ['package', 'module', 'names', 'place'],
  'shared-import': ['kind', 'place', 'names', 'module'],
  'test-fixture': ['names', 'module', 'place'],
  'test-sign-in': ['name', 'module', 'place'],
  'test-factory': ['form', 'place'],
  'text-call': ['form', 'file', 'place'],
  'ui-part': ['names', 'source', 'place'],
  styling: ['form', 'place'],
  layer: ['entry', 'middle', 'data', 'place'],
  'tenant-scope': ['scope', 'place'],
  'money-form': ['form', 'place'],
  'package-place': ['package', 'place'],
  'source-language': ['file', 'form'],
  'forward-migrations': ['place', 'name'],
  'table-ids': ['form', 'place'],
  'soft-deletion': ['column', 'place'],
  'validation-place': ['form', 'place'],
  'sibling-files': ['file', 'others', 'place'],
  'base-class': ['kind', 'base', 'place'],
  'single-method': ['kind', 'method', 'place'],
  'one-action': ['method', 'place'],
  'own-errors': ['names', 'place'],
  'own-result': ['names', 'place'],
  'go-errors': ['package', 'module', 'place'],
  'go-wrapping': [],
  'current-time': ['form', 'place'],
  'folder-map': ['place', 'folders'],
  'central-modules': ['place', 'modules', 'names'],
  'own-module': ['role', 'module', 'names', 'place'],
  mixin: ['kind', 'mixin', 'place', 'form'],
  'go-assertion': ['form'],
  'test-call': ['place', 'names'],
  'test-form': ['form', 'place'],
  'async-form': ['form', 'place'],
  'test-mirror': ['test', 'source'],
  'test-class': ['place'],
  'test-place': ['form', 'example'],
  'import-alias': ['alias', 'place'],
  'header-line': ['line', 'place'],
  'final-class': ['word', 'place'],
  'component-form': ['form', 'place'],
  annotations: ['place'],
  'component-export': ['form', 'place'],
  'file-name': ['kind', 'place', 'form'],
  'object-type': ['place'],
  'test-word': ['place'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** The name of a kind of convention, for example `door`. */
export type ConventionId = keyof typeof conventionValues;

/** Something that the code of a project does nearly everywhere, counted. Its sentence is made from the values, in any language. */
export interface ProjectConvention {
  readonly id: ConventionId;
  /** What the sentence names: paths, packages and symbols of the project, or lists of them with `, ` between. */
  readonly values: Readonly<Record<string, string>>;
  /** How many places follow it. */
  readonly holds: number;
  /** How many places could. */
  readonly of: number;
  /** Up to three places that follow it, as paths from the root. */
  readonly examples: readonly string[];
  /** Up to three places that do not. */
  readonly exceptions: readonly string[];
}

/** How often a project follows a convention, with places that do and places that do not. */
export type CountedPlaces = Pick<ProjectConvention, 'holds' | 'of' | 'examples' | 'exceptions'>;

/** Matches a path that a sentence may quote: one that is not written like prose. */
export const plainPath = /^[\p{L}\p{N}@._\-/()[\]+#~$]+$/u;

const word = String.raw`[\p{L}\p{N}@._\-/()[\]+#~$*:\\?!]+`;

/** Matches a value that a sentence may quote: a path, a name or a symbol, a list of them, or nothing. */
export const plainValue = new RegExp(`^(?:${word}(?:, ${word})*)?$`, 'u');
