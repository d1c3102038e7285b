import type { NoticeRow } from '@regelwerk/contract/admin/admin-notices';
import { formatDay } from '@regelwerk/contract/rules/format-day';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useText } from '../../../i18n/use-text.ts';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import { Button } from '../../../ui/button.tsx';
import { cellButtonLook } from '../../../ui/cell-button-look.ts';
import { PersonLink } from '../accounts/components/person-link.tsx';
import { AdminNav } from '../table/components/admin-nav.tsx';
import { AdminTable, type Column } from '../table/components/admin-table.tsx';
import { ExportButton } from '../table/components/export-button.tsx';
import { TableTools } from '../table/components/table-tools.tsx';
import { copy as tableCopy } from '../table/copy.ts';
import { useTableQuery } from '../table/use-table-query.ts';
import { NoticeDialog } from './components/notice-dialog.tsx';
import { copy } from './copy.ts';
import { noticesQuery } from './queries.ts';

const shape = { sorts: ['due_at', 'received_at', 'email'], filters: ['settled'], direction: 'asc' } as const;

/** Withdrawals and cancellations with their deadlines. */
export function NoticesPage() {
  const t = useText(copy);
  const tTable = useText(tableCopy);
  usePageTitle(t('notices.title'));
  const [language] = useLanguage();
  const [query, setQuery] = useTableQuery(shape);
  const { data, isError, error, refetch } = useQuery(noticesQuery(query));
  const [handled, setHandled] = useState<NoticeRow>();
  const date = (iso: string) => <time dateTime={iso}>{formatDay(iso, language, 'medium')}</time>;
  const columns: Column<NoticeRow, (typeof shape.sorts)[number]>[] = [
    { label: t('notices.kind'), cell: ({ kind }) => t(`notices.kind.${kind}`) },
    {
      label: t('notices.person'),
      sort: 'email',
      cell: ({ name, email, user_id: userId }) => (
        <>
          <PersonLink email={email} userId={userId} />
          <span className="block text-muted">{name}</span>
        </>
      ),
    },
    { label: t('notices.contract'), cell: ({ contract }) => contract },
    { label: t('notices.received'), sort: 'received_at', cell: ({ received_at: at }) => date(at) },
    {
      label: t('notices.due'),
      sort: 'due_at',
      cell: ({ due_at: due, settled_at: settled }) => (
        <>
          {date(due)}
          {settled === null && Date.parse(due) < Date.now() && (
            <span className="block text-danger">{t('notices.overdue')}</span>
          )}
        </>
      ),
    },
    {
      label: tTable('table.actions'),
      cell: (notice) => (
        <Button
          variant="quiet"
          className={cellButtonLook}
          aria-label={t('notices.handle', { email: notice.email })}
          onClick={() => setHandled(notice)}
        >
          {t('notices.handleShort')}
        </Button>
      ),
    },
  ];
  return (
    <div className="mx-auto max-w-6xl px-4 py-10">
      <AdminNav />
      <h1 className="text-3xl font-semibold tracking-tight">{t('notices.title')}</h1>
      <p className="mt-2 mb-6 text-muted">{t('notices.lead')}</p>
      <TableTools
        query={query}
        onQuery={setQuery}
        usual={t('notices.open')}
        filters={[{ value: 'settled', label: t('notices.settled') }]}
      >
        <ExportButton table="notices" query={query} />
      </TableTools>
      <AdminTable
        caption={t('notices.title')}
        columns={columns}
        rows={data?.rows}
        total={data?.total ?? 0}
        query={query}
        onQuery={setQuery}
        words={{ loading: t('notices.loading'), empty: t('notices.none'), failed: t('notices.failed') }}
        failure={isError ? { error, onRetry: () => void refetch() } : undefined}
      />
      {handled !== undefined && <NoticeDialog notice={handled} onClose={() => setHandled(undefined)} />}
    </div>
  );
}
