import { useNavigate } from '@tanstack/react-router';
import { usePageLocation } from '../../../lib/use-page-location.ts';
import { readTableQuery, type TableQuery, type TableShape, writeTableQuery } from './model.ts';

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
      search: { ...tab, ...writeTableQuery(next, shape) },
      replace: true,
      resetScroll: false,
    });
  };
  return [readTableQuery(search, shape), setQuery];
}
