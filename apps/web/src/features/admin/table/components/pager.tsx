import { mostCounted } from '@regelwerk/contract/shared/most-counted';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useText } from '../../../../i18n/use-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { copy } from '../copy.ts';
import { pageCount } from '../model.ts';

/** The number of rows, and the buttons to page through them. */
export function Pager({ page, total, onPage }: { page: number; total: number; onPage: (page: number) => void }) {
  const t = useText(copy);
  const pages = pageCount(total);
  const isCounted = total <= mostCounted;
  return (
    <div className="mt-3 flex flex-wrap items-center gap-3 text-sm text-muted">
      <p role="status">{isCounted ? t('table.total', { count: total }) : t('table.more', { most: mostCounted })}</p>
      {pages > 1 && (
        <div className="ml-auto flex items-center gap-2">
          <Button
            variant="secondary"
            aria-label={t('table.previous')}
            disabled={page <= 1}
            onClick={() => onPage(page - 1)}
          >
            <ChevronLeft className="size-4" aria-hidden="true" />
          </Button>
          <p>{isCounted ? t('table.page', { page, pages }) : t('table.pageOfMany', { page })}</p>
          <Button
            variant="secondary"
            aria-label={t('table.next')}
            disabled={page >= pages}
            onClick={() => onPage(page + 1)}
          >
            <ChevronRight className="size-4" aria-hidden="true" />
          </Button>
        </div>
      )}
    </div>
  );
}
