import { useEffect, useRef } from 'react';
import { navigate, useAddress } from '../router';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { ItemRow } from './item-row';
import { readSearch, type Search, writeSearch } from './search';
import { SearchForm } from './search-form';
import { useItems } from './use-items';

export function CatalogScreen() {
  const search = readSearch(useAddress().searchParams);
  const { items, total, nextPage, problem, isLoading, page, showMore, retry } = useItems(writeSearch(search).toString());
  const end = useRef<HTMLParagraphElement>(null);
  const isAtEnd = page > 1 && nextPage === null && !isLoading;
  useEffect(() => {
    // the button that had the focus is gone
    if (isAtEnd && document.activeElement === document.body) end.current?.focus();
  }, [isAtEnd]);

  const change = (part: Partial<Search>) => {
    const params = writeSearch({ ...readSearch(new URLSearchParams(window.location.search)), ...part });
    navigate(params.size === 0 ? '/' : `/?${params}`, { replace: true });
  };
  return (
    <>
      <SearchForm search={search} onChange={change} />
      <p role="status" className="mb-2">
        {summary(isLoading, problem, total)}
      </p>
      <ul className={`divide-y divide-stone-300 ${isLoading && page === 1 ? 'opacity-60' : ''}`}>
        {items.map((item) => (
          <ItemRow key={item.id} item={item} />
        ))}
      </ul>
      {problem !== '' && !isLoading && (
        <Notice isProblem>
          <p className="mb-2">{problem}</p>
          <Button onClick={retry}>Try again</Button>
        </Notice>
      )}
      {problem === '' && nextPage !== null && (
        <Button onClick={showMore}>{isLoading && page > 1 ? 'Show more (loading …)' : 'Show more'}</Button>
      )}
      {isAtEnd && (
        <p ref={end} tabIndex={-1}>
          That is everything.
        </p>
      )}
    </>
  );
}

function summary(isLoading: boolean, problem: string, total: number): string {
  if (isLoading) return 'Loading …';
  if (problem !== '') return '';
  if (total === 0) return 'Nothing found. Try other words or fewer filters.';
  return total === 1 ? '1 item' : `${total} items`;
}
