import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../../../i18n/use-text.ts';
import { DataTable } from '../../../../ui/data-table.tsx';
import { LoadFailure } from '../../../../ui/load-failure.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { copy } from '../copy.ts';
import { sortedBy, type TableQuery } from '../model.ts';
import { Pager } from './pager.tsx';
import { TableTools, type ToolProps } from './table-tools.tsx';

export interface Column<Row, Sort extends string = string> {
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  /** The server's name for this sort order. */
  readonly sort?: Sort;
}

interface Props<Row, Sort extends string, Filter extends string>
  extends Omit<ToolProps<Sort, Filter>, 'query' | 'onQuery'> {
  readonly caption: string;
  readonly columns: readonly Column<Row, Sort>[];
  /** Undefined while it loads. */
  readonly rows: readonly Row[] | undefined;
  readonly query: TableQuery<Sort, Filter>;
  readonly onQuery: (query: TableQuery<Sort, Filter>) => void;
  readonly words: { readonly loading: string; readonly empty: string; readonly failed: string };
  /** The read of the rows. */
  readonly list: {
    readonly data: { readonly total: number } | undefined;
    readonly isError: boolean;
    readonly error: unknown;
    readonly refetch: () => unknown;
  };
  /** Why the rows could not be loaded, where that is known. */
  readonly reason?: string;
  /** What the search finds. */
  readonly hint?: string;
}

const sortNames = { asc: 'ascending', desc: 'descending' } as const;
const signs = { asc: ArrowUp, desc: ArrowDown } as const;
const placeholders = ['first', 'second', 'third'];

/** A table that the server sorts, searches and pages, with its search, filters and buttons; its first column names the row. */
export function AdminTable<Row extends { readonly id: string }, Sort extends string, Filter extends string>({
  filters,
  usual,
  more,
  children,
  hint,
  ...table
}: Props<Row, Sort, Filter>) {
  const { query, onQuery } = table;
  return (
    <>
      <TableTools {...{ query, onQuery, filters, usual, more }}>{children}</TableTools>
      {hint !== undefined && <p className="-mt-1 mb-4 text-sm text-muted">{hint}</p>}
      <Rows {...table} />
    </>
  );
}

function Rows<Row extends { readonly id: string }, Sort extends string, Filter extends string>({
  caption,
  columns,
  rows,
  list,
  query,
  onQuery,
  words,
  reason,
}: Props<Row, Sort, Filter>) {
  const t = useText(copy);
  if (list.isError)
    return (
      <LoadFailure
        title={reason === undefined ? undefined : words.failed}
        text={reason ?? words.failed}
        error={list.error}
        onRetry={() => void list.refetch()}
      />
    );
  if (rows === undefined)
    return (
      <div role="status" className="grid gap-2">
        <p className="text-muted">{words.loading}</p>
        {placeholders.map((one) => (
          <Skeleton key={one} className="h-10" />
        ))}
      </div>
    );
  if (rows.length === 0)
    return (
      <p className="rounded-card border border-line bg-surface p-8 text-center text-muted">
        {query.search === '' && query.filter === '' ? words.empty : t('table.none')}
      </p>
    );
  const sortButton = (label: string, sort: Sort) => (
    <button
      type="button"
      className="-ml-2 inline-flex min-h-9 items-center gap-1 rounded-control px-2 hover:bg-sunken hover:text-ink"
      aria-label={t('table.sortBy', { column: label })}
      onClick={() => onQuery(sortedBy(query, sort))}
    >
      {label}
      <SortSign direction={sort === query.sort ? query.direction : undefined} />
    </button>
  );
  return (
    <>
      <DataTable
        caption={caption}
        keyOf={({ id }) => id}
        rows={rows}
        columns={columns.map(({ label, sort, cell }, index) => ({
          label,
          cell,
          isName: index === 0,
          ...(sort === undefined ? {} : { head: sortButton(label, sort) }),
          order: sort !== undefined && sort === query.sort ? sortNames[query.direction] : undefined,
        }))}
      />
      <Pager page={query.page} total={list.data?.total ?? 0} onPage={(page) => onQuery({ ...query, page })} />
    </>
  );
}

function SortSign({ direction }: { direction: 'asc' | 'desc' | undefined }) {
  const Sign = direction === undefined ? ArrowUpDown : signs[direction];
  return <Sign className="size-3.5" aria-hidden="true" />;
}
