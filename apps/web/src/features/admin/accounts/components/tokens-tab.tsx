import type { AdminUser } from '@regelwerk/contract/admin/admin-users';
import { formatMoment } from '@regelwerk/contract/shared/format-moment';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { cellButtonLook } from '../../../../ui/cell-button-look.ts';
import { AdminTable, type Column } from '../../table/components/admin-table.tsx';
import { ExportButton } from '../../table/components/export-button.tsx';
import { PersonLink } from '../../table/components/person-link.tsx';
import { copy as tableCopy } from '../../table/copy.ts';
import { useTableQuery } from '../../table/use-table-query.ts';
import { copy } from '../copy.ts';
import { usersQuery } from '../queries.ts';
import { AddTokens } from './add-tokens.tsx';

const shape = { sorts: ['created_at', 'email', 'tokens', 'last_sign_in_at'] } as const;

/** All balances, and the form that adjusts one. */
export function TokensTab() {
  const t = useText(copy);
  const tTable = useText(tableCopy);
  const [language] = useLanguage();
  const [query, setQuery] = useTableQuery(shape);
  const list = useQuery(usersQuery(query));
  const [chosenId, setChosenId] = useState<string>();
  const form = useRef<HTMLElement>(null);
  const chosen = list.data?.users.find(({ id }) => id === chosenId);
  const choose = ({ id }: AdminUser) => {
    setChosenId(id);
    form.current?.querySelectorAll('input')[1]?.focus();
  };
  const columns: Column<AdminUser, (typeof shape.sorts)[number]>[] = [
    { label: t('people.userEmail'), sort: 'email', cell: ({ email, id }) => <PersonLink email={email} userId={id} /> },
    { label: t('people.name'), cell: ({ name }) => name },
    { label: t('people.tokens'), sort: 'tokens', cell: ({ tokensRemaining }) => tokensRemaining },
    {
      label: t('people.lastSignIn'),
      sort: 'last_sign_in_at',
      cell: ({ lastSignInAt: at }) =>
        at === null ? t('people.never') : <time dateTime={at}>{formatMoment(at, language, 'short')}</time>,
    },
    {
      label: tTable('table.actions'),
      cell: (user) => (
        <Button
          variant={user.id === chosenId ? 'secondary' : 'quiet'}
          className={cellButtonLook}
          aria-label={t('people.choose', { email: user.email })}
          aria-pressed={user.id === chosenId}
          onClick={() => choose(user)}
        >
          {t('people.chooseShort')}
        </Button>
      ),
    },
  ];
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,20rem)]">
      <section className="min-w-0">
        <h2 className="mb-4 text-lg font-semibold">{t('people.balances')}</h2>
        <AdminTable
          caption={t('people.balances')}
          columns={columns}
          rows={list.data?.users}
          query={query}
          onQuery={setQuery}
          list={list}
          words={{ loading: t('people.loadingUsers'), empty: t('people.noUsers'), failed: t('people.usersFailed') }}
          reason={t('people.unknown')}
        >
          <ExportButton table="balances" query={query} />
          <Button variant="secondary" isBusy={list.isFetching} onClick={() => void list.refetch()}>
            {t('people.refresh')}
          </Button>
        </AdminTable>
      </section>
      <section ref={form} className="self-start rounded-card border border-line bg-surface p-5">
        <h2 className="mb-4 text-lg font-semibold">{t('people.addTitle')}</h2>
        <AddTokens user={chosen} isOfTable />
      </section>
    </div>
  );
}
