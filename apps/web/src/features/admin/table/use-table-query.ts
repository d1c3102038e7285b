import { useNavigate } from '@tanstack/react-router';
import { usePageLocation } from '../../../lib/use-page-location.ts';
import { readTableQuery, type TableQuery, type TableShape, tableParameters, writeTableQuery } from './model.ts';

/** Returns the query of the open table and a function that changes it; other parameters of the address stay. */
export function useTableQuery<Sort extends string, Filter extends string>(
  shape: TableShape<Sort, Filter>,
): readonly [TableQuery<Sort, Filter>, (query: TableQuery<Sort, Filter>) => void] {
  const navigate = useNavigate();
  const { search } = usePageLocation();
  const setQuery = (next: TableQuery<Sort, Filter>) => {
    const others = Object.entries(search).filter(([name]) => !tableParameters.some((own) => own === name));
    void navigate({
      to: '.',
      search: { ...Object.fromEntries(others), ...writeTableQuery(next, shape) },
      replace: true,
      resetScroll: false,
    });
  };
  return [readTableQuery(search, shape), setQuery];
}
