import type { NoticeRow } from '@regelwerk/contract/admin/admin-notices';
import { formatDay } from '@regelwerk/contract/shared/format-day';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { cellButtonLook } from '../../../ui/cell-button-look.ts';
import { AdminPage } from '../table/components/admin-page.tsx';
import { AdminTable, type Column } from '../table/components/admin-table.tsx';
import { ExportButton } from '../table/components/export-button.tsx';
import { PersonLink } from '../table/components/person-link.tsx';
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
  const [language] = useLanguage();
  const [query, setQuery] = useTableQuery(shape);
  const list = useQuery(noticesQuery(query));
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
    <AdminPage title={t('notices.title')} lead={t('notices.lead')}>
      <AdminTable
        caption={t('notices.title')}
        columns={columns}
        rows={list.data?.rows}
        query={query}
        onQuery={setQuery}
        list={list}
        words={{ loading: t('notices.loading'), empty: t('notices.none'), failed: t('notices.failed') }}
        usual={t('notices.open')}
        filters={[{ value: 'settled', label: t('notices.settled') }]}
      >
        <ExportButton table="notices" query={query} />
      </AdminTable>
      {handled !== undefined && <NoticeDialog notice={handled} onClose={() => setHandled(undefined)} />}
    </AdminPage>
  );
}
