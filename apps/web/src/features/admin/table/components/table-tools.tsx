import { type ReactNode, useId, useState } from 'react';
import { useText } from '../../../../i18n/use-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { copy } from '../copy.ts';
import type { TableQuery } from '../model.ts';

export interface ToolProps<Sort extends string, Filter extends string> {
  readonly query: TableQuery<Sort, Filter>;
  readonly onQuery: (query: TableQuery<Sort, Filter>) => void;
  readonly filters?: readonly { readonly value: Filter; readonly label: string }[] | undefined;
  /** The label of the unfiltered view, if that does not show everything. */
  readonly usual?: string | undefined;
  /** Further filters, and how many of them are set. */
  readonly more?: { readonly fields: ReactNode; readonly isSet: number } | undefined;
  readonly children?: ReactNode;
}

/**
 * Search field and filters of a table, with its other buttons beside them. On a phone, several filters fold behind one
 * button that says how many are set.
 */
export function TableTools<Sort extends string, Filter extends string>({
  query,
  onQuery,
  filters = [],
  usual,
  more,
  children,
}: ToolProps<Sort, Filter>) {
  const t = useText(copy);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const count = (more?.isSet ?? 0) + (query.filter === '' ? 0 : 1);
  return (
    <div className="mb-4 flex flex-wrap items-end gap-3">
      <search className="flex min-w-0 flex-[1_1_16rem] flex-wrap gap-3">
        <TextField
          className="min-w-40 flex-1 sm:max-w-xs"
          type="search"
          label={t('table.search')}
          value={query.search}
          onChange={(event) => onQuery({ ...query, search: event.target.value, page: 1 })}
        />
        {more !== undefined && (
          <Button
            variant="secondary"
            className="min-h-11 self-end sm:hidden"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            {count === 0 ? t('table.filters') : t('table.filtersSet', { filters: count })}
          </Button>
        )}
        <div id={id} className={more === undefined || isOpen ? 'contents' : 'hidden sm:contents'}>
          {filters.length > 0 && (
            <SelectField
              label={t('table.filter')}
              value={query.filter}
              onChange={({ target }) => {
                const chosen = filters.find(({ value }) => value === target.value);
                onQuery({ ...query, filter: chosen?.value ?? '', page: 1 });
              }}
              options={[{ value: '', label: usual ?? t('table.all') }, ...filters]}
            />
          )}
          {more?.fields}
        </div>
      </search>
      {children !== undefined && <div className="flex flex-wrap gap-2 *:min-h-11">{children}</div>}
    </div>
  );
}
