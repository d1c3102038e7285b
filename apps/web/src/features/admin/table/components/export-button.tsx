import type { AdminDataRequest, ExportTable } from '@regelwerk/contract/admin/admin-data';
import { useMutation } from '@tanstack/react-query';
import { useText } from '../../../../i18n/use-text.ts';
import { callFunction } from '../../../../lib/call-function.ts';
import { download } from '../../../../lib/download.ts';
import type { FunctionError } from '../../../../lib/function-error.ts';
import { Button } from '../../../../ui/button.tsx';
import { notify } from '../../../../ui/notify.ts';
import { copy } from '../copy.ts';
import type { TableQuery } from '../model.ts';

const byteOrderMark = '\ufeff';

/** Downloads the rows of the table, from all of its pages, as a file. */
export function ExportButton({
  table,
  query,
  more = {},
  label,
}: {
  table: ExportTable;
  query: Pick<TableQuery, 'search' | 'filter'>;
  /** Further filters of the list. */
  more?: Pick<Extract<AdminDataRequest, { action: 'export' }>, 'kind' | 'from' | 'to'>;
  /** Needed if there are several exports to choose from. */
  label?: string;
}) {
  const t = useText(copy);
  const { mutate, isPending } = useMutation<string, FunctionError, void>({
    mutationFn: () =>
      callFunction('admin-data', { action: 'export', table, search: query.search, filter: query.filter, ...more }),
    onSuccess: (csv) => {
      if (csv === '') notify({ title: t('table.exportEmpty') });
      // decoding removed the byte order mark, without which spreadsheets misread umlauts
      else download(`${table}.csv`, byteOrderMark + csv, 'text/csv');
    },
    onError: () => notify({ title: t('table.exportFailed'), isError: true }),
  });
  return (
    <Button variant="secondary" isBusy={isPending} onClick={() => mutate()}>
      {isPending ? t('table.exporting') : (label ?? t('table.export'))}
    </Button>
  );
}
