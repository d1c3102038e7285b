/** What one source file says, as far as any convention asks for it. */
export interface SourceFacts {
  readonly path: string;
  readonly language: LanguageName;
  readonly imports: readonly Import[];
  readonly classes: readonly ClassFacts[];
  readonly exports: readonly ExportFacts[];
  /** How often a function is called by its bare name. */
  readonly calls: ReadonlyMap<string, number>;
  /** The types that are thrown or raised, with their number; in Rust the result types that functions return. */
  readonly thrown: ReadonlyMap<string, number>;
  /** Countable traits of the text, for example `any` or `function:annotated`, with their number. */
  readonly marks: ReadonlyMap<string, number>;
  /** By the id of a code probe: the places that follow its line, and those that break it. */
  readonly probes: ReadonlyMap<string, { readonly follows: number; readonly breaks: number }>;
}

export interface Import {
  /** The module as the file writes it. */
  readonly from: string;
  readonly names: readonly string[];
  /** Whether only types are imported, which binds nobody at run time. */
  readonly isType: boolean;
  /** Whether it is imported for its effect alone, as a style sheet is. */
  readonly isEffect: boolean;
}

export interface ClassFacts {
  readonly name: string;
  readonly bases: readonly string[];
  /** Traits, mixins and decorators that the class names. */
  readonly mixins: readonly string[];
  /** Interfaces that the class says it implements, where its language tells them from a base. */
  readonly contracts: readonly string[];
  /** What others may call by name: neither constructors and accessors nor what is private or protected. */
  readonly methods: readonly string[];
}

export interface ExportFacts {
  readonly name: string;
  readonly isDefault: boolean;
  readonly form: 'function' | 'arrow' | 'class' | 'value' | 'type' | 'interface';
}

export const languageNames = ['script', 'python', 'php', 'ruby', 'go', 'java', 'csharp', 'rust'] as const;
export type LanguageName = (typeof languageNames)[number];
