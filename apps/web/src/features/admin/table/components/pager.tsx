import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useText } from '../../../../i18n/use-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { copy } from '../copy.ts';
import { pageCount, type TableQuery } from '../model.ts';

/** The number of rows, and the buttons to page through them. */
export function Pager({
  query,
  total,
  onQuery,
}: {
  query: TableQuery;
  total: number;
  onQuery: (query: TableQuery) => void;
}) {
  const t = useText(copy);
  const pages = pageCount(total);
  const goTo = (page: number) => onQuery({ ...query, page });
  return (
    <div className="mt-3 flex flex-wrap items-center gap-3 text-sm text-muted">
      <p role="status">{t('table.total', { count: total })}</p>
      {pages > 1 && (
        <div className="ml-auto flex items-center gap-2">
          <Button
            variant="secondary"
            aria-label={t('table.previous')}
            disabled={query.page <= 1}
            onClick={() => goTo(query.page - 1)}
          >
            <ChevronLeft className="size-4" aria-hidden="true" />
          </Button>
          <p>{t('table.page', { page: query.page, pages })}</p>
          <Button
            variant="secondary"
            aria-label={t('table.next')}
            disabled={query.page >= pages}
            onClick={() => goTo(query.page + 1)}
          >
            <ChevronRight className="size-4" aria-hidden="true" />
          </Button>
        </div>
      )}
    </div>
  );
}
