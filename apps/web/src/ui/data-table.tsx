import type { ReactNode } from 'react';
import { ScrollFrame } from './scroll-frame.tsx';

export interface TableColumn<Row> {
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  /** Stands for the label in the head, for example a button that sorts. */
  readonly head?: ReactNode;
  readonly order?: 'ascending' | 'descending' | undefined;
  readonly isNumber?: boolean;
  /** Names the row: a header of it, and the title of its card. */
  readonly isName?: boolean;
  /** Never breaks into lines. */
  readonly isShort?: boolean;
}

interface Props<Row> {
  readonly caption: string;
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  readonly sums?: readonly ReactNode[];
  /** Without a frame of its own inside a card: its rows are then separated by lines on a phone too. */
  readonly isInCard?: boolean;
}

const padded = 'py-2 pr-4';
/** Some browsers drop table semantics when the display is not that of a table. */
const as = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

/** A table; on a phone each row is a card whose values have their label beside them. */
export function DataTable<Row>({ caption, columns, rows, keyOf, sums, isInCard = false }: Props<Row>) {
  const card = isInCard
    ? 'border-t border-line max-sm:py-3'
    : 'border-t border-line max-sm:rounded-card max-sm:border max-sm:bg-surface max-sm:px-4 max-sm:py-3';
  const frame = isInCard
    ? '-mx-1 rounded-none border-0 px-1'
    : 'px-4 py-2 max-sm:rounded-none max-sm:border-0 max-sm:bg-transparent max-sm:p-0';
  const cellLook = ({ isNumber, isShort, isName }: TableColumn<Row>) =>
    [
      padded,
      'max-w-80 align-baseline break-words max-sm:max-w-none max-sm:p-0',
      isName
        ? 'text-left font-medium max-sm:order-first max-sm:block'
        : 'max-sm:grid max-sm:grid-cols-[7rem_minmax(0,1fr)] max-sm:items-baseline max-sm:gap-3',
      isNumber ? 'tabular-nums sm:text-right sm:last:pr-0' : '',
      isNumber || isShort ? 'sm:whitespace-nowrap' : '',
    ].join(' ');
  return (
    <ScrollFrame label={caption} className={frame}>
      <table {...as.table} className="w-full text-left text-sm max-sm:block">
        <caption className="sr-only">{caption}</caption>
        <thead {...as.rowgroup} className="text-muted max-sm:block">
          <tr {...as.row} className="max-sm:flex max-sm:flex-wrap max-sm:gap-x-3">
            {columns.map(({ label, head, order, isNumber }) => (
              <th
                key={label}
                {...as.columnheader}
                scope="col"
                aria-sort={order}
                className={`pr-4 font-medium whitespace-nowrap ${isNumber ? 'text-right last:pr-0' : ''} ${head === undefined ? 'py-2 max-sm:sr-only' : 'py-1 max-sm:p-0 max-sm:pb-2'}`}
              >
                {head ?? label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...as.rowgroup} className={`max-sm:grid ${isInCard ? '' : 'max-sm:gap-3'}`}>
          {rows.map((row) => (
            <tr key={keyOf(row)} {...as.row} className={`${card} max-sm:grid max-sm:gap-1.5`}>
              {columns.map((column) => (
                <Cell key={column.label} column={column} content={column.cell(row)} look={cellLook(column)} />
              ))}
            </tr>
          ))}
        </tbody>
        {sums !== undefined && (
          <tfoot {...as.rowgroup} className="font-semibold max-sm:mt-3 max-sm:block">
            <tr {...as.row} className={`${card} max-sm:grid max-sm:gap-1.5`}>
              {columns.map((column, index) => (
                <Cell key={column.label} column={column} content={sums[index]} look={cellLook(column)} />
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </ScrollFrame>
  );
}

function Cell<Row>({ column, content, look }: { column: TableColumn<Row>; content: ReactNode; look: string }) {
  if (column.isName)
    return (
      <th {...as.rowheader} scope="row" className={look}>
        {content}
      </th>
    );
  const isEmpty = content === null || content === undefined || content === false || content === '';
  return (
    <td {...as.cell} className={`${look} ${isEmpty ? 'max-sm:hidden' : ''}`}>
      <span aria-hidden="true" className="text-muted hyphens-auto sm:hidden">
        {column.label}
      </span>
      <div className="min-w-0 break-words">{content}</div>
    </td>
  );
}
