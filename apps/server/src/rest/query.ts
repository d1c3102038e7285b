/** The content of a read's query string, before any name is resolved. */
export interface ReadQuery {
  readonly select: readonly SelectItem[];
  readonly filters: readonly Filter[];
  readonly order: readonly OrderItem[];
  readonly limit?: number;
  readonly offset: number;
}

/** A column, or `*`. */
interface Column {
  readonly kind: 'column';
  readonly name: string;
}

/** The rows of another table that belong to a row. */
export interface Embed {
  readonly kind: 'embed';
  readonly table: string;
  readonly select: readonly Column[];
}

export type SelectItem = Column | Embed;

/** Operators that compare a column with one value, in SQL. */
export const comparisons = {
  eq: '=',
  neq: '<>',
  gt: '>',
  gte: '>=',
  lt: '<',
  lte: '<=',
  like: 'like',
  ilike: 'ilike',
  cs: '@>',
} as const;

/** The states that `is` tests, in SQL. */
export const states = {
  null: 'null',
  not_null: 'not null',
  true: 'true',
  false: 'false',
  unknown: 'unknown',
} as const;

export type Filter = { readonly column: string; readonly isNegated: boolean } & (
  | { readonly operator: keyof typeof comparisons; readonly value: string }
  | { readonly operator: 'is'; readonly value: keyof typeof states }
  | { readonly operator: 'in'; readonly value: readonly string[] }
);

export interface OrderItem {
  readonly column: string;
  readonly direction: 'asc' | 'desc';
  /** Absent means the default of Postgres: nulls last when ascending. */
  readonly nulls?: 'first' | 'last';
}
