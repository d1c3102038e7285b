import type { ContentText } from '@regelwerk/contract/admin-content';
import { languageName } from '@regelwerk/contract/language-name';
import { interfaceLanguages } from '@regelwerk/contract/languages';
import { useQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { AdminTable, type Column } from '../../table/components/admin-table.tsx';
import { TableTools } from '../../table/components/table-tools.tsx';
import { copy as tableCopy } from '../../table/copy.ts';
import { useTableQuery } from '../../table/use-table-query.ts';
import { copy } from '../copy.ts';
import { textsQuery } from '../queries.ts';
import { TextDialog } from './text-dialog.tsx';

const shape = { sorts: ['key'] } as const;

/** The texts that replace built-in ones. */
export function TextsSection() {
  const t = useText(copy);
  const [reader] = useLanguage();
  const tTable = useText(tableCopy);
  const [query, setQuery] = useTableQuery(shape);
  const { data, isError, error, refetch } = useQuery(textsQuery(query));
  const [edited, setEdited] = useState<ContentText | 'new'>();
  const said = (value: string | null) => value ?? <span className="text-muted">({t('content.builtIn')})</span>;
  const columns: Column<ContentText, (typeof shape.sorts)[number]>[] = [
    { label: t('content.key'), cell: ({ id }) => <code className="break-all">{id}</code> },
    ...interfaceLanguages.map((language) => ({
      label: languageName(language, reader),
      cell: (text: ContentText) => said(text[language]),
    })),
    {
      label: tTable('table.actions'),
      cell: (text) => (
        <Button
          variant="quiet"
          className="-my-1"
          aria-label={t('content.editText', { key: text.id })}
          onClick={() => setEdited(text)}
        >
          <Pencil className="size-4" aria-hidden="true" />
        </Button>
      ),
    },
  ];
  return (
    <section>
      <h2 className="text-lg font-semibold">{t('content.texts')}</h2>
      <p className="mb-4 text-sm text-muted">{t('content.textsLead')}</p>
      <TableTools query={query} onQuery={setQuery}>
        <Button onClick={() => setEdited('new')}>{t('content.newText')}</Button>
      </TableTools>
      <AdminTable
        caption={t('content.texts')}
        columns={columns}
        rows={data?.rows}
        total={data?.total ?? 0}
        query={query}
        onQuery={setQuery}
        words={{ loading: t('content.loadingTexts'), empty: t('content.noTexts'), failed: t('content.textsFailed') }}
        failure={isError ? { error, onRetry: () => void refetch() } : undefined}
      />
      {edited !== undefined && (
        <TextDialog text={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
      )}
    </section>
  );
}
