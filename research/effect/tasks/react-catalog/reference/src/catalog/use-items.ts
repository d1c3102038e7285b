import { useEffect, useState } from 'react';
import { call } from '../api';
import type { ListedItem } from './item';
import { readPage } from './read-page';

interface Wanted {
  query: string;
  page: number;
}

interface Answered {
  wanted: Wanted | undefined;
  items: ListedItem[];
  total: number;
  nextPage: number | null;
  problem: string;
}

/** Reads the items of a search page by page. An answer that is no longer wanted is dropped. */
export function useItems(query: string) {
  const [wanted, setWanted] = useState<Wanted>({ query, page: 1 });
  const [answered, setAnswered] = useState<Answered>({
    wanted: undefined,
    items: [],
    total: 0,
    nextPage: null,
    problem: '',
  });
  if (wanted.query !== query) setWanted({ query, page: 1 });

  useEffect(() => {
    const controller = new AbortController();
    const params = new URLSearchParams(wanted.query);
    if (wanted.page > 1) params.set('page', String(wanted.page));
    call<unknown>(params.size === 0 ? '/api/items' : `/api/items?${params}`, { signal: controller.signal })
      .then(readPage)
      .then((page) => {
        if (controller.signal.aborted) return;
        setAnswered((before) => ({
          ...page,
          wanted,
          items: wanted.page === 1 ? page.items : [...before.items, ...page.items],
          problem: '',
        }));
      })
      .catch((error) => {
        if (controller.signal.aborted) return;
        setAnswered((before) => ({
          ...before,
          ...(wanted.page === 1 ? { items: [], total: 0, nextPage: null } : {}),
          wanted,
          problem: error.message,
        }));
      });
    return () => controller.abort();
  }, [wanted]);

  const isLoading = answered.wanted !== wanted;
  return {
    ...answered,
    isLoading,
    page: wanted.page,
    showMore: () => {
      if (isLoading || answered.nextPage === null) return;
      setWanted({ query, page: answered.nextPage });
    },
    retry: () => setWanted({ ...wanted }),
  };
}
