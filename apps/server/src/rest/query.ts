/** The abstract form of a read: the content of the query string, before any name is resolved. */

/** A column, or a place inside a json column: `meta->a->>b` is column meta with steps a and b. */
export interface ColumnRef {
  readonly name: string;
  readonly path: readonly JsonStep[];
}

export interface JsonStep {
  readonly key: string;
  /** True for `->>`, which returns text. */
  readonly asText: boolean;
}

export interface Embed {
  readonly kind: 'embed';
  /** A table, a foreign key or a foreign key column. */
  readonly relation: string;
  readonly hint?: string;
  readonly alias: string;
  /** Rows without a match are left out. */
  readonly isInner: boolean;
  readonly query: ReadQuery;
}

export type SelectItem =
  | { readonly kind: 'all' }
  | { readonly kind: 'column'; readonly column: ColumnRef; readonly alias?: string; readonly cast?: string }
  | Embed;

export const comparisonOperators = [
  'eq',
  'neq',
  'gt',
  'gte',
  'lt',
  'lte',
  'like',
  'ilike',
  'isdistinct',
  'cs',
  'cd',
  'ov',
] as const;
export type ComparisonOperator = (typeof comparisonOperators)[number];

export const isValues = ['null', 'not_null', 'true', 'false', 'unknown'] as const;
export type IsValue = (typeof isValues)[number];

export type Filter =
  | {
      readonly kind: 'compare';
      readonly column: ColumnRef;
      readonly operator: ComparisonOperator;
      readonly value: string;
      readonly isNegated: boolean;
    }
  | { readonly kind: 'in'; readonly column: ColumnRef; readonly values: readonly string[]; readonly isNegated: boolean }
  | { readonly kind: 'is'; readonly column: ColumnRef; readonly value: IsValue; readonly isNegated: boolean }
  | {
      readonly kind: 'logic';
      readonly operator: 'and' | 'or';
      readonly filters: readonly Filter[];
      readonly isNegated: boolean;
    };

export interface OrderItem {
  readonly column: ColumnRef;
  readonly direction: 'asc' | 'desc';
  /** Absent means the Postgres default: nulls last when ascending. */
  readonly nulls?: 'first' | 'last';
}

export interface ReadQuery {
  readonly select: readonly SelectItem[];
  readonly filters: readonly Filter[];
  readonly order: readonly OrderItem[];
  readonly limit?: number;
  readonly offset: number;
}
