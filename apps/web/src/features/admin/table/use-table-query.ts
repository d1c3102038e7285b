import { useNavigate } from '@tanstack/react-router';
import { usePageLocation } from '../../../lib/use-page-location.ts';
import { readTable, type TableQuery, type TableShape, writeTable } from './model.ts';

/** Returns the query of the open table and a function that changes it; other parameters of the address stay. */
export function useTableQuery<Sort extends string, Filter extends string>(
  shape: TableShape<Sort, Filter>,
): readonly [TableQuery<Sort, Filter>, (query: TableQuery<Sort, Filter>) => void] {
  const navigate = useNavigate();
  const { search } = usePageLocation();
  const setQuery = (next: TableQuery<Sort, Filter>) => {
    const tab = typeof search.tab === 'string' ? { tab: search.tab } : {};
    void navigate({
      to: '.',
      search: { ...tab, ...writeTable(next, shape) },
      replace: true,
      resetScroll: false,
    });
  };
  return [readTable(search, shape), setQuery];
}
