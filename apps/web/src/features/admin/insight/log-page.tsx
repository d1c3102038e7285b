import type { AuditRow } from '@regelwerk/contract/admin/admin-data';
import { formatMoment } from '@regelwerk/contract/shared/format-moment';
import { paths } from '@regelwerk/contract/shared/paths';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useText } from '../../../i18n/use-text.ts';
import { usePageLocation } from '../../../lib/use-page-location.ts';
import { copy as historyCopy } from '../history/copy.ts';
import { useAct } from '../history/use-act.ts';
import { useSubjectName } from '../history/use-subject-name.ts';
import { AdminPage } from '../table/components/admin-page.tsx';
import { AdminTable, type Column } from '../table/components/admin-table.tsx';
import { ExportButton } from '../table/components/export-button.tsx';
import { PersonLink } from '../table/components/person-link.tsx';
import { useTableQuery } from '../table/use-table-query.ts';
import { ChangedFields } from './components/changed-fields.tsx';
import { copy } from './copy.ts';
import { logQuery } from './queries.ts';

const sorts = ['created_at', 'action', 'actor'] as const;

/** The audit log of admin actions. */
export function LogPage() {
  const t = useText(copy);
  const [language] = useLanguage();
  const actOf = useAct();
  // the log itself lists its actions; until it is loaded, trust the address
  const [actions, setActions] = useState<readonly string[]>();
  const asked = usePageLocation().search.filter;
  const [query, setQuery] = useTableQuery({ sorts, filters: actions ?? (typeof asked === 'string' ? [asked] : []) });
  const list = useQuery(logQuery(query));
  if (list.data !== undefined && actions?.length !== list.data.actions.length) setActions(list.data.actions);
  const columns: Column<AuditRow, (typeof sorts)[number]>[] = [
    {
      label: t('insight.when'),
      sort: 'created_at',
      cell: ({ created_at: at }) => <time dateTime={at}>{formatMoment(at, language, 'short', 'second')}</time>,
    },
    {
      label: t('insight.who'),
      sort: 'actor',
      cell: ({ actor }) => (actor === null ? t('insight.operator') : <PersonLink email={actor} userId={null} />),
    },
    {
      label: t('insight.what'),
      sort: 'action',
      cell: ({ action, reason }) => (
        <>
          <span className="hyphens-auto">{actOf(action)}</span>
          {reason !== null && <span className="block text-muted">{reason}</span>}
        </>
      ),
    },
    { label: t('insight.subject'), cell: (row) => <Subject row={row} /> },
    {
      label: t('insight.changes'),
      cell: (row) => (row.before === null && row.after === null ? null : <Changes row={row} />),
    },
  ];
  return (
    <AdminPage title={t('insight.log')} lead={t('insight.logLead')}>
      <AdminTable
        caption={t('insight.log')}
        columns={columns}
        rows={list.data?.rows}
        query={query}
        onQuery={setQuery}
        list={list}
        words={{ loading: t('insight.loadingLog'), empty: t('insight.noLog'), failed: t('insight.logFailed') }}
        filters={(list.data?.actions ?? []).map((action) => ({ value: action, label: actOf(action) }))}
      >
        <ExportButton table="audit" query={query} />
      </AdminTable>
    </AdminPage>
  );
}

/** The object of a line by its name, with a link to its page; without a name, its id. */
function Subject({ row: { subject, subject_kind: kind, subject_name: name } }: { row: AuditRow }) {
  const t = useText(historyCopy);
  const nameOf = useSubjectName();
  if (kind === null || name === null) return <code className="break-all">{subject}</code>;
  return (
    <>
      <span className="block text-xs text-muted">{t(`subject.${kind}`)}</span>
      {kind === 'order' && (
        <Link to={paths.adminOrder} search={{ id: subject }} className="break-words underline underline-offset-4">
          {name}
        </Link>
      )}
      {kind === 'person' && <PersonLink email={name} userId={subject} />}
      {kind !== 'order' && kind !== 'person' && <span className="break-words">{nameOf(kind, name)}</span>}
    </>
  );
}

function Changes({ row: { before, after } }: { row: AuditRow }) {
  const t = useText(copy);
  return (
    <details>
      <summary className="cursor-pointer py-1 underline underline-offset-4">{t('insight.show')}</summary>
      {[[t('insight.before'), before] as const, [t('insight.after'), after] as const].map(
        ([label, value]) =>
          value !== null && (
            <div key={label} className="mt-1">
              <p className="text-xs text-muted">{label}</p>
              <ChangedFields fields={value} />
            </div>
          ),
      )}
    </details>
  );
}
