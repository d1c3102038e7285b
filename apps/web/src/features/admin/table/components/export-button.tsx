import type { ExportTable } from '@regelwerk/contract/admin-data';
import { useMutation } from '@tanstack/react-query';
import { useText } from '../../../../i18n/use-text.ts';
import { callFunction } from '../../../../lib/call-function.ts';
import { download } from '../../../../lib/download.ts';
import type { FunctionError } from '../../../../lib/function-error.ts';
import { Button } from '../../../../ui/button.tsx';
import { notify } from '../../../../ui/toast.tsx';
import { copy } from '../copy.ts';
import type { TableQuery } from '../model.ts';

const byteOrderMark = '\ufeff';

/** Hands the rows that the table shows, on all of its pages, to the browser as a file. */
export function ExportButton({
  table,
  query,
  label,
}: {
  table: ExportTable;
  query: Pick<TableQuery, 'search' | 'filter'>;
  /** Where there is more than one to choose from. */
  label?: string;
}) {
  const t = useText(copy);
  const { mutate, isPending } = useMutation<string | null, FunctionError, void>({
    mutationFn: () =>
      callFunction<string>('admin-data', { view: 'export', table, search: query.search, filter: query.filter }),
    onSuccess: (csv) => {
      if (csv === null || csv === '') void notify({ title: t('table.exportEmpty') });
      // reading it as text has taken the mark off, without which spreadsheets take umlauts for something else
      else download(`${table}.csv`, byteOrderMark + csv, 'text/csv');
    },
    onError: () => void notify({ title: t('table.exportFailed'), isError: true }),
  });
  return (
    <Button variant="secondary" disabled={isPending} onClick={() => mutate()}>
      {isPending ? t('table.exporting') : (label ?? t('table.export'))}
    </Button>
  );
}
